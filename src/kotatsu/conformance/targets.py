"""All targets end in the same bytes: plain and compiled here, in another process, and the GPU's kernels simulated."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from kotatsu.engine.agreement import Disagreement, compare
from kotatsu.engine.batch import Batch
from kotatsu.engine.careful_play import Unsound
from kotatsu.engine.contract import Game
from kotatsu.engine.inspection import look_closely
from kotatsu.engine.layout import NOBODY

GAMES_EACH = 12
MANY_GAMES = 300
TIMEOUT_SECONDS = 300
HASH_SEEDS = ("0", "12345")

OTHER_PROCESS = """
import sys, kotatsu
from kotatsu.conformance.play import played
match = played(kotatsu.load(sys.argv[1]), int(sys.argv[2]), {}, seed=17)
print(match.plies[-1].digest, match.state.to_bytes().hex())
"""
SIMULATED = """
import sys
import kotatsu
from kotatsu.conformance.simulated_gpu import compare_simulated
print(compare_simulated(kotatsu.load(sys.argv[1])))
"""


def check_engines_agree(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Plain and compiled rules end in the same bytes; what no random game runs agrees too."""
    try:
        different = look_closely(game, seats, options, seed=21)
        if different:
            yield different
        for outcome in compare(game, seats, options, GAMES_EACH, seed=21):
            if isinstance(outcome, Disagreement):
                yield f"the engines part at ply {outcome.ply} ({outcome.action}), in {', '.join(outcome.fields)}"
    except Unsound as error:
        yield str(error)


def check_many_games_end(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Random games by the hundred in compiled code: none stuck, none longer than declared."""
    batch = Batch(game, seats, MANY_GAMES, seed=5, options=options)
    batch.play()
    unfinished = int(np.count_nonzero(batch.states["actor"] != NOBODY))
    if unfinished:
        yield f"{unfinished} of {MANY_GAMES} games are not over after {int(batch.decisions.max())} decisions"


def check_other_processes(game: Game) -> Iterator[str]:
    """The same seed gives the same game in processes whose hashes differ."""
    seats = str(game.seats[1])
    said = {_run(OTHER_PROCESS, game.slug, seats, PYTHONHASHSEED=seed) for seed in HASH_SEEDS}
    if len(said) != 1:
        yield "the same seed gives another game in another process: something depends on the order of a set"


def check_simulated_gpu(game: Game) -> Iterator[str]:
    """The GPU's kernels in CUDA's simulator end as the plain rules do."""
    said = _run(SIMULATED, game.slug, NUMBA_ENABLE_CUDASIM="1")
    if said != "equal":
        yield f"the GPU's kernels, simulated: {said}"


def _run(program: str, *arguments: str, **environment: str) -> str:
    """What a program in another process prints; its last words when it fails."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip()[-2000:]
