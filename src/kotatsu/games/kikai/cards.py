"""District cards: the pile, the display, hands, and the columns of played cards."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import hand_size, layer_size
from kotatsu.games.kikai.gains import has_tile, ladders_among, megaphones_to_spend, spend_megaphones
from kotatsu.games.kikai.kinds import AdvancedTile, Token
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, Question, State, Verb

PAIR_SIZE = 2
"""Cards alike that act in any district (KI-32)."""


# --- The pile


def top_layer(s: State) -> int:
    """The layer of the pile that the next card comes from; NONE when the pile is empty."""
    for layer in range(parts.LAYERS):
        if layer_size(s, layer) > 0:
            return layer
    return NONE


def take_from_pile(s: State) -> int:
    """Turn the top card: any card of the top layer, each copy as likely. NONE when the pile is empty."""
    layer = top_layer(s)
    if layer == NONE:
        return NONE
    at = draw(s, layer_size(s, layer))
    card = 0
    while at >= s.pile[layer, card]:
        at -= s.pile[layer, card]
        card += 1
    s.pile[layer, card] -= 1
    return card


def refill_display(s: State) -> None:
    """KI-36: two open cards while the pile lasts."""
    for place in range(parts.DISPLAY):
        if s.display[place] == NONE:
            s.display[place] = take_from_pile(s)
            if s.display[place] != NONE:
                tell(s, EVERYONE, EventKind.DEALT, s.display[place])


def bury_played_cards(s: State) -> None:
    """KI-37: all played cards, in any order, become the lowest layer of the pile."""
    for seat in range(parts.SEATS):
        for turn in range(s.turns[seat]):
            for card in range(parts.DISTRICTS):
                s.pile[s.round + 1, card] += s.played[seat, turn, card]
                s.played[seat, turn, card] = 0


# --- Playing cards


def forbids_play(s: State, card: int) -> int:
    """KI-23, KI-30: a card that lies before the player, for its own district."""
    return ALLOWED if s.hand[s.actor, card] > 0 else Clause.OPEN_HAND


def forbids_pair(s: State, card: int) -> int:
    """KI-32: two cards alike, for any district."""
    return ALLOWED if s.hand[s.actor, card] >= PAIR_SIZE else Clause.TWO_ALIKE


def mark_cards(s: State, mask: Mask) -> int:
    """KI-30, KI-32: a card for its own district, or two alike for any district."""
    count = 0
    for card in range(parts.DISTRICTS):
        if forbids_play(s, card) == ALLOWED:
            mask[Verb.PLAY + card] = 1
            count += 1
        if forbids_pair(s, card) == ALLOWED:
            for district in range(parts.DISTRICTS):
                mask[Verb.PAIR + card * parts.DISTRICTS + district] = 1
            count += parts.DISTRICTS
    return count


def can_play_again(s: State) -> bool:
    """KI-30, KI-33, KI-A12: once a turn, for a megaphone, with another card."""
    return s.again == 0 and megaphones_to_spend(s, s.actor) > 0 and hand_size(s, s.actor) > 0


def pay_to_play_again(s: State) -> None:
    """KI-30: the extra action costs a megaphone, paid when its card is played."""
    if s.phase == Question.PLAY_AGAIN:
        paid = Token.LADDER if ladders_among(s, s.actor, 1) == 1 else Token.MEGAPHONE
        spend_megaphones(s, s.actor, 1)
        s.again = 1
        tell(s, EVERYONE, EventKind.PLAYED_AGAIN, s.actor, paid)


def lay_card(s: State, card: int, copies: int) -> None:
    """KI-31: played cards lie in the column of the current turn until the round ends."""
    s.hand[s.actor, card] -= copies
    s.played[s.actor, s.turns[s.actor], card] += copies


def play_card(s: State, card: int) -> None:
    """KI-30: one card acts in its own district."""
    pay_to_play_again(s)
    lay_card(s, card, 1)
    tell(s, EVERYONE, EventKind.PLAYED, s.actor, card)
    s.district = card


def play_pair(s: State, card: int, district: int) -> None:
    """KI-32: two alike act anywhere. KI-60: with Spare Parts they draw a card at once."""
    pay_to_play_again(s)
    lay_card(s, card, PAIR_SIZE)
    tell(s, EVERYONE, EventKind.PAIRED, s.actor, card, district)
    s.district = district
    if has_tile(s, s.actor, AdvancedTile.SPARE):
        draw_to_hand(s, s.actor)


# --- Taking cards


def draw_to_hand(s: State, seat: int) -> None:
    """The top card of the pile, if there is one."""
    card = take_from_pile(s)
    if card != NONE:
        s.hand[seat, card] += 1
        tell(s, EVERYONE, EventKind.DREW, seat, card)


def forbids_take(s: State, card: int) -> int:
    """KI-34: a card of this district that lies open."""
    for place in range(parts.DISPLAY):
        if s.display[place] == card:
            return ALLOWED
    return Clause.TAKE_ONE


def forbids_top(s: State) -> int:
    """KI-34: the top of the pile, while the pile lasts."""
    return ALLOWED if top_layer(s) != NONE else Clause.TAKE_ONE


def can_take(s: State) -> bool:
    """KI-34: from the display or the pile, if either holds a card."""
    for place in range(parts.DISPLAY):
        if s.display[place] != NONE:
            return True
    return forbids_top(s) == ALLOWED


def mark_takes(s: State, mask: Mask) -> int:
    """KI-34: one of the open cards or the top of the pile. Two open cards alike are one choice."""
    count = 0
    for card in range(parts.DISTRICTS):
        if forbids_take(s, card) == ALLOWED:
            mask[Verb.TAKE + card] = 1
            count += 1
    if forbids_top(s) == ALLOWED:
        mask[Verb.TOP] = 1
        count += 1
    return count


def take_open_card(s: State, card: int) -> None:
    """KI-34: an open card of this district joins the hand; the gap is filled at the end of the turn (KI-36)."""
    place = 0
    while s.display[place] != card:
        place += 1
    s.display[place] = NONE
    s.hand[s.actor, card] += 1
    tell(s, EVERYONE, EventKind.TOOK, s.actor, card)


def forbids_more(s: State) -> int:
    """KI-35, KI-A10: a ladder buys the top card of the pile."""
    return ALLOWED if s.ladders[s.actor] > 0 and top_layer(s) != NONE else Clause.LADDER_FOR_A_CARD


def draw_for_ladder(s: State) -> None:
    """KI-35: discard a ladder, take the top card; as often as wished, with no limit to a hand."""
    s.ladders[s.actor] -= 1
    card = take_from_pile(s)
    s.hand[s.actor, card] += 1
    tell(s, EVERYONE, EventKind.DREW_FOR_LADDER, s.actor, card)


# --- A first game


def forbids_fill(s: State) -> int:
    """KI-85: with fewer than four cards, while the pile lasts."""
    return ALLOWED if hand_size(s, s.actor) < parts.HAND and top_layer(s) != NONE else Clause.UP_TO_FOUR_CARDS
