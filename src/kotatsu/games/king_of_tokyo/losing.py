"""Losing hearts, from whatever cause, and what follows (KT-17, KT-22).

Before: Armor Plating, Wings, Camouflage with Background Dweller, Rapid Healing. After: Poison Spit, Shrink Ray, We're
Only Making It Stronger, It Has a Child, Eater of the Dead. One loss is a frame SMASH_LOSS or CARD_LOSS: the victim, the
hearts, and for a card which one and who dealt it.
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, THIRD, WHAT, pop, push, top_frame
from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.healing import could_outlast
from kotatsu.games.king_of_tokyo.keeping import discard_all_cards
from kotatsu.games.king_of_tokyo.monsters import (
    count_living,
    gain_energy_by,
    gain_stars_by,
    in_tokyo,
    is_alive,
    leave_tokyo,
    power,
)
from kotatsu.games.king_of_tokyo.permissions import forbids_camouflage, forbids_wings
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Verb

DEALERS = 8
"""A card loss keeps its card and its dealer in one number: card * DEALERS + dealer."""
NO_DEALER = DEALERS - 1
"""Poison is nobody's deed."""


def push_card_loss(s: State, victim: int, hearts: int, card: int, dealer: int) -> None:
    """A loss by a card, met before all that is on the agenda. It never lets the victim flee (KT-18)."""
    if hearts > 0:
        push(s, Frame.CARD_LOSS, victim, hearts, card * DEALERS + dealer)


# --- Before the loss


def is_shielded(s: State, seat: int, hearts: int) -> bool:
    """Wings paid for this turn, or Armor Plating against a loss of exactly 1: nothing is asked."""
    return s.winged[seat] == 1 or (hearts == 1 and power(s, seat, parts.ARMOR_PLATING) > 0)


def suffer(s: State, seat: int) -> bool:
    """A loss is due: shielded, or asked what to do about it, or taken."""
    hearts = top_frame(s, SECOND)
    if not is_alive(s, seat) or hearts == 0:
        end_loss(s)
        return False
    if is_shielded(s, seat, hearts):
        tell(s, EVERYONE, EventKind.UNHARMED, seat, parts.WINGS if s.winged[seat] == 1 else parts.ARMOR_PLATING)
        end_loss(s)
        return False
    s.actor = seat
    if forbids_camouflage(s) == ALLOWED or forbids_wings(s) == ALLOWED or could_outlast(s, hearts):
        return True
    take_loss(s)
    return False


def answer_prevention(s: State, action: int) -> None:
    """Roll, pay, or take the loss."""
    if action == Verb.CAMOUFLAGE:
        roll_camouflage(s)
    elif action == Verb.WINGS:
        s.energy[s.actor] -= parts.WINGS_PRICE
        s.winged[s.actor] = 1
        tell(s, EVERYONE, EventKind.WINGS_SPREAD, s.actor)
    else:
        take_loss(s)


def end_loss(s: State) -> None:
    """The loss at hand is dealt with."""
    s.camouflages = 0
    pop(s)


def lessen_loss(s: State, frame: int) -> None:
    """One heart of a loss is cancelled."""
    s.agenda[frame, SECOND] -= 1


# --- Camouflage


def roll_camouflage(s: State) -> None:
    """Camouflage: a die for each heart at stake; each heart rolled cancels one. They are not dice of the turn."""
    seat = s.actor
    frame = s.agenda_size - 1
    dice = top_frame(s, SECOND)
    s.camouflages += 1
    threes = 0
    for _ in range(dice):
        face = draw(s, parts.FACES)
        if face == parts.HEART:
            lessen_loss(s, frame)
        if face == parts.THREE:
            threes += 1
    tell(s, EVERYONE, EventKind.CAMOUFLAGED, seat, dice, dice - top_frame(s, SECOND))
    if threes > 0 and power(s, seat, parts.BACKGROUND_DWELLER) > 0:
        push(s, Frame.CAMOUFLAGED_THREES, seat, threes, 0)


def ask_about_camouflaged_threes(s: State, seat: int) -> bool:
    """Background Dweller: 3s among Camouflage dice may be rolled again."""
    threes = top_frame(s, SECOND)
    if threes > 0:
        s.actor = seat
        return True
    pop(s)
    return False


def answer_camouflaged_three(s: State, action: int) -> None:
    """One 3 is rolled again: a heart cancels, another 3 may be rolled again."""
    if action == Verb.DONE:
        pop(s)
        return
    frame = s.agenda_size - 1
    face = draw(s, parts.FACES)
    tell(s, EVERYONE, EventKind.THREE_REROLLED, s.actor, face)
    if face != parts.THREE:
        s.agenda[frame, SECOND] -= 1
    if face == parts.HEART:
        lessen_loss(s, frame - 1)


# --- The loss


def take_loss(s: State) -> None:
    """Hearts are lost; then tokens, energy, and the end of the monster where it was the last heart."""
    seat = top_frame(s, FIRST)
    lost = min(s.hearts[seat], top_frame(s, SECOND))
    smashed = top_frame(s, WHAT) == Frame.SMASH_LOSS
    card = top_frame(s, THIRD) // DEALERS
    dealer = s.turn if smashed else top_frame(s, THIRD) % DEALERS
    end_loss(s)
    s.hearts[seat] -= lost
    if dealer == s.turn:
        s.hurt = 1
    if smashed:
        tell(s, EVERYONE, EventKind.SMASHED, seat, lost, dealer)
        mark_struck(s, seat, dealer)
    else:
        tell(s, EVERYONE, EventKind.HURT, seat, lost, card)
    if lost >= parts.STRONGER_FROM:
        energy = parts.STRONGER_ENERGY * power(s, seat, parts.WERE_ONLY_MAKING_IT_STRONGER)
        gain_energy_by(s, seat, energy, parts.WERE_ONLY_MAKING_IT_STRONGER)
    if s.hearts[seat] == 0:
        fall(s, seat)


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


def fall(s: State, seat: int) -> None:
    """A monster is at 0 hearts: out, or saved by It Has a Child; Eater of the Dead is paid in both cases."""
    s.stars[seat] = 0
    leave_tokyo(s, seat)
    if power(s, seat, parts.IT_HAS_A_CHILD) > 0:
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
