"""`Columns.expand` as one GPU kernel."""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl

ROWS, COLUMNS = 32, 128
"""The part of the input that one block writes."""


@triton.jit  # type: ignore[untyped-decorator]
def _write(codes, place, value, scale, out, rows, places, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):  # type: ignore[no-untyped-def]  # noqa: N803
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    inside = (row < rows)[:, None] & (column < columns)[None, :]
    at = tl.load(place + column, mask=column < columns, other=0)
    wanted = tl.load(value + column, mask=column < columns, other=0)
    unit = tl.load(scale + column, mask=column < columns, other=0.0)
    code = tl.load(codes + row[:, None] * places + at[None, :], mask=inside, other=0).to(tl.int32)
    hot = (code == wanted[None, :]).to(tl.float32)
    number = code.to(tl.float32) * unit[None, :]
    result = tl.where(wanted[None, :] >= 0, hot, number)
    tl.store(out + row[:, None] * columns + column[None, :], result.to(tl.bfloat16), mask=inside)


def expand(codes: Any, place: Any, value: Any, scale: Any) -> Any:
    """The input for these codes."""
    rows, places = codes.shape
    columns = place.shape[0]
    out = torch.empty((rows, columns), dtype=torch.bfloat16, device=codes.device)
    grid = (triton.cdiv(rows, ROWS), triton.cdiv(columns, COLUMNS))
    _write[grid](codes.contiguous(), place, value, scale, out, rows, places, columns, ROWS=ROWS, COLUMNS=COLUMNS)
    return out
