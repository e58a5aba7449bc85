"""Notices on several workers of one PostgreSQL: told once whoever sees the move, and not where somebody looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web import postgres
from tests.web.push_games import move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, push_service
from tests.web.servers import Inside, inside, wait_for
from tests.web.test_people import person_of
from tests.web.test_postgresql_people import at

pytestmark = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[Inside, Inside]]:
    with (
        postgres.postgresql() as url,
        inside(url, push_loopback=True) as first,
        inside(url, push_loopback=True) as second,
    ):
        yield first, second


def test_two_workers_tell_once_and_know_who_looks_at_the_other(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    with push_service() as service:
        ann, ben, path = two_people(first)
        phone = PushBrowser(service)
        phone.subscribe(ben)
        move(first, ann, path)
        wait_for(lambda: service.sent_to(phone))
        for worker in workers:
            nothing_comes(worker, service, phone, 1)
        move(first, ben, path)
        person, elsewhere = person_of(first, ben), at(second, ben)
        assert elsewhere.send_form(f"{path}/attention", page="tab", count=1, visible="yes").status_code == 204
        wait_for(lambda: first.services.calling.attention.is_looking(path[3:], person))
        move(first, ann, path)
        for worker in workers:
            nothing_comes(worker, service, phone, 1)


def test_a_vacation_is_known_to_every_worker(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    _, ben, _ = two_people(first)
    assert ben.send_form("/me/vacation", days=3).status_code == 303
    person = person_of(first, ben)
    wait_for(lambda: second.registry.moment().on_vacation_until(person))
