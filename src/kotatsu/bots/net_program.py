"""A net as a program for the compiler: the same sums as `kotatsu.bots.net`, in loops that machine code runs fast."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kotatsu.bots.net import Tower


class TowerArrays(NamedTuple):
    """A tower laid out for loops: weights by input, so that every inner loop runs along memory."""

    places: Any
    low: Any
    last: Any
    starts: Any
    table: Any
    bias: Any
    layers: Any
    layer_biases: Any
    head: Any
    head_bias: Any


def tower_arrays(tower: Tower) -> TowerArrays:
    """A tower's arrays for the program."""
    encoding = tower.encoding
    return TowerArrays(
        encoding.places,
        encoding.low,
        (encoding.counts - 1).astype(np.int32),
        encoding.starts,
        tower.table,
        tower.bias,
        np.ascontiguousarray(np.stack([weights.T for weights, _ in tower.layers])),
        np.stack([bias for _, bias in tower.layers]),
        np.ascontiguousarray(tower.head.T),
        tower.head_bias,
    )


def run_tower(t: TowerArrays, observation: Any, hidden: Any, out: Any) -> None:
    """Write the outputs for an observation; `hidden` is room for two layers."""
    add_rows(t, observation, hidden)
    width = len(t.bias)
    for layer in range(len(t.layers)):
        for unit in range(width):
            hidden[1, unit] = t.layer_biases[layer, unit]
        for source in range(width):
            given = hidden[0, source]
            if given != 0.0:
                for unit in range(width):
                    hidden[1, unit] += given * t.layers[layer, source, unit]
        for unit in range(width):
            hidden[0, unit] += max(hidden[1, unit], 0.0)
    for output in range(len(t.head_bias)):
        out[output] = t.head_bias[output]
    for source in range(width):
        given = hidden[0, source]
        if given != 0.0:
            for output in range(len(t.head_bias)):
                out[output] += given * t.head[source, output]


def add_rows(t: TowerArrays, observation: Any, hidden: Any) -> None:
    """The first layer: one row of the table for each place."""
    width = len(t.bias)
    for unit in range(width):
        hidden[0, unit] = t.bias[unit]
    for place in range(len(t.places)):
        code = min(max(observation[t.places[place]] - t.low[place], 0), t.last[place])
        row = t.starts[place] + code
        for unit in range(width):
            hidden[0, unit] += t.table[row, unit]
    for unit in range(width):
        hidden[0, unit] = max(hidden[0, unit], 0.0)
