"""The rules of Kyudo. KY-n names the clause that a rule carries out.

Archers roll four dice to tick the circles of their target and the boxes of their flags; arrows in a colour that is
closed drive spectators away from those who have not closed it. A full target wins when nobody has more spectators.

This module is what the engine calls, and the table of contents. A turn is a list of frames on the agenda; `step`
answers the frame that asked, then carries out frames until one asks somebody. Each topic has its module:

    setup     sheets, characters, first boxes  turns    the flow of a turn
    asking    who is asked                     choices  what is allowed, and why not
    rolling   three rolls, Wild, pointer       groups   which groups the dice allow
    aiming    arrows, closed colours, Power    flags    boxes, corners, exceptional shots
    tokens    taken, stolen, discarded         talents  the four characters
    losses    shields, spectators, falling     ending   who has won, score, result
    state     the record and all names         parts    what is printed on the components
    secrets   none
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.dispatch import Answer, answering, dispatch
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import aiming, choices, flags, losses, rolling, talents, tokens, turns
from kotatsu.games.kyudo import setup as set_up
from kotatsu.games.kyudo.asking import who_is_asked
from kotatsu.games.kyudo.bounds import BOUNDS
from kotatsu.games.kyudo.choices import question
from kotatsu.games.kyudo.ending import judge, result, score
from kotatsu.games.kyudo.secrets import guess, hide
from kotatsu.games.kyudo.state import CLAUSES, VOCABULARY, EventKind, Frame, Question, State, Verb, is_alive

__all__ = [
    "BOUNDS",
    "CLAUSES",
    "VOCABULARY",
    "EventKind",
    "Question",
    "State",
    "Verb",
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

ANSWERS = {
    Question.CHOOSE_ARCHER: Answer(choices.mark_archers, choices.forbids_choose, set_up.answer_archer),
    Question.MARK_FLAG: Answer(choices.mark_setup_boxes, choices.forbids_mark, set_up.answer_mark),
    Question.ROLL: Answer(choices.mark_rolls, choices.forbids_roll, rolling.answer_roll),
    Question.SET_DIE: Answer(choices.mark_wilds, choices.forbids_wild, rolling.answer_wild),
    Question.GROUP: Answer(choices.mark_groups, choices.forbids_group, turns.answer_group),
    Question.FILL_CORNERS: Answer(choices.mark_corners, choices.forbids_fill, flags.answer_fill),
    Question.TICK: Answer(choices.mark_ticks, choices.forbids_tick, flags.answer_tick),
    Question.TAKE_TOKEN: Answer(choices.mark_victims, choices.forbids_steal, tokens.answer_steal),
    Question.USE_POWER: Answer(choices.mark_power, choices.forbids_nothing, aiming.answer_power),
    Question.USE_SHIELD: Answer(choices.mark_shield, choices.forbids_nothing, losses.answer_shield),
    Question.EXTEND: Answer(choices.mark_extensions, choices.forbids_extend, talents.answer_extend),
    Question.POINT: Answer(choices.mark_pointer, choices.forbids_nothing, talents.answer_point),
    Question.DISCARD: Answer(choices.mark_discards, choices.forbids_discard, tokens.answer_discard),
    Question.TAKE_ANY: Answer(choices.mark_takes, choices.forbids_take, tokens.answer_take),
}
"""How each question is answered: what is allowed, what forbids the rest, what an answer does."""
legal, forbids, answer = answering(question, ANSWERS)

UNASKED = {
    Frame.CHOOSE_ARCHER: set_up.deal_archer,
    Frame.ROLL: pop,
    Frame.SET_DIE: pop,
    Frame.GROUP: pop,
    Frame.FILL_CORNERS: flags.fill_fewest,
    Frame.TICK: flags.tick_only_colour,
    Frame.TAKE_TOKEN: tokens.take_or_steal,
    Frame.USE_POWER: aiming.bite,
    Frame.USE_SHIELD: losses.lose,
    Frame.DISCARD: tokens.discard_only_kind,
    Frame.TAKE_ANY: tokens.take_only_kind,
    Frame.COUNT_POINTER: rolling.count_pointer,
    Frame.JUDGE: judge,
    Frame.NEXT_TURN: turns.next_turn,
}
"""What each frame does where nobody has to choose; rolls, Wild tokens and groups that are used up simply end."""
carry_out = dispatch(question, UNASKED, name="carry_out")


def setup(s: State) -> None:
    """KY-7 to KY-11: lay out the table, up to the first choice of somebody."""
    set_up.lay_out(s)
    run(s)


def step(s: State, action: int) -> None:
    """Answer the question at hand, then go on until somebody is asked again or the game is over."""
    answer(s, action)
    run(s)


def run(s: State) -> None:
    """Carry out frames from the top until one needs a person; none is left once the game is over."""
    asked = NOBODY
    while s.agenda_size > 0 and asked == NOBODY:
        asked = who_is_asked(s)
        if asked == NOBODY:
            carry_out(s)
    s.actor = asked


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action: it answers another question, or a predicate of this one forbids it."""
    other = choices.why_not_now(s, action)
    return forbids(s, action) if other == ALLOWED else other
