"""The rules of Pikit: what the engine calls. PK-n names the clause that a rule carries out.

Roll two dice, play cards to change them, then take from the centre what they add up to, their difference or what they
show; a double calls a Mecha. Cards in hand are points, and played they are gone. Each topic has its file:

    setup       the deck, the centre, the hands      choices   what is asked, what is allowed, which clause forbids it
    turns       roll, play, take, fill up            ending    last turns, points, who has won
    dice        what the dice reach                  cards     pile, centre, hands, discard
    effects     cards played for their effect        secrets   guesses at what a seat may not see
    cancelling  the others may cancel a played card  state     the state and all names
    stealing    a random card of another hand        parts     what is printed on the components
"""

from __future__ import annotations

from kotatsu.engine.dispatch import Answer, answering
from kotatsu.games.pikit import cancelling, choices, turns
from kotatsu.games.pikit.bounds import BOUNDS
from kotatsu.games.pikit.choices import question
from kotatsu.games.pikit.ending import result, score
from kotatsu.games.pikit.secrets import guess
from kotatsu.games.pikit.setup import setup
from kotatsu.games.pikit.state import CLAUSES, VOCABULARY, Clause, EventKind, Question, State, Verb

__all__ = [
    "ASKING_TELLS", "BOUNDS", "CLAUSES", "VOCABULARY", "EventKind", "Question", "State", "Verb",
    "guess", "legal", "question", "result", "score", "setup", "step", "why_not",
]  # fmt: skip

ANSWERS = {
    Question.PLAY_OR_TAKE: Answer(
        mark=choices.mark_plays_and_takes,
        forbids=choices.forbids_play_or_take,
        do=turns.play_or_take,
    ),
    Question.CANCEL_OR_PASS: Answer(
        mark=choices.mark_cancels,
        forbids=choices.forbids_cancel_or_pass,
        do=cancelling.cancel_or_pass,
    ),
}
"""For each question: the actions to mark, the clause that forbids one, and carrying one out."""

ASKING_TELLS = {Question.CANCEL_OR_PASS: Clause.ONLY_WHO_CAN_CANCEL}
"""Questions that are put only to those who hold a card for it, and the clause that says so."""

legal, why_not, step = answering(question, ANSWERS)
