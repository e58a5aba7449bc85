"""The leaderboard: fixed games, entries that anybody can verify, files that are not one refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kotatsu.arena import leaderboard
from kotatsu.arena.guarded_game import Played
from kotatsu.arena.leaderboard import Entry
from kotatsu.arena.tournament import Tournament, play_tournament
from kotatsu.engine.errors import BadSetting

ENTRY = Entry("pikit", 2, "somebody", "random", "", (1.0, 2.0, 3.0, 4.0), "0")


def few(tournament: Tournament) -> list[Played]:
    """The first games of a tournament, in this process."""
    few_games = Tournament(tournament.game, tournament.bots, tournament.seats, 2, tournament.seed)
    return play_tournament(few_games, workers=1)


@pytest.fixture(autouse=True)
def two_references(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "REFERENCES", ("random", "hard"))


def test_an_entry_plays_the_same_games_again() -> None:
    entry = leaderboard.measure("pikit", "random", by="somebody", play=few)
    assert (entry.name, len(entry.wins)) == ("random", 2)
    again = leaderboard.measure("pikit", "random", play=few)
    assert leaderboard.is_same(entry, again)
    other = leaderboard.measure("pikit", "hard", name="random", play=few)
    assert not leaderboard.is_same(entry, other)


def test_a_bot_that_loses_decisions_is_no_entry() -> None:
    with pytest.raises(BadSetting, match=r"lost \d+ decisions"):
        leaderboard.measure("pikit", "tests.arena.bots_for_tests:Raises", play=few)


def test_entries_are_kept_and_replaced_by_name(tmp_path: Path) -> None:
    path = tmp_path / "leaderboard.json"
    assert leaderboard.read(path) == []
    better = Entry("pikit", 2, "somebody", "easy", "", (9.0, 9.0, 9.0, 9.0), "1")
    other = Entry("kyudo", 2, "somebody", "easy", "", (0.0, 0.0, 0.0, 0.0), "2")
    leaderboard.write(path, leaderboard.added(leaderboard.added([ENTRY], other), better))
    assert leaderboard.read(path) == [other, better]
    assert leaderboard.chosen(leaderboard.read(path), "pikit") == [better]
    with pytest.raises(BadSetting, match="there are kyudo somebody, pikit somebody"):
        leaderboard.chosen(leaderboard.read(path), "pikit", "nobody")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "entries": [{"game": 1}]}', "\0"])
def test_what_is_no_leaderboard_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "leaderboard.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting):
        leaderboard.read(path)


@pytest.mark.parametrize("name", ["a\nb", "x" * 41, "<b>"])
def test_names_are_plain(name: str) -> None:
    with pytest.raises(BadSetting, match="is not accepted as a name"):
        leaderboard.measure("pikit", "random", name=name, play=few)


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    path = tmp_path / "leaderboard.json"
    leaderboard.write(path, [ENTRY])
    facts = json.loads(path.read_text(encoding="utf-8"))
    assert (facts["seed"], facts["games"]) == (leaderboard.SEED, leaderboard.GAMES)
