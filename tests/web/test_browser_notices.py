"""Notices in a real browser: what the service worker shows and opens, who looks, the number on the icon."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from kotatsu.web.notices.attention import VISIBLE_SECONDS, Attention
from tests.web.browsers import Person, needs_chromium
from tests.web.push_service import PushBrowser, PushService, push_service
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.test_browser_offline import installed
from tests.web.test_people import person_of

pytestmark = needs_chromium
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, ...data }));
}"""
REGISTRATION = """async () => (await navigator.serviceWorker.ready).scope"""
WINDOWS = "async () => (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url)"
CLICK = """async () => {
    const [shown] = await registration.getNotifications();
    const opened = [];
    clients.openWindow = async (path) => { opened.push(path); };
    WindowClient.prototype.focus = async function () { opened.push(`focus ${new URL(this.url).pathname}`); };
    let waiting;
    const click = new NotificationEvent("notificationclick", { notification: shown });
    click.waitUntil = (promise) => { waiting = promise; };
    dispatchEvent(click);
    await waiting;
    return opened;
}"""


def called(browser: Any, site: Inside, **more: Any) -> Person:
    """Somebody whose browser may show notices, with its service worker at work."""
    someone = Person(browser, site.url, **more)
    someone.context.grant_permissions(["notifications"], origin=site.url)
    installed(someone)
    return someone


def push(person: Person, **told: Any) -> None:
    """A message arrives at the service worker, as from a push service."""
    tools = person.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    person.page.evaluate(REGISTRATION)
    for _ in range(100):
        if found:
            break
        person.page.wait_for_timeout(50)
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(person.url))
    message = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", message)


