"""Chat, limits, forged forms, headers, sizes: what a stranger or a hurried friend may not do."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from html import escape

import pytest

from kotatsu.web.pages.shelf import local_path
from kotatsu.web.security.headers import POLICY
from kotatsu.web.security.keys import bearer, hash_key, new_key, sign, unsign
from kotatsu.web.security.limits import QUOTAS, Limits
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Inside, inside, sqlite
from tests.web.tables import actor, link, people, solo

URL_SAFE = string.ascii_letters + string.digits + "-_"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that counts."""
    with inside(sqlite(tmp_path_factory.mktemp("strict")), limits=True) as running:
        yield running


# --- keys and cookies


def test_a_cookie_that_we_did_not_sign_is_no_key() -> None:
    key = new_key()
    cookie = sign(key, "secret")
    assert unsign(cookie, "secret") == key
    assert unsign(cookie, "another") == ""
    for last in URL_SAFE.replace(cookie[-1], ""):  # the last letter has bits that say nothing
        assert unsign(cookie[:-1] + last, "secret") == ""
    assert unsign("", "secret") == unsign("." * 500, "secret") == ""
    assert hash_key("") == ""
    assert bearer("Bearer abc") == "abc"
    assert bearer("Basic abc") == bearer("") == bearer("Bearer " + "x" * 500) == ""


def test_the_seat_of_another_browser_is_not_ours(site: Inside) -> None:
    host = site.browser()
    path = host.new_table(**{"kind-1": "bot"})
    host.send_form(f"{path}/start")
    thief = site.browser()
    thief.cookies.set("kotatsu", sign(new_key(), "guessed"))
    refused = thief.send_form(f"{path}/move", script=True, seat=0, ply=0, branch=0, id="x", action=0)
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")


def test_cookies_are_for_this_site_and_not_for_scripts(site: Inside) -> None:
    browser = site.browser()
    answer = browser.send_form("/new/tiki-topple", script=False, **{"seats": "2", "name-0": "Ann", "kind-1": "bot"})
    cookies = answer.headers.get_list("set-cookie")
    assert any(cookie.startswith("kotatsu=") for cookie in cookies)
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


# --- forms


def test_a_form_without_its_token_is_refused(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "bot"})
    for token in ({}, {"_csrf_token": "0" * 128}):
        answer = browser.post(f"{path}/start", data=token)
        assert answer.status_code == 403
    assert site.table(path[3:]).row.status == "lobby"


def test_the_api_does_not_listen_to_cookies(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "bot"})
    assert browser.post(f"/api/tables/{path[3:]}/start").status_code == 403


@pytest.mark.parametrize("path", ["https://evil.example/", "//evil.example", "/\\evil.example", "evil", "/a\nb", ""])
def test_settings_lead_nowhere_else(site: Inside, path: str) -> None:
    assert local_path(path) == "/"
    answer = site.browser().send_form("/settings", language="fr", back=path)
    assert answer.headers["location"] == "/"


def test_the_language_can_be_switched_at_any_time(site: Inside) -> None:
    browser = site.browser("en")
    path = browser.new_table(**{"kind-1": "bot"})
    english = browser.get(path).text
    assert browser.send_form("/settings", language="fr", theme="dark", back=path).headers["location"] == path
    french = browser.get(path).text
    assert '<html lang="en"' in english
    assert '<html lang="fr"' in french
    assert 'data-theme="dark"' in french


# --- what every answer carries


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/games", "/static/room.css", "/rules/tiki-topple"])
def test_every_answer_has_the_policy(site: Inside, path: str) -> None:
    answer = site.browser().get(path)
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in POLICY


def test_no_page_has_script_or_style_inside(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "bot"})
    lobby = browser.get(path).text
    browser.send_form(f"{path}/start")
    for page in (lobby, browser.get(path).text, browser.get("/").text, browser.get("/new/tiki-topple").text):
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)
        for tag in re.findall(r"<script[^>]*>", page):
            assert "src=" in tag or 'type="application/json"' in tag, "data may be inside a page, script may not"


