"""Mail, handed to a real SMTP server: addresses are confirmed, mail comes at once or once a day, one click stops it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.engine.errors import BadSetting
from kotatsu.web.clock_context import DAY_SECONDS
from kotatsu.web.notices import mail_deliveries
from kotatsu.web.notices.caller import MAIL_PAUSE_SECONDS, mail_at
from kotatsu.web.notices.mail_addresses import is_address
from kotatsu.web.notices.mail_settings import PLAIN, MailSettings, mail_settings
from kotatsu.web.notices.mail_texts import Waiting, your_turn
from kotatsu.web.security.limits import QUOTAS
from kotatsu.web.store.notice_models import MailRow, NoticeSettingsRow
from tests.web.push_games import move, two_people
from tests.web.servers import Browser, Inside, free_port, inside, sqlite, wait_for
from tests.web.test_my_data import contents, exported
from tests.web.test_people import key_of, person_of

ADDRESS = "ben@example.org"
SITE = "https://games.example.org"


class Mailbox:
    """Keeps every mail that arrives; refuses as many as it is told to."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.recipients: list[str] = []
        self.refuse = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            self.refuse -= 1
            return "451 try again later"
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        self.recipients += envelope.rcpt_tos
        return "250 OK"

    def text(self, number: int) -> str:
        return str(self.mails[number].get_payload(decode=True).decode())  # type: ignore[union-attr]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, MailSettings]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, MailSettings("127.0.0.1", port, PLAIN, "", "", "games@example.org", SITE)
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[Mailbox, MailSettings]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def box(server: tuple[Mailbox, MailSettings]) -> Mailbox:
    found = server[0]
    found.mails.clear()
    found.recipients.clear()
    found.refuse = 0
    return found


@pytest.fixture
def site(tmp_path: Path, server: tuple[Mailbox, MailSettings], box: Mailbox) -> Iterator[Inside]:
    with inside(sqlite(tmp_path), mail=server[1]) as running:
        yield running


def give(browser: Browser, address: str = ADDRESS, mode: str = "once") -> httpx.Response:
    return browser.send_form("/me/mail", address=address, mode=mode)


def link_in(box: Mailbox, number: int, kind: str) -> str:
    found = re.search(rf"{SITE}(/mail/{kind}/\S+)", box.text(number))
    assert found
    return found[1]


def confirmed(box: Mailbox, browser: Browser, mode: str = "once") -> None:
    """Give an address and confirm it."""
    assert give(browser, mode=mode).status_code == 303
    wait_for(lambda: box.mails)
    assert browser.send_form(link_in(box, 0, "confirm")).status_code == 200


def settled(site: Inside) -> None:
    """The server has looked at every table that changed, and has sent what was due."""
    caller, mail = site.services.calling.caller, site.services.calling.mail
    wait_for(lambda: not caller._changed and not caller._something.is_set())

    async def send() -> None:
        for table_id in list(site.registry._tables):
            await caller.look_at(table_id)
        assert mail.settings is not None
        await mail.send_due(mail.settings)

    site.do(send())


def test_an_address_is_confirmed_first_and_then_mail_comes(site: Inside, box: Mailbox) -> None:
    ann, ben, path = two_people(site)
    assert give(ben).status_code == 303
    wait_for(lambda: box.mails)
    assert (box.mails[0]["To"], box.mails[0]["Subject"]) == (ADDRESS, "Veux-tu des courriels de Kotatsu\u202f?")
    assert "pas confirmée" in ben.get("/me/notices").text
    move(site, ann, path)
    settled(site)
    assert len(box.mails) == 1  # nothing before it is confirmed
    move(site, ben, path)

    link = link_in(box, 0, "confirm")
    assert "Oui, volontiers" in ben.get(link).text  # a program that follows links confirms nothing
    assert "pas confirmée" in ben.get("/me/notices").text
    assert site.browser().send_form(link).status_code == 200  # on whichever device
    assert "pas confirmée" not in ben.get("/me/notices").text
    assert ben.send_form(link).status_code == 404

    move(site, ann, path)
    wait_for(lambda: len(box.mails) == 2)
    mail = box.mails[1]
    assert (mail["Subject"], box.recipients) == ("À toi de jouer\u202f: Tiki Topple", [ADDRESS, ADDRESS])
    settled(site)
    assert len(box.mails) == 2


def test_a_mail_tells_no_secret(site: Inside, box: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="kotatsu"):
        ann, ben, path = two_people(site)
        ann.send_form(f"{path}/chat", text="a-secret-word", script=True)
        confirmed(box, ben)
        move(site, ann, path)
        wait_for(lambda: len(box.mails) == 2)
    whole = box.mails[1].as_string() + box.text(1)
    table = site.table(path[3:])
    secrets = [table.row.seed, table.id, person_of(site, ben), key_of(site, ann), "a-secret-word", "Ann"]
    secrets += [browser.cookies["kotatsu"].partition(".")[0] for browser in (ann, ben)]
    for secret in secrets:
        assert secret not in whole, secret
    assert f"{SITE}/me" in box.text(1)
    logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    off, confirm = link_in(box, 1, "off"), link_in(box, 0, "confirm")
    for secret in [*secrets[:-3], ADDRESS, off.rpartition("/")[2], confirm.rpartition("/")[2]]:
        assert secret not in logged, secret


