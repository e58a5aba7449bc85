"""Which parts of the record are about seats."""

from __future__ import annotations

from kotatsu.engine.perspective import Perspective

PERSPECTIVE = Perspective(
    by_seat=dict.fromkeys(
        (
            "turns",
            "hand",
            "played",
            "energy",
            "megaphones",
            "ladders",
            "points",
            "influence",
            "fame",
            "gone",
            "discarded",
            "billboards",
            "taken",
            "foundation",
            "site",
            "raised",
            "zone",
        ),
        0,
    ),
)
