"""What is damaged, misspelled or absurd is answered with 400, 404, 413 or 422 and a sentence, never with 500."""

from __future__ import annotations

import logging
import re
import socket
import time
from typing import Any

import httpx
import pytest

from tests.web.servers import Inside
from tests.web.tables import people

DEEP = "[" * 2000 + "]" * 2000
HUGE = 2**63
DIGITS = "9" * 6000
REFUSED = (400, 403, 404, 409, 413, 422)


@pytest.fixture(scope="module")
def table(site: Inside) -> tuple[str, dict[str, str]]:
    """A table in play, and the headers of somebody who sits at it."""
    seats = people(site)
    seat = seats[seats[0].look().actor]
    return seat.table, {"authorization": f"Bearer {seat.token}"}


BODIES = {
    "not UTF-8": b'{"text": "\xff\xfe"}',
    "not UTF-8 at all": b"\xff\xfe\xfd",
    "nested": f'{{"text": {DEEP}}}'.encode(),
    "nested in an unknown field": f'{{"text": "x", "more": {DEEP}}}'.encode(),
    "nested alone": DEEP.encode(),
    "a surrogate": b'{"text": "\\ud800"}',
    "a NUL": b'{"text": "\\u0000"}',
    "empty": b"",
    "a number": b"7",
    "null": b"null",
    "cut off": b'{"text": "hel',
    "huge number": f'{{"text": {DIGITS}}}'.encode(),
}


ALLOWED = {("return", "a NUL"), ("chat", "a NUL"), ("return", "huge number")}
"""Bodies in which only a field is odd that this call does not read, or reads without harm."""


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("call", ["chat", "moves", "take-back", "hand-over", "return", "join", "leave"])
def test_a_damaged_body_is_refused(site: Inside, table: tuple[str, dict[str, str]], call: str, name: str) -> None:
    headers = {**table[1], "content-type": "application/json"}
    answer = httpx.post(f"{site.url}/api/tables/{table[0]}/{call}", content=BODIES[name], headers=headers)
    if answer.is_success:
        assert (call, name) in ALLOWED
        return
    assert answer.status_code in REFUSED, answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize("name", BODIES)
def test_a_damaged_table_is_not_made(site: Inside, name: str) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{site.url}/api/tables", content=BODIES[name], headers=headers)
    assert answer.status_code in REFUSED, answer.text


ACTIONS: list[Any] = [
    DIGITS,
    "play " + DIGITS,
    f"play card={DIGITS} place=1",
    {"verb": DIGITS},
    {"verb": "play", "card": int("9" * 400)},
    {"verb": "play", "card": -(10**30), "place": HUGE},
    {"verb": "play", "card": "\ud800"},
    {},
    "",
    "\u0000",
    "²",
    "٣",
]


@pytest.mark.parametrize("action", ACTIONS, ids=range(len(ACTIONS)))
def test_an_absurd_action_is_refused(site: Inside, table: tuple[str, dict[str, str]], action: Any) -> None:
    body = {"ply": 0, "id": "x", "action": action}
    try:
        answer = httpx.post(f"{site.url}/api/tables/{table[0]}/moves", json=body, headers=table[1])
    except UnicodeEncodeError:
        return  # it cannot even be sent
    assert answer.status_code in REFUSED, answer.text


@pytest.mark.parametrize("action", [DIGITS, "9" * 400, "-1", "1e9", "", "²", "٣", "x" * 5000])
def test_an_absurd_action_of_a_form_is_refused(site: Inside, action: str) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "bot"})
    browser.send_form(f"{path}/start")
    answer = browser.send_form(f"{path}/move", script=True, seat=0, ply=0, id="x", action=action)
    assert answer.status_code in REFUSED, answer.text


NUMBERS = [HUGE - 1, HUGE, -HUGE, 2**64, int("9" * 400), -1, "x", "1e3", ""]


