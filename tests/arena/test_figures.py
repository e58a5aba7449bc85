"""The figures: intervals that hold, ratings that order, shares that add up."""

from __future__ import annotations

import csv
import io
import json
import random
from xml.etree import ElementTree

import pytest

from kotatsu.arena.figures import figures, rate
from kotatsu.arena.guarded_game import Played
from kotatsu.arena.plot import as_svg
from kotatsu.arena.report import as_csv, as_json, as_table
from kotatsu.arena.tournament import Tournament
from kotatsu.experiments.intervals import wilson


def game(index: int, lineup: list[int], winner: int) -> Played:
    """A game that a seat won."""
    seats = len(lineup)
    result = [1.0 if seat == winner else 0.0 for seat in range(seats)]
    return Played(index, lineup, result, [0] * seats, 10 + index, [5] * seats, [0.05] * seats)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (16, 20, 0.5840, 0.9193), (90, 100, 0.8256, 0.9448)],
)
def test_wilson_agrees_with_published_intervals(won: int, games: int, low: float, high: float) -> None:
    interval = wilson(won, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=2e-4)


def test_wilson_covers_the_truth_about_19_times_in_20() -> None:
    picker = random.Random(1)
    covered = 0
    for _ in range(400):
        won = sum(picker.random() < 0.3 for _ in range(60))
        interval = wilson(won, 60)
        covered += interval.low <= 0.3 <= interval.high
    assert 0.92 <= covered / 400 <= 0.98


def test_shares_count_games_not_seats() -> None:
    """Two entrants share four seats; one game is one observation, and an equal share is a half."""
    found = figures(["a", "b"], [game(0, [0, 1, 0, 1], 0), game(1, [1, 0, 1, 0], 1), game(2, [0, 1, 0, 1], 1)])
    first, second = found.entrants
    assert (first.games, first.equal) == (3, 0.5)
    assert first.share == wilson(2, 3)
    assert first.share.value + second.share.value == pytest.approx(1)
    assert [seat.value for seat in found.seats] == pytest.approx([1 / 3, 2 / 3, 0, 0])
    assert (found.shortest, found.mean_length, found.longest) == (10, 11, 12)
    assert first.milliseconds == pytest.approx(10)


def test_ratings_put_the_better_first_and_grow_surer() -> None:
    games = [game(number, [number % 2, 1 - number % 2], winner=number % 2 if number % 5 else 0) for number in range(60)]
    few, many = rate(2, games[:10]), rate(2, games)
    assert many[0].value > many[1].value or many[1].value > many[0].value
    assert sum(one.result[one.lineup.index(0)] for one in games) < 60
    better = max(range(2), key=lambda who: sum(one.result[one.lineup.index(who)] for one in games))
    assert many[better].value > many[1 - better].value
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_ratings_do_not_depend_on_which_seat_of_an_entrant_won() -> None:
    assert rate(2, [game(0, [0, 1, 0, 1], 0)]) == rate(2, [game(0, [0, 1, 0, 1], 2)])


def test_reports_say_the_same() -> None:
    tournament = Tournament("tiki-topple", ("easy", "a&b:<Bot>"), 2, 2)
    found = figures(tournament.names, [game(0, [0, 1], 0), game(1, [1, 0], 1)])
    found.entrants[1].faults["raised"] = 3
    rows = list(csv.DictReader(io.StringIO(as_csv(found))))
    parsed = json.loads(as_json(tournament, found))
    assert [float(row["share"]) for row in rows] == [one["share"]["value"] for one in parsed["entrants"]] == [1.0, 0.0]
    assert rows[1]["faults_raised"] == "3"
    assert parsed["arena"]["bots"] == ["easy", "a&b:<Bot>"]
    texts = [str(part) for part in as_table(tournament, found).renderables[1:]]
    assert "a&b:<Bot> lost decisions to chance: 3 raised." in texts


def test_the_plot_is_a_drawing_with_a_row_for_each() -> None:
    tournament = Tournament("tiki-topple", ("easy", "a&b:<Bot>"), 2, 2)
    drawing = ElementTree.fromstring(as_svg(tournament, figures(tournament.names, [game(0, [0, 1], 0)])))
    name = "{http://www.w3.org/2000/svg}"
    assert len(drawing.findall(f".//{name}circle")) == 2
    assert "a&b:<Bot>" in [text.text for text in drawing.iter(f"{name}text")]
    dots = [float(str(dot.get("cx"))) for dot in drawing.iter(f"{name}circle")]
    assert dots[0] > dots[1]
