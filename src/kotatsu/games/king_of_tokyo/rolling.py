"""Step 1, rolling the dice (KT-10), and the cards that act on it.

While rolling: Extra Head, Giant Brain, Energy Drink, Smoke Cloud, Background Dweller.
What happens to dice once the player stops is in changing.py.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.dice import count_aside, find_any_die, find_die, roll_die, tell_dice
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.monsters import power
from kotatsu.games.king_of_tokyo.permissions import forbids_drink, forbids_reroll_three, forbids_smoke
from kotatsu.games.king_of_tokyo.state import NO_DIE, EventKind, Frame, Source, State, Verb

TAKE_BACKS_A_DIE = 2
"""KT-D17: dice may be taken back twice each before a roll, besides those that lie aside: more than a person does."""


# --- Rolls


def count_dice(s: State, seat: int) -> int:
    """KT-10: six dice and one a head (Extra Head), less one a Shrink token and those that Freeze Time takes."""
    heads = power(s, seat, parts.EXTRA_HEAD) + power(s, seat, parts.EXTRA_HEAD_2)
    return max(0, parts.DICE + heads - s.shrink[seat] - s.fewer_dice)


def roll_first(s: State, seat: int) -> bool:
    """KT-10, Giant Brain: the first roll, with all dice; their number is fixed for the turn."""
    pop(s)
    s.dice = count_dice(s, seat)
    for die in range(parts.MOST_DICE):
        s.die[die] = NO_DIE
        s.aside[die] = 0
        s.rolled[die] = 0
        s.probed_dice[die] = 0
    s.rolls_left = parts.ROLLS + power(s, seat, parts.GIANT_BRAIN)
    if s.dice > 0:
        push(s, Frame.ROLL_DICE, seat, 0, 0)
        roll_loose_dice(s)
    return False


def roll_loose_dice(s: State) -> None:
    """KT-10: roll every die that is not set aside."""
    for die in range(s.dice):
        if s.aside[die] == 0:
            roll_die(s, die)
    s.rolls_left -= 1
    s.take_backs = count_aside(s) + TAKE_BACKS_A_DIE * s.dice
    tell_dice(s)


def ask_to_roll(s: State, seat: int) -> bool:
    """KT-10: roll again or stop, while there is something to roll with."""
    s.actor = seat
    if s.rolls_left > 0 or forbids_drink(s) == ALLOWED or forbids_reroll_three(s) == ALLOWED:
        return True
    for source in range(Source.count):
        if forbids_smoke(s, source) == ALLOWED:
            return True
    pop(s)
    return False


def answer_roll(s: State, action: int) -> None:
    """Set a die aside, take one back, roll, buy a roll, or stop."""
    if action == Verb.STOP:
        pop(s)
    elif action == Verb.ROLL:
        roll_loose_dice(s)
    elif action < Verb.FREE:
        s.aside[find_die(s, action - Verb.KEEP, 0)] = 1
    elif action < Verb.ROLL:
        s.aside[find_die(s, action - Verb.FREE, 1)] = 0
        s.take_backs -= 1
    elif action == Verb.DRINK:
        s.energy[s.actor] -= parts.ENERGY_DRINK_PRICE
        add_roll(s, parts.ENERGY_DRINK)
    elif action == Verb.REROLL_THREE:
        reroll_three(s, find_any_die(s, parts.THREE))
    else:
        use_smoke(s, action - Verb.SMOKE)


def add_roll(s: State, card: int) -> None:
    """One more roll this turn."""
    s.rolls_left += 1
    tell(s, EVERYONE, EventKind.EXTRA_ROLL, s.actor, card)


def use_smoke(s: State, source: int) -> None:
    """Smoke Cloud, KT-D12: a token for a roll. The last one discards the card, or the Mimic that copies it."""
    add_roll(s, parts.SMOKE_CLOUD)
    if source == Source.MIMIC:
        s.mimic_tokens -= 1
        if s.mimic_tokens == 0:
            discard_card(s, parts.MIMIC)
    else:
        s.smoke -= 1
        if s.smoke == 0:
            discard_card(s, parts.SMOKE_CLOUD)


def reroll_three(s: State, die: int) -> None:
    """Background Dweller: a die that shows a 3 is rolled again and stays where it lies."""
    face = roll_die(s, die)
    tell(s, EVERYONE, EventKind.THREE_REROLLED, s.actor, face)
