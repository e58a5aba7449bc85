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

from kotatsu.engine.contract import Game
from kotatsu.engine.extras import extra
from kotatsu.envs.encoding import ObservationEncoding, observation_encoding
from kotatsu.envs.observation import Layout, Window, layout
from kotatsu.envs.registry import register_all
from kotatsu.envs.relative_observation import relative_layout

if TYPE_CHECKING:
    from kotatsu.envs.batch_env import Arrays, BatchEnv
    from kotatsu.envs.gymnasium_env import GymnasiumEnv
    from kotatsu.envs.pettingzoo_env import PettingZooEnv
    from kotatsu.envs.relative_batch_env import RelativeBatch, TableKind


def aec(
    slug: str | Game,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    reward: str = "share",
    relative: bool = False,
    **options: object,
) -> PettingZooEnv:
    """A PettingZoo environment (AEC) in which every seat is an agent; options are the game's own.

    With `relative`, each agent sees the table from its own chair: `kotatsu.envs.relative_observation`.
    """
    with extra("envs"):
        from kotatsu.envs.pettingzoo_env import PettingZooEnv

    return PettingZooEnv(slug, seats, render_mode=render_mode, reward=reward, relative=relative, options=options)


env = raw_env = aec
"""The names that PettingZoo's older modules have. Nothing is wrapped: checks that cost time are the caller's to add."""


def gym(
    slug: str | Game,
    seats: int | None = None,
    *,
    opponents: Sequence[str] = ("random",),
    seat: int | None = 0,
    render_mode: str | None = None,
    reward: str = "share",
    relative: bool = False,
    **options: object,
) -> GymnasiumEnv:
    """A Gymnasium environment: one seat (None: another each game) against bots, taken in turn from `opponents`.

    With `relative`, the seat sees the table from its own chair.
    """
    with extra("envs"):
        from kotatsu.envs.gymnasium_env import GymnasiumEnv

    return GymnasiumEnv(
        slug,
        seats,
        opponents=opponents,
        seat=seat,
        render_mode=render_mode,
        reward=reward,
        relative=relative,
        options=options,
    )


def batch(
    slug: str | Game,
    games: int = 4096,
    seats: int | None = None,
    *,
    device: str = "cpu",
    seed: int = 0,
    threads: int = 1,
    arrays: Arrays | None = None,
    reward: str = "share",
    **options: object,
) -> BatchEnv:
    """Many games stepped at once in compiled code, on this machine (`cpu`) or on a GPU (`cuda`)."""
    from kotatsu.envs.batch_env import open_batch

    return open_batch(
        slug,
        games,
        seats,
        device=device,
        seed=seed,
        threads=threads,
        arrays=arrays,
        reward=reward,
        options=options,
    )


def relative_batch(
    slug: str | Game,
    games: int = 4096,
    *,
    device: str = "cpu",
    seed: int = 0,
    tables: Sequence[TableKind] | None = None,
) -> RelativeBatch:
    """Many games of mixed tables, each seen from its actor's chair, and the whole record beside it: for learners."""
    from kotatsu.envs.relative_batch_env import open_relative_batch

    return open_relative_batch(slug, games, device=device, seed=seed, tables=tables)


def spiel(slug: str | Game, seats: int | None = None, **options: object) -> Any:
    """The game as OpenSpiel plays it; needs `open_spiel`."""
    with extra("spiel"):
        from kotatsu.envs.openspiel_game import load_game

    return load_game(slug, seats, options)


register_all()

__all__ = [
    "Layout",
    "ObservationEncoding",
    "Window",
    "aec",
    "batch",
    "env",
    "gym",
    "layout",
    "observation_encoding",
    "raw_env",
    "relative_batch",
    "relative_layout",
    "spiel",
]
