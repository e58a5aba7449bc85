"""What the actor is asked, what it may answer (`mark_*`, one a question), and why it may not answer otherwise.

The predicates are in permissions.py; rules.py ties each question to its answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kotatsu.engine.agenda import WHAT
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo import parts, permissions
from kotatsu.games.king_of_tokyo.monsters import power
from kotatsu.games.king_of_tokyo.state import (
    ASKED_BY,
    NO_CARD,
    Clause,
    Source,
    State,
    Symbol,
    Verb,
)

Predicate = Callable[..., int]
"""The clause that forbids a verb with these arguments, or ALLOWED: a function of permissions.py."""


def question(s: State) -> int:
    """What the actor is asked: a number of Question."""
    return ASKED_BY[s.agenda[s.agenda_size - 1, WHAT]]


def mark(mask: Mask, action: int, forbidden: int) -> int:
    """Mark an action unless a clause forbids it; 1 if it was marked, else 0."""
    if forbidden != ALLOWED:
        return 0
    mask[action] = 1
    return 1


# --- Monsters


def mark_monsters(s: State, mask: Mask) -> int:
    """KT-D18: a monster that is free, or any of them at random."""
    count = mark(mask, Verb.PICK_AT_RANDOM, ALLOWED)
    for monster in range(parts.MONSTERS):
        count += mark(mask, Verb.PICK + monster, permissions.forbids_pick(s, monster))
    return count


# --- Rolling


def mark_rolls(s: State, mask: Mask) -> int:
    """KT-10: set dice aside or take them back, roll the others, or stop; and cards that give a roll."""
    count = mark(mask, Verb.STOP, ALLOWED)
    if s.rolls_left > 0:
        count += mark(mask, Verb.ROLL, permissions.forbids_roll(s))
        for face in range(parts.FACES):
            count += mark(mask, Verb.KEEP + face, permissions.forbids_keep(s, face))
            count += mark(mask, Verb.FREE + face, permissions.forbids_free(s, face))
    count += mark(mask, Verb.DRINK, permissions.forbids_drink(s))
    for source in range(Source.count):
        count += mark(mask, Verb.SMOKE + source, permissions.forbids_smoke(s, source))
    return count + mark(mask, Verb.REROLL_THREE, permissions.forbids_reroll_three(s))


# --- Changing dice


def mark_probes(s: State, mask: Mask) -> int:
    """A die to roll again, or none."""
    count = mark(mask, Verb.DONE, ALLOWED)
    for face in range(parts.FACES):
        count += mark(mask, Verb.PROBE + face, permissions.forbids_probe(s, face))
    return count


def mark_three(s: State, mask: Mask) -> int:
    """Reroll a 3, or leave it: asked only where there is one."""
    return mark(mask, Verb.REROLL_THREE, ALLOWED) + mark(mask, Verb.DONE, ALLOWED)


def mark_changes(s: State, mask: Mask) -> int:
    """A die to change by one of the cards, or no more."""
    count = mark(mask, Verb.DONE, ALLOWED) + mark(mask, Verb.REROLL_THREE, permissions.forbids_change_three(s))
    if permissions.forbids_herd_culler(s) == ALLOWED:
        for face in range(parts.FACES):
            count += mark(mask, Verb.CULL + face, permissions.forbids_cull(s, face))
    if permissions.forbids_stretchy(s) == ALLOWED:
        count += mark_turns(s, mask, Verb.STRETCH)
    for source in range(Source.count):
        if permissions.forbids_plot_twist(s, source) == ALLOWED:
            count += mark_turns(s, mask, Verb.TWIST + source * parts.FACES * parts.FACES)
    return count


def mark_turns(s: State, mask: Mask, first: int) -> int:
    """Every face there is, to every other face."""
    count = 0
    for face in range(parts.FACES):
        for new in range(parts.FACES):
            count += mark(mask, first + face * parts.FACES + new, permissions.forbids_turn(s, face, new, Clause.DICE))
    return count


# --- Resolving


def mark_symbols(s: State, mask: Mask) -> int:
    """KT-11: any symbol next, or the rest in the usual order."""
    count = mark(mask, Verb.RESOLVE_ALL, ALLOWED)
    for symbol in range(Symbol.count):
        count += mark(mask, Verb.RESOLVE + symbol, permissions.forbids_resolve(s, symbol))
    return count


def mark_hearts(s: State, mask: Mask) -> int:
    """A token to remove, a monster to heal, or all the rest for oneself."""
    count = mark(mask, Verb.USE_HEARTS, ALLOWED)
    count += mark(mask, Verb.CURE_POISON, permissions.forbids_cure_poison(s))
    count += mark(mask, Verb.CURE_SHRINK, permissions.forbids_cure_shrink(s))
    for other in range(s.seats):
        count += mark(mask, Verb.RAY + other, permissions.forbids_ray(s, other))
    return count


# --- Losing hearts, fleeing


def mark_prevention(s: State, mask: Mask) -> int:
    """Wings, or endure it; Rapid Healing is open at every question."""
    return mark(mask, Verb.ENDURE, ALLOWED) + mark(mask, Verb.WINGS, permissions.forbids_wings(s))


def mark_flight(s: State, mask: Mask) -> int:
    """KT-18: flee or stay."""
    return mark(mask, Verb.FLEE, ALLOWED) + mark(mask, Verb.STAY, ALLOWED)


# --- Buying


def mark_purchases(s: State, mask: Mask) -> int:
    """KT-24, KT-25: buy a card, sweep the display, or stop."""
    count = mark(mask, Verb.DONE, ALLOWED) + mark(mask, Verb.SWEEP, permissions.forbids_sweep(s))
    for number in range(permissions.count_candidates(s)):
        card = permissions.candidate(s, number)
        if card >= 0:
            count += mark(mask, Verb.BUY + card, permissions.forbids_buy(s, card))
    return count


def mark_opportunities(s: State, mask: Mask) -> int:
    """KT-34: one of the offered cards, or none."""
    count = mark(mask, Verb.DONE, ALLOWED)
    for place in range(parts.DISPLAY):
        if s.display[place] != NO_CARD:
            count += mark(mask, Verb.BUY + s.display[place], permissions.forbids_snatch(s, s.display[place]))
    return count


# --- Keep cards


def mark_copies(s: State, mask: Mask) -> int:
    """Every card that the token may go to."""
    count = 0
    for card in range(parts.KEEPS):
        count += mark(mask, Verb.COPY + card, permissions.forbids_copy(s, card))
    return count


def mark_mimic_moves(s: State, mask: Mask) -> int:
    """KT-33: move the token, or leave it."""
    return mark_copies(s, mask) + mark(mask, Verb.DONE, ALLOWED)


def mark_sales(s: State, mask: Mask) -> int:
    """KT-37: a card to sell, or no more."""
    count = mark(mask, Verb.DONE, ALLOWED)
    for card in range(parts.KEEPS):
        count += mark(mask, Verb.SELL + card, permissions.forbids_sell(s, card))
    return count


def mark_extra_turn(s: State, mask: Mask) -> int:
    """KT-D7: take it or not."""
    return mark(mask, Verb.PLAY_ON, ALLOWED) + mark(mask, Verb.DONE, ALLOWED)


def mark_done(s: State, mask: Mask) -> int:
    """Nothing but to go on; Rapid Healing is what the question is about."""
    return mark(mask, Verb.DONE, ALLOWED)


# --- Why not


OUT_OF_PLACE = {
    Verb.KEEP: (Clause.ROLLING, NO_CARD),
    Verb.FREE: (Clause.ROLLING, NO_CARD),
    Verb.ROLL: (Clause.ROLLING, NO_CARD),
    Verb.STOP: (Clause.ROLLING, NO_CARD),
    Verb.DRINK: (Clause.ENERGY_DRINK, parts.ENERGY_DRINK),
    Verb.SMOKE: (Clause.SMOKE_CLOUD, parts.SMOKE_CLOUD),
    Verb.REROLL_THREE: (Clause.BACKGROUND_DWELLER, parts.BACKGROUND_DWELLER),
    Verb.PROBE: (Clause.PSYCHIC_PROBE, parts.PSYCHIC_PROBE),
    Verb.CULL: (Clause.HERD_CULLER, parts.HERD_CULLER),
    Verb.STRETCH: (Clause.STRETCHY, parts.STRETCHY),
    Verb.TWIST: (Clause.PLOT_TWIST, parts.PLOT_TWIST),
    Verb.RESOLVE: (Clause.RESOLVING, NO_CARD),
    Verb.RESOLVE_ALL: (Clause.RESOLVING, NO_CARD),
    Verb.CURE_POISON: (Clause.TOKENS, NO_CARD),
    Verb.CURE_SHRINK: (Clause.TOKENS, NO_CARD),
    Verb.RAY: (Clause.HEALING_RAY, parts.HEALING_RAY),
    Verb.USE_HEARTS: (Clause.HEARTS, NO_CARD),
    Verb.WINGS: (Clause.WINGS, parts.WINGS),
    Verb.ENDURE: (Clause.SMASHES, NO_CARD),
    Verb.FLEE: (Clause.FLEEING, NO_CARD),
    Verb.STAY: (Clause.FLEEING, NO_CARD),
    Verb.BUY: (Clause.BUYING, NO_CARD),
    Verb.SWEEP: (Clause.SWEEPING, NO_CARD),
    Verb.COPY: (Clause.MIMIC_TOKEN, parts.MIMIC),
    Verb.SELL: (Clause.SELLING, parts.METAMORPH),
    Verb.PLAY_ON: (Clause.FREEZE_TIME, NO_CARD),
    Verb.DONE: (Clause.END_OF_TURN, NO_CARD),
    Verb.PICK: (Clause.MONSTERS, NO_CARD),
    Verb.PICK_AT_RANDOM: (Clause.MONSTERS, NO_CARD),
}
"""For each verb the clause that says when it is open, and the card it takes."""


def forbids_out_of_place(s: State, verb: int) -> int:
    """Why a verb does not answer the question at hand: its card is missing, or it is not the moment for it."""
    clause, card = OUT_OF_PLACE[verb]
    return Clause.KEEP_CARDS if card != NO_CARD and power(s, s.actor, card) == 0 else clause


def refusing(predicates: Mapping[int, Predicate]) -> Callable[[State, int], int]:
    """Why not, for a question that these verbs answer; Rapid Healing is open at every question."""
    open_verbs = {Verb.HEAL: permissions.forbids_heal, **predicates}

    def forbids(s: State, action: int) -> int:
        verb = Verb.actions.verb(action).first
        if verb not in open_verbs:
            return forbids_out_of_place(s, verb)
        return open_verbs[verb](s, *Verb.actions.values(action).values())

    return forbids
