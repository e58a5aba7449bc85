"""What the page "play from here" is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.engine.contract import Game
from kotatsu.web.page_contexts import Frame, SeatCard


@dataclass(frozen=True)
class FromHerePage:
    """Pick a seat of a past position, and the level of the bots. Fields to send: `seat`, `name`, `level`."""

    frame: Frame
    table: str
    game: Game
    ply: int
    seats: tuple[SeatCard, ...]
    """Who sat there."""
    seat: int
    """The seat to propose."""
    name: str
    levels: tuple[str, ...]
    level: str
