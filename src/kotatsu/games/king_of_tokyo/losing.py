"""Losing hearts, from whatever cause: what a victim can do about it. What follows a loss is in falling.py.

Here: Armor Plating, Wings, Camouflage with Background Dweller, Rapid Healing. A blow is a frame TAKE_LOSSES and on top
of it a frame LOSS for each victim. When all victims have had their say, all lose their hearts together (KT-D13).
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, THIRD, pop, push, top_frame
from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.healing import could_outlast
from kotatsu.games.king_of_tokyo.monsters import is_alive, power
from kotatsu.games.king_of_tokyo.permissions import forbids_wings
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Verb

BY_SMASHES = -1
"""The cause of a loss: the smashes of the active monster."""
CAUSES_A_CARD = 2
"""Any other cause is a card, and 1 if the active monster dealt it: card * CAUSES_A_CARD + 1."""


# --- Blows


def by_card(s: State, card: int, dealer: int) -> int:
    """The cause of a loss by a card that a seat has dealt, or NOBODY. It never lets the victim flee (KT-18)."""
    return card * CAUSES_A_CARD + (1 if dealer == s.turn else 0)


def begin_blow(s: State, dealer: int) -> None:
    """A blow, met before all that is on the agenda; its losses are pushed next."""
    push(s, Frame.TAKE_LOSSES, dealer, 0, 0)


def push_loss(s: State, victim: int, hearts: int, cause: int) -> None:
    """What one victim of a blow is about to lose."""
    if hearts > 0:
        push(s, Frame.LOSS, victim, hearts, cause)


def push_blow(s: State, victim: int, hearts: int, cause: int) -> None:
    """A blow with one victim."""
    if hearts > 0:
        begin_blow(s, victim)
        push_loss(s, victim, hearts, cause)


# --- What a victim does about its loss


def is_shielded(s: State, seat: int, hearts: int) -> bool:
    """Wings paid for this turn, or Armor Plating against a loss of exactly 1: nothing is asked."""
    return s.winged[seat] == 1 or (hearts == 1 and power(s, seat, parts.ARMOR_PLATING) > 0)


def suffer(s: State, seat: int) -> bool:
    """A loss is due: shielded, or lessened by Camouflage (KT-D11), or asked what to do about it, or accepted."""
    hearts = top_frame(s, SECOND)
    if not is_alive(s, seat) or hearts == 0:
        end_loss(s)
        return False
    if is_shielded(s, seat, hearts):
        tell(s, EVERYONE, EventKind.UNHARMED, seat, parts.WINGS if s.winged[seat] == 1 else parts.ARMOR_PLATING)
        end_loss(s)
        return False
    if s.camouflages < power(s, seat, parts.CAMOUFLAGE):
        roll_camouflage(s, seat)
        return False
    s.actor = seat
    if forbids_wings(s) == ALLOWED or could_outlast(s, hearts):
        return True
    accept_loss(s, seat)
    return False


def answer_prevention(s: State, action: int) -> None:
    """Pay for Wings, or accept the loss."""
    if action == Verb.WINGS:
        s.energy[s.actor] -= parts.WINGS_PRICE
        s.winged[s.actor] = 1
        tell(s, EVERYONE, EventKind.WINGS_SPREAD, s.actor)
    else:
        accept_loss(s, s.actor)


def accept_loss(s: State, seat: int) -> None:
    """The hearts will be lost with those of all other victims of the blow."""
    s.loss[seat] = min(s.hearts[seat], top_frame(s, SECOND))
    s.cause[seat] = top_frame(s, THIRD)
    end_loss(s)


def end_loss(s: State) -> None:
    """The loss at hand is dealt with."""
    s.camouflages = 0
    pop(s)


def lessen_loss(s: State, frame: int) -> None:
    """One heart of a loss is cancelled."""
    s.agenda[frame, SECOND] -= 1


# --- Camouflage


def roll_camouflage(s: State, seat: int) -> None:
    """Camouflage, one roll a loss and copy: a die for each heart at stake, not of the turn; each heart cancels one."""
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
