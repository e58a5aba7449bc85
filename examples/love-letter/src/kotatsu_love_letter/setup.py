"""Set-up of the game and of each round (LL-1)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import draw_card, forget_hand, take_from_pile
from kotatsu_love_letter.state import NO_CARD, EventKind, Question, State

TWO_PLAYERS = 2


def setup(s: State) -> None:
    """LL-1: a random player begins the first round."""
    for seat in range(parts.MAX_SEATS):
        s.last_hand[seat] = NO_CARD
    s.starter = draw(s, s.seats)
    begin_round(s)


def begin_round(s: State) -> None:
    """LL-1: all cards are shuffled; one is set aside, with two players three more face up; one card for each."""
    clear_table(s)
    tell(s, EVERYONE, EventKind.ROUND_BEGINS, s.round + 1, s.starter)
    if s.seats == TWO_PLAYERS:
        for _ in range(parts.REMOVED_WITH_TWO):
            card = take_from_pile(s)
            s.deck_left -= 1
            s.removed[card] += 1
            tell(s, EVERYONE, EventKind.REMOVED, card)
    for seat in range(s.seats):
        draw_card(s, seat)
    begin_turn(s, s.starter)


def clear_table(s: State) -> None:
    """Everything of the last round is taken back."""
    for card in range(parts.CARDS):
        s.pile[card] = parts.COPIES[card]
        s.removed[card] = 0
        for seat in range(s.seats):
            s.hand[seat, card] = 0
            s.discards[seat, card] = 0
    for seat in range(s.seats):
        s.hand_size[seat] = 0
        s.drawn[seat] = NO_CARD
        s.out[seat] = 0
        s.protected[seat] = 0
        forget_hand(s, seat)
    s.deck_left = parts.DECK - 1
    s.playing = NO_CARD
    s.named = NO_CARD


def begin_turn(s: State, seat: int) -> None:
    """LL-2, LL-8: protection ends, a card is drawn, one of the two is to be played."""
    s.protected[seat] = 0
    s.turn = seat
    s.actor = seat
    s.asked = Question.PLAY_A_CARD
    draw_card(s, seat)
