"""From codes to the first layer's input: a column for every value that a place can have, and one for its size.

A one-hot row times a matrix is a sum of gathered rows. On a GPU the matrix product over a row of ones and zeros was
the cheaper of the two by the counts of bytes and operations, so the row is written out, in one kernel where Triton
works.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from kotatsu.bots.net import Encoding

ALIGNMENT = 64
"""Columns are filled up to a multiple of this, which tensor cores like."""


class Columns:
    """What each column of the input stands for, on a device."""

    def __init__(self, encoding: Encoding, device: str) -> None:
        self.encoding = encoding
        self.rows, self.places = encoding.rows, len(encoding.places)
        self.count = -(-(self.rows + self.places) // ALIGNMENT) * ALIGNMENT
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        place = np.repeat(np.arange(self.places), encoding.counts)
        value = np.arange(self.rows) - np.repeat(encoding.starts, encoding.counts)
        scale = 1.0 / np.maximum(encoding.counts - 1, 1)
        padding = self.count - self.rows - self.places
        self.place = _tensor(np.concatenate([place, np.arange(self.places), np.zeros(padding)]), torch.int32, device)
        self.value = _tensor(np.concatenate([value, np.full(self.places + padding, -1)]), torch.int32, device)
        self.scale = _tensor(np.concatenate([np.zeros(self.rows), scale, np.zeros(padding)]), torch.float32, device)
        self.sizes = _tensor((value * scale[place])[:, None], torch.float32, device)
        self.starts = _tensor(encoding.starts, torch.int64, device)
        self.observed = _tensor(encoding.places, torch.int64, device)
        self.low = _tensor(encoding.low, torch.int16, device)
        self.last = _tensor(encoding.counts - 1, torch.int16, device)
        self.expand = self._fused() or self._plain

    def codes(self, observations: Any) -> Any:
        """Observations (games x width) as codes: for each place, which of its values it has."""
        shifted = observations.index_select(1, self.observed) - self.low
        return torch.minimum(shifted.clamp_(min=0), self.last).to(torch.uint8)

    def applied(self, layer: Any, codes: Any) -> Any:
        """A first layer's outputs for these codes. A core adds the rows that are set; a GPU multiplies them all."""
        if self.dtype == torch.bfloat16:
            return layer(self.expand(codes))
        weights = layer.weight.T
        sizes = weights[self.rows : self.rows + self.places].index_select(0, self.place[: self.rows].long())
        table = weights[: self.rows] + self.sizes * sizes
        return functional.embedding_bag(self.starts + codes, table, mode="sum") + layer.bias

    def _plain(self, codes: Any) -> Any:
        """The input for these codes, by plain tensor operations."""
        gathered = codes.index_select(1, self.place.long())
        hot = (gathered == self.value).to(self.dtype)
        return torch.where(self.value < 0, gathered.to(self.dtype) * self.scale.to(self.dtype), hot)

    def _fused(self) -> Any:
        """The same in one kernel, or None where Triton does not work or disagrees."""
        if self.dtype != torch.bfloat16:
            return None
        try:
            from kotatsu.learning.columns_triton import expand

            def fused(codes: Any) -> Any:
                return expand(codes, self.place, self.value, self.scale)

            codes = torch.randint(0, 3, (300, self.places), dtype=torch.uint8, device="cuda")
            agrees = torch.allclose(fused(codes).float(), self._plain(codes).float(), atol=1e-2)
            return fused if agrees else None
        except Exception as error:  # any failure of an optional compiler: the plain way is always there
            print(f"Triton is not used: {error}", flush=True)
            return None


def _tensor(array: Any, dtype: Any, device: str) -> Any:
    return torch.as_tensor(np.asarray(array), dtype=dtype, device=device)
