"""Clocks in days: a table walked through with time moved on; reminders, vacations, what was agreed for the end."""

from __future__ import annotations

import io
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.engine.errors import RecordError
from kotatsu.web.clock_context import DAY_SECONDS, HOUR_SECONDS, Clock, days_until, rounded
from kotatsu.web.notices.vacations import MAX_DAYS_A_YEAR
from kotatsu.web.store.models import SeatRow, TableRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.clocks import end_time, reminder_seconds, seconds_left
from kotatsu.web.tables.export_import import export_tables, import_tables
from kotatsu.web.tables.seats import Moment, seconds_on_vacation
from tests.web.push_games import move, nothing_comes
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.test_devices import link_of
from tests.web.test_people import person_of

MINUTE = 60


def with_clock(site: Inside, days: int = 3, end: str = "bot") -> tuple[Browser, Browser, str]:
    """A running game of two people with a clock, in which Ann decides now."""
    ann, ben = site.browser(), site.browser("fr")
    fields: dict[str, Any] = {"clock-days": days, "clock-end": end}
    path = ann.new_table("tiki-topple", **fields)
    ben.send_form(f"{path}/join", name="Ben")
    ann.send_form(f"{path}/start")
    if site.table(path[3:]).live.match.actor == 1:
        move(site, ben, path)
    return ann, ben, path


def looked(site: Inside) -> None:
    """The server has looked at its clocks."""
    site.do(site.services.calling.clocks.look())


