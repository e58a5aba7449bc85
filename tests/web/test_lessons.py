"""Lessons over HTTP: nothing is stored, wrong choices change nothing, the place is remembered on the device."""

from __future__ import annotations

import pytest

import kotatsu
from tests.web.servers import Inside

GAME = kotatsu.load("tiki-topple")
PATH = "/learn/tiki-topple/first"


def number(text: str) -> int:
    return GAME.actions.parse(text)


def test_a_lesson_opens_at_its_beginning_and_makes_no_table(site: Inside) -> None:
    browser = site.browser()
    answer = browser.get("/learn/tiki-topple", follow_redirects=True)
    assert answer.url.path == PATH
    assert 'data-at="0"' in answer.text
    assert "Nine faces" in answer.text
    assert browser.get("/").text.count('href="/t/') == 0
    assert site.browser("fr").get(PATH).text.count("Neuf visages") == 1


def test_the_expected_choice_leads_on_and_says_which_plies_to_show(site: Inside) -> None:
    action = number("play card=up2 place=3")
    told = site.browser().send_form(f"{PATH}/move", script=True, id="2", action=action).json()
    assert (told["at"], told["plies"]) == ("3", [1, 2])
    page = site.browser().send_form(f"{PATH}/move", id="2", action=action)
    assert (page.status_code, page.headers["location"]) == (303, f"{PATH}?at=3")
    fragment = site.browser().get(f"{PATH}/fragment?at=3&ply=1").text
    assert "Lokahi goes to place 1" in fragment
    assert "data-watching" in fragment


@pytest.mark.parametrize(
    ("action", "status", "reason", "words"),
    [
        (number("play card=up1 place=3"), 409, "lesson", "Up 2 on Lokahi"),
        (number("toast"), 409, "illegal", "first card of the round"),
        (99_999, 409, "stale", ""),
        ("fly", 422, "bad-form", ""),
        (" ".join(["1"] * 40), 422, "bad-form", ""),
    ],
)
def test_another_choice_is_refused_with_a_sentence(
    site: Inside, action: object, status: int, reason: str, words: str
) -> None:
    answer = site.browser().send_form(f"{PATH}/move", script=True, id="2", action=action)
    assert answer.status_code == status
    assert answer.json()["reason"] == reason
    assert words in answer.json()["text"]
    assert "lessons" not in answer.cookies


@pytest.mark.parametrize("path", ["/learn/chess", f"{PATH}x", f"{PATH}/fragment?at=99", f"{PATH}/fragment?at=../1"])
def test_what_is_not_there_is_not_found(site: Inside, path: str) -> None:
    assert site.browser().get(path).status_code == 404


def test_a_choice_where_only_reading_is_asked_is_refused(site: Inside) -> None:
    answer = site.browser().send_form(f"{PATH}/move", script=True, id="0", action=number("play card=up2 place=3"))
    assert answer.status_code == 409


def test_the_place_is_remembered_and_a_finished_lesson_stays_so(site: Inside) -> None:
    browser = site.browser()
    assert "Learn in 2 minutes" in browser.get("/").text
    browser.get(f"{PATH}?at=4")
    assert 'data-at="4"' in browser.get(PATH).text
    assert "Go on learning" in browser.get("/").text
    browser.get(f"{PATH}?at={len(GAME.lessons[0].steps)}")
    assert 'data-at="0"' in browser.get(PATH).text
    assert 'class="button main" href="/learn/tiki-topple"' not in browser.get("/").text
    assert "Learn in 3 minutes" in browser.get("/").text  # the others


def test_a_damaged_cookie_begins_at_the_beginning(site: Inside) -> None:
    for value in ("tiki-topple/first:9999", "%00%ff", "tiki-topple/first:", "x" * 4000):
        browser = site.browser()
        browser.cookies.set("lessons", value)
        assert 'data-at="0"' in browser.get(PATH).text
    browser = site.browser()
    assert 'data-at="0"' in browser.get(f"{PATH}?at=nonsense").text


def test_a_free_choice_is_carried_by_the_place(site: Inside) -> None:
    free = next(at for at, (_, step) in enumerate(GAME.lessons[0].steps) if step.any)
    action = number("play card=up2 place=3")
    told = site.browser().send_form(f"{PATH}/move", script=True, id=free, action=action).json()
    assert told["at"] == f"{free + 1}.{action}"
    assert "Wikiwiki goes to place 1" in site.browser().get(f"{PATH}?at={told['at']}").text


def test_the_first_game_is_against_easy_bots(site: Inside) -> None:
    browser = site.browser()
    answer = browser.send_form("/play/tiki-topple", level="easy", coach="on")
    table = site.table(answer.headers["location"].removeprefix("/t/").partition("?")[0])
    assert [row.level for row in table.seats[1:]] == ["easy", "easy"]
    assert answer.headers["location"].endswith("?coach=1")
