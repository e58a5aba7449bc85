"""`bench.play_moves`: its moves are made, by requests and over a play connection."""

from __future__ import annotations

import cProfile
import pstats
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
import uvloop

from bench.play_moves import WAYS, measure
from kotatsu.web.tables import moves

TABLES, ROUNDS = 3, 4


@pytest.mark.parametrize("way", WAYS)
def test_as_many_moves_are_counted_as_were_asked_for(way: str) -> None:
    profiler = cProfile.Profile()

    @contextmanager
    def counting() -> Iterator[None]:
        with profiler:
            yield

    uvloop.run(measure(Namespace(game="tiki-topple", way=way, tables=TABLES, rounds=ROUNDS), counting))
    told = cast(Any, pstats.Stats(profiler)).stats
    tried = {name: calls for (file, _, name), (_, calls, *_) in told.items() if file == moves.__file__}
    assert tried["try_decision"] == TABLES * ROUNDS
    assert tried["adopt_stored"] == TABLES * ROUNDS
