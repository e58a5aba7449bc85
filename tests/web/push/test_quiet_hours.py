"""Nobody is called who wants quiet."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import pytest

from kotatsu.web.notices.quiet_hours import call_at, is_quiet, read_clock_time
from kotatsu.web.store.notice_models import NoticeSettingsRow
from tests.web.push_games import keep_quiet, move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Inside, wait_for
from tests.web.test_people import person_of

DAY = 24 * 3600


def test_in_quiet_hours_nothing_comes_and_afterwards_it_does(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    hour = datetime.fromtimestamp(time.time(), UTC).hour
    assert keep_quiet(ben, f"{hour:02}:00", f"{(hour + 2) % 24:02}:00").status_code == 303
    move(site, ann, path)
    nothing_comes(site, service, phone)
    assert site.do(site.services.calling.notices.next_due("push"))
    site.wait(2 * 3600)
    wait_for(lambda: service.sent_to(phone))
    nothing_comes(site, service, phone, 1)


def test_what_was_played_in_quiet_hours_is_not_told_afterwards(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    hour = datetime.fromtimestamp(time.time(), UTC).hour
    keep_quiet(ben, f"{hour:02}:00", f"{(hour + 2) % 24:02}:00")
    move(site, ann, path)
    wait_for(lambda: site.do(site.services.calling.notices.next_due("push")))
    move(site, ben, path)
    site.wait(2 * 3600)
    nothing_comes(site, service, phone)
    assert site.do(site.services.calling.notices.next_due("push")) is None


@pytest.mark.parametrize(
    ("start", "end", "zone", "at", "quiet"),
    [
        ("22:00", "08:00", "UTC", "2026-03-01T23:00+00:00", True),
        ("22:00", "08:00", "UTC", "2026-03-01T07:59+00:00", True),
        ("22:00", "08:00", "UTC", "2026-03-01T08:00+00:00", False),
        ("22:00", "08:00", "Europe/Paris", "2026-03-01T21:30+00:00", True),
        ("13:00", "15:00", "UTC", "2026-03-01T14:00+00:00", True),
        ("13:00", "13:00", "UTC", "2026-03-01T13:00+00:00", False),
    ],
)
def test_quiet_hours_are_those_of_the_place(start: str, end: str, zone: str, at: str, quiet: bool) -> None:
    row = NoticeSettingsRow(
        person="p", quiet_from=read_clock_time(start), quiet_until=read_clock_time(end), time_zone=zone
    )
    now = datetime.fromisoformat(at).timestamp()
    assert is_quiet(row, now) is quiet
    then = call_at(row, now)
    assert (then > now) is quiet
    assert not is_quiet(row, then)
    assert then - now <= DAY


def test_quiet_hours_end_at_the_hour_also_when_clocks_change() -> None:
    row = NoticeSettingsRow(person="p", quiet_from=22 * 60, quiet_until=8 * 60, time_zone="Europe/Paris")
    for evening in ("2026-03-28T23:00+01:00", "2026-10-24T23:00+02:00"):
        then = call_at(row, datetime.fromisoformat(evening).timestamp())
        assert not is_quiet(row, then)
        assert is_quiet(row, then - 60)


def test_quiet_hours_need_a_time_zone_that_somebody_has_given(site: Inside) -> None:
    _, ben, _ = two_people(site)
    notices, person = site.services.calling.notices, person_of(site, ben)
    assert 'value="UTC"' not in ben.get("/me/notices").text  # nobody lives there by default
    answer = keep_quiet(ben, "22:00", "08:00", zone="")
    assert answer.status_code == 422
    assert "ton fuseau horaire" in answer.text
    assert not is_quiet(site.do(notices.settings(person)), datetime(2026, 3, 1, 23, tzinfo=UTC).timestamp())
    assert keep_quiet(ben, "22:00", "08:00", zone="Asia/Tokyo").status_code == 303
    assert 'value="Asia/Tokyo"' in ben.get("/me/notices").text
    fields: dict[str, Any] = {"from": "22:00", "until": "08:00", "zone": ""}
    assert ben.send_form("/me/notices/quiet", **fields).status_code == 303  # no quiet hours, no zone needed
