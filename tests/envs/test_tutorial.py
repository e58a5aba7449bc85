"""docs/studying.md runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.envs.registry import NAMESPACE, environment_id

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "studying.md"
BLOCKS = re.findall(r"^```python( torch)?\n(.*?)^```$", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_there_is_something_to_run() -> None:
    assert len(BLOCKS) >= 5
    assert sum(bool(needs_torch) for needs_torch, _ in BLOCKS) == 1


@pytest.mark.parametrize(("needs_torch", "code"), BLOCKS, ids=range(len(BLOCKS)))
def test_the_tutorial_runs(needs_torch: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    if needs_torch:
        pytest.importorskip("torch", reason="torch is not installed")
    else:
        pytest.importorskip("pettingzoo")
    names: dict[str, Any] = {"__name__": "tutorial"}
    exec(compile(code, str(TUTORIAL), "exec"), names)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_version_of_an_environment_has_its_line(slug: str) -> None:
    """One more line in the table whenever a game's version is raised."""
    page = TUTORIAL.read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith(f"| `{NAMESPACE}/{slug}-v")]
    assert len(rows) == kotatsu.load(slug).version
    assert rows[-1][1].strip() == f"`{environment_id(slug)}`"
    assert all(row[2].strip() for row in rows)
