"""The manifest: what a phone shows of the app before it is open, in the reader's language."""

from __future__ import annotations

from typing import Any

from kotatsu.web.app_shell.icons import MASKABLE_SIZES, QUILT, SIZES, icon_url
from kotatsu.web.asset_urls import asset_url
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.words import words

TATAMI = "#d3cc9a"
"""The colour of the first screen, as in static/colours.css."""


def manifest(language: str) -> dict[str, Any]:
    """The manifest in a language."""
    text = words(None, language, WEB_WORDS).text
    return {
        "id": "/",
        "name": "Kotatsu",
        "short_name": "Kotatsu",
        "description": text("room-description"),
        "lang": language,
        "start_url": "/?app=1",
        "scope": "/",
        "display": "standalone",
        "background_color": TATAMI,
        "theme_color": QUILT,
        "categories": ["games"],
        "icons": [
            {"src": asset_url("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(_icon(size, maskable=False) for size in SIZES),
            *(_icon(size, maskable=True) for size in MASKABLE_SIZES),
        ],
        "shortcuts": [{"name": text("me-my-games"), "url": "/me", "icons": [_icon(96, maskable=False)]}],
    }


def _icon(size: int, *, maskable: bool) -> dict[str, str]:
    return {
        "src": icon_url(size, maskable=maskable),
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": "maskable" if maskable else "any",
    }
