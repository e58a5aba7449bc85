"""What a play connection may not tell: the eyes of others, a seat that was left, lines for people who are gone."""

from __future__ import annotations

import json

import httpx
import pytest

from kotatsu import client
from kotatsu.engine.layout import SPECTATOR
from kotatsu.games import every
from kotatsu.web.security.keys import hash_key
from tests.web.play_lines import STATES, PlayWire, move, play_wire, subscription
from tests.web.servers import Inside
from tests.web.tables import own, people, play_first

GAMES = [game.slug for game in every()]


def refused(wire: PlayWire, line: object) -> str:
    """Why a line is refused."""
    wire.send(line)
    reason: str = wire.next("refused")["reason"]
    return reason


# --- the eyes of a seat


@pytest.mark.parametrize("slug", GAMES)
def test_each_channel_tells_what_its_seat_may_see_and_no_more(site: Inside, slug: str) -> None:
    """All seats and a spectator on one connection, with both kinds of lines, against views made here."""
    seats = people(site, seats=next(game.seats[0] for game in every() if game.slug == slug), game=slug)
    with play_wire(site) as wire:
        latest = {seat.seat: wire.subscribe(seat.seat, seat) for seat in seats}
        latest[SPECTATOR] = wire.subscribe(90, seats[0], seat=SPECTATOR)
        for seat in seats:
            wire.subscribe(100 + seat.seat, seat, lines="short")
        for ply in range(1, 13):
            chosen = next((line for line in latest.values() if line["legal"]), None)
            if chosen is None:
                break
            wire.send(move(chosen))
            told = [wire.next(*STATES) for _ in range(2 * len(seats) + 1)]
            match = site.table(seats[0].table).live.match
            assert {line["ply"] for line in told} == {ply}
            for line in told:
                heard = match.plies[-1].events
                visible = [event.to_dict() for event in heard if match.over or event.visible_to(line["seat"])]
                assert line["events"] == json.loads(json.dumps(visible))
                assert line["actor"] == match.actor
                if line["type"] == "ply":
                    assert line["view"] == json.loads(json.dumps(match.view(line["seat"]).to_dict()))
                    latest[line["seat"]] = line
            for line in told:
                assert ("view" in line) == (line["type"] == "ply")
                assert line["legal"] == latest[line["seat"]]["legal"]


def test_a_channel_needs_the_token_of_its_seat(site: Inside) -> None:
    host, guest = people(site)
    with play_wire(site) as wire:
        for token in (guest.token, "", "nobody's"):
            assert refused(wire, subscription(0, host, token=token)) == "not-your-seat"
        assert refused(wire, subscription(0, host, table="nosuchtable")) == "no-table"
        assert refused(wire, subscription(0, host, seat=7)) == "not-your-seat"
        assert wire.subscribe(0, host, seat=None)["seat"] == host.seat
        assert wire.subscribe(1, host, seat=SPECTATOR)["seat"] == SPECTATOR
        assert wire.subscribe(2, host, seat=None, token="")["seat"] == SPECTATOR


def test_a_channel_moves_for_its_own_holder_alone(site: Inside) -> None:
    seats = people(site)
    with play_wire(site) as wire:
        lines = [wire.subscribe(seat.seat, seat) for seat in seats]
        acting = next(line for line in lines if line["legal"])
        other = 1 - acting["channel"]
        watching = wire.subscribe(5, seats[0], seat=SPECTATOR, token="")
        assert watching["legal"] == []
        chosen = move(acting)
        assert refused(wire, {**chosen, "channel": other}) == "not-your-turn"
        assert refused(wire, {**chosen, "channel": other, "seat": acting["channel"]}) == "not-your-seat"
        assert refused(wire, {**chosen, "channel": 5}) == "not-your-seat"
        assert refused(wire, {**chosen, "channel": 5, "seat": acting["channel"]}) == "not-your-seat"
    assert seats[0].look().ply == 0


# --- who is gone


def test_leaving_a_seat_ends_its_lines(site: Inside) -> None:
    """The next holder's eyes are not those of the last."""
    host = client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
    guest = client.join(f"{site.url}/t/{host.table}", name="Ben")
    with play_wire(site) as wire:
        wire.subscribe(0, guest)
        guest.leave()
        ended = wire.next("ended")
        assert (ended["channel"], ended["reason"]) == (0, "not-your-seat")
        client.join(f"{site.url}/t/{host.table}", name="Cleo")
        host.start()
        assert wire.rest() == []
        assert not [line for line in wire.read if "view" in line]


def test_a_seat_that_changes_hands_ends_its_lines_at_once(site: Inside) -> None:
    seats = people(site)
    with play_wire(site) as wire:
        for seat in seats:
            wire.subscribe(seat.seat, seat)
        site.change_seats(seats[0].table, key=hash_key("another"))
        assert {wire.next("ended")["reason"] for _ in seats} == {"not-your-seat"}
        assert not [line for line in wire.rest() if line["type"] in STATES]


def test_a_device_that_is_signed_off_hears_nothing_more_and_moves_nothing(site: Inside) -> None:
    host, guest = people(site)
    acting = play_first([host, guest])[0]
    mover = guest if acting is host else host
    with play_wire(site) as wire:
        line = wire.subscribe(0, mover)
        site.services.identities.forget()
        site.services.identities._remember(hash_key(mover.token), "", site.registry.clock())
        wire.send(move(line))
        assert wire.next("refused")["reason"] == "signed-off"
        site.registry.notifier.publish(mover.table)
        assert wire.next("ended")["reason"] == "signed-off"
    site.services.identities.forget()
    assert host.look().ply == 1


def test_blocked_people_are_not_heard(site: Inside) -> None:
    """As on the stream: the lines of somebody whom the reader has blocked do not come."""
    host, guest = people(site)
    site.do(site.services.public_room.block(hash_key(host.token), hash_key(guest.token), "Ben", site.registry.clock()))
    with play_wire(site) as wire:
        wire.subscribe(0, host)
        wire.subscribe(1, guest)
        guest.say("hello")
        assert wire.next("chat")["channel"] == 1
        assert not [line for line in wire.rest() if line["type"] == "chat"]


# --- other sites


@pytest.mark.parametrize(
    ("headers", "reason"),
    [
        ({"Origin": "https://other.example.org"}, "foreign-origin"),
        ({"Origin": "null"}, "foreign-origin"),
        ({"Host": "other.example.org"}, "foreign-host"),
    ],
)
def test_a_connection_from_another_site_is_refused(site: Inside, headers: dict[str, str], reason: str) -> None:
    answer = httpx.get(f"{site.url}/api/play", headers={**HANDSHAKE, **headers})
    assert (answer.status_code, answer.json()["reason"]) == (403, reason)
    assert answer.json()["text"]


def test_another_path_is_no_play_connection(site: Inside, caplog: pytest.LogCaptureFixture) -> None:
    answer = httpx.get(f"{site.url}/api/games", headers=HANDSHAKE)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-page")
    assert not caplog.records, "what strangers ask for is no failure"


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
