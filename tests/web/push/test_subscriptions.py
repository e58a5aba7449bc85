"""The browsers on which somebody is called: kept, counted, ended, exported and deleted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from kotatsu.web.pages.notices import MAX_BROWSERS
from tests.web.push_games import keep_quiet, move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.test_devices import link_of
from tests.web.test_people import key_of, person_of


def test_a_browser_that_is_signed_off_is_not_called_any_more(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    other = site.browser()
    assert other.send_form(link_of(ben)).status_code == 303
    laptop, phone = PushBrowser(service), PushBrowser(service)
    laptop.subscribe(ben)
    phone.subscribe(other)
    rows = site.do(site.services.identities.people.devices(person_of(site, ben)))
    gone = next(row.id for row in rows if row.key == key_of(site, other))
    ben.send_form("/me/devices/sign-off", device=gone)
    move(site, ann, path)
    wait_for(lambda: service.sent_to(laptop))
    nothing_comes(site, service, phone)
    assert len(site.do(site.services.calling.notices.subscriptions(person_of(site, ben)))) == 1


def test_a_browser_can_stop_being_called_and_nobody_else_can_stop_it(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    (row,) = site.do(site.services.calling.notices.subscriptions(person_of(site, ben)))
    ann.send_form("/me/notices/unsubscribe", browser=row.id)
    site.browser().send_form("/me/notices/unsubscribe", browser=row.id)
    assert "depuis aujourd" in ben.get("/me/notices").text
    assert ben.send_form("/me/notices/unsubscribe", browser=row.id).status_code == 303
    move(site, ann, path)
    nothing_comes(site, service, phone)


def test_two_who_become_one_are_called_on_both(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    other = site.browser()
    other.new_table()
    laptop, phone = PushBrowser(service), PushBrowser(service)
    laptop.subscribe(ben)
    phone.subscribe(other)
    for browser in (ben, other):  # both have rows of the same key, and both were shown the same door
        keep_quiet(browser, "12:00", "12:00")
    door = ann.new_table()
    ben.get(door)
    other.get(door)
    assert other.send_form(link_of(ben), merge="yes").status_code == 303
    move(site, ann, path)
    wait_for(lambda: service.sent_to(laptop) and service.sent_to(phone))


def test_browsers_of_a_person_are_limited_and_each_has_one_subscription(site: Inside, service: PushService) -> None:
    _, ben, _ = two_people(site)
    person = person_of(site, ben)
    for _ in range(3):
        PushBrowser(service).subscribe(ben)
    assert len(site.do(site.services.calling.notices.subscriptions(person))) == 1
    for _ in range(MAX_BROWSERS - 1):
        other = site.browser()
        other.send_form(link_of(ben))
        assert PushBrowser(service).subscribe(other).status_code == 200
    other = site.browser()
    other.send_form(link_of(ben))
    refused = PushBrowser(service).subscribe(other)
    assert (refused.status_code, refused.json()["reason"]) == (422, "too-many-browsers")
    assert len(site.do(site.services.calling.notices.subscriptions(person))) == MAX_BROWSERS


def test_what_is_mine_is_exported_and_deleted(tmp_path: Path, service: PushService) -> None:
    from tests.web.test_my_data import contents, exported

    with inside(sqlite(tmp_path), push_loopback=True) as site:
        ann, ben, path = two_people(site)
        phone = PushBrowser(service)
        phone.subscribe(ben)
        move(site, ann, path)
        wait_for(lambda: service.sent_to(phone))
        keep_quiet(ben, "21:30", "07:15", "Europe/Paris")
        person = exported(ben)["person.json"].decode()
        for told in ("127.0.0.1", "21:30", "07:15", "Europe/Paris"):
            assert told in person
        secrets = [phone.path, phone.fields["auth"], phone.fields["p256dh"]]
        assert not [secret for secret in secrets if secret in person]
        assert [secret for secret in secrets if secret in contents(tmp_path)] == secrets
        ben.send_form("/me/delete", sure="yes")
        for table in ("push_subscriptions", "notice_settings", "notices", "deliveries"):
            with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
                assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    assert not [secret for secret in secrets if secret in contents(tmp_path)]
