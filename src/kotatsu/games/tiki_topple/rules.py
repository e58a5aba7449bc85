"""The rules of Tiki Topple, in the order of the rulebook. TT-n names the clause that a rule carries out.

Nine tikis lie in a line, the pole; place 0 is the top. Everybody has a secret mission and the same cards to move
tikis with; when the cards are played the first three places pay. `state` has the record and its names, `choices` what
may be played and why not the rest, `parts` what is printed on the components.
"""

from __future__ import annotations

from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, UNKNOWN, Out
from kotatsu.games.tiki_topple.choices import legal, question, why_not
from kotatsu.games.tiki_topple.parts import (
    BY_GROUP,
    CARDS,
    COPIES,
    GOALS,
    GROUP_SIZE,
    GROUPS,
    LAST_TIKIS,
    MAX_ROUNDS,
    MAX_SEATS,
    MISSION_TIKIS,
    MISSIONS,
    PAYS,
    RETURNED_UP1_FROM,
    ROUNDS,
    SET_ASIDE,
    TIKIS,
    TOAST,
    TOPPLE,
    UP1,
    UP3,
    WIKI,
    WITHIN,
)
from kotatsu.games.tiki_topple.state import (
    ACTIONS,
    BURN,
    CLAUSES,
    DISCARD,
    DISCARDED,
    EVENTS,
    LOWER,
    MOVED,
    NOT_YET,
    OFF,
    PLAY,
    PUH_PLACES,
    QUESTIONS,
    ROUND_BEGINS,
    ROUND_ENDS,
    SCORED,
    SWAP,
    SWAPPED,
    TOASTED,
    UPPER,
    VOCABULARY,
    WON,
    State,
)

__all__ = [
    "ACTIONS", "CLAUSES", "EVENTS", "QUESTIONS", "VOCABULARY", "State",
    "guess", "hide", "legal", "question", "result", "score", "setup", "step", "why_not",
]  # fmt: skip


# --- Set-up


def setup(s: State) -> None:
    """TT-7, TT-A12: everybody at the start; the best grimace, which chance must judge, begins."""
    for round_ in range(MAX_ROUNDS):
        for seat in range(MAX_SEATS):
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
    tell(s, EVERYONE, ROUND_BEGINS, s.round + 1, s.starter)


def build_pole(s: State) -> None:
    """TT-6, TT-A9: groups in any order, and any order inside a group."""
    s.standing = TIKIS
    for place in range(TIKIS):
        s.line[place] = BY_GROUP[place]
    for group in range(GROUPS):
        shuffle(s, s.line, group * GROUP_SIZE, GROUP_SIZE)
    for last in range(GROUPS - 1, 0, -1):
        other = draw(s, last + 1)
        for place in range(GROUP_SIZE):
            swap_places(s, last * GROUP_SIZE + place, other * GROUP_SIZE + place)


def deal_cards(s: State, seat: int) -> None:
    """TT-7 to TT-9: all cards of a colour, less those set aside unseen."""
    s.cards_left[seat] = 0
    for card in range(CARDS):
        s.played[seat, card] = 0
        s.aside[seat, card] = 0
        s.hand[seat, card] = copies_in_play(s, card)
        s.cards_left[seat] += s.hand[seat, card]
    set_cards_aside(s, seat)
    s.cards_left[seat] -= SET_ASIDE


def copies_in_play(s: State, card: int) -> int:
    """TT-8: with three or four players one Up 1 of each colour stays in the box."""
    if card == UP1 and s.seats >= RETURNED_UP1_FROM:
        return COPIES[card] - 1
    return COPIES[card]


def set_cards_aside(s: State, seat: int) -> None:
    """TT-9: two random cards of what is in hand begin the discard, face down."""
    cards = 0
    for card in range(CARDS):
        cards += s.hand[seat, card]
    for taken in range(SET_ASIDE):
        at = draw(s, cards - taken)
        card = 0
        while at >= s.hand[seat, card]:
            at -= s.hand[seat, card]
            card += 1
        s.hand[seat, card] -= 1
        s.aside[seat, card] += 1


def deal_missions(s: State) -> None:
    """TT-10, TT-A13: a mission for each, none that has been used before."""
    for seat in range(s.seats):
        s.mission[seat] = UNKNOWN
    deal_unknown_missions(s)


def deal_unknown_missions(s: State) -> None:
    """A random free mission to every seat that has none we know of."""
    free = MISSIONS - s.round * s.seats
    for seat in range(s.seats):
        if s.mission[seat] != UNKNOWN:
            free -= 1
    for seat in range(s.seats):
        if s.mission[seat] == UNKNOWN:
            at = draw(s, free)
            mission = 0
            while at > 0 or is_dealt(s, mission):
                if not is_dealt(s, mission):
                    at -= 1
                mission += 1
            s.mission[seat] = mission
            free -= 1


def is_dealt(s: State, mission: int) -> bool:
    """Whether a mission lies before a seat or has been used."""
    for seat in range(s.seats):
        if s.mission[seat] == mission:
            return True
        for round_ in range(s.round):
            if s.shown[round_, seat] == mission:
                return True
    return False


# --- A turn: one card (what may be played is in `choices`)


