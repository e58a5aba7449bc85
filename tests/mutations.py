"""Damaged JSON for tests: one value exchanged, one key removed, text cut off or overwritten."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

ODD_VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    2**31,
    2**63,
    2**200,
    float("nan"),
    float("inf"),
    "",
    "x",
    "²",
    "\ud800",
    "\u0000",
    "9" * 5000,
    [],
    [[]],
    {},
    {"a": {"b": {}}},
    [None],
    [-1, 2**40],
]


def damaged_texts(text: str, count: int, seed: int) -> Iterator[str]:
    """Texts that differ from a JSON text in one place."""
    chooser = random.Random(seed)
    whole = json.loads(text)
    for _ in range(count):
        kind = chooser.random()
        if kind < 0.7:
            yield json.dumps(_with_one_change(whole, chooser))
        elif kind < 0.85:
            yield text[: chooser.randrange(len(text))]
        else:
            place = chooser.randrange(len(text))
            yield text[:place] + chooser.choice('{}[],:"\\0x9\ufffd\u0000') + text[place + 1 :]


def _with_one_change(whole: Any, chooser: random.Random) -> Any:
    changed = copy.deepcopy(whole)
    holder, key = chooser.choice(list(_places(changed)))
    if chooser.random() < 0.2:
        del holder[key]
    elif isinstance(holder, list) and chooser.random() < 0.2:
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        holder[key] = chooser.choice(ODD_VALUES)
    return changed


def _places(value: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Every place of a value in which another could stand; of long lists the first few."""
    keys = list(value) if isinstance(value, dict) else range(min(len(value), 4))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from _places(value[key], depth + 1)
