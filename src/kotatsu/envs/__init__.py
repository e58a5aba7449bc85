"""Environments: the same rules for those who train and study players.

| call | what | needs |
|---|---|---|
| `aec("king-of-tokyo", seats=4)` | PettingZoo, every seat an agent | the extra `envs` |
| `gym("king-of-tokyo", seats=4, opponents=["easy"])` | Gymnasium, one seat against bots | the extra `envs` |
| `batch("king-of-tokyo", games=4096, seats=4)` | thousands of games a call, compiled | nothing more |
| `spiel("king-of-tokyo", seats=4)` | an OpenSpiel game | `open_spiel` |

Importing this package registers `kotatsu/<game>-v<version>` with PettingZoo and Gymnasium where they are installed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kotatsu.envs.observation import Layout, Window, layout
from kotatsu.envs.registry import register_all

if TYPE_CHECKING:
    from kotatsu.envs.alone import AloneEnv
    from kotatsu.envs.many import Arrays, Many
    from kotatsu.envs.turns import TurnsEnv


def aec(slug: str, seats: int | None = None, *, render_mode: str | None = None, **options: object) -> TurnsEnv:
    """A PettingZoo environment (AEC) in which every seat is an agent; options are the game's own."""
    from kotatsu.envs.turns import TurnsEnv

    return TurnsEnv(slug, seats, render_mode=render_mode, options=options)


env = raw_env = aec
"""The names that PettingZoo's older modules have. Nothing is wrapped: checks that cost time are the caller's to add."""


def gym(
    slug: str,
    seats: int | None = None,
    *,
    opponents: Sequence[str] = ("random",),
    seat: int | None = 0,
    render_mode: str | None = None,
    **options: object,
) -> AloneEnv:
    """A Gymnasium environment: one seat (None: another each game) against bots, taken in turn from `opponents`."""
    from kotatsu.envs.alone import AloneEnv

    return AloneEnv(slug, seats, opponents=opponents, seat=seat, render_mode=render_mode, options=options)


def batch(
    slug: str,
    games: int = 4096,
    seats: int | None = None,
    *,
    device: str = "cpu",
    seed: int = 0,
    threads: int = 1,
    arrays: Arrays | None = None,
    **options: object,
) -> Many:
    """Many games stepped at once in compiled code, on this machine (`cpu`) or on a GPU (`cuda`)."""
    from kotatsu.envs.many import open_many

    return open_many(slug, games, seats, device=device, seed=seed, threads=threads, arrays=arrays, options=options)


def spiel(slug: str, seats: int | None = None, **options: object) -> Any:
    """The game as OpenSpiel plays it; needs `open_spiel`."""
    from kotatsu.envs.openspiel import load_game

    return load_game(slug, seats, options)


register_all()

__all__ = ["Layout", "Window", "aec", "batch", "env", "gym", "layout", "raw_env", "spiel"]
