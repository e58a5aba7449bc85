"""Browsers whose push service gives them another endpoint: told without asking their owner, where they are called."""

from __future__ import annotations

import httpx

from kotatsu.web.store.notices import GONE_KEPT_SECONDS
from tests.web.push_games import move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Browser, Inside, wait_for
from tests.web.test_devices import link_of
from tests.web.test_people import person_of


def renew(phone: PushBrowser, browser: Browser) -> httpx.Response:
    """As the service worker does it: the token first, then the new subscription."""
    told = browser.get("/me/notices/renewal").json()
    headers = {"accept": "application/json", "x-csrftoken": told["token"]}
    return browser.post("/me/notices/renew", data={"endpoint": phone.endpoint, **phone.fields}, headers=headers)


def test_a_new_endpoint_takes_the_place_of_the_old_one(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    before, after = PushBrowser(service), PushBrowser(service)
    before.subscribe(ben)
    assert ben.get("/me/notices/renewal").json()["wanted"] is True
    assert renew(after, ben).status_code == 200
    move(site, ann, path)
    wait_for(lambda: service.sent_to(after))
    nothing_comes(site, service, before)


def test_also_when_a_notice_found_the_old_one_gone_before(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    before, after = PushBrowser(service), PushBrowser(service)
    before.subscribe(ben)
    notices, person = site.services.calling.notices, person_of(site, ben)
    service.answers.append(410)
    move(site, ann, path)
    wait_for(lambda: not site.do(notices.subscriptions(person)))
    assert "depuis aujourd" not in ben.get("/me/notices").text
    assert renew(after, ben).status_code == 200
    move(site, ben, path)
    move(site, ann, path)
    wait_for(lambda: service.sent_to(after))
    assert len(service.sent_to(before)) == 1


def test_nobody_is_called_again_who_has_stopped_it(site: Inside, service: PushService) -> None:
    _, ben, _ = two_people(site)
    laptop = site.browser()
    laptop.send_form(link_of(ben))
    phone, notices, person = PushBrowser(service), site.services.calling.notices, person_of(site, ben)
    assert ben.get("/me/notices/renewal").json()["wanted"] is False
    assert renew(phone, ben).status_code == 404  # never asked for
    phone.subscribe(ben)
    assert renew(PushBrowser(service), laptop).status_code == 404  # another device of the same person
    (row,) = site.do(notices.subscriptions(person))
    laptop.send_form("/me/notices/unsubscribe", browser=row.id)
    assert renew(PushBrowser(service), ben).status_code == 404  # stopped from the laptop
    assert renew(PushBrowser(service), site.browser()).status_code == 404
    assert site.do(notices.subscriptions(person)) == []


def test_what_is_brought_is_checked_and_gone_rows_go(site: Inside, service: PushService) -> None:
    _, ben, _ = two_people(site)
    phone, notices, person = PushBrowser(service), site.services.calling.notices, person_of(site, ben)
    phone.subscribe(ben)
    evil = PushBrowser(service)
    evil.endpoint = "https://10.0.0.1/x"
    assert renew(evil, ben).status_code == 422
    (row,) = site.do(notices.subscriptions(person))
    assert row.endpoint == phone.endpoint
    now = site.registry.clock()
    site.do(notices.mark_gone(row.id, now))
    site.do(notices.mark_gone("another", now + GONE_KEPT_SECONDS - 1))
    assert site.do(notices.wants_calls(person, row.device))
    site.do(notices.mark_gone("another", now + GONE_KEPT_SECONDS + 1))
    assert not site.do(notices.wants_calls(person, row.device))