# --- chat


def test_chat_is_escaped_and_short(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    guest.send_form(f"{path}/join", name="<b>Ben", seat=1)
    host.send_form(f"{path}/start")
    sly = "<script>alert(1)</script> & co"
    assert guest.send_form(f"{path}/chat", text=sly).status_code == 303
    for page in (host.get(path).text, host.get(f"{path}/chat").text):
        assert escape(sly, quote=False) in page
        assert "<script>alert" not in page
        assert "<b>Ben" not in page
    assert host.send_form(f"{path}/chat", script=True, text="x" * 301).json()["reason"] == "too-long"
    assert host.send_form(f"{path}/chat", script=True, text=" \n ").json()["reason"] == "nothing-said"
    stranger = site.browser().send_form(f"{path}/chat", script=True, text="hello")
    assert stranger.json()["reason"] == "not-your-seat"


def test_chat_is_limited_and_says_when_to_try_again(strict: Inside) -> None:
    host = strict.browser()
    path = host.new_table(**{"kind-1": "bot"})
    answers = [host.send_form(f"{path}/chat", script=True, text=f"line {number}") for number in range(9)]
    assert [answer.status_code for answer in answers[:5]] == [200] * 5
    refused = answers[-1]
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")
    assert 1 <= int(refused.headers["retry-after"]) <= 10
    page = host.send_form(f"{path}/chat", text="as a page")
    assert page.status_code == 429
    assert page.headers["retry-after"]
    assert "<html" in page.text


# --- limits


def test_a_bucket_lets_a_burst_through_and_then_one_at_a_time() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    quota = QUOTAS["chat"]
    for _ in range(quota.burst):
        limits.count("chat", "ann")
    limits.count("chat", "ben")
    with pytest.raises(Refused) as caught:
        limits.count("chat", "ann")
    now[0] += caught.value.retry_after
    limits.count("chat", "ann")
    with pytest.raises(Refused):
        limits.count("chat", "ann")


def test_requests_are_counted_by_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    with inside(sqlite(tmp_path_factory.mktemp("counted")), limits=True) as site, site.browser() as browser:
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 3000:
            answer = browser.get("/api/games")
            statuses.append(answer.status_code)
        assert statuses[:100] == [200] * 100
        assert statuses[-1] == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["reason"] == "too-fast"
        assert browser.get("/healthz").status_code == 200


def test_a_body_that_is_too_large_is_refused(site: Inside) -> None:
    seat = actor(people(site))
    headers = {"Authorization": f"Bearer {seat.token}"}
    answer = site.browser().post(f"/api/tables/{seat.table}/chat", json={"text": "x" * 200_000}, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["reason"] == "too-large"


def test_a_form_with_nonsense_is_refused_and_not_a_fault(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "bot"})
    browser.send_form(f"{path}/start")
    for fields in ({}, {"seat": "-1"}, {"seat": "²"}, {"seat": 0, "ply": "x"}, {"seat": 0, "ply": "9" * 40}):
        answer = browser.send_form(f"{path}/move", script=True, **fields)
        assert answer.status_code == 422, fields
    for query in ("?ply=99", "?ply=-1", "?seat=9", "?ply=x"):
        assert 400 <= browser.get(path + query).status_code < 500, query
    for table in ("nope", "%00%00%00%00%00%00%00%00", "..%2f..%2fetc", "x" * 300):
        assert browser.get(f"/t/{table}").status_code == 404
    for file in ("../app.py", "%2e%2e/app.py", "games/tiki-topple/rules.py", "games/chess/table.css"):
        assert browser.get(f"/static/{file}").status_code == 404


def test_joining_with_a_token_comes_back_to_the_seat(site: Inside) -> None:
    from kotatsu import client

    seat = solo(site)
    again = client.join(link(seat), token=seat.token)
    assert (again.seat, again.table) == (seat.seat, seat.table)
