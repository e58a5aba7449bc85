"""The host's key: who has it opens /host. It is kept in the database, so that `kotatsu host-link` can show it again."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import delete

from kotatsu.web.store.database import Database
from kotatsu.web.store.models import SecretRow

NAME = "host"
KEY_BYTES = 24
COOKIE = "kotatsu-host"
COOKIE_SECONDS = 7 * 24 * 3600


async def host_key(database: Database) -> str:
    """The key, made when it is first asked for."""
    return await database.secret(NAME, lambda: secrets.token_urlsafe(KEY_BYTES))


async def new_host_key(database: Database) -> str:
    """Another key; links and browsers with the one before are shut out."""
    async with database.session.begin() as session:
        await session.execute(delete(SecretRow).where(SecretRow.name == NAME))
    return await host_key(database)


def cookie_of(key: str) -> str:
    """What a browser keeps that has shown the key: proof of it, and not the key itself."""
    return hmac.new(key.encode(), b"kotatsu host cookie", hashlib.sha256).hexdigest()


def is_key(shown: str, key: str) -> bool:
    """Whether a key that was shown is the host's."""
    return hmac.compare_digest(shown.encode(errors="replace"), key.encode())


def is_cookie(shown: str, key: str) -> bool:
    """Whether a browser has shown the host's key before."""
    return hmac.compare_digest(shown.encode(errors="replace"), cookie_of(key).encode())


def reference_of(table_id: str, key: str) -> str:
    """What stands for a table on the host's page: its own id would be an invitation."""
    return hmac.new(key.encode(), f"table {table_id}".encode(), hashlib.sha256).hexdigest()[:16]
