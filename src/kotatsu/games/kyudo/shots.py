"""What groups do: arrows in the target and in closed colours, flags and their exceptional shots, the Ultimate."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo.groups import opponents_open, use_dice
from kotatsu.games.kyudo.losses import push_loss
from kotatsu.games.kyudo.parts import (
    ARROW,
    COLOURS,
    CORNER_BOXES,
    DICE,
    FLAG_BOXES,
    NO_TOKEN,
    POWER,
    POWER_LOSS,
    PULL,
    SHOT_CIRCLES,
    SHOT_TOKEN,
    ULTIMATE_LOSS,
)
from kotatsu.games.kyudo.state import (
    AIMED,
    BITE,
    CLOSED,
    FIRED,
    FLAGGED,
    JUDGE,
    POWER_KEPT,
    POWERED,
    STRUCK,
    TAKE_TOKEN,
    TICK_CIRCLE,
    TICKED,
    State,
    is_alive,
    is_closed,
)

# --- Arrows


def aim(s: State, colour: int, arrows: int) -> None:
    """KY-15, KY-20: arrows one by one; those that meet an open circle tick it, the others bite."""
    use_dice(s, ARROW, arrows)
    use_dice(s, colour, 1)
    tell(s, EVERYONE, AIMED, s.active, colour, arrows)
    ticks = min(arrows, s.circles[s.active, colour] - s.ticked[s.active, colour])
    if arrows > ticks:
        push(s, JUDGE)
        push(s, BITE, colour, arrows - ticks)
    if ticks > 0:
        push(s, JUDGE)
    for _ in range(ticks):
        tick(s, colour)


def tick(s: State, colour: int) -> None:
    """KY-15, KY-19: one circle; the last one closes the colour."""
    s.ticked[s.active, colour] += 1
    left = s.circles[s.active, colour] - s.ticked[s.active, colour]
    tell(s, EVERYONE, TICKED, s.active, colour, left)
    if left == 0:
        tell(s, EVERYONE, CLOSED, s.active, colour)


def can_use_power(s: State) -> bool:
    """KY-24b, KY-A10: a Power for the biting arrows; not twice in a colour, nor where nobody would lose."""
    colour = top_frame(s, FIRST)
    return s.tokens[s.active, POWER] > 0 and s.powered[colour] == 0 and opponents_open(s, colour) > 0


def use_power(s: State) -> None:
    """KY-24b, KY-25: all arrows of this turn in this colour bite harder; the token goes back to the centre."""
    colour = top_frame(s, FIRST)
    s.tokens[s.active, POWER] -= 1
    s.centre[POWER] += 1
    s.powered[colour] = 1
    tell(s, EVERYONE, POWERED, s.active, colour)


def keep_power(s: State) -> None:
    """KY-24b: the token stays for later."""
    tell(s, EVERYONE, POWER_KEPT, s.active)


def bite(s: State) -> None:
    """KY-20: every opponent still open in the colour loses its pull for each arrow, clockwise."""
    colour = top_frame(s, FIRST)
    arrows = top_frame(s, SECOND)
    pop(s)
    loss = arrows * (POWER_LOSS if s.powered[colour] else PULL[colour])
    for offset in range(s.seats - 1, 0, -1):
        victim = (s.active + offset) % s.seats
        if is_alive(s, victim) and not is_closed(s, victim, colour):
            push_loss(s, victim, loss)


def strike(s: State) -> None:
    """KY-17, KY-A18: four arrows; every opponent loses, whatever they have closed."""
    use_dice(s, ARROW, DICE)
    tell(s, EVERYONE, STRUCK, s.active)
    push(s, JUDGE)
    for offset in range(s.seats - 1, 0, -1):
        victim = (s.active + offset) % s.seats
        if is_alive(s, victim):
            push_loss(s, victim, ULTIMATE_LOSS)


# --- Flags


def fill_flag(s: State, colour: int, dice: int) -> None:
    """KY-16, KY-22, KY-A4: a box a die, corner after corner; each corner that fills up fires."""
    use_dice(s, colour, dice)
    before = s.boxes[s.active, colour]
    after = min(before + dice, FLAG_BOXES[colour])
    s.boxes[s.active, colour] = after
    tell(s, EVERYONE, FLAGGED, s.active, colour, after - before)
    for corner in range(before // CORNER_BOXES[colour], after // CORNER_BOXES[colour]):
        tell(s, EVERYONE, FIRED, s.active, colour, corner + 1)
        fire(s, colour)


def fire(s: State, colour: int) -> None:
    """KY-24: free circles, each of which may end the game, or a token."""
    for _ in range(SHOT_CIRCLES[colour]):
        push(s, JUDGE)
        push(s, TICK_CIRCLE)
    if SHOT_TOKEN[colour] != NO_TOKEN:
        push(s, TAKE_TOKEN, SHOT_TOKEN[colour])


def open_colours(s: State) -> int:
    """KY-24a, KY-24d: colours in which the active archer has an empty circle."""
    colours = 0
    for colour in range(COLOURS):
        if not is_closed(s, s.active, colour):
            colours += 1
    return colours


def tick_freely(s: State, colour: int) -> None:
    """KY-24a, KY-24d: a circle of one's choice. It is no arrow, so it never bites (KY-A7)."""
    pop(s)
    tick(s, colour)


def tick_only_colour(s: State) -> None:
    """KY-A7: the one colour that is still open; nothing on a full target."""
    for colour in range(COLOURS):
        if not is_closed(s, s.active, colour):
            tick_freely(s, colour)
            return
    pop(s)
