"""The installed page without network: it opens, says what it can do, and keeps nobody else's pages."""

from __future__ import annotations

from typing import Any

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside
from tests.web.test_shelf import finish

pytestmark = needs_chromium
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def installed(person: Person) -> None:
    """Visit, and wait until the service worker has taken over."""
    person.visit("/")
    person.page.wait_for_function(CONTROLLED)


def plays_a_game(site: Inside, person: Person) -> str:
    """A finished game of this person's; its path."""
    person.visit("/")
    person.page.locator("form[action='/play/tiki-topple'] button").click()
    person.page.wait_for_selector("#at")
    path = "/t/" + str(person.page.url).rpartition("/t/")[2].partition("?")[0]
    hand = site.browser()
    hand.cookies.set("kotatsu", next(one["value"] for one in person.context.cookies() if one["name"] == "kotatsu"))
    finish(site, hand, path)
    return path


def test_an_installed_page_opens_without_network_and_says_what_it_can_do(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url, size="short-phone", language="fr")
    path = plays_a_game(site, someone)
    installed(someone)
    for page in ("/", "/me", f"{path}/result"):
        someone.visit(page)
    running = someone.set_table("pikit", ["bot"])
    someone.context.set_offline(True)

    someone.visit("/?app=1")  # as the phone's icon opens it
    assert someone.page.locator(".games .box").count() >= 5
    assert someone.page.locator("[data-no-network]").is_visible()
    someone.visit(f"{path}/result")
    assert someone.page.locator(".standings li").count() == 3
    someone.visit(running)
    text = someone.page.locator("main").inner_text()
    assert "hors ligne" in text
    assert "Tu ne peux ni jouer" in text
    someone.page.wait_for_selector("[data-kept-pages] a")
    links = [link.get_attribute("href") for link in someone.page.locator("[data-kept-pages] a").all()]
    assert f"{site.url}{path}/result" in links
    assert not any("/t/" in str(link) and path not in str(link) for link in links)
    someone.context.set_offline(False)
    someone.page.locator("[data-try-again]").click()
    someone.page.wait_for_selector("#lobby")
    assert someone.complaints == []


def test_nothing_of_a_person_is_kept_once_somebody_else_is_here(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url)
    path = plays_a_game(site, someone)
    installed(someone)
    someone.visit(f"{path}/result")
    someone.visit("/me")
    someone.context.clear_cookies()  # as after a sign-off from another device
    someone.visit("/rules/pikit")
    someone.context.set_offline(True)
    for page in (f"{path}/result", "/me", "/"):
        someone.visit(page)
        assert someone.page.locator("[data-kept-pages]").count() == 1, page
        assert path not in someone.page.content()
    someone.visit("/rules/pikit")
    assert someone.page.locator("[data-kept-pages]").count() == 0


def test_deleting_everything_takes_what_the_browser_kept(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url)
    path = plays_a_game(site, someone)
    installed(someone)
    someone.visit(f"{path}/result")
    someone.visit("/me/data")
    someone.page.locator("[name='sure']").check()
    someone.page.locator("form[action='/me/delete'] button").click()
    someone.page.wait_for_url("**/me/deleted")
    kept = "async path => (await caches.keys()).length && await caches.match(path) !== undefined"
    assert not someone.page.evaluate(kept, f"{path}/result")


def test_a_new_version_clears_what_an_older_one_kept(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url)
    someone.visit("/offline?language=en")
    someone.page.wait_for_function(CONTROLLED)
    someone.page.evaluate(
        "async () => { await caches.open('kotatsu-pages-older'); await caches.open('kotatsu-files-older');"
        " await caches.open('not-ours'); const found = await navigator.serviceWorker.getRegistration();"
        " await found.unregister(); }"
    )
    installed(someone)
    someone.page.wait_for_function(
        "async () => { const names = await caches.keys();"
        " return !names.some(name => name.endsWith('-older')) && names.includes('not-ours'); }"
    )
