"""`kotatsu bench --search`: how fast the search is, and how its strength grows."""

from __future__ import annotations

import json

import pytest

from kotatsu.arena.commands import bench_search
from kotatsu.arena.speed import LADDER
from kotatsu.engine.errors import BadSetting


def test_strength_by_iterations_is_measured_at_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    bench_search(["tiki-topple"], seats=4, seconds=0.05, matches=4, workers=1, as_json=True)
    (row,) = json.loads(capsys.readouterr().out)
    assert row["rate"] == pytest.approx(row["iterations"] / row["seconds"])
    assert [one["iterations"] for one in row["strength"]] == list(LADDER)
    assert sum(one["share"]["value"] for one in row["strength"]) == pytest.approx(1)
    assert {one["equal"] for one in row["strength"]} == {0.25}


def test_speed_alone_takes_as_few_and_as_many_seats(capsys: pytest.CaptureFixture[str]) -> None:
    found = bench_search(["tiki-topple"], seconds=0.05, matches=0)
    assert [(speed.seats, strengths) for speed, strengths in found] == [(2, []), (4, [])]
    assert "1,024" not in capsys.readouterr().out


def test_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetting, match="not for 9 seats"):
        bench_search(["tiki-topple"], seats=9)
