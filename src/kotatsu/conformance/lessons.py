"""Lessons hold: every step is legal, every lit piece is drawn, every sentence is short and there in both languages.

`explanations` counts where each verb, question, event and card of a game is first explained: in a lesson, or by the
coach (`coach-verb-<name>` and its like in the game's words).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kotatsu.conformance.play import wander
from kotatsu.conformance.words import GAP
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import LessonError
from kotatsu.engine.lesson import Lesson
from kotatsu.engine.lesson_table import SEED, LessonTable, Place, answer, legal_actions, stand_at, step_values
from kotatsu.engine.match import Match
from kotatsu.teaching.components import component_card
from kotatsu.web import page_contexts as contexts
from kotatsu.web.lesson_contexts import lesson_page
from kotatsu.web.render import Renderer
from kotatsu.words import LANGUAGES, Words

MAX_WORDS = 20
"""Words of one sentence of a lesson."""
MAX_SENTENCES = 3
"""Sentences of one step: one or two, and at most a call before them ("Ouch!")."""
MAX_SCENES = 8
SENTENCE_END = re.compile(r"(?<=[.!?…])\s+")
PIECE = re.compile(r'data-piece="([^"]+)"')
USABLE = re.compile(r'data-piece="([^"]+)"[^>]*data-usable')


def check_lessons(game: Game) -> Iterator[str]:
    """Every lesson of a game is played through."""
    if not game.lessons:
        yield "there is no lesson.toml: nobody can learn this game"
    renderer = Renderer()
    for lesson in game.lessons:
        if not 3 <= len(lesson.scenes) <= MAX_SCENES:
            yield f"{lesson.name}: {len(lesson.scenes)} scenes; a lesson has 3 to {MAX_SCENES}"
        try:
            yield from _play_through(game, lesson, renderer)
        except LessonError as error:
            yield f"{lesson.name}: {error}"
        for language in LANGUAGES:
            yield from (f"{language}: {problem}" for problem in check_lesson_words(lesson, Words(game, language)))


def walk(game: Game, lesson: Lesson) -> Iterator[LessonTable]:
    """The tables of a lesson from its first step to its end; where any choice is welcome, the first one is made."""
    table: LessonTable | None = stand_at(game, lesson, Place())
    while table is not None:
        yield table
        if table.finished:
            return
        chosen = table.legal()[:1] if table.step.any else table.expected()
        table = answer(table, chosen)


def _play_through(game: Game, lesson: Lesson, renderer: Renderer) -> Iterator[str]:
    for table in walk(game, lesson):
        where = f"{lesson.name}, {table.step.key if not table.finished else 'its end'}"
        if not table.finished and table.step.asks and not table.legal():
            yield f"{where}: the learner is asked, but seat {table.state.actor} decides"
            return
        yield from (f"{where}: {problem}" for problem in _check_drawn(table, renderer))
        if not table.finished and table.step.any:
            yield from (f"{where}: {problem}" for problem in _check_every_choice(table))


def _check_every_choice(table: LessonTable) -> Iterator[str]:
    """Whatever the learner chooses where everything is welcome, the lesson goes on."""
    for action in legal_actions(table.game, table.state):
        try:
            after = answer(table, (action,))
        except LessonError as error:
            yield f"after {table.game.actions.text(action)}: {error}"
            continue
        if after is None:
            yield f"{table.game.actions.text(action)} is not welcome"


def _check_drawn(table: LessonTable, renderer: Renderer) -> Iterator[str]:
    """The page has every piece that is lit, and a piece or a button for what is expected."""
    for language in LANGUAGES:
        frame = contexts.Frame(language, LANGUAGES, "light", "token", "/")
        html = renderer.lesson(lesson_page(table, frame, "You"))
        if GAP in html:
            yield f"{language}: {html[html.index(GAP) :][:80]!r}"
        if "style=" in html:
            yield "a style attribute, which the page's policy forbids"
    if table.finished:
        return
    drawn, usable = set(PIECE.findall(html)), set(USABLE.findall(html))
    yield from (f"{piece} is lit but not drawn" for piece in table.step.lit if piece not in drawn)
    for action in table.expected()[-1:]:
        touched = table.game.page.pieces(table.seen(), action)
        if touched and not usable & set(touched):
            yield f"nothing can be touched for {table.game.actions.text(action)}: it needs {', '.join(touched)}"
        if f'value="{action}"' not in html:
            yield f"there is no button for {table.game.actions.text(action)}"


def check_lesson_words(lesson: Lesson, words: Words) -> Iterator[str]:
    """A title for the lesson and each scene, words for each step and hint, no sentence too long."""
    keys = [lesson.key, *(scene.key for scene in lesson.scenes), *(step.key for _, step in lesson.steps)]
    yield from (f"there are no words for {key}" for key in keys if not words.has(key))
    steps = [step.key for _, step in lesson.steps]
    for key in (*steps, *(f"{key}-hint" for key in steps if words.has(f"{key}-hint"))):
        said = sentences(words.text(key, **step_values(lesson)))
        if len(said) > MAX_SENTENCES:
            yield f"{key} has {len(said)} sentences; a step has one or two"
        for sentence in said:
            if count_words(sentence) > MAX_WORDS:
                yield f"{key}: {count_words(sentence)} words in one sentence, more than {MAX_WORDS}: {sentence}"


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [part for part in SENTENCE_END.split(text.strip()) if part]


def count_words(sentence: str) -> int:
    """How many words a person reads: marks that French sets apart are none."""
    return sum(any(letter.isalnum() for letter in word) for word in sentence.split())


# --- Where everything is first explained


@dataclass(frozen=True)
class Explanation:
    """A verb, question, event or card of a game and where it is first explained; empty where it is not."""

    kind: str
    name: str
    where: str


KINDS = ("verb", "question", "event", "card", "piece")
PLIES = 120
"""Of a game by chance in which touched pieces are looked for; those with a name of their own are all counted."""


def explanations(game: Game) -> list[Explanation]:
    """Everything that a newcomer meets, and where it is first explained."""
    met = _met_in_lessons(game)
    words = Words(game, LANGUAGES[0])
    s = Match(game, seed=SEED).state
    wanted = {
        "verb": tuple(game.actions.verbs),
        "question": game.questions,
        "event": tuple(game.events.names),
        "card": tuple(game.page.component(s, f"card:{name}") for name in _cards(game)),
        "piece": tuple(sorted(_touched_components(game) | _printed_components(game, words))),
    }
    return [
        Explanation(kind, name, met.get((kind, name)) or _by_coach(game, words, kind, name))
        for kind in KINDS
        for name in dict.fromkeys(wanted[kind])
    ]


def _cards(game: Game) -> list[str]:
    """The names of the cards; the word for no card is none."""
    return [name for name in game.rules.VOCABULARY.get("card", ()) if name != "none"]


def _touched_components(game: Game) -> set[str]:
    """What the pieces are that choices touch in a game by chance: a die, a street, a card by its name."""
    found = set()
    for at in wander(Match(game, seed=SEED), SEED, PLIES):
        if not at.over:
            view = at.view(at.actor)
            pieces = {piece for action in at.legal() for piece in game.page.pieces(view, action)}
            found |= {game.page.component(view, piece) for piece in pieces}
    return found


def _printed_components(game: Game, words: Words) -> set[str]:
    """Every component with a name of its own beside cards, met by chance or not: each tile, token and creature."""
    kinds = {component.partition(":")[0] for component in game.page.COMPONENT_CLAUSES}
    names = {name for vocabulary in game.rules.VOCABULARY.values() for name in vocabulary if name != "none"}
    return {f"{kind}:{name}" for kind in kinds - {"card"} for name in names if words.has(f"{kind}-{name}")}


def _by_coach(game: Game, words: Words, kind: str, name: str) -> str:
    """A sentence of the coach, or for a card or piece what a long press on it shows."""
    if kind in ("card", "piece"):
        return "its card" if component_card(game, name, words) else ""
    return "coach" if words.has(f"coach-{kind}-{name}") else ""


def _met_in_lessons(game: Game) -> dict[tuple[str, str], str]:
    """What the steps of the lessons show: chosen verbs and their cards, questions asked of the learner, events told."""
    met: dict[tuple[str, str], str] = {}
    for lesson in game.lessons:
        before, shown = -1, 0
        for table in walk(game, lesson):
            if table.position != before:
                before, shown = table.position, table.shown_from
            where = f"{lesson.name}, scene {table.scene + 1}"
            for ply in table.plies[shown:]:
                _note_ply(game, ply.action, [event.name for event in ply.events], where, met)
            shown = len(table.plies)
            if not table.finished and table.step.asks:
                met.setdefault(("question", game.asked(table.state)), where)
    return met


def _note_ply(game: Game, action: int, events: list[str], where: str, met: dict[tuple[str, str], str]) -> None:
    met.setdefault(("verb", game.actions.verb(action).name), where)
    for name in events:
        met.setdefault(("event", name), where)
    named = game.actions.decode(action)
    if isinstance(named.get("card"), str):
        met.setdefault(("card", f"card:{named['card']}"), where)


def check_everything_is_explained(game: Game) -> Iterator[str]:
    """No verb, question, event or card that nobody explains."""
    for item in explanations(game):
        if not item.where:
            about = item.kind in ("card", "piece")
            key = f"about-{item.name.replace(':', '-')}" if about else f"coach-{item.kind}-{item.name}"
            yield f"{item.kind} {item.name}: no lesson shows it, and there is no {key}"


def check_cards_are_brief(game: Game) -> Iterator[str]:
    """No sentence of a component's card is too long: the coach says it the first time that the component appears."""
    components = [item.name for item in explanations(game) if item.kind in ("card", "piece")]
    for language in LANGUAGES:
        words = Words(game, language)
        for component in dict.fromkeys(components):
            card = component_card(game, component, words)
            for sentence in sentences(words.plain(card.about)) if card else ():
                if count_words(sentence) > MAX_WORDS:
                    yield f"{language}: the card of {component} has {count_words(sentence)} words in: {sentence}"


def count_lines(game: Game) -> list[str]:
    """The count as lines: for each kind how many there are, and where each is first explained."""
    items = explanations(game)
    lines = []
    for kind in KINDS:
        found = [item for item in items if item.kind == kind]
        missing = sum(not item.where for item in found)
        lines.append(f"{game.slug}: {len(found)} of kind {kind}, {missing} explained nowhere")
        lines += [f"  {item.name:<28} {item.where or 'NOWHERE'}" for item in found]
    return lines
