"""Keep cards coming and going, and the Mimic token.

Here: Mimic (KT-33), and what is put on Battery Monster, Smoke Cloud and Even Bigger's owner when they come (KT-3).
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.monsters import drop_extra_hearts, gain_hearts_by, is_alive
from kotatsu.games.king_of_tokyo.permissions import forbids_copy
from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, EventKind, Frame, State, Verb


def receive_card(s: State, seat: int, card: int) -> None:
    """KT-26: a keep card comes before a seat as newly bought, from wherever it was."""
    if card == parts.MIMIC:
        take_token_back(s)
    s.where[card] = seat
    if card == parts.BATTERY_MONSTER:
        s.cubes = parts.TOKENS[card]
    elif card == parts.SMOKE_CLOUD:
        s.smoke = parts.TOKENS[card]
    elif card == parts.MIMIC:
        push(s, Frame.CHOOSE_COPY, seat, 0, 0)
    drop_extra_hearts(s)
    gain_hearts_by(s, seat, parts.HEARTS_GAINED[card], card)


def discard_card(s: State, card: int) -> None:
    """A keep card leaves its owner; a Mimic of it has no effect any more (KT-33)."""
    tell(s, EVERYONE, EventKind.DISCARDED, s.where[card], card)
    if card == parts.MIMIC or card == s.copied:
        take_token_back(s)
    s.where[card] = DISCARDED
    if card == parts.BATTERY_MONSTER:
        s.cubes = 0
    if card == parts.SMOKE_CLOUD:
        s.smoke = 0
    drop_extra_hearts(s)


def discard_all_cards(s: State, seat: int) -> None:
    """Every keep card of a seat."""
    for card in range(parts.KEEPS):
        if s.where[card] == seat:
            discard_card(s, card)


# --- Mimic


def take_token_back(s: State) -> None:
    """KT-33: the copy ends, and what lay on Mimic is lost."""
    if s.copied != NO_CARD:
        tell(s, EVERYONE, EventKind.COPY_ENDS, s.where[parts.MIMIC], s.copied)
    s.copied = NO_CARD
    s.mimic_tokens = 0


def copy_card(s: State, seat: int, card: int) -> None:
    """KT-33: Mimic is now that card as if just bought, with its tokens."""
    s.copied = card
    s.mimic_tokens = parts.TOKENS[card]
    tell(s, EVERYONE, EventKind.COPIED, seat, card)
    drop_extra_hearts(s)
    gain_hearts_by(s, seat, parts.HEARTS_GAINED[card], card)


def something_to_copy(s: State) -> bool:
    """Whether the token has anywhere to go."""
    for card in range(parts.KEEPS):
        if forbids_copy(s, card) == ALLOWED:
            return True
    return False


def ask_for_copy(s: State, seat: int) -> bool:
    """Mimic, on buying it: the token goes on another keep card, if there is any."""
    s.actor = seat
    if is_alive(s, seat) and something_to_copy(s):
        return True
    pop(s)
    return False


def ask_to_move_mimic(s: State, seat: int) -> bool:
    """KT-33: before the first roll of a turn the token may move for 1 energy."""
    s.actor = seat
    if s.where[parts.MIMIC] == seat and s.energy[seat] >= parts.MIMIC_PRICE and something_to_copy(s):
        return True
    pop(s)
    return False


def answer_copy(s: State, action: int) -> None:
    """Put the token on a card for nothing: Mimic has just been bought."""
    pop(s)
    copy_card(s, s.actor, action - Verb.COPY)


def answer_mimic_move(s: State, action: int) -> None:
    """Pay and move the token, or leave it where it is."""
    pop(s)
    if action != Verb.DONE:
        s.energy[s.actor] -= parts.MIMIC_PRICE
        copy_card(s, s.actor, action - Verb.COPY)
