"""Arrows: circles of the target, closed colours that drive spectators away, Power, and the Ultimate."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.groups import opponents_open, use_dice
from kotatsu.games.kyudo.losses import push_loss
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import EventKind, Frame, State, Verb, is_alive, is_closed


def aim(s: State, colour: int, arrows: int) -> None:
    """KY-15, KY-20: arrows one by one; those that meet an open circle tick it, the others bite."""
    use_dice(s, parts.ARROW, arrows)
    use_dice(s, colour, 1)
    tell(s, EVERYONE, EventKind.AIMED, s.active, colour, arrows)
    ticks = min(arrows, s.circles[s.active, colour] - s.ticked[s.active, colour])
    if arrows > ticks:
        push(s, Frame.JUDGE)
        push(s, Frame.USE_POWER, colour, arrows - ticks)
    if ticks > 0:
        push(s, Frame.JUDGE)
    for _ in range(ticks):
        tick(s, colour)


def tick(s: State, colour: int) -> None:
    """KY-15, KY-19: one circle; the last one closes the colour."""
    s.ticked[s.active, colour] += 1
    left = s.circles[s.active, colour] - s.ticked[s.active, colour]
    tell(s, EVERYONE, EventKind.TICKED, s.active, colour, left)
    if left == 0:
        tell(s, EVERYONE, EventKind.CLOSED, s.active, colour)


# --- Closed colours


def can_use_power(s: State) -> bool:
    """KY-24b, KY-A10: a Power for the biting arrows; not twice in a colour, nor where nobody would lose."""
    colour = top_frame(s, FIRST)
    return s.tokens[s.active, Token.POWER] > 0 and s.powered[colour] == 0 and opponents_open(s, colour) > 0


def answer_power(s: State, action: int) -> None:
    """KY-24b: spend a Power or keep it for later; then the arrows bite."""
    if action == Verb.POWER:
        use_power(s)
    else:
        tell(s, EVERYONE, EventKind.POWER_KEPT, s.active)
    bite(s)


def use_power(s: State) -> None:
    """KY-24b, KY-25: all arrows of this turn in this colour bite harder; the token goes back to the centre."""
    colour = top_frame(s, FIRST)
    s.tokens[s.active, Token.POWER] -= 1
    s.centre[Token.POWER] += 1
    s.powered[colour] = 1
    tell(s, EVERYONE, EventKind.POWERED, s.active, colour)


def bite(s: State) -> None:
    """KY-20: every opponent still open in the colour loses its pull for each arrow, clockwise."""
    colour = top_frame(s, FIRST)
    arrows = top_frame(s, SECOND)
    pop(s)
    loss = arrows * (parts.POWER_LOSS if s.powered[colour] else parts.PULL[colour])
    for offset in range(s.seats - 1, 0, -1):
        victim = (s.active + offset) % s.seats
        if is_alive(s, victim) and not is_closed(s, victim, colour):
            push_loss(s, victim, loss)


# --- The Ultimate


def strike(s: State) -> None:
    """KY-17, KY-A18: four arrows; every opponent loses, whatever they have closed."""
    use_dice(s, parts.ARROW, parts.DICE)
    tell(s, EVERYONE, EventKind.STRUCK, s.active)
    push(s, Frame.JUDGE)
    for offset in range(s.seats - 1, 0, -1):
        victim = (s.active + offset) % s.seats
        if is_alive(s, victim):
            push_loss(s, victim, parts.ULTIMATE_LOSS)
