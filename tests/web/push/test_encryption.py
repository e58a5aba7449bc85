"""Only its browser reads a notice, and nothing secret is told on the way."""

from __future__ import annotations

import logging
import sqlite3
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from kotatsu.web.notices.push_messages import BrowserKeys, ServerKey, decode, encode, encrypt
from tests.web.push_games import move, two_people
from tests.web.push_service import PushBrowser, PushService, claims_of
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.test_people import key_of, person_of

DAY = 24 * 3600


def test_only_its_browser_reads_it_and_nothing_secret_is_told(
    site: Inside, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, logger="kotatsu"):
        ann, ben, path = two_people(site)
        ann.send_form(f"{path}/chat", text="a-secret-word", script=True)
        phone = PushBrowser(service)
        phone.subscribe(ben)
        move(site, ann, path)
        (request,) = wait_for(lambda: service.sent_to(phone))
    told, table = phone.read(request), site.table(path[3:])
    seen = [request.path.encode(), request.body, *(f"{k}: {v}".encode() for k, v in request.headers.items())]
    person = person_of(site, ben)
    raw = [browser.cookies["kotatsu"].partition(".")[0] for browser in (ann, ben)]
    secrets = [table.row.seed, person, key_of(site, ann), *raw, "a-secret-word"]
    for secret in [*secrets, table.id, "Tiki", "Ann", "Ben"]:
        assert not [line for line in seen if secret.encode() in line], secret
    for secret in [*secrets, "Ann", "Ben"]:
        assert secret not in str(told)
    logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    for secret in [*secrets, table.id, phone.path, phone.fields["auth"], phone.fields["p256dh"]]:
        assert secret not in logged, secret
    with pytest.raises(InvalidTag):
        PushBrowser(service).read(request)
    claims = claims_of(request)
    assert claims["aud"] == service.url
    assert 0 < claims["exp"] - time.time() < DAY
    assert f'data-push="{claims["key"]}"' in ben.get("/me/notices").text
    assert request.headers["ttl"].isdigit()
    assert len(request.body) == len(encrypt(b"", BrowserKeys(phone.fields["p256dh"], phone.fields["auth"]), pad=1024))


def test_encryption_is_that_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    keys = BrowserKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    made = encrypt(b"When I grow up, I want to be a watermelon", keys, own=own, salt=decode("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_of_the_server_is_made_once_and_kept_with_its_secrets(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with inside(sqlite(tmp_path)) as site:
            key = site.services.calling.push.sender.key
            assert key is not None
            found.append(key.public)
    assert found[0] == found[1]
    assert (tmp_path / "kotatsu.sqlite").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        (kept,) = database.execute("SELECT value FROM secrets WHERE name = 'push'").fetchone()
    assert ServerKey(kept).public == found[0]
