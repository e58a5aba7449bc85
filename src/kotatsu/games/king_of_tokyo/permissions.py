"""Whether a choice is allowed: one predicate a verb, which answers with the clause that forbids it, or ALLOWED.

`forbids_keep(s, face)` says whether the actor may set a face aside. The masks and the reasons of choices.py both come
from these predicates, and the frames that ask use them to see whether there is anything to ask. All speak of the
actor, in a state where the question of the verb is asked.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.dice import find_any_die, find_die, find_probed_three, has_loose_dice
from kotatsu.games.king_of_tokyo.monsters import in_tokyo, is_alive, most_hearts, power, price_for
from kotatsu.games.king_of_tokyo.state import NO_CARD, NO_DIE, PILE, SHOWN, TOPS, Clause, Source, State


def forbids_nothing(s: State) -> int:
    """For verbs that are open whenever their question is asked."""
    return ALLOWED


# --- Monsters


def is_free(s: State, monster: int) -> bool:
    """Whether nobody has picked a monster."""
    for seat in range(s.seats):
        if s.monster[seat] == monster:
            return False
    return True


def forbids_pick(s: State, monster: int) -> int:
    """KT-D18: each monster once."""
    return ALLOWED if is_free(s, monster) else Clause.MONSTERS


# --- Rolling


def forbids_keep(s: State, face: int) -> int:
    """KT-10: a loose die, while a roll is left. Dice with the same face are one choice."""
    if s.rolls_left == 0:
        return Clause.ROLLING
    return ALLOWED if find_die(s, face, 0) != NO_DIE else Clause.DICE


def forbids_free(s: State, face: int) -> int:
    """KT-10, KT-D17: a die set aside, while a roll is left, as often as a person likes."""
    if s.rolls_left == 0:
        return Clause.ROLLING
    if find_die(s, face, 1) == NO_DIE:
        return Clause.DICE
    return ALLOWED if s.take_backs > 0 else Clause.TAKE_BACKS


def forbids_roll(s: State) -> int:
    """KT-10: a roll left, and a die to roll."""
    if s.rolls_left == 0:
        return Clause.ROLLING
    return ALLOWED if has_loose_dice(s) else Clause.DICE


def forbids_drink(s: State) -> int:
    """Energy Drink: offered when no roll is left, since buying one earlier could not be better."""
    if power(s, s.actor, parts.ENERGY_DRINK) == 0:
        return Clause.KEEP_CARDS
    if s.rolls_left > 0 or s.energy[s.actor] < parts.ENERGY_DRINK_PRICE:
        return Clause.ENERGY_DRINK
    return ALLOWED


def forbids_smoke(s: State, source: int) -> int:
    """Smoke Cloud: a token of the card, or of the Mimic that copies it; offered when no roll is left."""
    if not holds_source(s, source, parts.SMOKE_CLOUD):
        return Clause.KEEP_CARDS
    tokens = s.smoke if source == Source.CARD else s.mimic_tokens
    return ALLOWED if s.rolls_left == 0 and tokens > 0 else Clause.SMOKE_CLOUD


def holds_source(s: State, source: int, card: int) -> bool:
    """Whether the actor has the card itself, or Mimic with its token on that card."""
    if source == Source.CARD:
        return s.where[card] == s.actor
    return s.where[parts.MIMIC] == s.actor and s.copied == card


def forbids_reroll_three(s: State) -> int:
    """Background Dweller: any die that shows a 3, set aside or not, as often as its owner likes."""
    if power(s, s.actor, parts.BACKGROUND_DWELLER) == 0:
        return Clause.KEEP_CARDS
    return ALLOWED if find_any_die(s, parts.THREE) != NO_DIE else Clause.BACKGROUND_DWELLER


# --- Changing dice


def forbids_probe(s: State, face: int) -> int:
    """Psychic Probe: any die of the active player."""
    return ALLOWED if find_any_die(s, face) != NO_DIE else Clause.DICE


def forbids_change_three(s: State) -> int:
    """Background Dweller: after the last roll only a 3 that a probe has made."""
    if power(s, s.actor, parts.BACKGROUND_DWELLER) == 0:
        return Clause.KEEP_CARDS
    return ALLOWED if find_probed_three(s) != NO_DIE else Clause.BACKGROUND_DWELLER


def forbids_herd_culler(s: State) -> int:
    """Herd Culler: one die a turn and copy."""
    if power(s, s.actor, parts.HERD_CULLER) == 0:
        return Clause.KEEP_CARDS
    return ALLOWED if s.culled < power(s, s.actor, parts.HERD_CULLER) else Clause.HERD_CULLER


def forbids_stretchy(s: State) -> int:
    """Stretchy: as often as 2 energy can be paid."""
    if power(s, s.actor, parts.STRETCHY) == 0:
        return Clause.KEEP_CARDS
    return ALLOWED if s.energy[s.actor] >= parts.STRETCHY_PRICE else Clause.STRETCHY


def forbids_plot_twist(s: State, source: int) -> int:
    """Plot Twist: the card itself, or the Mimic that copies it."""
    return ALLOWED if holds_source(s, source, parts.PLOT_TWIST) else Clause.KEEP_CARDS


def forbids_turn(s: State, face: int, new: int, clause: int) -> int:
    """A die that shows a face, to another face."""
    if face == new:
        return clause
    return ALLOWED if find_any_die(s, face) != NO_DIE else Clause.DICE


def forbids_cull(s: State, face: int) -> int:
    """Herd Culler: a die that shows no 1."""
    forbidden = forbids_herd_culler(s)
    return forbidden if forbidden != ALLOWED else forbids_turn(s, face, parts.ONE, Clause.HERD_CULLER)


def forbids_stretch(s: State, face: int, new: int) -> int:
    """Stretchy: any die to any other face."""
    forbidden = forbids_stretchy(s)
    return forbidden if forbidden != ALLOWED else forbids_turn(s, face, new, Clause.STRETCHY)


def forbids_twist(s: State, source: int, face: int, new: int) -> int:
    """Plot Twist: any die to any other face."""
    forbidden = forbids_plot_twist(s, source)
    return forbidden if forbidden != ALLOWED else forbids_turn(s, face, new, Clause.PLOT_TWIST)


# --- Resolving


def forbids_resolve(s: State, symbol: int) -> int:
    """KT-11: each symbol once."""
    return ALLOWED if s.unresolved[symbol] == 1 else Clause.RESOLVING


def forbids_cure(s: State, tokens: int, clause: int) -> int:
    """KT-35: tokens are removed by heart dice, which are of no use in Tokyo."""
    if tokens == 0:
        return clause
    return Clause.TOKENS if in_tokyo(s, s.actor) else ALLOWED


def forbids_cure_poison(s: State) -> int:
    """KT-35: a Poison token."""
    return forbids_cure(s, s.poison[s.actor], Clause.POISON_SPIT)


def forbids_cure_shrink(s: State) -> int:
    """KT-35: a Shrink token."""
    return forbids_cure(s, s.shrink[s.actor], Clause.SHRINK_RAY)


def forbids_ray(s: State, other: int) -> int:
    """Healing Ray: a heart die for another monster that lacks hearts."""
    if power(s, s.actor, parts.HEALING_RAY) == 0:
        return Clause.KEEP_CARDS
    if other == s.actor or other >= s.seats or not is_alive(s, other):
        return Clause.HEALING_RAY
    return ALLOWED if s.hearts[other] + s.rayed[other] < most_hearts(s, other) else Clause.HEALING_RAY


# --- Losing hearts, fleeing


def forbids_wings(s: State) -> int:
    """Wings: 2 energy, when hearts are about to be lost."""
    if power(s, s.actor, parts.WINGS) == 0:
        return Clause.KEEP_CARDS
    return ALLOWED if s.energy[s.actor] >= parts.WINGS_PRICE else Clause.WINGS


def forbids_heal(s: State) -> int:
    """Rapid Healing: alive, below the most hearts, and able to pay."""
    if power(s, s.actor, parts.RAPID_HEALING) == 0:
        return Clause.KEEP_CARDS
    if s.energy[s.actor] < parts.RAPID_HEALING_PRICE or s.hearts[s.actor] == 0:
        return Clause.RAPID_HEALING
    return ALLOWED if s.hearts[s.actor] < most_hearts(s, s.actor) else Clause.RAPID_HEALING


# --- Buying


def looks_left(s: State, seat: int) -> int:
    """KT-D5: Made in a Lab lets its owner buy one card from the top of the pile each turn, a Mimic of it one more."""
    return min(TOPS, power(s, seat, parts.MADE_IN_A_LAB) - s.looks_bought)


def is_for_sale(s: State, card: int) -> bool:
    """What the active player may buy: the display, the top of the pile (Made in a Lab), others' cards (Tentacles)."""
    where = s.where[card]
    if where == SHOWN:
        return True
    if where == PILE:
        for depth in range(looks_left(s, s.actor)):
            if s.top[depth] == card:
                return True
        return False
    return where < s.seats and where != s.actor and power(s, s.actor, parts.PARASITIC_TENTACLES) > 0


