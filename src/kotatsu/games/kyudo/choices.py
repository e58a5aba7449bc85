"""What may be answered to each question, and which clause forbids the rest.

Each verb has one predicate, `forbids_...`, which answers with the clause that forbids it or ALLOWED. The mask walks its
candidates through these predicates (`mark_...`); a refusal asks them about one action. Verbs without a predicate are
always allowed when they are asked for.
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, WHAT, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask
from kotatsu.games.kyudo import groups, parts
from kotatsu.games.kyudo.flags import can_spread, may_fill
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.rolling import may_reroll, may_set
from kotatsu.games.kyudo.setup import is_free, may_mark
from kotatsu.games.kyudo.state import (
    CLAUSES,
    DICE_SETS,
    FEWEST_FLAG_DICE,
    FLAG_COUNTS,
    MOST_ARROWS,
    Question,
    State,
    Verb,
    is_closed,
)
from kotatsu.games.kyudo.talents import may_extend, talent_does_something
from kotatsu.games.kyudo.tokens import may_steal


class Clause:
    """The clauses that forbid something."""

    TAKEN = CLAUSES["7"]
    OTHER_FLAG = CLAUSES["10"]
    THREE_ROLLS = CLAUSES["13"]
    ONE_GROUP_A_DIE = CLAUSES["14"]
    ARROWS_AND_COLOUR = CLAUSES["15"]
    TWO_OF_A_COLOUR = CLAUSES["16"]
    FOUR_ARROWS = CLAUSES["17"]
    FOUR_COLOURS = CLAUSES["18"]
    NOBODY_OPEN = CLAUSES["20"]
    FULL_FLAG = CLAUSES["22"]
    GREEN_OR_BLUE = CLAUSES["26"]
    DISCARD_YOURS = CLAUSES["27"]
    THREE_DICE = CLAUSES["28"]
    POINT_WITH_TALENT = CLAUSES["29"]
    CORNERS = CLAUSES["A4"]
    EMPTY_CIRCLES = CLAUSES["A7"]
    STEAL_WHERE_ONE_IS = CLAUSES["A8"]
    SHIELD_A_LOSS = CLAUSES["A9"]
    POWER_FOR_BITES = CLAUSES["A10"]
    SET_AFTER_ROLLS = CLAUSES["A11"]
    TAKE_WHAT_LIES_THERE = CLAUSES["A13"]


def question(s: State) -> int:
    """The frame that asks has its question's number."""
    return top_frame(s, WHAT)


# --- Answers to another question

FIRST_ANSWERS = {
    Question.CHOOSE_ARCHER: (Verb.CHOOSE, Clause.TAKEN),
    Question.MARK_FLAG: (Verb.MARK, Clause.OTHER_FLAG),
    Question.ROLL: (Verb.REROLL, Clause.THREE_ROLLS),
    Question.SET_DIE: (Verb.SET, Clause.SET_AFTER_ROLLS),
    Question.GROUP: (Verb.AIM, Clause.ONE_GROUP_A_DIE),
    Question.FILL_CORNERS: (Verb.FILL, Clause.CORNERS),
    Question.TICK: (Verb.TICK, Clause.EMPTY_CIRCLES),
    Question.TAKE_TOKEN: (Verb.STEAL, Clause.STEAL_WHERE_ONE_IS),
    Question.USE_POWER: (Verb.POWER, Clause.POWER_FOR_BITES),
    Question.USE_SHIELD: (Verb.SHIELD, Clause.SHIELD_A_LOSS),
    Question.EXTEND: (Verb.EXTEND, Clause.GREEN_OR_BLUE),
    Question.POINT: (Verb.POINT, Clause.POINT_WITH_TALENT),
    Question.DISCARD: (Verb.DISCARD, Clause.DISCARD_YOURS),
    Question.TAKE_ANY: (Verb.TAKE, Clause.TAKE_WHAT_LIES_THERE),
}
"""For each question its first verb, and the clause that says when it is asked."""


