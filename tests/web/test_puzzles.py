"""Puzzles: every one can be played, the page does not tell the answer, another choice costs nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.errors import RecordError
from kotatsu.engine.lesson_table import Place, stand_at
from kotatsu.engine.match import Match
from kotatsu.reviews.judge import judge_of
from kotatsu.reviews.mining import SETTINGS, puzzle_at, varied
from kotatsu.reviews.puzzles import FILE, Puzzle, puzzle_of_the_day, puzzles_of, read_puzzles, write_puzzles
from tests.web.servers import Inside

PUZZLES = [(game.slug, number) for game in kotatsu.every() for number in range(len(puzzles_of(game)))]


def puzzle_of(slug: str, number: int = 0) -> Puzzle:
    return puzzles_of(kotatsu.load(slug))[number]


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_game_has_puzzles_about_several_positions(slug: str) -> None:
    puzzles = puzzles_of(kotatsu.load(slug))
    assert len(puzzles) >= 7
    assert len({puzzle.plies for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("slug", "number"), PUZZLES)
def test_a_puzzle_is_what_it_says(slug: str, number: int) -> None:
    game, puzzle = kotatsu.load(slug), puzzle_of(slug, number)
    table = stand_at(game, puzzle.lesson(game), Place())
    assert table.state.actor == puzzle.seat
    assert game.asked(table.state) == puzzle.question
    assert len(table.legal()) == puzzle.choices >= SETTINGS.least_choices
    assert puzzle.chance - puzzle.second >= SETTINGS.gap
    assert game.actions.parse(puzzle.other) in set(table.legal()) - {game.actions.parse(puzzle.best.action)}
    assert stand_at(game, puzzle.lesson(game), Place(1)).finished


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_page_asks_and_does_not_tell(site: Inside, slug: str) -> None:
    browser, game = site.browser(), kotatsu.load(slug)
    where = browser.get(f"/puzzle/{slug}").headers["location"]
    path = f"/puzzle/{slug}/1"
    assert where.rpartition("/")[0] == f"/puzzle/{slug}"
    page = browser.get(path).text
    assert 'data-expected=""' in page
    assert "clearly the best" in page
    puzzle = puzzle_of(slug)
    best = game.actions.parse(puzzle.best.action)
    table = stand_at(game, puzzle.lesson(game), Place())
    other = next(action for action in table.legal() if action != best)
    refused = browser.send_form(f"{path}/move", script=True, id="0", action=other)
    assert refused.status_code == 409
    assert "Another choice is clearly better" in refused.text
    found = browser.send_form(f"{path}/move", script=True, id="0", action=best)
    assert found.json()["at"] == "1"
    assert "games of a hundred" in browser.get(f"{path}?at=1").text
    assert f'href="/puzzle/{slug}"' in browser.get("/").text


@pytest.mark.parametrize("path", ["/puzzle/chess", "/puzzle/pikit/0", "/puzzle/pikit/999", "/puzzle/pikit/1?at=9"])
def test_what_is_not_there_is_not_found(site: Inside, path: str) -> None:
    assert site.browser().get(path).status_code == 404


def test_a_day_has_one_puzzle_and_each_comes_in_turn() -> None:
    first = date(2027, 1, 1)
    assert sorted(puzzle_of_the_day(7, first + timedelta(days=day)) for day in range(7)) == list(range(7))


def test_a_file_that_is_none_is_refused_and_one_of_other_rules_is_left() -> None:
    game = kotatsu.load("pikit")
    text = (Path(game.folder) / FILE).read_text(encoding="utf-8")
    assert write_puzzles(game, read_puzzles(game, text)) == text
    facts = json.loads(text)
    assert read_puzzles(game, json.dumps({**facts, "version": 1})) == ()
    row = facts["puzzles"][0]
    for bad in ("", "[]", "{}", json.dumps({**facts, "puzzles": [{}]}), json.dumps({**facts, "format": 9})):
        with pytest.raises(RecordError):
            read_puzzles(game, bad)
    for name, value in (("best", ["fly"]), ("plies", [[1]]), ("deal", None)):
        with pytest.raises(RecordError):
            read_puzzles(game, json.dumps({**facts, "puzzles": [{**row, name: value}]}))


def test_a_position_without_a_clear_best_is_no_puzzle() -> None:
    game = kotatsu.load("tiki-topple")
    match = Match(game, 2, seed=1)
    match.play(match.legal()[0])
    words = np.random.default_rng(1)
    assert puzzle_at(judge_of(game), match, 0, words, replace(SETTINGS, gap=0.9)) is None


def test_questions_take_turns() -> None:
    one = puzzle_of("pikit")
    many = [replace(one, question="a"), replace(one, question="a", seat=1), replace(one, question="b")]
    assert [puzzle.question for puzzle in varied(many, 2)] == ["a", "b"]
