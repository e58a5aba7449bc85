"""One person in several real browsers: the code, the phone, a passkey."""

from __future__ import annotations

import json
from typing import Any

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside

pytestmark = needs_chromium


def shown_link(person: Person) -> str:
    """Open the page of devices and ask for the code; its link."""
    person.visit("/me/devices")
    person.page.locator("[data-carry] button").click()
    return str(person.page.locator("#device-link").input_value())


def test_two_browsers_and_a_phone_are_one_person_after_the_code(browser: Any, site: Inside) -> None:
    laptop, desk = Person(browser, site.url), Person(browser, site.url)
    phone = Person(browser, site.url, size="short-phone", language="fr")
    table = laptop.set_table("tiki-topple", ["bot"])
    laptop.page.evaluate('localStorage.setItem(\'kotatsu-preferences\', \'{"pace": "fast", "sound": true}\')')
    for other in (desk, phone):
        other.visit(shown_link(laptop))
        other.page.locator(".join-person button.main").click()
        other.page.wait_for_url("**/me?joined=1")
    phone.visit(table)
    phone.start()  # the host is the same person
    kept = json.loads(phone.page.evaluate("localStorage.getItem('kotatsu-preferences')"))
    assert kept == {"pace": "fast", "sound": True}
    for other in (laptop, desk):
        other.visit(table)
        other.at_table()
        assert other.now("seat") == "0"
    desk.visit("/me/devices")
    assert desk.page.locator(".rows li").count() == 3
    for person in (laptop, desk, phone):
        assert person.complaints == []


def test_a_passkey_brings_a_person_back(browser: Any, site: Inside) -> None:
    url = site.url.replace("127.0.0.1", "localhost")  # a bare address can have no passkeys
    someone = Person(browser, url)
    tools = someone.context.new_cdp_session(someone.page)
    tools.send("WebAuthn.enable")
    made = tools.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    table = someone.set_table("tiki-topple", ["bot"])
    someone.visit("/me/devices")
    someone.page.locator("[data-passkey='make']").click()
    someone.page.wait_for_selector("section:has(#passkeys) .rows li")
    kept = tools.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})["credentials"]
    assert len(kept) == 1
    someone.context.clear_cookies()
    someone.visit(table)
    assert someone.page.locator(".lobby button.main").count() == 0
    someone.visit("/recover")
    someone.page.locator("[data-passkey='use']").click()
    someone.page.wait_for_url("**/me?joined=1")
    someone.visit(table)
    assert someone.page.locator(".lobby button.main").count() == 1
    someone.visit("/me/devices")
    someone.page.locator("form[action='/me/passkeys/remove'] button").click()
    someone.page.wait_for_load_state()
    someone.context.clear_cookies()
    someone.visit("/recover")
    someone.page.locator("[data-passkey='use']").click()
    someone.page.wait_for_selector("[data-passkey-said]:not([hidden])")
    assert "known here" in someone.page.locator("[data-passkey-said]").inner_text()
    assert someone.complaints == []


def test_a_device_is_brought_along_by_the_keyboard_alone(browser: Any, site: Inside) -> None:
    person, other = Person(browser, site.url), Person(browser, site.url)
    person.set_table("tiki-topple", ["bot"])
    person.visit("/me/devices")
    person.page.locator("[data-carry] button").focus()
    person.page.keyboard.press("Enter")
    link = str(person.page.locator("#device-link").input_value())
    other.visit(link)
    for _ in range(12):
        other.page.keyboard.press("Tab")
        if other.page.evaluate("document.activeElement.matches('.join-person button.main')"):
            break
    other.page.keyboard.press("Enter")
    other.page.wait_for_url("**/me?joined=1")
