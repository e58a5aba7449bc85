"""Step 2, resolving the dice: numbers, energy and hearts (KT-11 to KT-16); smashes are in fighting.py.

The final result: Acid Attack, Burrowing, Poison Quills, Spiked Tail, Urbavore add smashes to it.
Numbers: Complete Destruction, Detritivore, Gourmet. Hearts: Poison and Shrink tokens, Healing Ray.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo.fighting import attack, has_victims
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
from kotatsu.games.king_of_tokyo.parts import (
    ACID_ATTACK,
    ACID_ATTACK_SMASHES,
    BURROWING,
    BURROWING_SMASHES,
    COMPLETE_DESTRUCTION,
    COMPLETE_DESTRUCTION_STARS,
    DETRITIVORE,
    DETRITIVORE_STARS,
    ENERGY,
    GOURMET,
    GOURMET_STARS,
    HEALING_RAY,
    HEALING_RAY_PRICE,
    HEART,
    ONE,
    POISON_QUILLS,
    POISON_QUILLS_SMASHES,
    SMASH,
    SPIKED_TAIL,
    SPIKED_TAIL_SMASHES,
    THREE,
    TWO,
    URBAVORE,
    URBAVORE_SMASHES,
)
from kotatsu.games.king_of_tokyo.rolling import count_face
from kotatsu.games.king_of_tokyo.state import (
    CURE_POISON,
    CURE_SHRINK,
    ENERGIES,
    ENERGY_ROLLED,
    HEALING_WINDOW,
    HEARTS,
    HEARTS_ROLLED,
    NUMBERS,
    NUMBERS_PAID,
    POISON_CURED,
    RAY,
    RAY_HEALED,
    RAY_HEALS,
    RESOLVE,
    RESOLVE_ALL,
    RESOLVE_DICE,
    SHRINK_CURED,
    SMASHES,
    SPEND_HEARTS,
    SYMBOLS,
    USE_HEARTS,
    State,
)

TRIPLE = 3
"""KT-12: a number pays from three dice on."""


# --- The final result


def fix_result(s: State, seat: int) -> None:
    """The dice are final: count the smashes, and what is to be resolved."""
    pop(s)
    s.smashes = count_smashes(s, seat)
    s.unresolved[NUMBERS] = 1
    s.unresolved[ENERGIES] = 1 if count_face(s, ENERGY) > 0 else 0
    s.unresolved[HEARTS] = 1 if count_face(s, HEART) > 0 else 0
    s.unresolved[SMASHES] = 1 if s.smashes > 0 else 0
    push(s, RESOLVE_DICE, seat, 0, 0)


def count_smashes(s: State, seat: int) -> int:
    """KT-D1: rolled smashes, Acid Attack, Burrowing and Poison Quills first; then what needs a smash to add another."""
    smashes = count_face(s, SMASH) + ACID_ATTACK_SMASHES * power(s, seat, ACID_ATTACK)
    if count_face(s, TWO) >= TRIPLE:
        smashes += POISON_QUILLS_SMASHES * power(s, seat, POISON_QUILLS)
    if in_tokyo(s, seat):
        smashes += BURROWING_SMASHES * power(s, seat, BURROWING)
    if smashes > 0:
        smashes += SPIKED_TAIL_SMASHES * power(s, seat, SPIKED_TAIL)
        if in_tokyo(s, seat):
            smashes += URBAVORE_SMASHES * power(s, seat, URBAVORE)
    return smashes


# --- The order (KT-11)


def ask_to_resolve(s: State, seat: int, in_usual_order: int) -> bool:
    """KT-11: the player picks what to resolve next where that can make a difference."""
    symbol = next_in_order(s)
    if symbol == len(SYMBOLS) or not is_alive(s, seat):
        pop(s)
        return False
    if in_usual_order == 0 and order_matters(s, seat):
        s.actor = seat
        return True
    resolve_symbol(s, seat, symbol)
    return False


def order_matters(s: State, seat: int) -> bool:
    """KT-11: numbers, energy and hearts do not touch each other; smashes can change what the other two are worth."""
    if s.unresolved[SMASHES] == 0 or s.unresolved[ENERGIES] + s.unresolved[HEARTS] == 0:
        return False
    return has_victims(s, seat)


def next_in_order(s: State) -> int:
    """KT-11: numbers, energy, hearts, smashes; len(SYMBOLS) when all are resolved."""
    symbol = 0
    while symbol < len(SYMBOLS) and s.unresolved[symbol] == 0:
        symbol += 1
    return symbol


def legal_symbols(s: State, mask: Mask) -> int:
    """KT-11: any symbol next, or the rest in the usual order."""
    mask[RESOLVE_ALL] = 1
    count = 1
    for symbol in range(len(SYMBOLS)):
        if s.unresolved[symbol] == 1:
            mask[RESOLVE + symbol] = 1
            count += 1
    return count


def answer_resolve(s: State, action: int) -> None:
    """Resolve one symbol now, or give the order up."""
    seat = s.actor
    if action == RESOLVE_ALL:
        pop(s)
        push(s, RESOLVE_DICE, seat, 1, 0)
    else:
        resolve_symbol(s, seat, action - RESOLVE)


def resolve_symbol(s: State, seat: int, symbol: int) -> None:
    """All dice of one symbol, once."""
    s.unresolved[symbol] = 0
    if symbol == NUMBERS:
        resolve_numbers(s, seat)
    elif symbol == ENERGIES:
        resolve_energy(s, seat)
    elif symbol == HEARTS:
        resolve_hearts(s, seat)
    else:
        attack(s, seat)


# --- Numbers


def resolve_numbers(s: State, seat: int) -> None:
    """KT-12 and the cards that look at numbers."""
    pay_sets(s, seat)
    for face in range(ONE, THREE + 1):
        count = count_face(s, face)
        if count >= TRIPLE:
            stars = face + 1 + count - TRIPLE
            gain_stars(s, seat, stars)
            tell(s, EVERYONE, NUMBERS_PAID, seat, stars, face)
    if count_face(s, ONE) >= TRIPLE:
        gain_stars_by(s, seat, GOURMET_STARS * power(s, seat, GOURMET), GOURMET)


def pay_sets(s: State, seat: int) -> None:
    """Detritivore: 1, 2 and 3. Complete Destruction: all six faces, a smash of a card among them."""
    if count_face(s, ONE) == 0 or count_face(s, TWO) == 0 or count_face(s, THREE) == 0:
        return
    gain_stars_by(s, seat, DETRITIVORE_STARS * power(s, seat, DETRITIVORE), DETRITIVORE)
    if count_face(s, ENERGY) > 0 and count_face(s, HEART) > 0 and s.smashes > 0:
        stars = COMPLETE_DESTRUCTION_STARS * power(s, seat, COMPLETE_DESTRUCTION)
        gain_stars_by(s, seat, stars, COMPLETE_DESTRUCTION)


# --- Energy


def resolve_energy(s: State, seat: int) -> None:
    """KT-13: a cube a die, all in one gain."""
    tell(s, EVERYONE, ENERGY_ROLLED, seat, gain_energy(s, seat, count_face(s, ENERGY)))


# --- Hearts


def resolve_hearts(s: State, seat: int) -> None:
    """KT-16, KT-35: heart dice heal, unless they are spent on tokens or by Healing Ray on others."""
    s.heart_dice = count_face(s, HEART)
    push(s, SPEND_HEARTS, seat, 0, 0)


def can_ray(s: State, seat: int, other: int) -> bool:
    """Healing Ray: a heart die for another monster that lacks hearts."""
    if other == seat or power(s, seat, HEALING_RAY) == 0 or not is_alive(s, other):
        return False
    return s.hearts[other] + s.rayed[other] < most_hearts(s, other)


def can_cure(s: State, seat: int) -> bool:
    """KT-35: tokens are removed by heart dice, which are of no use in Tokyo."""
    return s.poison[seat] + s.shrink[seat] > 0 and not in_tokyo(s, seat)


def ask_to_spend_hearts(s: State, seat: int) -> bool:
    """Ask for each heart die while it has another use than to heal; then heal with the rest."""
    if s.heart_dice > 0:
        choice = can_cure(s, seat)
        for other in range(s.seats):
            choice = choice or can_ray(s, seat, other)
        if choice:
            s.actor = seat
            return True
    pop(s)
    use_hearts(s, seat)
    return False


def legal_hearts(s: State, mask: Mask) -> int:
    """A token to remove, a monster to heal, or all the rest for oneself."""
    seat = s.actor
    mask[USE_HEARTS] = 1
    count = 1
    if can_cure(s, seat):
        if s.poison[seat] > 0:
            mask[CURE_POISON] = 1
            count += 1
        if s.shrink[seat] > 0:
            mask[CURE_SHRINK] = 1
            count += 1
    for other in range(s.seats):
        if can_ray(s, seat, other):
            mask[RAY + other] = 1
            count += 1
    return count


def answer_hearts(s: State, action: int) -> None:
    """One heart die a token or a monster; or the rest for oneself."""
    seat = s.actor
    if action == USE_HEARTS:
        pop(s)
        use_hearts(s, seat)
        return
    s.heart_dice -= 1
    if action == CURE_POISON:
        s.poison[seat] -= 1
        tell(s, EVERYONE, POISON_CURED, seat)
    elif action == CURE_SHRINK:
        s.shrink[seat] -= 1
        tell(s, EVERYONE, SHRINK_CURED, seat)
    else:
        s.rayed[action - RAY] += 1


def use_hearts(s: State, seat: int) -> None:
    """KT-16: outside Tokyo the rest heals, all in one gain. Healing Ray then acts on each monster it was pointed at."""
    if not in_tokyo(s, seat):
        healed = gain_hearts(s, seat, s.heart_dice)
        if healed > 0:
            tell(s, EVERYONE, HEARTS_ROLLED, seat, healed)
    s.heart_dice = 0
    for offset in range(s.seats - 1, 0, -1):
        other = (seat + offset) % s.seats
        if s.rayed[other] > 0:
            push(s, RAY_HEALS, other, 0, 0)
            push(s, HEALING_WINDOW, other, 0, 0)


def heal_by_ray(s: State, other: int) -> None:
    """KT-D4: a heart a die; the healed monster pays 2 energy for each, or what it has."""
    pop(s)
    seat = s.turn
    hearts = min(s.rayed[other], most_hearts(s, other) - s.hearts[other])
    s.rayed[other] = 0
    paid = min(s.energy[other], HEALING_RAY_PRICE * hearts)
    s.energy[other] -= paid
    gain_energy(s, seat, paid)
    tell(s, EVERYONE, RAY_HEALED, other, seat, gain_hearts(s, other, hearts), paid)
