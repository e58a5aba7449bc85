"""People on several workers of one PostgreSQL: a device that is signed off on one is nobody on all; deleting works."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web import postgres
from tests.web.servers import Browser, Inside, inside, wait_for
from tests.web.test_devices import link_of
from tests.web.test_people import person_of

pytestmark = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")
NAME = "Quetzalina"


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[Inside, Inside]]:
    with postgres.postgresql() as url, inside(url) as first, inside(url) as second:
        yield first, second


def at(worker: Inside, browser: Browser) -> Browser:
    """The same browser, served by another worker."""
    other = worker.browser()
    for cookie in browser.cookies.jar:
        other.cookies.set(cookie.name, cookie.value or "")
    return other


def test_a_sign_off_reaches_every_worker(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    laptop, phone = first.browser(), first.browser()
    path = laptop.new_table()
    assert phone.send_form(link_of(laptop)).status_code == 303
    elsewhere = at(second, phone)
    assert path in elsewhere.get("/").text  # the other worker knows the device now
    people = first.services.identities.people
    person = person_of(first, laptop)
    gone = next(row for row in first.do(people.devices(person)) if row.key != person)
    assert laptop.send_form("/me/devices/sign-off", device=gone.id).status_code == 303
    assert path not in phone.get("/").text
    wait_for(lambda: path not in elsewhere.get("/").text)
    assert path in at(second, laptop).get("/").text


def test_all_that_is_mine_goes_on_every_worker(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    someone, friend = first.browser(), first.browser()
    path = someone.new_table(**{"name-0": NAME})
    friend.send_form(f"{path}/join", name="Bea")
    assert NAME in at(second, friend).get(path).text
    assert someone.get("/me/export.zip").status_code == 200
    assert someone.send_form("/me/delete", sure="yes").status_code == 303
    wait_for(lambda: NAME not in at(second, friend).get(path).text)
