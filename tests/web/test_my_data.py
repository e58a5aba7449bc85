"""All that is mine: one file with everything and no secret; deleted, and gone from the database's very bytes."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from tests.web.servers import Browser, Inside, inside, sqlite
from tests.web.test_devices import link_of, phrase_of
from tests.web.test_people import key_of, person_of
from tests.web.test_shelf import finish, play

NAME = "Quetzalina"
SAID = "the-quick-brown-vulture"


def three_tables(site: Inside, someone: Browser, friend: Browser) -> tuple[str, str, str]:
    """A lobby and a running game with a friend, and a finished game against bots; the person spoke at each."""
    paths = [someone.new_table("tiki-topple", **{"name-0": NAME}) for _ in range(2)]
    for path in paths:
        friend.send_form(f"{path}/join", name="Bea")
        assert someone.send_form(f"{path}/chat", text=SAID, script=True).status_code == 200
        friend.send_form(f"{path}/chat", text="hello from a friend")
    assert someone.send_form(f"{paths[1]}/start").status_code == 303
    alone = play(someone)
    finish(site, someone, alone)
    return paths[0], paths[1], alone


def exported(browser: Browser) -> dict[str, bytes]:
    answer = browser.get("/me/export.zip")
    assert answer.status_code == 200
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_an_export_holds_everything_and_no_secret(site: Inside) -> None:
    someone, friend = site.browser(), site.browser()
    lobby, running, alone = three_tables(site, someone, friend)
    phrase_of(someone)
    files = exported(someone)
    about = json.loads(files["person.json"])
    assert about["name"] == NAME
    assert len(about["devices"]) == 1
    tables = {name: json.loads(content) for name, content in files.items() if name.startswith("tables/")}
    assert {f"/t/{each['table']}" for each in tables.values()} == {lobby, running, alone}
    records = [json.loads(content) for name, content in files.items() if name.startswith("records/")]
    assert len(records) == 1
    mine = next(each for each in tables.values() if f"/t/{each['table']}" == running)
    assert [line["text"] for line in mine["said"]] == [SAID]
    assert mine["seen"][0]["view"] == site.table(running[3:]).live.match.view(0).to_dict()
    everything = b"".join(files.values()).decode()
    person = person_of(site, someone)
    for secret in (site.table(running[3:]).row.seed, person, key_of(site, someone), site.table(lobby[3:]).row.seed):
        assert secret not in everything
    assert "hello from a friend" not in everything
    assert site.browser().get("/me/export.zip").status_code == 404


def test_deleting_is_confirmed_first(site: Inside) -> None:
    someone = site.browser()
    path = someone.new_table()
    assert someone.send_form("/me/delete").status_code == 422
    assert path in someone.get("/").text
    assert site.browser().send_form("/me/delete", sure="yes").status_code == 303


def test_what_is_deleted_is_gone_from_the_bytes_and_others_play_on(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        someone, phone, friend = site.browser(), site.browser(), site.browser()
        lobby, running, alone = three_tables(site, someone, friend)
        assert phone.send_form(link_of(someone)).status_code == 303
        phrase_of(someone)
        someone.send_form("/me/page", on="yes")
        person = person_of(site, someone)
        devices = [row.key for row in site.do(site.services.identities.people.devices(person))]
        assert len(devices) == 2
        secrets = [NAME, SAID, person, *devices]
        assert [secret for secret in secrets if secret in contents(tmp_path)] == secrets
        site.do(site.services.presence.flush())

        answer = someone.send_form("/me/delete", sure="yes")
        assert answer.status_code == 303
        assert "storage" in answer.headers["clear-site-data"]
        assert "kotatsu" not in someone.cookies
        assert phone.get("/me/devices").text.count("<li>") == 0  # and nothing is stored anew
        assert phone.get(f"{running}?seat=0").status_code == 403
        assert friend.get(alone).status_code == 404
        table = site.table(running[3:])
        assert [row.kind for row in table.seats] == ["bot", "person"]
        assert table.row.host == person_of(site, friend)
        assert site.table(lobby[3:]).seats[0].kind == "open"
        page = friend.get(running).text
        assert NAME not in page
        assert SAID not in page
        assert "hello from a friend" in page
    found = contents(tmp_path)
    assert [secret for secret in secrets if secret in found] == []
    assert "hello from a friend" in found


def contents(folder: Path) -> str:
    """All bytes of the database's files."""
    return "".join(file.read_bytes().decode("latin-1") for file in sorted(folder.glob("kotatsu.sqlite*")))


def test_a_finished_game_with_friends_stays_theirs_and_can_be_played_again(site: Inside) -> None:
    someone, friend = site.browser(), site.browser()
    path = someone.new_table("pikit", **{"name-0": NAME})
    friend.send_form(f"{path}/join", name="Bea")
    someone.send_form(f"{path}/start")
    play_to_the_end(site, path, someone, friend)
    someone.send_form("/me/delete", sure="yes")
    page = friend.get(f"{path}/result").text
    assert NAME not in page
    assert "№ 1" in page
    again = friend.send_form(f"{path}/rematch")
    assert again.status_code == 303
    assert [row.kind for row in site.table(again.headers["location"][3:]).seats] == ["bot", "person"]


def play_to_the_end(site: Inside, path: str, *browsers: Browser) -> None:
    for _ in range(2000):
        match = site.table(path[3:]).live.match
        if match.over:
            return
        sent = {"seat": match.actor, "ply": match.ply, "id": f"m{match.ply}", "action": match.legal()[0]}
        answer = browsers[match.actor].send_form(f"{path}/move", script=True, **sent)
        assert answer.status_code == 200, answer.text
    pytest.fail("the game does not end")
