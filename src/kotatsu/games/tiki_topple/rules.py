"""The rules of Tiki Topple: what the engine calls. TT-n names the clause that a rule carries out.

Nine tikis stand in a line, the pole; place 0 is the top. Each player has a secret mission and the same cards to move
tikis with; when the cards are played the first three places pay. Each topic has its file:

    setup     the pole, hands and missions      choices   what is asked, what is allowed, which clause forbids it
    turns     one card, then the next player    cards     what each action card does
    ending    points, the end, who has won      secrets   guesses at what a seat may not see
    state     the state and all names           parts     what is printed on the components
"""

from __future__ import annotations

from kotatsu.engine.dispatch import Answer, answering
from kotatsu.games.tiki_topple import choices, turns
from kotatsu.games.tiki_topple.bounds import BOUNDS
from kotatsu.games.tiki_topple.choices import question
from kotatsu.games.tiki_topple.ending import result, score
from kotatsu.games.tiki_topple.secrets import guess
from kotatsu.games.tiki_topple.setup import setup
from kotatsu.games.tiki_topple.state import CLAUSES, VOCABULARY, EventKind, Question, State, Verb

__all__ = [
    "BOUNDS", "CLAUSES", "VOCABULARY", "EventKind", "Question", "State", "Verb",
    "guess", "legal", "question", "result", "score", "setup", "step", "why_not",
]  # fmt: skip

ANSWERS = {
    Question.PLAY_A_CARD: Answer(mark=choices.mark_plays, forbids=choices.forbids_play, do=turns.play_card),
    Question.DISCARD_A_CARD: Answer(mark=choices.mark_discards, forbids=choices.forbids_discard, do=turns.discard_card),
}
"""For each question: the actions to mark, the clause that forbids one, and carrying one out."""

legal, why_not, step = answering(question, ANSWERS)
