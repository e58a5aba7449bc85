"""`python -m kotatsu.envs.batch_speed [GAME ...] [--device cuda] [--games 65536]`: decisions a second of the batches.

Random play with everything that a learner reads: masks and observations are written at every step.
"""

from __future__ import annotations

import argparse
import time

from kotatsu.envs.batch_env import DEVICES, BatchEnv, open_batch
from kotatsu.games import GAMES, load

STEPS = 50


def rate(batch: BatchEnv, steps: int = STEPS) -> float:
    """Decisions a second over `steps` steps of all games, after one step that compiles."""
    batch.step(batch.sample())
    batch.wait()
    start = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.sample())
    batch.wait()
    return batch.games * steps / (time.perf_counter() - start)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--device", choices=DEVICES, default="cpu")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    for slug in given.slugs:
        for seats in sorted(set(load(slug).seats)):
            batch = open_batch(slug, given.games, seats, device=given.device, threads=given.threads)
            measured = f"{slug}, {seats} seats, {given.games} games, {given.device}"
            print(f"{measured}: {rate(batch):,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
