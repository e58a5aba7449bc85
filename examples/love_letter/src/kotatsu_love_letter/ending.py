"""The end of a round and of the game, and tokens (LL-6, LL-19, LL-22)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import learn_all
from kotatsu_love_letter.state import HELD, EventKind, State

TIE_BREAK = 100
"""More than all discarded cards are worth: the card in hand counts first."""


# --- The end of a round


def end_round(s: State) -> None:
    """LL-6, LL-19: the best hand earns a token; its player begins the next round, or has won.

    Hands stay open until the next round is dealt.
    """
    if not somebody_has_won(s):
        show_hands(s)
        give_tokens(s)
    s.round += 1
    if somebody_has_won(s):
        end_game(s)
    else:
        s.between = 1
        s.actor = s.starter


def players_left(s: State) -> int:
    """How many players are in the round."""
    count = 0
    for seat in range(s.seats):
        count += s.alive[seat]
    return count


def show_hands(s: State) -> None:
    """LL-19: the hands that are left are shown."""
    for seat in range(s.seats):
        if s.alive[seat] > 0:
            learn_all(s, seat)
            tell(s, EVERYONE, EventKind.SHOWED, seat, s.hand[seat, HELD])


def give_tokens(s: State) -> None:
    """LL-19, LL-A3: a token to everybody with the best hand; the first of them after the last starter begins."""
    best = 0
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    starter = NOBODY
    for offset in range(1, s.seats + 1):
        seat = (s.starter + offset) % s.seats
        if rank(s, seat) == best:
            earn_token(s, seat)
            starter = seat if starter == NOBODY else starter
    s.starter = starter


def rank(s: State, seat: int) -> int:
    """LL-19, LL-22: the card in hand, then what was discarded; 0 for a player who is out."""
    if s.alive[seat] == 0:
        return 0
    total = parts.SHOWDOWN_RANK[s.hand[seat, HELD]] * TIE_BREAK
    for card in range(parts.VALUES):
        total += card * s.discards[seat, card]
    return total


def earn_token(s: State, seat: int) -> None:
    """LL-6, LL-20: a token of affection."""
    s.tokens[seat] += 1
    tell(s, EVERYONE, EventKind.TOKEN, seat, s.tokens[seat])


# --- The end of the game


def has_won(s: State, seat: int) -> bool:
    """LL-6: enough tokens for this number of players."""
    return s.tokens[seat] >= parts.TOKENS[s.seats]


def somebody_has_won(s: State) -> bool:
    """Whether the game is over."""
    for seat in range(s.seats):
        if has_won(s, seat):
            return True
    return False


def end_game(s: State) -> None:
    """LL-6: nobody decides any more."""
    s.actor = NOBODY
    for seat in range(s.seats):
        if has_won(s, seat):
            tell(s, EVERYONE, EventKind.WON, seat, s.tokens[seat])


def result(s: State, out: Out) -> None:
    """LL-6, LL-A3: who has the tokens has won; several share."""
    winners = 0
    for seat in range(s.seats):
        if has_won(s, seat):
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if has_won(s, seat) else 0.0


def score(s: State, seat: int) -> int:
    """Tokens of affection."""
    return s.tokens[seat]
