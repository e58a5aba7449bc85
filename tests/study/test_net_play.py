"""Studies of nets: compiled games are the matches of the same bots, and a net trained on the variant plays it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kotatsu
from kotatsu.bots.net_file import load_net, shipped_net
from kotatsu.cli import app
from kotatsu.engine.errors import BadSetting
from kotatsu.study.commands import run_study
from kotatsu.study.plan import Study
from kotatsu.study.play import Player
from kotatsu.study.variants import variant
from kotatsu.study.wording import wording

CHANGE = {"cards.up3.copies": "0"}


def test_compiled_games_by_a_net_are_the_matches_of_its_bots() -> None:
    study = Study("tiki-topple", 3, ("net",), 12, seed=5)
    player = Player(study, kotatsu.load("tiki-topple"))
    compiled, matches = player._play_compiled(range(3, 12)), player._play_matches(range(3, 12))
    for field in ("shares", "scores", "lengths", "had"):
        assert np.array_equal(getattr(compiled, field), getattr(matches, field)), field
    assert compiled.had.any()


def test_a_net_that_trained_on_the_variant_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game, a few seconds: the printed game is played as before, the changed one by another net."""
    pytest.importorskip("torch")
    from kotatsu.learning import retraining
    from kotatsu.learning.settings import ON_CPU, changed

    monkeypatch.setattr(retraining, "cache_folder", lambda: tmp_path)
    small = ["games=30", "steps=8", "minibatch=64", "scan_steps=8", "duel_games=15", "duel_steps=60"]
    settings = changed(ON_CPU, small)
    path = retraining.retrained_net("tiki-topple", CHANGE, 0.02, 1, "cpu", settings)
    written = path.stat().st_mtime_ns
    assert retraining.retrained_net("tiki-topple", CHANGE, 0.02, 1, "cpu", settings) == path
    assert path.stat().st_mtime_ns == written, "the same training is done once"
    game = variant("tiki-topple", CHANGE)
    trained, printed = load_net(path, game), shipped_net(game)
    assert trained.facts["training"]["decisions"] > 0
    assert not np.array_equal(trained.policy.table, printed.policy.table)
    assert np.abs(trained.policy.table - printed.policy.table).max() < 0.5, "it went on from the printed game's net"

    sets = [f"{where}={value}" for where, value in CHANGE.items()]
    both = [
        run_study("tiki-topple", seats=2, games=40, bots=["net"], variant_bots=bots, sets=sets, workers=1)
        for bots in ([], [f"net:{path}"])
    ]
    assert both[0].seats == both[1].seats, "the game as printed is played by the same net"
    study = Study("tiki-topple", 2, ("net",), 40, changes=CHANGE)
    assert "do not know of the change" in wording("tiki-topple").players(study)
    retrained = Study("tiki-topple", 2, ("net",), 40, changes=CHANGE, variant_bots=(f"net:{path}",))
    decisions = f"{trained.facts['training']['decisions']:,}"
    assert decisions in wording("tiki-topple").players(retrained)


@pytest.mark.parametrize(
    "line",
    [
        "study tiki-topple --retrain 1",
        "study tiki-topple --retrain 1 --set cards.up3.copies=0 --bots random",
        "study tiki-topple --retrain 1 --set cards.up3.copies=0 --on ray",
        "study tiki-topple --retrain 1 --set cards.up3.copies=0 --sweep cards.up3.copies=0:1",
    ],
)
def test_what_cannot_be_retrained_is_refused_first(line: str) -> None:
    with pytest.raises(BadSetting, match="--retrain"):
        app(line.split())
