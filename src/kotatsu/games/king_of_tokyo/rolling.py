"""Step 1, rolling the dice (KT-10), and the cards that act on it.

While rolling: Extra Head, Giant Brain, Energy Drink, Smoke Cloud, Background Dweller.
What happens to dice once the player stops is in changing.py.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.monsters import power
from kotatsu.games.king_of_tokyo.parts import (
    BACKGROUND_DWELLER,
    DICE,
    ENERGY,
    ENERGY_DRINK,
    ENERGY_DRINK_PRICE,
    EXTRA_HEAD,
    EXTRA_HEAD_2,
    FACES,
    GIANT_BRAIN,
    HEART,
    MIMIC,
    MOST_DICE,
    ONE,
    ROLLS,
    SMASH,
    SMOKE_CLOUD,
    THREE,
    TWO,
)
from kotatsu.games.king_of_tokyo.state import (
    DRINK,
    EXTRA_ROLL,
    FREE,
    FROM_CARD,
    FROM_MIMIC,
    KEEP,
    NO_DIE,
    REROLL_THREE,
    ROLL,
    ROLL_DICE,
    ROLLED_NUMBERS,
    ROLLED_SYMBOLS,
    SMOKE,
    STOP,
    THREE_REROLLED,
    State,
)

ROLLED_ROUND = 100
"""Rolls of a die are counted up to here and then from 0 again: Background Dweller has no limit, a field has."""
SLIPS = 2
"""Besides all dice that lie aside when a roll has been made, so many may be taken back: a finger slips."""


# --- The dice on the table


def count_face(s: State, face: int) -> int:
    """How many dice show a face."""
    count = 0
    for die in range(s.dice):
        if s.die[die] == face:
            count += 1
    return count


def find_die(s: State, face: int, aside: int) -> int:
    """The first die that shows a face and lies aside (1) or not (0); NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == face and s.aside[die] == aside:
            return die
    return NO_DIE


