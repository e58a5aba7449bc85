"""The fields of a form that was sent: names and values as text."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.web.http.requests import AnyRequest
from kotatsu.web.tables.refusals import INVALID, Refused

Fields = Mapping[str, str]
MAX_DIGITS = 9
SHOWN_CHARACTERS = 20
"""Of a wrong value, in its refusal."""


async def form_fields(request: AnyRequest) -> dict[str, str]:
    """The fields of the form that a request carries."""
    return {name: str(value) for name, value in (await request.form()).items()}


def is_number(value: str) -> bool:
    """Whether a field holds a whole number of a reasonable size."""
    return value.isascii() and value.isdigit() and len(value) <= MAX_DIGITS


def number(fields: Fields, name: str) -> int:
    """A whole number of a form; Refused says which is missing or wrong."""
    value = fields.get(name, "")
    if not is_number(value):
        raise Refused("bad-form", INVALID, text=f"{name} = {value[:SHOWN_CHARACTERS]!r}")
    return int(value)


def number_or_none(fields: Fields, name: str) -> int | None:
    """A whole number that may be left out."""
    return number(fields, name) if fields.get(name) else None
