"""The rules of Tiki Topple, in the order of the rulebook. TT-n names the clause that a rule carries out.

Nine tikis lie in a line, the pole; place 0 is the top. Everybody has a secret mission and the same cards to move
tikis with; when the cards are played the first three places pay.
"""

from __future__ import annotations

from kotatsu.engine.actions import Actions
from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.clauses import ALLOWED, Clauses
from kotatsu.engine.events import EVERYONE, Events, tell
from kotatsu.engine.record import NOBODY, UNKNOWN, Grid, Mask, Out, Row, Table, i8, i16
from kotatsu.games.tiki_topple.parts import (
    BY_GROUP,
    CARD_NAMES,
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
    PUH,
    RETURNED_UP1_FROM,
    ROUNDS,
    SET_ASIDE,
    TIKI_NAMES,
    TIKIS,
    TOAST,
    TOPPLE,
    UP1,
    UP3,
    WIKI,
    WITHIN,
)

OFF = -1
"""What a place of the pole holds below the last standing tiki."""
NOT_YET = -1
"""A mission that has not been shown."""
MOVERS = WIKI
"""Cards that move one tiki: Up 1, Up 2, Up 3, Puh and Topple come before Wiki."""
PUH_PLACES = 2
"""How far Puh drops a tiki."""

PAIR_PLACES = tuple((first, second) for first in range(TIKIS) for second in range(first + 1, TIKIS))
PAIRS = len(PAIR_PLACES)
UPPER = tuple(first for first, _ in PAIR_PLACES)
LOWER = tuple(second for _, second in PAIR_PLACES)

VOCABULARY = {
    "card": CARD_NAMES,
    "mover": CARD_NAMES[:MOVERS],
    "tiki": TIKI_NAMES,
    "place": tuple(str(place + 1) for place in range(TIKIS)),
    "pair": tuple(f"{first + 1}-{second + 1}" for first, second in PAIR_PLACES),
}
ACTIONS = Actions(
    VOCABULARY,
    play={"card:mover": MOVERS, "place": TIKIS},
    swap={"places:pair": PAIRS},
    toast={},
    discard={"card": CARDS},
)
PLAY, SWAP, BURN, DISCARD = ACTIONS

EVENTS = Events(
    VOCABULARY,
    round_begins=("round", "seat"),
    moved=("seat", "card", "tiki", "place"),
    swapped=("seat", "tiki", "other:tiki"),
    toasted=("seat", "tiki"),
    discarded=("seat", "card"),
    round_ends=("round",),
    scored=("seat", "points", "mission"),
    won=("seat", "points"),
)
ROUND_BEGINS, MOVED, SWAPPED, TOASTED, DISCARDED, ROUND_ENDS, SCORED, WON = EVENTS

CLAUSES = Clauses("TT", 26, U=6, A=14)
MUST_HOLD = CLAUSES["11"]
NO_PASSING = CLAUSES["12"]
UP_IN_FULL = CLAUSES["14"]
PUH_IN_FULL = CLAUSES["15"]
NOT_THE_LAST = CLAUSES["16"]
NOT_AS_FIRST_CARD = CLAUSES["18"]
STANDING_ONLY = CLAUSES["A3"]

QUESTIONS = ("play_a_card", "discard_a_card")
PLAY_A_CARD, DISCARD_A_CARD = range(len(QUESTIONS))


class State(Table):
    """Everything on the table of Tiki Topple."""

    round: int = i8()
    starter: int = i8()
    standing: int = i8()
    """How many tikis are still on the pole."""
    line: Row = i8(TIKIS)
    """Tikis from the top of the pole; OFF below `standing`."""
    hand: Grid = i8(MAX_SEATS, CARDS)
    """Copies of each card in hand; secret to its seat."""
    aside: Grid = i8(MAX_SEATS, CARDS)
    """Copies of each card set aside face down (TT-9); only their owner can infer them (TT-A7)."""
    played: Grid = i8(MAX_SEATS, CARDS)
    """Copies of each card played this round; face down, but seen by all when played (TT-A8)."""
    cards_left: Row = i8(MAX_SEATS)
    """How many cards each seat still holds: public."""
    mission: Row = i8(MAX_SEATS)
    """The mission of each seat; secret to its seat until the round ends."""
    shown: Grid = i8(MAX_ROUNDS, MAX_SEATS)
    """Missions of the rounds that have ended; NOT_YET otherwise. They stay out of the game (TT-A13)."""
    earned: Grid = i8(MAX_ROUNDS, MAX_SEATS)
    """Points of each seat in each round."""
    points: Row = i16(MAX_SEATS)


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


