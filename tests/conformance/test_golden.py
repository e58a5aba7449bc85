"""Golden playthroughs are as they were; no table lacks one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.playthrough import every_table, path, playthrough

TABLES: list[Any] = [pytest.param(*item, id=path(*item).stem) for item in every_table()]


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_playthrough(slug: str, seats: int, options: dict[str, str]) -> None:
    file = path(slug, seats, options)
    assert file.exists(), "no playthrough: run `make golden`, read it, commit it"
    told = playthrough(slug, seats, options).splitlines()
    for number, (now, then) in enumerate(zip(told, file.read_text(encoding="utf-8").splitlines(), strict=False), 1):
        assert now == then, f"{file.name}:{number}"
    assert len(told) == len(file.read_text(encoding="utf-8").splitlines())