def test_one_click_stops_it(site: Inside, box: Mailbox) -> None:
    ann, ben, path = two_people(site)
    confirmed(box, ben)
    move(site, ann, path)
    wait_for(lambda: len(box.mails) == 2)
    mail, off = box.mails[1], link_in(box, 1, "off")
    assert mail["List-Unsubscribe"] == f"<{SITE}{off}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "Arrêter les courriels" in site.browser("fr").get(off).text
    assert ADDRESS in ben.get("/me/notices").text  # looking stops nothing
    answer = httpx.post(f"{site.url}{off}", data={"List-Unsubscribe": "One-Click"})  # no cookie, no token
    assert answer.status_code == 200
    assert ADDRESS not in ben.get("/me/notices").text
    move(site, ben, path)
    site.wait(MAIL_PAUSE_SECONDS + 1)
    move(site, ann, path)
    settled(site)
    assert len(box.mails) == 2
    assert httpx.post(f"{site.url}{off}", data={}).status_code == 200  # once more does no harm
    assert "No more mail" in site.browser().get(off).text
    assert httpx.post(f"{site.url}/mail/off/nonsense").status_code == 200


def test_a_digest_comes_once_a_day_with_all_tables(site: Inside, box: Mailbox) -> None:
    ann, ben, path = two_people(site)
    confirmed(box, ben, "digest")
    move(site, ann, path)
    second = ann.new_table("tiki-topple")
    ben.send_form(f"{second}/join", name="Ben")
    ann.send_form(f"{second}/start")
    if site.table(second[3:]).live.match.actor == 0:
        move(site, ann, second)
    settled(site)
    assert len(box.mails) == 1
    site.wait(DAY_SECONDS)
    wait_for(lambda: len(box.mails) == 2)
    assert box.mails[1]["Subject"] == "2 tables t’attendent"
    assert box.text(1).count("Tiki Topple") == 2
    site.wait(DAY_SECONDS)
    settled(site)
    assert len(box.mails) == 2  # each table once, until it is seen
    assert ben.send_form("/me/mail/mode", mode="once").status_code == 303
    assert ben.send_form("/me/mail/mode", mode="hourly").status_code == 422


def test_mails_keep_their_distance_and_the_digest_its_hour() -> None:
    row = MailRow(person="p", address=ADDRESS, mode="once", language="en", off_key="x", created_at=0)
    settings = NoticeSettingsRow(person="p", quiet_from=0, quiet_until=0, time_zone="UTC")
    now = 10 * DAY_SECONDS + 12 * 3600.0
    assert mail_at(settings, row, now) == now
    row.sent_at = now - 1
    assert mail_at(settings, row, now) == now - 1 + MAIL_PAUSE_SECONDS
    row.mode = "digest"
    assert mail_at(settings, row, now) == 11 * DAY_SECONDS + 8 * 3600
    settings.quiet_from, settings.quiet_until = 7 * 60, 9 * 60
    assert mail_at(settings, row, now) == 11 * DAY_SECONDS + 9 * 3600


def test_a_mail_that_was_not_taken_is_sent_again(site: Inside, box: Mailbox) -> None:
    ann, ben, path = two_people(site)
    confirmed(box, ben)
    box.refuse = 1
    move(site, ann, path)
    wait_for(lambda: box.refuse == 0)
    wait_for(lambda: (site.do(site.services.calling.notices.next_due("mail")) or 0) > site.registry.clock() + 1)
    site.wait(2 * mail_deliveries.FIRST_PAUSE_SECONDS)
    wait_for(lambda: len(box.mails) == 2)
    settled(site)
    assert len(box.mails) == 2


def test_a_mail_server_that_is_away_slows_nothing(tmp_path: Path) -> None:
    away = MailSettings("127.0.0.1", free_port(), PLAIN, "", "", "games@example.org", SITE)
    with inside(sqlite(tmp_path), mail=away) as site:
        ann, ben, path = two_people(site)
        assert give(ben).status_code == 303
        move(site, ann, path)
        assert ben.get("/healthz").status_code == 200
        assert "mail" not in site.services.supervisor.down


def test_an_address_that_nobody_confirms_is_forgotten(site: Inside, box: Mailbox) -> None:
    _, ben, _ = two_people(site)
    give(ben)
    wait_for(lambda: box.mails)
    site.wait(DAY_SECONDS + 1)
    assert ben.send_form(link_in(box, 0, "confirm")).status_code == 404
    wait_for(lambda: site.do(site.services.calling.mail.mails.of(person_of(site, ben))) is None)


