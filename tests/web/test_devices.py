"""Bringing one more device: the link, the phrase, merging, signing off, through the pages; brute force is slowed."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kotatsu.web.people import devices, phrases
from kotatsu.web.security.limits import QUOTAS
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Browser, Inside, inside, sqlite
from tests.web.test_people import key_of, person_of

LINK = re.compile(r'id="device-link" readonly value="([^"]+)"')


def link_of(browser: Browser) -> str:
    """The path of a new link to one more device."""
    answer = browser.send_form("/me/devices/link")
    assert answer.status_code == 200, answer.text
    found = LINK.search(answer.text)
    assert found
    return urlsplit(found[1]).path


def phrase_of(browser: Browser) -> str:
    page = browser.send_form("/me/phrase").text
    return " ".join(re.findall(r"<li>([a-z]{4})</li>", page))


def test_a_new_device_gets_tables_name_and_settings(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    path = laptop.new_table()
    laptop.send_form("/settings", language="fr", theme="dark", level="hard")
    laptop.send_form("/me/devices/link", preferences='{"pace": "fast", "sound": true, "evil": "x", "still": 7}')
    link = link_of(laptop)
    assert "Ann, is this also you?" in phone.get(link).text
    assert phone.get(link).status_code == 200  # looking does not use it up
    answer = phone.send_form(link)
    assert answer.status_code == 303
    assert person_of(site, phone) == person_of(site, laptop)
    assert path in phone.get("/").text
    assert phone.get(f"{path}").status_code == 200
    assert (phone.cookies["language"], phone.cookies["theme"], phone.cookies["name"]) == ("fr", "dark", "Ann")
    person = site.do(site.services.identities.people.person(person_of(site, phone)))
    assert person is not None
    assert person.settings["preferences"] == {"sound": True, "pace": "fast"}
    assert "celui-ci" in phone.get("/me/devices").text


def test_a_used_an_expired_and_an_unknown_link_are_refused(site: Inside) -> None:
    laptop, phone, third = site.browser(), site.browser(), site.browser()
    laptop.new_table()
    link = link_of(laptop)
    assert phone.send_form(link).status_code == 303
    for path in (link, "/link/unknown"):
        for answer in (third.get(path), third.send_form(path)):
            assert answer.status_code == 404
            assert "has been used" in answer.text
    older, newer = link_of(laptop), link_of(laptop)
    assert third.get(older).status_code == 404
    site.wait(devices.LINK_SECONDS + 1)
    try:
        assert third.get(newer).status_code == 404
        assert third.send_form(newer).status_code == 404
    finally:
        site.late = 0
    assert "kotatsu" not in third.cookies


def test_a_browser_with_tables_is_asked_before_it_is_merged(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    mine, other = laptop.new_table(), phone.new_table()
    link = link_of(laptop)
    assert "already has a table of its own" in phone.get(link).text
    asked = phone.send_form(link)
    assert asked.status_code == 200
    assert person_of(site, phone) != person_of(site, laptop)
    assert phone.send_form(link, merge="yes").status_code == 303
    assert mine in phone.get("/").text
    assert other in laptop.get("/").text


def test_devices_are_listed_and_signed_off(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    path = laptop.new_table()
    phone.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone.send_form(link_of(laptop))
    page = laptop.get("/me/devices").text
    assert "Firefox, Android" in page
    row = next(row for row in site.do(site.services.identities.people.devices(person_of(site, laptop))) if row.label)
    stranger = site.browser()
    stranger.new_table()
    assert stranger.send_form("/me/devices/sign-off", device=row.id).status_code in (404, 409)
    assert path in phone.get("/").text
    assert laptop.send_form("/me/devices/sign-off", device=row.id).status_code == 303
    assert path not in phone.get("/").text
    assert "Firefox, Android" not in laptop.get("/me/devices").text


def test_the_last_way_back_is_not_signed_off(site: Inside) -> None:
    laptop = site.browser()
    laptop.new_table()
    laptop.get("/me/devices")
    (row,) = site.do(site.services.identities.people.devices(person_of(site, laptop)))
    refused = laptop.send_form("/me/devices/sign-off", device=row.id)
    assert refused.status_code == 409
    assert "only device" in refused.text
    phrase = phrase_of(laptop)
    assert laptop.send_form("/me/devices/sign-off", device=row.id).status_code == 303
    assert person_of(site, laptop) == ""
    assert laptop.send_form("/recover", phrase=phrase).status_code == 303
    assert person_of(site, laptop) == row.person
    assert key_of(site, laptop) != row.key


def test_a_phrase_brings_a_person_back_and_a_newer_one_ends_it(site: Inside) -> None:
    laptop, phone = site.browser(), site.browser()
    path = laptop.new_table()
    old = phrase_of(laptop)
    phrase = phrase_of(laptop)
    assert "Nobody here" in phone.send_form("/recover", phrase=old).text
    typed = phrase.upper().replace("A", "À").replace(" ", " - ")
    assert phone.send_form("/recover", phrase=typed).status_code == 303
    assert path in phone.get("/").text
    assert laptop.send_form("/me/phrase/forget").status_code == 303
    assert site.browser().send_form("/recover", phrase=phrase).status_code == 422


def test_a_phrase_checks_itself() -> None:
    phrase = phrases.new_phrase()
    assert phrases.read_phrase(f"  {phrase.title()}. ") == phrase
    words = phrase.split()
    swapped = " ".join([words[1], words[0], *words[2:]])
    for wrong in ("", "kota", " ".join(words[:7]), phrase + " kota", phrase.replace(words[0], "xyzw", 1)):
        with pytest.raises(Refused, match="phrase-words"):
            phrases.read_phrase(wrong)
    if words[0] != words[1]:
        with pytest.raises(Refused, match="phrase-mistyped"):
            phrases.read_phrase(swapped)
    assert len({phrases.new_phrase() for _ in range(50)}) == 50


def test_guessing_is_slowed_and_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO), inside(sqlite(tmp_path), limits=True) as site:
        laptop, thief = site.browser(), site.browser()
        laptop.new_table(**{"name-0": "Zoltan"})
        link, phrase = link_of(laptop), phrase_of(laptop)
        tries = [thief.send_form("/recover", phrase=phrases.new_phrase()) for _ in range(QUOTAS["recover"].burst + 1)]
        assert [answer.status_code for answer in tries[:-1]] == [422] * QUOTAS["recover"].burst
        assert tries[-1].status_code == 429
        assert int(tries[-1].headers["retry-after"]) > 0
        assert thief.send_form("/recover", phrase=phrase).status_code == 429
        found = [thief.get(f"/link/{number}").status_code for number in range(QUOTAS["link"].burst + 1)]
        assert found[-1] == 429
        raw = laptop.cookies["kotatsu"].partition(".")[0]
    assert any(record.name == "kotatsu.access" for record in caplog.records)
    logged = "\n".join(record.getMessage() + str(vars(record)) for record in caplog.records)
    for secret in (link.rpartition("/")[2], phrase, raw, "Zoltan"):
        assert secret not in logged
