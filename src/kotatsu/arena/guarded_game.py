"""One game of an arena, guarded: a bot that fails loses the decision, not the arena."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from kotatsu.bots import Bot, RandomBot
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.experiments.seeds import derive

RAISED, STALLED, ILLEGAL = "raised", "stalled", "illegal"
FAULTS = (RAISED, STALLED, ILLEGAL)
"""How a bot can lose a decision."""


@dataclass
class Played:
    """What an arena keeps of a game; entrants are numbers in the arena's list."""

    index: int
    lineup: list[int]
    """The entrant at each seat."""
    result: list[float]
    """Each seat's share of the win."""
    scores: list[int]
    decisions: int
    seat_decisions: list[int] = field(default_factory=list)
    seat_seconds: list[float] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)
    """Decisions lost: entrant, ply, kind, and what was said."""


class Stalled(BaseException):
    """Time is up. Not an Exception, so that a bot that catches everything it can does not catch this."""


def play_game(
    game: Game,
    bots: Sequence[Bot],
    lineup: Sequence[int],
    *,
    index: int,
    seed: int,
    seconds: float,
    options: dict[str, object] | None = None,
) -> Played:
    """Play game `index` of an arena to its end, with at most `seconds` for a decision."""
    match = Match(game, len(lineup), seed=derive(seed, "game", index), options=options)
    played = Played(index, list(lineup), [], [], 0, [0] * len(lineup), [0.0] * len(lineup))
    while not match.over:
        seat = match.actor
        start = time.perf_counter()
        choice = _decide(match, bots[lineup[seat]], lineup[seat], derive(seed, index, match.ply), seconds, played)
        played.seat_seconds[seat] += time.perf_counter() - start
        played.seat_decisions[seat] += 1
        match.play(choice)
    played.result, played.scores, played.decisions = match.result(), match.scores(), match.ply
    return played


def _decide(match: Match, bot: Bot, entrant: int, seed: int, seconds: float, played: Played) -> int:
    """The bot's choice, or a random one where it raises, stalls or answers what is not legal."""
    seat, legal = match.actor, match.legal()
    try:
        start = time.perf_counter()
        with _alarm(seconds):
            choice = bot.choose(match.view(seat), seat, list(legal), seed)
        if time.perf_counter() - start > seconds:
            raise Stalled
        if _is_legal(choice, legal):
            return int(choice)
        kind, said = ILLEGAL, repr(choice)
    except Stalled:
        kind, said = STALLED, f"more than {seconds:g} s"
    except Exception as error:  # whatever a visitor's bot may raise
        kind, said = RAISED, f"{type(error).__name__}: {error}"
    played.faults.append({"entrant": entrant, "ply": match.ply, "kind": kind, "said": said[:SAID]})
    return RandomBot().choose(None, seat, legal, seed)


SAID = 200
"""Characters kept of what a bot said."""


def _is_legal(choice: object, legal: Sequence[int]) -> bool:
    return hasattr(choice, "__index__") and not isinstance(choice, bool) and choice in legal


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise Stalled in this thread after `seconds`, where the system has alarms; else time is checked after."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(signum: int, frame: object) -> None:
    raise Stalled
