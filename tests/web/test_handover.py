"""Seats that change hands: to a bot and back, by oneself, by the host, by being away."""

from __future__ import annotations

import pytest

from kotatsu.client import NotAllowed
from kotatsu.games import load
from kotatsu.web.tables.standing_answers import set_standing_answer
from tests.web.servers import Inside, wait_for
from tests.web.tables import GAME, actor, people, play_first, solo


def test_a_person_hands_over_and_takes_the_seat_back(site: Inside) -> None:
    seats = people(site)
    first = actor(seats)
    other = seats[1 - first.seat]
    first.hand_over("easy")
    wait_for(lambda: other.look().legal)
    assert other.info()["seats"][first.seat]["standing_in"] is True
    other.play(other.look().legal[0])
    wait_for(lambda: other.look().ply == 3)
    first.come_back()
    assert other.info()["seats"][first.seat]["standing_in"] is False
    other.play(other.look().legal[0])
    turn = first.look()
    assert turn.legal
    first.play(turn.legal[0])


def test_nobody_gives_away_the_seat_of_somebody_who_is_here(site: Inside) -> None:
    host, guest = people(site)
    with pytest.raises(NotAllowed) as caught:
        host.hand_over("easy", seat=guest.seat)
    assert caught.value.reason == "not-away"
    with pytest.raises(NotAllowed):
        guest.hand_over("easy", seat=host.seat)


def test_the_host_seats_a_bot_for_somebody_away_and_anybody_does_when_the_host_is(site: Inside) -> None:
    host, guest = people(site)
    site.wait(60)
    host.look()
    host.hand_over("easy", seat=guest.seat)
    assert host.info()["seats"][guest.seat]["standing_in"]
    guest.come_back()
    site.wait(60)
    guest.look()
    guest.hand_over("easy", seat=host.seat)
    assert guest.info()["seats"][host.seat]["standing_in"]


def test_a_seat_away_longer_than_the_tables_limit_is_played_until_its_owner_returns(site: Inside) -> None:
    seats = people(site, away=120)
    first = actor(seats)
    other = seats[1 - first.seat]
    site.wait(60)
    other.look()
    assert other.look().ply == 0
    site.wait(100)
    other.look()  # still here, while the first has been gone for 160 seconds
    wait_for(lambda: other.look().ply == 1)
    assert other.info()["seats"][first.seat]["standing_in"]
    first.look()
    assert not first.info()["seats"][first.seat]["standing_in"]
    other.play(other.look().legal[0])
    assert first.look().legal, "its owner has returned and decides again"


def test_a_table_without_a_limit_waits(site: Inside) -> None:
    seats = people(site)
    first = actor(seats)
    other = seats[1 - first.seat]
    site.wait(24 * 3600)
    other.look()
    with pytest.raises(AssertionError):
        wait_for(lambda: other.look().ply == 1, patience=1.0)


def test_bots_due_since_before_a_restart_play_on_by_themselves(site: Inside) -> None:
    """What a new server process does first: it finds tables at which a bot must decide."""
    seat = solo(site)
    turn = wait_for(lambda: (state := seat.look()).legal and state)
    calls = site.registry.after_change[:]
    site.registry.after_change.clear()
    try:
        seat.play(turn.legal[0])
        ply = seat.look().ply
        assert not seat.last.legal
    finally:
        site.registry.after_change.extend(calls)
    site.registry.forget()
    wait_for(lambda: seat.look().ply == ply + 1)


def test_a_standing_answer_is_given_without_asking(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's page may offer answers to questions out of turn: `STANDING` and `standing(s, seat, name)`."""
    from dataclasses import replace

    page = load(GAME).page

    def first_discard(s: object, seat: int, name: str) -> int | None:
        mask = bytearray(200)
        seats[0].last.game.rules.legal(s, mask)
        return mask.find(1)

    seats = people(site)
    monkeypatch.setitem(load(GAME).__dict__, "page", replace(page, STANDING=("anything",), standing=first_discard))
    first = actor(seats)
    other = seats[1 - first.seat]
    browser_set_standing(site, other.table, other.seat)
    play_first([seats[0], seats[1]])
    wait_for(lambda: first.look().ply == 2)
    assert first.look().legal


def browser_set_standing(site: Inside, table: str, seat: int) -> None:
    found = site.table(table)
    key = found.seats[seat].key
    site.do(set_standing_answer(site.registry, found, seat, "anything", True, key))
