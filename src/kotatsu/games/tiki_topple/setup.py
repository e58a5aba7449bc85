"""Set-up of the game and of each round: the pole, the hands, the missions (TT-6 to TT-10, TT-22)."""

from __future__ import annotations

from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import UNKNOWN
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.cards import swap_places
from kotatsu.games.tiki_topple.state import NOT_YET, EventKind, State


def setup(s: State) -> None:
    """TT-7, TT-A12: all pawns at the start; chance judges the best grimace, whose seat begins."""
    for round_ in range(parts.MAX_ROUNDS):
        for seat in range(parts.MAX_SEATS):
            s.shown[round_, seat] = NOT_YET
    s.starter = draw(s, s.seats)
    begin_round(s)


def begin_round(s: State) -> None:
    """TT-6 to TT-10, TT-22: build the pole, deal cards and missions; the starter begins."""
    build_pole(s)
    for seat in range(s.seats):
        deal_cards(s, seat)
    deal_missions(s)
    s.actor = s.starter
    tell(s, EVERYONE, EventKind.ROUND_BEGINS, s.round + 1, s.starter)


# --- The pole


def build_pole(s: State) -> None:
    """TT-6, TT-A9: groups in any order, and any order inside a group."""
    s.standing = parts.TIKIS
    for place in range(parts.TIKIS):
        s.line[place] = parts.BY_GROUP[place]
    for group in range(parts.GROUPS):
        shuffle(s, s.line, group * parts.GROUP_SIZE, parts.GROUP_SIZE)
    for last in range(parts.GROUPS - 1, 0, -1):
        other = draw(s, last + 1)
        for place in range(parts.GROUP_SIZE):
            swap_places(s, last * parts.GROUP_SIZE + place, other * parts.GROUP_SIZE + place)


# --- Hands


def deal_cards(s: State, seat: int) -> None:
    """TT-7 to TT-9: all cards of a colour, less those set aside unseen."""
    s.cards_left[seat] = 0
    for tiki in range(parts.TIKIS):
        s.moved[seat, tiki] = 0
    for card in range(parts.CARDS):
        s.played[seat, card] = 0
        s.aside[seat, card] = 0
        s.hand[seat, card] = copies_in_play(s, card)
        s.cards_left[seat] += s.hand[seat, card]
    set_cards_aside(s, seat)
    s.cards_left[seat] -= parts.SET_ASIDE


def copies_in_play(s: State, card: int) -> int:
    """TT-8: with three or four players one Up 1 of each colour stays in the box."""
    if card == parts.UP1 and s.seats >= parts.RETURNED_UP1_FROM:
        return parts.COPIES[card] - 1
    return parts.COPIES[card]


def set_cards_aside(s: State, seat: int) -> None:
    """TT-9: two random cards of what is in hand begin the discard, face down."""
    cards = 0
    for card in range(parts.CARDS):
        cards += s.hand[seat, card]
    for taken in range(parts.SET_ASIDE):
        at = draw(s, cards - taken)
        card = 0
        while at >= s.hand[seat, card]:
            at -= s.hand[seat, card]
            card += 1
        s.hand[seat, card] -= 1
        s.aside[seat, card] += 1


# --- Missions


def deal_missions(s: State) -> None:
    """TT-10, TT-A13: a mission for each seat, none that has been used before."""
    for seat in range(s.seats):
        s.mission[seat] = UNKNOWN
    deal_unknown_missions(s)


def deal_unknown_missions(s: State) -> None:
    """A random free mission to every seat whose mission is UNKNOWN."""
    free = parts.MISSIONS - s.round * s.seats
    for seat in range(s.seats):
        if s.mission[seat] != UNKNOWN:
            free -= 1
    for seat in range(s.seats):
        if s.mission[seat] == UNKNOWN:
            s.mission[seat] = nth_free_mission(s, draw(s, free))
            free -= 1


def nth_free_mission(s: State, at: int) -> int:
    """The mission at a place among those that are free, counted from 0: each dealt one before it shifts it by one."""
    shifted = -1
    mission = at
    while mission != shifted:
        shifted = mission
        mission = at + dealt_up_to(s, shifted)
    return mission


def dealt_up_to(s: State, mission: int) -> int:
    """How many missions up to this one seats have, or had in earlier rounds."""
    count = 0
    for seat in range(s.seats):
        if UNKNOWN < s.mission[seat] <= mission:
            count += 1
        for round_ in range(s.round):
            if s.shown[round_, seat] <= mission:
                count += 1
    return count
