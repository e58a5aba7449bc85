"""Nobody is called who looks."""

from __future__ import annotations

from kotatsu.web.notices.attention import VISIBLE_SECONDS
from tests.web.push_games import move, nothing_comes, two_people
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Inside, wait_for
from tests.web.test_people import person_of


def test_who_looks_is_not_called_and_who_looks_away_is(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    assert ben.send_form(f"{path}/attention", page="tab1", count=1, visible="yes").status_code == 204
    move(site, ann, path)
    nothing_comes(site, service, phone)
    move(site, ben, path)
    ben.send_form(f"{path}/attention", page="tab2", count=2, visible="yes")
    ben.send_form(f"{path}/attention", page="tab1", count=3, visible="no")
    move(site, ann, path)
    nothing_comes(site, service, phone)
    move(site, ben, path)
    ben.send_form(f"{path}/attention", page="tab2", count=4, visible="no")
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone))


def test_a_page_that_went_away_without_a_word_counts_for_a_while(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    ben.send_form(f"{path}/attention", page="tab1", count=5, visible="yes")
    site.wait(VISIBLE_SECONDS + 1)
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone))


def test_what_a_page_said_first_does_not_count_when_it_comes_last(site: Inside) -> None:
    _, ben, path = two_people(site)
    person, attention = person_of(site, ben), site.services.calling.attention
    ben.send_form(f"{path}/attention", page="tab", count=2, visible="no")
    ben.send_form(f"{path}/attention", page="tab", count=1, visible="yes")
    assert not attention.is_looking(path[3:], person)
    ben.send_form(f"{path}/attention", page="tab", count=3, visible="yes")
    assert attention.is_looking(path[3:], person)


def test_others_cannot_look_for_somebody(site: Inside, service: PushService) -> None:
    ann, ben, path = two_people(site)
    phone = PushBrowser(service)
    phone.subscribe(ben)
    stranger = site.browser()
    for browser in (stranger, ann):
        assert browser.send_form(f"{path}/attention", page="x", count=6, visible="yes").status_code == 204
    assert ben.send_form(f"{path}/attention", page="x y z", count=7, visible="yes").status_code == 422
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone))
