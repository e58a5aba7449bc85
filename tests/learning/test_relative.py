"""A table seen from one's own chair: whoever sits there sees the same, and may do the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.agenda import FRAME
from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import (
    absolute_actions,
    absolute_seat,
    perspective,
    relative_actions,
    relative_seat,
)
from kotatsu.engine.relative_record import FRAMES_SHOWN, relative_record
from kotatsu.envs.relative_batch_env import every_table, open_relative_batch
from kotatsu.envs.relative_observation import relative_layout

SYMMETRIC = [slug for slug in kotatsu.GAMES if slug != "kikai"]
"""In KIKAI a seat is a colour, and each colour has its own side of the street."""


def turned(game: Game, s: Any, by: int) -> Any:
    """The same table with everybody moved on by some chairs."""
    about, other = perspective(game), s.copy()
    fields = game.rules.State.fields
    for name, axis in about.by_seat.items():
        for index in fields[name].indices():
            to = (*index[:axis], relative_seat(index[axis], -by % s.seats, s.seats), *index[axis + 1 :])
            _write(other, name, to, _read(s, name, index))
    for name in set(about.holds_seat):
        for index in fields[name].indices():
            _write(other, name, index, relative_seat(_read(other, name, index), -by % s.seats, s.seats))
    for row in range(getattr(s, "agenda_size", 0)):
        for item in about.frame_seats.get(s.agenda[row, 0], ()):
            other.agenda[row, item] = relative_seat(s.agenda[row, item], -by % s.seats, s.seats)
    return other


def _read(s: Any, name: str, index: tuple[int, ...]) -> int:
    value = getattr(s, name)
    return int(value[index if len(index) > 1 else index[0]]) if index else int(value)


def _write(s: Any, name: str, index: tuple[int, ...], value: int) -> None:
    if index:
        getattr(s, name)[index if len(index) > 1 else index[0]] = value
    else:
        setattr(s, name, value)


def marks(game: Game, s: Any) -> bytes:
    """What the actor may do, as it counts seats."""
    mask = bytearray(game.actions.count)
    game.rules.legal(s, mask)
    return bytes(mask[action] for action in absolute_actions(game)[s.seats, s.actor])


@pytest.mark.parametrize("slug", SYMMETRIC)
def test_a_turned_table_plays_on_like_the_first(slug: str) -> None:
    """Rules know no seat by its number: what a perspective forgets to declare breaks this."""
    game, picker = kotatsu.load(slug), random.Random(slug)
    for seats in game.seat_counts:
        s = kotatsu.new(slug, seats=seats, seed=seats).state
        for _ in range(60):
            if s.actor < 0:
                break
            other = turned(game, s, 1)
            assert marks(game, other) == marks(game, s)
            own = relative_record(game).observe(s, s.actor)
            assert own[1:].tolist() == relative_record(game).observe(other, other.actor)[1:].tolist()
            chosen = picker.choice([action for action, is_legal in enumerate(marks(game, s)) if is_legal])
            first, second = (int(absolute_actions(game)[one.seats, one.actor, chosen]) for one in (s, other))
            game.rules.step(s, first)
            game.rules.step(other, second)
            if s.actor >= 0:
                assert relative_seat(other.actor, s.actor, seats) == 1


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_the_viewer_comes_first(slug: str) -> None:
    game = kotatsu.load(slug)
    match = kotatsu.new(slug, seats=game.seats[1], seed=2)
    for _ in range(7):
        match.play(match.legal()[0])
    seat = match.actor
    named = relative_layout(game).named(relative_layout(game).observe(match.view(seat), seat))
    assert named["actor"].tolist() == [0]
    assert named["observer"].tolist() == [seat]
    for name, axis in perspective(game).by_seat.items():
        field = np.array(getattr(match.view(seat), name).tolist())
        assert np.take(named[name], 0, axis=axis).tolist() == np.take(field, seat, axis=axis).tolist()


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_the_compiled_batch_shows_what_the_interpreter_shows(slug: str) -> None:
    """Observations, whole records and masks of mixed tables, from the chair of whoever decides."""
    game, record = kotatsu.load(slug), relative_record(kotatsu.load(slug))
    batch = open_relative_batch(slug, games=2 * len(every_table(game)), seed=5)
    rows, picker = batch.arrays, np.random.default_rng(1)
    for _ in range(25):
        batch.step((picker.random(rows.masks.shape) * rows.masks).argmax(axis=1))
    for place in range(batch.games):
        s = game.rules.State(batch._work.states[place].tobytes())
        assert s.seats == batch.tables[batch.table_of[place]].seats
        assert rows.wholes[place].tolist() == record.observe(s, s.actor).tolist()
        assert bytes(rows.masks[place]) == marks(game, s)
        game.hide(s, s.actor)
        assert rows.observations[place].tolist() == record.observe(s, s.actor).tolist()


def test_actions_turn_back_and_forth() -> None:
    game = kotatsu.load("pikit")
    steal = game.actions.parse("steal card=4 victim=0")
    for seats in game.seat_counts:
        for viewer in range(seats):
            relative = int(relative_actions(game)[seats, viewer, steal])
            assert game.actions.values(relative)["victim"] == (0 - viewer) % seats
            assert absolute_actions(game)[seats, viewer, relative] == steal
    assert absolute_seat(1, 2, 3) == 0
    assert relative_seat(-1, 2, 3) == -1


def test_the_agenda_is_told_from_its_top() -> None:
    match = kotatsu.new("kyudo", seats=3, seed=1)
    seen = relative_layout(match.game).named(relative_record(match.game).observe(match.state, match.actor))
    top = match.state.agenda_size - 1
    assert seen["agenda"].shape == (FRAMES_SHOWN, FRAME)
    assert seen["agenda"][0, 0] == match.state.agenda[top, 0]


@pytest.mark.parametrize("slug", ["pikit", "king-of-tokyo"])
def test_environments_speak_from_the_agents_chair(slug: str) -> None:
    """The same game, once by seat numbers and once from each chair, with the same choices."""
    pytest.importorskip("pettingzoo")
    from kotatsu import envs

    game = kotatsu.load(slug)
    plain, own = (envs.aec(slug, game.seats[1], relative=relative) for relative in (False, True))
    plain.reset(seed=4)
    own.reset(seed=4)
    picker = random.Random(4)
    for _ in range(80):
        if plain.position.over:
            break
        agent, seat = own.agent_selection, own.position.actor
        seen = own.observe(agent)
        assert relative_layout(game).named(seen["observation"])["actor"].tolist() == [0]
        chosen = picker.choice(seen["action_mask"].nonzero()[0].tolist())
        plain.step(int(absolute_actions(game)[game.seats[1], seat, chosen]))
        own.step(chosen)
        assert own.position.state.to_bytes() == plain.position.state.to_bytes()
