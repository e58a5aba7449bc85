"""The GPU table: random play of every game on a real GPU, and the proof that its games are the CPU's.

    python bench/gpu.py [GAME ...] [--games 1048576] [--layouts] [--json FILE]

Needs NumPy, Numba and numba-cuda; nothing else of the project's dependencies.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped a name that numba-cuda 0.30 asks for when imported
    np.row_stack = np.vstack  # type: ignore[attr-defined]

import kotatsu
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import gpu

PROOF_GAMES = 16_384


LAUNCHES = (
    gpu.DEFAULT,
    gpu.Launch("in place"),
    gpu.Launch(games_a_thread=4),
    gpu.Launch(threads=64),
    gpu.Launch(threads=256),
    gpu.Launch(registers=64),
    gpu.Launch(registers=None),
)
"""What is tried; the first is the default."""


def measure(slug: str, seats: int, games: int, launch: gpu.Launch) -> dict[str, Any]:
    """Decisions a second on the GPU, and whether its games end in the CPU's bytes."""
    game = kotatsu.load(slug)
    start = time.perf_counter()
    gpu.play(Batch(game, seats, launch.threads, seed=1), launch)
    compile_seconds = time.perf_counter() - start
    here, there = (Batch(game, seats, PROOF_GAMES, seed=3) for _ in range(2))
    gpu.play(here, launch)
    there.play()
    equal = int(sum(a.tobytes() == b.tobytes() for a, b in zip(here.states, there.states, strict=True)))
    speeds = [gpu.bench_gpu(game, seats, games, launch) for _ in range(2)]
    best = max(speeds, key=lambda speed: speed.decisions_a_second)
    program = gpu.kernel(game, launch)
    return {
        "game": slug,
        "seats": seats,
        **asdict(launch),
        "state_bytes": game.rules.State.size,
        "actions": game.actions.count,
        "compile_seconds": round(compile_seconds, 1),
        "games": games,
        "decisions": best.decisions,
        "decisions_a_second": best.decisions_a_second,
        "games_a_second": best.games_a_second,
        "equal_to_cpu": f"{equal} of {PROOF_GAMES}",
        "registers_used": _of(program.get_regs_per_thread()),
        "local_bytes": _of(program.get_local_mem_per_thread()),
    }


def _of(found: Any) -> int:
    return int(next(iter(found.values()))) if isinstance(found, dict) else int(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="GAME", default=list(kotatsu.GAMES))
    parser.add_argument("--games", type=int, default=gpu.BENCH_GAMES)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--layouts", action="store_true", help="try every launch, not only the default")
    parser.add_argument("--registers", type=int, nargs="*", default=[], help="try these numbers of registers a thread")
    given = parser.parse_args()
    rows = []
    launches = LAUNCHES if given.layouts else LAUNCHES[:1]
    if given.registers:
        launches = tuple(gpu.Launch(registers=registers) for registers in given.registers)
    for slug, launch in product(given.slugs, launches):
        for seats in sorted(set(kotatsu.load(slug).seats)):
            try:
                rows.append(measure(slug, seats, given.games, launch))
                print(json.dumps(rows[-1]), flush=True)
            except Exception:  # one game that cannot be measured must not cost the others their row
                traceback.print_exc()
    if given.json:
        given.json.write_text(json.dumps(rows, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
