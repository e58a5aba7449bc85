"""The person behind a key: one browser, several, signed off, merged; in the store and through requests."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest

from kotatsu.client import NotAllowed, Seat
from kotatsu.engine.errors import RecordError
from kotatsu.web.people import devices
from kotatsu.web.people.device_labels import device_label
from kotatsu.web.people.identities import KNOWN_SECONDS, Identity
from kotatsu.web.security.keys import KEY_COOKIE, hash_key, sign, unsign
from kotatsu.web.store.erasure import erase_unused
from kotatsu.web.store.people import KnownDevice
from kotatsu.web.tables.export_import import export_tables, import_tables
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.test_old_data import FIXTURES, OLD

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


def key_of(site: Inside, browser: Browser) -> str:
    """The hash of a browser's own key."""
    return hash_key(unsign(browser.cookies[KEY_COOKIE], site.services.signing_secret))


def person_of(site: Inside, browser: Browser) -> str:
    return site.do(site.services.identities.of(key_of(site, browser))).person


def make_one_person(site: Inside, first: Browser, *others: Browser) -> str:
    """Others become devices of the first one's person, without pages."""
    known, now = site.services.identities, site.registry.clock()
    person = person_of(site, first)
    site.do(known.people.ensure(person, KnownDevice(key_of(site, first), "Firefox, Linux"), now))
    for other in others:
        secret = site.do(devices.new_link(known, person, now))
        site.do(devices.use_link(known, secret, KnownDevice(key_of(site, other), "x"), person_of(site, other), now))
    return person


def test_a_visitor_who_only_looks_leaves_nothing(site: Inside) -> None:
    visitor = site.browser()
    for path in ("/", "/rules/pikit", "/new/pikit"):
        assert visitor.get(path).status_code == 200
    assert KEY_COOKIE not in visitor.cookies


