"""What the drivers of all peers share; they run in environments of their own, so this needs the standard library alone.

A driver prints one line of JSON a measurement. `decisions` are choices of players, made uniformly at random through the
peer's own interface: legal actions, pick, apply, until the game ends, the next game's set-up included.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator

SECONDS = float(os.environ.get("PEER_SECONDS", "2"))
"""How long each measurement lasts."""
COPIES = 300
LOOPS = 200_000


def yardstick() -> float:
    """Turns a second of a plain Python loop: how fast this machine is just now."""
    x = 1
    start = time.perf_counter()
    for _ in range(LOOPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return LOOPS / (time.perf_counter() - start)


def measure(peer: str, way: str, game: str, play: Callable[[], int], **more: object) -> None:
    """Call `play`, which plays some games and says how many decisions it made, for SECONDS; print the rate."""
    before = yardstick()
    play()  # whatever the peer compiles or loads at its first game is not counted
    decisions = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        decisions += play()
    say(peer, way, game, decisions / seconds, before, **more)


def say(peer: str, way: str, game: str, rate: float, pace: float, **more: object) -> None:
    """One measurement on one line."""
    row = {"peer": peer, "way": way, "game": game, "decisions_a_second": rate, "yardstick": pace, **more}
    print(json.dumps(row), flush=True)


def copy_cost(copy: Callable[[], object]) -> float:
    """Microseconds of one copy: the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(COPIES):
            copy()
        best = min(best, (time.perf_counter() - start) / COPIES)
    return best * 1e6


def attempt(cases: Iterator[Callable[[], None]]) -> None:
    """Run all cases; one that fails says so on its line and the others go on."""
    for case in cases:
        try:
            case()
        except Exception as error:  # whatever a peer may raise
            print(json.dumps({"failed": f"{type(error).__name__}: {error}"[:300]}), flush=True)
