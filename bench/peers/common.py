"""What the drivers of all peers share; they run in environments of their own, so this needs the standard library alone.

A driver prints one line of JSON a measurement. `decisions` are choices of players, made uniformly at random through the
peer's own interface: legal actions, pick, apply, until the game ends, the next game's set-up included. Seconds are the
processor's, of all threads of the process: what one core does, whoever else the machine serves.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator

SECONDS = float(os.environ.get("PEER_SECONDS", "2"))
"""How long each measurement lasts."""
COPIES = 100
LOOPS = 200_000


def yardstick() -> float:
    """Turns a second of a plain Python loop: how fast this machine is just now."""
    x = 1
    start = time.process_time()
    for _ in range(LOOPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return LOOPS / (time.process_time() - start)


def measure(peer: str, way: str, game: str, play: Callable[[], float], **more: object) -> None:
    """Call `play`, which plays some games and says how many decisions it made, for SECONDS; print the rate."""
    before = yardstick()
    play()  # whatever the peer compiles or loads at its first game is not counted
    decisions, seconds = 0.0, 0.0
    start = time.process_time()
    while seconds < SECONDS:
        decisions += play()
        seconds = time.process_time() - start
    say(peer, way, game, decisions / seconds, before, **more)


def say(peer: str, way: str, game: str, rate: float, pace: float, **more: object) -> None:
    """One measurement on one line."""
    row = {"peer": peer, "way": way, "game": game, "decisions_a_second": rate, "yardstick": pace, **more}
    print(json.dumps(row), flush=True)


def copy_cost(copy: Callable[[], object]) -> float:
    """Microseconds of one copy: the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(COPIES):
            copy()
        best = min(best, (time.process_time() - start) / COPIES)
    return best * 1e6


def attempt(cases: Iterator[Callable[[], None]]) -> None:
    """Run all cases; one that fails says so on its line and the others go on."""
    for case in cases:
        try:
            case()
        except Exception as error:  # whatever a peer may raise
            print(json.dumps({"failed": f"{type(error).__name__}: {error}"[:300]}), flush=True)
