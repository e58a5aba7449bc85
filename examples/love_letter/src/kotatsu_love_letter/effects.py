"""What each card does (LL-10 to LL-17, LL-20)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import draw_into, drop_hand, knock_out, learn, learn_all, swap_hands
from kotatsu_love_letter.state import HELD, EventKind, State


def name_with_guard(s: State, victim: int, named: int) -> None:
    """LL-10: a player who holds the card that is named is out."""
    tell(s, EVERYONE, EventKind.NAMED, s.turn, victim, named)
    if s.hand[victim, HELD] == named:
        knock_out(s, victim)
    else:
        guess_wrong(s, victim, named)


def name_with_bishop(s: State, victim: int, named: int) -> bool:
    """LL-20: the card that is named earns a token, and its holder may change it; whether it was named rightly."""
    tell(s, EVERYONE, EventKind.NAMED, s.turn, victim, named)
    if s.hand[victim, HELD] != named:
        guess_wrong(s, victim, named)
        return False
    tell(s, EVERYONE, EventKind.GUESSED_RIGHT, s.turn, victim, named)
    learn_all(s, victim)
    return True


def guess_wrong(s: State, victim: int, named: int) -> None:
    """Everybody now knows a card that this player does not hold."""
    s.ruled_out[victim, named] = 1
    tell(s, EVERYONE, EventKind.GUESSED_WRONG, s.turn, victim, named)


def look(s: State, victim: int) -> None:
    """LL-11: see the hand of another player."""
    learn(s, s.turn, victim)
    tell(s, s.turn, EventKind.SAW, s.turn, victim, s.hand[victim, HELD])


def compare(s: State, victim: int) -> None:
    """LL-12: the lower of two hands is out; only these two see both."""
    own = s.hand[s.turn, HELD]
    other = s.hand[victim, HELD]
    tell(s, s.turn, EventKind.SAW, s.turn, victim, other)
    tell(s, victim, EventKind.SAW, victim, s.turn, own)
    if own == other:
        learn(s, s.turn, victim)
        learn(s, victim, s.turn)
        tell(s, EVERYONE, EventKind.EQUAL, s.turn, victim)
    elif own < other:
        lose_duel(s, s.turn, victim)
    else:
        lose_duel(s, victim, s.turn)


def lose_duel(s: State, loser: int, winner: int) -> None:
    """LL-12: the loser is out, and has seen the winner's card, which everybody now knows to be higher."""
    for card in range(s.hand[loser, HELD] + 1):
        s.ruled_out[winner, card] = 1
    learn(s, loser, winner)
    knock_out(s, loser)


def protect(s: State) -> None:
    """LL-13: nobody may play a card on this player until their next turn."""
    s.protected[s.turn] = 1


def discard_and_draw(s: State, victim: int) -> None:
    """LL-14, LL-17: a hand is discarded without effect, but for the Princess; then a new card is drawn."""
    if s.hand[victim, HELD] == parts.PRINCESS:
        knock_out(s, victim)
        return
    tell(s, EVERYONE, EventKind.DISCARDED, victim, drop_hand(s, victim))
    draw_into(s, victim, HELD)


def trade(s: State, victim: int) -> None:
    """LL-15: trade hands; each sees what it gets and knows what it gave."""
    swap_hands(s, s.turn, victim)
    tell(s, EVERYONE, EventKind.TRADED, s.turn, victim)
    tell(s, s.turn, EventKind.DREW, s.turn, s.hand[s.turn, HELD])
    tell(s, victim, EventKind.DREW, victim, s.hand[victim, HELD])
