"""docs/studying.md runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

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
