"""Which components a seat had: read off the events of a game, for every game in the same way.

An event that names a seat and a word of the vocabulary (`bought: seat, card`) says that the seat had that component.
Words that are numbers count where parts.toml has a list of that name (`kaiju`), so that places and faces do not; a
number without words counts where the ids of such a list are numbers (`mission`).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game
from kotatsu.engine.events import Events
from kotatsu.engine.layout import public
from kotatsu.engine.names import Argument

SEAT = "seat"


@dataclass(frozen=True)
class Trait:
    """One way to have something: an event, where it names the seat, where the component, and its words."""

    event: int
    name: str
    """`bought card`."""
    kind: str
    seat_at: int
    word_at: int
    words: tuple[str, ...]
    least: int
    """The number of the first word."""


@dataclass(frozen=True)
class Item:
    """A component that a seat can have had, in one way."""

    trait: str
    kind: str
    word: str

    @property
    def key(self) -> str:
        """Its name in results: `bought card:mimic`."""
        return f"{self.trait}:{self.word}"


@cache
def traits(game: Game) -> tuple[Trait, ...]:
    """Every way to have something in a game, in the order of its events."""
    events: Events = game.events
    lists = _part_lists(game)
    found = []
    for number, name in enumerate(events.names):
        arguments = events.arguments[name]
        seats = [place for place, argument in enumerate(arguments) if argument.name == SEAT]
        for place, argument in enumerate(arguments):
            words, least = _component_words(argument, lists)
            if seats and words:
                found.append(Trait(number, f"{name} {argument.name}", argument.kind, seats[0], place, words, least))
    return tuple(found)


@cache
def items(game: Game) -> tuple[Item, ...]:
    """Every component in every way to have it."""
    return tuple(Item(trait.name, trait.kind, word) for trait in traits(game) for word in trait.words)


def _component_words(argument: Argument, lists: dict[str, tuple[int, ...]]) -> tuple[tuple[str, ...], int]:
    """The words that an argument can name components by, and the number of the first."""
    is_part = argument.kind in lists
    if argument.words:
        return (argument.words, 0) if is_part or not all(word.isdecimal() for word in argument.words) else ((), 0)
    ids = lists.get(argument.kind, ())
    return (tuple(map(str, ids)), ids[0]) if ids else ((), 0)


def _part_lists(game: Game) -> dict[str, tuple[int, ...]]:
    """The lists of parts.toml by what one entry is called, each with its ids where these count up: `mission`."""
    parts = tomllib.loads((game.folder / "parts.toml").read_text(encoding="utf-8"))
    found = {}
    for name, entries in parts.items():
        if isinstance(entries, list) and entries and isinstance(entries[0], dict):
            ids = [entry["id"] for entry in entries if isinstance(entry.get("id"), int)]
            counting = ids and ids == list(range(ids[0], ids[0] + len(entries)))
            found[name.removesuffix("s")] = tuple(ids) if counting else ()
    return found


# --- A game whose record notes what was had, for compiled code

STARTS: tuple[int, ...] = ()
"""For each event, the first of its traits; one more at the end."""
SEAT_AT: tuple[int, ...] = ()
WORD_AT: tuple[int, ...] = ()
LEAST: tuple[int, ...] = ()
COUNTS: tuple[int, ...] = ()
BASES: tuple[int, ...] = ()
"""For each trait: where the event names the seat and the word, the first word's number, how many, the first item."""


def note(s: Any, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """In the place of `tell`: mark in the record that a seat had a component. The tables are a game's own."""
    for trait in range(STARTS[event], STARTS[event + 1]):
        seat = argument_at(SEAT_AT[trait], a, b, c, d)
        word = argument_at(WORD_AT[trait], a, b, c, d) - LEAST[trait]
        if 0 <= seat < s.seats and 0 <= word < COUNTS[trait]:
            s.noted[seat, BASES[trait] + word] = 1


def argument_at(place: int, a: int, b: int, c: int, d: int) -> int:
    """One of an event's four arguments."""
    if place == 0:
        return a
    if place == 1:
        return b
    return c if place == 2 else d


@cache
def noter(game: Game) -> FunctionType:
    """`note` with the tables of a game."""
    found = traits(game)
    starts = [sum(trait.event < event for trait in found) for event in range(len(game.events.names) + 1)]
    bases = [sum(len(trait.words) for trait in found[:place]) for place in range(len(found))]
    tables = {
        "STARTS": tuple(starts),
        "SEAT_AT": tuple(trait.seat_at for trait in found),
        "WORD_AT": tuple(trait.word_at for trait in found),
        "LEAST": tuple(trait.least for trait in found),
        "COUNTS": tuple(len(trait.words) for trait in found),
        "BASES": tuple(bases),
    }
    return rebind(note, {**globals(), **tables})


@cache
def noting(game: Game) -> Game:
    """The same game with a record that also notes what each seat had, when compiled."""
    if not items(game):
        return game
    room = {"noted": public.i8(game.seats[1], len(items(game))), "__module__": game.rules.State.__module__}
    rules = ModuleType(f"{game.slug} noted")
    rules.__dict__.update(vars(game.rules))
    rules.__dict__["State"] = type("NotingState", (game.rules.State,), room)
    return replace(game, rules=rules, listener=noter(game))
