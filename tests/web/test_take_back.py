"""Taking back: free until something was drawn or shown, or another has acted; against bots, always."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kotatsu.client import NotAllowed
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.engine.views import view_of
from kotatsu.games import every, load
from kotatsu.web.store.models import EntryRow, TableRow
from kotatsu.web.tables.deal import deal
from kotatsu.web.tables.hidden_cells import (
    HIDDEN,
    GuardedArray,
    InDoubt,
    computed_without_hidden_cells,
    seen_after,
)
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.take_back import NOT_ALLOWED, may_have_shown_something, plies_to_keep
from tests.web.servers import Inside, wait_for
from tests.web.tables import GAME, actor, people, play_first, solo


def test_a_move_can_be_taken_back_until_another_has_acted(site: Inside) -> None:
    seats = people(site)
    first, before = play_first(seats)
    second = actor(seats)
    assert second is not first
    back = first.take_back()
    assert (back.ply, back.line["branch"]) == (0, 1)
    assert back.view.to_bytes() == before.view.to_bytes()
    first.play(back.legal[1])
    play_first(seats)
    with pytest.raises(NotAllowed) as caught:
        first.take_back()
    assert caught.value.reason == "no-take-back"


def test_a_page_from_before_a_take_back_cannot_answer(site: Inside) -> None:
    seats = people(site)
    first, before = play_first(seats)
    first.take_back()
    first.last = before
    with pytest.raises(NotAllowed) as caught:
        first.play(before.legal[0])
    assert caught.value.reason == "stale"


def test_what_was_taken_back_stays_in_the_ledger(site: Inside) -> None:
    seats = people(site)
    first, before = play_first(seats)
    first.take_back()
    first.play(before.legal[1])
    entries = site.do(site.registry.store.entries(first.table))
    assert [entry.kind for entry in entries] == ["move", "take-back", "move"]
    site.registry.forget()
    assert first.look().ply == 1
    assert site.table(first.table).live.branch == 1


def test_against_bots_everything_can_be_taken_back_with_what_the_bots_did_since(site: Inside) -> None:
    seat = solo(site, bots=2)
    for _ in range(3):
        turn = wait_for(lambda: (state := seat.look()).legal and state)
        seat.play(turn.legal[0])
    turn = wait_for(lambda: (state := seat.look()).legal and state)
    back = seat.take_back()
    assert back.ply == turn.ply - 3
    assert back.legal
    again = seat.take_back()
    assert again.ply == turn.ply - 6


def test_nobody_takes_back_for_another_and_not_before_anything_was_done(site: Inside) -> None:
    seats = people(site)
    for seat in seats:
        with pytest.raises(NotAllowed) as caught:
            seat.take_back()
        assert caught.value.reason == "no-take-back"
    first, _ = play_first(seats)
    with pytest.raises(NotAllowed) as caught:
        seats[1 - first.seat].take_back()
    assert caught.value.reason == "no-take-back"


# --- the rule itself, on positions


def live_match(seats: int = 2, seed: int = 4) -> LiveMatch:
    row = TableRow(
        id="x",
        game=GAME,
        version=0,
        seats=seats,
        options={},
        seed=f"{seed:032x}",
        away=0,
        host="",
        created_at=0.0,
        moved_at=0.0,
    )
    deal(row, 0.0)
    return LiveMatch(row)


def follow(live: LiveMatch, action: int) -> None:
    match = live.match.copy()
    match.play(action)
    done = match.plies[-1]
    entry = EntryRow(
        table_id="x",
        number=live.entries,
        kind="move",
        seat=done.seat,
        action=match.game.actions.text(action),
        draws=list(done.draws),
        digest=done.digest,
        keep=0,
        move_id=str(live.entries),
        at=0.0,
    )
    live.apply(entry)


def test_a_ply_that_drew_by_chance_stays() -> None:
    """The last card of a round deals the next one: that cannot be taken back, though nobody has acted since."""
    live = live_match()
    while not live.match.plies or not live.match.plies[-1].draws:
        follow(live, live.match.legal()[0])
    seat = live.match.plies[-1].seat
    assert plies_to_keep(live, seat, against_bots=False) == NOT_ALLOWED
    assert plies_to_keep(live, seat, against_bots=True) == live.match.ply - 1


def test_a_ply_that_shows_its_own_seat_something_stays() -> None:
    """Playing a card tells its player nothing new; the end of the round shows them the others' missions."""
    live = live_match()
    follow(live, live.match.legal()[0])
    assert not may_have_shown_something(live, 0)
    while live.match.state.round == 0:
        follow(live, live.match.legal()[0])
    assert may_have_shown_something(live, live.match.ply - 1)


def test_the_past_is_the_same_whichever_way_one_comes_to_it() -> None:
    """Snapshots and steps between them lead to the very states that play went through."""
    live = live_match(seats=3)
    states = [live.match.state.to_bytes()]
    while not live.match.over:
        follow(live, live.match.legal()[-1])
        states.append(live.match.state.to_bytes())
    rng = live.match.state.offsets["rng"]
    for ply, state in enumerate(states):
        again = live.match.state_at(ply).to_bytes()
        assert again[:rng] + again[rng + 16 :] == state[:rng] + state[rng + 16 :], ply


WORLDS = 60
"""Worlds that a seat cannot tell apart, in which an allowed ply is played once more."""


@pytest.mark.parametrize("slug", [game.slug for game in every()])
def test_no_ply_that_may_be_taken_back_has_shown_its_seat_anything(slug: str) -> None:
    """In every world that the seat could not tell from the real one, the same choice looks the same."""
    game = load(slug)
    allowed = 0
    for seed in range(3):
        match, chooser = Match(game, max(2, game.seats[0]), seed=seed), random.Random(seed)
        while not match.over and match.ply < 90:
            before, seat, action = match.state.copy(), match.actor, chooser.choice(match.legal())
            match.play(action)
            if match.plies[-1].draws or match.over:
                continue
            if _follows(game, before, seat, action):
                allowed += 1
                _check_in_other_worlds(game, before, seat, action)
    assert allowed > 3


def _follows(game: Game, before: Any, seat: int, action: int) -> bool:
    try:
        return computed_without_hidden_cells(game, before, seat, action) == seen_after(game, before, seat, action)
    except InDoubt:
        return False


def _check_in_other_worlds(game: Game, before: Any, seat: int, action: int) -> None:
    seen = seen_after(game, before, seat, action)
    for sample in range(WORLDS if game.slug == "pikit" else 3):
        world = view_of(game, before, seat)
        seed_rng(world.rng, sample)
        game.rules.guess(world, seat)
        mask = bytearray(game.actions.count)
        game.rules.legal(world, mask)
        assert mask[action], "what is legal does not depend on what is hidden"
        assert seen_after(game, world, seat, action) == seen


def test_what_reads_a_hidden_cell_is_in_doubt() -> None:
    """A hidden value can be moved to a place that is hidden too; compared or shown, it is in doubt."""
    array = GuardedArray(memoryview(bytearray(4)))
    array[1] = HIDDEN
    array[2] = array[1]
    assert array.hidden == {1, 2}
    array[1] = 7
    assert array.hidden == {2}
    for use in (lambda: array[2] == 0, lambda: array[2] + 1, lambda: bool(array[2]), lambda: [0, 1][array[2]]):
        with pytest.raises(InDoubt):
            use()
