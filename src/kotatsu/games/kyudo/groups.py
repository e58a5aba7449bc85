"""Grouping the dice: which groups the roll allows, and which dice they use up."""

from __future__ import annotations

from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.state import State, is_alive, is_closed


def free_dice(s: State, face: int) -> int:
    """KY-14: dice that show a face and are in no group yet."""
    dice = 0
    for die in range(parts.DICE):
        if s.face[die] == face and s.used[die] == 0:
            dice += 1
    return dice


def use_dice(s: State, face: int, count: int) -> None:
    """KY-14: this many dice of a face are in a group now."""
    for die in range(parts.DICE):
        if count > 0 and s.face[die] == face and s.used[die] == 0:
            s.used[die] = 1
            count -= 1


def use_every_die(s: State) -> None:
    """KY-18: a talent takes all four."""
    for die in range(parts.DICE):
        s.used[die] = 1


def has_aim_dice(s: State, colour: int, arrows: int) -> bool:
    """KY-15: enough arrows and one die of the colour."""
    return free_dice(s, parts.ARROW) >= arrows and free_dice(s, colour) >= 1


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


def is_flag_full(s: State, colour: int) -> bool:
    """KY-22: all four corners have fired."""
    return s.boxes[s.active, colour] >= parts.FLAG_BOXES[colour]


def has_four_arrows(s: State) -> bool:
    """KY-17: all dice show arrows."""
    return free_dice(s, parts.ARROW) == parts.DICE


def has_four_colours(s: State) -> bool:
    """KY-18: all dice show colours, and no two the same."""
    different = 0
    for colour in range(parts.COLOURS):
        if free_dice(s, colour) == 1:
            different += 1
    return different == parts.DICE
