"""Keep cards coming and going, and the Mimic token.

Here: Mimic (KT-33), and what is put on Battery Monster, Smoke Cloud and Even Bigger's owner when they come (KT-3).
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo.monsters import drop_extra_hearts, gain_hearts_by, is_alive
from kotatsu.games.king_of_tokyo.parts import (
    BATTERY_MONSTER,
    HEARTS_GAINED,
    KEEPS,
    MIMIC,
    MIMIC_PRICE,
    SMOKE_CLOUD,
    TOKENS,
)
from kotatsu.games.king_of_tokyo.state import (
    CARD_DISCARDED,
    CHOOSE_COPY,
    COPIED,
    COPY,
    COPY_ENDS,
    DISCARDED,
    DONE,
    NO_CARD,
    State,
)


def receive_card(s: State, seat: int, card: int) -> None:
    """KT-26: a keep card comes before a seat as newly bought, from wherever it was."""
    if card == MIMIC:
        take_token_back(s)
    s.where[card] = seat
    if card == BATTERY_MONSTER:
        s.cubes = TOKENS[card]
    elif card == SMOKE_CLOUD:
        s.smoke = TOKENS[card]
    elif card == MIMIC:
        push(s, CHOOSE_COPY, seat, 0, 0)
    drop_extra_hearts(s)
    gain_hearts_by(s, seat, HEARTS_GAINED[card], card)


def discard_card(s: State, card: int) -> None:
    """A keep card leaves its owner; a Mimic of it has no effect any more (KT-33)."""
    tell(s, EVERYONE, CARD_DISCARDED, s.where[card], card)
    if card == MIMIC or card == s.copied:
        take_token_back(s)
    s.where[card] = DISCARDED
    if card == BATTERY_MONSTER:
        s.cubes = 0
    if card == SMOKE_CLOUD:
        s.smoke = 0
    drop_extra_hearts(s)


def discard_all_cards(s: State, seat: int) -> None:
    """Every keep card of a seat."""
    for card in range(KEEPS):
        if s.where[card] == seat:
            discard_card(s, card)


# --- Mimic


def take_token_back(s: State) -> None:
    """KT-33: the copy ends, and what lay on Mimic is lost."""
    if s.copied != NO_CARD:
        tell(s, EVERYONE, COPY_ENDS, s.where[MIMIC], s.copied)
    s.copied = NO_CARD
    s.mimic_tokens = 0


def can_copy(s: State, card: int) -> bool:
    """Mimic: any other keep card in play, and not the one it copies already."""
    return s.where[card] < s.seats and card != MIMIC and card != s.copied


def copy_card(s: State, seat: int, card: int) -> None:
    """KT-33: Mimic is now that card as if just bought, with its tokens."""
    s.copied = card
    s.mimic_tokens = TOKENS[card]
    tell(s, EVERYONE, COPIED, seat, card)
    drop_extra_hearts(s)
    gain_hearts_by(s, seat, HEARTS_GAINED[card], card)


def something_to_copy(s: State) -> bool:
    """Whether the token has anywhere to go."""
    for card in range(KEEPS):
        if can_copy(s, card):
            return True
    return False


def ask_for_copy(s: State, seat: int) -> bool:
    """Mimic, on buying it: the token goes on another keep card, if there is any."""
    if is_alive(s, seat) and something_to_copy(s):
        s.actor = seat
        return True
    pop(s)
    return False


def ask_to_move_mimic(s: State, seat: int) -> bool:
    """KT-33: before the first roll of a turn the token may move for 1 energy."""
    if s.where[MIMIC] == seat and s.energy[seat] >= MIMIC_PRICE and something_to_copy(s):
        s.actor = seat
        return True
    pop(s)
    return False


def legal_copies(s: State, mask: Mask) -> int:
    """Every card that the token may go to."""
    count = 0
    for card in range(KEEPS):
        if can_copy(s, card):
            mask[COPY + card] = 1
            count += 1
    return count


def legal_mimic_moves(s: State, mask: Mask) -> int:
    """KT-33: move the token, or leave it."""
    mask[DONE] = 1
    return legal_copies(s, mask) + 1


def answer_copy(s: State, action: int) -> None:
    """Put the token on a card for nothing: Mimic has just been bought."""
    pop(s)
    copy_card(s, s.actor, action - COPY)


def answer_mimic_move(s: State, action: int) -> None:
    """Pay and move the token, or leave it where it is."""
    pop(s)
    if action != DONE:
        s.energy[s.actor] -= MIMIC_PRICE
        copy_card(s, s.actor, action - COPY)