def shown(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(SHOWN)
    return found


def waits_until_shown(person: Person, count: int) -> list[dict[str, Any]]:
    for _ in range(150):
        if len(shown(person)) == count:
            break
        person.page.wait_for_timeout(50)
    found = shown(person)
    assert len(found) == count
    return found


def test_a_notice_is_shown_once_a_table_and_a_touch_opens_it(browser: Any, site: Inside) -> None:
    someone = called(browser, site)
    told = {"title": "Your turn", "body": "Pikit is waiting for you.", "path": "/t/some-table-id", "waiting": 1}
    push(someone, tag="one", **told)
    (notice,) = waits_until_shown(someone, 1)
    assert notice == {"title": "Your turn", "body": told["body"], "tag": "one", "path": "/t/some-table-id"}
    push(someone, tag="one", **told)
    push(someone, tag="two", **{**told, "path": "/me"})
    waits_until_shown(someone, 2)  # the first was replaced, not doubled
    worker = someone.context.service_workers[0]
    assert worker.evaluate(CLICK) in (["/t/some-table-id"], ["/me"])
    waits_until_shown(someone, 1)
    assert someone.complaints == []


def test_a_touch_brings_an_open_tab_to_the_front(browser: Any, site: Inside) -> None:
    someone = called(browser, site)
    push(someone, title="Your turn", path="/me/devices", tag="one")
    waits_until_shown(someone, 1)
    someone.visit("/me/devices")
    worker = someone.context.service_workers[0]
    assert worker.evaluate(CLICK) == ["focus /me/devices"]


def test_a_table_that_is_looked_at_shows_no_notice_and_takes_its_own_away(browser: Any, site: Inside) -> None:
    someone = called(browser, site)
    someone.set_table("tiki-topple", ["bot"])
    someone.start()
    path = urlsplit(someone.page.url).path
    push(someone, title="Your turn", path=path, tag="one")
    push(someone, title="Your turn", path="/t/another-table", tag="two")
    waits_until_shown(someone, 1)
    someone.visit("/me")
    worker = someone.context.service_workers[0]
    wait_for(lambda: not [url for url in worker.evaluate(WINDOWS) if path in url])  # the tab has left the table
    push(someone, title="Your turn", path=path, tag="one")
    waits_until_shown(someone, 2)
    someone.visit(path)
    (left,) = waits_until_shown(someone, 1)
    assert left["path"] == "/t/another-table"


def test_a_page_says_whether_it_is_visible(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url)
    someone.set_table("tiki-topple", ["bot"])
    someone.start()
    table = urlsplit(someone.page.url).path[3:]
    attention: Attention = site.services.calling.attention
    person = site.table(table).row.host
    wait_for(lambda: attention.is_looking(table, person))
    hide = "state => { Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });"
    someone.page.evaluate(hide + " document.dispatchEvent(new Event('visibilitychange')) }", "hidden")
    wait_for(lambda: not attention.is_looking(table, person))
    someone.page.evaluate(hide + " document.dispatchEvent(new Event('visibilitychange')) }", "visible")
    wait_for(lambda: attention.is_looking(table, person))
    someone.page.evaluate("() => { delete document.visibilityState }")
    someone.visit("/")
    farewell_lost = VISIBLE_SECONDS + 15.0  # a browser in a hurry may drop the last word of a page that is left
    wait_for(lambda: not attention.is_looking(table, person), farewell_lost)
    assert someone.complaints == []


def test_the_title_says_how_many_tables_wait(browser: Any, site: Inside) -> None:
    someone = Person(browser, site.url)
    someone.page.add_init_script("navigator.setAppBadge = async (count) => { globalThis.badge = count; };")
    for _ in range(2):
        someone.visit("/")
        someone.page.locator("form[action='/play/tiki-topple'] button").click()
        someone.page.wait_for_selector("#at[data-turn]")
    someone.visit("/me")
    someone.page.wait_for_function("() => document.title.startsWith('(2) ') && globalThis.badge === 2")
    someone.visit("/rules/pikit")
    someone.page.wait_for_function("() => document.title.startsWith('(2) ')")
    nobody = Person(browser, site.url)
    nobody.visit("/")
    nobody.page.wait_for_load_state("networkidle")
    assert not nobody.page.title().startswith("(")


def test_a_browser_subscribes_with_the_servers_key(browser: Any, site: Inside) -> None:
    someone = called(browser, site, language="fr")
    someone.set_table("tiki-topple", ["bot"])
    key, secret = "B" * 87, "A" * 22
    someone.page.add_init_script(
        "PushManager.prototype.subscribe = async function (options) { globalThis.asked = options;"
        " return { toJSON: () => ({ endpoint: 'https://push.example.org/x',"
        f" keys: {{ p256dh: '{key}', auth: '{secret}' }} }}) }} }}"
    )
    someone.visit("/me/notices")
    someone.page.locator("[data-push-start]").click()
    said = someone.page.locator("[data-push-said]")
    said.wait_for()
    assert "clés inutilisables" in said.inner_text()
    asked = someone.page.evaluate("() => [asked.userVisibleOnly, [...asked.applicationServerKey].length]")
    assert asked == [True, 65]


RENEW = """async ([fields, brought]) => {
    const fresh = { toJSON: () => fields };
    PushManager.prototype.subscribe = async (options) => { globalThis.asked = options; return fresh; };
    const change = new ExtendableEvent("pushsubscriptionchange");
    if (brought) change.newSubscription = fresh;
    let waiting;
    change.waitUntil = (promise) => { waiting = promise; };
    dispatchEvent(change);
    await waiting;
    return globalThis.asked?.applicationServerKey ?? "";
}"""


@pytest.mark.parametrize("brought", [False, True])
def test_a_browser_with_another_endpoint_tells_the_server_by_itself(
    browser: Any, calling: tuple[Inside, PushService], brought: bool
) -> None:
    site, service = calling
    someone = called(browser, site)
    someone.set_table("tiki-topple", ["bot"])
    kept = site.browser()
    for cookie in someone.context.cookies():
        kept.cookies.set(cookie["name"], cookie["value"])
    assert PushBrowser(service).subscribe(kept).status_code == 200
    fresh = PushBrowser(service)
    worker = someone.context.service_workers[0]
    sent = {"endpoint": fresh.endpoint, "keys": {name: fresh.fields[name] for name in ("p256dh", "auth")}}
    asked_with = worker.evaluate(RENEW, [sent, brought])
    server_key = site.services.calling.push.sender.key
    assert server_key is not None
    assert asked_with == ("" if brought else server_key.public)
    (row,) = site.do(site.services.calling.notices.subscriptions(person_of(site, kept)))
    assert row.endpoint == fresh.endpoint


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, PushService]]:
    """A server that may reach a push service of our own."""
    folder = tmp_path_factory.mktemp("calling")
    with push_service() as service, inside(sqlite(folder), push_loopback=True) as running:
        yield running, service


def test_the_time_zone_is_that_of_the_browser_until_one_is_given(browser: Any, site: Inside) -> None:
    context = browser.new_context(timezone_id="Asia/Tokyo")
    someone = Person(browser, site.url)
    someone.context.close()
    someone.context = context
    someone.page = someone.tab()
    someone.set_table("tiki-topple", ["bot"])
    someone.visit("/me/notices")
    zone = someone.page.locator('[action="/me/notices/quiet"] [name="zone"]')
    assert zone.input_value() == "Asia/Tokyo"
    zone.fill("Europe/Paris")
    someone.page.locator('[action="/me/notices/quiet"] button').click()
    someone.page.wait_for_load_state()
    assert zone.input_value() == "Europe/Paris"
