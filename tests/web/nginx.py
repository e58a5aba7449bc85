"""A real nginx in front of a server, with the settings that hosts are given in deploy/nginx.conf."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.web.servers import free_port, wait_for

SETTINGS = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "games.example.org"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/kotatsu.conf;
}}
"""


def binary() -> str | None:
    """Where nginx is; often not on the path of other users than root."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


@contextmanager
def nginx(target_port: int, folder: Path) -> Iterator[str]:
    """The https address of nginx in front of a server on this machine."""
    found, port = binary(), free_port()
    assert found is not None
    _certificate(folder)
    text = SETTINGS.read_text(encoding="utf-8")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{target_port}")
    (folder / "kotatsu.conf").write_text(text.replace(f"/etc/ssl/{NAME}", f"{folder}/{NAME}"), encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), encoding="utf-8")
    running = subprocess.Popen([found, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: _answers(f"https://127.0.0.1:{port}"))
        yield f"https://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(10)


def _certificate(folder: Path) -> None:
    arguments = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-keyout", str(folder / f"{NAME}.key"), "-out", str(folder / f"{NAME}.pem"), "-subj", f"/CN={NAME}"]
    subprocess.run(["openssl", *arguments, *files], check=True, capture_output=True, timeout=30)


def client_from(url: str, address: str = "127.0.0.1") -> httpx.Client:
    """A client that comes from another address of this machine and trusts the certificate of the test."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    transport = httpx.HTTPTransport(verify=context, local_address=address)
    return httpx.Client(base_url=url, transport=transport, timeout=20, headers={"host": NAME})


def _answers(url: str) -> bool:
    try:
        with client_from(url) as client:
            client.get("/healthz")
            return True
    except httpx.TransportError:
        return False
