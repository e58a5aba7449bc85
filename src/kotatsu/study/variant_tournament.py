"""A tournament of variants: several what-ifs on the same seeds, each against the game as printed, the fairest first.

The file is TOML, a table for each variant:

    [cheap_mimic]
    "cards.mimic.price" = 4
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rich.table import Table

from kotatsu.engine.errors import BadSetting
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Figures
from kotatsu.study.html_report import page_template
from kotatsu.study.plan import Study
from kotatsu.study.wording import Wording

LENGTH, WINS, POINTS = "length", "wins of seat", "points of seat"
"""How `figures.changes` names its rows."""
MARK = "*"


@dataclass(frozen=True)
class VariantResult:
    """A variant and what it changes; the game as printed is the one without changes."""

    name: str
    changes: dict[str, str]
    length: Change
    wins: list[Change]
    points: list[Change]
    figures: Figures | None
    """All figures of the comparison; None for the game as printed."""

    @property
    def unfairness(self) -> float:
        """The wins of the best seat minus those of the worst."""
        shares = [change.after for change in self.wins]
        return max(shares) - min(shares)


def read_variants(path: Path) -> dict[str, dict[str, str]]:
    """The variants of a file by name, each as paths and values; BadSetting says what is accepted."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"cannot read variants from {path}: {error}") from None
    if not found or not all(isinstance(changes, dict) and changes for changes in found.values()):
        raise BadSetting(f'{path} has no variants; write a table for each: [cheap] and below "cards.mimic.price" = 4')
    return {name: {where: _spelled(value) for where, value in _flat(changes)} for name, changes in found.items()}


def _flat(table: dict[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """`cards.mimic.price = 4` means the same with quotes and without."""
    pairs = []
    for name, value in table.items():
        where = f"{path}{name}"
        pairs += _flat(value, f"{where}.") if isinstance(value, dict) else [(where, value)]
    return pairs


def _spelled(value: Any) -> str:
    """A value as `--set` takes it."""
    return value if isinstance(value, str) else json.dumps(value)


def variant_studies(study: Study, variants: dict[str, dict[str, str]]) -> dict[str, Study]:
    """A checked study for each variant."""
    return {name: replace(study, changes=changes).checked() for name, changes in variants.items()}


def play_variants(studies: dict[str, Study], play: Callable[[Study], Figures], printed: str) -> list[VariantResult]:
    """Play all variants against the game as printed; the fairest first, with the game as printed among them."""
    found = [_result(name, study, play(study)) for name, study in studies.items()]
    return sorted([_as_printed(found[0], printed), *found], key=lambda one: one.unfairness)


def _result(name: str, study: Study, figures: Figures) -> VariantResult:
    def rows(what: str) -> list[Change]:
        return [change for change in figures.changes if change.what.startswith(what)]

    return VariantResult(name, study.changes, rows(LENGTH)[0], rows(WINS), rows(POINTS), figures)


def _as_printed(other: VariantResult, name: str) -> VariantResult:
    """The game as printed, from what any variant was compared with."""

    def unchanged(change: Change) -> Change:
        return replace(change, after=change.before, is_real=False)

    wins, points = [unchanged(one) for one in other.wins], [unchanged(one) for one in other.points]
    return VariantResult(name, {}, unchanged(other.length), wins, points, None)


def headings(results: list[VariantResult], said: Wording) -> list[str]:
    """The columns of the table."""
    seats = range(1, len(results[0].wins) + 1)
    return [
        said.text("variant"),
        said.text("variant-fair"),
        *(said.text("row-wins", seat=str(seat)) for seat in seats),
        *(said.text("row-points", seat=str(seat)) for seat in seats),
        said.text("variant-length"),
    ]


def cells(result: VariantResult, said: Wording) -> list[str]:
    """A variant's row: its figures, marked where they differ from the game as printed by more than chance."""
    shares = [said.share(change.after) + (MARK if change.is_real else "") for change in result.wins]
    numbers = [
        said.decimal(change.after, 1) + (MARK if change.is_real else "") for change in (*result.points, result.length)
    ]
    return [result.name, said.share(result.unfairness), *shares, *numbers]


def as_table(study: Study, results: list[VariantResult], said: Wording) -> Table:
    """For a terminal."""
    table = Table(title=_title(study, results, said), caption=said.text("variants-intro"))
    for column, heading in enumerate(headings(results, said)):
        table.add_column(heading, justify="right" if column else "left")
    for result in results:
        table.add_row(*cells(result, said))
    return table


def _title(study: Study, results: list[VariantResult], said: Wording) -> str:
    count = sum(bool(result.changes) for result in results)
    return f"{said.title(study)}. {said.text('variants', game=said.game.title, count=count)}"


def as_html(study: Study, results: list[VariantResult], said: Wording) -> str:
    """One page: the table, then what each variant changes and its changed components."""
    rows = [cells(result, said) for result in results]
    title = _title(study, results, said)
    return page_template("variants.html").render(
        said=said, title=title, headings=headings(results, said), rows=rows, results=results, enough=ENOUGH_OBSERVATIONS
    )


def as_json(study: Study, results: list[VariantResult]) -> str:
    """Everything, for programs."""
    told = [{**asdict(result), "unfairness": result.unfairness} for result in results]
    return json.dumps({**study.header(), "variants": told}, ensure_ascii=False, indent=2)
