"""Strangers: other websites, foreign names of this server, impostors, and who may read what."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu.engine.errors import BadSetting
from kotatsu.web.commands import export, only_server
from kotatsu.web.config import Settings
from kotatsu.web.security.origin import check_host, check_metrics, request_headers
from kotatsu.web.tables.names import clean_name, looks
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Inside, inside, sqlite
from tests.web.tables import bot, own, people

TABLE = {"game": "tiki-topple", "seats": [own("Ann"), bot()]}


def new_table(site: Inside, **headers: str) -> httpx.Response:
    return httpx.post(f"{site.url}/api/tables", json=TABLE, headers=headers)


# --- what another website can send


@pytest.mark.parametrize("kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", ""])
def test_the_api_reads_json_alone(site: Inside, kind: str) -> None:
    body = httpx.Request("POST", site.url, json=TABLE).content
    headers = {"content-type": kind, "accept-language": "fr"} if kind else {"accept-language": "fr"}
    answer = httpx.post(f"{site.url}/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (415, "not-json")
    assert "envoie" in answer.json()["text"]
    assert new_table(site, **{"content-type": "application/json; charset=utf-8"}).status_code == 201


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://127.0.0.1"]
)
def test_another_origin_is_refused(site: Inside, origin: str) -> None:
    answer = new_table(site, origin=origin)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert httpx.get(f"{site.url}/api/games", headers={"origin": origin}).status_code == 403
    assert new_table(site, origin=site.url).status_code == 201


def test_a_form_of_another_site_is_refused_and_a_link_is_not(site: Inside) -> None:
    assert new_table(site, **{"sec-fetch-site": "cross-site"}).status_code == 403
    assert new_table(site, **{"sec-fetch-site": "same-origin", "origin": "null"}).status_code == 201
    assert httpx.get(f"{site.url}/", headers={"sec-fetch-site": "cross-site"}, timeout=30).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "a.b@c.d", "["])
def test_a_foreign_name_of_this_server_is_refused(site: Inside, host: str) -> None:
    answer = httpx.get(f"{site.url}/", headers={"host": host})
    assert answer.status_code in (400, 403)
    assert "Kotatsu" not in answer.text or "KOTATSU_ALLOWED_HOSTS" in answer.text
    assert new_table(site, host=host, origin=f"http://{host}").status_code in (400, 403)


@pytest.mark.parametrize(
    "hosts",
    [
        ["evil.example@localhost"],
        ["localhost/evil.example"],
        ["localhost#.evil.example"],
        ["localhost?"],
        ["[::1].evil.example"],
        ["127.0.0.1.nip.example"],
        ["localhost:80:80"],
        [""],
        [],
        ["localhost", "evil.example"],
        ["evil.example", "localhost"],
        ["localhost", "localhost"],
    ],
)
def test_what_no_browser_sends_is_no_name(hosts: list[str]) -> None:
    scope: Any = {"headers": [(b"host", host.encode()) for host in hosts]}
    with pytest.raises(Refused, match="foreign-host"):
        check_host(request_headers(scope), Settings(""))


@pytest.mark.parametrize("host", ["localhost", "192.168.1.7:8000", "[::1]:8000", "tower", "Tower.local.", "tower.lan"])
def test_names_of_the_local_network_are_its_own(site: Inside, host: str) -> None:
    assert httpx.get(f"{site.url}/", headers={"host": host}).status_code == 200


def test_public_names_are_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_ALLOWED_HOSTS", "play.example.org, other.example.org")
    with inside(sqlite(tmp_path)) as site:
        assert httpx.get(f"{site.url}/", headers={"host": "Play.example.org"}).status_code == 200
        assert httpx.get(f"{site.url}/", headers={"host": "evil.example"}).status_code == 403
        assert new_table(site, origin="https://play.example.org").status_code == 201
        for origin in (
            "https://play.example.org:8443",
            "ftp://play.example.org",
            "https://play.example.org.evil.example",
        ):
            assert new_table(site, origin=origin).status_code == 403, "another program at the same name"


# --- what is not for everybody


def test_metrics_are_for_this_machine_and_the_networks_that_were_set(site: Inside) -> None:
    assert httpx.get(f"{site.url}/metrics").status_code == 200
    far = {"x-forwarded-for": "203.0.113.9"}
    assert httpx.get(f"{site.url}/metrics", headers=far).status_code == 404
    assert httpx.get(f"{site.url}/metrics/", headers=far).status_code == 404
    scope = {"path": "/metrics", "client": ("203.0.113.9", 1)}
    check_metrics(scope, Settings("", metrics_networks=("203.0.113.0/24",)))  # type: ignore[arg-type]
    with pytest.raises(Refused):
        check_metrics(scope, Settings("", metrics_networks=("198.51.100.0/24",)))  # type: ignore[arg-type]


def test_a_network_that_is_none_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_METRICS_NETWORKS", "the office")
    with pytest.raises(BadSetting, match="KOTATSU_METRICS_NETWORKS"):
        Settings("")


def test_every_cookie_behind_https_is_secure(site: Inside) -> None:
    with site.browser() as browser:
        browser.headers["x-forwarded-proto"] = "https"
        first = browser.get("/")
        browser.cookies.clear()  # a jar keeps secure cookies from a test without encryption
        browser.cookies.set("csrftoken", first.headers["set-cookie"].partition("=")[2].partition(";")[0])
        made = browser.send_form("/new/tiki-topple", **{"seats": "2", "name-0": "Ann", "kind-1": "bot"}, script=False)
        language = browser.send_form("/settings", language="fr", theme="dark", back="/")
        cookies = [c for answer in (first, made, language) for c in answer.headers.get_list("set-cookie")]
        assert len(cookies) >= 5
        for cookie in cookies:
            assert cookie.lower().count("; secure") == 1, cookie
    assert "secure" not in site.browser().get("/").headers["set-cookie"].lower()


def test_the_files_of_the_database_are_private(tmp_path: Path) -> None:
    (tmp_path / "kotatsu.sqlite").touch(0o644)
    for _ in range(2):
        with inside(sqlite(tmp_path)) as site:
            assert new_table(site).status_code == 201
            files = list(tmp_path.glob("kotatsu.sqlite*"))
            assert files
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_locks_and_exports_are_private_too(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with inside(database) as site:
        assert new_table(site).status_code == 201
    out = tmp_path / "tables.jsonl"
    for _ in range(2):
        assert export(out, db=database) == 1
        assert stat.S_IMODE(out.stat().st_mode) == 0o600
        out.chmod(0o644)
    with only_server(database):
        assert stat.S_IMODE((tmp_path / "kotatsu.sqlite.lock").stat().st_mode) == 0o600


@pytest.mark.parametrize("path", ["/", "/healthz", "/rules/tiki-topple", "/api/games", "/static/room.css"])
def test_head_answers_as_get_without_a_body(site: Inside, path: str) -> None:
    shown, head = httpx.get(site.url + path), httpx.head(site.url + path)
    assert (head.status_code, head.content) == (shown.status_code, b"")
    assert head.headers["content-type"] == shown.headers["content-type"]
    assert head.headers["content-length"] == shown.headers["content-length"]


def test_head_of_a_stream_ends(site: Inside) -> None:
    [seat, _] = people(site)
    for path in (f"/t/{seat.table}/events", f"/api/tables/{seat.table}/stream"):
        assert httpx.head(site.url + path, timeout=5).status_code == 200
    assert httpx.head(f"{site.url}/nowhere").status_code == 404


# --- names


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u0301", "\u200b \u00a0", "\uffa0", "\U0001d159"]
)
def test_a_blank_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="no-name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "You",
        "y o u",
        "TOI",
        "Tоi",
        "Υου",
        "Y0u",
        "Yoú",
        "ｙｏｕ",
        "𝐘𝐨𝐮",
        "ʏᴏᴜ",
        "you.",
        "To1",
        "tu",
        "Yo️u",
        "You!",
        "T0!",
        "vou5",
        "Ӯou",
        "Yόu",
        "|You|",
        "ꓬꓳꓴ",
        "Ꭹou",
        "Үou",
        "Vσus",
        "🅨🅞🅤",
        "🆈🅾🆄",
        "🇾🇴🇺",
        "Yøu",
        "ⓋⓄⓊⓈ",
        "To|",
    ],
)
def test_an_impostor_of_the_reader_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="reserved-name"):
        clean_name(name)


def test_a_name_with_hidden_characters_is_refused(site: Inside) -> None:
    answer = httpx.post(f"{site.url}/api/tables", json={**TABLE, "seats": [own("Ann\u3164"), bot()]})
    assert (answer.status_code, answer.json()["reason"]) == (422, "hidden-in-name")


@pytest.mark.parametrize(
    "name",
    [
        "Youri",
        "Antoine",
        "Zoé",
        "李雷",
        "Ольга",
        "Νίκος",
        "محمد",
        "🦊",
        "Bot 2",
        "Tuan",
        "X",
        "Nguyễn",
        "ไม้",
        "🇫🇷",
        "100%",
    ],
)
def test_names_of_people_are_kept(name: str) -> None:
    assert clean_name(name) == name


def test_accents_do_not_tower_over_other_lines() -> None:
    assert clean_name("A" + "\u0301" * 40 + "nn") == "A" + "\u0301" * 3 + "nn"


def test_two_names_that_look_alike_are_one(site: Inside) -> None:
    assert looks("Ann") == looks("Аnn") == looks("ＡＮＮ")
    assert looks("Ольга\u0301") == looks("Ольгá")
    assert looks("Mochi") == looks("Mосhi") == looks("M0chl") == looks("Моchí".replace("í", "i"))
    assert looks("René") == looks("Rеne\u0301") != looks("Rene")
    host = httpx.post(f"{site.url}/api/tables", json={**TABLE, "seats": [own("Ann"), {"kind": "open"}]}).json()
    answer = httpx.post(f"{site.url}/api/tables/{host['table']}/join", json={"name": "Аnn"})
    assert answer.json()["reason"] == "name-taken"


def test_symbols_are_not_drawn_in_names(site: Inside) -> None:
    seats = [own("[heart]"), {"kind": "own", "name": "[energy]"}]
    body = {"game": "king-of-tokyo", "seats": seats, "start": True}
    made = httpx.post(f"{site.url}/api/tables", json=body).json()
    page = site.browser().get(f"/t/{made['table']}").text
    assert "[heart]" in page or "[energy]" in page
    assert "\ue05b" not in page
    drawn = [line for line in page.splitlines() if "<h1" in line or "question" in line or "<li" in line]
    assert drawn
    question = site.do(_question(site, made["table"]))
    assert "<svg" not in question, question
    assert "[" in question


async def _question(site: Inside, table_id: str) -> str:
    """What a spectator is told: for whom everybody waits."""
    from kotatsu.web.render.marked_up_text import MarkedUpText

    table = await site.registry.load(table_id)
    text = MarkedUpText(table.game, "en", frozenset({"heart", "energy"}))
    name = table.seats[table.live.match.actor].name
    return str(text("room-curtain", name=name)) + str(text("room-won", name=name, you="no"))
