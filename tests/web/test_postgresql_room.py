"""The room and its host's page on several workers of one PostgreSQL: what is set, said, blocked and reported on one
is so on all; links for groups, challenges and reports count once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.web import postgres
from tests.web.push_games import two_people
from tests.web.servers import Inside, inside, wait_for
from tests.web.test_host import as_host
from tests.web.test_postgresql_people import at
from tests.web.test_public_room import line_numbers, say

pytestmark = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[Inside, Inside]]:
    with postgres.postgresql() as url, inside(url) as first, inside(url) as second:
        yield first, second


def open_room(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    first.do(first.services.room.switch("lobby", on=True))
    wait_for(lambda: second.services.room.is_open)


def test_the_room_is_one_on_all_workers(workers: tuple[Inside, Inside]) -> None:
    open_room(workers)
    first, second = workers
    ann, bea = first.browser(), second.browser()
    path = ann.new_table(**{"name-0": "Ann"})
    ann.send_form(f"{path}/listing", join="yes")
    assert say(ann, "hello-from-the-first") == 200
    page = bea.get("/room").text
    assert "hello-from-the-first" in page
    slug = re.search(r"/room/table/[\w-]+", page)
    assert slug is not None
    assert bea.send_form(slug[0], name="Bea").status_code == 303
    wait_for(lambda: "Bea" in ann.get(path).text)
    line = line_numbers(bea)[-1]
    bea.send_form("/room/block", line=line)
    assert "hello-from-the-first" not in at(first, bea).get("/room").text


def test_the_host_sees_and_settles_reports_of_the_room_and_of_tables(workers: tuple[Inside, Inside]) -> None:
    open_room(workers)
    first, second = workers
    ann, ben, path = two_people(first)
    number = ann.send_form(f"{path}/chat", text="ugly-at-a-table", script=True).json()["number"]
    for worker in (first, second, second):
        assert at(worker, ben).send_form(f"{path}/report", line=number, script=True).status_code == 200
    host = as_host(second)
    page = host.get("/host").text
    assert page.count("ugly-at-a-table") == 1
    assert "at a table" in page
    report = re.search(r'name="report"\s+value="(\d+)"', page)
    assert report is not None
    assert host.send_form("/host/report", report=report[1], what="remove").status_code == 303
    assert "ugly-at-a-table" not in at(first, ben).get(path).text
    assert "ugly-at-a-table" not in host.get("/host").text


def test_maintenance_a_message_and_a_challenge_hold_on_every_worker(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    host = as_host(first)
    try:
        host.send_form("/host/message", en="Tea at five", fr="Thé à cinq heures")
        host.send_form("/host/maintenance", on="yes")
        wait_for(lambda: "Tea at five" in second.browser().get("/").text and second.registry.in_maintenance)
        refused = second.browser().send_form("/new/pikit", seats=2, script=True, **{"name-0": "Ann", "kind-1": "bot"})
        assert (refused.status_code, refused.json()["reason"]) == (409, "maintenance")
    finally:
        host.send_form("/host/maintenance", on="no")
        host.send_form("/host/message")
    now = first.registry.clock()
    used = [worker.do(worker.services.identities.people.use_challenge("x", now + 60, now)) for worker in workers]
    assert used == [True, False]


def test_a_link_for_a_group_fills_seats_through_every_worker(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    ann = first.browser()
    path = ann.new_table("pikit", seats=3, **{"kind-2": "open"})
    ann.send_form(f"{path}/group", days=1)
    link = re.search(r"/g/[\w-]+", ann.get(path).text)
    assert link is not None
    for worker, name in ((first, "Bea"), (second, "Cleo")):
        assert worker.browser().send_form(link[0], name=name).status_code == 303
    assert [row.name for row in second.table(path[3:]).seats] == ["Ann", "Bea", "Cleo"]
    assert second.browser().send_form(link[0], name="Dan").status_code != 303
