"""The bar of a first use: it says that something compiles, about how long, and then counts the work."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu.engine import random_play
from kotatsu.engine.compiler import estimate
from kotatsu.experiments.progress import first_use, progress_bar
from kotatsu.study.commands import plan_study
from kotatsu.study.play import seconds_to_compile


@pytest.mark.parametrize(
    ("seconds", "said"), [(3, "a few seconds"), (13, "about 15 s"), (41, "about 40 s"), (100, "about 90 s")]
)
def test_what_a_first_use_says(seconds: float, said: str) -> None:
    assert first_use(seconds) == f"compiling, once, {said}"


def test_an_estimate_follows_the_size_of_the_rules_and_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KOTATSU_CACHE", str(tmp_path))
    small, large = kotatsu.load("tiki-topple"), kotatsu.load("king-of-tokyo")
    first = estimate.compile_seconds(small, random_play.play_games)
    assert 0 < first < estimate.compile_seconds(large, random_play.play_games)
    (tmp_path / "compile-rate.json").write_text('{"seconds_a_kilobyte": 10}', encoding="utf-8")
    assert estimate.compile_seconds(small, random_play.play_games) == pytest.approx(
        first * 10 / estimate.SECONDS_A_KILOBYTE
    )
    (tmp_path / "compile-rate.json").write_text("no JSON", encoding="utf-8")
    assert estimate.compile_seconds(small, random_play.play_games) == pytest.approx(first)


def test_what_lies_on_the_disk_needs_no_estimate() -> None:
    from kotatsu.study.commands import run_study

    run_study("tiki-topple", seats=2, games=2, workers=1)
    assert seconds_to_compile(plan_study("tiki-topple", 2, 2, ("random",), 1, (), None)) == 0
    assert seconds_to_compile(plan_study("tiki-topple", 2, 2, ("easy",), 1, (), None)) == 0, "bots think in Python"


def test_the_bar_counts_seconds_first_and_games_then(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar("a study", 20) as moved:
        moved(0, 100)
        moved(50, 100)
    assert "Traceback" not in capsys.readouterr().err