def step(s: State, action: int) -> None:
    """TT-11: carry out a card and put it on the discard; then the next player, or the end of the round."""
    if action < SWAP:
        move_tiki(s, (action - PLAY) // TIKIS, (action - PLAY) % TIKIS)
    elif action < BURN:
        swap_tikis(s, action - SWAP)
    elif action < DISCARD:
        toast_tiki(s)
    else:
        spend_card(s, action - DISCARD)
        tell(s, EVERYONE, DISCARDED, s.actor, action - DISCARD)
    end_turn(s)


def spend_card(s: State, card: int) -> None:
    """TT-13: a played card is gone until the next round."""
    s.hand[s.actor, card] -= 1
    s.played[s.actor, card] += 1
    s.cards_left[s.actor] -= 1


# --- Action cards


def move_tiki(s: State, card: int, place: int) -> None:
    """TT-14 to TT-16: Up climbs, Puh drops two, Topple drops to the bottom; those passed make room."""
    tiki = s.line[place]
    if card <= UP3:
        goal = place - (card + 1)
    elif card == TOPPLE:
        goal = s.standing - 1
    else:
        goal = place + PUH_PLACES
    while place > goal:
        s.line[place] = s.line[place - 1]
        place -= 1
    while place < goal:
        s.line[place] = s.line[place + 1]
        place += 1
    s.line[goal] = tiki
    spend_card(s, card)
    tell(s, EVERYONE, MOVED, s.actor, card, tiki, goal)


def swap_tikis(s: State, pair: int) -> None:
    """TT-17, TT-A3: two tikis of the pole change places."""
    swap_places(s, UPPER[pair], LOWER[pair])
    spend_card(s, WIKI)
    tell(s, EVERYONE, SWAPPED, s.actor, s.line[LOWER[pair]], s.line[UPPER[pair]])


def swap_places(s: State, place: int, other: int) -> None:
    """Exchange what two places hold."""
    held = s.line[place]
    s.line[place] = s.line[other]
    s.line[other] = held


def toast_tiki(s: State) -> None:
    """TT-18: the lowest tiki leaves for the rest of the round."""
    s.standing -= 1
    tiki = s.line[s.standing]
    s.line[s.standing] = OFF
    spend_card(s, TOAST)
    tell(s, EVERYONE, TOASTED, s.actor, tiki)


# --- End of a round and scoring


def end_turn(s: State) -> None:
    """TT-11, TT-19, TT-A5: the left neighbour, unless three tikis are left or all hands are empty."""
    left = (s.actor + 1) % s.seats
    if s.standing > LAST_TIKIS and s.cards_left[left] > 0:
        s.actor = left
    else:
        end_round(s)


def end_round(s: State) -> None:
    """TT-20 to TT-23: show and pay the missions; then the next round, begun by the left neighbour, or the end."""
    tell(s, EVERYONE, ROUND_ENDS, s.round + 1)
    for seat in range(s.seats):
        earned = mission_points(s, s.mission[seat])
        s.shown[s.round, seat] = s.mission[seat]
        s.earned[s.round, seat] = earned
        s.points[seat] += earned
        tell(s, EVERYONE, SCORED, seat, earned, s.mission[seat])
    s.round += 1
    s.starter = (s.starter + 1) % s.seats
    if s.round < ROUNDS[s.seats]:
        begin_round(s)
    else:
        end_game(s)


def mission_points(s: State, mission: int) -> int:
    """TT-20: 9 for the first place only, 5 for the first two, 2 for the first three."""
    points = 0
    for goal in range(GOALS):
        for place in range(WITHIN[goal]):
            if s.line[place] == MISSION_TIKIS[mission, goal]:
                points += PAYS[goal]
    return points


# --- End of the game


def end_game(s: State) -> None:
    """TT-24: nobody decides any more; the leaders have won."""
    s.actor = NOBODY
    for seat in range(s.seats):
        if s.points[seat] == most_points(s):
            tell(s, EVERYONE, WON, seat, s.points[seat])


def most_points(s: State) -> int:
    """The points of the leader or leaders."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points[seat])
    return most


def result(s: State, out: Out) -> None:
    """TT-24, TT-A14: most points wins; ties share."""
    most = most_points(s)
    leaders = 0
    for seat in range(s.seats):
        if s.points[seat] == most:
            leaders += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.points[seat] == most else 0.0


def score(s: State, seat: int) -> int:
    """TT-21: where a pawn stands."""
    return s.points[seat]


# --- What a seat knows


def hide(s: State, seat: int) -> None:
    """TT-A7, TT-A8: hands, set-aside cards and missions of the others; one's own set-aside cards can be inferred."""
    for other in range(s.seats):
        if other != seat:
            s.mission[other] = UNKNOWN
            for card in range(CARDS):
                s.hand[other, card] = UNKNOWN
                s.aside[other, card] = UNKNOWN


def guess(s: State, seat: int) -> None:
    """Deal what is unknown: two of a seat's unplayed cards were set aside, any two as likely as any others."""
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.hand[other, card] = copies_in_play(s, card) - s.played[other, card]
                s.aside[other, card] = 0
            set_cards_aside(s, other)
    deal_unknown_missions(s)
