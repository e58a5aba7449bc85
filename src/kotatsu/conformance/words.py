"""Both languages say everything: every word, choice, event, question, clause and refusal of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kotatsu.conformance.play import NAMES, reason_why_not, wander
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.words import LANGUAGES, Words

GAP = "‹"
"""What a message that is missing, or lacks an argument, is shown with."""


def keys_of(game: Game) -> list[str]:
    """Every key that the words of a game must have."""
    vocabulary = game.rules.VOCABULARY
    wanted = ["tagline"]
    wanted += [f"{kind}-{word}" for kind, words in vocabulary.items() for word in words if not word.isdecimal()]
    wanted += [f"action-{verb}" for verb in game.actions.verbs]
    wanted += [f"event-{name}" for name in game.events.names]
    wanted += [f"{use}-{name}" for name in game.questions for use in ("question", "waiting")]
    wanted += [f"clause-{name.partition('-')[2]}" for name in game.clauses]
    for name, choices in game.options.items():
        wanted += [f"option-{name}", *(f"option-{name}-{choice}" for choice in choices)]
    return wanted


def check_keys(game: Game) -> Iterator[str]:
    """Every key has words in both languages, and neither file has a key that the other lacks."""
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        words = Words(game, language)
        yield from (f"{language}: there are no words for {key}" for key in keys_of(game) if not words.has(key))
        keys[language] = set()
        for file in sorted((game.folder / "words").glob(f"{language}*.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    yield f"{file.name}: not Fluent: {(entry.content or '').strip().splitlines()[0]}"
                elif isinstance(entry, ast.Message):
                    keys[language].add(entry.id.name)
    first, second = (keys[language] for language in LANGUAGES)
    yield from (f"only one language has {key}" for key in sorted(first ^ second))


class Selectors(Visitor):  # type: ignore[misc]
    """The values by which messages choose a form."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Called for every choice of a form."""
        if isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def selectors(file: Path) -> set[str]:
    """The values by which the messages of a file choose a form."""
    visitor = Selectors()
    visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return visitor.found


def check_names_choose_nothing(game: Game) -> Iterator[str]:
    """No message chooses a form by a person's name: sentences are kept with a sign where a name goes."""
    events = game.events.arguments.values()
    names = {"seat", *(argument.name for arguments in events for argument in arguments if argument.kind == "seat")}
    for file in sorted((game.folder / "words").glob("*.ftl")):
        for name in sorted(selectors(file) & names):
            yield f"{file.name}: a message chooses a form by the name ${name}; choose by $you or ${name}_you"


def check_clauses_are_told(game: Game) -> Iterator[str]:
    """The rules in words hold every clause once, each under a heading."""
    for language in LANGUAGES:
        chapters = Words(game, language).rules()
        told = [clause.name for chapter in chapters for clause in chapter.clauses]
        if sorted(told) != sorted(game.clauses):
            yield f"{language}: the rules must tell every clause once; they tell {', '.join(told)}"
        if not all(chapter.title for chapter in chapters):
            yield f"{language}: a clause stands before the first `## heading`"


def check_play_is_told(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Whole plays in words: no key missing, no argument missing, every refusal a sentence."""
    for language in LANGUAGES:
        words = Words(game, language)
        told = 0
        for at in wander(Match(game, seats, seed=31, options=options), 31, 150):
            if at.over:
                break
            said = [*_sentences(at, words, told)]
            told = at.ply
            yield from (f"{language}, ply {at.ply}: {line!r}" for line in said if GAP in line or not line.strip())


def _sentences(at: Match, words: Words, told: int) -> Iterator[str]:
    """What is said to everybody before a decision."""
    for reader in range(at.seats):
        yield words.question(at.view(reader), NAMES, reader)
        yield from (words.event(event, NAMES, reader) for event in at.events(reader, told))
        yield from words.told(at.events(reader, told), NAMES, reader)
    yield from (words.choice(at.view(at.actor), action, NAMES) for action in at.legal())
    if at.ply % 10 == 0:
        for reader in (*range(at.seats), SPECTATOR):
            yield from at.game.text.lines(at.view(reader), reader, words, NAMES)
        reasons = {reason_why_not(at.game, at.state, action) for action in range(at.game.actions.count)}
        for reason in sorted(reasons - {ALLOWED}):
            key = f"refusal-{at.game.clauses.label(reason)}"
            yield words.text(key) if words.has(key) else f"{GAP}{key}: there are no words for it"
