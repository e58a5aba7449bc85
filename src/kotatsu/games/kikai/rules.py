"""The rules of KIKAI - Bricolage Heads. KI-n names the clause that a rule carries out.

Two players build machines out of junk in six districts, lead fans to them through the streets and show them to the
Master. This module is what the engine calls, and the table of contents:

    setup       board, starting feet             choices     what each question accepts, which clause forbids the rest
    turns       answers, a turn, a round         cards       playing, taking and drawing district cards
    build       elements, ladders, influence     construction_bonus  what the first head of a district earns
    flyers      distributors, networks, tolls    fans        attracting them, emptied squares, billboards
    exhibition  fans, energy, fame               gains       tokens, the energy track, printed bonuses
    ending      rewards, final scoring, result   secrets     none
    state       the record and all names         parts, kinds, counts  what is printed, named and counted
"""

from __future__ import annotations

from kotatsu.engine.dispatch import Answer, answering
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import cards, choices, fans, turns
from kotatsu.games.kikai import setup as setting_up
from kotatsu.games.kikai.bounds import BOUNDS
from kotatsu.games.kikai.build import climb, forbids_climb, mark_climbs
from kotatsu.games.kikai.choices import is_own_turn, question
from kotatsu.games.kikai.ending import result, score
from kotatsu.games.kikai.secrets import guess
from kotatsu.games.kikai.setup import setup
from kotatsu.games.kikai.state import CLAUSES, VOCABULARY, EventKind, Question, State, Verb
from kotatsu.games.kikai.turns import go_on

__all__ = [
    "BOUNDS",
    "CLAUSES",
    "VOCABULARY",
    "EventKind",
    "Question",
    "State",
    "Verb",
    "guess",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]

ANSWERS = {
    Question.PLACE_FEET: Answer(setting_up.mark_settles, choices.forbids_feet, turns.answer_feet),
    Question.PLACE_DISTRIBUTOR: Answer(
        setting_up.mark_first_distributors, choices.forbids_distributor, turns.answer_distributor
    ),
    Question.PLAY_A_CARD: Answer(cards.mark_cards, choices.forbids_card, turns.answer_card),
    Question.CHOOSE_AN_ACTION: Answer(choices.mark_actions, choices.forbids_action, turns.answer_action),
    Question.BRING_MORE: Answer(choices.mark_more_fans, choices.forbids_more_fans, turns.answer_fan),
    Question.CALL_FANS: Answer(choices.mark_fans_elsewhere, choices.forbids_fans_elsewhere, turns.answer_call),
    Question.PLAY_AGAIN: Answer(choices.mark_second_cards, choices.forbids_second_card, turns.answer_card),
    Question.TAKE_A_CARD: Answer(cards.mark_takes, choices.forbids_taking, turns.answer_take),
    Question.DRAW_MORE: Answer(choices.mark_more_cards, choices.forbids_more_cards, turns.answer_more_cards),
    Question.CHOOSE_A_TOKEN: Answer(choices.mark_tokens, choices.forbids_token, turns.answer_token),
    Question.POST_A_BILLBOARD: Answer(fans.mark_posts, choices.forbids_billboard, turns.answer_billboard),
    Question.REMOVE_A_FAN: Answer(fans.mark_removals, choices.forbids_removal, turns.answer_removal),
    Question.FILL_HAND: Answer(choices.mark_fills, choices.forbids_filling, turns.answer_fill),
}
"""Every question: what may be answered, what forbids the rest, what an answer does. Ladders come on top (KI-46)."""
mark_answers, forbids_answer, answer = answering(question, ANSWERS)


def is_climb(s: State, action: int) -> bool:
    """KI-46: ladders may be put up at any time of one's own turn."""
    return is_own_turn(s) and Verb.CLIMB <= action < Verb.TAKE


def legal(s: State, mask: Mask) -> int:
    """The answers to the question at hand, and ladders."""
    count = mark_answers(s, mask)
    if is_own_turn(s):
        count += mark_climbs(s, mask)
    return count


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action of the actor, or ALLOWED."""
    return forbids_climb(s, action - Verb.CLIMB) if is_climb(s, action) else forbids_answer(s, action)


def step(s: State, action: int) -> None:
    """Carry out a choice, then go on to the next question."""
    if is_climb(s, action):
        climb(s, action - Verb.CLIMB)
    else:
        answer(s, action)
    go_on(s)
