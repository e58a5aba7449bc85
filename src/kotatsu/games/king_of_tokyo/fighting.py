"""Step 2, smashes (KT-14, KT-15, KT-18), and step 3, entering Tokyo (KT-19 to KT-23).

Here: Alpha Monster, Fire Breathing, Nova Breath when smashes are dealt; Jets and Burrowing around fleeing. What a
victim loses, and how it can prevent it, is in losing.py.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.losing import BY_SMASHES, begin_blow, by_card, is_shielded, push_blow, push_loss
from kotatsu.games.king_of_tokyo.monsters import (
    count_living,
    gain_stars,
    gain_stars_by,
    in_tokyo,
    is_alive,
    leave_tokyo,
    left_of,
    power,
    right_of,
)
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Verb

# --- Smashes


def attack(s: State, seat: int) -> None:
    """KT-14, KT-18, KT-D8: losses clockwise from the left; then who may flee; then what fleeing decides."""
    gain_stars_by(s, seat, parts.ALPHA_MONSTER_STARS * power(s, seat, parts.ALPHA_MONSTER), parts.ALPHA_MONSTER)
    for victim in range(s.seats):
        s.struck[victim] = 0
        s.held[victim] = 0
        s.has_fled[victim] = 0
    push_for_tokyo(s, seat, Frame.BURROWING_LOSS)
    push_for_tokyo(s, seat, Frame.HELD_LOSS)
    push_for_tokyo(s, seat, Frame.STAY_OR_FLEE)
    begin_blow(s, seat)
    for offset in range(s.seats - 1, 0, -1):
        strike(s, seat, (seat + offset) % s.seats)


def push_for_tokyo(s: State, seat: int, what: int) -> None:
    """A frame for each other monster in Tokyo, the one nearest on the attacker's left first."""
    for offset in range(s.seats - 1, 0, -1):
        other = (seat + offset) % s.seats
        if in_tokyo(s, other):
            push(s, what, other, 0, 0)


def is_target(s: State, seat: int, victim: int) -> bool:
    """KT-14: monsters on the other side of Tokyo; with Nova Breath all others."""
    if not is_alive(s, victim):
        return False
    return in_tokyo(s, victim) != in_tokyo(s, seat) or power(s, seat, parts.NOVA_BREATH) > 0


def has_victims(s: State, seat: int) -> bool:
    """Whether smashes would strike anybody at all."""
    if power(s, seat, parts.FIRE_BREATHING) > 0:
        return True
    for offset in range(1, s.seats):
        if is_target(s, seat, (seat + offset) % s.seats):
            return True
    return False


def strike(s: State, seat: int, victim: int) -> None:
    """What one monster is to lose: smashes and fire together are one loss; fire alone is a loss by a card."""
    fire = fire_on(s, seat, victim)
    if is_target(s, seat, victim):
        if in_tokyo(s, victim) and power(s, victim, parts.JETS) > 0:
            s.held[victim] = s.smashes + fire
        else:
            push_loss(s, victim, s.smashes + fire, BY_SMASHES)
    elif fire > 0:
        push_loss(s, victim, fire, by_card(s, parts.FIRE_BREATHING, seat))


def fire_on(s: State, seat: int, victim: int) -> int:
    """KT-36: both neighbours, wherever they stand; with two players the one opponent loses just 1."""
    if victim != left_of(s, seat) and victim != right_of(s, seat):
        return 0
    return parts.FIRE_BREATHING_HEARTS * power(s, seat, parts.FIRE_BREATHING)


# --- Fleeing


def ask_to_flee(s: State, seat: int) -> bool:
    """KT-18, KT-D8: a monster in Tokyo that lost hearts to smashes, or with Jets is about to, may flee."""
    if is_alive(s, seat) and in_tokyo(s, seat) and may_flee(s, seat):
        s.actor = seat
        return True
    pop(s)
    return False


def may_flee(s: State, seat: int) -> bool:
    """KT-18: hearts lost to smashes, or held back by Jets and not shielded anyhow."""
    if s.struck[seat] == 1:
        return True
    return s.held[seat] > 0 and not is_shielded(s, seat, s.held[seat])


def answer_flight(s: State, action: int) -> None:
    """KT-18: the loss stands either way, unless Jets held it back."""
    seat = s.actor
    pop(s)
    if action == Verb.FLEE:
        leave_tokyo(s, seat)
        s.has_fled[seat] = 1
        tell(s, EVERYONE, EventKind.FLED, seat)
    else:
        tell(s, EVERYONE, EventKind.STAYED, seat)


def take_held_loss(s: State, seat: int) -> bool:
    """Jets: who stayed loses now what was held back; who left Tokyo loses nothing."""
    pop(s)
    hearts = s.held[seat]
    s.held[seat] = 0
    if hearts > 0 and in_tokyo(s, seat):
        push_blow(s, seat, hearts, BY_SMASHES)
    return False


def avenge_flight(s: State, seat: int) -> bool:
    """Burrowing: the attacker loses a heart to each owner that fled, before it enters Tokyo."""
    pop(s)
    if s.has_fled[seat] == 1:
        hearts = parts.BURROWING_HEARTS * power(s, seat, parts.BURROWING)
        push_blow(s, s.turn, hearts, by_card(s, parts.BURROWING, seat))
    return False


# --- Entering Tokyo


def enter_tokyo(s: State, seat: int) -> bool:
    """KT-19, KT-20, KT-23: City if it is free, else Bay while more than four live; one must."""
    pop(s)
    if not is_alive(s, seat) or in_tokyo(s, seat):
        return False
    if s.city == NOBODY:
        s.city = seat
        tell(s, EVERYONE, EventKind.ENTERED_CITY, seat)
        gain_stars(s, seat, parts.ENTERING_STARS)
    elif s.bay == NOBODY and count_living(s) >= parts.BAY_FROM_LIVING:
        s.bay = seat
        tell(s, EVERYONE, EventKind.ENTERED_BAY, seat)
        gain_stars(s, seat, parts.ENTERING_STARS)
    return False
