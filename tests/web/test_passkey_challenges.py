"""The challenge of a passkey: signed by this server, for a few minutes, and answered once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kotatsu.web.people import passkeys
from kotatsu.web.security.limits import QUOTAS
from kotatsu.web.store.people_models import PasskeyRow
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Inside, inside, sqlite
from tests.web.test_people import make_one_person


class Proof:
    """What the library finds in an answer that is right."""

    new_sign_count = 0  # as phones and computers that share a passkey send it


def with_passkey(site: Inside, number: int = 1) -> str:
    """Somebody who has passkeys; their person."""
    someone = site.browser()
    someone.new_table()
    person = make_one_person(site, someone)
    for each in range(number):
        row = PasskeyRow(id=f"abc{each}", person=person, public_key="AAAA", sign_count=0, created_at=1.0)
        site.do(site.services.identities.people.add_passkey(row))
    return person


def test_the_same_answer_opens_nothing_twice(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    person, people = with_passkey(site), site.services.identities.people
    here = passkeys.Site("localhost", site.url, site.services.signing_secret)
    monkeypatch.setattr(passkeys, "verify_authentication_response", lambda **_: Proof())
    _, cookie = passkeys.authentication_options(here)
    answer, now = json.dumps({"id": "abc0"}), site.registry.clock()
    assert site.do(passkeys.authenticated(here, people, answer, cookie, now)) == person
    with pytest.raises(Refused, match="passkey-late"):
        site.do(passkeys.authenticated(here, people, answer, cookie, now))
    _, other = passkeys.authentication_options(here)
    assert site.do(passkeys.authenticated(here, people, answer, other, now)) == person
    later = now + passkeys.CHALLENGE_SECONDS + 1
    assert site.do(people.use_challenge("x", later + 1, later))  # and what has expired is not kept
    assert site.do(people.use_challenge("x", later + 2, later + 1.5))


@pytest.mark.parametrize("cookie", ["", "abc", "abc.def.ghi", "é" * 300])
def test_a_challenge_that_we_did_not_set_is_refused(site: Inside, cookie: str) -> None:
    here = passkeys.Site("localhost", site.url, site.services.signing_secret)
    others = passkeys.Site("localhost", site.url, "another secret")
    for sent in (cookie, passkeys.authentication_options(others)[1]):
        with pytest.raises(Refused, match="passkey-late"):
            site.do(passkeys.authenticated(here, site.services.identities.people, "{}", sent, 0.0))


@pytest.mark.parametrize(
    "answer", ["", "{", "[]", "null", '{"id": 7}', '{"id": "' + "a" * 2000 + '"}', '{"id": "abc0"}']
)
def test_an_answer_that_proves_nothing_is_refused_with_a_sentence(site: Inside, answer: str) -> None:
    with_passkey(site)
    stranger = site.browser()
    assert stranger.send_form("/recover/passkey/options").status_code == 200
    refused = stranger.send_form("/recover/passkey", script=True, credential=answer)
    assert (refused.status_code, bool(refused.json()["text"])) == (422, True)
    assert stranger.send_form("/me/passkeys", script=True, credential=answer).status_code in (404, 422)


def test_passkeys_of_a_person_and_tries_of_a_stranger_are_limited(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), limits=True) as site:
        someone = site.browser()
        someone.new_table()
        person = make_one_person(site, someone)
        for each in range(passkeys.MAX_PASSKEYS):
            row = PasskeyRow(id=f"k{each}", person=person, public_key="AAAA", sign_count=0, created_at=1.0)
            site.do(site.services.identities.people.add_passkey(row))
        refused = someone.send_form("/me/passkeys/options", script=True)
        assert refused.json()["reason"] == "too-many-passkeys"
        stranger = site.browser()
        answers = [
            stranger.send_form("/recover/passkey", script=True, credential="{}").status_code
            for _ in range(QUOTAS["recover"].burst + 2)
        ]
        assert answers[-1] == 429
