"""The record, chance, parts and agenda: the pieces that every game stands on."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kotatsu
from kotatsu.engine.agenda import AgendaState, pop, push, top_frame
from kotatsu.engine.batch import seed_of, seeded_words
from kotatsu.engine.chance import next_word, random_below, seed_rng
from kotatsu.engine.compiler.call_graph import collect
from kotatsu.engine.errors import PartsError, RecordError
from kotatsu.engine.events import EVERYONE, all_but
from kotatsu.engine.layout import GameState, Grid, Row, public
from kotatsu.engine.parts import changed_parts, grid, load_parts


class Small(GameState):
    """A record with a field of every kind."""

    wide: int = public.i32()
    row: Row = public.i16(3)
    grid: Grid = public.i8(2, 3)
    small: int = public.i8()


def test_record_and_dtype_are_the_same_bytes() -> None:
    s = Small()
    s.seats, s.actor, s.wide, s.small = 3, -1, -70000, 5
    s.row[2] = -300
    s.grid[1, 2] = 7
    seen = np.frombuffer(s.to_bytes(), dtype=Small.dtype())[0]
    assert (seen["seats"], seen["actor"], seen["wide"], seen["small"]) == (3, -1, -70000, 5)
    assert seen["row"].tolist() == [0, 0, -300]
    assert seen["grid"].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert Small(s.to_bytes()).to_dict() == s.to_dict()


def test_what_does_not_fit_raises_and_names_the_field() -> None:
    s = Small()
    s.small = 200
    with pytest.raises(RecordError, match="small = 200"):
        s.to_bytes()
    with pytest.raises(ValueError, match="memoryview"):
        s.grid[0, 0] = 200
    with pytest.raises(RecordError, match="bytes"):
        Small(b"123")


def test_copies_share_nothing() -> None:
    s = Small()
    twin = s.copy()
    twin.row[0] = twin.wide = 4
    assert s.row[0] == s.wide == 0


def test_xoshiro_matches_the_published_generator() -> None:
    """First outputs of the reference xoshiro128** from the state 1, 2, 3, 4."""
    words = [1, 2, 3, 4]
    assert [next_word(words) for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**64 - 1))
def test_draws_are_in_range(n: int, seed: int) -> None:
    words = [0] * 4
    seed_rng(words, seed)
    assert 0 <= random_below(words, n) < n


def test_draws_are_fair() -> None:
    """Chi-square of 60,000 throws of a die, far inside its 99.9 % bound of 20.5 for five degrees of freedom."""
    words = [0] * 4
    seed_rng(words, 12)
    counts = [0] * 6
    for _ in range(60_000):
        counts[random_below(words, 6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


@given(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=5))
def test_many_seeds_are_planted_as_one_is(seeds: list[int]) -> None:
    rows = seeded_words(np.array(seeds, np.uint64))
    for seed, row in zip(seeds, rows, strict=True):
        words = [0] * 4
        seed_rng(words, seed)
        assert row.tolist() == words


def test_seeds_of_a_study_do_not_meet() -> None:
    assert len({seed_of(study, index) for study in range(20) for index in range(500)}) == 10_000


def test_agenda_is_a_stack_that_leaves_no_trace() -> None:
    s = AgendaState()
    before = s.to_bytes()
    push(s, 4, 1, 2, 3)
    push(s, 5)
    assert (top_frame(s, 0), s.agenda_size) == (5, 2)
    pop(s)
    assert [top_frame(s, item) for item in range(4)] == [4, 1, 2, 3]
    pop(s)
    assert s.to_bytes() == before


def test_audiences() -> None:
    match = kotatsu.new("tiki-topple", seed=1)
    public, private, others = (
        match.game.events.decode((audience, 0, 1, 0, 0, 0)) for audience in (EVERYONE, 1, all_but(1))
    )
    assert [[event.visible_to(seat) for seat in (-1, 0, 1)] for event in (public, private, others)] == [
        [True, True, True],
        [False, False, True],
        [True, True, False],
    ]


def test_parts_can_be_changed_and_wrong_paths_say_what_exists() -> None:
    rules = str(kotatsu.load("tiki-topple").folder / "rules.py")
    with changed_parts({"cards.toast.copies": "2", "scoring.points": "[10, 5, 2]"}):
        parts = load_parts(rules)
    assert parts["cards"][6]["copies"] == 2
    assert parts["scoring"]["points"] == [10, 5, 2]
    assert load_parts(rules)["cards"][6]["copies"] == 1
    for where, value, said in (
        ("cards.fly.copies", "1", "no 'fly'; there are up1"),
        ("cards.toast.price", "1", "no 'price'; there are id, copies"),
        ("cards.toast.copies", "many", "copies' is 1, int; 'many' is str"),
        ("nothing", "1", "no 'nothing'; there are pole"),
    ):
        with changed_parts({where: value}), pytest.raises(PartsError) as caught:
            load_parts(rules)
        assert said in str(caught.value)


def test_tables_of_constants_are_read_only_rectangles() -> None:
    table = grid([[1, 2], [3, 4]])
    assert table[1, 0] == 3
    with pytest.raises(TypeError):
        table[1, 0] = 5
    with pytest.raises(PartsError, match="differ in length"):
        grid([[1], [2, 3]])


def test_the_forge_refuses_recursion() -> None:
    with pytest.raises(RecursionError, match="calls itself"):
        collect(kotatsu.load("tiki-topple"), calls_itself)


def calls_itself(n: int) -> int:
    return calls_itself(n - 1) if n else 0