def asked_by(action: int) -> int:
    """The question that an action answers."""
    return max(question for question, (verb, _) in FIRST_ANSWERS.items() if verb <= action)


def why_not_now(s: State, action: int) -> int:
    """The clause that says when an action may be chosen, where it answers another question; or ALLOWED."""
    asked = asked_by(action)
    return ALLOWED if asked == question(s) else FIRST_ANSWERS[asked][1]


def mark(mask: Mask, action: int, clause: int) -> int:
    """Mark an action that no clause forbids; how many were marked, 0 or 1."""
    if clause != ALLOWED:
        return 0
    mask[action] = 1
    return 1


# --- Before play


def forbids_choose(s: State, action: int) -> int:
    """KY-7: a character that nobody has."""
    return ALLOWED if is_free(s, action - Verb.CHOOSE) else Clause.TAKEN


def mark_archers(s: State, mask: Mask) -> int:
    """KY-7: the characters to choose from."""
    count = 0
    for action in range(Verb.CHOOSE, Verb.CHOOSE + parts.ARCHERS):
        count += mark(mask, action, forbids_choose(s, action))
    return count


def forbids_mark(s: State, action: int) -> int:
    """KY-10: a flag in which the archer has no box yet."""
    return ALLOWED if may_mark(s, top_frame(s, FIRST), action - Verb.MARK) else Clause.OTHER_FLAG


def mark_setup_boxes(s: State, mask: Mask) -> int:
    """KY-10: the flags that can be ticked before play."""
    count = 0
    for action in range(Verb.MARK, Verb.MARK + parts.COLOURS):
        count += mark(mask, action, forbids_mark(s, action))
    return count


# --- Dice


def forbids_roll(s: State, action: int) -> int:
    """KY-13, KY-28: dice that were rolled; one may stop at any time."""
    if action == Verb.STOP:
        return ALLOWED
    return ALLOWED if may_reroll(s, action - Verb.REROLL + 1) else Clause.THREE_DICE


def mark_rolls(s: State, mask: Mask) -> int:
    """KY-13: the sets of dice to roll again, and to stop."""
    count = mark(mask, Verb.STOP, ALLOWED)
    for action in range(Verb.REROLL, Verb.REROLL + DICE_SETS):
        count += mark(mask, action, forbids_roll(s, action))
    return count


def forbids_wild(s: State, action: int) -> int:
    """KY-24e, KY-A11: a rolled die to another face; one may keep the dice as they are."""
    if action == Verb.KEEP:
        return ALLOWED
    die = (action - Verb.SET) // parts.FACES
    return ALLOWED if may_set(s, die, (action - Verb.SET) % parts.FACES) else Clause.SET_AFTER_ROLLS


def mark_wilds(s: State, mask: Mask) -> int:
    """KY-24e: the faces that each die can be set to, and to keep them."""
    count = mark(mask, Verb.KEEP, ALLOWED)
    for action in range(Verb.SET, Verb.SET + parts.DICE * parts.FACES):
        count += mark(mask, action, forbids_wild(s, action))
    return count


# --- Groups


def forbids_aim(s: State, colour: int, arrows: int) -> int:
    """KY-15, KY-20: enough arrows and a die of the colour, for some effect."""
    if not groups.has_aim_dice(s, colour, arrows):
        return Clause.ARROWS_AND_COLOUR
    return ALLOWED if groups.aim_does_something(s, colour) else Clause.NOBODY_OPEN


def forbids_flag(s: State, colour: int, dice: int) -> int:
    """KY-16, KY-22: enough dice of the colour, and room in its flag."""
    if groups.free_dice(s, colour) < dice:
        return Clause.TWO_OF_A_COLOUR
    return Clause.FULL_FLAG if groups.is_flag_full(s, colour) else ALLOWED


