"""Positions of King of Tokyo: dice as letters, cards by name, and a turn that halts where a test wants to look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import kotatsu
from kotatsu import IllegalAction, Match
from kotatsu.engine.agenda import FIRST, WHAT
from kotatsu.engine.chance import Chance
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import turns
from kotatsu.games.king_of_tokyo.parts import BATTERY_MONSTER, CARD_NAMES, CARDS, SMOKE_CLOUD
from kotatsu.games.king_of_tokyo.state import NO_CARD, PILE, SHOWN, Frame
from kotatsu.games.king_of_tokyo.turns import begin_turn
from tests.support import arrange

FACES = "123esh"
"""Dice in tests: 1, 2, 3, energy, smash, heart."""
DULL = ("skyscraper", "energize", "frenzy")
"""What is for sale unless a test says otherwise."""


def faces(text: str) -> list[int]:
    """Dice as the draws that show them: `faces("11sh")`."""
    return [FACES.index(letter) for letter in text]


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def position(
    dice: str = "112233",
    *,
    seats: int = 3,
    cards: Mapping[int, Sequence[str]] | None = None,
    show: Sequence[str] = DULL,
    halt: bool = True,
    **fields: Any,
) -> Match:
    """Seat 0 has rolled these dice and has a roll left; nobody in Tokyo, nobody holds a card unless said.

    Fields are as given once the dice lie there, whatever the start of the turn paid. With `halt` the turn stops before
    the game looks for a winner: seat 0 is then asked for an extra turn that it need not have.
    """
    match = bare(seats, cards, show)
    arrange(match, **fields)
    begin(match, dice, halt=halt)
    arrange(match, rolls_left=1, **fields)
    return match


def bare(seats: int, cards: Mapping[int, Sequence[str]] | None = None, show: Sequence[str] = DULL) -> Match:
    """A table with these cards before the seats and for sale, and no turn running."""
    match = kotatsu.new("king-of-tokyo", seats=seats, seed=1)
    s = match.state
    for other in range(CARDS):
        s.where[other] = PILE
    for seat, names in (cards or {}).items():
        for name in names:
            s.where[card(name)] = seat
            s.cubes = 6 if card(name) == BATTERY_MONSTER else s.cubes
            s.smoke = 3 if card(name) == SMOKE_CLOUD else s.smoke
    for place, name in enumerate(show):
        s.display[place] = card(name)
        s.where[card(name)] = SHOWN
    arrange(match, home=0, city=NOBODY, bay=NOBODY, energy=[0] * 6, copied=NO_CARD)
    return match


def begin(match: Match, dice: str, seat: int = 0, *, halt: bool = True) -> None:
    """A new turn of a seat, its first roll showing these dice."""
    s = match.state
    s.agenda_size = 0
    begin_turn(s, seat, 0)
    if halt:
        s.agenda[0, WHAT] = Frame.TAKE_EXTRA_TURN
        s.agenda[0, FIRST] = seat
    resume(match, dice)


def resume(match: Match, dice: str = "") -> None:
    """Run the agenda until somebody decides, the first draws showing these dice."""
    s = match.state
    s.chance = Chance(faces(dice))
    turns.run(s)
    s.chance = None


def play(match: Match, *moves: str, draws: str = "") -> Match:
    """Play moves one after the other; the first of them draws these faces."""
    match.rig(*faces(draws))
    for move in moves:
        match.play(move)
    return match


def resolved(dice: str, draws: str = "", **fields: Any) -> Match:
    """The position after seat 0 has stopped on these dice and resolved them in the usual order; then these draws."""
    match = play(position(dice, **fields), "stop", draws=draws)
    if asked(match) == "resolve":
        play(match, "resolve_all")
    return match


def asked(match: Match) -> str:
    """The name of the question at hand."""
    return "" if match.over else match.game.asked(match.state)


def choices(match: Match) -> list[str]:
    """What the actor may choose, as text."""
    return [match.game.actions.text(action) for action in match.legal()]


def refusal(match: Match, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return caught.value.clause


def hearts(match: Match) -> list[int]:
    return [match.state.hearts[seat] for seat in range(match.seats)]


def stars(match: Match) -> list[int]:
    return [match.state.stars[seat] for seat in range(match.seats)]


def energy(match: Match) -> list[int]:
    return [match.state.energy[seat] for seat in range(match.seats)]


def owner(match: Match, name: str) -> int:
    """Where a card is."""
    return int(match.state.where[card(name)])


def buying(
    *names: str,
    seats: int = 3,
    purse: int = 20,
    cards: Mapping[int, Sequence[str]] | None = None,
    halt: bool = True,
    **fields: Any,
) -> Match:
    """Seat 0 in its buying step with these cards for sale, on dice that do nothing; nobody is in Tokyo but seat 0."""
    show = (*names, *(name for name in DULL if name not in names))[:3]
    fields = {"city": 0, "energy": [purse, *([0] * (seats - 1))], **fields}
    return resolved("112233", seats=seats, cards=cards, show=show, halt=halt, **fields)
