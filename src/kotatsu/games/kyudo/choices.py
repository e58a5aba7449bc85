"""Who is asked, and what they may answer: one definition of what is allowed, for the mask and for refusals."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, WHAT, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import NOBODY, Mask
from kotatsu.games.kyudo.groups import (
    aim_does_something,
    free_dice,
    has_aim_dice,
    has_four_arrows,
    has_four_colours,
    has_group,
    is_flag_full,
)
from kotatsu.games.kyudo.losses import can_shield
from kotatsu.games.kyudo.opening import free_archers, is_free, may_mark
from kotatsu.games.kyudo.parts import FACES, ROLLS, WILD
from kotatsu.games.kyudo.rolling import may_reroll, may_set
from kotatsu.games.kyudo.shots import can_use_power, open_colours
from kotatsu.games.kyudo.state import (
    ACTIONS,
    AIM,
    BITE,
    CHOOSE,
    CHOOSE_ARCHER,
    CLAUSES,
    DISCARD,
    DISCARD_TOKEN,
    DRAW_CIRCLES,
    EXTEND,
    FEWEST_FLAG_DICE,
    FINISH,
    FLAG,
    FLAG_COUNTS,
    FRAMES,
    GROUP,
    KEEP,
    LOSE,
    MARK,
    MARK_FLAG,
    MOST_ARROWS,
    POINT,
    POINT_ARROW,
    REROLL,
    ROLL,
    SET,
    SET_DIE,
    STEAL,
    STOP,
    TAKE,
    TAKE_ANY_TOKEN,
    TAKE_TOKEN,
    TALENT_CALL,
    TICK,
    TICK_CIRCLE,
    ULTIMATE,
    USE_POWER,
    USE_SHIELD,
    State,
    is_alive,
    is_closed,
)
from kotatsu.games.kyudo.talents import may_extend, talent_does_something
from kotatsu.games.kyudo.tokens import kinds_held, kinds_in_centre, may_steal, owners_to_rob

FIRST_ANSWER = (
    CHOOSE,
    MARK,
    REROLL,
    SET,
    AIM,
    TICK,
    STEAL,
    USE_POWER,
    USE_SHIELD,
    EXTEND,
    POINT,
    DISCARD,
    TAKE,
    ACTIONS.count,
)
"""Where the answers to each question begin; they end where those to the next one begin."""

NAMES_ITS_SEAT = tuple(int(what in (CHOOSE_ARCHER, MARK_FLAG, LOSE, DISCARD_TOKEN)) for what in range(FRAMES))
"""Frames that say whom they concern; all others concern the active archer."""
ALWAYS_ASKS = tuple(int(what in (MARK_FLAG, DRAW_CIRCLES, POINT_ARROW)) for what in range(FRAMES))
"""Frames that always leave several answers."""

TAKEN = CLAUSES["7"]
OTHER_FLAG = CLAUSES["10"]
THREE_ROLLS = CLAUSES["13"]
ONE_GROUP_A_DIE = CLAUSES["14"]
ARROWS_AND_COLOUR = CLAUSES["15"]
TWO_OF_A_COLOUR = CLAUSES["16"]
FOUR_ARROWS = CLAUSES["17"]
FOUR_COLOURS = CLAUSES["18"]
NOBODY_OPEN = CLAUSES["20"]
GREEN_OR_BLUE = CLAUSES["26"]
DISCARD_YOURS = CLAUSES["27"]
THREE_DICE = CLAUSES["28"]
POINT_WITH_TALENT = CLAUSES["29"]
FULL_FLAG = CLAUSES["A4"]
EMPTY_CIRCLES = CLAUSES["A7"]
STEAL_WHERE_ONE_IS = CLAUSES["A8"]
SHIELD_A_LOSS = CLAUSES["A9"]
POWER_FOR_BITES = CLAUSES["A10"]
SET_AFTER_ROLLS = CLAUSES["A11"]
TAKE_WHAT_LIES_THERE = CLAUSES["A13"]

NOT_NOW = (
    TAKEN,
    OTHER_FLAG,
    THREE_ROLLS,
    SET_AFTER_ROLLS,
    ONE_GROUP_A_DIE,
    EMPTY_CIRCLES,
    STEAL_WHERE_ONE_IS,
    POWER_FOR_BITES,
    SHIELD_A_LOSS,
    GREEN_OR_BLUE,
    POINT_WITH_TALENT,
    DISCARD_YOURS,
    TAKE_WHAT_LIES_THERE,
)
"""For each question the clause that says when it is asked, for those who answer it at another time."""

DEALT = 0
"""The value of the option `characters` by which chance deals them."""


# --- Who is asked


def who_is_asked(s: State) -> int:
    """Whom the top frame asks; NOBODY where there is nothing to choose."""
    what = top_frame(s, WHAT)
    seat = s.active
    if NAMES_ITS_SEAT[what]:
        seat = top_frame(s, FIRST)
    return seat if leaves_a_choice(s, what, seat) else NOBODY


def leaves_a_choice(s: State, what: int, seat: int) -> bool:
    """Whether a frame needs a person: where one answer exists or none, it is carried out without asking."""
    if what == CHOOSE_ARCHER:
        return s.characters != DEALT and free_archers(s) > 1
    if what == ROLL:
        return s.rolls < ROLLS
    if what == SET_DIE:
        return s.tokens[seat, WILD] > 0
    if what == GROUP:
        return is_alive(s, seat) and has_group(s)
    if what == LOSE:
        return can_shield(s)
    if what == BITE:
        return can_use_power(s)
    return leaves_a_pick(s, what, seat)


def leaves_a_pick(s: State, what: int, seat: int) -> bool:
    """Whether there are several circles, tokens or colours to pick from."""
    if what == TICK_CIRCLE:
        return open_colours(s) > 1
    if what == TAKE_TOKEN:
        return owners_to_rob(s, top_frame(s, FIRST)) > 1
    if what == DISCARD_TOKEN:
        return kinds_held(s, seat) > 1
    if what == TAKE_ANY_TOKEN:
        return kinds_in_centre(s) > 1
    return bool(ALWAYS_ASKS[what])


# --- What they may answer


def legal(s: State, mask: Mask) -> int:
    """Mark every answer that nothing forbids; how many."""
    what = top_frame(s, WHAT)
    count = 0
    for action in range(FIRST_ANSWER[what], FIRST_ANSWER[what + 1]):
        if why_not(s, action) == ALLOWED:
            mask[action] = 1
            count += 1
    return count


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action of the one who is asked, or ALLOWED."""
    what = top_frame(s, WHAT)
    if action < FIRST_ANSWER[what] or action >= FIRST_ANSWER[what + 1]:
        return NOT_NOW[question_of(action)]
    if action < REROLL:
        return why_not_before_play(s, action)
    if action < AIM:
        return why_not_dice(s, action)
    if action < TICK:
        return why_not_group(s, action)
    return why_not_pick(s, action)


