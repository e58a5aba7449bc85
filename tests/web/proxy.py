"""A proxy in front of a server that a test can break: it answers with an error, or passes everything on."""

from __future__ import annotations

import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self
from urllib.parse import urlsplit

HOP_BY_HOP = {"connection", "transfer-encoding", "keep-alive", "content-length"}


class Proxy:
    """Listens on a port of its own. `status` other than 0 is answered to every request; open streams are cut."""

    def __init__(self, target: str) -> None:
        self.status = 0
        self.body = b""
        """What is sent with that status."""
        self.failures = 0
        """How many requests were answered with an error."""
        parts = urlsplit(target)
        proxy = self

        class Handler(_Handler):
            server_parts = (parts.hostname or "127.0.0.1", parts.port or 80)
            owner = proxy

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.status = 502
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    owner: Proxy
    server_parts: tuple[str, int]
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        pass

    def _pass_on(self) -> None:
        self.close_connection = True
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.owner.status:
            self.owner.failures += 1
            self.send_response(self.owner.status)
            self.end_headers()  # the body ends with the connection, as of old proxies
            self.wfile.write(self.owner.body)
            return
        connection = http.client.HTTPConnection(*self.server_parts, timeout=30)
        connection.request(self.command, self.path, body, dict(self.headers))
        answer = connection.getresponse()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in HOP_BY_HOP:
                self.send_header(name, value)
        self.send_header("connection", "close")
        self.end_headers()
        while not self.owner.status and (chunk := answer.read1(65536)):
            self.wfile.write(chunk)
            self.wfile.flush()
        connection.close()

    do_GET = do_POST = _pass_on  # noqa: N815 - the names of http.server
