"""The host's page: opened by its key alone, shows no secret; messages, maintenance, removal, reports."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kotatsu.web import commands
from kotatsu.web.bot_pool import BotQuestion
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.web.room.host_key import host_key, new_host_key
from kotatsu.web.room.recent_warnings import MAX_WARNINGS, RecentWarnings
from kotatsu.words import words
from tests.web.servers import Browser, FirstChoice, Inside, inside, sqlite, wait_for
from tests.web.test_public_room import line_numbers, say

MAX_LINES = 60
"""Of a stream, within which an event must come."""
FORMS = ("switch", "message", "maintenance", "remove", "report")


class SlowBot(FirstChoice):
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer = asyncio.Event()

    async def choose(self, question: BotQuestion) -> int:
        self.asked += 1
        await self.answer.wait()
        return question.legal[0]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Inside]:
    with inside(sqlite(tmp_path)) as running:
        yield running


def as_host(site: Inside) -> Browser:
    """A browser that has shown the key."""
    browser = site.browser()
    key = site.do(host_key(site.registry.store.database))
    answer = browser.get(f"/host/open/{key}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/host")
    return browser


def moved(site: Inside, browser: Browser, path: str) -> httpx.Response:
    match = site.table(path[3:]).live.match
    sent = {"seat": match.actor, "ply": match.ply, "id": f"m{match.ply}", "action": match.legal()[0]}
    return browser.send_form(f"{path}/move", script=True, **sent)


def test_the_page_is_opened_by_its_key_and_by_nothing_else(room: Inside, tmp_path: Path) -> None:
    stranger, host = room.browser(), as_host(room)
    assert host.get("/host").status_code == 200
    assert stranger.get("/host").status_code == 403
    for name in FORMS:
        assert stranger.send_form(f"/host/{name}", name="lobby", on="yes", en="x", sure="yes").status_code == 403, name
    assert not room.services.room.is_open
    key = room.do(host_key(room.registry.store.database))
    cookie = next(each for each in host.cookies.jar if each.name == "kotatsu-host")
    assert cookie.path == "/host"
    assert key not in str(cookie.value)
    chooser = Random(3)
    for guess in (key[:-1], key + "x", key.lower(), "host", "é" * 8, *(str(chooser.random()) for _ in range(5))):
        assert stranger.get(f"/host/open/{guess}").status_code in (403, 404), guess
        stranger.cookies.set("kotatsu-host", guess.encode().hex(), path="/host")
        assert stranger.get("/host").status_code == 403
    assert commands.host_link("http://x.test/", data=tmp_path) == f"http://x.test/host/open/{key}"
    other = commands.host_link("http://x.test", data=tmp_path, new=True)
    assert not other.endswith(key)
    assert host.get("/host").status_code == 403  # the key before is worth nothing any more
    assert stranger.get(other.removeprefix("http://x.test")).status_code == 303


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), limits=True) as site:
        answers = [site.browser().get("/host/open/wrong").status_code for _ in range(7)]
        assert answers[:5] == [403] * 5
        assert answers[-1] == 429


def test_it_shows_figures_and_no_secret_of_a_table(room: Inside) -> None:
    ann, host = room.browser(), as_host(room)
    lobby, running = ann.new_table(), ann.new_table(**{"kind-1": "bot", "name-0": "Quetzalina"})
    ann.send_form(f"{running}/start")
    logging.getLogger("kotatsu.test").warning("something odd", extra={"reason": "a test"})
    room.do(room.services.presence.flush())
    page = host.get("/host").text
    for secret in (
        lobby[3:],
        running[3:],
        room.table(running[3:]).row.seed,
        "Quetzalina",
        room.table(lobby[3:]).row.seed,
    ):
        assert secret not in page
    assert "something odd (reason a test)" in page
    figures = dict(re.findall(r"<li><span>([^<]+)</span> <b>([^<]+)</b>", page))
    assert figures["People at tables"] == "1"
    assert figures["Tables being set up"] == "1"
    assert figures["Games under way"] == "1"
    for task in room.services.supervisor.names:
        assert f">{task}</code>" in page
        assert words(None, "fr", WEB_WORDS).has(f"host-task-{task}")

    def is_said_to_be_down() -> bool:
        room.services.supervisor.report("sweep", up=False)  # until its next round reports otherwise
        return "is down" in host.get("/host").text

    wait_for(is_said_to_be_down)
    assert "La page de l’hôte" in host.get("/host", headers={"accept-language": "fr"}).text


def test_a_table_is_removed_after_a_question(room: Inside) -> None:
    ann, host = room.browser(), as_host(room)
    path, other = ann.new_table(), ann.new_table("pikit")
    found = re.findall(r'name="table"\s+value="([0-9a-f]+)"', host.get("/host").text)
    assert len(found) == 2
    assert host.send_form("/host/remove", table=found[0]).status_code == 422
    for wrong in ("", "0" * 16, path[3:], "x" * 500):
        assert host.send_form("/host/remove", table=wrong, sure="yes").status_code == 404
    assert {ann.get(path).status_code, ann.get(other).status_code} == {200}
    assert host.send_form("/host/remove", table=found[0], sure="yes").status_code == 303
    assert sorted((ann.get(path).status_code, ann.get(other).status_code)) == [200, 404]


def test_a_message_stands_on_every_page_until_it_is_put_away(room: Inside) -> None:
    ann, bea, host = room.browser(), room.browser("fr"), as_host(room)
    path = ann.new_table(**{"kind-1": "bot"})
    ann.send_form(f"{path}/start")
    assert host.send_form("/host/message", en="Tea at <five>", fr="Thé à cinq heures").status_code == 303
    for address in ("/", path, "/rules/pikit", "/me", "/announcement"):
        assert "Tea at &lt;five&gt;" in ann.get(address).text, address
    assert "Thé à cinq heures" in bea.get("/").text
    assert ann.send_form("/announcement/dismiss", number=1, back="/me").headers["location"] == "/me"
    assert ann.send_form("/announcement/dismiss", number=1, back="//evil.test").headers["location"] == "/"
    assert "Tea at" not in ann.get("/").text
    assert "Thé" in bea.get("/").text
    host.send_form("/host/message", en="", fr="Encore")
    assert "Encore" in ann.get("/").text  # a new one, in the language that there is
    host.send_form("/host/message")
    assert "Encore" not in ann.get("/").text
    assert host.send_form("/host/message", en="x" * 281).status_code == 422
    assert ann.send_form("/announcement/dismiss", number="x", script=True).status_code == 422


def test_maintenance_finishes_running_moves_refuses_new_ones_and_outlives_a_restart(tmp_path: Path) -> None:
    bot = SlowBot()
    with inside(sqlite(tmp_path), bots=bot) as site:
        ann, host = site.browser(), as_host(site)
        path = ann.new_table(**{"kind-1": "bot"})
        ann.send_form(f"{path}/start")
        match = site.table(path[3:]).live.match
        if match.actor == 0:
            first = moved(site, ann, path)
            assert first.status_code == 200
        wait_for(lambda: bot.asked)
        before = site.table(path[3:]).live.entries
        assert host.send_form("/host/maintenance", on="yes").status_code == 303
        assert "At 1 table a bot is still deciding" in host.get("/host").text
        site.do(_set(bot.answer))
        wait_for(lambda: site.table(path[3:]).live.entries > before)  # the bot's move was under way
        page = ann.get(path).text
        assert "The host is working on this server" in page
        refused = ann.send_form("/new/pikit", script=True, **{"seats": 2, "name-0": "Ann", "kind-1": "bot"})
        assert refused.json()["reason"] == "maintenance"
        assert ann.send_form("/play/pikit", script=True).json()["reason"] == "maintenance"
        wait_for(lambda: site.services.autoplay.playing == 0)
        still = site.table(path[3:]).live.entries
        if site.table(path[3:]).live.match.actor == 0:
            assert moved(site, ann, path).json()["reason"] == "maintenance"
        assert "travaille" in site.browser("fr").get("/").text
        assert site.table(path[3:]).live.entries == still
    with inside(sqlite(tmp_path)) as site:
        assert site.services.room.in_maintenance
        ann2, host = site.browser(), as_host(site)
        ann2.cookies = ann.cookies
        site.wait(3 * 24 * 3600)
        assert ann2.send_form("/play/pikit", script=True).json()["reason"] == "maintenance"
        assert site.table(path[3:]).live.entries == still
        assert host.send_form("/host/maintenance", on="maybe").status_code == 422
        assert host.send_form("/host/maintenance", on="no").status_code == 303
        assert ann2.send_form("/play/pikit").status_code == 303
        assert "working on this server" not in ann2.get(path).text
        assert site.registry.moment().now - site.registry.watching_since < 60  # nobody was away meanwhile

        def goes_on() -> bool:
            """Bots go on by themselves, people may move."""
            if site.table(path[3:]).live.match.actor == 0:
                assert moved(site, ann2, path).status_code == 200
            return site.table(path[3:]).live.entries > still + 1

        wait_for(goes_on)


async def _set(event: asyncio.Event) -> None:
    event.set()


def test_a_move_that_was_stored_before_is_acknowledged_again(room: Inside) -> None:
    ann, bea, host = room.browser(), room.browser(), as_host(room)
    path = ann.new_table()
    bea.send_form(f"{path}/join", name="Bea")
    ann.send_form(f"{path}/start")
    match = room.table(path[3:]).live.match
    mover = (ann, bea)[match.actor]
    sent = {"seat": match.actor, "ply": match.ply, "id": "once", "action": match.legal()[0]}
    first = mover.send_form(f"{path}/move", script=True, **sent)
    host.send_form("/host/maintenance", on="yes")
    assert mover.send_form(f"{path}/move", script=True, **sent).json() == first.json()
    assert ann.send_form(f"{path}/take-back", seat=0, ply=1, script=True).json()["reason"] == "maintenance"
    lobby = bea.get(path)
    assert "working on this server" in lobby.text


def test_open_tables_hear_of_it_at_once(room: Inside) -> None:
    ann, host = room.browser(), as_host(room)
    path = ann.new_table()
    with ann.stream("GET", f"{path}/events") as stream:
        lines = stream.iter_lines()
        assert "event: table" in [next(lines) for _ in range(5)]
        host.send_form("/host/maintenance", on="yes")
        assert "event: room" in islice(lines, MAX_LINES)
        assert next(lines) == f"data: {room.services.room.version}"


def test_reports_reach_the_host_who_sees_to_them(room: Inside) -> None:
    host, ann, bob = as_host(room), room.browser(), room.browser()
    host.send_form("/host/switch", name="lobby", on="yes")
    say(bob, "first <b>rude</b> thing", name="Bob")
    say(bob, "second rude thing", name="Bob")
    say(ann, "kind words")
    first, second = line_numbers(ann)
    for number in (first, second):
        ann.send_form("/room/report", line=number)
    page = host.get("/host").text
    assert "first &lt;b&gt;rude&lt;/b&gt; thing" in page
    reports = re.findall(r'name="report"\s+value="(\d+)"', page)
    assert len(reports) == 2
    assert host.send_form("/host/report", report=reports[-1], what="shout").status_code == 422
    assert host.send_form("/host/report", report=999, what="leave").status_code == 404
    host.send_form("/host/report", report=reports[-1], what="leave")
    assert "first" in room.browser().get("/room").text
    host.send_form("/host/report", report=reports[0], what="keep-out")
    assert "second rude" not in room.browser().get("/room").text
    assert say(bob, "more", name="Bob") == 403
    assert "closed the open room to you" in bob.get("/room").text
    assert say(ann, "quiet now") == 200
    assert "Nothing was reported" in host.get("/host").text
    assert host.send_form("/host/switch", name="moon", on="yes").status_code == 422


def test_warnings_are_bounded_and_hold_no_trace() -> None:
    kept, log = RecentWarnings(), logging.getLogger("kotatsu.test")
    with kept.listening():
        for number in range(MAX_WARNINGS + 10):
            log.warning("number %d", number)
        log.info("not this")
        try:
            raise ValueError("a seed 0123456789abcdef")
        except ValueError:
            log.exception("failed")
    log.warning("after")
    assert len(kept.kept) == MAX_WARNINGS
    assert "ValueError test_host.py:" in kept.kept[-1].text
    assert not any("seed" in each.text or each.text in ("not this", "after") for each in kept.kept)


def test_strange_forms_of_the_host_break_nothing(room: Inside) -> None:
    host, chooser = as_host(room), Random(5)
    odd = ["", "yes", "no", "-1", "9" * 30, "\x00", "💥" * 80, "<b>", "lobby", "%s"]
    for _ in range(60):
        sent: dict[str, Any] = {
            name: chooser.choice(odd)
            for name in ("name", "on", "en", "fr", "table", "sure", "report", "what")
            if chooser.random() < 0.7
        }
        answer = host.send_form(f"/host/{chooser.choice(FORMS)}", **sent)
        assert answer.status_code < 500, (sent, answer.text)
    assert host.get("/host").status_code == 200
    room.do(new_host_key(room.registry.store.database))
