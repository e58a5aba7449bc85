"""What if: other parts in a game of its own, the standard one untouched, and refusals that say what exists."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kotatsu
from kotatsu.engine.batch import Batch
from kotatsu.engine.errors import BadSetting, PartsError
from kotatsu.study.variants import read_changes, variant

NO_TOAST = {"cards.toast.copies": "0"}


def test_a_variant_has_rules_of_its_own() -> None:
    standard = kotatsu.load("tiki-topple")
    before = sys.modules["kotatsu.games.tiki_topple.parts"]
    changed = variant("tiki-topple", NO_TOAST)
    assert changed.rules is not standard.rules
    assert sys.modules["kotatsu.games.tiki_topple.parts"] is before
    assert sum(before.COPIES) == 9
    decisions = []
    for game in (standard, changed, standard):
        match = kotatsu.Match(game, 2, seed=4)
        while not match.over:
            match.play(match.legal()[0])
        decisions.append(match.ply)
    assert decisions == [56, 48, 56]  # a card fewer for each of two seats in four rounds


def test_a_variant_is_compiled_apart() -> None:
    for game, decisions in ((kotatsu.load("tiki-topple"), 56), (variant("tiki-topple", NO_TOAST), 48)):
        batch = Batch(game, 2, 20, seed=1)
        batch.play()
        assert set(batch.decisions.tolist()) == {decisions}


PROGRAM = """
import sys
import kotatsu
from kotatsu.engine.batch import Batch
from kotatsu.study.variants import variant
games = {"standard": kotatsu.load("tiki-topple"), "changed": variant("tiki-topple", {"cards.toast.copies": "0"})}
for name in sys.argv[1:]:
    batch = Batch(games[name], 2, 5, seed=1)
    batch.play()
    print(name, set(batch.decisions.tolist()))
"""


def test_programs_loaded_from_the_disk_do_not_mix(tmp_path: Path) -> None:
    """Two processes compile a program each; a third, which loads both, must not run one's functions in the other."""
    said = []
    for names in (["standard"], ["changed"], ["standard", "changed"], ["changed", "standard"]):
        environment = {**os.environ, "KOTATSU_CACHE": str(tmp_path)}
        command = [sys.executable, "-c", PROGRAM, *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=200)
        said.append(done.stdout.split("\n")[:-1])
    assert said[2] == ["standard {56}", "changed {48}"]
    assert said[3] == ["changed {48}", "standard {56}"]


def test_no_change_is_the_game_itself() -> None:
    assert variant("tiki-topple", {}) is kotatsu.load("tiki-topple")


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        ("cards.tost.copies", "0", "there are up1, up2, up3, puh, topple, wiki, toast"),
        ("card.toast.copies", "0", "there are pole, track"),
        ("cards.toast.price", "0", "there are id, copies, source"),
        ("cards.toast.copies", "many", "is 1, int; 'many' is str"),
        ("scoring.points", "7", "list"),
        ("pole.group_size", "2", "whole groups"),
    ],
)
def test_wrong_changes_say_what_exists(where: str, value: str, said: str) -> None:
    with pytest.raises(PartsError, match=said):
        variant("tiki-topple", {where: value})
    assert kotatsu.new("tiki-topple", seed=1).ply == 0  # and the standard game is still there


def test_lists_are_changed_as_wholes() -> None:
    changed = variant("tiki-topple", {"scoring.points": "[8, 5, 3]"})
    assert changed.rules.result.__globals__["parts"].PAYS == (8, 5, 3)


def test_changes_are_read_from_text() -> None:
    assert read_changes(["cards.mimic.price=6", " a.b = [1, 2] "]) == {"cards.mimic.price": "6", "a.b": "[1, 2]"}
    with pytest.raises(BadSetting, match="where and what"):
        read_changes(["cards.mimic.price"])
