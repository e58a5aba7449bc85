"""Addresses and keys that browsers give: public push services are kept, the rest is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.web.notices.endpoints import check_endpoint, is_public
from kotatsu.web.notices.push_messages import BrowserKeys, ServerKey, encode, encrypt, new_server_key
from kotatsu.web.notices.quiet_hours import check_zone, read_clock_time
from kotatsu.web.tables.refusals import Refused
from tests.web.push_games import move, two_people
from tests.web.push_service import PushBrowser, PushService, push_service
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.test_people import person_of


def test_addresses_of_this_network_are_refused(tmp_path: Path, service: PushService) -> None:
    with inside(sqlite(tmp_path)) as site:
        _, ben, _ = two_people(site)
        answer = PushBrowser(service).subscribe(ben)
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad-endpoint")
        assert site.do(site.services.calling.notices.subscriptions(person_of(site, ben))) == []
        visitor = site.browser()
        assert PushBrowser(service).subscribe(visitor, endpoint="https://push.example.org/x").status_code == 404


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://127.1/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https://push.example.org@127.0.0.1/x",
        "https://push.example.org\\@127.0.0.1/x",
        "https://push.example.org/x\r\nHost: evil",
        "https://push.example.org/ x",
        "https://pu\u0300sh.example.org/x",
        "https://push.example.org/x#y",
        "https://push.example.org:x/",
        "https://push.example.org/" + "x" * 1100,
        "https:///x",
        "//push.example.org/x",
    ],
)
def test_only_public_https_addresses_are_kept(endpoint: str) -> None:
    for loopback in (False, True):
        with pytest.raises(Refused, match="bad-endpoint"):
            check_endpoint(endpoint, loopback=loopback)


def test_a_real_push_service_is_kept() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:DEF-_1",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA==",
        "https://web.push.apple.com/QOXyz?a=b",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b",
    ):
        assert check_endpoint(endpoint, loopback=False) == endpoint


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::5db8:d822", True),
        ("2002:7f00:1::", False),
    ],
)
def test_what_is_a_public_address(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_into_this_network_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name was public when it was given, and leads to this machine when something is sent."""
    with push_service() as service, inside(sqlite(tmp_path)) as site:
        ann, ben, path = two_people(site)
        port = service.url.rpartition(":")[2]
        monkeypatch.setattr("kotatsu.web.notices.endpoints.HTTPS_PORT", int(port))
        asked = []

        async def resolved(host: str, port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"]

        monkeypatch.setattr("kotatsu.web.notices.endpoints.resolve", resolved)
        phone = PushBrowser(service)
        answer = phone.subscribe(ben, endpoint=f"https://push.example.org:{port}{phone.path}")
        assert answer.status_code == 200, answer.text
        move(site, ann, path)
        wait_for(lambda: asked)
        wait_for(lambda: not site.do(site.services.calling.notices.subscriptions(person_of(site, ben))))
    assert asked == ["push.example.org"]
    assert service.received == []


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=30))
def test_nonsense_is_refused_and_never_breaks(endpoint: str, key: str, secret: str) -> None:
    for text in (endpoint, f"https://{endpoint}", f"https://push.example.org/{endpoint}"):
        try:
            kept = check_endpoint(text, loopback=False)
        except Refused:
            continue
        assert kept.startswith("https://")
        assert kept.isascii()
    with pytest.raises(ValueError):  # noqa: PT011
        BrowserKeys(key, secret)
    for read in (read_clock_time, check_zone):
        try:
            read(key)
        except Refused:
            continue


@given(st.binary(min_size=65, max_size=65))
def test_a_key_that_is_no_point_is_refused(point: bytes) -> None:
    try:
        keys = BrowserKeys(encode(point), encode(bytes(16)))
    except ValueError:
        return
    assert encrypt(b"x", keys)


def test_bad_fields_are_refused_with_a_sentence(site: Inside, service: PushService) -> None:
    _, ben, _ = two_people(site)
    phone = PushBrowser(service)
    for wrong in ({"p256dh": "x"}, {"auth": ""}, {"auth": "é" * 30}, {"p256dh": encode(bytes(65))}, {"endpoint": "x"}):
        answer = phone.subscribe(ben, **wrong)
        assert answer.status_code == 422
        assert answer.json()["text"]
    for wrong in ({"zone": "Mars/Olympus"}, {"from": "25:00"}, {"until": ""}):
        fields: dict[str, Any] = {"quiet": "yes", "from": "22:00", "until": "08:00", "zone": "UTC", **wrong}
        answer = ben.send_form("/me/notices/quiet", **fields)
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text
    assert ServerKey(new_server_key()).public != ServerKey(new_server_key()).public


@pytest.mark.parametrize("field", ["endpoint", "p256dh", "auth"])
def test_what_is_huge_is_refused_and_not_kept(site: Inside, service: PushService, field: str) -> None:
    _, ben, _ = two_people(site)
    for length in (2_000, 60_000, 3_000_000):
        answer = PushBrowser(service).subscribe(ben, **{field: "https://push.example.org/" + "A" * length})
        assert answer.status_code in (413, 422), length
    assert site.do(site.services.calling.notices.subscriptions(person_of(site, ben))) == []
