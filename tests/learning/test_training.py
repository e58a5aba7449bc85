"""Training: a small game is learned from nothing, an interruption costs nothing, figures are what they say."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from kotatsu.bots.net import Encoding
from kotatsu.bots.net_file import BadNet, load_net
from kotatsu.engine.errors import BadSetting
from kotatsu.learning.calibration import calibrate
from kotatsu.learning.checkpoint import Checkpoint
from kotatsu.learning.columns import Columns
from kotatsu.learning.commands import train
from kotatsu.learning.duel import duel
from kotatsu.learning.settings import ON_CPU, changed
from kotatsu.learning.trainer import Trainer
from tests.learning.naming import GAME


def test_a_game_is_learned_from_nothing(trained: Any) -> None:
    found = duel(trained.arena, trained.model, None, 40)
    assert found.unfinished == 0
    assert found.share > 0.9 > found.equal + 0.4


def test_an_earlier_self_is_beaten_and_an_equal_is_not(trained: Any) -> None:
    beginner = trained._new_model(trained.model.policy.columns.encoding, trained.model.critic.columns.encoding)
    assert duel(trained.arena, trained.model, beginner, 40).share > 0.8
    equal = duel(trained.arena, trained.model, trained.model, 40)
    assert abs(equal.share - equal.equal) < 0.12


def test_what_the_critic_says_comes_true(trained: Any) -> None:
    found = calibrate(GAME, trained.as_numpy(trained.model), games=600, seed=9, device="cpu")
    assert (found.games, found.unfinished) == (600, 0)
    assert found.error < 0.08
    assert sum(row.count for row in found.bins) == found.positions


def test_a_training_goes_on_from_its_checkpoint(trained: Any, tmp_path: Path) -> None:
    path = tmp_path / "naming.checkpoint"
    Checkpoint.of(trained.model, trained.learner, 12.5, 1000).save(path)
    resumed = Trainer(GAME, trained.settings, "cpu", 2, tmp_path / "naming.npz", Checkpoint.load(path, "cpu"))
    assert (resumed.spent, resumed.decisions) == (12.5, 1000)
    assert duel(resumed.arena, resumed.model, None, 40).share > 0.9
    resumed._iterate(0.99)
    assert duel(resumed.arena, resumed.model, None, 40).share > 0.9
    path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(BadNet, match="is not a checkpoint"):
        Checkpoint.load(path, "cpu")


def test_the_command_writes_a_net_its_curve_and_its_checkpoint(tmp_path: Path) -> None:
    import kotatsu

    out = tmp_path / "tiki.npz"
    small = ("games=48", "steps=8", "minibatch=192", "widest=32", "duel_games=12", "duel_steps=60", "scan_steps=20")
    train("tiki-topple", minutes=0.02, out=out, device="cpu", setting=small)
    load_net(out, kotatsu.load("tiki-topple"))
    rows = list(csv.DictReader(out.with_suffix(".csv").open(encoding="utf-8")))
    assert float(rows[-1]["decisions"]) > 0
    train("tiki-topple", minutes=0.04, out=out, device="cpu", resume=True, setting=small)
    again = list(csv.DictReader(out.with_suffix(".csv").open(encoding="utf-8")))
    assert float(again[-1]["decisions"]) > float(rows[-1]["decisions"])


def test_settings_are_refused_with_a_sentence() -> None:
    assert changed(ON_CPU, ["games=64"]).games == 64
    with pytest.raises(BadSetting, match="no setting 'gmaes'"):
        changed(ON_CPU, ["gmaes=64"])
    with pytest.raises(BadSetting, match="is not a number"):
        changed(ON_CPU, ["games=many"])
    with pytest.raises(BadSetting, match="more than 0"):
        train("tiki-topple", minutes=0)


def test_columns_are_one_for_a_value_and_one_for_its_size() -> None:
    encoding = Encoding(*(np.array(part, np.int32) for part in ([1, 3], [0, -1], [3, 2])))
    columns = Columns(encoding, "cpu")
    codes = columns.codes(torch.tensor([[9, 1, 9, 0], [9, 7, 9, -1]], dtype=torch.int16))
    assert codes.tolist() == [[1, 1], [2, 0]]
    assert columns.expand(codes)[:, :7].tolist() == [[0, 1, 0, 0, 1, 0.5, 1], [0, 0, 1, 1, 0, 1, 0]]
