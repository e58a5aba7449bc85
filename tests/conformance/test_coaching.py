"""The coach and the cards of pieces: every game of ours explains everything it can show, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu import Game, Match
from kotatsu.conformance.coaching import check_cards, check_coach, check_overview, coach_keys, has_coach
from kotatsu.conformance.play import wander
from kotatsu.conformance.shots import Wish, drawn
from kotatsu.engine.errors import BadSetting
from kotatsu.games import OWN
from kotatsu.teaching import overview
from kotatsu.teaching.components import component_card
from kotatsu.web.render import Renderer
from kotatsu.words import LANGUAGES, words

MOST_CHARACTERS = 100
"""Of what the coach says at once: two lines on a phone, three at most."""
PLIES = 160
EVERY_PLIES = 40


def own_games() -> list[Game]:
    return [game for game in kotatsu.every() if game.slug in OWN]


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.slug)
def test_every_question_choice_and_event_is_explained(game: Game) -> None:
    assert has_coach(game)
    assert list(check_coach(game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.slug)
def test_the_coach_is_brief(game: Game, language: str) -> None:
    said = words(game, language)
    assert [key for key in coach_keys(game) if len(said.plain(said.text(key))) > MOST_CHARACTERS] == []


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.slug)
def test_every_piece_of_a_long_game_has_a_card(game: Game) -> None:
    renderer, seats = Renderer(), game.seats[1]
    for at in wander(Match(game, seats, seed=77), 77, PLIES):
        if not at.over and at.ply % EVERY_PLIES == 0:
            html = drawn(renderer, Wish("table", "fr", "light", "phone"), at, at.actor)
            assert list(check_cards(game, html, "fr")) == [], at.ply


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.slug)
def test_the_overview_is_played_and_told(game: Game) -> None:
    assert overview.overview_steps(game)
    assert list(check_overview(game)) == []


def test_a_piece_without_words_or_clause_is_found() -> None:
    game = kotatsu.load("tiki-topple")
    found = list(check_cards(game, '<g data-piece="tiki:nani"><g data-piece="parrot:3">', "en"))
    assert len(found) == 1
    assert "parrot:3" in found[0]
    assert "about-parrot-3" in found[0]


def test_a_card_has_its_own_words_before_those_of_its_kind() -> None:
    game = kotatsu.load("tiki-topple")
    said = words(game, "en")
    own, kind = component_card(game, "card:toast", said), component_card(game, "pawn", said)
    assert own is not None
    assert (own.title, own.clause) == ("Toast", "18")
    assert kind is not None
    assert (kind.title, kind.clause) == ("Pawn", "21")
    assert component_card(game, "nonsense:x", said) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('name = "a"\nseed = 1\nplies = ["toast"]', "step 'a'"),
        ('name = "a"\nseed = 1\nshow = "moon"', "'moon' is not drawn"),
        ('name = "a"\nseed = 1\ncolour = "red"', "colour is not known"),
        ('name = "a"\nfollows = "b"', "step 'a'"),
    ],
)
def test_a_wrong_overview_is_a_sentence(text: str, said: str, tmp_path: Path) -> None:
    from dataclasses import replace

    (tmp_path / overview.FILE).write_text(f"[[step]]\n{text}\n", encoding="utf-8")
    game = replace(kotatsu.load("tiki-topple"), folder=tmp_path)
    with pytest.raises(BadSetting, match=said):
        overview.overview_steps(game)


def test_a_long_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from kotatsu.conformance import coaching

    monkeypatch.setattr(coaching, "MOST_WORDS", 3)
    assert any("words; at most 3" in problem for problem in check_coach(kotatsu.load("pikit")))
