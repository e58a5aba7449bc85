"""Step 2, resolving the dice: numbers, energy and hearts (KT-11 to KT-16); smashes are in fighting.py.

The final result: Acid Attack, Burrowing, Poison Quills, Spiked Tail, Urbavore add smashes to it.
Numbers: Complete Destruction, Detritivore, Gourmet. Hearts: Poison and Shrink tokens, Healing Ray.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, pop, push, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.dice import count_face
from kotatsu.games.king_of_tokyo.fighting import attack, fire_on, has_victims, is_target
from kotatsu.games.king_of_tokyo.monsters import (
    gain_energy,
    gain_hearts,
    gain_stars,
    gain_stars_by,
    in_tokyo,
    is_alive,
    most_hearts,
    power,
)
from kotatsu.games.king_of_tokyo.permissions import forbids_cure_poison, forbids_cure_shrink, forbids_ray
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Symbol, Verb

TRIPLE = 3
"""KT-12: a number pays from three dice on."""


# --- The final result


def fix_result(s: State, seat: int) -> bool:
    """The dice are final: count the smashes, and what is to be resolved."""
    pop(s)
    s.smashes = count_smashes(s, seat)
    s.unresolved[Symbol.NUMBERS] = 1
    s.unresolved[Symbol.ENERGIES] = 1 if count_face(s, parts.ENERGY) > 0 else 0
    s.unresolved[Symbol.HEARTS] = 1 if count_face(s, parts.HEART) > 0 else 0
    s.unresolved[Symbol.SMASHES] = 1 if s.smashes > 0 else 0
    push(s, Frame.RESOLVE_DICE, seat, 0, 0)
    return False


def count_smashes(s: State, seat: int) -> int:
    """KT-D1: rolled smashes, Acid Attack, Burrowing and Poison Quills first; then what needs a smash to add another."""
    smashes = count_face(s, parts.SMASH) + parts.ACID_ATTACK_SMASHES * power(s, seat, parts.ACID_ATTACK)
    if count_face(s, parts.TWO) >= TRIPLE:
        smashes += parts.POISON_QUILLS_SMASHES * power(s, seat, parts.POISON_QUILLS)
    if in_tokyo(s, seat):
        smashes += parts.BURROWING_SMASHES * power(s, seat, parts.BURROWING)
    if smashes > 0:
        smashes += parts.SPIKED_TAIL_SMASHES * power(s, seat, parts.SPIKED_TAIL)
        if in_tokyo(s, seat):
            smashes += parts.URBAVORE_SMASHES * power(s, seat, parts.URBAVORE)
    return smashes


# --- The order (KT-11)


def ask_to_resolve(s: State, seat: int) -> bool:
    """KT-11: the player picks what to resolve next where that can make a difference."""
    symbol = next_in_order(s)
    if symbol == Symbol.count or not is_alive(s, seat):
        pop(s)
        return False
    in_usual_order = top_frame(s, SECOND)
    if in_usual_order == 0 and order_matters(s, seat):
        s.actor = seat
        return True
    resolve_symbol(s, seat, symbol)
    return False


def order_matters(s: State, seat: int) -> bool:
    """KT-11: numbers, energy and hearts do not touch each other; smashes can change what the others are worth."""
    if s.unresolved[Symbol.SMASHES] == 0:
        return False
    if s.unresolved[Symbol.ENERGIES] + s.unresolved[Symbol.HEARTS] > 0 and has_victims(s, seat):
        return True
    return s.unresolved[Symbol.NUMBERS] == 1 and smashes_touch_numbers(s, seat)


def smashes_touch_numbers(s: State, seat: int) -> bool:
    """KT-11: numbers are worth more after a fall that takes all stars, less after a copied card for them has gone."""
    if not may_hatch(s, seat) and not may_lose_number_card(s, seat):
        return False
    return do_numbers_pay(s, seat)


def may_hatch(s: State, seat: int) -> bool:
    """Whether Burrowing may cost the attacker its last heart, so that its child goes on without stars."""
    if power(s, seat, parts.IT_HAS_A_CHILD) == 0:
        return False
    lost = 0
    for other in range(s.seats):
        if other != seat and in_tokyo(s, other) and is_target(s, seat, other):
            lost += parts.BURROWING_HEARTS * power(s, other, parts.BURROWING)
    return lost >= s.hearts[seat]


def may_lose_number_card(s: State, seat: int) -> bool:
    """Whether the smashes may fell the owner of a card for numbers that the attacker's Mimic copies."""
    card = s.copied
    if card != parts.GOURMET and card != parts.DETRITIVORE and card != parts.COMPLETE_DESTRUCTION:
        return False
    owner = s.where[card]
    if s.where[parts.MIMIC] != seat or owner == seat or not is_target(s, seat, owner):
        return False
    return s.hearts[owner] <= s.smashes + fire_on(s, seat, owner)


def do_numbers_pay(s: State, seat: int) -> bool:
    """Whether the number dice bring any star."""
    for face in range(parts.ONE, parts.THREE + 1):
        if count_face(s, face) >= TRIPLE:
            return True
    return has_one_two_three(s) and power(s, seat, parts.DETRITIVORE) + power(s, seat, parts.COMPLETE_DESTRUCTION) > 0


def next_in_order(s: State) -> int:
    """KT-11: numbers, energy, hearts, smashes; Symbol.count when all are resolved."""
    symbol = 0
    while symbol < Symbol.count and s.unresolved[symbol] == 0:
        symbol += 1
    return symbol


