"""What a notice says. Nothing in it was written by other people: no names, no chat."""

from __future__ import annotations

import hashlib
import hmac
import json

from kotatsu.games import load
from kotatsu.web.clock_context import HOUR_SECONDS
from kotatsu.web.store.models import TableRow
from kotatsu.web.store.notice_models import TURN
from kotatsu.web.tables.refusals import WORDS
from kotatsu.words import words

TOPIC_LENGTH = 32


def title(language: str, kind: str) -> str:
    """The first line."""
    return words(None, language, WORDS).text(f"notice-{kind}")


def body(language: str, kind: str, table: TableRow, left: float | None) -> str:
    """The second line; `left` is how many seconds somebody still has, where a clock runs."""
    own = words(None, language, WORDS)
    hours = max(1, int((left or 0) // HOUR_SECONDS))
    return own.text(f"notice-{kind}-how", game=load(table.game).title, hours=hours)


def topic(secret: str, table_id: str, person: str) -> str:
    """What a push service may know of a notice, so that a newer one takes its place: no table can be told from it."""
    digest = hmac.new(secret.encode(), f"topic {table_id} {person}".encode(), hashlib.sha256)
    return digest.hexdigest()[:TOPIC_LENGTH]


def push_payload(language: str, kind: str, table: TableRow, left: float | None, *, tag: str, waiting: int) -> bytes:
    """What a browser is told, before it is encrypted; its service worker reads it."""
    told = {
        "title": title(language, kind),
        "body": body(language, kind, table, left),
        "path": f"/t/{table.id}",
        "tag": tag,
        "again": kind != TURN,
        "waiting": waiting,
    }
    return json.dumps(told, ensure_ascii=False).encode()
