"""What the page of Pikit draws, and which pieces a choice touches.

Equal cards are one and the same in the rules, yet a card that is taken should be seen to move. So the copies of a value
that a reader can see are numbered: those in their own hand, then the top of the discard, then the centre. A taken card
thus keeps its number on the way from the centre to the hand, and a played one on the way to the discard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY, UNKNOWN
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.pikit import page_components, parts
from kotatsu.games.pikit.cards import cards_of, in_centre, mecha_of
from kotatsu.games.pikit.dice import doubled_mecha, face_kaiju, is_double, reaches
from kotatsu.games.pikit.ending import best_rank, has_most, kaiju_points, points, rank
from kotatsu.games.pikit.state import (
    BOTH_DICE,
    DICE_CHOICES,
    EMPTY,
    ENDLESS,
    FIRST_DIE,
    SECOND_DIE,
    State,
    Verb,
)
from kotatsu.games.pikit.text import cards, pending_card, played_card, way_name

STANDING = ("let_pass_this_turn", "let_pass")
"""Answers that a seat may give in advance."""
THIS_TURN = ("let_pass_this_turn",)
"""Those that end with the turn they were given in."""
CARDS_A_LAYER = 5
"""Cards of the pile that one drawn layer stands for."""


@dataclass(frozen=True)
class Stack:
    """Equal cards that lie together, in the centre or in a hand."""

    value: int
    count: int
    piece: str
    effect: str
    way: str = ""
    """How the dice reach it: sum, difference or face; empty where they do not."""


@dataclass(frozen=True)
class Account:
    """A seat's points taken apart."""

    seat: int
    hand: str
    kaiju: int
    mecha: int
    bonus: int
    wounds: int
    total: int
    cards: int
    won: bool


# --- Choices and pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """The card of the hand first, then what it is used on; for a taking, what is taken."""
    values = Verb.actions.values(action)
    if "card" in values:
        card = own_piece(s, s.actor, played_card(action))
        return (card, *targets(action, values)) if card else ()
    if Verb.TAKE <= action < Verb.TAKE_BOTH:
        return tuple(filter(None, [centre_piece(s, s.actor, values["kaiju"])]))
    if action == Verb.TAKE_BOTH:
        shown = dict.fromkeys(centre_piece(s, s.actor, face_kaiju(s, die)) for die in range(parts.DICE))
        return tuple(shown) if all(shown) else ()
    if action in (Verb.TAKE_MECHA, Verb.STEAL_MECHA) and is_double(s):
        return (f"mecha:{doubled_mecha(s) + 1}",)
    return ()


def targets(action: int, values: dict[str, int]) -> tuple[str, ...]:
    """What a played card is used on."""
    if action < Verb.STEAL:
        return dice_pieces(values["dice"])
    if action < Verb.SET_DIE:
        return (f"fan:{values['victim']}",)
    if action < Verb.DRAW_CARD:
        return (*dice_pieces(values["die"]), f"face:{values['face'] + 1}")
    return ("pile",) if action < Verb.CANCEL else ()


def dice_pieces(dice: int) -> tuple[str, ...]:
    """One die or both."""
    return ("die:0", "die:1") if dice == BOTH_DICE else (f"die:{dice}",)


def own_count(s: State, seat: int, kaiju: int) -> int:
    """How many of a Kaiju the reader sees in their own hand."""
    return max(0, s.hand[seat, kaiju]) if 0 <= seat < s.seats else 0


def own_piece(s: State, seat: int, kaiju: int) -> str:
    """The card that leaves a hand when this Kaiju is played; empty when there is none."""
    count = own_count(s, seat, kaiju)
    return f"card:{kaiju + 1}:{count - 1}" if count else ""


def centre_piece(s: State, seat: int, kaiju: int) -> str:
    """The card of the centre that is taken next; empty when there is none."""
    on_discard = 1 if s.discard_top == kaiju else 0
    return f"card:{kaiju + 1}:{own_count(s, seat, kaiju) + on_discard}" if in_centre(s, kaiju) else ""


INTERLUDES = (
    "last_turns",
    "stalled",
)
"""The last round begins."""


def marks(event: Event) -> tuple[str, ...]:
    """What an event moved: dice, places of the centre, Mecha, a hand."""
    values = event.values
    if event.name == "rolled":
        return dice_pieces(BOTH_DICE)
    if event.name == "rerolled":
        return dice_pieces(values["dice"])
    if event.name == "turned":
        return dice_pieces(values["die"])
    if event.name == "laid":
        return (f"centre:{values['kaiju'] + 1}",)
    if event.name in ("took_mecha", "stole_mecha"):
        return (f"mecha:{values['mecha'] + 1}",)
    if event.name.startswith("played_"):
        return ("discard",)
    if event.name in ("stole", "took", "drew", "drew_unseen"):
        return (f"fan:{values['seat']}",)
    return ()


# --- Answers given in advance


