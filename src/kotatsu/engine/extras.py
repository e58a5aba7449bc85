"""Libraries that come with an extra of the package: asked for where they are used, missed with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kotatsu.engine.errors import BadSetting


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import here what the extra `name` brings. BadSetting says how to install it when a library is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in {"", "kotatsu"}:
            raise
        raise BadSetting(f"this needs {missing}: pip install 'kotatsu-games[{name}]'") from None
