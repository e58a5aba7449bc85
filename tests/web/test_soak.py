"""The driver of the soak: it runs, injects every fault, and tells flat memory from growing."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from bench.soak import FAULTS, HOUR_SECONDS, Sample, growth, judge

ROOT = Path(__file__).parents[2]


def samples(megabytes_an_hour: float, seconds: int = 1200, step: int = 10) -> list[Sample]:
    """A life of the server: caches fill in its first third, then memory goes on as told."""
    found = []
    for at in range(0, seconds, step):
        filled = 100 + 50 * min(1.0, 3 * at / seconds)
        size = filled + megabytes_an_hour * at / HOUR_SECONDS + (at // step) % 2
        found.append(Sample(at, 1, size, 0.0, 0, 0, ""))
    return found


@pytest.mark.parametrize("rate", [-20.0, 0.0, 10.0, 90.0])
def test_growth_is_measured_once_the_server_is_warm(rate: float) -> None:
    found = growth(samples(rate))
    assert found is not None
    assert abs(found - rate) < 2


def test_memory_that_grows_is_told_from_memory_that_is_flat() -> None:
    assert judge(samples(5.0))[1]
    lines, flat = judge(samples(90.0))
    assert not flat
    assert "GROWS" in lines[0]
    assert judge(samples(90.0, seconds=300))[1], "five minutes say nothing"


def test_a_short_soak_goes_through_every_fault(tmp_path: Path) -> None:
    out = tmp_path / "soak.csv"
    command = [sys.executable, "-m", "bench.soak", "--tables", "3", "--minutes", "0.42", "--think", "0.2"]
    done = subprocess.run(
        [*command, "--fault-every", "6", "--csv", str(out)], cwd=ROOT, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no acknowledged move was lost" in done.stdout
    rows = list(csv.DictReader(out.open()))
    assert {row["fault"] for row in rows} >= {FAULTS[0], FAULTS[1], FAULTS[2]}
    assert int(rows[-1]["moves"]) > 3
    assert float(rows[-1]["megabytes"]) > 20
