"""Why something is not allowed: the slow twin of `legal`, for people. Must agree with it; conformance holds it so."""

from __future__ import annotations

from collections.abc import Callable

from kotatsu.engine.clauses import ALLOWED
from kotatsu.games.kikai.build import can_climb, height, level_to_raise
from kotatsu.games.kikai.cards import PAIR_SIZE, can_draw_more, top_layer
from kotatsu.games.kikai.exhibition import can_call, fans_at
from kotatsu.games.kikai.fans import toll_to_pay
from kotatsu.games.kikai.flyers import deploy_cost, is_reached
from kotatsu.games.kikai.parts import (
    COLOUR_OF,
    COST,
    DISPLAY,
    DISTRIBUTORS,
    ELEMENTS_A_LEVEL,
    FAR,
    HEAD,
    NEAR,
    NONE,
    SHOWN,
    SLOTS,
    STARTER_OF,
    STARTERS,
)
from kotatsu.games.kikai.setting_up import can_settle, is_free_single_exit, is_placed
from kotatsu.games.kikai.table import (
    ACTIONS,
    BRING_MORE,
    CALL_FANS,
    CHOOSE_A_TOKEN,
    CHOOSE_AN_ACTION,
    CLAUSES,
    DRAW_MORE,
    PLACE_DISTRIBUTOR,
    PLACE_FEET,
    PLAY_A_CARD,
    PLAY_AGAIN,
    POST_A_BILLBOARD,
    REMOVE_A_FAN,
    TAKE_A_CARD,
    State,
)
from kotatsu.games.kikai.turns import question

OWN_STARTING_FEET = CLAUSES["20"]
OPEN_HAND = CLAUSES["23"]
STARTING_FEET_FIRST = CLAUSES["24"]
SINGLE_SLOT = CLAUSES["25"]
COURSE_OF_A_TURN = CLAUSES["30"]
TWO_ALIKE = CLAUSES["32"]
ONE_EXTRA_ACTION = CLAUSES["33"]
TAKE_ONE = CLAUSES["34"]
LADDER_FOR_A_CARD = CLAUSES["35"]
FEET_BODY_HEAD = CLAUSES["42"]
PAY_IN_FULL = CLAUSES["43"]
SHOWN_ONLY = CLAUSES["44"]
LADDERS_FOR_INFLUENCE = CLAUSES["45"]
REMOVE_ONE_FAN = CLAUSES["55"]
STREET_IN_FULL = CLAUSES["63"]
FROM_THE_DISTRICT = CLAUSES["64"]
OWN_NETWORK_ONLY = CLAUSES["65"]
ELEMENT_OF_ITS_COLOUR = CLAUSES["68"]
LINKED_SQUARE = CLAUSES["69"]
TOLL_TO_PAY = CLAUSES["70"]
FANS_STAY = CLAUSES["73"]
POST_ON_EMPTIED = CLAUSES["74"]
OWN_FANS_HERE = CLAUSES["77"]
CALL_FOR_MEGAPHONES = CLAUSES["78"]
CHOICE_OF_TOKEN = CLAUSES["89"]
ONE_FAN_AT_LEAST = CLAUSES["A7"]
TWO_LADDERS_AT_ONCE = CLAUSES["A8"]
DISTRIBUTORS_LEFT = CLAUSES["A17"]
CALL_BY_DISTANCE = CLAUSES["A20"]
FREE_STREET = CLAUSES["A34"]

