"""A game whose compiled record also notes which components came up for each seat: what studies count."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from kotatsu.engine.compiler.placeholders import ACTION_COUNT
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import Mask, public
from kotatsu.study.components import items, items_of_action, traits

State = Any
"""The state of any game, with what is noted in it."""
STARTS: tuple[int, ...] = ()
"""For each event, the first of its traits; one more at the end."""
SEAT_AT: tuple[int, ...] = ()
WORD_AT: tuple[int, ...] = ()
LEAST: tuple[int, ...] = ()
COUNTS: tuple[int, ...] = ()
BASES: tuple[int, ...] = ()
"""For each trait: where the event names the seat and the word, the first word's number, how many, the first item."""
ACTION_STARTS: tuple[int, ...] = ()
"""For each action, the first of its items in ACTION_ITEMS; one more at the end."""
ACTION_ITEMS: tuple[int, ...] = ()


def note(s: Any, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Replaces `tell`: marks in the record that a component came up. The tables are a game's own."""
    for trait in range(STARTS[event], STARTS[event + 1]):
        word = argument_at(WORD_AT[trait], a, b, c, d) - LEAST[trait]
        if 0 <= word < COUNTS[trait]:
            seat = argument_at(SEAT_AT[trait], a, b, c, d)
            for other in range(s.seats):
                if other == seat or SEAT_AT[trait] < 0:
                    s.noted[other, BASES[trait] + word] = 1


def argument_at(place: int, a: int, b: int, c: int, d: int) -> int:
    """One of an event's four arguments."""
    if place == 0:
        return a
    if place == 1:
        return b
    return c if place == 2 else d


def note_legal(s: State, mask: Mask) -> int:
    """Replaces `legal`: also marks in the record which components the actor could take."""
    count = legal(s, mask)
    for action in range(ACTION_COUNT):
        if mask[action] != 0:
            for place in range(ACTION_STARTS[action], ACTION_STARTS[action + 1]):
                s.noted[s.actor, ACTION_ITEMS[place]] = 1
    return count


def legal(s: State, mask: Mask) -> int:
    """The game's own `legal`, put here for `note_legal`."""
    raise NotImplementedError


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


def legal_noter(game: Game) -> FunctionType:
    """`note_legal` over the `legal` of a game."""
    named = items_of_action(game)
    tables = {
        "ACTION_STARTS": tuple(sum(len(row) for row in named[:action]) for action in range(len(named) + 1)),
        "ACTION_ITEMS": tuple(item for row in named for item in row) or (0,),
        "legal": game.rules.legal,
    }
    return rebind(note_legal, {**globals(), **tables})


@cache
def noting(game: Game) -> Game:
    """The same game with a record that also notes what came up for each seat, when compiled."""
    if not items(game):
        return game
    room = {"noted": public.i8(game.seats[1], len(items(game))), "__module__": game.rules.State.__module__}
    rules = ModuleType(f"{game.slug} noted")
    rules.__dict__.update(vars(game.rules))
    rules.__dict__["State"] = type("NotingState", (game.rules.State,), room)
    rules.__dict__["NOTES"] = ("noted",)
    rules.__dict__["legal"] = legal_noter(game)
    return replace(game, rules=rules, listener=noter(game))
