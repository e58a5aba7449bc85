"""The rules of Kyudo. KY-n names the clause that a rule carries out.

Archers roll four dice to tick the circles of their target and the boxes of their flags; arrows in a colour that is
closed draw spectators away from those who have not closed it. A full target wins when nobody has more spectators.

This module is what the engine calls. A turn is a list of frames on the agenda; `step` answers the frame that asked,
then carries out frames until one asks somebody. Each topic has its module:

    opening   set-up                         groups   which groups the dice allow
    rolling   three rolls, Wild, pointer     shots    arrows, flags, exceptional shots, Ultimate
    talents   the four characters            tokens   taken, stolen, discarded
    losses    shields, spectators, falling   ending   who has won
    choices   who is asked, what is allowed  state    the record and all names
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, WHAT, pop, top_frame
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo.choices import legal, who_is_asked, why_not
from kotatsu.games.kyudo.ending import call_it_a_draw, is_endless, judge, result
from kotatsu.games.kyudo.groups import use_every_die
from kotatsu.games.kyudo.losses import lose, use_shield
from kotatsu.games.kyudo.opening import deal_archer, lay_out, mark_flag, seat_archer
from kotatsu.games.kyudo.parts import FACES
from kotatsu.games.kyudo.rolling import (
    begin_turn,
    count_pointer,
    keep_dice,
    next_archer,
    roll_dice,
    set_die,
    stop_rolling,
)
from kotatsu.games.kyudo.shots import aim, bite, fill_flag, keep_power, strike, tick_freely, tick_only_colour, use_power
from kotatsu.games.kyudo.state import (
    ACTIONS,
    AIM,
    BITE,
    CHOOSE,
    CHOOSE_ARCHER,
    CLAUSES,
    COUNT_POINTER,
    DISCARD,
    DISCARD_TOKEN,
    EVENTS,
    EXTEND,
    FEWEST_FLAG_DICE,
    FINISH,
    FLAG,
    FLAG_COUNTS,
    JUDGE,
    KEEP,
    LOSE,
    MARK,
    MOST_ARROWS,
    NEXT_TURN,
    NO_POWER,
    NO_SHIELD,
    POINT,
    QUESTIONS,
    REROLL,
    SET,
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
    VOCABULARY,
    State,
    is_alive,
)
from kotatsu.games.kyudo.talents import call_talent, extend, point
from kotatsu.games.kyudo.tokens import (
    discard,
    discard_only_kind,
    steal,
    take_from_centre,
    take_only_kind,
    take_or_steal,
)

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EVENTS",
    "QUESTIONS",
    "VOCABULARY",
    "State",
    "guess",
    "hide",
    "is_alive",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]


def setup(s: State) -> None:
    """KY-7 to KY-11: lay out the table, up to the first choice of somebody."""
    lay_out(s)
    run(s)


def step(s: State, action: int) -> None:
    """Answer the question at hand, then go on until somebody is asked again or the game is over."""
    if action < SET:
        answer_before_groups(s, action)
    elif action < AIM:
        answer_wild(s, action)
    elif action < TICK:
        answer_group(s, action)
    elif action < EXTEND:
        answer_interruption(s, action)
    else:
        answer_talent(s, action)
    run(s)


# --- Frames


def run(s: State) -> None:
    """Carry out frames from the top until one needs a person; none is left once the game is over."""
    asked = NOBODY
    while s.agenda_size > 0 and asked == NOBODY:
        asked = who_is_asked(s)
        if asked == NOBODY:
            carry_out(s)
    s.actor = asked


def carry_out(s: State) -> None:
    """Do what the top frame says, where nobody has to choose."""
    what = top_frame(s, WHAT)
    if what == LOSE:
        lose(s)
    elif what == BITE:
        bite(s)
    elif what == JUDGE:
        judge(s)
    elif what == COUNT_POINTER:
        count_pointer(s)
    elif what == NEXT_TURN:
        next_turn(s)
    elif what == CHOOSE_ARCHER:
        deal_archer(s, top_frame(s, FIRST))
    else:
        pick_for(s, what)


def pick_for(s: State, what: int) -> None:
    """Take the only thing there is to pick; rolls, Wild tokens and groups that are used up simply end."""
    if what == TICK_CIRCLE:
        tick_only_colour(s)
    elif what == TAKE_TOKEN:
        take_or_steal(s)
    elif what == DISCARD_TOKEN:
        discard_only_kind(s)
    elif what == TAKE_ANY_TOKEN:
        take_only_kind(s)
    else:
        pop(s)


def next_turn(s: State) -> None:
    """The next archer clockwise; a match that would never end is a draw."""
    pop(s)
    if is_endless(s):
        call_it_a_draw(s)
    else:
        begin_turn(s, next_archer(s))


# --- Answers


def answer_before_groups(s: State, action: int) -> None:
    """KY-7, KY-10, KY-13: a character, a set-up box, dice to roll again, or no more rolls."""
    if action < MARK:
        seat_archer(s, s.actor, action - CHOOSE)
    elif action < REROLL:
        mark_flag(s, s.actor, action - MARK)
    elif action < STOP:
        roll_dice(s, action - REROLL + 1)
    else:
        stop_rolling(s)


def answer_wild(s: State, action: int) -> None:
    """KY-24e, KY-A11: set a die with a Wild, as often as one has them, or keep the dice."""
    if action < KEEP:
        set_die(s, (action - SET) // FACES, (action - SET) % FACES)
    else:
        keep_dice(s)


def answer_group(s: State, action: int) -> None:
    """KY-14, KY-A2, KY-A6: groups in the archer's order, until no more are wanted."""
    if action < FLAG:
        aim(s, (action - AIM) // MOST_ARROWS, (action - AIM) % MOST_ARROWS + 1)
    elif action < ULTIMATE:
        fill_flag(s, (action - FLAG) // FLAG_COUNTS, (action - FLAG) % FLAG_COUNTS + FEWEST_FLAG_DICE)
    elif action < TALENT_CALL:
        strike(s)
    elif action < FINISH:
        use_every_die(s)
        call_talent(s)
    else:
        pop(s)


def answer_interruption(s: State, action: int) -> None:
    """KY-24: a free circle, whom to rob, a Power or a Shield now or later."""
    if action < STEAL:
        tick_freely(s, action - TICK)
    elif action < USE_POWER:
        steal(s, action - STEAL)
    elif action < USE_SHIELD:
        if action < NO_POWER:
            use_power(s)
        else:
            keep_power(s)
        bite(s)
    elif action < NO_SHIELD:
        use_shield(s)
    else:
        lose(s)


def answer_talent(s: State, action: int) -> None:
    """KY-26, KY-27, KY-29: the colour to draw in or to point at, the token to discard or to take."""
    if action < POINT:
        extend(s, action - EXTEND)
    elif action < DISCARD:
        point(s, action - POINT)
    elif action < TAKE:
        discard(s, action - DISCARD)
    else:
        pop(s)
        take_from_centre(s, action - TAKE)


# --- What a seat knows, and points


def hide(s: State, seat: int) -> None:
    """Sheets, tokens and dice lie open: there is nothing to hide."""


def guess(s: State, seat: int) -> None:
    """Nothing is unknown."""


def score(s: State, seat: int) -> int:
    """KY-11: the spectators who still watch."""
    return s.spectators[seat]


def question(s: State) -> int:
    """The frame that asks has its question's number."""
    return top_frame(s, WHAT)
