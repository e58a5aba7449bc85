"""Block and report at a table: what a block hides, what goes on, who may report what, what the host does about it."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from kotatsu.client import Seat
from tests.web.push_games import move, two_people
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.tables import people
from tests.web.test_host import as_host


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with inside(sqlite(tmp_path)) as running:
        yield running


def say(browser: Browser, path: str, text: str) -> int:
    """Write a line at a table; its number."""
    answer = browser.send_form(f"{path}/chat", text=text, script=True)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def reports(host: Browser) -> list[str]:
    return re.findall(r"<q>(.*?)</q>", host.get("/host").text)


def test_a_block_hides_what_somebody_writes_and_the_game_goes_on(site: Inside) -> None:
    ann, ben, path = two_people(site)
    say(ann, path, "spoken-before")
    assert "spoken-before" in ben.get(path).text
    assert f"{path}/block" in ben.get(path).text
    answer = ben.send_form(f"{path}/block", seat=0)
    assert answer.status_code == 200
    assert "Tu ne vois plus les messages de cette personne (Ann)" in answer.text
    say(ann, path, "spoken-after")
    for shown in (ben.get(path).text, ben.get(f"{path}/chat").text):
        assert "spoken" not in shown
    assert "spoken-after" in ann.get(path).text
    assert "bloqué" in ben.get(path).text
    assert "blocked" not in ann.get(path).text.replace("have blocked", "")  # nobody is told
    move(site, ann, path)
    move(site, ben, path)
    assert ben.send_form(f"{path}/unblock", seat=0, script=True).status_code == 200
    assert "spoken-after" in ben.get(path).text


def test_a_block_holds_for_the_stream_of_programs_too(site: Inside) -> None:
    ann, ben, cleo = people(site, seats=3)
    keys = [row.key for row in site.table(ann.table).seats]
    site.do(site.services.public_room.block(keys[1], keys[0], "Ann", 0.0))
    heard: dict[int, list[str]] = {1: [], 2: []}

    def listen(seat: Seat) -> None:
        url = f"{site.url}/api/tables/{seat.table}/stream?seat={seat.seat}"
        headers = {"Authorization": f"Bearer {seat.token}"}
        with httpx.stream("GET", url, headers=headers, timeout=10) as answer:
            for line in answer.iter_lines():
                told = msgspec.json.decode(line) if line else {}
                heard[seat.seat] += [told["text"]] if told.get("type") == "chat" else []
                if "last" in heard[seat.seat]:
                    return

    readers = [threading.Thread(target=listen, args=(seat,)) for seat in (ben, cleo)]
    for reader in readers:
        reader.start()
    wait_for(lambda: len(site.registry.notifier._watchers.get(ann.table, ())) == len(readers))
    ann.say("from-somebody-blocked")
    wait_for(lambda: heard[2])
    cleo.say("last")
    for reader in readers:
        reader.join(10)
    assert heard == {1: ["last"], 2: ["from-somebody-blocked", "last"]}


def test_only_those_who_sit_there_block_and_only_others(site: Inside) -> None:
    ann, ben, path = two_people(site)
    number = say(ann, path, "hello")
    stranger = site.browser()
    stranger.new_table()
    for browser, seat, status in ((stranger, 0, 403), (ben, 1, 422), (ben, 7, 422), (ben, -1, 422), (ann, 0, 422)):
        assert browser.send_form(f"{path}/block", seat=seat, script=True).status_code == status, seat
    assert stranger.send_form(f"{path}/report", line=number, script=True).status_code == 403
    assert ann.send_form(f"{path}/report", line=number, script=True).status_code == 404  # one's own
    assert ben.send_form(f"{path}/report", line=99, script=True).status_code == 404
    assert ben.send_form(f"{path}/report", line="x", script=True).status_code == 422
    assert "/block" not in stranger.get(f"{path}?watch=1").text
    assert ben.get(f"{path}/report").headers["location"] == path
    assert reports(as_host(site)) == []


def test_a_reported_line_reaches_the_host_who_takes_it_away(site: Inside) -> None:
    ann, ben, path = two_people(site)
    host = as_host(site)
    number = say(ann, path, "an-ugly-word")
    assert reports(host) == []
    for _ in range(2):
        assert "L’hôte de ce serveur voit le message" in ben.send_form(f"{path}/report", line=number).text
    page = host.get("/host").text
    assert page.count("an-ugly-word") == 1
    assert "at a table" in page
    assert "reported 1 time" in page
    for secret in (path[3:], "Ben"):
        assert secret not in page
    found = re.search(r'name="report"\s+value="(\d+)"', page)
    assert found is not None
    assert host.send_form("/host/report", report=found[1], what="remove").status_code == 303
    assert reports(host) == []
    for browser in (ann, ben):
        assert "an-ugly-word" not in browser.get(path).text
    say(ann, path, "another")  # the numbers of lines go on
    assert "another" in ben.get(path).text


def test_a_line_of_a_table_is_not_a_line_of_the_room_with_its_number(site: Inside) -> None:
    site.do(site.services.room.switch("lobby", on=True))
    ann, ben, path = two_people(site)
    ann.send_form("/room/chat", name="Ann", text="in-the-room", script=True)
    say(ann, path, "zero")
    number = say(ann, path, "at-the-table")
    line = re.findall(r'name="line" value="(\d+)"', ben.get("/room").text)[0]
    assert int(line) == number  # the case that matters
    ben.send_form("/room/report", line=line)
    ben.send_form(f"{path}/report", line=number)
    host = as_host(site)
    assert sorted(reports(host)) == ["at-the-table", "in-the-room"]
    page = host.get("/host").text
    for shown in re.findall(r"<li><span class=\"what\"><b>Ann</b> <q>.*?</li>", page, re.DOTALL):
        if "at-the-table" in shown:
            report = re.findall(r'value="(\d+)"', shown)[0]
    host.send_form("/host/report", report=report, what="remove")
    assert reports(host) == ["in-the-room"]
    assert "in-the-room" in ben.get("/room").text
    assert "at-the-table" not in ben.get(path).text


def test_a_seat_that_has_changed_hands_is_not_blamed(site: Inside) -> None:
    ann, ben, path = two_people(site)
    number = say(ann, path, "hello")

    async def give_away() -> None:
        async with site.registry.changing(path[3:]) as (stored, _):
            stored.seats[0].name = "Zoe"

    site.do(give_away())
    assert "about-line" not in ben.get(path).text
    assert ben.send_form(f"{path}/report", line=number, script=True).status_code == 404


def test_blocks_are_found_among_ones_data_also_where_the_room_is_closed(site: Inside) -> None:
    ann, ben, path = two_people(site)
    assert "Les personnes que tu as bloquées" not in ben.get("/me/data").text
    ben.send_form(f"{path}/block", seat=0)
    page = ben.get("/me/data").text
    assert "Les personnes que tu as bloquées" in page
    block = re.search(r'name="block" value="(\d+)"', page)
    assert block is not None
    assert ann.send_form("/room/unblock", block=block[1], back="data").status_code == 303  # not theirs to end
    assert "Les personnes que tu as bloquées" in ben.get("/me/data").text
    answer = ben.send_form("/room/unblock", block=block[1], back="data")
    assert answer.headers["location"] == "/me/data"
    assert "Les personnes que tu as bloquées" not in ben.get("/me/data").text
