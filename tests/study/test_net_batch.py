"""Games by a net, many at once: the program of the GPU gives the games of the cores, with the same notes."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

import kotatsu
from kotatsu.bots.net_file import shipped_net
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler.gpu import gpu_is_there
from kotatsu.engine.errors import BadSetting
from kotatsu.study import play
from kotatsu.study.commands import run_study
from kotatsu.study.net_batch import play_at_once
from kotatsu.study.net_play import play_by_net
from kotatsu.study.noting import noting
from kotatsu.study.plan import Study
from kotatsu.study.play import Player
from kotatsu.study.tally import Outcomes

pytestmark = pytest.mark.usefixtures("one_torch_thread")
GAMES = 24


def both_ways(slug: str, seats: int, device: str, games: int) -> tuple[Batch, Batch]:
    """The same games on cores one by one and at once on a device."""
    game = kotatsu.load(slug)
    batches = [Batch(noting(game), seats, games, seed=9, first=3) for _ in range(2)]
    play_by_net(batches[0], game, shipped_net(game))
    play_at_once(batches[1], game, shipped_net(game), device)
    return batches[0], batches[1]


def test_games_at_once_are_the_games_one_by_one() -> None:
    """Whole records, what is noted in them included. A game may part where two preferences are all but equal."""
    one_by_one, at_once = both_ways("tiki-topple", 3, "cpu", GAMES)
    is_same = one_by_one.states == at_once.states
    assert is_same.sum() >= GAMES - 1
    assert np.array_equal(one_by_one.decisions[is_same], at_once.decisions[is_same])
    assert one_by_one.decisions.min() > 0


@pytest.mark.skipif(not (gpu_is_there() and torch.cuda.is_available()), reason="needs a GPU")
def test_a_gpu_plays_the_games_of_the_cores() -> None:
    one_by_one, at_once = both_ways("tiki-topple", 4, "cuda", 400)
    assert (one_by_one.states == at_once.states).mean() > 0.98


def test_parts_are_cut_out_of_the_many_that_were_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A study on a GPU, here with the program on a core: parts of any order, the same counts as without."""
    monkeypatch.setattr(play, "play_at_once", lambda batch, game, net: play_at_once(batch, game, net, "cpu"))
    monkeypatch.setattr(play, "GAMES_AT_ONCE", 250)
    study = Study("tiki-topple", 2, ("net",), 320, seed=2)
    on_gpu = Player(study, kotatsu.load("tiki-topple"), gpu=True)
    played = []
    compiled = on_gpu._play_compiled

    def noted(indices: range) -> Outcomes:
        played.append(indices)
        return compiled(indices)

    monkeypatch.setattr(on_gpu, "_play_compiled", noted)
    on_cores = Player(study, kotatsu.load("tiki-topple"))
    for part in (0, 1, 2, 3):
        assert on_gpu.tally(part) == on_cores.tally(part), part
    assert played == [range(250), range(200, 320)]


def test_without_a_gpu_a_study_says_so_before_it_plays() -> None:
    if gpu_is_there():
        pytest.skip("needs a machine without a GPU")
    for bots in ("net", "random"):
        with pytest.raises(BadSetting, match="no GPU here"):
            run_study("tiki-topple", bots=[bots], gpu=True, games=5)
