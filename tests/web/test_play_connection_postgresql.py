"""Play connections to two workers of one PostgreSQL: one table, a seat at each."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kotatsu.engine.match import Match
from tests.web import postgres
from tests.web.play_lines import STATES, move, play_wire
from tests.web.servers import Inside, inside
from tests.web.tables import people

pytestmark = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[Inside, Inside]]:
    with postgres.postgresql() as url, inside(url, keep_alive=5.0) as first, inside(url, keep_alive=5.0) as second:
        yield first, second


def test_a_game_is_played_between_two_workers(workers: tuple[Inside, Inside]) -> None:
    """Each seat hears of the other's moves in order, and each move counts once."""
    seats, chance = people(workers[0]), random.Random(3)
    with play_wire(workers[0]) as one, play_wire(workers[1]) as two:
        wires = (one, two)
        lines = [wire.subscribe(0, seat) for wire, seat in zip(wires, seats, strict=True)]
        while not lines[0]["over"]:
            acting = next(seat for seat in (0, 1) if lines[seat]["legal"])
            wires[acting].send(move(lines[acting], action=chance.choice(lines[acting]["legal"])))
            told = [wire.next(*STATES) for wire in wires]
            assert [line["ply"] for line in told] == [lines[0]["ply"] + 1] * 2
            lines = told
        assert [wire.next("ended")["reason"] for wire in wires] == ["over", "over"]
    assert Match.replay(seats[0].record()).result() == lines[1]["result"]
