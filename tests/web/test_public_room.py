"""The public room: closed unless the host opens it; what it lists, who may sit down, its chat, blocks and reports."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kotatsu.web.room.state import CHANNEL
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.test_people import person_of

DAY = 24 * 3600.0


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Inside]:
    with inside(sqlite(tmp_path)) as running:
        running.do(running.services.room.switch("lobby", on=True))
        yield running


def say(browser: Browser, text: str, name: str = "Ann") -> int:
    return browser.send_form("/room/chat", name=name, text=text, script=True).status_code


def line_numbers(browser: Browser) -> list[str]:
    """The lines that a reader may do something about."""
    return sorted(set(re.findall(r'name="line" value="(\d+)"', browser.get("/room").text)), key=int)


def test_the_room_is_closed_until_the_host_opens_it(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        ann = site.browser()
        path = ann.new_table()
        for address in ("/room", "/room/parts", "/room/events", "/room/table/abc", "/room/watch/abc"):
            assert ann.get(address).status_code == 404, address
        for address in ("/room/chat", "/room/block", "/room/report", f"{path}/listing"):
            assert ann.send_form(address, name="Ann", text="x", line=1, join="yes").status_code == 404, address
        assert "/room" not in re.findall(r'href="(/[a-z]*)"', ann.get("/").text)
        assert "listing" not in ann.get(path).text
        site.do(site.services.room.switch("lobby", on=True))
        assert "/room" in re.findall(r'href="(/[a-z]*)"', ann.get("/").text)
        assert ann.get("/room").status_code == 200


def test_only_tables_that_were_opened_are_listed_and_no_address_leaks(room: Inside) -> None:
    ann, guest = room.browser(), room.browser("fr")
    secret, opened, played = ann.new_table(), ann.new_table("pikit"), ann.new_table("kyudo")
    assert ann.send_form(f"{opened}/listing", join="yes").status_code == 303
    assert ann.send_form(f"{played}/listing", watch="yes").status_code == 303
    assert guest.send_form(f"{opened}/listing", join="", script=True).status_code == 403
    page = guest.get("/room").text
    for path in (secret, opened, played):
        assert path[3:] not in page  # not even of those that are open: the room has addresses of its own
    assert page.count("/room/table/") == 1
    assert "Pikit" in page
    slug = re.search(r"/room/table/([\w-]+)", page)
    assert slug is not None
    assert opened[3:] not in guest.get(f"/room/table/{slug[1]}").text
    room.browser().send_form(f"{played}/join", name="Zoe")
    assert "/room/watch/" not in guest.get("/room").text  # not before it is played
    ann.send_form(f"{played}/start")
    watched = re.search(r"/room/watch/([\w-]+)", guest.get("/room").text)
    assert watched is not None
    assert guest.get(watched[0]).headers["location"] == f"{played}?watch=1"
    answer = guest.send_form(f"/room/table/{slug[1]}", name="Bea")
    assert answer.headers["location"] == opened
    assert guest.get(f"/room/table/{slug[1]}").headers["location"] == opened
    assert "/room/table/" not in guest.get("/room").text  # full
    assert guest.send_form(f"/room/table/{watched[1]}", name="Bea").status_code == 404  # only to watch
    assert guest.get(f"/room/watch/{slug[1]}").status_code == 404  # only to join


def test_a_table_that_is_closed_again_cannot_be_joined_from_here(room: Inside) -> None:
    ann, guest = room.browser(), room.browser()
    path = ann.new_table()
    ann.send_form(f"{path}/listing", join="yes")
    slug = re.findall(r"/room/table/([\w-]+)", guest.get("/room").text)[0]
    ann.send_form(f"{path}/listing")
    assert guest.send_form(f"/room/table/{slug}", name="Bea").status_code == 404
    assert room.table(path[3:]).seats[1].kind == "open"


def test_anybody_at_the_table_ends_the_watching_for_good(room: Inside) -> None:
    ann, bea, stranger = room.browser(), room.browser(), room.browser()
    path = ann.new_table()
    ann.send_form(f"{path}/listing", watch="yes")
    bea.send_form(f"{path}/join", name="Bea")
    assert "may watch this table" in bea.get(path).text
    ann.send_form(f"{path}/start")
    assert "/room/watch/" in stranger.get("/room").text
    assert "may watch this table" in bea.get(path).text
    assert stranger.send_form(f"{path}/end-watching").status_code == 403
    assert bea.send_form(f"{path}/end-watching").status_code == 303
    assert "/room/watch/" not in stranger.get("/room").text
    assert ann.send_form(f"{path}/listing", watch="yes", script=True).status_code == 409


def test_what_is_said_is_text_checked_and_kept_for_a_day(room: Inside) -> None:
    ann, bea = room.browser(), room.browser()
    assert say(ann, "<script>alert(1)</script> & hello") == 200
    page = bea.get("/room").text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; hello" in page
    assert "deleted after 24 hours" in page
    assert say(ann, "  \u200b ") == 422
    assert say(ann, "x" * 301) == 422
    assert say(ann, "hello", name="you") == 422
    assert say(ann, "hello", name="") == 422
    room.wait(DAY + 1)
    assert "hello" not in bea.get("/room").text

    async def wake() -> None:
        room.registry.notifier.publish(CHANNEL)

    room.do(wake())
    wait_for(lambda: room.do(room.services.public_room.line(1)) is None)  # and it is deleted, not only hidden


def test_haste_is_refused(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), limits=True) as site:
        site.do(site.services.room.switch("lobby", on=True))
        ann = site.browser()
        answers = [say(ann, f"line {number}") for number in range(8)]
        assert answers[:5] == [200] * 5
        assert answers[-1] == 429


def test_the_host_switches_the_chat_off(room: Inside) -> None:
    ann = room.browser()
    say(ann, "hello")
    room.do(room.services.room.switch("chat", on=False))
    page = ann.get("/room").text
    assert "hello" not in page
    assert 'action="/room/chat"' not in page
    assert say(ann, "anyway") == 403


def test_a_block_hides_lines_here_and_at_tables_and_keeps_two_apart(room: Inside) -> None:
    ann, bob = room.browser(), room.browser()
    say(bob, "from bob", name="Bob")
    assert "from bob" in ann.get("/room").text
    [number] = line_numbers(ann)
    assert line_numbers(bob) == []  # nothing about one's own
    assert ann.send_form("/room/block", line=number).status_code == 303
    page = ann.get("/room").text
    assert "from bob" not in page
    assert 'action="/room/unblock"' in page
    assert "from bob" in bob.get("/room").text
    # Neither sees a table of the other's, nor is seated there.
    of_ann, of_bob = ann.new_table(), bob.new_table(**{"name-0": "Bob"})
    ann.send_form(f"{of_ann}/listing", join="yes")
    bob.send_form(f"{of_bob}/listing", join="yes")
    both = re.findall(r"/room/table/([\w-]+)", room.browser().get("/room").text)
    assert len(both) == 2
    for browser in (ann, bob):
        assert len(re.findall(r"/room/table/", browser.get("/room").text)) == 1  # their own
        for slug in both:
            browser.send_form(f"/room/table/{slug}", name="Somebody")
    for path in (of_ann, of_bob):
        assert room.table(path[3:]).seats[1].kind == "open"
    # A friend's own link leads there: the lobby says who sits there, and the table's chat stays silent.
    ann.send_form(f"{of_bob}/join", name="Ann")
    assert "Somebody you have blocked sits at this table: Bob" in ann.get(of_bob).text
    assert "you have blocked" not in bob.get(of_bob).text
    bob.send_form(f"{of_bob}/start")
    bob.send_form(f"{of_bob}/chat", text="psst")
    ann.send_form(f"{of_bob}/chat", text="quiet")
    assert "psst" not in ann.get(of_bob).text
    assert "psst" not in ann.get(f"{of_bob}/chat").text
    assert "quiet" in bob.get(of_bob).text
    block = re.search(r'name="block"[^>]*value="(\d+)"|name="block" value="(\d+)"', page)
    assert block is not None
    bob.send_form("/room/unblock", block=block[1] or block[2])  # not theirs to end
    assert "from bob" not in ann.get("/room").text
    ann.send_form("/room/unblock", block=block[1] or block[2])
    assert "from bob" in ann.get("/room").text


def test_a_report_keeps_the_line_for_the_host_once(room: Inside) -> None:
    ann, bob = room.browser(), room.browser()
    say(bob, "something rude", name="Bob")
    [number] = line_numbers(ann)
    for _ in range(2):
        assert ann.send_form("/room/report", line=number).status_code == 303
    assert "The host of this server sees the line" in ann.get("/room?reported=1").text
    bob.send_form("/room/report", line=number)  # nobody reports themselves
    reports = room.do(room.services.public_room.reports(10))
    assert [(row.text, row.reported) for row in reports] == [("something rude", person_of(room, bob))]


def test_what_was_said_blocked_and_reported_is_exported_and_deleted(room: Inside) -> None:
    ann, bob = room.browser(), room.browser()
    ann.new_table()
    say(bob, "from bob", name="Bob")
    say(ann, "from ann")
    number = line_numbers(ann)[0]
    ann.send_form("/room/report", line=number)
    ann.send_form("/room/block", line=number)
    bob.send_form("/room/block", line=line_numbers(bob)[0])
    with zipfile.ZipFile(io.BytesIO(ann.get("/me/export.zip").content)) as archive:
        mine = json.loads(archive.read("room.json"))
    assert [line["text"] for line in mine["said"]] == ["from ann"]
    assert [each["name"] for each in mine["blocked"]] == ["Bob"]
    assert [each["text"] for each in mine["reported"]] == ["from bob"]
    person, other = person_of(room, ann), person_of(room, bob)
    ann.send_form("/me/delete", sure="yes")
    assert "from ann" not in bob.get("/room").text
    assert room.do(room.services.public_room.blocks(person)) == []
    assert room.do(room.services.public_room.blocks(other)) == []
    assert room.do(room.services.public_room.reports(10)) == []


def test_the_stream_tells_of_a_new_line(room: Inside) -> None:
    ann = room.browser()
    with ann.stream("GET", "/room/events") as stream:
        marks = (line for line in stream.iter_lines() if line.startswith("data:"))
        first = next(marks)
        assert say(ann, "hello") == 200
        assert next(marks) != first
        room.do(room.services.room.switch("lobby", on=False))
        assert next(marks) == "data: closed"


def test_strange_forms_break_nothing(room: Inside) -> None:
    chooser, ann = Random(11), room.browser()
    say(ann, "hello")
    odd = ["", "0", "-1", "1e9", "9" * 30, "x", "\x00", "💥" * 50, "1; DROP TABLE room_lines", "../..", "%00"]
    forms = ("/room/chat", "/room/block", "/room/unblock", "/room/report", "/room/table/abcdefgh")
    for _ in range(60):
        sent: dict[str, Any] = {
            name: chooser.choice(odd) for name in ("name", "text", "line", "block", "seat") if chooser.random() < 0.8
        }
        answer = ann.send_form(chooser.choice(forms), script=True, **sent)
        assert answer.status_code < 500, (sent, answer.text)
    assert "hello" in room.browser().get("/room").text
