"""Taking back: free until something was drawn or shown, or another has acted; against bots, always."""

from __future__ import annotations

import pytest

from kotatsu.client import NotAllowed
from kotatsu.web.store.models import EntryRow, TableRow
from kotatsu.web.tables.deal import deal
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
