"""The rules of Love Letter: what the engine calls. LL-n names the clause that a rule carries out.

Everybody holds one card. On a turn a player draws a second one and plays one of the two for its effect. Whoever is left,
or holds the highest card when the deck is empty, wins a token. Each topic has its file:

    setup     a round: the deck, the hands          choices   what is asked, what is allowed, which clause forbids it
    turns     a turn, from the draw to the effect   effects   what each card does
    ending    the end of a round and of the game    secrets   guesses at hidden cards
    cards     taking and moving cards               state     the state and all names      parts   the components
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
    Question.PLAY_A_CARD: Answer(mark=choices.mark, forbids=choices.forbids_play, do=turns.play_card),
    Question.CHOOSE_A_PLAYER: Answer(mark=choices.mark, forbids=choices.forbids_choose, do=turns.choose_player),
    Question.NAME_A_CARD: Answer(mark=choices.mark, forbids=choices.forbids_name, do=turns.name_card),
    Question.LET_IT_HAPPEN: Answer(mark=choices.mark, forbids=choices.forbids_answer, do=turns.answer),
}
"""For each question: the actions to mark, the clause that forbids one, and carrying one out."""

legal, why_not, step = answering(question, ANSWERS)
