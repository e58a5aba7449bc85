"""The kinds of things in KIKAI that the rules call by name: a number inside, a word outside."""

from __future__ import annotations

from kotatsu.engine.names import NumberedNames, numbered


class Seat(NumberedNames):
    """The two players."""

    YELLOW = numbered()
    PURPLE = numbered()


class Colour(NumberedNames):
    """Of fans, elements and influence."""

    RED = numbered()
    BLUE = numbered()
    GREEN = numbered()


class Level(NumberedNames):
    """The elements of a KIKAI from the ground up."""

    FEET = numbered()
    BODY = numbered()
    HEAD = numbered()


class Token(NumberedNames):
    """What the energy track lets a player choose between (KI-89)."""

    MEGAPHONE = numbered()
    LADDER = numbered()


class Gain(NumberedNames):
    """What a printed bonus can give: the columns of `parts.BONUSES`."""

    ENERGY = numbered()
    MEGAPHONE = numbered()
    LADDER = numbered()
    POINTS = numbered()
    DISCARD = numbered()


class NormalTile(NumberedNames):
    """Construction bonuses, Normal side (KI-49 to KI-54)."""

    FLYERS = numbered()
    SKYLINE = numbered()
    POSTERS = numbered()
    HEADS = numbered()
    FEET = numbered()
    STAR = numbered()


class AdvancedTile(NumberedNames):
    """Construction bonuses, Advanced side (KI-55 to KI-60)."""

    EVICTION = numbered()
    PRINTER = numbered()
    RIGGING = numbered()
    SHORTCUT = numbered()
    TOOLBOX = numbered()
    SPARE = numbered()