def question_of(action: int) -> int:
    """The question that an action answers."""
    question = 0
    while action >= FIRST_ANSWER[question + 1]:
        question += 1
    return question


def why_not_before_play(s: State, action: int) -> int:
    """KY-7, KY-10: a character that nobody has; a flag without a box of one's own."""
    if action < MARK:
        return ALLOWED if is_free(s, action - CHOOSE) else TAKEN
    return ALLOWED if may_mark(s, top_frame(s, FIRST), action - MARK) else OTHER_FLAG


def why_not_dice(s: State, action: int) -> int:
    """KY-13, KY-24e, KY-28: dice that were rolled; a die is set to another face."""
    if action < STOP:
        return ALLOWED if may_reroll(s, action - REROLL + 1) else THREE_DICE
    if SET <= action < KEEP:
        return ALLOWED if may_set(s, (action - SET) // FACES, (action - SET) % FACES) else SET_AFTER_ROLLS
    return ALLOWED


def why_not_group(s: State, action: int) -> int:
    """KY-14 to KY-18: the groups of the dice that are still free."""
    if action < FLAG:
        return why_not_aim(s, (action - AIM) // MOST_ARROWS, (action - AIM) % MOST_ARROWS + 1)
    if action < ULTIMATE:
        return why_not_flag(s, (action - FLAG) // FLAG_COUNTS, (action - FLAG) % FLAG_COUNTS + FEWEST_FLAG_DICE)
    if action < TALENT_CALL:
        return ALLOWED if has_four_arrows(s) else FOUR_ARROWS
    if action < FINISH:
        return why_not_talent(s)
    return ALLOWED


def why_not_aim(s: State, colour: int, arrows: int) -> int:
    """KY-15, KY-20: so many arrows and a die of the colour, for some effect."""
    if not has_aim_dice(s, colour, arrows):
        return ARROWS_AND_COLOUR
    return ALLOWED if aim_does_something(s, colour) else NOBODY_OPEN


def why_not_flag(s: State, colour: int, count: int) -> int:
    """KY-16, KY-A4: so many dice of the colour, and room in its flag."""
    if free_dice(s, colour) < count:
        return TWO_OF_A_COLOUR
    return FULL_FLAG if is_flag_full(s, colour) else ALLOWED


def why_not_talent(s: State) -> int:
    """KY-18, KY-A13: four different colours, and something to be done."""
    if not has_four_colours(s):
        return FOUR_COLOURS
    return ALLOWED if talent_does_something(s) else TAKE_WHAT_LIES_THERE


def why_not_pick(s: State, action: int) -> int:
    """KY-24, KY-26, KY-27: an empty circle, a token that is there, a colour of the card."""
    if action < STEAL:
        return EMPTY_CIRCLES if is_closed(s, s.active, action - TICK) else ALLOWED
    if action < USE_POWER:
        return ALLOWED if may_steal(s, top_frame(s, FIRST), action - STEAL) else STEAL_WHERE_ONE_IS
    if EXTEND <= action < POINT:
        return ALLOWED if may_extend(action - EXTEND) else GREEN_OR_BLUE
    if DISCARD <= action < TAKE:
        return ALLOWED if s.tokens[top_frame(s, FIRST), action - DISCARD] > 0 else DISCARD_YOURS
    if action >= TAKE:
        return ALLOWED if s.centre[action - TAKE] > 0 else TAKE_WHAT_LIES_THERE
    return ALLOWED
