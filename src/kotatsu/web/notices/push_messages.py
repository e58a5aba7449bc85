"""Web push messages: encrypted so that only the browser can read them (RFC 8291, RFC 8188), signed so that the push
service knows who sends them (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES = 4096
PADDED_BYTES = 1024
"""Every message is as long as that before it is encrypted: its length tells nothing."""
LAST_RECORD = b"\x02"
SALT_BYTES, KEY_BYTES, NONCE_BYTES, SECRET_BYTES, POINT_BYTES = 16, 16, 12, 16, 65
SIGNED_SECONDS = 12 * 3600
"""How long a signature of ours is good for; services accept a day at most."""
NUMBER_BYTES = 32
CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """base64url, padded or not; ValueError for what is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


@dataclass(frozen=True)
class BrowserKeys:
    """The keys that a browser gave: `p256dh` and `auth`, base64url. ValueError where they cannot be used."""

    public_key: str
    secret: str

    def __post_init__(self) -> None:
        if len(decode(self.secret)) != SECRET_BYTES or len(decode(self.public_key)) != POINT_BYTES:
            raise ValueError("keys of the wrong length")
        _ = self.point

    @property
    def point(self) -> ec.EllipticCurvePublicKey:
        """The public key; ValueError when it is no point of the curve."""
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(self.public_key))


def encrypt(
    message: bytes, keys: BrowserKeys, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"", pad: int = 0
) -> bytes:
    """The body of a push request. `own` and `salt` are made for each message; tests give those of the RFC."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    theirs, ours = decode(keys.public_key), _encoded(own)
    shared = own.exchange(ec.ECDH(), keys.point)
    material = _derived(decode(keys.secret), shared, b"WebPush: info\x00" + theirs + ours, NUMBER_BYTES)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\x00", KEY_BYTES)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\x00", NONCE_BYTES)
    padded = message + LAST_RECORD + bytes(max(0, pad - len(message)))
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _encoded(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_server_key() -> str:
    """A private key to sign with, as it is kept."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER_BYTES))


class ServerKey:
    """The key with which this server signs its messages: made once, since browsers subscribe to its public half."""

    def __init__(self, kept: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(kept)), CURVE)
        self.public = encode(_encoded(self._key))
        """What a browser subscribes with."""

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that says who sends. `contact` is where the people of a push service find the host."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_SECONDS, "sub": contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        pair = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(b"".join(number.to_bytes(NUMBER_BYTES) for number in pair))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _json(value: dict[str, object]) -> str:
    return encode(json.dumps(value, separators=(",", ":")).encode())
