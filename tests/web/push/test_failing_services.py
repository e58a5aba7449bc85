"""Push services that fail: tried again, given up, and nobody else waits."""

from __future__ import annotations

import time
from functools import partial

import pytest

from kotatsu.web.notices import push_deliveries
from kotatsu.web.notices.push_sender import TIMEOUT_SECONDS
from tests.web.push_games import move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, PushService, push_service
from tests.web.servers import Inside, wait_for
from tests.web.test_people import person_of


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(site: Inside, service: PushService, status: int) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    service.answers.append(status)
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone))
    wait_for(lambda: not site.do(site.services.calling.notices.subscriptions(person_of(site, ben))))
    assert site.do(site.services.calling.notices.next_due("push")) is None


def _has_tried(service: PushService, browser: PushBrowser, tries: int) -> bool:
    return len(service.sent_to(browser)) == tries


def test_a_failure_is_tried_again_later_and_in_the_end_given_up(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone, notices = PushBrowser(service), site.services.calling.notices
    phone.subscribe(ben)
    service.answers += [503] * push_deliveries.MAX_TRIES
    move(site, ann, path)
    pauses = []
    for tries in range(1, push_deliveries.MAX_TRIES):
        wait_for(partial(_has_tried, service, phone, tries))
        wait_for(lambda: site.services.calling.push._under_way == set())
        due = site.do(notices.next_due("push"))
        assert due is not None
        pauses.append(due - site.registry.clock())
        site.wait(pauses[-1] + 0.01)
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]
    wait_for(lambda: site.do(notices.next_due("push")) is None)
    assert len(service.sent_to(phone)) == push_deliveries.MAX_TRIES
    assert site.do(notices.subscriptions(person_of(site, ben)))


def test_after_a_failure_it_arrives_once(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    service.answers += [500]
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone))
    wait_for(lambda: site.services.calling.push._under_way == set())
    site.wait(push_deliveries.FIRST_PAUSE_SECONDS + 1)
    wait_for(lambda: len(service.sent_to(phone)) == 2)
    nothing_comes(site, service, phone, 2)


def test_a_dead_push_service_slows_no_move_and_no_other_notice(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    dead = PushBrowser(service)
    dead.subscribe(ben)
    service.silent.set()
    try:
        move(site, ann, path)
        wait_for(lambda: service.sent_to(dead))
        started = time.monotonic()
        move(site, ben, path)
        assert time.monotonic() - started < TIMEOUT_SECONDS
        with push_service() as alive:
            phone = PushBrowser(alive)
            phone.subscribe(ann)
            moved = [move(site, ann, path), move(site, ben, path)]
            (request,) = wait_for(lambda: alive.sent_to(phone))
            assert request.at - moved[-1] < TIMEOUT_SECONDS
        assert "push" not in site.services.supervisor.down
    finally:
        service.silent.clear()


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 403])
def test_a_redirect_is_not_followed_and_a_refusal_not_repeated(site: Inside, service: PushService, status: int) -> None:
    """A push service could send us into the host's own network: it is asked once, where its browser said."""
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    before = len(service.received)
    service.answers.append(status)
    service.location = f"{service.url}/elsewhere"
    try:
        move(site, ann, path)
        wait_for(lambda: service.sent_to(phone))
        wait_for(lambda: site.do(site.services.calling.notices.next_due("push")) is None)
        nothing_comes(site, service, phone, 1)
    finally:
        service.location = ""
    assert [request.path for request in service.received[before:]] == [phone.path]
    assert site.do(site.services.calling.notices.subscriptions(person_of(site, ben)))