def count_candidates(s: State) -> int:
    """How many cards `candidate` walks through: the display, the top of the pile, and others' cards by Tentacles."""
    if power(s, s.actor, parts.PARASITIC_TENTACLES) > 0:
        return parts.DISPLAY + TOPS + parts.KEEPS
    return parts.DISPLAY + TOPS


def candidate(s: State, number: int) -> int:
    """A card that may be for sale, each once; below 0 where there is none."""
    if number < parts.DISPLAY:
        return s.display[number]
    if number < parts.DISPLAY + TOPS:
        return s.top[number - parts.DISPLAY]
    card = number - parts.DISPLAY - TOPS
    return card if s.where[card] < s.seats else NO_CARD


def is_offered(s: State, card: int) -> bool:
    """Whether a card lies on a place that is offered to Opportunists now."""
    places = top_frame(s, SECOND)
    for place in range(parts.DISPLAY):
        if (places >> place) & 1 == 1 and s.display[place] == card:
            return True
    return False


def forbids_price(s: State, card: int) -> int:
    """KT-24: the price is paid in energy one has."""
    return ALLOWED if s.energy[s.actor] >= price_for(s, s.actor, card) else Clause.BUYING


def forbids_buy(s: State, card: int) -> int:
    """KT-24: a card that is for sale, and that one can pay."""
    return forbids_price(s, card) if is_for_sale(s, card) else Clause.DISPLAY


def forbids_snatch(s: State, card: int) -> int:
    """KT-34: an Opportunist buys a card just turned up."""
    return forbids_price(s, card) if is_offered(s, card) else Clause.OPPORTUNIST


def forbids_sweep(s: State) -> int:
    """KT-25: 2 energy."""
    return ALLOWED if s.energy[s.actor] >= parts.SWEEP_PRICE else Clause.SWEEPING


# --- Keep cards


def forbids_copy(s: State, card: int) -> int:
    """Mimic: any other keep card in play, and not the one it copies already."""
    return ALLOWED if s.where[card] < s.seats and card != parts.MIMIC and card != s.copied else Clause.MIMIC


def forbids_sell(s: State, card: int) -> int:
    """KT-37: any of one's own keep cards, Metamorph and Mimic among them."""
    return ALLOWED if s.where[card] == s.actor else Clause.METAMORPH
