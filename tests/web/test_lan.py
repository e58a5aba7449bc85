"""Friends on the same Wi-Fi: the server listens for them, its links carry an address that a phone can open."""

from __future__ import annotations

import json
import logging
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kotatsu.engine.errors import BadSetting
from kotatsu.web import greeting, logs
from tests.web.servers import Inside, free_port, inside, sqlite, wait_until_up

HOME = "192.168.1.20"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "network_address", lambda: HOME)


def test_lan_listens_for_the_home_network_and_names_its_address(at_home: None) -> None:
    host = greeting.lan_host("127.0.0.1")
    assert host == "0.0.0.0"
    assert greeting.friends_address(host, 8000) == f"http://{HOME}:8000"
    assert greeting.lan_host("10.0.0.5") == "10.0.0.5"
    told = greeting.greeting("http://127.0.0.1:8000/", f"http://{HOME}:8000")
    assert told.startswith(f"Kotatsu is open on your network: http://{HOME}:8000/")
    assert any(block in told for block in "▀▄█")


def test_a_server_for_this_computer_alone_says_so(at_home: None) -> None:
    assert greeting.friends_address("127.0.0.1", 8000) == ""
    told = greeting.greeting("http://127.0.0.1:8000/", "")
    assert "\n" not in told
    assert "--lan" in told


def test_without_a_network_lan_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "network_address", lambda: greeting.LOOPBACK_ADDRESS)
    with pytest.raises(BadSetting, match="Wi-Fi"):
        greeting.lan_host("127.0.0.1")


def test_links_and_codes_carry_the_address_that_friends_open(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), address=f"http://{HOME}:8000") as home:
        browser = home.browser()
        path = browser.new_table()
        page = browser.get(path).text
        assert f'value="http://{HOME}:8000{path}"' in page
        assert 'class="qr"' in page
        assert "For this computer alone" not in page
        friend = {"host": f"{HOME}:8000"}
        assert browser.get(path, headers=friend).status_code == 200
        own = {**friend, "origin": f"http://{HOME}:8000", "accept": "application/json"}
        foreign = {**friend, "origin": "http://192.168.1.66:8000", "accept": "application/json"}
        fields = {"_csrf_token": browser.cookies["csrftoken"], "name": "Ben"}
        assert browser.post(f"{path}/join", data=fields, headers=foreign).json()["reason"] == "foreign-origin"
        assert browser.post(f"{path}/join", data=fields, headers=own).status_code == 200
        assert browser.get(path, headers={"host": "kotatsu.example"}).status_code == 403


def test_a_lobby_for_this_computer_alone_says_so_and_how_to_change_it(site: Inside) -> None:
    for language, title in (("en", "For this computer alone"), ("fr", "Pour cet ordinateur seulement")):
        browser = site.browser(language)
        page = browser.get(browser.new_table()).text
        assert title in page
        assert "kotatsu serve --lan" in page
        assert 'class="qr"' not in page  # no phone could open it


def test_a_person_at_a_terminal_reads_two_lines_and_plain_warnings(tmp_path: Path) -> None:
    port = free_port()
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "kotatsu", "serve", "--port", str(port), "--data", str(tmp_path)]
    running = subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL)
    os.close(theirs)
    try:
        wait_until_up(f"http://127.0.0.1:{port}", 90)
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=30).status_code == 200
    finally:
        running.terminate()
        running.wait(30)
    told = os.read(ours, 1 << 16).decode().strip().splitlines()
    os.close(ours)
    assert len(told) == 2
    assert f"http://127.0.0.1:{port}/" in told[0]
    assert f"http://127.0.0.1:{port}/host/open/" in told[1]


def test_logs_are_json_unless_a_person_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False, raising=False)
    assert logs.chosen_style(logs.AUTO) == logs.JSON
    assert logs.chosen_style("plain") == logs.PLAIN
    with pytest.raises(BadSetting, match="auto, json"):
        logs.chosen_style("yaml")
    record = logging.makeLogRecord(
        {"msg": "a table cannot go on", "levelname": "WARNING", "reason": "damaged", "_ray_timestamp_ns": 1}
    )
    assert logs.PlainLines().format(record) == "warning: a table cannot go on (reason damaged)"
    assert json.loads(logs.JsonLines().format(record))["reason"] == "damaged"
    try:
        raise ValueError("secret detail")
    except ValueError:
        record.exc_info = sys.exc_info()
    plain = logs.PlainLines().format(record)
    assert "Traceback" not in plain
    assert "secret detail" not in plain
    assert re.search("--log json", plain)
