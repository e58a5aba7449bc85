"""The figures: intervals that hold, ratings that order, shares that add up."""

from __future__ import annotations

import csv
import io
import json
import math
import random
from xml.etree import ElementTree

import pytest

from kotatsu.arena.figures import figures
from kotatsu.arena.guarded_game import Played
from kotatsu.arena.plot import as_svg
from kotatsu.arena.ratings import rate
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


def won_by(entrant: int, index: int) -> Played:
    """A game of two entrants, seats taken in turn, that one of them won."""
    lineup = [index % 2, 1 - index % 2]
    return game(index, lineup, lineup.index(entrant))


def test_a_rating_says_how_often_one_beats_the_other() -> None:
    """Ten wins to one are 400 points; intervals narrow as the square root of the games."""
    few, many = (rate(2, [won_by(int(number % 11 == 0), number) for number in range(count)]) for count in (110, 1760))
    assert many[0].value - many[1].value == pytest.approx(400, abs=8)
    assert many[0].value == pytest.approx(-many[1].value)
    assert many[0].low < many[0].value < many[0].high
    assert (few[0].high - few[0].low) / (many[0].high - many[0].low) == pytest.approx(4, rel=0.35)


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    games = [won_by(number % 3 % 2, number) for number in range(60)]
    one, other = rate(2, games), rate(2, games[::-1])
    assert [each.value for each in one] == pytest.approx([each.value for each in other])


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """Three entrants at four seats, one of them twice; each seat wins in proportion to its entrant's strength."""
    chance, strengths = random.Random(7), (1.0, 2.0, 4.0)
    games = []
    for index in range(3000):
        lineup = [chance.randrange(3) for _ in range(4)]
        games.append(game(index, lineup, chance.choices(range(4), [strengths[who] for who in lineup])[0]))
    found = [rating.value for rating in rate(3, games)]
    doubled = 400 * 0.30103
    assert [found[1] - found[0], found[2] - found[1]] == pytest.approx(
        [doubled, doubled], abs=40
    )  # errors are about 14


def test_one_who_wins_all_has_a_rating() -> None:
    best, worst = rate(2, [won_by(0, number) for number in range(50)])
    assert 200 < best.value - worst.value < 2000
    assert best.high - best.low > 50, "fifty wins do not say how much better it is"
    assert all(math.isfinite(value) for value in (best.low, best.high, worst.low, worst.high))


def test_ratings_do_not_depend_on_which_seat_of_an_entrant_won() -> None:
    assert rate(2, [game(0, [0, 1, 0, 1], 0)]) == rate(2, [game(0, [0, 1, 0, 1], 2)])


def test_head_to_head_counts_what_the_two_won() -> None:
    games = [game(0, [0, 1, 2], 0), game(1, [0, 1, 2], 1), game(2, [1, 2, 0], 0), game(3, [0, 2, 0], 1)]
    table = figures(["a", "b", "c"], games).head_to_head
    assert table[0][1] == wilson(1, 3)  # of the first three games a won one and b two
    assert table[0][2] == wilson(1, 2)  # a won the first, c the last
    assert table[1][0] == wilson(2, 3)
    assert table[0][0] is None


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