def test_a_table_of_three_days_is_walked_through(site: Inside, service: PushService) -> None:
    ann, ben, path = with_clock(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    move(site, ann, path)
    wait_for(lambda: len(service.sent_to(phone)) == 1)

    site.wait(DAY_SECONDS - MINUTE)
    looked(site)
    assert "2 days left" in ann.get("/me").text
    assert "encore 2 jours" in ben.get("/me").text
    assert "2 days left" in ann.get(path).text
    nothing_comes(site, service, phone, 1)

    site.wait(DAY_SECONDS + 2 * MINUTE)  # less than a day is left
    wait_for(lambda: len(service.sent_to(phone)) == 2)
    told = phone.read(service.sent_to(phone)[1])
    assert (told["title"], told["body"]) == ("Le temps presse", "Tiki Topple\u202f: il te reste 23 heures pour jouer.")
    site.wait(HOUR_SECONDS)
    looked(site)
    nothing_comes(site, service, phone, 2)  # once
    assert site.table(path[3:]).live.match.actor == 1

    site.wait(DAY_SECONDS)  # his time is over: a bot plays, as was agreed
    wait_for(lambda: site.table(path[3:]).live.match.actor == 0)
    assert site.table(path[3:]).seats[1].stand_in == "medium"
    assert "left" in ann.get(path).text
    assert ben.send_form(f"{path}/return", seat=1).status_code == 303
    move(site, ann, path)
    assert site.table(path[3:]).seats[1].stand_in == ""
    assert move(site, ben, path)
    assert site.table(path[3:]).live.match.actor == 0


def test_who_moves_in_time_has_the_whole_time_again(site: Inside) -> None:
    ann, ben, path = with_clock(site, 1)
    for _ in range(3):
        for browser in (ann, ben):
            site.wait(DAY_SECONDS - MINUTE)
            looked(site)
            move(site, browser, path)
    assert [row.stand_in for row in site.table(path[3:]).seats] == ["", ""]


def test_a_table_that_agreed_to_wait_waits(site: Inside) -> None:
    ann, ben, path = with_clock(site, 1, "wait")
    move(site, ann, path)
    entries = site.table(path[3:]).live.entries
    site.wait(5 * DAY_SECONDS)
    looked(site)
    looked(site)
    table = site.table(path[3:])
    assert (table.live.entries, table.live.match.actor, table.seats[1].stand_in) == (entries, 1, "")
    assert "time is over" in ann.get(path).text
    assert "temps écoulé" in ben.get("/me").text
    move(site, ben, path)


def test_nobody_runs_out_of_time_while_the_server_is_away(site: Inside) -> None:
    ann, _, path = with_clock(site, 1)
    registry = site.services.registry
    registry.in_maintenance = True
    site.wait(3 * DAY_SECONDS)
    looked(site)
    assert site.table(path[3:]).seats[0].stand_in == ""
    registry.in_maintenance, registry.watching_since = False, registry.clock()
    looked(site)
    assert site.table(path[3:]).seats[0].stand_in == ""
    assert "11 hours left" in ann.get(path).text  # twelve, a moment ago
    site.wait(13 * HOUR_SECONDS)
    wait_for(lambda: site.table(path[3:]).seats[0].stand_in == "medium")


def test_a_seat_that_leaves_is_a_bots_for_good(site: Inside) -> None:
    ann, ben, path = with_clock(site, 2, "leave")
    person = person_of(site, ben)
    site.wait(2 * DAY_SECONDS + MINUTE)  # it was Ann's time that ended, and she made the table
    wait_for(lambda: site.table(path[3:]).seats[0].kind == "bot")
    wait_for(lambda: site.table(path[3:]).live.match.actor == 1)
    table = site.table(path[3:])
    assert (table.seats[0].key, table.row.host) == ("", person)
    assert table.seats[0].name not in ("Ann", "Ben", "")
    assert ann.send_form(f"{path}/return", seat=0).status_code == 403
    move(site, ben, path)


def test_whoever_moves_at_the_last_moment_is_not_replaced() -> None:
    now = 1_000_000.0
    table = TableRow(
        id="t", game="tiki-topple", version=1, seats=2, options={}, seed="0", away=0, host="a", status="playing",
        actor=1, created_at=0, moved_at=now - DAY_SECONDS - 1, clock_days=1,
    )  # fmt: skip
    seats = [SeatRow(table_id="t", seat=seat, kind="person", key=key) for seat, key in enumerate("ab")]
    stored = StoredTable(table, seats)
    table.moved_at = now - 1
    assert not end_time(stored, Moment(now, 0))
    table.moved_at = now - DAY_SECONDS - 1
    assert seconds_left(table, seats, Moment(now, 0)) == -1
    assert end_time(stored, Moment(now, 0))
    assert not end_time(stored, Moment(now, 0))  # a bot decides by now: nobody's clock runs
    table.actor, table.status = -1, "over"
    assert seconds_left(table, seats, Moment(now, 0)) is None


# --- vacation


def test_on_vacation_clocks_stand_still_and_others_are_told(site: Inside, service: PushService) -> None:
    ann, ben, path = with_clock(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    site.wait(MINUTE)
    assert ben.send_form("/me/vacation", days=7).status_code == 303
    move(site, ann, path)
    assert "on vacation, back in 7 days" in ann.get(path).text
    assert "encore 7 jours" in ben.get("/me/notices").text
    site.wait(5 * DAY_SECONDS)
    looked(site)
    assert "on vacation, back in 2 days" in ann.get(path).text
    assert site.table(path[3:]).seats[1].stand_in == ""
    nothing_comes(site, service, phone)

    site.wait(2 * DAY_SECONDS + MINUTE)  # back: he is called, and has his three days
    wait_for(lambda: len(service.sent_to(phone)) == 1)
    assert "on vacation" not in ann.get(path).text
    left = seconds_left(site.table(path[3:]).row, site.table(path[3:]).seats, site.registry.moment())
    assert left is not None
    assert 3 * DAY_SECONDS - 5 * MINUTE < left <= 3 * DAY_SECONDS
    site.wait(3 * DAY_SECONDS)
    wait_for(lambda: site.table(path[3:]).seats[1].stand_in == "medium")


def test_vacation_has_its_limits(site: Inside) -> None:
    _, ben, _ = with_clock(site)
    for wrong in (0, MAX_DAYS_A_YEAR + 1, "x", "-1", ""):
        assert ben.send_form("/me/vacation", days=wrong).status_code == 422, wrong
    assert site.browser().send_form("/me/vacation", days=1).status_code == 404
    assert ben.send_form("/me/vacation", days=20).status_code == 303
    assert ben.send_form("/me/vacation", days=1).status_code == 409
    site.wait(10 * DAY_SECONDS)
    assert ben.send_form("/me/vacation/end").status_code == 303  # the rest is given back
    vacations, person = site.services.calling.vacations, person_of(site, ben)
    assert site.do(vacations.days_left(person)) == MAX_DAYS_A_YEAR - 11
    assert ben.send_form("/me/vacation", days=MAX_DAYS_A_YEAR - 9).status_code == 422
    site.wait(366 * DAY_SECONDS)
    assert site.do(vacations.days_left(person)) == MAX_DAYS_A_YEAR


def test_a_vacation_is_known_after_a_restart_and_to_the_merged_person(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        ann, ben, path = with_clock(site)
        ben.send_form("/me/vacation", days=7)
        other = site.browser()
        other.new_table()
        other.send_form("/me/vacation", days=3)
        assert other.send_form(link_of(ben), merge="yes").status_code == 303
    with inside(sqlite(tmp_path)) as site:
        ann.base_url = site.url
        assert "on vacation, back in 7 days" in ann.get(path).text


@given(
    st.lists(st.tuples(st.integers(0, 100), st.integers(0, 40)), max_size=6), st.integers(0, 100), st.integers(0, 100)
)
def test_time_on_vacation_counts_once(given_: list[tuple[int, int]], since: int, now: int) -> None:
    intervals = [(float(start), float(start + length)) for start, length in given_]
    moment = Moment(float(now), 0.0, {"p": intervals})
    seconds = sum(any(start <= at < end for start, end in intervals) for at in range(since, now))
    assert seconds_on_vacation("p", float(since), moment) == seconds
    assert seconds_on_vacation("q", float(since), moment) == 0


# --- what is chosen and said


def test_a_clock_is_chosen_said_changed_and_kept(site: Inside) -> None:
    ann, fields = site.browser(), {"clock-days": 3, "clock-end": "wait", "away": 60}
    path = ann.new_table("tiki-topple", **fields)
    assert "3 days for each move." in ann.get(path).text
    friend = site.browser("fr")
    for said in ("3 jours pour chaque coup.", "Ensuite, on attend."):
        assert said in friend.get(path).text
    assert site.table(path[3:]).row.away == 0
    changed: dict[str, Any] = {"clock-days": 7, "clock-end": "bot", "away": 0}
    assert ann.send_form(f"{path}/options", **changed).status_code == 303
    assert "7 days for each move." in ann.get(path).text
    for wrong in ({"clock-days": 4}, {"clock-days": "x"}, {"clock-end": "never"}, {"clock-days": 99999}):
        sent: dict[str, Any] = {**changed, **wrong}
        assert ann.send_form(f"{path}/options", **sent).status_code == 422
        assert ann.send_form("/new/tiki-topple", **{"seats": 2, "name-0": "Ann", **sent}).status_code == 422
    row = site.table(path[3:]).row
    assert Clock(row.clock_days, row.clock_end) == Clock(7, "bot")


def test_a_program_sets_a_clock(site: Inside) -> None:
    import httpx

    seats = [{"kind": "own", "name": "Ann"}, {"kind": "open"}]
    body = {"game": "tiki-topple", "seats": seats, "clock_days": 2, "clock_end": "leave"}
    made = httpx.post(f"{site.url}/api/tables", json=body)
    assert made.status_code == 201, made.text
    row = site.table(made.json()["table"]).row
    assert (row.clock_days, row.clock_end) == (2, "leave")
    assert httpx.post(f"{site.url}/api/tables", json={**body, "clock_days": 5}).status_code == 422


def test_a_clock_goes_along_to_another_server_and_nonsense_does_not(tmp_path: Path) -> None:
    import asyncio

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with inside(sqlite(tmp_path / "one")) as site:
        _, _, path = with_clock(site, 2, "leave")
    out = io.StringIO()
    asyncio.run(export_tables(sqlite(tmp_path / "one"), out))
    line = next(each for each in out.getvalue().splitlines() if path[3:] in each)
    assert json.loads(line)["table"]["clock_days"] == 2
    wrong = line.replace('"clock_end": "leave"', '"clock_end": "explode"')
    assert wrong != line
    with pytest.raises(RecordError, match="clock_end"):
        asyncio.run(import_tables(sqlite(tmp_path / "two"), io.StringIO(wrong)))
    asyncio.run(import_tables(sqlite(tmp_path / "two"), io.StringIO(line)))
    with inside(sqlite(tmp_path / "two")) as site:
        assert site.table(path[3:]).row.clock_end == "leave"


def test_reminders_come_when_a_third_is_left_and_at_most_a_day_before() -> None:
    assert [reminder_seconds(days) / HOUR_SECONDS for days in (1, 2, 3, 7)] == [8, 16, 24, 24]
    assert rounded(2 * DAY_SECONDS - 1) == 2 * DAY_SECONDS - HOUR_SECONDS
    assert rounded(-5) == 0
    assert days_until(time.time() + 60, time.time()) == 1
