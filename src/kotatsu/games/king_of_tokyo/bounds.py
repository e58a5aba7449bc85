"""What each field of a state of King of Tokyo can be, for observations: from the parts.

Nothing in the rules ends what a monster can save up or how long a game goes on: such counters end with their bytes.
"""

from __future__ import annotations

from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, NO_DIE, NO_MONSTER

FLAG = (0, 1)
DICE = (0, parts.MOST_DICE)
COUNT = (0, 127)
LONG_COUNT = (0, 32_767)
MOST_HEARTS = parts.FULL_HEARTS + 2 * parts.EVEN_BIGGER_HEARTS
"""With Even Bigger, and with a Mimic of it at another's."""
MOST_TOKENS = max(*parts.TOKENS, parts.BATTERY_MONSTER_CUBES)

BOUNDS = {
    "turns": LONG_COUNT,
    "fewer_dice": DICE,
    "extra_turn": FLAG,
    "frenzy": LONG_COUNT,
    "monster": (NO_MONSTER, parts.MONSTERS - 1),
    "hearts": (0, MOST_HEARTS),
    "stars": (0, parts.MOST_STARS),
    "energy": LONG_COUNT,
    "poison": COUNT,
    "shrink": COUNT,
    "dice": DICE,
    "die": (NO_DIE, parts.FACES - 1),
    "aside": FLAG,
    "rolls_left": COUNT,
    "take_backs": COUNT,
    "culled": COUNT,
    "probed": FLAG,
    "probed_dice": FLAG,
    "unresolved": FLAG,
    "smashes": COUNT,
    "heart_dice": DICE,
    "rayed": DICE,
    "struck": FLAG,
    "held": COUNT,
    "has_fled": FLAG,
    "hurt": FLAG,
    "winged": FLAG,
    "camouflages": COUNT,
    "loss": COUNT,
    "cause": (-1, 2 * parts.CARDS + 1),
    "looks_bought": COUNT,
    "where": (0, DISCARDED),
    "display": (NO_CARD, parts.CARDS - 1),
    "top": (NO_CARD, parts.CARDS - 1),
    "top_seen": FLAG,
    "copied": (NO_CARD, parts.KEEPS - 1),
    "cubes": (0, MOST_TOKENS),
    "smoke": (0, MOST_TOKENS),
    "mimic_tokens": (0, MOST_TOKENS),
}
