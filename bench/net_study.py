"""Games by a net on a GPU beside the same games on one core: which are equal, and how fast each is.

python bench/net_study.py king-of-tokyo --seats 4 --games 16384 --compare 256
"""

from __future__ import annotations

import argparse
import time

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for it
    np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]

import kotatsu
from kotatsu.bots.net_file import shipped_net
from kotatsu.engine.batch import Batch
from kotatsu.study.net_batch import check_net_gpu, play_at_once
from kotatsu.study.net_play import play_by_net
from kotatsu.study.noting import noting


def main() -> None:
    """Play, compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--compare", type=int, default=256, help="games that are played on a core too")
    given = parser.parse_args()
    check_net_gpu()
    game = kotatsu.load(given.game)
    net, noted = shipped_net(game), noting(game)

    def play(player: object, games: int) -> tuple[Batch, float]:
        batch = Batch(noted, given.seats, games, seed=1)
        start = time.perf_counter()
        (play_at_once if player == "gpu" else play_by_net)(batch, game, net)
        return batch, time.perf_counter() - start

    for player in ("gpu", "core"):
        play(player, 1)  # compiles
    many, seconds = play("gpu", given.games)
    few, core_seconds = play("core", given.compare)
    is_same = few.states == many.states[: given.compare]
    print(f"{given.game}, {given.seats} seats, net, seed 1")
    print(f"GPU: {given.games} games, {int(many.decisions.sum())} decisions in {seconds:.1f} s")
    print(f"one core: {given.compare} games in {core_seconds:.1f} s")
    print(f"equal to the last byte: {int(is_same.sum())} of {given.compare} games")


if __name__ == "__main__":
    main()
