"""The addresses of style sheets, scripts and pictures.

An address carries a digest of what it serves, so a browser may keep it for good; scripts and style sheets that import
each other by relative addresses stay under the same digest.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from kotatsu.games import load

STATIC = Path(__file__).parent / "static"
DIGEST_BYTES = 6


@lru_cache
def asset_url(path: str) -> str:
    """The address of a static file."""
    assert (STATIC / path).is_file(), path
    return f"/static/{static_digest()}/{path}"


@lru_cache
def game_style_url(slug: str) -> str:
    """The address of a game's own style sheet."""
    return f"/games/{slug}/{_digest(load(slug).folder / 'table.css')}/table.css"


@lru_cache
def static_digest() -> str:
    """A digest of all static files together."""
    return _digest(*sorted(file for file in STATIC.rglob("*") if file.is_file()))


def _digest(*files: Path) -> str:
    content = b"\0".join(file.name.encode() + b"\0" + file.read_bytes() for file in files)
    return blake2b(content, digest_size=DIGEST_BYTES).hexdigest()