# --- A turn: one card


def legal(s: State, mask: Mask) -> int:
    """TT-11, TT-12: one card of the hand, whatever it does; no passing."""
    seat = s.actor
    count = 0
    for card in range(MOVERS):
        if s.hand[seat, card] > 0:
            for place in range(first_place(card), last_place(s, card) + 1):
                mask[PLAY + card * TIKIS + place] = 1
                count += 1
    if s.hand[seat, WIKI] > 0:
        for pair in range(PAIRS):
            if LOWER[pair] < s.standing:
                mask[SWAP + pair] = 1
                count += 1
    if s.hand[seat, TOAST] > 0 and not is_first_card(s, seat):
        mask[BURN] = 1
        count += 1
    if count == 0:
        count = legal_discards(s, mask)
    return count


def legal_discards(s: State, mask: Mask) -> int:
    """TT-A4: with no card that can be carried out, any card is discarded without effect."""
    count = 0
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0:
            mask[DISCARD + card] = 1
            count += 1
    return count


def first_place(card: int) -> int:
    """TT-14: the topmost place from which a card can move a tiki in full."""
    return card + 1 if card <= UP3 else 0


def last_place(s: State, card: int) -> int:
    """TT-15, TT-16, TT-A2: the lowest place from which a card can move a tiki in full."""
    if card <= UP3:
        return s.standing - 1
    if card == PUH:
        return s.standing - 1 - PUH_PLACES
    return s.standing - 2


def is_first_card(s: State, seat: int) -> bool:
    """TT-18, TT-A1: the first card that a player plays in a round."""
    for card in range(CARDS):
        if s.played[seat, card] > 0:
            return False
    return True


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


# --- For people


def question(s: State) -> int:
    """TT-11, TT-A4: a card to play, or one to discard where none can be carried out."""
    return PLAY_A_CARD if has_playable_card(s) else DISCARD_A_CARD


def has_playable_card(s: State) -> bool:
    """Whether some card of the actor's hand can be carried out."""
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0 and is_playable(s, card):
            return True
    return False


def is_playable(s: State, card: int) -> bool:
    """Whether a card has a legal use on this pole."""
    if card == TOAST:
        return not is_first_card(s, s.actor)
    return card == WIKI or first_place(card) <= last_place(s, card)


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action; must agree with `legal`."""
    if action >= DISCARD:
        return NO_PASSING if has_playable_card(s) else why_not_hold(s, action - DISCARD)
    if action >= BURN:
        return why_not_hold(s, TOAST) or (NOT_AS_FIRST_CARD if is_first_card(s, s.actor) else ALLOWED)
    if action >= SWAP:
        return why_not_hold(s, WIKI) or (STANDING_ONLY if LOWER[action - SWAP] >= s.standing else ALLOWED)
    card = (action - PLAY) // TIKIS
    return why_not_hold(s, card) or why_not_move(s, card, (action - PLAY) % TIKIS)


def why_not_hold(s: State, card: int) -> int:
    """TT-11: only cards of one's own hand."""
    return ALLOWED if s.hand[s.actor, card] > 0 else MUST_HOLD


def why_not_move(s: State, card: int, place: int) -> int:
    """TT-14 to TT-16: a move is made in full; a tiki that has been removed does not move."""
    if place >= s.standing:
        return STANDING_ONLY
    if first_place(card) <= place <= last_place(s, card):
        return ALLOWED
    if card <= UP3:
        return UP_IN_FULL
    return PUH_IN_FULL if card == PUH else NOT_THE_LAST
