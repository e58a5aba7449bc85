"""Grouping the dice: which groups the roll allows, and which dice they use up."""

from __future__ import annotations

from kotatsu.games.kyudo.parts import ARROW, COLOURS, DICE, FLAG_BOXES
from kotatsu.games.kyudo.state import FEWEST_FLAG_DICE, State, is_alive, is_closed
from kotatsu.games.kyudo.talents import talent_does_something


def free_dice(s: State, face: int) -> int:
    """KY-14: dice that show a face and are in no group yet."""
    dice = 0
    for die in range(DICE):
        if s.face[die] == face and s.used[die] == 0:
            dice += 1
    return dice


def use_dice(s: State, face: int, count: int) -> None:
    """KY-14: so many dice of a face are in a group now."""
    for die in range(DICE):
        if count > 0 and s.face[die] == face and s.used[die] == 0:
            s.used[die] = 1
            count -= 1


def use_every_die(s: State) -> None:
    """KY-18: a talent takes all four."""
    for die in range(DICE):
        s.used[die] = 1


def has_aim_dice(s: State, colour: int, arrows: int) -> bool:
    """KY-15: so many arrows and one die of the colour."""
    return free_dice(s, ARROW) >= arrows and free_dice(s, colour) >= 1


def aim_does_something(s: State, colour: int) -> bool:
    """KY-15, KY-20: there is a circle to tick, or an opponent whose spectators would leave."""
    return not is_closed(s, s.active, colour) or opponents_open(s, colour) > 0


def opponents_open(s: State, colour: int) -> int:
    """KY-20: how many opponents have not closed a colour."""
    opponents = 0
    for seat in range(s.seats):
        if seat != s.active and is_alive(s, seat) and not is_closed(s, seat, colour):
            opponents += 1
    return opponents


def can_aim(s: State, colour: int, arrows: int) -> bool:
    """KY-15, KY-20: the dice are there and the shot does something."""
    return has_aim_dice(s, colour, arrows) and aim_does_something(s, colour)


def is_flag_full(s: State, colour: int) -> bool:
    """KY-22, KY-A4: all four corners have fired."""
    return s.boxes[s.active, colour] >= FLAG_BOXES[colour]


def can_flag(s: State, colour: int, count: int) -> bool:
    """KY-16: two or more dice of one colour, and room in its flag."""
    return free_dice(s, colour) >= count and not is_flag_full(s, colour)


def has_four_arrows(s: State) -> bool:
    """KY-17."""
    return free_dice(s, ARROW) == DICE


def has_four_colours(s: State) -> bool:
    """KY-18: all dice show colours, and no two the same."""
    different = 0
    for colour in range(COLOURS):
        if free_dice(s, colour) == 1:
            different += 1
    return different == DICE


def can_call_talent(s: State) -> bool:
    """KY-18, KY-A13."""
    return has_four_colours(s) and talent_does_something(s)


def has_group(s: State) -> bool:
    """KY-14: some group can still be made; with none left the turn is over."""
    if has_four_arrows(s) or can_call_talent(s):
        return True
    for colour in range(COLOURS):
        if can_aim(s, colour, 1) or can_flag(s, colour, FEWEST_FLAG_DICE):
            return True
    return False
