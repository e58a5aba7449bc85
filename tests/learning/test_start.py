"""Where a training begins: a softened net prefers what it preferred and tries more; a net tells what it learned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

import torch

import kotatsu
from kotatsu.bots.net_file import BadNet, load_net, shipped_net
from kotatsu.learning.commands import train
from kotatsu.learning.model import Model
from kotatsu.learning.ppo import Learner
from kotatsu.learning.settings import ON_CPU
from kotatsu.learning.start import SCRATCH, SHIPPED, default_start, start_checkpoint, start_settings
from kotatsu.learning.tables import GameTables
from kotatsu.study.plan import Study
from kotatsu.study.variants import variant
from kotatsu.study.wording import wording

pytestmark = pytest.mark.usefixtures("one_torch_thread")
CHANGE = {"cards.up3.copies": "0"}
SMALL = ("games=24", "steps=4", "minibatch=96", "duel_games=4", "duel_steps=10", "scan_steps=10")


def started(softening: float) -> tuple[Any, Any]:
    """The preferences of a training that begins with the shipped net, in the first position of some games."""
    game = kotatsu.load("tiki-topple")
    settings = replace(ON_CPU, softening=softening)
    begun = start_checkpoint(SHIPPED, game, "cpu", settings)
    assert begun is not None
    model = Model(*begun.encodings, game.actions.count, game.seats[1], "cpu", settings.widest)
    begun.restore(model, Learner(model, settings.minibatch, settings.epochs))
    tables = GameTables(game, 60, "cpu", 1)
    with torch.no_grad():
        logits = model.logits(model.policy.columns.codes(tables.observations), tables.masks)
    logs = torch.log_softmax(logits, 1)
    return logits.argmax(1), -(logs.exp() * logs.clamp(min=-50.0)).sum(1).mean()


def test_a_softened_net_prefers_the_same_and_is_less_sure() -> None:
    sharp, soft = started(1.0), started(2.5)
    assert torch.equal(sharp[0], soft[0])
    assert soft[1] > 1.3 * sharp[1]


def test_a_training_on_a_variant_begins_with_the_shipped_net_where_that_fits() -> None:
    game = variant("tiki-topple", CHANGE)
    assert default_start(game, is_changed=True) == SHIPPED
    assert default_start(game, is_changed=False) == SCRATCH
    assert start_settings(SCRATCH, ON_CPU) == ON_CPU
    assert start_settings(SHIPPED, ON_CPU).softening > 1
    assert start_checkpoint(SCRATCH, game, "cpu", ON_CPU) is None
    with pytest.raises(BadNet, match="no net at"):
        start_checkpoint("nofile.npz", game, "cpu", ON_CPU)


@pytest.mark.parametrize(("start", "said"), [(SCRATCH, "from nothing"), (SHIPPED, "went on from")])
def test_a_net_tells_what_it_learned_and_reports_say_it(start: str, said: str, tmp_path: Path) -> None:
    out = tmp_path / "changed.npz"
    change = [f"{where}={value}" for where, value in CHANGE.items()]
    train("tiki-topple", minutes=0.002, out=out, device="cpu", setting=SMALL, change=change, start=start, seats=3)
    made = load_net(out, kotatsu.load("tiki-topple")).facts["training"]
    assert (made["start"], made["changes"]) == (start, CHANGE)
    assert "start" not in shipped_net("tiki-topple").facts["training"], "an older net says less, and is read"
    study = Study("tiki-topple", 3, ("net",), 40, changes=CHANGE, variant_bots=(f"net:{out}",))
    assert said in wording("tiki-topple").players(study)
    other = replace(study, changes={"cards.up3.copies": "1"})
    assert "trained on another game" in wording("tiki-topple").players(other)
