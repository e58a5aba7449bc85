"""Executors: the same results on every executor, and workers that are killed are replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.executors import Local, OnRay, executor
from kotatsu.study.plan import Study
from kotatsu.study.play import StudyJob
from kotatsu.study.tally import Tally
from tests.experiments.jobs import Failing, FatalStudy, Squares

SQUARES = {part: part * part for part in range(12)}


@pytest.mark.parametrize("workers", [1, 2])
def test_all_parts_are_done_once(workers: int, tmp_path: Path) -> None:
    done = list(Local(workers).run(Squares(str(tmp_path)), range(12)))
    assert len(done) == 12
    assert dict(done) == SQUARES


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    done = list(Local(2).run(Squares(str(tmp_path), fatal=5), range(12)))
    assert (tmp_path / "died").exists()
    assert len(done) == 12
    assert dict(done) == SQUARES


def test_an_error_of_the_work_is_told_as_it_is() -> None:
    with pytest.raises(ValueError, match="part 0"):
        list(Local(1).run(Failing(), range(2)))


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="local, ray"):
        executor("moon")


def total(done: dict[int, Tally]) -> Tally:
    tally = Tally()
    for part in sorted(done):
        tally.add(done[part])
    return tally


def test_a_ray_cluster_gives_what_this_machine_gives_though_a_worker_is_killed(tmp_path: Path) -> None:
    """A real cluster of two workers on this machine; one is killed in the middle of a study."""
    pytest.importorskip("ray")
    study = Study("tiki-topple", 2, ("tests.study.bots:Last", "random"), 60).checked()
    assert study.parts == 6
    alone = dict(Local(1).run(StudyJob(study), range(study.parts)))
    on_ray = dict(OnRay(workers=2).run(FatalStudy(study, str(tmp_path), fatal=3), range(study.parts)))
    assert (tmp_path / "died").exists()
    assert set(on_ray) == set(alone)
    assert total(on_ray) == total(alone)
    with pytest.raises(ValueError, match="part 0"):
        list(OnRay(workers=1).run(Failing(), range(1)))


def test_an_arena_runs_on_ray_as_it_does_here() -> None:
    pytest.importorskip("ray")
    from kotatsu.arena.tournament import Tournament, play_tournament

    arena = Tournament("tiki-topple", ("random", "tests.study.bots:Last"), 2, 6)
    here, there = play_tournament(arena, workers=1), play_tournament(arena, workers=1, on="ray")
    assert [(game.lineup, game.result, game.scores) for game in here] == [
        (game.lineup, game.result, game.scores) for game in there
    ]
