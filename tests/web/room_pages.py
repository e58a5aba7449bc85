"""Every page of people, notices and the room, with nothing, one thing and many things on it.

A server is filled through its own forms; each page then is an address and the browser that may open it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kotatsu.web.clock_context import DAY_SECONDS
from kotatsu.web.notices.mail_settings import MailSettings
from kotatsu.web.room.host_key import host_key
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.people_models import DeviceRow, PasskeyRow
from tests.web.browsers import Person
from tests.web.push_games import keep_quiet, two_people
from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Browser, Inside, free_port, wait_for
from tests.web.test_devices import link_of
from tests.web.test_people import make_one_person, person_of
from tests.web.test_shelf import finish, play

LABELS = ("Firefox, Android", "Safari, iPhone", "Chrome, Windows", "Edge, Windows", "Firefox, Linux")
NAMES = ("Bastien", "Chloé", "Dimitri", "Élodie", "Farid", "Gwenaëlle de la Villardière")
SAID = (
    "Bonsoir !",
    "Who is up for a quick Kyudo?",
    "J’ouvre une table dans dix minutes, il reste deux places.",
    "gl hf",
)
MANY_FINISHED = ("tiki-topple", "pikit", "kyudo", "pikit")


def mail_to_nobody() -> MailSettings:
    """Settings of a server that could send mail, to a port where nobody listens."""
    return MailSettings("127.0.0.1", free_port(), "none", "", "", "games@example.org", "https://games.example.org")


@dataclass(frozen=True)
class Page:
    """A page as somebody sees it."""

    name: str
    who: Browser
    path: str
    clicks: tuple[str, ...] = ()
    """What is touched after it has opened, one after the other."""
    shows: str = ""
    """What is there once it has been touched."""
    prepare: Callable[[], object] = lambda: None
    """Called before each visit, for what can be done once."""

    def open(self, visitor: Person) -> None:
        """Open it in a real browser, as its owner."""
        self.prepare()
        visitor.context.clear_cookies(name="kotatsu")
        for cookie in self.who.cookies.jar:
            if cookie.name not in ("csrftoken", "language", "theme"):
                kept = {"name": cookie.name, "value": cookie.value or "", "url": visitor.url}
                visitor.context.add_cookies([kept])
        visitor.visit(self.path)
        for selector in self.clicks:
            touched = visitor.page.locator(selector).first
            touched.wait_for(state="attached")
            if touched.is_visible():  # what a phone keeps in a sheet stands beside the table on a wide window
                touched.click()
        if self.shows:
            visitor.page.wait_for_selector(self.shows)


@dataclass
class World:
    """A server, and those who use it: somebody new, somebody with one thing of each kind, somebody with many."""

    site: Inside
    service: PushService
    nobody: Browser = field(init=False)
    one: Browser = field(init=False)
    many: Browser = field(init=False)
    host: Browser = field(init=False)

    def __post_init__(self) -> None:
        self.nobody, self.one, self.many, self.host = (self.site.browser() for _ in range(4))
        self.host.get(f"/host/open/{self.site.do(host_key(self.site.registry.store.database))}")

    # --- filling it

    def give_one(self) -> None:
        """One finished game, one browser that is called, one device."""
        path = play(self.one)
        finish(self.site, self.one, path)
        PushBrowser(self.service).subscribe(self.one)

    def give_many(self) -> None:
        """Games of every kind, devices, passkeys, browsers that are called, quiet hours, mail, a shared page."""
        for game in MANY_FINISHED:
            finish(self.site, self.many, play(self.many, game))
        for game in ("pikit", "kyudo"):
            path = self.many.new_table(game, **{"kind-1": "device", "name-1": "Zed", "clock-days": 3})
            self.many.send_form(f"{path}/start")
        for name in NAMES[:2]:
            self.many.get(self.site.browser().new_table("tiki-topple", **{"name-0": name}))
        self.many.send_form("/me/page", on="yes")
        self.many.send_form("/me/phrase")
        keep_quiet(self.many, "21:30", "07:15", "Europe/Paris")
        self.many.send_form("/me/mail", address="aya.de.la.fontaine@example.org", mode="digest")
        self._add_devices()
        wait_for(lambda: not self.site.do(self.site.services.results.games.without_result(1)))

    def _add_devices(self) -> None:
        others = [self.site.browser() for _ in LABELS]
        for other, label in zip(others, LABELS, strict=True):
            other.headers["user-agent"] = label
            other.send_form(link_of(self.many))
            PushBrowser(self.service).subscribe(other)
        people, person = self.site.services.identities.people, person_of(self.site, self.many)
        now = self.site.registry.clock()
        for number, label in enumerate(LABELS[:2]):
            row = PasskeyRow(
                id=f"k{number}", person=person, public_key="x", sign_count=0, label=label, created_at=now - DAY_SECONDS
            )
            self.site.do(people.add_passkey(row))
        self.site.do(_label(self.site, person))

    # --- pages

    def of_people(self) -> list[Page]:
        """My games, figures, devices, notices and data."""
        pages = [
            Page(f"{name}-{path.rpartition('/')[2]}", who, path)
            for path in ("/", "/me", "/me/statistics", "/me/devices", "/me/notices", "/me/data")
            for name, who in (("no", self.nobody), ("one", self.one), ("many", self.many))
        ]
        slug = re.search(r"/p/[\w-]+", self.many.get("/me/statistics").text)
        assert slug is not None
        host = self.site.browser()
        host.new_table()
        code, phrase = "[data-carry] button", "form[action='/me/phrase'] button"
        return [
            *pages,
            Page("none-found", self.many, "/me?text=zzzz"),
            Page("finished-alone", self.many, "/me?show=finished"),
            Page("page-shared", self.nobody, slug[0]),
            Page("page-private", self.nobody, "/p/none"),
            Page("recover", self.nobody, "/recover"),
            Page("device-code", self.one, "/me/devices", (code,), "#device-link"),
            Page("phrase", self.one, "/me/devices", (phrase,), ".phrase li"),
            Page("join-person", self.nobody, link_of(host)),
            Page("join-two-people", self.one, link_of(self.many)),
            Page("link-used", self.nobody, "/link/none"),
            Page("offline", self.nobody, "/offline"),
        ]

    def of_notices(self) -> list[Page]:
        """Mail, vacation, clocks."""
        mails, ben = self.site.services.calling.mail.mails, self.site.browser()
        path = ben.new_table(
            "tiki-topple", **{"kind-1": "device", "name-1": "Zoé", "clock-days": 1, "clock-end": "wait"}
        )
        lobby = ben.new_table("pikit", **{"clock-days": 3})
        ben.send_form(f"{path}/start")
        ben.send_form("/me/mail", address="ben@example.org", mode="once")
        ben.send_form("/me/vacation", days=5)
        person = person_of(self.site, ben)

        def unconfirm() -> None:
            until = self.site.registry.clock() + DAY_SECONDS
            self.site.do(mails.update(person, confirmed_at=0.0, confirm_key=hash_key("abc"), confirm_until=until))

        unconfirm()
        row = self.site.do(mails.of(person))
        assert row is not None
        confirmed = "form[action^='/mail/confirm'] button"
        talk, line, people = '.dock [data-open="talk"]', ".about-line summary", ".about-people summary"
        seated = self._talking()
        return [
            Page("vacation", ben, "/me/notices"),
            Page("mail-confirm", self.nobody, "/mail/confirm/abc"),
            Page("mail-confirmed", self.nobody, "/mail/confirm/abc", (confirmed,), "main a[href='/me']", unconfirm),
            Page("mail-over", self.nobody, "/mail/confirm/none"),
            Page("mail-off", self.nobody, f"/mail/off/{row.off_key}"),
            Page("mail-stopped", self.nobody, "/mail/off/none"),
            Page("clock-lobby", ben, lobby),
            Page("clock-join", self.nobody, lobby),
            Page("chat", *seated, (talk,), "#talk .chat"),
            Page("chat-line", *seated, (talk, line), ".about-line[open] button"),
            Page("chat-people", *seated, (".menu > summary", people), ".about-people[open] button"),
            Page("clock-table", ben, f"{path}?seat={self.site.table(path[3:]).live.match.actor}"),
        ]

    def _talking(self) -> tuple[Browser, str]:
        """Somebody at a table where another one talks; whom, and the table."""
        ann, ben, path = two_people(self.site)
        for text in SAID:
            ann.send_form(f"{path}/chat", text=text)
        ben.send_form(f"{path}/chat", text="Encore deux minutes !")
        return ben, path

    def of_room(self) -> list[Page]:
        """The public room and what leads to it, with no table and nothing said, then with many."""
        series = self.one.new_table("tiki-topple", series="best-3", **{"kind-1": "bot"})
        self.one.send_form(f"{series}/start")
        finish(self.site, self.one, series)
        lobby = self._open_tables()
        group = re.search(r"/g/[\w-]+", self.many.get(lobby).text)
        slug = re.search(r"/room/table/[\w-]+", self.nobody.get("/room").text)
        assert group is not None
        assert slug is not None
        return [
            Page("lobby", self.many, lobby),
            Page("group", self.nobody, group[0]),
            Page("group-over", self.nobody, "/g/none"),
            Page("room", self.nobody, "/room"),
            Page("room-line", self.nobody, "/room", (".about-line summary",)),
            Page("room-reported", self.one, "/room?reported=1"),
            Page("room-table", self.nobody, slug[0]),
            Page("series-new", self.nobody, "/new/pikit", ('label:has([name="series"][value="fixed"])',)),
            Page("series-result", self.one, f"{series}/result"),
            Page("host", self.host, "/host"),
        ]

    def _open_tables(self) -> str:
        """Tables to join and to watch, a chat with lines, one of them reported, somebody blocked; one's lobby."""
        lobby = self.many.new_table("pikit", seats=4, **{"kind-2": "open", "kind-3": "bot"})
        self.many.send_form(f"{lobby}/group", days=7)
        self.many.send_form(f"{lobby}/listing", join="yes", watch="yes")
        for name, game in zip(NAMES, ("kyudo", "tiki-topple", "pikit") * 2, strict=True):
            someone = self.site.browser()
            path = someone.new_table(game, **{"name-0": name})
            someone.send_form(f"{path}/listing", join="yes", watch="yes")
            if name < "D":
                self.site.browser().send_form(f"{path}/join", name="Zoé")
                someone.send_form(f"{path}/start")
            someone.send_form("/room/chat", name=name, text=SAID[len(name) % len(SAID)], script=True)
        lines = re.findall(r'name="line" value="(\d+)"', self.one.get("/room").text)
        for line in sorted(set(lines))[:2]:
            self.one.send_form("/room/report", line=line)
        self.one.send_form("/room/block", line=lines[0])
        return lobby

    def while_closed(self) -> list[Page]:
        """Maintenance, and a message to all, over the host's page, the shelf and a lobby."""
        lobby = self.one.new_table()
        self.site.do(self.site.services.room.set_maintenance(on=True))
        texts = {
            "en": "Tea at five: the server is away for ten minutes.",
            "fr": "Thé à cinq heures : pause de dix minutes.",
        }
        self.site.do(self.site.services.room.tell(texts))
        return [
            Page("maintenance-shelf", self.nobody, "/"),
            Page("maintenance-lobby", self.one, lobby),
            Page("maintenance-host", self.host, "/host"),
        ]


async def _label(site: Inside, person: str) -> None:
    """Devices with the names that real browsers have, seen some days ago."""
    from sqlalchemy import update

    people = site.services.identities.people
    for number, row in enumerate(await people.devices(person)):
        values: dict[str, Any] = {"label": LABELS[number % len(LABELS)], "seen_at": row.seen_at - number * DAY_SECONDS}
        async with site.registry.store.transaction() as connection:
            await connection.execute(update(DeviceRow).where(DeviceRow.id == row.id).values(**values))


def filled(site: Inside, service: PushService) -> World:
    """A server with people."""
    world = World(site, service)
    site.do(site.services.room.switch("lobby", on=True))
    world.give_one()
    world.give_many()
    make_one_person(site, world.one)
    return world
