"""Set-up of the game and of each round (LL-3 to LL-6)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import copies_in_play, draw_into, forget, take_top_card
from kotatsu_love_letter.state import DRAWN, HELD, SLOTS, EventKind, State


def setup(s: State) -> None:
    """LL-A5: chance says who begins the first round."""
    s.starter = draw(s, s.seats)
    begin_round(s)


def begin_round(s: State) -> None:
    """LL-3 to LL-6: shuffle, set a card aside, deal one to each; the starter begins."""
    clear_table(s)
    s.aside = take_top_card(s)
    tell(s, EVERYONE, EventKind.ROUND_BEGINS, s.round + 1, s.starter)
    if s.seats == 2:
        turn_cards_up(s)
    for offset in range(s.seats):
        draw_into(s, (s.starter + offset) % s.seats, HELD)
    begin_turn(s, s.starter)


def clear_table(s: State) -> None:
    """LL-3: all cards go back into the pile; everybody is in the round."""
    s.between = 0
    s.pile_size = 0
    for card in range(parts.VALUES):
        s.pile[card] = copies_in_play(s, card)
        s.pile_size += s.pile[card]
    for seat in range(s.seats):
        s.alive[seat] = 1
        s.protected[seat] = 0
        s.last_slot[seat] = HELD
        forget(s, seat)
        for slot in range(SLOTS):
            s.hand[seat, slot] = parts.NO_CARD
        for card in range(parts.VALUES):
            s.discards[seat, card] = 0


def turn_cards_up(s: State) -> None:
    """LL-5: with two players three more cards are out of the round, for all to see."""
    for place in range(parts.TURNED_UP):
        s.turned_up[place] = take_top_card(s)
        tell(s, EVERYONE, EventKind.TURNED_UP, s.turned_up[place])


def begin_turn(s: State, seat: int) -> None:
    """LL-7, LL-13: the protection of the last turn is over; draw a card."""
    s.turn = seat
    s.actor = seat
    s.protected[seat] = 0
    draw_into(s, seat, DRAWN)
