"""The coach knows everything that a game can show, in short sentences: questions, choices, events, pieces.

A game without a word for the coach is not held to it: the coach is then silent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError
from kotatsu.teaching.components import component_card
from kotatsu.teaching.overview import overview_steps, overview_text
from kotatsu.words import LANGUAGES, Words, words

MOST_WORDS = 20
"""Of a sentence that a beginner reads."""
_PIECE = re.compile(r'data-piece="([^"]+)"(?: data-component="([^"]+)")?')
_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*")
_WORD = re.compile(r"[^\W_][\w’'‑-]*")


def coach_keys(game: Game) -> list[str]:
    """Every key that the coach of a game needs, beside those of components."""
    return [
        *(f"coach-question-{name}" for name in game.questions),
        *(f"coach-verb-{name}" for name in game.actions.verbs),
        *(f"coach-event-{name}" for name in game.events.names),
    ]


def has_coach(game: Game) -> bool:
    """Whether the game has anything for the coach to say."""
    return any(words(game, language).has(key) for language in LANGUAGES for key in coach_keys(game))


def check_coach(game: Game) -> Iterator[str]:
    """Every question, choice and event has its sentence in both languages, and none is long."""
    if not has_coach(game):
        return
    for language in LANGUAGES:
        said = Words(game, language)
        for key in coach_keys(game):
            if not said.has(key):
                yield f"{language}: the coach has no words for {key}"
            else:
                yield from _long_sentences(language, key, said.plain(said.text(key)))


def check_cards(game: Game, html: str, language: str) -> Iterator[str]:
    """Every piece of a drawn table has a card, with a clause that exists."""
    if not has_coach(game):
        return
    said = words(game, language)
    labels = {name.partition("-")[2] for name in game.clauses}
    for piece, named in sorted(set(_PIECE.findall(html))):
        card = component_card(game, named or piece, said)
        if card is None:
            yield f"the piece {piece} has no card: words about-{(named or piece).replace(':', '-')}, or of its kind"
        elif card.clause not in labels:
            yield f"the card of {piece} needs a clause in COMPONENT_CLAUSES; it has {card.clause!r}"


def check_overview(game: Game) -> Iterator[str]:
    """The positions of overview.toml can be played, and every step has short sentences in both languages."""
    try:
        steps = overview_steps(game)
    except KotatsuError as error:
        yield str(error)
        return
    for language in LANGUAGES:
        said = Words(game, language)
        text = overview_text(game, said)
        if text is None:
            if steps:
                yield f"{language}: there are no words for overview-goal"
            continue
        keys = ("overview-goal", *(f"overview-step-{step.name}" for step in steps), "overview-end")
        for key, paragraph in zip(keys, text.paragraphs, strict=True):
            if not said.has(key):
                yield f"{language}: there are no words for {key}"
            yield from _long_sentences(language, key, said.plain(paragraph))


def _long_sentences(language: str, key: str, text: str) -> Iterator[str]:
    for sentence in _SENTENCE.findall(text):
        count = len(_WORD.findall(sentence))
        if count > MOST_WORDS:
            yield f"{language}: {key} has a sentence of {count} words; at most {MOST_WORDS}: {sentence.strip()!r}"
