"""What pages show of a series of games: how long it is, the points so far, who has won it."""

from __future__ import annotations

from dataclasses import dataclass

BEST, FIXED = FORMS = ("best", "fixed")
"""Best of so many games, which ends when it is decided; a fixed number of games, all of which are played."""
BEST_OF_CHOICES = (3, 5)
FIXED_GAMES = range(2, 13)


@dataclass(frozen=True)
class SeriesScore:
    """A series as it stands at one of its tables. Seats are those of that table: they rotate from game to game."""

    form: str
    """One of FORMS."""
    games: int
    """How many games it has at most."""
    number: int
    """Which of them this table is, from 1."""
    points: tuple[float, ...]
    """Games won by each seat, this one included once it is over; a shared win counts its share."""
    names: tuple[str, ...]
    is_over: bool
    """It is decided, or its last game has been played."""
    winners: tuple[int, ...]
    """The seats with the most points once it is over; several share it."""
