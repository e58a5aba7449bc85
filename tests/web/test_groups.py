"""One link for a group: it fills any free seat of its tables, ends when it is revoked or its time is over."""

from __future__ import annotations

import re
import string
from random import Random
from typing import Any

import pytest

from tests.web.servers import Browser, Inside
from tests.web.test_people import person_of

DAY = 24 * 3600.0


def link_of(browser: Browser, path: str) -> str:
    """The link that a lobby shows; empty for none."""
    found = re.search(r'id="group-link" readonly value="[^"]*(/g/[^"]+)"', browser.get(path).text)
    return found[1] if found else ""


def made(browser: Browser, path: str, days: int = 7) -> str:
    assert browser.send_form(f"{path}/group", days=days).status_code == 303
    return link_of(browser, path)


def test_one_link_fills_the_free_seats_of_two_tables(site: Inside) -> None:
    host = site.browser()
    first, second = host.new_table(seats=3, **{"kind-2": "open"}), host.new_table(seats=2)
    link = made(host, first)
    assert "good for another 7 days" in host.get(first).text
    assert host.get(f"{link}/qr.svg").headers["content-type"].startswith("image/svg")
    assert host.send_form(f"{second}/group/add").status_code == 303
    assert link_of(host, second) == link
    assert "2 tables" in host.get(second).text
    tables = []
    for name in ("Bea", "Cleo", "Dan"):
        guest = site.browser("fr")
        assert "libre" in guest.get(link).text
        answer = guest.send_form(link, name=name)
        assert answer.status_code == 303
        tables.append(answer.headers["location"])
        assert guest.get(link).headers["location"] == tables[-1]  # they sit already: back to their table
        assert guest.send_form(link, name="Again").headers["location"] == tables[-1]
    assert tables == [second, first, first]  # the fullest first
    late = site.browser()
    assert "Every seat is taken" in late.get(link).text
    assert late.send_form(link, name="Eve", script=True).json()["reason"] == "group-full"
    assert [row.name for row in site.table(first[3:]).seats] == ["Ann", "Cleo", "Dan"]


def test_a_name_that_is_taken_is_refused_on_the_same_page(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    link = made(host, host.new_table())
    answer = guest.send_form(link, name="Ann")
    assert answer.status_code == 409
    assert "has that name already" in answer.text
    assert guest.send_form(link, name="").status_code == 422


def test_a_revoked_link_and_an_expired_one_lead_nowhere(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    link = made(host, path)
    assert guest.send_form(f"{path}/group/revoke").status_code == 403
    assert guest.get(link).status_code == 200
    assert host.send_form(f"{path}/group/revoke").status_code == 303
    assert link_of(host, path) == ""
    for answer in (guest.get(link), guest.send_form(link, name="Bea"), guest.get(f"{link}/qr.svg")):
        assert answer.status_code == 404
    assert "This link has ended" in guest.get(link).text
    assert host.send_form(f"{path}/group/revoke", script=True).status_code == 404
    link = made(host, path, 1)
    site.wait(DAY - 3600)
    assert "good for another 1 hour" in host.get(path).text
    site.wait(3601)
    try:
        assert guest.get(link).status_code == 404
        assert link_of(host, path) == ""
    finally:
        site.late = 0.0
    assert site.table(path[3:]).seats[1].kind == "open"


def test_only_the_host_makes_one_and_only_before_the_start(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    guest.send_form(f"{path}/join", name="Bea")
    assert guest.send_form(f"{path}/group", days=7, script=True).status_code == 403
    assert host.send_form(f"{path}/group/add", script=True).status_code == 404  # there is none yet
    link = made(host, path)
    assert link_of(guest, path) == link  # those who sit here may pass it on
    assert link not in site.browser().get(f"{path}?watch=1").text  # those who watch may not
    host.send_form(f"{path}/start")
    assert host.send_form(f"{path}/group", days=7, script=True).status_code == 409
    assert "Every seat is taken" in site.browser().get(link).text


def test_those_who_have_blocked_each_other_are_not_seated_together(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    first, second = host.new_table(), site.browser().new_table()
    guest.send_form(f"{second}/join", name="Bea")  # so that the guest is somebody
    link = made(host, first)
    one, other = person_of(site, guest), person_of(site, host)
    for person, blocked in ((one, other), (other, one)):
        site.do(site.services.public_room.block(person, blocked, "Ann", 0.0))
        assert "Every seat is taken" in guest.get(link).text
        assert guest.send_form(link, name="Bea").status_code == 409
        [block] = site.do(site.services.public_room.blocks(person))
        site.do(site.services.public_room.unblock(person, block.id))
    assert guest.send_form(link, name="Bea").status_code == 303


@pytest.mark.parametrize("days", ["0", "2", "31", "-1", "x", "", "9" * 30])
def test_no_other_time_is_accepted(site: Inside, days: str) -> None:
    host = site.browser()
    path = host.new_table()
    assert host.send_form(f"{path}/group", days=days, script=True).status_code == 422
    assert link_of(host, path) == ""


def test_links_cannot_be_guessed_and_nothing_strange_breaks(site: Inside) -> None:
    chooser, stranger = Random(7), site.browser()
    letters = string.ascii_letters + string.digits + "-_%.~é"
    for _ in range(40):
        address = "/g/" + "".join(chooser.choice(letters) for _ in range(chooser.randrange(1, 60)))
        sent: dict[str, Any] = {"name": "".join(map(chr, chooser.choices(range(1, 0x2FFF), k=chooser.randrange(40))))}
        for answer in (stranger.get(address), stranger.send_form(address, **sent)):
            assert answer.status_code in (400, 404, 429), (address, answer.status_code)


def test_a_link_is_exported_and_deleted_with_its_maker(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    guest.send_form(f"{path}/join", name="Bea")
    link = made(host, path)
    person = person_of(site, host)
    assert person in [site.do(site.services.group_links.find(link[3:])).person]
    host.send_form("/me/delete", sure="yes")
    assert guest.get(link).status_code == 404
