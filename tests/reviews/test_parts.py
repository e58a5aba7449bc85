"""The parts of a review, each alone: redrawn outcomes, gestures, sentences, pictures, games without a net."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.chance import draw
from kotatsu.reviews import commands, judge, planting, review, reviewing
from kotatsu.reviews.curve_svg import standalone_curve
from kotatsu.reviews.gestures import gestures_at
from kotatsu.reviews.judge import judge_of
from kotatsu.reviews.puzzles import puzzles_of, read_puzzles, write_puzzles
from kotatsu.reviews.redraws import outcomes_of
from kotatsu.reviews.sentences import ReviewSentences, review_words, signed
from kotatsu.web.render import preview_image
from kotatsu.web.render.preview_image import preview_png
from kotatsu.words import LANGUAGES
from tests.reviews.games import finished, reviewed

SLUGS = ("kikai", "king-of-tokyo", "kyudo", "pikit", "tiki-topple")


def test_few_outcomes_are_all_looked_at_with_their_probabilities() -> None:
    """Two dice that are added up: 36 ways, 11 sums."""
    state = finished("kyudo").state_at(0)

    name = next(name for name, field in type(state).fields.items() if field.code == "b" and not field.shape)

    def rule(s: object) -> None:
        setattr(s, name, draw(s, 6) + draw(s, 6))  # type: ignore[arg-type]

    found = outcomes_of(state, rule, np.random.default_rng(1))
    assert found.samples == 0
    weights = {getattr(s, name): weight for s, weight in zip(found.states, found.weights, strict=True)}
    assert len(weights) == 11
    assert weights[5] == pytest.approx(6 / 36)
    assert weights[0] == pytest.approx(1 / 36)
    mean, error = found.mean_and_error(np.array([[getattr(s, name)] for s in found.states], float))
    assert mean[0] == pytest.approx(5)
    assert error[0] == 0


def test_many_outcomes_are_sampled_with_an_error() -> None:
    state = finished("kyudo").state_at(0)
    name = next(name for name, field in type(state).fields.items() if field.code == "b" and not field.shape)

    def rule(s: object) -> None:
        setattr(s, name, int(np.sum([draw(s, 6) for _ in range(6)])))  # type: ignore[arg-type]

    found = outcomes_of(state, rule, np.random.default_rng(1))
    assert found.samples > 0
    assert found.weights.sum() == pytest.approx(1)
    mean, error = found.mean_and_error(np.array([[getattr(s, name)] for s in found.states], float))
    assert abs(mean[0] - 15) < 4 * error[0]


def test_gestures_are_whole_and_the_played_one_comes_first() -> None:
    match = finished("king-of-tokyo")
    game, page = match.game, match.game.page
    first = next(ply for ply, done in enumerate(match.plies) if page.toggles(match.state_at(ply), done.action))
    last = first
    while page.toggles(match.state_at(last), match.plies[last].action):
        last += 1
    played = tuple(done.action for done in match.plies[first : last + 1])
    found = gestures_at(judge_of(game), match.state_at(first), played)
    assert found[0] == played
    assert len(found) > 3
    for gesture in found:
        twin = match.until(first)
        for action in gesture:
            assert twin.actor == match.plies[first].seat
            is_toggle = page.toggles(twin.state, action)
            twin.play(action)
        assert not is_toggle


@pytest.mark.parametrize("slug", SLUGS)
def test_every_sentence_is_said_in_both_languages(slug: str) -> None:
    match, found = finished(slug), reviewed(slug)
    names = [f"Seat{number}" for number in range(match.seats)]
    for language in LANGUAGES:
        told = ReviewSentences(found, match, review_words(match, language), names, reader=0)
        lines = list(told.lines())
        assert len(lines) > 12
        assert not [line for line in lines if "‹" in line]
        assert len(told.moments()) == len(found.moments)


def test_a_change_has_its_sign() -> None:
    assert [signed(value) for value in (0.114, -0.08, 0.001, -0.004)] == ["+11", "−8", "0", "0"]


def test_the_curve_is_drawn_with_a_line_a_seat() -> None:
    drawn = standalone_curve(reviewed("pikit"), ["<Ana>", "Bo"], "Pikit")
    assert drawn.count("<polyline") == 2
    assert "&lt;Ana&gt;" in drawn
    assert "<Ana>" not in drawn
    assert preview_png(reviewed("pikit"), ["Ana", "Bo"], "Pikit").startswith(b"\x89PNG")


def test_a_picture_without_a_font_of_the_machine_keeps_the_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert preview_image.without_accents("Chloé, Élodie…") == "Chloe, Elodie..."
    monkeypatch.setattr(preview_image, "FONTS", ("no-such-font.ttf",))
    preview_image._font.cache_clear()
    assert preview_png(reviewed("pikit"), ["Chloé", "Bo"], "Pikit").startswith(b"\x89PNG")
    preview_image._font.cache_clear()


def test_a_game_without_a_net_has_its_curve_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "missing_net", lambda game: "none")
    monkeypatch.setattr(reviewing, "missing_net", lambda game: "none")
    monkeypatch.setattr(judge, "RANDOM_GAMES", 1)
    match = finished("tiki-topple")
    found = review(match)
    assert not found.by_net
    assert found.is_whole
    assert found.truth[-1][:2] == tuple(match.result())
    assert not found.decisions
    told = ReviewSentences(found, match, review_words(match, "en"), ["Ana", "Bo"])
    assert any("random play" in line for line in told.lines())


@pytest.mark.parametrize(("part", "seed"), [("blunder", 50_001), ("luck", 50_002)])
def test_what_is_planted_is_named(part: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game here, the draw confirmed by fewer; `bench/review.py` plants in many games of every kind."""
    if part == "luck":
        monkeypatch.setattr(planting, "CONFIRMING_PLAYOUTS", 48)
        monkeypatch.setattr(planting, "PLANTED_CERTAINTY", 1.0)
        monkeypatch.setattr(planting, "OTHERS_MEASURED", 6)
    game = kotatsu.load("pikit")
    play = planting.play_with_blunder if part == "blunder" else planting.play_with_luck
    planted = play(judge_of(game), 2, seed)
    assert planted is not None
    assert planted.match.over
    found = review(planted.match, seats=[planted.seat] if part == "blunder" else [])
    named = planting.named_blunder if part == "blunder" else planting.named_luck
    assert named(found, planted)


