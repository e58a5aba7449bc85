"""The stream of a page brings each new ply drawn: what the page would ask for, to those who may see it alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from kotatsu.web.pages import table_events
from kotatsu.web.pages.fragments import FollowingPage
from kotatsu.web.pages.table_events import MAX_PLIES_AT_ONCE, NewPlies
from tests.web.servers import Browser, Inside, wait_for
from tests.web.tables import people, play_first, solo

PARTS = ('<div data-part="table">', '<div data-part="scrubber">', '<div data-part="dock">')


@contextmanager
def listening(client: httpx.Client, path: str) -> Iterator[list[tuple[str, Any]]]:
    """The events of a stream, as they come; it is closed at the end."""
    heard: list[tuple[str, Any]] = []
    enough = threading.Event()

    def listen() -> None:
        with client.stream("GET", path, timeout=10) as answer:
            event = ""
            for line in answer.iter_lines():
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: "):
                    heard.append((event, msgspec.json.decode(line[6:]) if event != "stopped" else line[6:]))
                if enough.is_set():
                    return

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        wait_for(lambda: heard)
        yield heard
    finally:
        enough.set()
        listener.join(10)


def drawn(heard: list[tuple[str, Any]]) -> list[dict[str, Any]]:
    return [told for event, told in heard if event == "drawn"]


def part(html: str, start: str) -> str:
    """A part of a fragment, up to the next."""
    rest = html[html.index(start) + len(start) :]
    return rest.partition("data-part=")[0]


def test_a_stream_brings_what_the_page_would_ask_for(site: Inside) -> None:
    seats = people(site)
    path = f"/t/{seats[0].table}"
    with site.browser() as watcher, listening(watcher, f"{path}/events?watch=1&ply=0&branch=0") as heard:
        play_first(seats)
        wait_for(lambda: drawn(heard))
        names = [event for event, _ in heard]
        assert names == ["table", "drawn", "table"]  # the drawing first, then that the ply exists
        brought = drawn(heard)[0]
        assert (brought["asked"], brought["ply"], brought["now"], brought["branch"]) == (1, 1, 1, 0)
        asked = watcher.get(f"{path}/fragment?watch=1&ply=1").text
        for start in PARTS:
            assert part(brought["html"], start) == part(asked, start)
        assert brought["html"].count("<li data-ply") == 1


def test_the_menu_comes_along_when_somebody_came_or_went(site: Inside) -> None:
    seats = people(site)
    with site.browser() as watcher, listening(watcher, f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0") as heard:
        play_first(seats)
        wait_for(lambda: len(drawn(heard)) == 1)
        before = len(heard)
        site.change_seats(seats[0].table, name="Zoe")
        wait_for(lambda: len(heard) > before)
        play_first(seats)
        wait_for(lambda: len(drawn(heard)) == 2)
        assert [each["menu"] for each in drawn(heard)] == [False, False]  # told by a position of its own: the page asks
    with (
        site.browser() as watcher,
        listening(watcher, f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0") as heard,
    ):
        wait_for(lambda: drawn(heard))
        assert drawn(heard)[0]["menu"] is True
        assert 'data-part="menu"' in drawn(heard)[0]["html"]


def test_a_page_without_a_ply_and_one_far_behind_are_brought_nothing(site: Inside) -> None:
    seats = people(site)
    path = f"/t/{seats[0].table}/events"
    for _ in range(MAX_PLIES_AT_ONCE + 1):
        play_first(seats)
    for query in ("", "?watch=1&ply=0&branch=0", "?watch=1&ply=0&branch=1"):
        with site.browser() as watcher, listening(watcher, path + query) as heard:
            assert not drawn(heard)
    with site.browser() as watcher, listening(watcher, f"{path}?watch=1&ply=1&branch=0") as heard:
        assert [each["ply"] for each in drawn(heard)] == list(range(2, MAX_PLIES_AT_ONCE + 2))


def test_only_the_last_of_several_plies_brings_what_is_asked(site: Inside) -> None:
    """The page goes on from the others at once, and says in the dock what happened."""
    seats = people(site)
    for _ in range(3):
        play_first(seats)
    with site.browser() as watcher, listening(watcher, f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0") as heard:
        wait_for(lambda: len(drawn(heard)) == 3)
    docks = [part(each["html"], PARTS[2]) for each in drawn(heard)]
    assert all('class="just"' in dock for dock in docks)
    assert ['class="ask' in dock for dock in docks] == [False, False, True]


def test_a_watcher_is_brought_a_move_and_the_answer_of_a_bot_together(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_events, "BOT_ANSWER_SECONDS", 8.0)
    seat = solo(site)
    with site.browser() as watcher, listening(watcher, f"/t/{seat.table}/events?watch=1&ply=0&branch=0") as heard:
        wait_for(lambda: seat.look().legal)
        before, ply = len(heard), seat.look().ply
        seat.play(seat.look().legal[0])
        wait_for(lambda: len(heard) >= before + 3)
        assert [event for event, _ in heard[before:]] == ["drawn", "drawn", "table"]
        assert [each["ply"] for each in drawn(heard[before:])] == [ply + 1, ply + 2]
        asked = watcher.get(f"/t/{seat.table}/fragment?watch=1&ply={ply + 1}").text
        assert part(drawn(heard[before:])[0]["html"], PARTS[0]) == part(asked, PARTS[0])


def test_nobody_waits_for_a_bot_who_plays_or_where_a_person_decides(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_events, "BOT_ANSWER_SECONDS", 60.0)
    seats = people(site)
    with site.browser() as watcher, listening(watcher, f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0") as heard:
        play_first(seats)
        wait_for(lambda: drawn(heard))  # a person decides next
    with site.browser() as host:
        path = host.new_table(**{"kind-1": "bot", "level-1": "easy"})
        assert host.send_form(f"{path}/start").status_code == 303
        table = site.table(path.removeprefix("/t/"))
        wait_for(lambda: table.live.match.actor == 0)
        page = FollowingPage(table.row.host, 0, None, "", "", coached=False)  # type: ignore[arg-type]
        match = table.live.match
        for key, expected in ((table.row.host, 0.0), ("somebody else", 60.0)):
            new = NewPlies(site.services, replace(page, key=key, seat=None), match.ply, 0)
            tried = copy(table)
            tried._live = copy(table.live)
            tried._live.match = copy(match)
            tried._live.match.play(match.legal()[0])
            assert tried.live.match.actor == 1
            assert new.patience(tried) == expected
            assert new.patience(table) == 0.0  # nothing is new


def test_a_seat_is_drawn_to_its_holder_alone_and_only_while_they_hold_it(site: Inside) -> None:
    with site.browser() as host, site.browser() as guest, site.browser() as stranger:
        path = host.new_table(**{"kind-1": "open"})
        guest.get(path)
        assert guest.send_form(f"{path}/join", seat=1, name="Ben").status_code == 303
        assert host.send_form(f"{path}/start").status_code == 303
        with (
            listening(host, f"{path}/events?seat=0&ply=0&branch=0") as own,
            listening(stranger, f"{path}/events?seat=0&ply=0&branch=0") as other,
        ):
            act(site, path, host, guest)
            wait_for(lambda: len(other) == 2)
            wait_for(lambda: drawn(own))
            assert not drawn(other)
            assert host.cookies["csrftoken"] in drawn(own)[0]["html"] or "csrf" not in drawn(own)[0]["html"]
            assert 'class="own"' in drawn(own)[0]["html"]
            site.change_seats(path.removeprefix("/t/"), key="somebody else")
            table = site.table(path.removeprefix("/t/"))
            before = len(own)
            site.do(move_anyway(site, table))
            wait_for(lambda: len(own) > before)
            assert len(drawn(own)) == 1


def act(site: Inside, path: str, *browsers: Browser) -> None:
    """The first choice of whoever decides."""
    actor = site.table(path.removeprefix("/t/")).live.match.actor
    table = site.table(path.removeprefix("/t/"))
    action = table.live.match.legal()[0]
    fields = {"seat": actor, "ply": table.live.match.ply, "branch": 0, "id": "one", "action": action, "sure": 1}
    answer = browsers[actor].send_form(f"{path}/move", script=True, **fields)
    assert answer.status_code == 200, answer.text


async def move_anyway(site: Inside, table: Any) -> None:
    """A move that no person sends: as a bot's would be stored."""
    from kotatsu.web.tables.moves import move_entry, store_entry

    match = table.live.try_move(table.live.match.legal()[0])
    assert await store_entry(site.registry, table, move_entry(site.registry, table, match, "auto:x"), match)
