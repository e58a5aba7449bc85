"""A turn: draw, play one card, do what it says (LL-7 to LL-9); and the answer to a Bishop (LL-21)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell

from kotatsu_love_letter import effects, parts
from kotatsu_love_letter.cards import knock_out, lay_down
from kotatsu_love_letter.choices import card_of, named_of, victim_of
from kotatsu_love_letter.ending import earn_token, end_round, has_won, players_left
from kotatsu_love_letter.setup import begin_round, begin_turn
from kotatsu_love_letter.state import EventKind, State, Verb


def play_card(s: State, action: int) -> None:
    """LL-8: a card goes before its player and does what it says; then the next player, or the end of the round."""
    card = card_of(action)
    lay_down(s, s.turn, card)
    if card == parts.KING or card == parts.PRINCE:
        s.ruled_out[s.turn, parts.COUNTESS] = 1
    if action >= Verb.HANDMAID:
        play_alone(s, action)
    elif action >= Verb.PRIEST:
        play_on(s, card, victim_of(action))
    elif action >= Verb.BISHOP:
        play_bishop(s, victim_of(action), named_of(action))
        return
    else:
        effects.name_with_guard(s, victim_of(action), named_of(action))
    end_turn(s)


def play_alone(s: State, action: int) -> None:
    """LL-13, LL-16 to LL-18: cards that are played on nobody."""
    if action == Verb.HANDMAID:
        effects.protect(s)
    elif action == Verb.PRINCESS:
        knock_out(s, s.turn)


def play_on(s: State, card: int, victim: int) -> None:
    """LL-11, LL-12, LL-14, LL-15: cards that are played on somebody."""
    tell(s, EVERYONE, EventKind.CHOSE, s.turn, victim)
    if card == parts.PRIEST:
        effects.look(s, victim)
    elif card == parts.BARON:
        effects.compare(s, victim)
    elif card == parts.PRINCE:
        effects.discard_and_draw(s, victim)
    else:
        effects.trade(s, victim)


def play_bishop(s: State, victim: int, named: int) -> None:
    """LL-20, LL-21: a token for the right name; then its holder is asked, if there is a card to change to."""
    if effects.name_with_bishop(s, victim, named):
        earn_token(s, s.turn)
        if not has_won(s, s.turn) and s.pile_size > 0:
            s.actor = victim
            return
    end_turn(s)


def change_card(s: State, action: int) -> None:
    """LL-21: the player whose card was named discards it and draws another, or keeps it."""
    if action == Verb.CHANGE:
        effects.discard_and_draw(s, s.actor)
    else:
        tell(s, EVERYONE, EventKind.KEPT, s.actor)
    end_turn(s)


def deal_round(s: State, action: int) -> None:
    """LL-3, LL-6: the winner of the last round has the next one dealt."""
    begin_round(s)


def end_turn(s: State) -> None:
    """LL-9, LL-19: the next player in the round, unless the round is over."""
    if has_won(s, s.turn) or players_left(s) == 1 or s.pile_size == 0:
        end_round(s)
        return
    seat = (s.turn + 1) % s.seats
    while s.alive[seat] == 0:
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)
