"""Who is asked: which frames of the agenda leave somebody a choice."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, WHAT, top_frame
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.aiming import can_use_power
from kotatsu.games.kyudo.choices import has_group
from kotatsu.games.kyudo.flags import open_colours, ways_to_fill
from kotatsu.games.kyudo.losses import can_shield
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.setup import free_archers
from kotatsu.games.kyudo.state import Characters, Frame, State, is_alive
from kotatsu.games.kyudo.tokens import kinds_held, kinds_in_centre, owners_to_rob

SEATED_FRAMES = (Frame.CHOOSE_ARCHER, Frame.MARK_FLAG, Frame.USE_SHIELD, Frame.DISCARD)
NAMES_ITS_SEAT = tuple(int(what in SEATED_FRAMES) for what in range(Frame.count))
"""1 for a frame that says whom it concerns; all others concern the active archer."""
OPEN_FRAMES = (Frame.MARK_FLAG, Frame.EXTEND, Frame.POINT)
ALWAYS_ASKS = tuple(int(what in OPEN_FRAMES) for what in range(Frame.count))
"""1 for a frame that always leaves several answers."""


def who_is_asked(s: State) -> int:
    """Whom the top frame asks; NOBODY where there is nothing to choose."""
    what = top_frame(s, WHAT)
    seat = s.active
    if NAMES_ITS_SEAT[what]:
        seat = top_frame(s, FIRST)
    return seat if leaves_a_choice(s, what, seat) else NOBODY


def leaves_a_choice(s: State, what: int, seat: int) -> bool:
    """Whether a frame needs a person: where one answer exists or none, it is carried out without asking."""
    if what == Frame.CHOOSE_ARCHER:
        return s.characters != Characters.DEALT and free_archers(s) > 1
    if what == Frame.ROLL:
        return s.rolls < parts.ROLLS
    if what == Frame.SET_DIE:
        return s.tokens[seat, Token.WILD] > 0
    if what == Frame.GROUP:
        return is_alive(s, seat) and has_group(s)
    if what == Frame.USE_SHIELD:
        return can_shield(s)
    if what == Frame.USE_POWER:
        return can_use_power(s)
    return leaves_a_pick(s, what, seat)


def leaves_a_pick(s: State, what: int, seat: int) -> bool:
    """Whether there are several corners, circles, tokens or colours to pick from."""
    if what == Frame.FILL_CORNERS:
        return ways_to_fill(s) > 1
    if what == Frame.TICK:
        return open_colours(s) > 1
    if what == Frame.TAKE_TOKEN:
        return owners_to_rob(s, top_frame(s, FIRST)) > 1
    if what == Frame.DISCARD:
        return kinds_held(s, seat) > 1
    if what == Frame.TAKE_ANY:
        return kinds_in_centre(s) > 1
    return bool(ALWAYS_ASKS[what])
