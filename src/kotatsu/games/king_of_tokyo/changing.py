"""Between rolling and resolving: dice that others reroll and that their owner changes.

Psychic Probe of the others, clockwise; then Herd Culler, Stretchy, Plot Twist and Background Dweller of the active
player. The order is that of the flow table of KT-D10.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.monsters import is_alive, power
from kotatsu.games.king_of_tokyo.parts import (
    BACKGROUND_DWELLER,
    FACES,
    HEART,
    HERD_CULLER,
    MIMIC,
    ONE,
    PLOT_TWIST,
    PSYCHIC_PROBE,
    STRETCHY,
    STRETCHY_PRICE,
    THREE,
)
from kotatsu.games.king_of_tokyo.rolling import can_reroll_three, find_any_die, reroll_three, roll_die
from kotatsu.games.king_of_tokyo.state import (
    CULL,
    DIE_CHANGED,
    DONE,
    FROM_CARD,
    NO_DIE,
    PROBE,
    PROBE_DICE,
    PROBED,
    PROBED_THREE,
    REROLL_THREE,
    STRETCH,
    TWIST,
    State,
)

FACE_PAIRS = FACES * FACES


# --- Psychic Probe


def ask_to_probe(s: State, seat: int) -> bool:
    """Psychic Probe: each owner clockwise from the active player, once a turn of another."""
    if seat == s.turn:
        pop(s)
        return False
    if s.dice > 0 and is_alive(s, seat) and s.probed[seat] == 0 and power(s, seat, PSYCHIC_PROBE) > 0:
        s.actor = seat
        return True
    next_prober(s, seat)
    return False


def next_prober(s: State, seat: int) -> None:
    """The question goes on to the next seat clockwise."""
    pop(s)
    push(s, PROBE_DICE, (seat + 1) % s.seats, 0, 0)


def legal_probes(s: State, mask: Mask) -> int:
    """A die to roll again, or none."""
    mask[DONE] = 1
    count = 1
    for face in range(FACES):
        if find_any_die(s, face) != NO_DIE:
            mask[PROBE + face] = 1
            count += 1
    return count


def answer_probe(s: State, action: int) -> None:
    """Psychic Probe: the die is rolled once more; a heart costs the card."""
    seat = s.actor
    next_prober(s, seat)
    if action == DONE:
        return
    s.probed[seat] = 1
    old = action - PROBE
    face = roll_die(s, find_any_die(s, old))
    tell(s, EVERYONE, PROBED, seat, old, face)
    if face == HEART:
        lose_probe(s, seat)
    if face == THREE:
        s.probed_threes += 1
        push(s, PROBED_THREE, seat, 0, 0)


def lose_probe(s: State, seat: int) -> None:
    """Psychic Probe: a heart discards it; a Mimic of it in the same hand goes too."""
    if s.copied == PSYCHIC_PROBE and s.where[MIMIC] == seat:
        discard_card(s, MIMIC)
    if s.where[PSYCHIC_PROBE] == seat:
        discard_card(s, PSYCHIC_PROBE)


def ask_about_probed_three(s: State, seat: int) -> bool:
    """Background Dweller of the probe's owner, on a 3 that the probe has just made."""
    if s.probed_threes > 0 and power(s, seat, BACKGROUND_DWELLER) > 0:
        s.actor = seat
        return True
    pop(s)
    return False


def legal_three(s: State, mask: Mask) -> int:
    """Reroll a 3, or leave it."""
    mask[REROLL_THREE] = 1
    mask[DONE] = 1
    return 2


def answer_probed_three(s: State, action: int) -> None:
    """A heart on this reroll does not cost the probe."""
    if action == DONE:
        pop(s)
    else:
        reroll_probed_three(s)


def reroll_probed_three(s: State) -> None:
    """One 3 that a probe made is rolled again; another 3 may be rolled again in its turn."""
    s.probed_threes -= 1
    die = find_any_die(s, THREE)
    reroll_three(s)
    if s.die[die] == THREE:
        s.probed_threes += 1


# --- The active player's changes


def can_cull(s: State, seat: int) -> bool:
    """Herd Culler: one die a turn and copy."""
    return s.culled < power(s, seat, HERD_CULLER)


def can_stretch(s: State, seat: int) -> bool:
    """Stretchy: as often as 2 energy can be paid."""
    return s.energy[seat] >= STRETCHY_PRICE and power(s, seat, STRETCHY) > 0


def can_twist(s: State, seat: int, source: int) -> bool:
    """Plot Twist: the card itself, or the Mimic that copies it."""
    if source == FROM_CARD:
        return s.where[PLOT_TWIST] == seat
    return s.where[MIMIC] == seat and s.copied == PLOT_TWIST


def can_change(s: State, seat: int) -> bool:
    """Whether some card lets the active player change a die now."""
    if can_cull(s, seat) or can_stretch(s, seat) or power(s, seat, PLOT_TWIST) > 0:
        return s.dice > 0
    return s.probed_threes > 0 and can_reroll_three(s, seat)


def ask_to_change(s: State, seat: int) -> bool:
    """Herd Culler, Stretchy and Plot Twist, in any order, after all probes."""
    if can_change(s, seat):
        s.actor = seat
        return True
    pop(s)
    return False


def legal_changes(s: State, mask: Mask) -> int:
    """A die to change by one of the cards, or no more."""
    seat = s.actor
    mask[DONE] = 1
    count = 1
    if can_cull(s, seat):
        for face in range(ONE + 1, FACES):
            if find_any_die(s, face) != NO_DIE:
                mask[CULL + face] = 1
                count += 1
    if can_stretch(s, seat):
        count += legal_turns(s, mask, STRETCH)
    for source in range(2):
        if can_twist(s, seat, source):
            count += legal_turns(s, mask, TWIST + source * FACE_PAIRS)
    if s.probed_threes > 0 and can_reroll_three(s, seat):
        mask[REROLL_THREE] = 1
        count += 1
    return count


def legal_turns(s: State, mask: Mask, first: int) -> int:
    """Every face on the table to every other face."""
    count = 0
    for face in range(FACES):
        if find_any_die(s, face) != NO_DIE:
            for new in range(FACES):
                if new != face:
                    mask[first + face * FACES + new] = 1
                    count += 1
    return count


def answer_change(s: State, action: int) -> None:
    """Change a die, or let the dice stand."""
    seat = s.actor
    if action == DONE:
        pop(s)
    elif action == REROLL_THREE:
        reroll_probed_three(s)
        push(s, PROBE_DICE, (seat + 1) % s.seats, 0, 0)  # a probe not used yet may act again
    elif action < STRETCH:
        s.culled += 1
        turn_die(s, HERD_CULLER, action - CULL, ONE)
    elif action < TWIST:
        s.energy[seat] -= STRETCHY_PRICE
        turn_die(s, STRETCHY, (action - STRETCH) // FACES, (action - STRETCH) % FACES)
    else:
        twist(s, action - TWIST)


def twist(s: State, choice: int) -> None:
    """Plot Twist: used once; the Mimic that copied it goes in its place."""
    discard_card(s, PLOT_TWIST if choice // FACE_PAIRS == FROM_CARD else MIMIC)
    pair = choice % FACE_PAIRS
    turn_die(s, PLOT_TWIST, pair // FACES, pair % FACES)


def turn_die(s: State, card: int, old: int, new: int) -> None:
    """One die that shows a face shows another."""
    s.die[find_any_die(s, old)] = new
    tell(s, EVERYONE, DIE_CHANGED, s.actor, card, old, new)
