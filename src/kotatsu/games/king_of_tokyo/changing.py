"""Between rolling and resolving: dice that others reroll and that their owner changes.

Psychic Probe of the others, clockwise; then Herd Culler, Stretchy, Plot Twist and Background Dweller of the active
player. The order is that of the flow table of KT-D10.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, pop, push, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.dice import find_die_to_change, find_probed_three, roll_die
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.monsters import is_alive, power
from kotatsu.games.king_of_tokyo.permissions import forbids_change_three, forbids_herd_culler, forbids_stretchy
from kotatsu.games.king_of_tokyo.rolling import reroll_three
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, Source, State, Verb

FACE_PAIRS = parts.FACES * parts.FACES


# --- Psychic Probe


def ask_to_probe(s: State, seat: int) -> bool:
    """Psychic Probe: each owner clockwise from the active player, once a turn of another."""
    if seat == s.turn:
        pop(s)
        return False
    if s.dice > 0 and is_alive(s, seat) and s.probed[seat] == 0 and power(s, seat, parts.PSYCHIC_PROBE) > 0:
        s.actor = seat
        return True
    next_prober(s, seat)
    return False


def next_prober(s: State, seat: int) -> None:
    """The question goes on to the next seat clockwise."""
    pop(s)
    push(s, Frame.PROBE_DICE, (seat + 1) % s.seats, 0, 0)


def answer_probe(s: State, action: int) -> None:
    """Psychic Probe: the die is rolled once more; a heart costs the card."""
    seat = s.actor
    next_prober(s, seat)
    if action == Verb.DONE:
        return
    s.probed[seat] = 1
    old = action - Verb.PROBE
    die = find_die_to_change(s, old)
    face = roll_die(s, die)
    s.probed_dice[die] = 1
    tell(s, EVERYONE, EventKind.PROBED, seat, old, face)
    if face == parts.HEART:
        lose_probe(s, seat)
    if face == parts.THREE:
        push(s, Frame.PROBED_THREE, seat, die, 0)


def lose_probe(s: State, seat: int) -> None:
    """Psychic Probe: a heart discards it; a Mimic of it in the same hand goes too."""
    if s.copied == parts.PSYCHIC_PROBE and s.where[parts.MIMIC] == seat:
        discard_card(s, parts.MIMIC)
    if s.where[parts.PSYCHIC_PROBE] == seat:
        discard_card(s, parts.PSYCHIC_PROBE)


def ask_about_probed_three(s: State, seat: int) -> bool:
    """Background Dweller of the probe's owner, on a 3 that the probe has just made."""
    if s.die[top_frame(s, SECOND)] == parts.THREE and power(s, seat, parts.BACKGROUND_DWELLER) > 0:
        s.actor = seat
        return True
    pop(s)
    return False


def answer_probed_three(s: State, action: int) -> None:
    """A heart on this reroll does not cost the probe."""
    if action == Verb.DONE:
        pop(s)
    else:
        reroll_three(s, top_frame(s, SECOND))


# --- The active player's changes


def ask_to_change(s: State, seat: int) -> bool:
    """Herd Culler, Stretchy and Plot Twist, in any order, after all probes."""
    s.actor = seat
    if s.dice > 0 and can_change(s, seat):
        return True
    pop(s)
    return False


def can_change(s: State, seat: int) -> bool:
    """Whether some card lets the active player change a die now."""
    if forbids_herd_culler(s) == ALLOWED or forbids_stretchy(s) == ALLOWED:
        return True
    return power(s, seat, parts.PLOT_TWIST) > 0 or forbids_change_three(s) == ALLOWED


def answer_change(s: State, action: int) -> None:
    """Change a die, or let the dice stand."""
    seat = s.actor
    if action == Verb.DONE:
        pop(s)
    elif action == Verb.REROLL_THREE:
        reroll_three(s, find_probed_three(s))
        push(s, Frame.PROBE_DICE, (seat + 1) % s.seats, 0, 0)  # a probe not used yet may act again
    elif action < Verb.STRETCH:
        s.culled += 1
        turn_die(s, parts.HERD_CULLER, action - Verb.CULL, parts.ONE)
    elif action < Verb.TWIST:
        s.energy[seat] -= parts.STRETCHY_PRICE
        turn_die(s, parts.STRETCHY, (action - Verb.STRETCH) // parts.FACES, (action - Verb.STRETCH) % parts.FACES)
    else:
        twist(s, action - Verb.TWIST)


def twist(s: State, choice: int) -> None:
    """Plot Twist: used once; the Mimic that copied it goes in its place."""
    discard_card(s, parts.PLOT_TWIST if choice // FACE_PAIRS == Source.CARD else parts.MIMIC)
    pair = choice % FACE_PAIRS
    turn_die(s, parts.PLOT_TWIST, pair // parts.FACES, pair % parts.FACES)


def turn_die(s: State, card: int, old: int, new: int) -> None:
    """One die that shows a face shows another."""
    die = find_die_to_change(s, old)
    s.die[die] = new
    s.probed_dice[die] = 0
    tell(s, EVERYONE, EventKind.DIE_CHANGED, s.actor, card, old, new)
