"""Which language to answer in: the best that a browser accepts and the server speaks (RFC 9110, Accept-Language)."""

from __future__ import annotations

from babel import negotiate_locale

from kotatsu.words import FALLBACK, LANGUAGES

ANY = "*"
MAX_RANGES = 20
"""Language ranges that are read; browsers send a handful."""


def negotiate(header: str) -> str:
    """The language for an Accept-Language header."""
    ranges = sorted((_range(item) for item in header.split(",")[:MAX_RANGES]), key=lambda found: -found[1])
    wanted = [FALLBACK if name == ANY else name for name, weight in ranges if name and weight > 0]
    return negotiate_locale(wanted, LANGUAGES, sep="-") or FALLBACK


def _range(item: str) -> tuple[str, float]:
    """A language range and its weight: `fr-CH;q=0.9`. One that cannot be read weighs nothing."""
    name, _, parameter = item.strip().partition(";")
    if not parameter:
        return name.strip().lower(), 1.0
    key, _, value = parameter.partition("=")
    try:
        weight = float(value) if key.strip().lower() == "q" else 0.0
    except ValueError:
        weight = 0.0
    return name.strip().lower(), weight