def test_an_address_goes_with_its_person(tmp_path: Path, server: tuple[Mailbox, MailSettings], box: Mailbox) -> None:
    with inside(sqlite(tmp_path), mail=server[1]) as site:
        ann, ben, path = two_people(site)
        confirmed(box, ben)
        move(site, ann, path)
        wait_for(lambda: len(box.mails) == 2)
        assert ADDRESS in exported(ben)["person.json"].decode()
        assert ADDRESS in contents(tmp_path)
        assert ben.send_form("/me/delete", sure="yes").status_code == 303
    assert ADDRESS not in contents(tmp_path)


def test_links_cannot_be_had_without_end(tmp_path: Path, server: tuple[Mailbox, MailSettings], box: Mailbox) -> None:
    with inside(sqlite(tmp_path), mail=server[1], limits=True) as site:
        _, ben, _ = two_people(site)
        answers = [give(ben).status_code for _ in range(QUOTAS["mail"].burst + 1)]
        assert answers == [303] * QUOTAS["mail"].burst + [429]
        wait_for(lambda: len(box.mails) == QUOTAS["mail"].burst)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ben",
        "ben@",
        "@example.org",
        "ben@localhost",
        "ben@example.org\r\nBcc: all@example.org",
        "ben@example.org\nBcc: all@example.org",
        "ben@example.org, all@example.org",
        "Ben <ben@example.org>",
        "ben@[127.0.0.1]",
        "ben@@example.org",
        "ben..b@example.org",
        "ben@exa mple.org",
        "bén@example.org",
        "ben@-example.org",
        '"ben b"@example.org',
        "b" * 65 + "@example.org",
        "ben@" + "e" * 250 + ".org",
    ],
)
def test_what_is_no_address_is_refused(site: Inside, box: Mailbox, address: str) -> None:
    ben = site.browser()
    ben.new_table()
    answer = give(ben, address)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert site.do(site.services.calling.mail.mails.of(person_of(site, ben))) is None
    assert box.mails == []


def test_addresses_as_people_have_them_are_taken() -> None:
    for address in ("ben@example.org", "b.en+kotatsu@mail.example.co.uk", "O'Neil_1@ex-ample.com"):
        assert is_address(address)


@given(st.text(max_size=80), st.text(max_size=20))
def test_nothing_but_an_address_gets_into_a_header(text: str, tail: str) -> None:
    for address in (text, f"ben@example.org{text}", f"{text}@example.org", f"ben@{text}.org"):
        if is_address(address):
            assert re.fullmatch(r"[!-~]+@[A-Za-z0-9.-]+", address)
            row = MailRow(person="p", address=address, mode="once", language="en", off_key="key", created_at=0)
            settings = MailSettings("h", 25, PLAIN, "", "", "games@example.org", SITE)
            whole = your_turn(settings, row, [Waiting("pikit")]).as_bytes()
            head = whole.partition(b"\r\n\r\n")[0]
            assert head.count(b"\r\nTo: ") == 1
            assert b"Bcc" not in head


def test_a_server_without_mail_has_no_such_page(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        ben = site.browser()
        ben.new_table()
        assert "/me/mail" not in ben.get("/me/notices").text
        for path in ("/me/mail", "/mail/confirm/x", "/mail/off/x", "/me/mail/remove"):
            assert ben.send_form(path, address=ADDRESS, mode="once").status_code == 404
        assert ben.get("/mail/confirm/x").status_code == 404


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert mail_settings() is None
    good = {
        "KOTATSU_SMTP_HOST": "smtp.example.org",
        "KOTATSU_MAIL_FROM": "games@example.org",
        "KOTATSU_SITE": "https://games.example.org/",
    }
    for name, value in good.items():
        monkeypatch.setenv(name, value)
    expected = MailSettings("smtp.example.org", 587, "starttls", "", "", "games@example.org", SITE)
    assert mail_settings() == expected
    for name in ("KOTATSU_SMTP_PORT", "KOTATSU_SMTP_SECURITY"):  # as compose.yaml hands on what .env does not name
        monkeypatch.setenv(name, "")
    assert mail_settings() == expected
    wrong = {
        "KOTATSU_SMTP_SECURITY": "maybe",
        "KOTATSU_SMTP_PORT": "x",
        "KOTATSU_MAIL_FROM": "games",
        "KOTATSU_SITE": "games.example.org",
    }
    for name, value in wrong.items():
        with monkeypatch.context() as changed:
            changed.setenv(name, value)
            with pytest.raises(BadSetting, match=name):
                mail_settings()


def test_a_password_is_used_and_a_secure_server_wanted(box: Mailbox, server: tuple[Mailbox, MailSettings]) -> None:
    row = MailRow(person="p", address=ADDRESS, mode="once", language="en", off_key="key", created_at=0)
    plain = server[1]
    secure = MailSettings(plain.host, plain.port, "starttls", "", "", plain.sender, SITE)
    with pytest.raises(Exception, match="STARTTLS"):  # the server has none: nothing is sent in the open
        mail_deliveries.send(secure, your_turn(secure, row, [Waiting("pikit")]))
    asyncio.run(asyncio.to_thread(mail_deliveries.send, plain, your_turn(plain, row, [Waiting("pikit", 3)])))
    assert "3 hours left" in box.text(0)
