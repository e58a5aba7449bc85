"""Which components a seat was shown, could take and had: read off events and actions, in every game in the same way.

An event that names a seat and a word of the vocabulary (`bought: seat, card`) says that the seat HAD that component.
An event that names a component and no seat (`shown: card`) says that it was SHOWN to everybody. A legal action that
names a component (`buy card=mimic`) says that the seat COULD take it. Words that are numbers count where parts.toml
has a list of that name (`kaiju`), so that places and faces do not; a number without words counts where the ids of such
a list are numbers (`mission`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from kotatsu.engine.contract import Game
from kotatsu.engine.names import Argument

SEAT = "seat"
HAD, SHOWN, COULD = "had", "shown", "could"
EVERY_SEAT = -1
"""The place of the seat in an event that names none."""


@dataclass(frozen=True)
class Trait:
    """One way for components to come up: an event, where it names the seat, where the component, and its words."""

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
    """A component that came up for a seat, in one way."""

    trait: str
    kind: str
    word: str
    way: str = HAD

    @property
    def key(self) -> str:
        """Its name in results: `bought card:mimic`."""
        return f"{self.trait}:{self.word}"


@cache
def traits(game: Game) -> tuple[Trait, ...]:
    """Every way for a component to come up in an event, in the order of the game's events."""
    lists = _part_lists(game)
    found = []
    for number, name in enumerate(game.events.names):
        arguments = game.events.arguments[name]
        seats = [place for place, argument in enumerate(arguments) if argument.name == SEAT]
        seat_at = seats[0] if seats else EVERY_SEAT
        for place, argument in enumerate(arguments):
            words, least = _component_words(argument, lists)
            if words:
                found.append(Trait(number, f"{name} {argument.name}", argument.kind, seat_at, place, words, least))
    return tuple(found)


@cache
def items(game: Game) -> tuple[Item, ...]:
    """Every component in every way to come up: first by events, then by legal actions."""
    by_event = [
        Item(trait.name, trait.kind, word, SHOWN if trait.seat_at == EVERY_SEAT else HAD)
        for trait in traits(game)
        for word in trait.words
    ]
    by_action = dict.fromkeys(item for action in range(game.actions.count) for item in _named(game, action))
    return (*by_event, *by_action)


@cache
def items_of_action(game: Game) -> tuple[tuple[int, ...], ...]:
    """For each action the places in `items` of the components that it names."""
    places = {item: place for place, item in enumerate(items(game))}
    return tuple(tuple(places[item] for item in _named(game, action)) for action in range(game.actions.count))


def _named(game: Game, action: int) -> list[Item]:
    """The components that an action names."""
    lists = _part_lists(game)
    verb, spelled = game.actions.verb(action), game.actions.decode(action)
    return [
        Item(f"{COULD} {verb.name} {argument.name}", argument.kind, str(spelled[argument.name]), COULD)
        for argument in verb.arguments
        if argument.name != SEAT and argument.kind != SEAT and _component_words(argument, lists)[0]
    ]


def _component_words(argument: Argument, lists: dict[str, tuple[int, ...]]) -> tuple[tuple[str, ...], int]:
    """The words that an argument can name components by, and the number of the first."""
    is_part = argument.kind in lists
    if argument.words:
        return (argument.words, 0) if is_part or not all(word.isdecimal() for word in argument.words) else ((), 0)
    ids = lists.get(argument.kind, ())
    return (tuple(map(str, ids)), ids[0]) if ids else ((), 0)


@cache
def _part_lists(game: Game) -> dict[str, tuple[int, ...]]:
    """The lists of parts.toml by what one entry is called, each with its ids where these count up: `mission`."""
    found = {}
    for name, entries in _parts(game).items():
        if isinstance(entries, list) and entries and isinstance(entries[0], dict):
            ids = [entry["id"] for entry in entries if isinstance(entry.get("id"), int)]
            counting = ids and ids == list(range(ids[0], ids[0] + len(entries)))
            found[_singular(name)] = tuple(ids) if counting else ()
    return found


def _parts(game: Game) -> dict[str, Any]:
    return tomllib.loads((game.folder / "parts.toml").read_text(encoding="utf-8"))


def _singular(name: str) -> str:
    return name.removesuffix("s")


def changed_components(game: Game, paths: Iterable[str]) -> list[tuple[str, str]]:
    """The components that changes concern, as kind and word: `cards.mimic.price` concerns the card mimic.

    So does a figure that begins with its name: `figures.alpha_monster_stars` concerns the card alpha_monster.
    """
    found: dict[tuple[str, str], None] = {}
    for path in paths:
        name, _, rest = path.partition(".")
        entry = _entry_id(game, name, rest.partition(".")[0])
        if items_of(game, _singular(name), entry):
            found[_singular(name), entry] = None
        else:
            found.update(dict.fromkeys(_named_by(game, entry)))
    return list(found)


def _entry_id(game: Game, name: str, entry: str) -> str:
    """The id of an entry that a path names by its id or by its number in the list."""
    entries = _parts(game).get(name)
    if isinstance(entries, list) and entry.isdecimal() and int(entry) < len(entries):
        chosen = entries[int(entry)]
        return str(chosen.get("id", entry)) if isinstance(chosen, dict) else entry
    return entry


def _named_by(game: Game, figure: str) -> list[tuple[str, str]]:
    """The component whose id a figure's name begins with, if there is one; of several the longest."""
    lists = _part_lists(game)
    named = [item for item in items(game) if item.kind in lists and figure.startswith(f"{item.word}_")]
    longest = max((item.word for item in named), key=len, default="")
    return list(dict.fromkeys((item.kind, item.word) for item in named if item.word == longest))


def items_of(game: Game, kind: str, word: str) -> list[Item]:
    """Every way for one component to come up."""
    return [item for item in items(game) if item.word == word and kind in (item.kind, item.trait.rpartition(" ")[2])]