@pytest.mark.parametrize("number", NUMBERS, ids=range(len(NUMBERS)))
@pytest.mark.parametrize(
    "path",
    [
        "/t/{table}/chat?since={number}",
        "/t/{table}?ply={number}",
        "/t/{table}?seat={number}",
        "/t/{table}/fragment?ply={number}&branch={number}",
        "/api/tables/{table}/state?seat={number}",
        "/api/tables/{table}/state?ply={number}",
        "/api/tables/{table}/stream?seat={number}",
        "/api/tables/{table}/stream?since={number}",
    ],
)
def test_an_absurd_number_is_refused_or_means_nothing(
    site: Inside, table: tuple[str, dict[str, str]], path: str, number: object
) -> None:
    url = site.url + path.format(table=table[0], number=number)
    with httpx.stream("GET", url, headers=table[1]) as answer:
        assert answer.status_code < 500
        assert answer.status_code == 200 or answer.status_code in REFUSED


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        "/static/" + "x" * 5000,
        "/static/" + "x/" * 2000,
        "/static/%ff",
        "/static/..%00/app.py",
        "/static",
        "/static/",
        "/t/%00",
        "/t/" + "x" * 5000,
        "/t/%ff%ff%ff%ff%ff%ff%ff%ff",
        "/new/%00",
        "/new/" + "x" * 5000,
        "/rules/%ff",
        "/games/%00/x/table.css",
        "/games/tiki-topple/%00/table.css",
        "/api/tables/%00",
        "/api/tables/" + "x" * 5000,
        "/%00",
        "/?%ff=%00",
    ],
)
def test_an_absurd_address_is_no_failure(site: Inside, path: str) -> None:
    assert httpx.get(site.url + path).status_code in (200, *REFUSED)


@pytest.mark.parametrize(
    "name", ["x" * 60_000, "é" * 5000, "\u0000", "\u202e", "\ud800".encode("utf-8", "surrogatepass")]
)
def test_an_absurd_name_is_refused_or_shortened(site: Inside, name: Any) -> None:
    browser = site.browser()
    browser.get("/")
    data = {"_csrf_token": browser.cookies["csrftoken"], "seats": "2", "name-0": name, "kind-1": "open"}
    assert browser.post("/new/tiki-topple", data=data).status_code in (303, *REFUSED)
    body = {"game": "tiki-topple", "seats": [{"kind": "own", "name": str(name)[:70_000]}, {"kind": "open"}]}
    assert httpx.post(f"{site.url}/api/tables", json=body).status_code in (201, *REFUSED)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"seat=%ff&ply=%00", b"a" * 100_000, b"=&=&=", b"seat=0&seat=1"])
@pytest.mark.parametrize("form", ["move", "chat", "join", "start", "leave", "hand-over"])
def test_a_damaged_form_is_refused(site: Inside, table: tuple[str, dict[str, str]], form: str, content: bytes) -> None:
    browser = site.browser()
    browser.get("/")
    headers = {"content-type": "application/x-www-form-urlencoded", "x-csrftoken": browser.cookies["csrftoken"]}
    answer = browser.post(f"/t/{table[0]}/{form}", content=content, headers=headers)
    assert answer.status_code in (303, *REFUSED), answer.text


@pytest.mark.parametrize("cookie", ["kotatsu=\xff", "language=\xff; theme=\xff; name=%ff%00", "name=" + "%ff" * 2000])
def test_a_damaged_cookie_counts_for_nothing(site: Inside, cookie: str) -> None:
    assert httpx.get(f"{site.url}/", headers={b"cookie": cookie.encode("latin-1")}).status_code in (200, 400)


HOSTS = [
    "127.0.0.1:99999",
    "127.0.0.1:-1",
    "localhost:\xb2",
    "[::1]:x",
    "::::",
    "localhost,other",
    "\xe9",
    "a@localhost",
]


@pytest.mark.parametrize("path", ["/", "/offline", "/no/such/page", "/api/tables/none", "/host/open/none", "/?q=\xff"])
@pytest.mark.parametrize("host", HOSTS)
def test_a_name_that_is_none_is_refused_on_every_page(site: Inside, host: str, path: str) -> None:
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as asking:
        asking.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        status = int(asking.recv(4096).split(b" ")[1])
    assert status in (200, 303, *REFUSED)


URLENCODED, MULTIPART, JSON = "application/x-www-form-urlencoded", "multipart/form-data; boundary=b", "application/json"
HALF = [
    ("/settings", URLENCODED),
    ("/t/{table}/chat", MULTIPART),
    ("/api/tables", JSON),
    ("/api/tables/{table}/moves", JSON),
]


@pytest.mark.parametrize(("path", "kind"), HALF)
def test_one_who_hangs_up_in_a_body_is_no_failure(
    site: Inside, table: tuple[str, dict[str, str]], path: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    head = f"POST {path.format(table=table[0])} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\n"
    with caplog.at_level(logging.ERROR):
        with socket.create_connection(("127.0.0.1", site.port)) as half:
            half.sendall(f"{head}Content-Length: 900\r\n\r\n--b\r\nContent-Disp".encode())
            time.sleep(0.2)
        time.sleep(0.3)
    assert not caplog.records
    counted = httpx.get(f"{site.url}/metrics").text
    assert re.search(r'method="POST",path="/', counted)
    assert 'status_code="500"' not in counted
