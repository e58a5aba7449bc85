"""A push service of our own on loopback, and browsers that can read what it was sent."""

from __future__ import annotations

import json
import os
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kotatsu.web.notices.push_messages import decode, encode
from tests.web.servers import Browser


@dataclass
class PushRequest:
    """What the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


@dataclass
class PushService:
    """Takes messages, and answers as it was told to."""

    url: str
    received: list[PushRequest] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """The status of the next answers; 201 once there is none left."""
    location: str = ""
    """Where its answers lead, for a redirect."""
    silent: threading.Event = field(default_factory=threading.Event)
    """While it is set, requests are not answered."""
    over: threading.Event = field(default_factory=threading.Event)

    def sent_to(self, browser: PushBrowser) -> list[PushRequest]:
        return [each for each in self.received if each.path == browser.path]


class PushBrowser:
    """The keys of a browser's subscription: it can read what is sent to it."""

    def __init__(self, service: PushService, path: str = "") -> None:
        self.path = path or f"/push/{os.urandom(8).hex()}"
        self.endpoint = service.url + self.path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def fields(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": encode(self._point), "auth": encode(self._secret)}

    def subscribe(self, browser: Browser, **more: str) -> Any:
        fields: dict[str, Any] = {**self.fields, **more}
        return browser.send_form("/me/notices/subscribe", script=True, **fields)

    def read(self, request: PushRequest) -> dict[str, Any]:
        """Decrypt, as RFC 8188 and RFC 8291 say a receiver does."""
        salt, (_, length) = request.body[:16], struct.unpack("!IB", request.body[16:21])
        sender, sealed = request.body[21 : 21 + length], request.body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\x00" + self._point + sender
        material = _hkdf(self._secret, self._key.exchange(ec.ECDH(), theirs), info, 32)
        key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        message, delimiter, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert delimiter
        found: dict[str, Any] = json.loads(message)
        return found


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def claims_of(request: PushRequest) -> dict[str, Any]:
    """What the sender says of itself, once its signature has been checked."""
    scheme, _, values = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(each.strip().split("=", 1) for each in values.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    try:
        point.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature as error:
        raise AssertionError("the signature is wrong") from error
    claims: dict[str, Any] = json.loads(decode(signed.partition(".")[2]))
    return {**claims, "key": parts["k"]}


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.received.append(PushRequest(self.path, headers, body, time.time()))
            while service.silent.is_set() and not service.over.wait(0.02):
                pass
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("content-length", "0")
            if service.location:
                self.send_header("location", service.location)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.over.set()
        server.shutdown()
        server.server_close()