def find_any_die(s: State, face: int) -> int:
    """The first die that shows a face; NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == face:
            return die
    return NO_DIE


def count_aside(s: State) -> int:
    """How many dice are set aside."""
    count = 0
    for die in range(s.dice):
        count += s.aside[die]
    return count


def tell_dice(s: State) -> None:
    """Say what all dice show after a roll."""
    ones, twos, threes = count_face(s, ONE), count_face(s, TWO), count_face(s, THREE)
    if ones + twos + threes > 0:
        tell(s, EVERYONE, ROLLED_NUMBERS, s.turn, ones, twos, threes)
    if ones + twos + threes < s.dice:
        tell(s, EVERYONE, ROLLED_SYMBOLS, s.turn, count_face(s, ENERGY), count_face(s, SMASH), count_face(s, HEART))


def roll_die(s: State, die: int) -> int:
    """Roll one die; what it shows."""
    s.die[die] = draw(s, FACES)
    s.rolled[die] = (s.rolled[die] + 1) % ROLLED_ROUND
    return s.die[die]


# --- Rolls


def count_dice(s: State, seat: int) -> int:
    """KT-10: six dice and one a head (Extra Head), less one a Shrink token and those that Freeze Time takes."""
    heads = power(s, seat, EXTRA_HEAD) + power(s, seat, EXTRA_HEAD_2)
    return max(0, DICE + heads - s.shrink[seat] - s.fewer_dice)


def roll_first(s: State, seat: int) -> None:
    """KT-10, Giant Brain: the first roll, with all dice; their number is fixed for the turn."""
    pop(s)
    s.dice = count_dice(s, seat)
    for die in range(MOST_DICE):
        s.die[die] = NO_DIE
        s.aside[die] = 0
        s.rolled[die] = 0
    s.rolls_left = ROLLS + power(s, seat, GIANT_BRAIN)
    if s.dice > 0:
        push(s, ROLL_DICE, seat, 0, 0)
        roll_loose_dice(s)


def roll_loose_dice(s: State) -> None:
    """KT-10: roll every die that is not set aside."""
    for die in range(s.dice):
        if s.aside[die] == 0:
            roll_die(s, die)
    s.rolls_left -= 1
    s.take_backs = count_aside(s) + SLIPS
    tell_dice(s)


def can_drink(s: State, seat: int) -> bool:
    """Energy Drink: offered when no roll is left, since buying one earlier could not be better."""
    return s.rolls_left == 0 and s.energy[seat] >= ENERGY_DRINK_PRICE and power(s, seat, ENERGY_DRINK) > 0


def can_smoke(s: State, seat: int, source: int) -> bool:
    """Smoke Cloud: a token of the card, or of the Mimic that copies it; offered when no roll is left."""
    if s.rolls_left > 0:
        return False
    if source == FROM_CARD:
        return s.where[SMOKE_CLOUD] == seat and s.smoke > 0
    return s.where[MIMIC] == seat and s.copied == SMOKE_CLOUD and s.mimic_tokens > 0


def can_reroll_three(s: State, seat: int) -> bool:
    """Background Dweller: any die that shows a 3, set aside or not, as often as its owner likes."""
    return power(s, seat, BACKGROUND_DWELLER) > 0 and find_any_die(s, THREE) != NO_DIE


def ask_to_roll(s: State, seat: int) -> bool:
    """KT-10: roll again or stop, while there is something to roll with."""
    if s.rolls_left > 0 or can_drink(s, seat) or can_reroll_three(s, seat):
        s.actor = seat
        return True
    if can_smoke(s, seat, FROM_CARD) or can_smoke(s, seat, FROM_MIMIC):
        s.actor = seat
        return True
    pop(s)
    return False


def legal_rolls(s: State, mask: Mask) -> int:
    """KT-10: set dice aside or take them back, roll the others, or stop."""
    seat = s.actor
    mask[STOP] = 1
    count = 1
    if s.rolls_left > 0:
        count += legal_keeps(s, mask)
    if can_drink(s, seat):
        mask[DRINK] = 1
        count += 1
    for source in range(2):
        if can_smoke(s, seat, source):
            mask[SMOKE + source] = 1
            count += 1
    if can_reroll_three(s, seat):
        mask[REROLL_THREE] = 1
        count += 1
    return count


def legal_keeps(s: State, mask: Mask) -> int:
    """KT-10: dice with the same face are one choice."""
    count = 0
    loose = 0
    for face in range(FACES):
        if find_die(s, face, 0) != NO_DIE:
            mask[KEEP + face] = 1
            loose += 1
        if s.take_backs > 0 and find_die(s, face, 1) != NO_DIE:
            mask[FREE + face] = 1
            count += 1
    if loose > 0:
        mask[ROLL] = 1
        count += loose + 1
    return count


def answer_roll(s: State, action: int) -> None:
    """Set a die aside, take one back, roll, buy a roll, or stop."""
    if action == STOP:
        pop(s)
    elif action == ROLL:
        roll_loose_dice(s)
    elif action < FREE:
        s.aside[find_die(s, action - KEEP, 0)] = 1
    elif action < ROLL:
        s.aside[find_die(s, action - FREE, 1)] = 0
        s.take_backs -= 1
    elif action == DRINK:
        s.energy[s.actor] -= ENERGY_DRINK_PRICE
        add_roll(s, ENERGY_DRINK)
    elif action == REROLL_THREE:
        reroll_three(s)
    else:
        use_smoke(s, action - SMOKE)


def add_roll(s: State, card: int) -> None:
    """One more roll this turn."""
    s.rolls_left += 1
    tell(s, EVERYONE, EXTRA_ROLL, s.actor, card)


def use_smoke(s: State, source: int) -> None:
    """Smoke Cloud: a token for a roll. The last one discards the card; a Mimic stays, empty."""
    add_roll(s, SMOKE_CLOUD)
    if source == FROM_MIMIC:
        s.mimic_tokens -= 1
        return
    s.smoke -= 1
    if s.smoke == 0:
        discard_card(s, SMOKE_CLOUD)


def reroll_three(s: State) -> None:
    """Background Dweller: one die that shows a 3 is rolled again and stays where it lies."""
    face = roll_die(s, find_any_die(s, THREE))
    tell(s, EVERYONE, THREE_REROLLED, s.actor, face)
