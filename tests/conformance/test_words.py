"""Both languages say everything: every word, choice, event, question, clause and refusal of every game."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.engine.clauses import ALLOWED
from kotatsu.words import LANGUAGES, Words
from tests.support import NAMES, configurations, table, wander

LANGUAGE_OF_GAME = [(slug, language) for slug in kotatsu.GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_OF_GAME)
def test_every_key_has_words(slug: str, language: str) -> None:
    game = kotatsu.load(slug)
    words = Words(game, language)
    wanted = ["tagline"]
    wanted += [
        f"{kind}-{word}" for kind, all_ in game.rules.VOCABULARY.items() for word in all_ if not word.isdecimal()
    ]
    wanted += [f"action-{verb}" for verb in game.actions.verbs]
    wanted += [f"event-{name}" for name in game.events.names]
    wanted += [f"{use}-{name}" for name in game.questions for use in ("question", "waiting")]
    wanted += [f"clause-{name.partition('-')[2]}" for name in game.clauses]
    for name, choices in game.options.items():
        wanted += [f"option-{name}", *(f"option-{name}-{choice}" for choice in choices)]
    assert not [key for key in wanted if not words.has(key)]


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_OF_GAME)
def test_rules_hold_every_clause_once(slug: str, language: str) -> None:
    game = kotatsu.load(slug)
    told = [clause.name for chapter in Words(game, language).rules() for clause in chapter.clauses]
    assert sorted(told) == sorted(game.clauses)
    assert all(chapter.title for chapter in Words(game, language).rules())


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_languages_have_the_same_keys(slug: str) -> None:
    """A key that one file has and the other lacks is a word somebody will not read."""
    from fluent.syntax import FluentParser, ast

    folder = kotatsu.load(slug).folder / "words"
    keys = []
    for language in LANGUAGES:
        files = sorted(folder.glob(f"{language}*.ftl"))
        body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        keys.append({entry.id.name for entry in body if isinstance(entry, ast.Message)})
    assert keys[0] == keys[1]


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_is_told_without_a_gap(slug: str, seats: int, options: dict[str, str], language: str) -> None:
    """Whole plays in words: no key missing, no argument missing, every refusal a sentence."""
    match = table(slug, seats, options, seed=31)
    words = Words(match.game, language)
    lines = match.game.module("text").lines
    told = 0
    for at in wander(match, 31, 150):
        if at.over:
            break
        said = [words.question(at.view(reader), NAMES, reader) for reader in range(seats)]
        said += [words.choice(at.view(at.actor), action, NAMES) for action in at.legal()]
        if at.ply % 10 == 0:
            for reader in (*range(seats), kotatsu.SPECTATOR):
                said += lines(at.view(reader), reader, words, NAMES)
            reasons = {at.game.rules.why_not(at.state, action) for action in range(at.game.actions.count)}
            for reason in reasons - {ALLOWED}:
                assert words.has(f"refusal-{at.game.clauses.label(reason)}"), at.game.clauses.name(reason)
        for reader in range(seats):
            said += [words.event(event, NAMES, reader) for event in at.events(reader, told)]
        told = at.ply
        assert not [line for line in said if "‹" in line or not str(line).strip()], f"ply {at.ply}"
