"""What follows a blow (KT-17, KT-22, KT-D13): hearts are lost, tokens given, and monsters without hearts fall.

Here: Poison Spit, Shrink Ray, We're Only Making It Stronger, It Has a Child, Eater of the Dead.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.healing import offer_last_healing
from kotatsu.games.king_of_tokyo.keeping import discard_all_cards
from kotatsu.games.king_of_tokyo.losing import BY_SMASHES, CAUSES_A_CARD
from kotatsu.games.king_of_tokyo.monsters import (
    count_living,
    gain_energy_by,
    gain_stars_by,
    in_tokyo,
    leave_tokyo,
    power,
)
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State

ASKED = 1
"""The second number of a TAKE_LOSSES frame once the owner of a copied Rapid Healing has been asked."""


def take_losses(s: State, dealer: int) -> bool:
    """KT-D13: all victims lose their hearts, clockwise from the dealer's left; then those without hearts fall."""
    if top_frame(s, SECOND) != ASKED and costs_a_copy(s):
        pop(s)
        push(s, Frame.TAKE_LOSSES, dealer, ASKED, 0)
        offer_last_healing(s, s.where[parts.RAPID_HEALING])
        return False
    pop(s)
    hatching = find_hatching(s)
    for offset in range(1, s.seats + 1):
        seat = (dealer + offset) % s.seats
        if s.loss[seat] > 0:
            lose_hearts(s, seat)
    for offset in range(1, s.seats + 1):
        seat = (dealer + offset) % s.seats
        if s.loss[seat] > 0 and s.hearts[seat] == 0:
            fall(s, seat, (hatching >> seat) & 1)
        s.loss[seat] = 0
        s.cause[seat] = 0
    return False


def costs_a_copy(s: State) -> bool:
    """KT-D15: the owner of Rapid Healing falls, and a monster that copies it does not."""
    if s.copied != parts.RAPID_HEALING:
        return False
    owner = s.where[parts.RAPID_HEALING]
    copier = s.where[parts.MIMIC]
    return s.loss[owner] == s.hearts[owner] and s.loss[copier] < s.hearts[copier]


def find_hatching(s: State) -> int:
    """The seats, as bits, that It Has a Child or a copy of it saves if they fall now."""
    seats = 0
    for seat in range(s.seats):
        if power(s, seat, parts.IT_HAS_A_CHILD) > 0:
            seats += 1 << seat
    return seats


# --- The loss


def lose_hearts(s: State, seat: int) -> None:
    """Hearts are lost; then tokens and energy."""
    lost = s.loss[seat]
    s.hearts[seat] -= lost
    if s.cause[seat] == BY_SMASHES:
        s.hurt = 1
        tell(s, EVERYONE, EventKind.SMASHED, seat, lost, s.turn)
        mark_struck(s, seat, s.turn)
    else:
        if s.cause[seat] % CAUSES_A_CARD == 1:
            s.hurt = 1
        tell(s, EVERYONE, EventKind.HURT, seat, lost, s.cause[seat] // CAUSES_A_CARD)
    if lost >= parts.STRONGER_FROM:
        energy = parts.STRONGER_ENERGY * power(s, seat, parts.WERE_ONLY_MAKING_IT_STRONGER)
        gain_energy_by(s, seat, energy, parts.WERE_ONLY_MAKING_IT_STRONGER)


def mark_struck(s: State, seat: int, dealer: int) -> None:
    """KT-18, KT-35: who really lost hearts to smashes may flee Tokyo, and gets the tokens of the attacker's cards."""
    if in_tokyo(s, seat):
        s.struck[seat] = 1
    poison = power(s, dealer, parts.POISON_SPIT)
    if poison > 0:
        s.poison[seat] += poison
        tell(s, EVERYONE, EventKind.TOKEN_GIVEN, seat, parts.POISON_SPIT, poison)
    shrink = power(s, dealer, parts.SHRINK_RAY)
    if shrink > 0:
        s.shrink[seat] += shrink
        tell(s, EVERYONE, EventKind.TOKEN_GIVEN, seat, parts.SHRINK_RAY, shrink)


# --- The fall


def fall(s: State, seat: int, hatches: int) -> None:
    """A monster is at 0 hearts: out, or saved by It Has a Child; Eater of the Dead is paid in both cases."""
    s.stars[seat] = 0
    leave_tokyo(s, seat)
    if hatches == 1:
        tell(s, EVERYONE, EventKind.CHILD, seat)
        discard_all_cards(s, seat)
        s.hearts[seat] = parts.FULL_HEARTS
    else:
        eliminate(s, seat)
    for other in range(s.seats):
        if other != seat:
            gain_stars_by(
                s,
                other,
                parts.EATER_OF_THE_DEAD_STARS * power(s, other, parts.EATER_OF_THE_DEAD),
                parts.EATER_OF_THE_DEAD,
            )


def eliminate(s: State, seat: int) -> None:
    """KT-17: its keep cards and energy are discarded."""
    tell(s, EVERYONE, EventKind.ELIMINATED, seat)
    discard_all_cards(s, seat)
    s.energy[seat] = 0
    s.poison[seat] = 0
    s.shrink[seat] = 0
    s.frenzy[seat] = 0
    close_bay(s)


def close_bay(s: State) -> None:
    """KT-22: with four or fewer alive, the monster in Bay moves to City if that is free, else it leaves."""
    if s.bay == NOBODY or count_living(s) >= parts.BAY_FROM_LIVING:
        return
    seat = s.bay
    s.bay = NOBODY
    if s.city == NOBODY:
        s.city = seat
        tell(s, EVERYONE, EventKind.MOVED_TO_CITY, seat)
    else:
        tell(s, EVERYONE, EventKind.BAY_CLOSED, seat)
