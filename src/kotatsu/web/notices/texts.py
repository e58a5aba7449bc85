"""What a notice says. Nothing in it was written by other people: no names, no chat."""

from __future__ import annotations

import hashlib
import hmac
import json

from kotatsu.games import load
from kotatsu.web.store.models import TableRow
from kotatsu.web.store.notice_models import TURN
from kotatsu.web.tables.refusals import WORDS
from kotatsu.words import words

TOPIC_LENGTH = 32


def title(language: str, kind: str) -> str:
    """The first line."""
    return words(None, language, WORDS).text(f"notice-{kind}")


def body(language: str, kind: str, table: TableRow) -> str:
    """The second line."""
    return words(None, language, WORDS).text(f"notice-{kind}-how", game=load(table.game).title)


def topic(secret: str, table_id: str, person: str) -> str:
    """What a push service may know of a notice, so that a newer one takes its place: no table can be told from it."""
    digest = hmac.new(secret.encode(), f"topic {table_id} {person}".encode(), hashlib.sha256)
    return digest.hexdigest()[:TOPIC_LENGTH]


def push_payload(language: str, kind: str, table: TableRow, tag: str, waiting: int) -> bytes:
    """What a browser is told, before it is encrypted; its service worker reads it."""
    told = {
        "title": title(language, kind),
        "body": body(language, kind, table),
        "path": f"/t/{table.id}",
        "tag": tag,
        "again": kind != TURN,
        "waiting": waiting,
    }
    return json.dumps(told, ensure_ascii=False).encode()
