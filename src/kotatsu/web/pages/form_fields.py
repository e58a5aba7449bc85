"""What a form sent: names and values as text."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.web.pages.reader import AnyRequest
from kotatsu.web.tables.refusals import BAD, Refused

Sent = Mapping[str, str]
LONGEST_NUMBER = 9
"""Digits."""
SHOWN = 20
"""Characters of a wrong value that its refusal repeats."""


async def sent_by(request: AnyRequest) -> dict[str, str]:
    """The fields of a form."""
    return {name: str(value) for name, value in (await request.form()).items()}


def is_number(value: str) -> bool:
    """Whether a field holds a whole number of a reasonable size."""
    return value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER


def number(sent: Sent, name: str) -> int:
    """A whole number of a form; Refused says which is missing or wrong."""
    value = sent.get(name, "")
    if not is_number(value):
        raise Refused("bad-form", BAD, text=f"{name} = {value[:SHOWN]!r}")
    return int(value)


def number_or_none(sent: Sent, name: str) -> int | None:
    """A whole number that may be left out."""
    return number(sent, name) if sent.get(name) else None