DUE = {
    PLACE_FEET: STARTING_FEET_FIRST,
    PLACE_DISTRIBUTOR: SINGLE_SLOT,
    CHOOSE_A_TOKEN: CHOICE_OF_TOKEN,
    POST_A_BILLBOARD: POST_ON_EMPTIED,
    REMOVE_A_FAN: REMOVE_ONE_FAN,
}
"""Questions that wait for one kind of answer, and the clause that asks."""


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action of the actor, or ALLOWED."""
    verb = ACTIONS.verb(action).name
    asked = question(s)
    if asked in DUE and verb not in ANSWERS[asked]:
        return DUE[asked]
    return REASONS[verb](s, *ACTIONS.values(action).values())


def why_not_settle(s: State, starter: int, district: int) -> int:
    """KI-20, KI-24, KI-25: one's own feet, once, where a single slot is free."""
    element = STARTERS[starter]
    if s.phase != PLACE_FEET:
        return STARTING_FEET_FIRST
    if STARTER_OF[element] != s.actor:
        return OWN_STARTING_FEET
    if is_placed(s, element):
        return STARTING_FEET_FIRST
    return ALLOWED if can_settle(s, district) else SINGLE_SLOT


def why_not_card_time(s: State) -> int:
    """KI-30, KI-33: a card opens the turn; another one an extra action, once."""
    if s.phase in (PLAY_A_CARD, PLAY_AGAIN):
        return ALLOWED
    return ONE_EXTRA_ACTION if s.again else COURSE_OF_A_TURN


def why_not_play(s: State, card: int) -> int:
    """KI-23, KI-30: a card that lies before the player."""
    return why_not_card_time(s) or (ALLOWED if s.hand[s.actor, card] > 0 else OPEN_HAND)


def why_not_pair(s: State, card: int, district: int) -> int:
    """KI-32: two cards alike."""
    return why_not_card_time(s) or (ALLOWED if s.hand[s.actor, card] >= PAIR_SIZE else TWO_ALIKE)


def why_not_build(s: State, element: int) -> int:
    """KI-42 to KI-44: the next level, a shown element, its cost."""
    level = element // ELEMENTS_A_LEVEL
    if s.phase != CHOOSE_AN_ACTION:
        return COURSE_OF_A_TURN
    if height(s, s.actor, s.district) != level:
        return FEET_BODY_HEAD
    if all(s.shown[level, place] != element for place in range(SHOWN)):
        return SHOWN_ONLY
    return ALLOWED if COST[element] <= s.energy[s.actor] else PAY_IN_FULL


def why_not_deploy(s: State, street: int) -> int:
    """KI-25 at set-up; KI-62 to KI-66 in an action."""
    if s.phase == PLACE_DISTRIBUTOR:
        return ALLOWED if is_free_single_exit(s, street, s.district) else SINGLE_SLOT
    if s.phase != CHOOSE_AN_ACTION:
        return COURSE_OF_A_TURN
    if s.owner[street] != NONE:
        return FREE_STREET
    if not is_reached(s, street):
        return why_not_reached(s, street)
    if SLOTS[street] > DISTRIBUTORS - s.gone[s.actor]:
        return DISTRIBUTORS_LEFT
    return ALLOWED if deploy_cost(s, street) <= s.energy[s.actor] else STREET_IN_FULL


def why_not_reached(s: State, street: int) -> int:
    """KI-64, KI-65: no network leads there, or only one that needs the opponent's streets."""
    ends = (NEAR[street], FAR[street])
    return OWN_NETWORK_ONLY if any(end != NONE and s.toll[end] > 0 for end in ends) else FROM_THE_DISTRICT


def why_not_bring(s: State, square: int, level: int) -> int:
    """KI-68 to KI-70, KI-73: an element, its empty place, a fan of its colour, a way, the toll."""
    if s.phase not in (CHOOSE_AN_ACTION, BRING_MORE):
        return COURSE_OF_A_TURN
    element = s.site[s.actor, s.district, level]
    if element == NONE:
        return ELEMENT_OF_ITS_COLOUR
    if s.zone[s.actor, s.district, level] != NONE:
        return FANS_STAY
    if s.fans[square, COLOUR_OF[element]] == 0:
        return ELEMENT_OF_ITS_COLOUR
    if s.toll[square] == NONE:
        return LINKED_SQUARE
    return ALLOWED if toll_to_pay(s, square) <= s.energy[s.actor] else TOLL_TO_PAY


