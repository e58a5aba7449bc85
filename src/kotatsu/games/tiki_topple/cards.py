"""What the action cards do to the pole (TT-14 to TT-18). Place 0 is the top."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.state import LOWER, OFF, UPPER, EventKind, State

PUH_PLACES = 2
"""How far Puh drops a tiki."""


def move_tiki(s: State, card: int, place: int) -> None:
    """TT-14 to TT-16: the tiki of a place goes where the card says; those it passes make room."""
    tiki = s.line[place]
    goal = destination(s, card, place)
    s.moved[s.actor, tiki] += place - goal
    while place > goal:
        s.line[place] = s.line[place - 1]
        place -= 1
    while place < goal:
        s.line[place] = s.line[place + 1]
        place += 1
    s.line[goal] = tiki
    spend_card(s, card)
    tell(s, EVERYONE, EventKind.MOVED, s.actor, card, tiki, goal)


def destination(s: State, card: int, place: int) -> int:
    """TT-14 to TT-16: Up climbs, Puh drops two, Topple drops to the bottom. It may lie outside the pole."""
    if card <= parts.UP3:
        return place - (card + 1)
    if card == parts.TOPPLE:
        return s.standing - 1
    return place + PUH_PLACES


def swap_tikis(s: State, pair: int) -> None:
    """TT-17, TT-A3: two tikis of the pole change places."""
    distance = LOWER[pair] - UPPER[pair]
    s.moved[s.actor, s.line[UPPER[pair]]] -= distance
    s.moved[s.actor, s.line[LOWER[pair]]] += distance
    swap_places(s, UPPER[pair], LOWER[pair])
    spend_card(s, parts.WIKI)
    tell(s, EVERYONE, EventKind.SWAPPED, s.actor, s.line[LOWER[pair]], s.line[UPPER[pair]])


def swap_places(s: State, place: int, other: int) -> None:
    """Exchange the tikis of two places."""
    held = s.line[place]
    s.line[place] = s.line[other]
    s.line[other] = held


def toast_tiki(s: State) -> None:
    """TT-18: the lowest tiki leaves for the rest of the round."""
    s.standing -= 1
    tiki = s.line[s.standing]
    s.line[s.standing] = OFF
    s.moved[s.actor, tiki] -= 1
    spend_card(s, parts.TOAST)
    tell(s, EVERYONE, EventKind.TOASTED, s.actor, tiki)


def discard(s: State, card: int) -> None:
    """TT-A4: a card is discarded without effect."""
    spend_card(s, card)
    tell(s, EVERYONE, EventKind.DISCARDED, s.actor, card)


def spend_card(s: State, card: int) -> None:
    """TT-13: a played card is gone until the next round."""
    s.hand[s.actor, card] -= 1
    s.played[s.actor, card] += 1
    s.cards_left[s.actor] -= 1