def test_two_browsers_with_tables_become_one_person_who_holds_both(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    first, second = laptop.new_table(), phone.new_table()
    assert "/lobby" not in laptop.get(second).url.path
    make_one_person(site, laptop, phone)
    for browser in (laptop, phone):
        shelf = browser.get("/").text
        assert first in shelf
        assert second in shelf
    assert laptop.send_form(f"{second}/seat-bot", seat=1, level="easy").status_code == 303
    assert phone.send_form(f"{second}/start").status_code == 303
    assert site.table(second[3:]).started


def test_a_link_is_good_once_and_for_a_few_minutes(site: Inside) -> None:
    laptop, phone, other = site.browser(), site.browser(), site.browser()
    for browser in (laptop, phone, other):
        browser.new_table()
    person = make_one_person(site, laptop)
    known = site.services.identities
    secret = site.do(devices.new_link(known, person, 1000.0))
    assert site.do(known.people.use_link(hash_key(secret), 1000.0 + devices.LINK_SECONDS)) == ""
    secret = site.do(devices.new_link(known, person, 1000.0))
    assert site.do(known.people.use_link(hash_key(secret), 1001.0)) == person
    assert site.do(known.people.use_link(hash_key(secret), 1001.0)) == ""
    stored = site.do(known.people.link_person(hash_key(secret), 1001.0))
    assert stored == ""


def test_a_signed_off_device_loses_its_seats_and_its_streams_at_once(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    path = laptop.new_table("pikit", **{"kind-1": "bot", "level-1": "easy"})
    phone.new_table()
    laptop.send_form(f"{path}/start")
    person = make_one_person(site, laptop, phone)
    heard: list[str] = []

    def listen() -> None:
        with phone.stream("GET", f"{path}/events", timeout=20) as stream:
            heard.extend(stream.iter_lines())

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    wait_for(lambda: site.services.presence._streaming.get((path[3:], person)))
    assert phone.get(f"{path}?seat=0").status_code == 200
    known = site.services.identities
    gone = next(row for row in site.do(known.people.devices(person)) if row.label == "x")
    site.do(devices.sign_off(known, Identity(key_of(site, laptop), person), gone.id, site.registry.clock()))
    listening.join(10)
    assert not listening.is_alive()
    assert "stopped" in "".join(heard)
    assert phone.get(f"{path}?seat=0").status_code == 403
    assert phone.send_form(f"{path}/move", seat=0, ply=0, id="x", action="0").status_code == 403
    assert laptop.get(f"{path}?seat=0").status_code == 200
    phone.new_table()
    assert person_of(site, phone) != person


def test_the_key_of_a_signed_off_first_device_opens_nothing_as_a_token_either(site: Inside) -> None:
    """The person is called after the first device's key: its hash must not be enough once it is signed off."""
    laptop, phone = site.browser(), site.browser()
    path = laptop.new_table("pikit", **{"kind-1": "bot", "level-1": "easy"})
    laptop.send_form(f"{path}/start")
    phone.new_table()
    person = make_one_person(site, laptop, phone)
    raw = unsign(laptop.cookies[KEY_COOKIE], site.services.signing_secret)
    assert hash_key(raw) == person
    seat = Seat(site.url, path[3:], 0, raw)
    seat.look()
    known = site.services.identities
    first = next(row for row in site.do(known.people.devices(person)) if row.key == person)
    site.do(devices.sign_off(known, Identity(person, person), first.id, site.registry.clock()))
    try:
        seat.look()
        raise AssertionError("it still sees")
    except NotAllowed:
        pass
    headers = {"authorization": f"Bearer {raw}"}
    info = httpx.get(f"{site.url}/api/tables{path[2:]}", headers=headers).json()
    assert not any(card["yours"] for card in info["seats"])
    wanted = {"game": "pikit", "seats": [{"kind": "own", "name": "Eve"}, {"kind": "bot", "level": "easy"}]}
    made = httpx.post(f"{site.url}/api/tables", headers=headers, json=wanted).json()
    assert made["token"] != raw


def test_most_requests_find_the_person_in_memory(site: Inside) -> None:
    browser = site.browser()
    browser.new_table()
    browser.get("/")
    known = site.services.identities
    reads = 0
    read = known.people.device

    async def counted(key: str) -> object:
        nonlocal reads
        reads += 1
        return await read(key)

    known.people.device = counted  # type: ignore[method-assign, assignment]
    try:
        for _ in range(5):
            browser.get("/")
        assert reads == 0
        site.wait(KNOWN_SECONDS + 1)
        browser.get("/")
        assert reads == 1
    finally:
        known.people.device = read  # type: ignore[method-assign]
        site.late = 0


def test_a_read_that_was_overtaken_is_not_remembered(site: Inside) -> None:
    browser = site.browser()
    browser.new_table()
    known, key = site.services.identities, key_of(site, browser)
    read = known.people.device

    async def slow(found: str) -> object:
        row = await read(found)
        known.forget()
        return row

    known.people.device = slow  # type: ignore[method-assign, assignment]
    try:
        site.do(known.of(key))
        assert key not in known._known
    finally:
        known.people.device = read  # type: ignore[method-assign]


def test_seats_of_an_old_database_are_held_by_the_same_cookies(tmp_path: Path) -> None:
    (tmp_path / "kotatsu.sqlite").write_bytes(gzip.decompress((FIXTURES / "old-database.sqlite.gz").read_bytes()))
    with inside(sqlite(tmp_path)) as site:
        kept = next(iter(OLD["running"].values()))
        browser, phone = site.browser(), site.browser()
        browser.cookies.set(KEY_COOKIE, sign(kept["tokens"][0], site.services.signing_secret))
        assert browser.get(f"/t/{kept['table']}?seat=0").status_code == 200
        assert kept["table"] in browser.get("/").text
        phone.new_table()
        assert phone.get(f"/t/{kept['table']}?seat=0").status_code == 403
        make_one_person(site, browser, phone)
        assert phone.get(f"/t/{kept['table']}?seat=0").status_code == 200
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (1,)
        assert database.execute("SELECT count(*) FROM devices").fetchone() == (2,)


def test_a_device_is_called_after_its_browser_and_its_system() -> None:
    assert device_label(PHONE) == "Chrome, Android"
    assert device_label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox, Linux"
    assert device_label("curl/8") == ""


def test_people_move_to_another_server_with_their_devices(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    with inside(sqlite(old)) as site:
        laptop, phone = site.browser(), site.browser()
        path = laptop.new_table()
        phone.new_table()
        make_one_person(site, laptop, phone)
        raw = unsign(phone.cookies[KEY_COOKIE], site.services.signing_secret)
    out = io.StringIO()
    assert asyncio.run(export_tables(sqlite(old), out)) == 2
    lines = out.getvalue().splitlines()
    assert asyncio.run(import_tables(sqlite(new), lines)).new == 2
    assert asyncio.run(import_tables(sqlite(new), lines)).known == 2
    with inside(sqlite(new)) as site:
        phone = site.browser()
        phone.cookies.set(KEY_COOKIE, sign(raw, site.services.signing_secret))
        assert path in phone.get("/").text
    damaged = json.dumps({"format": 1, "person": {"id": 7}, "devices": [], "passkeys": []})
    with pytest.raises(RecordError, match="line 1 is not a person"):
        asyncio.run(import_tables(sqlite(new), [damaged]))


def test_people_without_a_seat_are_forgotten_after_a_year(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        someone, gone = site.browser(), site.browser()
        someone.new_table()
        make_one_person(site, someone)
        path = gone.new_table()
        person = make_one_person(site, gone)
        site.change_seats(path[3:], key="")
        people = site.services.identities.people
        assert site.do(erase_unused(site.registry.store, site.registry.clock() - 1)) == 0
        assert site.do(erase_unused(site.registry.store, site.registry.clock() + 1)) == 1
        assert site.do(people.person(person)) is None
        assert site.do(people.person(person_of(site, someone))) is not None
