"""District cards: the pile, the display, hands, and the columns of played cards."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai.gains import has_tile, megaphones_to_spend, spend_megaphones
from kotatsu.games.kikai.parts import DISPLAY, DISTRICTS, LAYERS, NONE, SEATS, SPARE
from kotatsu.games.kikai.table import (
    DEALT,
    DREW,
    DREW_FOR_LADDER,
    PAIR,
    PAIRED,
    PLAY,
    PLAY_AGAIN,
    PLAYED,
    PLAYED_AGAIN,
    TAKE,
    TOOK,
    TOP,
    State,
)

PAIR_SIZE = 2
MEGAPHONE_PAID, LADDER_PAID = range(2)
"""What an extra action was paid with: places in the vocabulary of tokens."""


# --- The pile


def top_layer(s: State) -> int:
    """The layer of the pile that the next card comes from; NONE when the pile is empty."""
    for layer in range(LAYERS):
        if layer_size(s, layer) > 0:
            return layer
    return NONE


def layer_size(s: State, layer: int) -> int:
    """How many cards a layer of the pile holds."""
    cards = 0
    for card in range(DISTRICTS):
        cards += s.pile[layer, card]
    return cards


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
    for place in range(DISPLAY):
        if s.display[place] == NONE:
            s.display[place] = take_from_pile(s)
            if s.display[place] != NONE:
                tell(s, EVERYONE, DEALT, s.display[place])


def bury_played_cards(s: State) -> None:
    """KI-37: all played cards, in any order, become the lowest layer of the pile."""
    for seat in range(SEATS):
        for turn in range(s.turns[seat]):
            for card in range(DISTRICTS):
                s.pile[s.round + 1, card] += s.played[seat, turn, card]
                s.played[seat, turn, card] = 0


def hand_size(s: State, seat: int) -> int:
    """How many cards lie before a seat."""
    cards = 0
    for card in range(DISTRICTS):
        cards += s.hand[seat, card]
    return cards


# --- Playing cards


def legal_cards(s: State, mask: Mask) -> int:
    """KI-30, KI-32: a card for its own district, or two alike for any district."""
    count = 0
    for card in range(DISTRICTS):
        copies = s.hand[s.actor, card]
        if copies > 0:
            mask[PLAY + card] = 1
            count += 1
        if copies >= PAIR_SIZE:
            for district in range(DISTRICTS):
                mask[PAIR + card * DISTRICTS + district] = 1
            count += DISTRICTS
    return count


def can_play_again(s: State) -> bool:
    """KI-30, KI-33, KI-A12: once a turn, for a megaphone, with another card."""
    return s.again == 0 and megaphones_to_spend(s, s.actor) > 0 and hand_size(s, s.actor) > 0


def pay_to_play_again(s: State) -> None:
    """KI-30: the extra action costs a megaphone, paid when its card is played."""
    if s.phase == PLAY_AGAIN:
        paid = MEGAPHONE_PAID if s.megaphones[s.actor] > 0 else LADDER_PAID
        spend_megaphones(s, s.actor, 1)
        s.again = 1
        tell(s, EVERYONE, PLAYED_AGAIN, s.actor, paid)


def lay_card(s: State, card: int, copies: int) -> None:
    """KI-31: played cards lie in the column of the current turn till the round ends."""
    s.hand[s.actor, card] -= copies
    s.played[s.actor, s.turns[s.actor], card] += copies


def play_card(s: State, card: int) -> None:
    """KI-30: one card acts in its own district."""
    pay_to_play_again(s)
    lay_card(s, card, 1)
    tell(s, EVERYONE, PLAYED, s.actor, card)
    s.district = card


def play_pair(s: State, card: int, district: int) -> None:
    """KI-32: two alike act anywhere. KI-60: with Spare Parts they draw a card at once."""
    pay_to_play_again(s)
    lay_card(s, card, PAIR_SIZE)
    tell(s, EVERYONE, PAIRED, s.actor, card, district)
    s.district = district
    if has_tile(s, s.actor, SPARE):
        draw_to_hand(s, s.actor)


# --- Taking cards


def draw_to_hand(s: State, seat: int) -> None:
    """The top card of the pile, if there is one."""
    card = take_from_pile(s)
    if card != NONE:
        s.hand[seat, card] += 1
        tell(s, EVERYONE, DREW, seat, card)


def can_take(s: State) -> bool:
    """KI-34: from the display or the pile, if either holds a card."""
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            return True
    return top_layer(s) != NONE


def legal_takes(s: State, mask: Mask) -> int:
    """KI-34: one of the open cards or the top of the pile; no refusing. Two open cards alike are one choice."""
    count = 0
    for place in range(DISPLAY):
        card = s.display[place]
        if card != NONE and mask[TAKE + card] == 0:
            mask[TAKE + card] = 1
            count += 1
    if top_layer(s) != NONE:
        mask[TOP] = 1
        count += 1
    return count


def take_open_card(s: State, card: int) -> None:
    """KI-34: an open card of this district joins the hand; the gap is filled at the end of the turn (KI-36)."""
    place = 0
    while s.display[place] != card:
        place += 1
    s.display[place] = NONE
    s.hand[s.actor, card] += 1
    tell(s, EVERYONE, TOOK, s.actor, card)


def can_draw_more(s: State) -> bool:
    """KI-35, KI-A10: a ladder buys the top card of the pile."""
    return s.ladders[s.actor] > 0 and top_layer(s) != NONE


def draw_for_ladder(s: State) -> None:
    """KI-35: discard a ladder, take the top card; as often as wished, with no limit to a hand."""
    s.ladders[s.actor] -= 1
    card = take_from_pile(s)
    s.hand[s.actor, card] += 1
    tell(s, EVERYONE, DREW_FOR_LADDER, s.actor, card)
