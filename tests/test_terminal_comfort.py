"""The terminal on a first day: one seed is one game, a saved game goes on, long lists are short, cards can be read."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.cli import app
from kotatsu.engine.errors import BadSetting
from kotatsu.terminal.choices import ChoiceGroup, grouped
from kotatsu.terminal.console import WORDS
from kotatsu.terminal.saved_game import players_of
from kotatsu.words import words
from tests.support import played
from tests.test_terminal import Script, first_choice, sit


@pytest.mark.parametrize(("slug", "level"), [("tiki-topple", "easy"), ("pikit", "random")])
def test_one_seed_is_one_game_bots_included(slug: str, level: str) -> None:
    games = [sit(Script(first_choice), f"you,{level}", slug=slug, seed=5).match for _ in range(2)]
    assert games[0].record() == games[1].record()
    other = sit(Script(first_choice), f"you,{level}", slug=slug, seed=6).match
    assert other.record() != games[0].record()


def test_a_saved_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "game.json"
    at_once = sit(Script(first_choice), "you,random", slug="pikit", seed=5).match
    answers = iter(range(6))

    def some(said: list[str]) -> str:
        return first_choice(said) if next(answers, None) is not None else f"save {kept}" if not kept.exists() else "q"

    sit(Script(some), "you,random", slug="pikit", seed=5)
    saved = Match.from_json(kept.read_text())
    assert 0 < saved.ply < at_once.ply
    assert players_of(kept.read_text(), 2) == ["you", "random"]
    said: list[str] = []
    monkeypatch.setattr("builtins.print", lambda line="": said.extend(line.split("\\n")))
    monkeypatch.setattr("builtins.input", lambda prompt="": first_choice(said))
    app(["play", "--resume", str(kept)], result_action="return_value")
    assert f"Resumed after {saved.ply} decisions." in "\n".join(said)
    at_the_end = [line for line in said if line.startswith(("Winner", "The win"))]
    assert at_the_end, "the game was played to its end"
    assert f"The game is over after {at_once.ply} decisions." in "\n".join(said), "as if it had not been interrupted"


def test_what_cannot_be_resumed_is_refused(tmp_path: Path) -> None:
    over = tmp_path / "over.json"
    over.write_text(played("tiki-topple", 2, {}, seed=4).to_json())
    with pytest.raises(BadSetting, match="--replay"):
        app(["play", "--resume", str(over), "--seats", "you,easy"])
    begun = tmp_path / "begun.json"
    begun.write_text(kotatsu.new("tiki-topple", seats=2, seed=4).to_json())
    with pytest.raises(BadSetting, match="0 players for 2 seats"):
        app(["play", "--resume", str(begun)])
    with pytest.raises(BadSetting, match="cannot read"):
        app(["play", "--resume", str(tmp_path / "none.json")])


def test_many_choices_are_two_steps() -> None:
    script = Script(["b", "quit"])
    table = sit(script, "you,random", seed=7)
    groups = [line for line in script.said if line.endswith(" choices)")]
    assert len(groups) >= 3
    offered = script.said.index(groups[1])
    group = table.groups["b"]
    listed = [line for line in script.said[offered:] if line.partition(".")[0].isdecimal()]
    assert [int(line.partition(".")[0]) - 1 for line in listed[-len(group.actions) :]] == list(group.actions)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_groups_hold_every_choice_once(slug: str) -> None:
    game = kotatsu.load(slug)
    spoken = words(game, "en", WORDS)
    match = kotatsu.new(slug, seed=2)
    chooser = random.Random(3)
    for _ in range(40):
        match.play(chooser.choice(match.legal()))
    names = [str(seat) for seat in range(match.seats)]
    found = grouped(game, match.legal(), lambda action: spoken.choice(match.view(match.actor), action, names))
    actions = [action for one in found for action in (one.actions if isinstance(one, ChoiceGroup) else (one,))]
    assert sorted(actions) == match.legal()
    assert all(one.name for one in found if isinstance(one, ChoiceGroup))


@pytest.mark.parametrize(
    ("language", "asked", "begins", "heard"),
    [
        ("en", "? Metamorph", "Metamorph: ", "sell"),
        ("fr", "? métamorph", "Métamorph", "ven"),
        ("en", "?alph", "Alpha", ""),
    ],
)
def test_a_card_is_read_by_its_name(language: str, asked: str, begins: str, heard: str) -> None:
    script = Script([asked, "quit"])
    sit(script, "you,random", language, slug="king-of-tokyo")
    assert any(line.startswith(begins) and heard in line for line in script.said)


def test_a_long_table_is_told_by_what_changed() -> None:
    answers = iter(["1st", "2nd", "look", "quit"])

    def answer(said: list[str]) -> str:
        given = next(answers)
        return first_choice(said) if given in ("1st", "2nd") else given

    script = Script(answer)
    table = sit(script, "you,random", slug="kikai")
    told = [place for place, line in enumerate(script.said) if "as before" in line]
    assert told, "the second decision says how much is as before"
    assert len(table.table_lines()) > 60
    between = script.said[told[0] - 30 : told[0]]
    assert len(between) - between[::-1].index("") < 60
    whole = table.table_lines()
    assert script.said[-len(whole) - 40 :].count(whole[0]) >= 1, "look shows the whole table"
