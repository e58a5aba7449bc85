"""Words for people: a game's Fluent files, and everything said through them, in one language.

Rules, events and actions are keys and numbers until this moment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.engine.events import Event
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.names import Argument

LANGUAGES = ("en", "fr")
LIST_LOCALES = {"en": "en_GB", "fr": "fr"}
"""Whose way to write "a, b and c" is used."""
FALLBACK = "en"
YOU = "yes"
NOT_YOU = "no"
MAX_CACHED_SENTENCES = 4096
"""A page says the same sentences again and again."""

_SYMBOL = re.compile(r"\[([a-z][a-z0-9-]*)\]")


@dataclass(frozen=True)
class Clause:
    """One clause of the rules as a person reads it."""

    name: str
    """As cited: `TT-14`."""
    text: str


@dataclass(frozen=True)
class Chapter:
    """A heading of the rules and its clauses."""

    title: str
    clauses: tuple[Clause, ...]


class Words:
    """Everything a person reads of one game, in one language; `folders` add words that are not the game's."""

    def __init__(self, game: Game | None, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise BadSetting(f"language {language!r} is not spoken here; accepted: {listed(LANGUAGES)}")
        self.game = game
        self.language = language
        self.folders = (*((game.folder / "words",) if game else ()), *folders)
        self._bundles = [_bundle(self.folders, language)]
        if language != FALLBACK:
            self._bundles.append(_bundle(self.folders, FALLBACK))
        self._cached_text = lru_cache(maxsize=MAX_CACHED_SENTENCES)(self._say)

    def has(self, key: str) -> bool:
        """Whether this language has a message of its own."""
        return bool(self._bundles[0].has_message(key))

    def text(self, key: str, **values: object) -> str:
        """A message. One that is missing is shown as its key rather than not at all; tests find those."""
        return self._cached_text(key, tuple(values.items()))

    def _say(self, key: str, items: tuple[tuple[str, object], ...]) -> str:
        values = dict(items)
        for bundle in self._bundles:
            if bundle.has_message(key) and bundle.get_message(key).value is not None:
                said, problems = bundle.format_pattern(bundle.get_message(key).value, values)
                return str(said) if not problems else f"‹{key}: {problems[0]}›"
        return f"‹{key}›"

    __call__ = text

    def plain(self, text: str) -> str:
        """A finished sentence where no symbol can be drawn: `[heart]` becomes its word, `symbol-heart`."""
        return _SYMBOL.sub(lambda found: self._symbol_word(found[1]) or found[0], text)

    def _symbol_word(self, symbol: str) -> str:
        return self.text(f"symbol-{symbol}") if self.has(f"symbol-{symbol}") else ""

    def word(self, kind: str, word: str) -> str:
        """A word of the game's vocabulary: `word("tiki", "nani")`."""
        return word if word.isdecimal() else self.text(f"{kind}-{word}")

    def spelled(self, argument: Argument, value: int, names: Sequence[str] = ()) -> str | int:
        """The value of an argument: a word, a seat's name, or a number."""
        if argument.kind == "seat" and 0 <= value < len(names):
            return names[value]
        if 0 <= value < len(argument.words):
            return self.word(argument.kind, argument.words[value])
        return value

    def action(self, number: int, names: Sequence[str] = ()) -> str:
        """A choice as a button says it."""
        game = self._game()
        verb = game.actions.verb(number)
        return self.text(f"action-{verb.name}", **self._values(verb.arguments, game.actions.values(number), names))

    def choice(self, s: Any, number: int, names: Sequence[str] = ()) -> str:
        """A choice in a position: the game's own way of saying it (`text.choice`) where it has one."""
        return self._game().text.choice(s, number, self, names)

    def event(self, event: Event, names: Sequence[str], reader: int) -> str:
        """A log line for a reader; `$you` says whether its `seat` is theirs, `$victim_you` whether its `victim` is."""
        return self._event_line(f"event-{event.name}", [event], names, reader)

    def _event_line(self, key: str, events: Sequence[Event], names: Sequence[str], reader: int) -> str:
        """A message with the arguments of the events that it tells."""
        values: dict[str, object] = {}
        for event in events:
            arguments = self._game().events.arguments[event.name]
            values |= self._values(arguments, event.values, names)
            for argument in arguments:
                if argument.kind == "seat":
                    is_reader = reader != SPECTATOR and event.values[argument.name] == reader
                    values[f"{argument.name}_you"] = YOU if is_reader else NOT_YOU
        return self.text(key, you=values.get("seat_you", NOT_YOU), **values)

    def told(self, events: Sequence[Event], names: Sequence[str], reader: int) -> list[str]:
        """What a ply told a reader, in sentences: some events share one (`text.TOLD_TOGETHER`), none is said twice."""
        said: list[str] = []
        rest = list(events)
        while rest:
            key, length = self.sentence(rest)
            line = self._event_line(key, rest[:length], names, reader)
            rest = rest[length:]
            if line not in said:
                said.append(line)
        return said

    def sentence(self, events: Sequence[Event]) -> tuple[str, int]:
        """The message that tells the first of these events, and how many of them."""
        for key, together in self._game().text.TOLD_TOGETHER:
            if tuple(event.name for event in events[: len(together)]) == together:
                return key, len(together)
        return f"event-{events[0].name}", 1

    def question(self, s: Any, names: Sequence[str], reader: int) -> str:
        """What is asked now: of the reader, or of the seat they wait for; with what the game says it is about."""
        game = self._game()
        name = game.asked(s)
        values = game.text.question_arguments(s, self, names)
        if s.actor == reader:
            return self.text(f"question-{name}", **values)
        return self.text(f"waiting-{name}", **{"seat": names[s.actor], **values})

    def refusal(self, code: int) -> str:
        """Why a clause forbids something, and what to do instead."""
        return self.text(f"refusal-{self._game().clauses.label(code)}")

    def clause(self, code: int) -> Clause:
        """A clause of the rules by its code."""
        clauses = self._game().clauses
        return Clause(clauses.name(code), self.text(f"clause-{clauses.label(code)}"))

    def rules(self) -> list[Chapter]:
        """The rules in our own words, in the order and under the headings of the words file."""
        clauses = self._game().clauses
        chapters: list[tuple[str, list[Clause]]] = []
        for heading, key in _outline(self.folders[0], self.language):
            if not chapters or chapters[-1][0] != heading:
                chapters.append((heading, []))
            label = key.removeprefix("clause-")
            chapters[-1][1].append(Clause(f"{clauses.prefix}-{label}", self.text(key)))
        return [Chapter(title, tuple(found)) for title, found in chapters]

    def _values(self, arguments: Sequence[Argument], values: dict[str, int], names: Sequence[str]) -> dict[str, object]:
        """Arguments as the message needs them; `$tiki_id` is the bare word, for choosing a form."""
        found: dict[str, object] = {}
        for argument in arguments:
            found[argument.name] = self.spelled(argument, values[argument.name], names)
            found[f"{argument.name}_id"] = argument.spell(values[argument.name])
        return found

    def _game(self) -> Game:
        assert self.game is not None, "these words are not a game's"
        return self.game


@lru_cache(maxsize=64)
def words(game: Game | None, language: str, *folders: Path) -> Words:
    """The words of a game in a language, read once."""
    return Words(game, language, *folders)


def _files(folder: Path, language: str) -> list[Path]:
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}-*.ftl"))]


def _read(folder: Path, language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in _files(folder, language) if file.exists())


@lru_cache(maxsize=64)
def _bundle(folders: tuple[Path, ...], language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False, functions={"LIST": partial(_list, language)})
    for folder in folders:
        bundle.add_resource(FluentResource(_read(folder, language)), allow_overrides=True)
    return bundle


def _list(language: str, *items: object, none: str) -> str:
    """The function LIST of the words files: "two 1s, 3 energy and 1 heart"; parts that are empty are left out."""
    said = [str(item) for item in items if str(item)]
    return format_list(said, locale=LIST_LOCALES[language]) if said else none


def in_a_row(language: str, names: Sequence[str]) -> str:
    """Names in a row, as one says them: "Ada, Bo and Cy"."""
    return _list(language, *names, none="")


@lru_cache(maxsize=64)
def _outline(folder: Path, language: str) -> list[tuple[str, str]]:
    """The clauses of a words file in order, each under the `## heading` above it."""
    heading = ""
    found = []
    for entry in FluentParser().parse(_read(folder, language)).body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message) and entry.id.name.startswith("clause-"):
            found.append((heading, entry.id.name))
    return found
