"""Hosting: the server behind a real nginx with the settings of deploy/, and the files there themselves."""

from __future__ import annotations

import configparser
import json
import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from websockets.sync.client import connect

from kotatsu.cli import app
from kotatsu.web.security.limits import QUOTAS
from tests.web.nginx import NAME, binary, client_from, nginx
from tests.web.servers import free_port, wait_until_up

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
needs_nginx = pytest.mark.skipif(binary() is None, reason="no nginx is installed here")
BOT = {"kind": "bot", "level": "random"}
TABLE: dict[str, Any] = {"game": "tiki-topple", "seats": [{"kind": "own", "name": "Ann"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `kotatsu serve` behind nginx."""
    port, data = free_port(), tmp_path_factory.mktemp("data")
    arguments = [sys.executable, "-m", "kotatsu", "serve", "--port", str(port), "--data", str(data)]
    settings = {**os.environ, "KOTATSU_ALLOWED_HOSTS": NAME}
    server = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=settings)
    try:
        wait_until_up(f"http://127.0.0.1:{port}", patience=60)
        with nginx(port, tmp_path_factory.mktemp("nginx")) as url:
            yield url
    finally:
        server.terminate()
        server.wait(15)


@needs_nginx
def test_quotas_count_the_address_of_the_browser_and_not_of_the_proxy(hosted: str) -> None:
    with client_from(hosted, "127.0.0.5") as eager, client_from(hosted, "127.0.0.6") as other:
        answers = [eager.post("/api/tables", json=TABLE).status_code for _ in range(QUOTAS["create"].burst + 5)]
        assert answers[0] == 201
        assert answers[-1] == 429
        claimed = eager.post("/api/tables", json=TABLE, headers={"x-forwarded-for": "127.0.0.7"})
        assert claimed.status_code == 429, "a browser cannot claim another address"
        assert other.post("/api/tables", json=TABLE).status_code == 201


@needs_nginx
def test_cookies_and_invitations_are_those_of_https(hosted: str) -> None:
    with client_from(hosted, "127.0.0.8") as browser:
        first = browser.get("/new/tiki-topple")
        fields = {"_csrf_token": browser.cookies["csrftoken"], "seats": "2", "name-0": "Ann", "kind-1": "open"}
        answer = browser.post("/new/tiki-topple", data={**fields, "away": "0"})
        assert answer.status_code == 303
        cookies = [*first.headers.get_list("set-cookie"), *answer.headers.get_list("set-cookie")]
        assert {line.partition("=")[0] for line in cookies} >= {"csrftoken", "kotatsu"}
        for line in cookies:
            assert re.search(r";\s*secure", line, re.IGNORECASE), line
            assert re.search(r";\s*httponly", line, re.IGNORECASE), line
        page = browser.get(answer.headers["location"]).text
        assert f'value="https://{NAME}{answer.headers["location"]}"' in page


@needs_nginx
def test_streams_pass_line_by_line(hosted: str) -> None:
    with client_from(hosted, "127.0.0.9") as host, client_from(hosted, "127.0.0.10") as friend:
        table = host.post("/api/tables", json=TABLE).json()["table"]
        with host.stream("GET", f"/t/{table}/events") as stream:
            lines = stream.iter_lines()
            first = next_event(lines)
            began = time.monotonic()
            assert friend.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code in (200, 201)
            assert next_event(lines) != first
            assert time.monotonic() - began < 5, "a line waits for no other"


@needs_nginx
def test_a_play_connection_passes(hosted: str) -> None:
    with client_from(hosted, "127.0.0.13") as host:
        made = host.post("/api/tables", json={**TABLE, "seats": [TABLE["seats"][0], BOT], "start": True}).json()
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    port = int(hosted.rpartition(":")[2])
    with connect(f"wss://{NAME}/api/play", ssl=trusting, proxy=None, address=("127.0.0.1", port)) as wire:
        wire.send(json.dumps({"type": "subscribe", "channel": 1, "table": made["table"], "token": made["token"]}))
        line = json.loads(wire.recv(timeout=20))
    assert (line["channel"], line["type"]) == (1, "full")
    assert line["table"]["url"] == f"https://{NAME}/t/{made['table']}"


def next_event(lines: Iterator[str]) -> str:
    """The data of the next event about the table."""
    return next(line for line in lines if line.startswith("data:"))


@needs_nginx
def test_metrics_stay_inside(hosted: str) -> None:
    with client_from(hosted, "127.0.0.11") as browser:
        assert browser.get("/metrics").status_code == 403
        assert browser.get("/metrics/").status_code == 403
    assert "respond /metrics* 403" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


@needs_nginx
def test_plain_http_leads_to_https(tmp_path: Path) -> None:
    port = free_port()
    with nginx(port, tmp_path) as url:
        plain = re.search(r"listen 127\.0\.0\.1:(\d+);", (tmp_path / "kotatsu.conf").read_text(encoding="utf-8"))
        assert plain
        with client_from(f"http://127.0.0.1:{plain[1]}") as browser:
            answer = browser.get("/t/some-table?a=b")
    assert url
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/some-table?a=b")


@needs_nginx
def test_only_the_public_name_is_answered(hosted: str) -> None:
    with client_from(hosted, "127.0.0.12") as browser:
        assert browser.get("/").status_code == 200
        assert browser.get("/", headers={"host": "elsewhere.example.net"}).status_code == 403


# --- the files


def test_the_image_is_small_unprivileged_and_watched() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    steps = [line.split(maxsplit=1) for line in re.sub(r"\\\n", " ", text).splitlines() if line and line[0] != "#"]
    last = max(number for number, step in enumerate(steps) if step[0] == "FROM")
    assert {step[1].split()[0] for step in steps if step[0] == "FROM"} == {"python:3.13-slim"}
    final = dict(step for step in steps[last:] if len(step) == 2)
    assert final["USER"].split(":")[0].isdigit()
    assert final["USER"].split(":")[0] != "0"
    assert final["VOLUME"] == "/data"
    assert "/healthz" in final["HEALTHCHECK"]
    assert not [step for step in steps[last:] if step[0] == "RUN" and "install" in step[1]], "built in the first stage"
    assert "[postgres]" in text
    assert "--no-cache-dir" in text


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_services_restart_and_only_the_proxy_is_open() -> None:
    services = compose()["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert set(service["networks"]) <= set(compose()["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose()["volumes"] or source.startswith("./"), volume
        assert re.fullmatch(r"[a-z]+(:\d+)?", service["image"]), "a short name"
    assert services["kotatsu"]["read_only"] is True
    assert services["kotatsu"]["cap_drop"] == ["ALL"]
    assert compose()["networks"]["inside"]["internal"] is True
    reached = [
        name for name in services["kotatsu"]["networks"] if not (compose()["networks"][name] or {}).get("internal")
    ]
    assert reached, "push services and mail are outside"
    assert "@database" in services["kotatsu"]["command"][-1]
    assert ":" not in services["kotatsu"]["command"][-1].partition("://")[2], "no password on a command line"
    [script] = services["backup"]["command"]
    assert "pg_dump" in script
    assert script.startswith("umask 077")


def test_no_password_is_in_the_files() -> None:
    for file in DEPLOY.iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"PASSWORD: (?!\$\{\w+_PASSWORD:[?-]\})", line), line


def serve_options() -> set[str]:
    return {name for argument in app["serve"].assemble_argument_collection() for name in argument.names}


@pytest.mark.parametrize("file", ["compose.yaml", "Dockerfile", "kotatsu.service", "../docs/hosting.md"])
def test_every_option_that_is_named_exists(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    commands = re.findall(r"\bserve\b[^\n`]*(?:\n\s+- --[^\n]*)*", text)
    named = {option for command in commands for option in re.findall(r"--[a-z-]+", command)}
    assert commands
    assert named <= serve_options()


def test_the_unit_keeps_the_server_running_and_fenced() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "kotatsu.service", encoding="utf-8")
    service = unit["Service"]
    assert service["Restart"] == "always"
    assert service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["EnvironmentFile"] == "-/etc/kotatsu.env"
    assert int(service["LimitNOFILE"]) >= 65536
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_page_for_hosts_names_every_file_and_every_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in text, file.name
    for option in serve_options():
        if option.startswith("--keep"):
            assert option in text
    assert not re.search(r"^Environment=.*PASSWORD", text, re.MULTILINE), "everybody may read a unit"
    assert "/etc/kotatsu.env" in text
    assert "FORWARDED_ALLOW_IPS" in text
    assert "/healthz" in text