def forbids_spread(s: State, colour: int, dice: int) -> int:
    """KY-16, KY-A4: a flag group whose boxes can be spread so that fewer corners fill up."""
    clause = forbids_flag(s, colour, dice)
    if clause != ALLOWED:
        return clause
    return ALLOWED if can_spread(s, colour, dice) else Clause.CORNERS


def forbids_ultimate(s: State) -> int:
    """KY-17: four arrows."""
    return ALLOWED if groups.has_four_arrows(s) else Clause.FOUR_ARROWS


def forbids_talent(s: State) -> int:
    """KY-18, KY-A13: four different colours, and something to be done."""
    if not groups.has_four_colours(s):
        return Clause.FOUR_COLOURS
    return ALLOWED if talent_does_something(s) else Clause.TAKE_WHAT_LIES_THERE


def forbids_group(s: State, action: int) -> int:
    """KY-14 to KY-18: the groups of the dice that are still free; one may make no more."""
    if action < Verb.FLAG:
        return forbids_aim(s, (action - Verb.AIM) // MOST_ARROWS, (action - Verb.AIM) % MOST_ARROWS + 1)
    if action < Verb.SPREAD:
        size = (action - Verb.FLAG) % FLAG_COUNTS
        return forbids_flag(s, (action - Verb.FLAG) // FLAG_COUNTS, size + FEWEST_FLAG_DICE)
    if action < Verb.ULTIMATE:
        size = (action - Verb.SPREAD) % FLAG_COUNTS
        return forbids_spread(s, (action - Verb.SPREAD) // FLAG_COUNTS, size + FEWEST_FLAG_DICE)
    if action == Verb.ULTIMATE:
        return forbids_ultimate(s)
    return forbids_talent(s) if action == Verb.TALENT else ALLOWED


def mark_groups(s: State, mask: Mask) -> int:
    """KY-14 to KY-18: a group has a free die of its colour, or takes all four dice."""
    count = mark(mask, Verb.FINISH, ALLOWED)
    arrows = groups.free_dice(s, parts.ARROW)
    for colour in range(parts.COLOURS):
        dice = groups.free_dice(s, colour)
        if dice > 0:
            count += mark_aims(s, mask, colour, arrows) + mark_flags(s, mask, colour, dice)
    count += mark(mask, Verb.ULTIMATE, forbids_ultimate(s))
    return count + mark(mask, Verb.TALENT, forbids_talent(s))


def mark_aims(s: State, mask: Mask, colour: int, arrows: int) -> int:
    """KY-15: shots at this colour, with as many of the free arrows as the archer likes."""
    count = 0
    for size in range(min(arrows, MOST_ARROWS)):
        count += mark(mask, Verb.AIM + colour * MOST_ARROWS + size, forbids_aim(s, colour, size + 1))
    return count


def mark_flags(s: State, mask: Mask, colour: int, dice: int) -> int:
    """KY-16, KY-A4: boxes of this colour, with as many of its free dice as the archer likes, together or spread."""
    count = 0
    for size in range(dice - FEWEST_FLAG_DICE + 1):
        used = size + FEWEST_FLAG_DICE
        count += mark(mask, Verb.FLAG + colour * FLAG_COUNTS + size, forbids_flag(s, colour, used))
        count += mark(mask, Verb.SPREAD + colour * FLAG_COUNTS + size, forbids_spread(s, colour, used))
    return count


def has_group(s: State) -> bool:
    """KY-14: some group can still be made; with none left the turn is over."""
    if forbids_ultimate(s) == ALLOWED or forbids_talent(s) == ALLOWED:
        return True
    for colour in range(parts.COLOURS):
        if forbids_aim(s, colour, 1) == ALLOWED or forbids_flag(s, colour, FEWEST_FLAG_DICE) == ALLOWED:
            return True
    return False


def forbids_fill(s: State, action: int) -> int:
    """KY-A4: a number of corners that the spread boxes can fill."""
    return ALLOWED if may_fill(s, action - Verb.FILL) else Clause.CORNERS


def mark_corners(s: State, mask: Mask) -> int:
    """KY-A4: the numbers of corners that the spread boxes can fill."""
    count = 0
    for action in range(Verb.FILL, Verb.FILL + parts.CORNERS):
        count += mark(mask, action, forbids_fill(s, action))
    return count


# --- Circles and tokens


def forbids_tick(s: State, action: int) -> int:
    """KY-24a, KY-24d, KY-A7: a colour with an empty circle."""
    return Clause.EMPTY_CIRCLES if is_closed(s, s.active, action - Verb.TICK) else ALLOWED


def mark_ticks(s: State, mask: Mask) -> int:
    """KY-24a, KY-24d: the colours with an empty circle."""
    count = 0
    for action in range(Verb.TICK, Verb.TICK + parts.COLOURS):
        count += mark(mask, action, forbids_tick(s, action))
    return count


def forbids_steal(s: State, action: int) -> int:
    """KY-24, KY-A8: an opponent who has the token."""
    return ALLOWED if may_steal(s, top_frame(s, FIRST), action - Verb.STEAL) else Clause.STEAL_WHERE_ONE_IS


def mark_victims(s: State, mask: Mask) -> int:
    """KY-24: the opponents to steal from."""
    count = 0
    for action in range(Verb.STEAL, Verb.STEAL + s.seats):
        count += mark(mask, action, forbids_steal(s, action))
    return count


def forbids_nothing(s: State, action: int) -> int:
    """Every answer to the question is allowed."""
    return ALLOWED


def mark_power(s: State, mask: Mask) -> int:
    """KY-24b: a Power, now or later."""
    return mark(mask, Verb.POWER, ALLOWED) + mark(mask, Verb.NO_POWER, ALLOWED)


def mark_shield(s: State, mask: Mask) -> int:
    """KY-24c: a Shield, now or later."""
    return mark(mask, Verb.SHIELD, ALLOWED) + mark(mask, Verb.NO_SHIELD, ALLOWED)


# --- Talents


def forbids_extend(s: State, action: int) -> int:
    """KY-26: a colour of the card."""
    return ALLOWED if may_extend(action - Verb.EXTEND) else Clause.GREEN_OR_BLUE


def mark_extensions(s: State, mask: Mask) -> int:
    """KY-26: the colours of the card."""
    count = 0
    for action in range(Verb.EXTEND, Verb.EXTEND + parts.COLOURS):
        count += mark(mask, action, forbids_extend(s, action))
    return count


def mark_pointer(s: State, mask: Mask) -> int:
    """KY-29: any colour."""
    count = 0
    for colour in range(parts.COLOURS):
        count += mark(mask, Verb.POINT + colour, ALLOWED)
    return count


def forbids_discard(s: State, action: int) -> int:
    """KY-27: a token that the archer has."""
    return ALLOWED if s.tokens[top_frame(s, FIRST), action - Verb.DISCARD] > 0 else Clause.DISCARD_YOURS


def mark_discards(s: State, mask: Mask) -> int:
    """KY-27: the kinds of token that the archer has."""
    count = 0
    for action in range(Verb.DISCARD, Verb.DISCARD + Token.count):
        count += mark(mask, action, forbids_discard(s, action))
    return count


def forbids_take(s: State, action: int) -> int:
    """KY-27, KY-A13: a token that lies in the centre."""
    return ALLOWED if s.centre[action - Verb.TAKE] > 0 else Clause.TAKE_WHAT_LIES_THERE


def mark_takes(s: State, mask: Mask) -> int:
    """KY-27: the kinds of token in the centre."""
    count = 0
    for action in range(Verb.TAKE, Verb.TAKE + Token.count):
        count += mark(mask, action, forbids_take(s, action))
    return count
