"""Positions of Pikit, written as one would lay them out: by the values of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu import Match
from kotatsu.engine.events import Event
from kotatsu.games.pikit import GAME
from kotatsu.games.pikit.cards import cards_of, copies_in_play
from kotatsu.games.pikit.parts import CENTRE, KAIJU, MECHA
from kotatsu.games.pikit.state import EMPTY, ON_TABLE
from tests.support import arrange

ANA, BO, CY, DEE = range(4)
PLAIN_CENTRE = (1, 1, 3, 3, 5, 5, 8, 8)


def lay_out(
    hands: Sequence[Sequence[int]],
    *,
    dice: tuple[int, int] = (1, 3),
    centre: Sequence[int] = PLAIN_CENTRE,
    pile: Sequence[int] | None = None,
    drawn: Mapping[int, Sequence[int]] | None = None,
    mecha: Mapping[int, int] | None = None,
    turn: int = ANA,
    **fields: Any,
) -> Match:
    """A table of Pikit with these hands, seen by all; `drawn` holds further cards that only their seat has seen.

    `mecha` says who holds the Mecha of a double. Without a pile every other card lies in it; with one, on the discard.
    """
    match = Match(GAME, len(hands), seed=1)
    seen = [counts(hand) for hand in hands] + [[0] * KAIJU] * (4 - len(hands))
    full = [counts([*hand, *(drawn or {}).get(seat, ())]) for seat, hand in enumerate(hands)]
    full += [[0] * KAIJU] * (4 - len(hands))
    lying = counts(centre)
    used = [sum(hand[kaiju] for hand in full) + lying[kaiju] for kaiju in range(KAIJU)]
    rest = [copies_in_play(match.state, kaiju) - used[kaiju] for kaiju in range(KAIJU)]
    in_pile = rest if pile is None else counts(pile)
    assert all(0 <= piled <= left for piled, left in zip(in_pile, rest, strict=True)), "more cards than there are"
    holders = [(mecha or {}).get(double + 1, ON_TABLE) for double in range(MECHA)]
    return arrange(
        match,
        turn=turn,
        actor=turn,
        dice=list(dice),
        centre=[*(value - 1 for value in centre), *[EMPTY] * (CENTRE - len(centre))],
        pile=in_pile,
        pile_size=sum(in_pile),
        discard=[left - piled for left, piled in zip(rest, in_pile, strict=True)],
        hand=full,
        seen=seen,
        hand_size=[sum(hand) for hand in full],
        holder=holders,
        **fields,
    )


def counts(values: Sequence[int]) -> list[int]:
    """How many of each Kaiju there are among these values."""
    found = Counter(values)
    return [found[kaiju + 1] for kaiju in range(KAIJU)]


def hand(match: Match, seat: int) -> list[int]:
    """The values of the Kaiju in a hand."""
    return [kaiju + 1 for kaiju in range(KAIJU) for _ in range(match.state.hand[seat, kaiju])]


def centre(match: Match) -> list[int]:
    """The values in the centre, sorted."""
    return sorted(match.state.centre[place] + 1 for place in range(CENTRE) if match.state.centre[place] != EMPTY)


def discard(match: Match) -> list[int]:
    """The values on the discard."""
    return [kaiju + 1 for kaiju in range(KAIJU) for _ in range(match.state.discard[kaiju])]


def holder(match: Match, double: int) -> int:
    """Who holds the Mecha of a double."""
    return int(match.state.holder[double - 1])


def dice(match: Match) -> tuple[int, int]:
    """What the dice show."""
    return match.state.dice[0], match.state.dice[1]


def size(match: Match, seat: int) -> int:
    """How many cards a seat holds, Mecha included."""
    return cards_of(match.state, seat)


def offered(match: Match, *verbs: str) -> list[str]:
    """The actor's choices as text; only those of some verbs where these are given."""
    said = [GAME.actions.text(action) for action in match.legal()]
    return [line for line in said if not verbs or line.split()[0] in verbs]


def told(events: Sequence[Event]) -> list[str]:
    """The names of events in order."""
    return [event.name for event in events]


def total_cards(match: Match) -> int:
    """Every Kaiju on the table, wherever it lies."""
    s = match.state
    hands = sum(len(hand(match, seat)) for seat in range(s.seats))
    return int(sum(s.pile) + sum(s.discard)) + hands + len(centre(match))