def passes(s: State, action: int) -> bool:
    """Whether an action lets a card pass, or takes nothing."""
    return action in (Verb.LET_PASS, Verb.TAKE_NOTHING)


def standing(s: State, seat: int, name: str) -> int | None:
    """What a standing answer says now: to let the card pass when this seat is asked about one."""
    asked = s.agenda_size > 0 and s.actor == seat
    return Verb.LET_PASS if asked and name in STANDING else None


def whose_turn(s: State) -> int:
    """The seat whose turn it is, whoever is asked something in it."""
    return s.turn


# --- The scene


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The dice, the centre, the Mecha, pile and discard, the reader's hand, and at the end the accounts."""
    over = s.actor == NOBODY
    return {
        "dice": (s.dice[FIRST_DIE], s.dice[SECOND_DIE]),
        "die_names": DICE_CHOICES,
        "centre": centre_stacks(s, seat),
        "mecha": [(mecha + 1, s.holder[mecha]) for mecha in range(parts.MECHA)],
        "layers": -(-s.pile_size // CARDS_A_LAYER),
        "discard": 0 if s.discard_top == EMPTY else s.discard_top + 1,
        "discard_piece": discard_piece(s, seat),
        "hand": hand_stacks(s, seat),
        "open": [[] if other == seat else hand_stacks(s, other) for other in range(s.seats)],
        "hand_points": hand_points(s, seat),
        "faces": faces(s, seat),
        "sizes": [cards_of(s, other) for other in range(s.seats)],
        "pending": pending_card(s),
        "aimed": aimed(s),
        "turns_left": None if over or s.turns_left == ENDLESS else s.turns_left,
        "accounts": [account(s, other, words) for other in range(s.seats)] if over else [],
        "effects": [parts.EFFECT_NAMES[effect] for effect in parts.EFFECTS],
        "mecha_points": parts.MECHA_POINTS,
        "wound_points": parts.WOUND_POINTS,
    }


def centre_stacks(s: State, seat: int) -> list[Stack]:
    """The centre by value, each with how the dice reach it."""
    return [
        Stack(
            kaiju + 1,
            in_centre(s, kaiju),
            centre_piece(s, seat, kaiju),
            parts.EFFECT_NAMES[parts.EFFECTS[kaiju]],
            way_name(s, kaiju) if reaches(s, kaiju) and s.actor != NOBODY else "",
        )
        for kaiju in range(parts.KAIJU)
        if in_centre(s, kaiju)
    ]


def hand_stacks(s: State, seat: int) -> list[Stack]:
    """The reader's Kaiju by value."""
    return [
        Stack(kaiju + 1, own_count(s, seat, kaiju), own_piece(s, seat, kaiju), parts.EFFECT_NAMES[parts.EFFECTS[kaiju]])
        for kaiju in range(parts.KAIJU)
        if own_count(s, seat, kaiju)
    ]


def faces(s: State, seat: int) -> range:
    """The faces that a die can be set to now by the reader; none when they cannot."""
    is_theirs = s.actor == seat == s.turn and s.agenda_size == 0
    can_set = is_theirs and any(own_count(s, seat, kaiju) for kaiju in parts.SET_CARDS)
    return range(1, parts.FACES + 1) if can_set else range(0)


def hand_points(s: State, seat: int) -> int:
    """What the reader's hand is worth without the bonus for 1s; 0 for a spectator."""
    if not 0 <= seat < s.seats or s.hand[seat, 0] == UNKNOWN:
        return 0
    return kaiju_points(s, seat) + parts.MECHA_POINTS * mecha_of(s, seat) - parts.WOUND_POINTS * s.wounds[seat]


def discard_piece(s: State, seat: int) -> str:
    """The number of the card on the discard, so that it is seen to come from the reader's hand."""
    if s.discard_top == EMPTY:
        return ""
    return f"card:{s.discard_top + 1}:{own_count(s, seat, s.discard_top)}"


def aimed(s: State) -> tuple[str, ...]:
    """The pieces that the card which could be cancelled is meant for."""
    card = pending_card(s)
    if card is None:
        return ()
    pieces_of = {
        "reroll": dice_pieces(DICE_CHOICES.index(card.dice)),
        "set": dice_pieces(DICE_CHOICES.index(card.die)),
        "steal": (f"fan:{card.victim}",),
        "draw": ("pile",),
    }
    return pieces_of.get(card.name, ())


def account(s: State, seat: int, words: WordsProtocol) -> Account:
    """PK-23: a seat's points taken apart, with its open hand."""
    held = [kaiju for kaiju in range(parts.KAIJU) for _ in range(s.hand[seat, kaiju])]
    return Account(
        seat,
        cards(held, words),
        kaiju_points(s, seat),
        parts.MECHA_POINTS * mecha_of(s, seat),
        parts.MOST_BONUS if has_most(s, seat) else 0,
        parts.WOUND_POINTS * s.wounds[seat],
        points(s, seat),
        cards_of(s, seat),
        rank(s, seat) == best_rank(s),
    )


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
LOSSES = page_components.LOSSES
