"""The API as programs meet it: whole games through the client, streams that resume, and whatever Schemathesis sends."""

from __future__ import annotations

import random
import threading
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies

from kotatsu import bots, client
from kotatsu.client import Seat
from kotatsu.engine.match import Match
from kotatsu.games import every
from kotatsu.web.app import create_app
from kotatsu.web.config import SQLITE, Settings
from tests.web.servers import FirstChoice, Inside, wait_for
from tests.web.tables import GAME, actor, bot, link, own, people, play_first, solo

EXAMPLES = 25
"""Requests that are made up for each call."""
GAMES = [game.slug for game in every()]


# --- whole games


@pytest.mark.parametrize("slug", GAMES)
def test_a_program_plays_every_game_to_its_end(site: Inside, slug: str) -> None:
    game = next(game for game in every() if game.slug == slug)
    seats = [own("Ann"), *[bot("random")] * (game.seats[0] - 1)]
    seat = client.create(site.url, slug, seats, start=True)
    chance = random.Random(1)
    for turn in seat.turns():
        seat.play(chance.choice(turn.legal))
    assert sum(seat.last.result) == pytest.approx(1) or not any(seat.last.result)
    assert Match.replay(seat.record()).result() == seat.last.result


def test_two_programs_play_each_other_from_their_own_views(site: Inside) -> None:
    """Each builds its State from what the stream says and lets a bot choose from it."""
    host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}])
    guest = client.join(link(host), name="Ben")
    host.start()
    ends: dict[int, list[float]] = {}

    def play(seat: Seat) -> None:
        player = bots.make("random", seat.game)
        for turn in seat.turns():
            legal = [turn.game.actions.encode(action) for action in turn.legal]
            seat.play(player.choose(turn.view, seat.seat, legal, seed=turn.ply))
        ends[seat.seat] = seat.last.result

    threads = [threading.Thread(target=play, args=(seat,)) for seat in (host, guest)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert ends[0] == ends[1] == host.last.result


def test_the_view_of_the_client_is_the_view_of_the_server(site: Inside) -> None:
    seats = people(site, seats=3)
    for _ in range(5):
        play_first(seats)
    for seat in seats:
        assert seat.look().view.to_bytes() == site.table(seat.table).live.match.view(seat.seat).to_bytes()


# --- streams


def read_lines(site: Inside, seat: Seat, query: str, count: int) -> list[dict[str, Any]]:
    """The first so many lines of a stream, keep-alives left out."""
    found: list[dict[str, Any]] = []
    headers = {"Authorization": f"Bearer {seat.token}"}
    url = f"{site.url}/api/tables/{seat.table}/stream{query}"
    with httpx.stream("GET", url, headers=headers, timeout=10) as answer:
        for line in answer.iter_lines():
            if line:
                found.append(msgspec.json.decode(line))
            if len(found) == count:
                return found
    return found


def test_the_first_line_is_everything_and_then_one_a_ply(site: Inside) -> None:
    seats = people(site)
    play_first(seats)
    arrived: list[dict[str, Any]] = []
    reader = threading.Thread(target=lambda: arrived.extend(read_lines(site, seats[0], "?seat=0", 3)))
    reader.start()
    wait_for(lambda: site.registry.notifier._watchers.get(seats[0].table))
    play_first(seats)
    play_first(seats)
    reader.join(10)
    full, first, second = arrived
    assert (full["type"], full["ply"]) == ("full", 1)
    assert full["table"]["seats"][1]["name"] == "Ben"
    assert full["events"][0]["event"] == "round_begins"
    assert [(line["type"], line["ply"]) for line in (first, second)] == [("ply", 2), ("ply", 3)]
    assert all(line["legal"] for line in arrived if line["actor"] == 0 and line["ply"] == 3)


def test_a_stream_resumes_after_the_last_entry_seen(site: Inside) -> None:
    seats = people(site)
    for _ in range(4):
        play_first(seats)
    assert [line["ply"] for line in read_lines(site, seats[0], "?seat=0&since=2", 2)] == [3, 4]
    last = next(seat for seat in seats if seat.look().actor != seat.seat)
    last.take_back()
    resumed = read_lines(site, seats[0], "?seat=0&since=4", 1)[0]
    assert (resumed["type"], resumed["ply"], resumed["branch"]) == ("full", 3, 1)


def test_a_quiet_stream_says_that_it_is_alive(site: Inside) -> None:
    seat = actor(people(site))
    with httpx.stream("GET", f"{site.url}/api/tables/{seat.table}/stream", timeout=5) as answer:
        lines = answer.iter_lines()
        assert next(lines)
        assert next(lines) == ""
        assert next(lines) == ""


def test_a_pages_stream_tells_the_whole_position_at_once_and_after_each_change(site: Inside) -> None:
    seats = people(site)
    positions: list[dict[str, Any]] = []

    def listen() -> None:
        with httpx.stream("GET", f"{site.url}/t/{seats[0].table}/events", timeout=10) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    positions.append(msgspec.json.decode(line[6:]))
                if len(positions) == 3:
                    return

    listener = threading.Thread(target=listen)
    listener.start()
    wait_for(lambda: positions)
    play_first(seats)
    wait_for(lambda: len(positions) == 2)
    seats[0].say("hello")
    listener.join(10)
    assert [(each["entry"], each["ply"], each["chats"]) for each in positions] == [(0, 0, 0), (1, 1, 0), (1, 1, 1)]
    assert positions[0]["started"] is True


def test_a_spectator_may_stream_but_decide_nothing(site: Inside) -> None:
    seats = people(site)
    told = httpx.get(f"{site.url}/api/tables/{seats[0].table}/state").json()
    assert (told["seat"], told["legal"]) == (-1, [])
    refused = httpx.get(f"{site.url}/api/tables/{seats[0].table}/state?seat=0")
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")


# --- whatever one may send


def operations() -> list[Any]:
    """Every call of the API, by its own description."""
    described = create_app(Settings(f"{SQLITE}://"), FirstChoice()).openapi_schema.to_schema()
    found = [result.ok() for result in schemathesis.openapi.from_dict(described).get_all_operations()]
    return [pytest.param(operation, id=operation.label) for operation in found]


@pytest.mark.parametrize("operation", operations())
def test_nothing_that_is_sent_breaks_the_server(site: Inside, operation: Any) -> None:
    seat = solo(site)

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(data=strategies.data())
    def send(data: Any) -> None:
        case = data.draw(operation.as_strategy())
        if "table_id" in (case.path_parameters or {}) and data.draw(strategies.booleans()):
            case.path_parameters["table_id"] = seat.table
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {seat.token}"}
        if case.path.endswith("/stream"):
            _open_stream(site, case)
        else:
            answer = case.call(base_url=site.url, timeout=10)
            assert answer.status_code < 500, answer.text

    send()


def _open_stream(site: Inside, case: Any) -> None:
    """A stream has no end: look at how it begins."""
    sent = case.as_transport_kwargs(base_url=site.url)
    with httpx.stream("GET", sent["url"], params=sent.get("params"), timeout=10) as answer:
        assert answer.status_code < 500


# --- streams that end


def test_a_listener_who_hangs_up_leaves_nothing_behind(site: Inside) -> None:
    seats = people(site)
    table, headers = seats[0].table, {"Authorization": f"Bearer {seats[0].token}"}
    for path in (f"/t/{table}/events", f"/api/tables/{table}/stream"):
        with httpx.stream("GET", site.url + path, headers=headers, timeout=10) as answer:
            chunks = answer.iter_raw()
            assert next(chunks)
            wait_for(lambda: table in site.registry.notifier._watchers)
        wait_for(lambda: table not in site.registry.notifier._watchers)
    wait_for(lambda: not site.services.presence._streaming)


def test_somebody_who_listens_is_present_without_asking_for_anything(site: Inside) -> None:
    host, guest = people(site)
    headers = {"Authorization": f"Bearer {guest.token}"}
    with httpx.stream("GET", f"{site.url}/api/tables/{guest.table}/stream", headers=headers, timeout=10) as answer:
        lines = answer.iter_lines()
        assert next(lines)
        site.wait(45)
        site.do(site.services.presence.flush())
        assert host.info()["seats"][guest.seat]["present"] is True
    site.wait(45)
    assert host.info()["seats"][guest.seat]["present"] is False
