"""The rules of Love Letter: what the engine calls. LL-n names the clause that a rule carries out.

Everybody holds one card, draws another and plays one of the two: to find out what others hold, to knock them out, or
to hide. The last one left, or the highest card when the pile is empty, earns a token. Each topic has its file:

    setup     the game and each round             choices   what is asked, what is allowed, which clause forbids it
    turns     draw, play, the next player         effects   what each card does
    cards     cards that move, and who saw them   ending    the end of a round and of the game, tokens
    state     the state and all names             secrets   guesses at what a seat may not see
    parts     what is printed on the cards
"""

from __future__ import annotations

from kotatsu.engine.dispatch import Answer, answering

from kotatsu_love_letter import choices, turns
from kotatsu_love_letter.choices import question
from kotatsu_love_letter.ending import result, score
from kotatsu_love_letter.secrets import guess
from kotatsu_love_letter.setup import setup
from kotatsu_love_letter.state import CLAUSES, VOCABULARY, EventKind, Question, State, Verb

__all__ = [
    "CLAUSES", "VOCABULARY", "EventKind", "Question", "State", "Verb",
    "guess", "legal", "question", "result", "score", "setup", "step", "why_not",
]  # fmt: skip

ANSWERS = {
    Question.PLAY_A_CARD: Answer(mark=choices.mark_plays, forbids=choices.forbids_play, do=turns.play_card),
    Question.CHANGE_YOUR_CARD: Answer(mark=choices.mark_changes, forbids=choices.forbids_change, do=turns.change_card),
    Question.BEGIN_A_ROUND: Answer(mark=choices.mark_deal, forbids=choices.forbids_deal, do=turns.deal_round),
}
"""For each question: the actions to mark, the clause that forbids one, and carrying one out."""

legal, why_not, step = answering(question, ANSWERS)
