"""No secret, seat key or chat in any notice, mail, thumbnail, log line, metric or page of the host: a game is played
with marked secrets through every way that leads out of the server, and what came out is searched for them."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest

from kotatsu.web.logs import JsonLines, PlainLines
from kotatsu.web.notices.attention import OPENING_SECONDS
from kotatsu.web.security.keys import hash_key
from tests.web.push_games import move
from tests.web.push_service import PushBrowser, PushService, push_service
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.test_devices import link_of, phrase_of
from tests.web.test_host import as_host
from tests.web.test_mail import ADDRESS, Mailbox, confirmed, link_in, mail_server
from tests.web.test_people import key_of, person_of

CHAT, ROOM_CHAT, REPORTED = "marked-chat-word", "marked-room-word", "marked-reported-word"
ANN, BEN = "Markedann", "Markedben"
LOGGERS = ("kotatsu", "uvicorn.error")


@dataclass
class Played:
    """A running game of two people, what must stay in it, and what came out."""

    site: Inside
    ann: Browser
    ben: Browser
    path: str
    phone: PushBrowser
    service: PushService
    box: Mailbox
    log: io.StringIO
    keys: list[str] = field(default_factory=list)
    """Seeds, keys and persons: nobody may read them anywhere."""
    addresses: list[str] = field(default_factory=list)
    """Links and addresses that open something: nowhere but where their owner is sent them."""

    @property
    def words(self) -> list[str]:
        """What people wrote."""
        return [CHAT, ROOM_CHAT, REPORTED, ANN, BEN]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    log = io.StringIO()
    handlers = [logging.StreamHandler(log), logging.StreamHandler(log)]
    for handler, form in zip(handlers, (JsonLines(), PlainLines()), strict=True):
        handler.setFormatter(form)
    before = {name: logging.getLogger(name).level for name in LOGGERS}
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.DEBUG)
        for handler in handlers:
            logging.getLogger(name).addHandler(handler)
    database = sqlite(tmp_path_factory.mktemp("secrets"))
    with (
        push_service() as service,
        mail_server() as (box, mail),
        inside(database, push_loopback=True, mail=mail) as site,
    ):
        yield _played(site, service, box, log)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)
        for handler in handlers:
            logging.getLogger(name).removeHandler(handler)


def _played(site: Inside, service: PushService, box: Mailbox, log: io.StringIO) -> Played:
    site.do(site.services.room.switch("lobby", on=True))
    ann, ben = site.browser(), site.browser("fr")
    path = ann.new_table(**{"name-0": ANN})
    ann.send_form(f"{path}/group", days=7)
    group = re.search(r"/g/([\w-]+)", ann.get(path).text)
    assert group is not None
    ben.send_form(f"/g/{group[1]}", name=BEN)
    ann.send_form(f"{path}/start")
    phone = PushBrowser(service)
    phone.subscribe(ben)
    box.mails.clear()
    confirmed(box, ben)
    _talk(ann, ben, path)
    device, phrase = link_of(ben), phrase_of(ben)
    ben.get(device)
    site.browser().send_form("/recover", phrase=f"{phrase} nonsense")
    if site.table(path[3:]).live.match.actor == 1:
        move(site, ben, path)
    site.wait(OPENING_SECONDS + 1)  # nobody looks any more
    service.answers += [500, 410]  # a push service that fails is logged too
    move(site, ann, path)
    wait_for(lambda: service.sent_to(phone) and len(box.mails) > 1)
    _go_wrong(site, ann, path)
    table = site.table(path[3:])
    found = Played(site, ann, ben, path, phone, service, box, log)
    found.keys = [table.row.seed, *(key for who in (ann, ben) for key in _keys(site, who))]
    row = site.do(site.services.calling.mail.mails.of(person_of(site, ben)))
    assert row is not None
    found.addresses = [path[3:], group[1], device.rpartition("/")[2], phrase, phrase.replace(" ", ""), ADDRESS]
    found.addresses += [row.off_key, link_in(box, 0, "confirm").rpartition("/")[2], phone.path.rpartition("/")[2]]
    found.addresses += [phone.fields["auth"], phone.fields["p256dh"]]
    return found


def _keys(site: Inside, browser: Browser) -> list[str]:
    """The key that a browser keeps, its hash, its signature, and the person whom it stands for."""
    kept = browser.cookies["kotatsu"]
    return [kept, kept.partition(".")[0], kept.rpartition(".")[2], key_of(site, browser), person_of(site, browser)]


def _talk(ann: Browser, ben: Browser, path: str) -> None:
    ann.send_form(f"{path}/chat", text=CHAT, script=True)
    number = ann.send_form(f"{path}/chat", text=REPORTED, script=True).json()["number"]
    ann.send_form("/room/chat", name=ANN, text=ROOM_CHAT, script=True)
    ben.send_form(f"{path}/report", line=number)
    ben.send_form(f"{path}/block", seat=0)
    ben.send_form(f"{path}/unblock", seat=0)


def _go_wrong(site: Inside, ann: Browser, path: str) -> None:
    """Requests that are refused, lead nowhere, or fail inside the server while they hold secrets."""
    ann.send_form(f"{path}/move", script=True, seat=0, ply=0, id=CHAT, action=CHAT)
    ann.get(f"{path}/{CHAT}")
    ann.get(f"/t/{CHAT}")
    assert ann.get(f"/link/{hash_key(CHAT)}").status_code == 404
    add_chat = site.registry.store.add_chat

    async def fails(table_id: str, seat: int, name: str, text: str, at: float) -> int:
        from sqlalchemy import text as statement

        async with site.registry.store.transaction() as connection:
            await connection.execute(
                statement("INSERT INTO nowhere VALUES (:line, :name)"), {"line": text, "name": name}
            )
        return 0

    site.registry.store.add_chat = fails  # type: ignore[method-assign]
    try:
        assert ann.send_form(f"{path}/chat", text=CHAT, script=True).status_code == 500
    finally:
        site.registry.store.add_chat = add_chat  # type: ignore[method-assign]


def found_in(text: str, secrets: list[str]) -> list[str]:
    assert all(secrets)
    return [secret for secret in secrets if secret in text]


def test_the_secrets_are_where_they_belong(played: Played) -> None:
    """So that the other tests could fail."""
    page = played.ben.get(played.path).text
    assert found_in(page, [CHAT, ANN, BEN]) == [CHAT, ANN, BEN]
    assert ROOM_CHAT in played.ben.get("/room").text
    assert re.search(r'"route": "/t/[^"]*/chat"', played.log.getvalue())
    assert "nowhere" in played.log.getvalue()  # the failure was logged, with its statement


def test_a_push_tells_none(played: Played) -> None:
    requests = played.service.sent_to(played.phone)
    assert requests
    for request in requests:
        told = str(played.phone.read(request))
        assert found_in(told, [*played.words, *played.keys]) == []
        assert played.path in told  # encrypted for the browser that sits there
        wire = request.path + str(request.headers) + request.body.decode("latin-1")
        others = [each for each in played.addresses if each not in request.path]
        assert found_in(wire, [*played.words, *played.keys, *others]) == []


def test_a_mail_tells_none(played: Played) -> None:
    row = played.site.do(played.site.services.calling.mail.mails.of(person_of(played.site, played.ben)))
    assert row is not None
    for number, mail in enumerate(played.box.mails):
        whole = str(mail) + played.box.text(number)
        confirm = link_in(played.box, 0, "confirm").rpartition("/")[2]
        others = [each for each in played.addresses if each not in (ADDRESS, row.off_key, confirm)]
        assert found_in(whole, [*played.words, *played.keys, *others]) == []


def test_a_thumbnail_tells_none(played: Played) -> None:
    thumbnails = played.site.services.thumbnails
    readers = [person_of(played.site, who) for who in (played.ann, played.ben)]
    for reader, language in product([*readers, ""], ("en", "fr")):
        drawn = str(played.site.do(thumbnails.drawn(played.path[3:], reader, language)))
        assert "<svg" in drawn
        assert found_in(drawn, [CHAT, ROOM_CHAT, REPORTED, *played.keys, *played.addresses]) == []


def test_logs_and_metrics_tell_none(played: Played) -> None:
    secrets = [*played.words, *played.keys, *played.addresses]
    assert found_in(played.log.getvalue(), secrets) == []
    assert found_in(played.ann.get("/metrics").text, secrets) == []


def test_the_host_reads_what_was_reported_and_no_more(played: Played) -> None:
    page = as_host(played.site).get("/host").text
    assert REPORTED in page
    others = [CHAT, ROOM_CHAT, BEN]
    assert found_in(page, [*others, *played.keys, *played.addresses]) == []


def test_what_everybody_may_read_tells_none(played: Played) -> None:
    stranger = played.site.browser()
    for path in ("/", "/room", "/room/parts", "/me", "/me/waiting", "/announcement", "/offline"):
        page = stranger.get(path).text
        assert found_in(page, [CHAT, REPORTED, BEN, *played.keys, *played.addresses]) == [], path
