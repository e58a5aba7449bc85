"""All targets end in the same bytes: plain and compiled here, the GPU's kernels in CUDA's simulator elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.agreement import Disagreement, compare, find_disagreement, play_plain
from kotatsu.engine.batch import Batch
from kotatsu.games.tiki_topple import ending
from tests.support import configurations

GAMES_EACH = 12


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_plain_and_compiled_agree(slug: str, seats: int, options: dict[str, str]) -> None:
    game = kotatsu.load(slug)
    batch = Batch(game, seats, GAMES_EACH, seed=21, options=options)
    pickers = batch.pickers.copy()
    batch.play()
    for index in range(GAMES_EACH):
        data, made = play_plain(game, seats, options, batch.seed_of(index), [int(word) for word in pickers[index]])
        assert data == batch.states[index].tobytes(), f"game {index} of {batch.seed}"
        assert made == batch.decisions[index]


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_many_games_end(slug: str, seats: int, options: dict[str, str]) -> None:
    """Random games by the hundred in compiled code: none stuck, none longer than declared."""
    batch = Batch(kotatsu.load(slug), seats, 300, seed=5, options=options)
    batch.play()
    assert np.all(batch.states["actor"] == kotatsu.NOBODY)
    assert batch.decisions.max() <= batch.game.longest


def test_a_parting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that differ by one point are caught, and the ply and the field are told."""
    game = kotatsu.load("tiki-topple")
    Batch(game, 2, 1, seed=1).play()  # compiled from the true rules, before they are bent
    picker = Batch(game, 2, 1, seed=1).pickers[0]
    assert find_disagreement(game, 2, {}, 1, picker).action == "the end"
    monkeypatch.setattr(ending, "mission_points", lambda s, mission: 1)
    found = next(iter(compare(game, 2, {}, 3, seed=1)))
    assert isinstance(found, Disagreement)
    assert found.ply == 13
    assert set(found.fields) == {"earned", "points"}


GAME_IN_ANOTHER_PROCESS = """
import sys
from kotatsu.games.tiki_topple import ending
from tests.support import played
match = played(sys.argv[1], int(sys.argv[2]), {}, seed=17)
print(match.plies[-1].digest, match.state.to_bytes().hex())
"""


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_same_seed_same_game_in_another_process(slug: str) -> None:
    seats = kotatsu.load(slug).seats[1]
    said = set()
    for hash_seed in ("0", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", GAME_IN_ANOTHER_PROCESS, slug, str(seats)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
        said.add(done.stdout)
    assert len(said) == 1
