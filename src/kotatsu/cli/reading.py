"""What several commands read from their arguments."""

from __future__ import annotations

from pathlib import Path

from kotatsu import Match
from kotatsu.engine.errors import BadSetting


def read_match(file: Path) -> Match:
    """The match of a file; a sentence when there is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadSetting(f"cannot read {file}: {reason}") from error
    return Match.from_json(text)


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """Options as `name=value`."""
    pairs = [item.partition("=") for item in given]
    for name, equals, _ in pairs:
        if not equals:
            raise BadSetting(f"option {name!r} has no value; accepted: name=value")
    return {name: value for name, _, value in pairs}


def read_names(given: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in given.split(",")]