def why_not_exhibit(s: State) -> int:
    """KI-81: always possible, as an action."""
    return ALLOWED if s.phase == CHOOSE_AN_ACTION else COURSE_OF_A_TURN


def why_not_call(s: State, district: int) -> int:
    """KI-77, KI-78, KI-A20: during an exhibition, fans of another district, a megaphone a step."""
    if s.phase != CALL_FANS:
        return CALL_FOR_MEGAPHONES
    if district == s.district:
        return OWN_FANS_HERE
    if fans_at(s, s.actor, district) == 0:
        return CALL_FOR_MEGAPHONES
    return ALLOWED if can_call(s, district) else CALL_BY_DISTANCE


def why_not_post(s: State, billboard: int) -> int:
    """KI-74: on a square just emptied, a billboard that is left."""
    allowed = question(s) == POST_A_BILLBOARD and s.billboards[s.actor, billboard] == 1
    return ALLOWED if allowed else POST_ON_EMPTIED


def why_not_choose(s: State, token: int) -> int:
    """KI-89: when the energy track gives the choice."""
    return ALLOWED if question(s) == CHOOSE_A_TOKEN else CHOICE_OF_TOKEN


def why_not_remove(s: State, square: int, colour: int) -> int:
    """KI-55: when Eviction asks for it, a fan that is there."""
    allowed = question(s) == REMOVE_A_FAN and s.fans[square, colour] > 0
    return ALLOWED if allowed else REMOVE_ONE_FAN


def why_not_climb(s: State, district: int) -> int:
    """KI-45, KI-46, KI-A8: beside a body or head without ladders, with enough of them."""
    if can_climb(s, district):
        return ALLOWED
    return TWO_LADDERS_AT_ONCE if level_to_raise(s, s.actor, district) == HEAD else LADDERS_FOR_INFLUENCE


def why_not_take(s: State, card: int) -> int:
    """KI-34: at the end of the turn, an open card."""
    shown = any(s.display[place] == card for place in range(DISPLAY))
    return ALLOWED if s.phase == TAKE_A_CARD and shown else TAKE_ONE


def why_not_top(s: State) -> int:
    """KI-34: at the end of the turn, while the pile lasts."""
    return ALLOWED if s.phase == TAKE_A_CARD and top_layer(s) != NONE else TAKE_ONE


def why_not_more(s: State) -> int:
    """KI-35: after the compulsory card, for a ladder."""
    return ALLOWED if s.phase == DRAW_MORE and can_draw_more(s) else LADDER_FOR_A_CARD


def why_not_finish(s: State) -> int:
    """KI-30, KI-34, KI-A7: a card must be played, an action done, a card taken."""
    compulsory = {PLAY_A_CARD: COURSE_OF_A_TURN, CHOOSE_AN_ACTION: ONE_FAN_AT_LEAST, TAKE_A_CARD: TAKE_ONE}
    return compulsory.get(s.phase, ALLOWED)


REASONS: dict[str, Callable[..., int]] = {
    "settle": why_not_settle,
    "play": why_not_play,
    "pair": why_not_pair,
    "build": why_not_build,
    "deploy": why_not_deploy,
    "bring": why_not_bring,
    "exhibit": why_not_exhibit,
    "call": why_not_call,
    "post": why_not_post,
    "choose": why_not_choose,
    "remove": why_not_remove,
    "climb": why_not_climb,
    "take": why_not_take,
    "top": why_not_top,
    "more": why_not_more,
    "finish": why_not_finish,
}
ANSWERS = {
    PLACE_FEET: ("settle",),
    PLACE_DISTRIBUTOR: ("deploy",),
    CHOOSE_A_TOKEN: ("choose", "climb"),
    POST_A_BILLBOARD: ("post", "climb"),
    REMOVE_A_FAN: ("remove", "climb"),
}
"""The verbs that answer a question in DUE."""