def test_the_command_tells_the_same_sentences(tmp_path: Path) -> None:
    match = finished("tiki-topple")
    file = tmp_path / "game.json"
    file.write_text(match.to_json(), encoding="utf-8")
    command = [sys.executable, "-m", "kotatsu", "review", str(file), "--names", "Ana,Bo", "--lang", "fr"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    told = ReviewSentences(reviewed("tiki-topple"), match, review_words(match, "fr"), ["Ana", "Bo"])
    assert said.splitlines() == [told.words.plain(line) for line in told.lines()]
    refused = subprocess.run([*command[:5], "--seat", "9"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "accepted: 1 to 2" in refused.stderr


def test_puzzles_of_people_come_after_those_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = puzzles_of(kotatsu.load("tiki-topple"))
    game = replace(kotatsu.load("tiki-topple"), folder=tmp_path)
    (tmp_path / "puzzles.json").write_text(write_puzzles(game, own[:2]), encoding="utf-8")
    monkeypatch.setattr(commands, "mine", lambda *args, **more: [own[1], own[2]])
    monkeypatch.setattr(commands, "fast_judge", lambda game: None)
    commands.mine_puzzles(game, 2, 1, None, [])
    assert puzzles_of(game) == (own[0], own[1], own[2])
    commands.mine_puzzles(game, 2, 1, None)
    assert puzzles_of(game) == own[1:3], "those of bots replace what there was"
    elsewhere = tmp_path / "other.json"
    commands.mine_puzzles(game, 2, 1, elsewhere, [])
    assert read_puzzles(game, elsewhere.read_text(encoding="utf-8")) == own[1:3]