def answer_resolve(s: State, action: int) -> None:
    """Resolve one symbol now, or give the order up."""
    seat = s.actor
    if action == Verb.RESOLVE_ALL:
        pop(s)
        push(s, Frame.RESOLVE_DICE, seat, 1, 0)
    else:
        resolve_symbol(s, seat, action - Verb.RESOLVE)


def resolve_symbol(s: State, seat: int, symbol: int) -> None:
    """All dice of one symbol, once."""
    s.unresolved[symbol] = 0
    if symbol == Symbol.NUMBERS:
        resolve_numbers(s, seat)
    elif symbol == Symbol.ENERGIES:
        resolve_energy(s, seat)
    elif symbol == Symbol.HEARTS:
        resolve_hearts(s, seat)
    else:
        attack(s, seat)


# --- Numbers


def resolve_numbers(s: State, seat: int) -> None:
    """KT-12 and the cards that look at numbers."""
    pay_sets(s, seat)
    for face in range(parts.ONE, parts.THREE + 1):
        count = count_face(s, face)
        if count >= TRIPLE:
            stars = face + 1 + count - TRIPLE
            gain_stars(s, seat, stars)
            tell(s, EVERYONE, EventKind.NUMBERS_PAID, seat, stars, face)
    if count_face(s, parts.ONE) >= TRIPLE:
        if power(s, seat, parts.FREEZE_TIME) > 0:
            s.extra_turn = 1  # KT-D14: earned now, also if the card leaves play
        gain_stars_by(s, seat, parts.GOURMET_STARS * power(s, seat, parts.GOURMET), parts.GOURMET)


def has_one_two_three(s: State) -> bool:
    """Whether there is a 1, a 2 and a 3."""
    return count_face(s, parts.ONE) > 0 and count_face(s, parts.TWO) > 0 and count_face(s, parts.THREE) > 0


def pay_sets(s: State, seat: int) -> None:
    """Detritivore: 1, 2 and 3. Complete Destruction: all six faces, a smash of a card among them."""
    if not has_one_two_three(s):
        return
    gain_stars_by(s, seat, parts.DETRITIVORE_STARS * power(s, seat, parts.DETRITIVORE), parts.DETRITIVORE)
    if count_face(s, parts.ENERGY) > 0 and count_face(s, parts.HEART) > 0 and s.smashes > 0:
        stars = parts.COMPLETE_DESTRUCTION_STARS * power(s, seat, parts.COMPLETE_DESTRUCTION)
        gain_stars_by(s, seat, stars, parts.COMPLETE_DESTRUCTION)


# --- Energy


def resolve_energy(s: State, seat: int) -> None:
    """KT-13: a cube a die, all in one gain."""
    tell(s, EVERYONE, EventKind.ENERGY_ROLLED, seat, gain_energy(s, seat, count_face(s, parts.ENERGY)))


# --- Hearts


def resolve_hearts(s: State, seat: int) -> None:
    """KT-16, KT-35: heart dice heal, unless they are spent on tokens or by Healing Ray on others."""
    s.heart_dice = count_face(s, parts.HEART)
    push(s, Frame.SPEND_HEARTS, seat, 0, 0)


def ask_to_spend_hearts(s: State, seat: int) -> bool:
    """Ask for each heart die while it has another use than to heal; then heal with the rest."""
    s.actor = seat
    if s.heart_dice > 0 and has_use_for_hearts(s):
        return True
    pop(s)
    use_hearts(s, seat)
    return False


def has_use_for_hearts(s: State) -> bool:
    """Whether the actor has a token to remove or somebody to heal."""
    if forbids_cure_poison(s) == ALLOWED or forbids_cure_shrink(s) == ALLOWED:
        return True
    for other in range(s.seats):
        if forbids_ray(s, other) == ALLOWED:
            return True
    return False


def answer_hearts(s: State, action: int) -> None:
    """One heart die a token or a monster; or the rest for oneself."""
    seat = s.actor
    if action == Verb.USE_HEARTS:
        pop(s)
        use_hearts(s, seat)
        return
    s.heart_dice -= 1
    if action == Verb.CURE_POISON:
        s.poison[seat] -= 1
        tell(s, EVERYONE, EventKind.POISON_CURED, seat)
    elif action == Verb.CURE_SHRINK:
        s.shrink[seat] -= 1
        tell(s, EVERYONE, EventKind.SHRINK_CURED, seat)
    else:
        s.rayed[action - Verb.RAY] += 1


def use_hearts(s: State, seat: int) -> None:
    """KT-16: outside Tokyo the rest heals, all in one gain. Healing Ray then acts on each monster it was pointed at."""
    if not in_tokyo(s, seat):
        healed = gain_hearts(s, seat, s.heart_dice)
        if healed > 0:
            tell(s, EVERYONE, EventKind.HEARTS_ROLLED, seat, healed)
    s.heart_dice = 0
    for offset in range(s.seats - 1, 0, -1):
        other = (seat + offset) % s.seats
        if s.rayed[other] > 0:
            push(s, Frame.RAY_HEALS, other, 0, 0)
            push(s, Frame.HEALING_WINDOW, other, 0, 0)


def heal_by_ray(s: State, other: int) -> bool:
    """KT-D4: a heart a die; the healed monster pays 2 energy for each, or what it has."""
    pop(s)
    seat = s.turn
    hearts = min(s.rayed[other], most_hearts(s, other) - s.hearts[other])
    s.rayed[other] = 0
    paid = min(s.energy[other], parts.HEALING_RAY_PRICE * hearts)
    s.energy[other] -= paid
    gain_energy(s, seat, paid)
    tell(s, EVERYONE, EventKind.RAY_HEALED, other, seat, gain_hearts(s, other, hearts), paid)
    return False
