"""The rules of Pikit. PK-n names the clause that a rule carries out.

Roll two dice, play cards to change them, then take from the centre what they add up to, what lies between them or what
they show; a double calls a Mecha. Cards in hand are points, and played they are gone.

    opening   set-up                             ending    last turns, points, the winner
    turn      roll, take, fill up the centre     hands     cards that move, and what everybody saw of it
    effects   cards played, and cancelled        secrets   what a seat may not see, and guesses at it
    theft     a random card of another hand      reasons   why an action is not allowed
"""

from __future__ import annotations

from kotatsu.engine.layout import Mask
from kotatsu.games.pikit.effects import answer, legal_answers, legal_plays, play, settle
from kotatsu.games.pikit.ending import result, score
from kotatsu.games.pikit.opening import setup
from kotatsu.games.pikit.reasons import question, why_not
from kotatsu.games.pikit.secrets import guess, hide
from kotatsu.games.pikit.state import ACTIONS, CANCEL, CLAUSES, EVENTS, QUESTIONS, TAKE, VOCABULARY, State
from kotatsu.games.pikit.turn import legal_takes, take

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EVENTS",
    "QUESTIONS",
    "VOCABULARY",
    "State",
    "guess",
    "hide",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]


def legal(s: State, mask: Mask) -> int:
    """PK-14, PK-15: in one's turn play a card or take and be done; PK-19: else cancel the card just played, or not."""
    if s.agenda_size > 0:
        return legal_answers(s, mask)
    return legal_plays(s, mask) + legal_takes(s, mask)


def step(s: State, action: int) -> None:
    """Play a card, answer one, or take; taking ends the turn."""
    if action >= TAKE:
        take(s, action)
        return
    if action < CANCEL:
        play(s, action)
    else:
        answer(s, action)
    settle(s)
