"""Spectators who leave: shields, crossing off, and archers who are out."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import EventKind, Frame, State, Verb, is_alive
from kotatsu.games.kyudo.talents import take_back_die, take_back_pointer


def push_loss(s: State, victim: int, spectators: int) -> None:
    """KY-A9: one loss of one archer, which one Shield cancels entirely."""
    push(s, Frame.USE_SHIELD, victim, spectators)


def can_shield(s: State) -> bool:
    """KY-24c: the archer who is about to lose spectators has a Shield."""
    return s.tokens[top_frame(s, FIRST), Token.SHIELD] > 0


def answer_shield(s: State, action: int) -> None:
    """KY-24c: spend a Shield, or take the loss."""
    if action == Verb.SHIELD:
        use_shield(s)
    else:
        lose(s)


def use_shield(s: State) -> None:
    """KY-24c, KY-25, KY-A9: the token goes back to the centre, and its owner alone loses nothing."""
    victim = top_frame(s, FIRST)
    spared = min(top_frame(s, SECOND), s.spectators[victim])
    pop(s)
    s.tokens[victim, Token.SHIELD] -= 1
    s.centre[Token.SHIELD] += 1
    tell(s, EVERYONE, EventKind.SHIELDED, victim, spared)


def lose(s: State) -> None:
    """KY-21: spectators are crossed off from the last seat of the stand; KY-12: with none left, the archer is out."""
    victim = top_frame(s, FIRST)
    gone = min(top_frame(s, SECOND), s.spectators[victim])
    pop(s)
    s.spectators[victim] -= gone
    tell(s, EVERYONE, EventKind.LOST, victim, gone, s.spectators[victim])
    if not is_alive(s, victim):
        fall(s, victim)


def fall(s: State, seat: int) -> None:
    """KY-12, KY-A14, KY-A15: out at once; tokens go back to the centre, the die and the pointer to the table."""
    tell(s, EVERYONE, EventKind.FELL, seat)
    for token in range(Token.count):
        s.centre[token] += s.tokens[seat, token]
        s.tokens[seat, token] = 0
    take_back_die(s, seat)
    take_back_pointer(s, seat)
