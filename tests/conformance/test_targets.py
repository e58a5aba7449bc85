"""All targets end in the same bytes: plain and compiled here, the GPU's kernels in CUDA's simulator elsewhere."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.conformance import targets
from kotatsu.engine.agreement import Disagreement, compare, find_disagreement
from kotatsu.engine.batch import Batch
from kotatsu.games.tiki_topple import ending
from tests.support import configurations


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_plain_and_compiled_agree(slug: str, seats: int, options: dict[str, str]) -> None:
    """Records after random games, and views, guesses, scores, results and estimates on the way."""
    assert list(targets.check_engines_agree(kotatsu.load(slug), seats, options)) == []


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_many_games_end(slug: str, seats: int, options: dict[str, str]) -> None:
    assert list(targets.check_many_games_end(kotatsu.load(slug), seats, options)) == []


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


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_same_seed_same_game_in_another_process(slug: str) -> None:
    assert list(targets.check_other_processes(kotatsu.load(slug))) == []


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_kernels_of_a_gpu_agree_in_the_simulator(slug: str) -> None:
    assert list(targets.check_simulated_gpu(kotatsu.load(slug))) == []
