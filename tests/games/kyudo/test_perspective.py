"""The record from an archer's own chair: the same table turned by one seat looks the same one chair further."""

from __future__ import annotations

from itertools import count

from kotatsu.engine.agenda import FIRST, push
from kotatsu.engine.relative_record import relative_record
from kotatsu.games.kyudo import GAME
from kotatsu.games.kyudo.state import Frame, State
from tests.games.kyudo.positions import grouping

NOT_BY_SEAT = {"rng", "agenda", "centre", "face", "used", "powered"}
"""Array fields that hold nothing for each seat; all others do."""
SEATS = 3


def table(shift: int) -> State:
    """A position in which every item is another number, everybody sitting `shift` chairs further."""
    s: State = grouping("red red blue arrow", seats=SEATS).state
    numbers = count(1)
    for name, field in s.fields.items():
        if field.shape and name not in NOT_BY_SEAT:
            for seat in range(SEATS):
                place = (seat + shift) % SEATS
                if len(field.shape) == 1:
                    getattr(s, name)[place] = next(numbers)
                for item in range(field.shape[1]) if len(field.shape) == 2 else ():
                    getattr(s, name)[place, item] = next(numbers)
    for name, seat in {"actor": 0, "active": 0, "starter": 1, "die_holder": 2, "pointer_holder": 1}.items():
        setattr(s, name, (seat + shift) % SEATS)
    push(s, Frame.USE_SHIELD, (2 + shift) % SEATS, 4)
    return s


def test_a_turned_table_looks_the_same_one_chair_further() -> None:
    record = relative_record(GAME)
    for seat in range(SEATS):
        first = record.observe(table(0), seat)[1:]
        for shift in range(1, SEATS):
            assert first.tolist() == record.observe(table(shift), (seat + shift) % SEATS)[1:].tolist()
    assert table(0).agenda[table(0).agenda_size - 1, FIRST] == 2
