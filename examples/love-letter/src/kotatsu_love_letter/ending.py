"""The end of a turn, of a round and of the game (LL-13 to LL-15)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import held_card
from kotatsu_love_letter.setup import begin_round, begin_turn
from kotatsu_love_letter.state import NO_CARD, EventKind, State

# --- The end of a turn and of a round


def end_turn(s: State) -> None:
    """LL-2, LL-13: the next player in the round, unless one is left or the deck is empty."""
    s.playing = NO_CARD
    s.named = NO_CARD
    s.target = NOBODY
    if players_left(s) == 1 or s.deck_left == 0:
        end_round(s)
        return
    seat = (s.turn + 1) % s.seats
    while s.out[seat]:
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


def players_left(s: State) -> int:
    """How many are still in the round."""
    left = 0
    for seat in range(s.seats):
        left += 1 - s.out[seat]
    return left


def end_round(s: State) -> None:
    """LL-13, LL-14: hands are shown; the best wins a token, and the next round, unless the game is won."""
    for seat in range(s.seats):
        s.last_hand[seat] = held_card(s, seat)
        for card in range(parts.CARDS):
            s.last_discards[seat, card] = s.discards[seat, card]
        if not s.out[seat]:
            tell(s, EVERYONE, EventKind.SHOWED, seat, held_card(s, seat))
    best = best_hand(s)
    winner = s.turn
    for back in range(s.seats - 1, -1, -1):
        seat = (s.turn + back) % s.seats
        if strength(s, seat) == best:
            s.tokens[seat] += 1
            tell(s, EVERYONE, EventKind.WON_ROUND, seat, s.tokens[seat])
            winner = seat
    s.round += 1
    s.starter = winner
    if most_tokens(s) < parts.TOKENS_TO_WIN[s.seats]:
        begin_round(s)
    else:
        end_game(s)


def best_hand(s: State) -> int:
    """The strength of the best hand in the round."""
    best = -1
    for seat in range(s.seats):
        best = max(best, strength(s, seat))
    return best


def strength(s: State, seat: int) -> int:
    """LL-13, LL-A2: the card in hand, then the sum of the cards before its owner; -1 for those who are out."""
    if s.out[seat]:
        return -1
    total = 0
    for card in range(parts.CARDS):
        total += s.discards[seat, card] * (card + 1)
    return held_card(s, seat) * 100 + total


# --- The end of the game


def most_tokens(s: State) -> int:
    """The tokens of the leader or leaders."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.tokens[seat])
    return most


def end_game(s: State) -> None:
    """LL-15: the game is over; the leaders have won."""
    s.actor = NOBODY
    for seat in range(s.seats):
        if s.tokens[seat] == most_tokens(s):
            tell(s, EVERYONE, EventKind.WON, seat, s.tokens[seat])


def result(s: State, out: Out) -> None:
    """LL-15: most tokens wins; those who reach them together share."""
    most = most_tokens(s)
    leaders = 0
    for seat in range(s.seats):
        if s.tokens[seat] == most:
            leaders += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.tokens[seat] == most else 0.0


def score(s: State, seat: int) -> int:
    """The tokens of a seat."""
    return s.tokens[seat]
