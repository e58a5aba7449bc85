"""The components of Pikit as tables that the rules can index; `parts.toml` says what is printed on each.

Kaiju are numbered from 0, so that Kaiju k has the value k + 1; Mecha m belongs to the double of m + 1.
"""

from __future__ import annotations

from kotatsu.engine.errors import PartsError, listed
from kotatsu.engine.parts import load_parts

PARTS = load_parts(__file__)

MAX_SEATS = 4

DICE: int = PARTS["dice"]["count"]
FACES: int = PARTS["dice"]["faces"]
MECHA = FACES
"""One Mecha for each double."""
CENTRE: int = PARTS["centre"]["cards"]
STARTING_TOTAL: int = PARTS["hand"]["total"]

KAIJU = len(PARTS["kaiju"])
COPIES: tuple[int, ...] = tuple(kaiju["copies"] for kaiju in PARTS["kaiju"])
REMOVED_AT_TWO: tuple[int, ...] = tuple(
    PARTS["two_seats"]["removed"] if kaiju < PARTS["two_seats"]["highest_removed"] else 0 for kaiju in range(KAIJU)
)
"""Copies of each Kaiju that stay in the box with two seats."""

MECHA_POINTS: int = PARTS["scoring"]["mecha"]
MOST_BONUS: int = PARTS["scoring"]["most"]
WOUND_POINTS: int = PARTS["scoring"]["wound"]
IDLE_ROUNDS: int = PARTS["end"]["idle_rounds"]

EFFECT_NAMES = ("reroll", "steal", "set", "draw", "cancel", "joker", "most", "wound", "all")
REROLLS, STEALS, SETS, DRAWS, CANCELS, JOKER, COUNTS_FOR_MOST, WOUNDS, COMES_WITH_ALL = range(len(EFFECT_NAMES))
EFFECTS: tuple[int, ...] = tuple(
    EFFECT_NAMES.index(PARTS["effects"][str(kaiju + 1)]["effect"]) for kaiju in range(KAIJU)
)
"""What each Kaiju does."""


def cards_for(effect: int) -> tuple[int, ...]:
    """The Kaiju that can be played for one of the five effects: its own and the jokers."""
    return tuple(kaiju for kaiju in range(KAIJU) if EFFECTS[kaiju] in (effect, JOKER))


REROLL_CARDS = cards_for(REROLLS)
STEAL_CARDS = cards_for(STEALS)
SET_CARDS = cards_for(SETS)
DRAW_CARDS = cards_for(DRAWS)
CANCEL_CARDS = cards_for(CANCELS)

CARDS_IN_ALL = sum(COPIES)
PLAYABLE_IN_ALL = sum(COPIES[kaiju] for kaiju in range(KAIJU) if EFFECTS[kaiju] <= JOKER)
"""How many cards of a game can be played for an effect, each of them once."""

if min(map(len, (REROLL_CARDS, STEAL_CARDS, SET_CARDS, DRAW_CARDS, CANCEL_CARDS))) == 0:
    raise PartsError(f"parts.toml of Pikit: each of {listed(EFFECT_NAMES[:JOKER])} must be on some Kaiju")
if any(copies < removed for copies, removed in zip(COPIES, REMOVED_AT_TWO, strict=True)):
    raise PartsError("parts.toml of Pikit: more copies are taken out for two seats than there are")
if FACES > KAIJU:
    raise PartsError("parts.toml of Pikit: every face of a die must be the value of a Kaiju")
if DICE != 2 or sum(COPIES) <= CENTRE:
    raise PartsError("parts.toml of Pikit: a turn is read from two dice, and the deck must outlast the centre")
