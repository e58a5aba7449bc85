"""KIKAI in words: names, printed gains and lists, for the lines of a terminal and the labels of the page."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.kinds import AdvancedTile, Colour, Gain, NormalTile
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Mode, State

NO_BONUS = "none"
"""What the words of a street are told where it shows no bonus."""

# --- Names


def district_name(district: int, words: WordsProtocol) -> str:
    """The sign over a district."""
    return words.word("district", parts.DISTRICT_NAMES[district])


def element_name(element: int, words: WordsProtocol) -> str:
    """An element by its colour and the thing that it was."""
    return words.word("element", parts.ELEMENT_NAMES[element])


def tile_name(s: State, district: int) -> str:
    """The name, in the vocabulary, of the construction bonus of a district in this mode."""
    names = NormalTile.names if s.mode == Mode.NORMAL else AdvancedTile.names
    return names[s.tile[district]]


# --- Gains


def has_gain(row: int) -> bool:
    """Whether a row of BONUSES gives anything."""
    return any(parts.BONUSES[row, gain] for gain in range(Gain.count))


def gains(row: int, words: WordsProtocol) -> str:
    """A printed bonus as a list: `1 ladder, 2 points`."""
    amounts = {name: parts.BONUSES[row, gain] for gain, name in enumerate(Gain.names)}
    said = [words.text(f"gain-{name}", amount=amount) for name, amount in amounts.items() if amount]
    return ", ".join(said) or words.text("gain-nothing")


def square_worth(s: State, square: int, words: WordsProtocol) -> str:
    """What emptying a square gives by itself: points in Normal mode, a bonus in Advanced mode (KI-74)."""
    if s.mode == Mode.NORMAL:
        return words.text("gain-points", amount=parts.SQUARE_POINTS[square])
    return gains(parts.OF_SQUARE + square, words)


def street_bonus(s: State, street: int, words: WordsProtocol) -> str:
    """What taking a street gives; NO_BONUS where that is nothing or somebody holds it."""
    free = s.owner[street] == NONE
    return gains(parts.OF_STREET + street, words) if free and has_gain(parts.OF_STREET + street) else NO_BONUS


def megaphones_paid(count: int, ladders: int, words: WordsProtocol) -> str:
    """A payment of megaphones, some of them in ladders (KI-57): `1 megaphone and 1 ladder`."""
    megaphones = words.text("gain-megaphone", amount=count - ladders)
    if ladders == 0:
        return megaphones
    paid = words.text("gain-ladder", amount=ladders)
    return paid if ladders == count else words.text("gain-and", first=megaphones, second=paid)


# --- Lists


def card_list(counts: Sequence[int], words: WordsProtocol) -> str:
    """Cards as a list: `Diner ×2, Casino`."""
    said = []
    for district, count in enumerate(counts):
        if count == 1:
            said.append(district_name(district, words))
        elif count > 1:
            said.append(words.text("text-times", card=district_name(district, words), count=count))
    return ", ".join(said) or words.text("gain-nothing")


def fan_list(counts: Sequence[int], words: WordsProtocol) -> str:
    """Fans by colour: `red 2, green 1`."""
    said = [words.text(f"fans-{name}", count=count) for name, count in zip(Colour.names, counts, strict=True) if count]
    return ", ".join(said) or words.text("fans-none")


# --- The energy track and the Master's track


def coming_spaces(s: State, seat: int, words: WordsProtocol) -> str:
    """What a seat's distributors still cover on the energy track, from the left."""
    spaces = [_space(space, words) for space in range(s.gone[seat], parts.DISTRIBUTORS)]
    return words.text("text-track", spaces=", ".join(spaces)) if spaces else words.text("text-track_empty")


def _space(space: int, words: WordsProtocol) -> str:
    if parts.TRACK_VALUE[space]:
        return words.text("text-space_value", amount=parts.TRACK_VALUE[space])
    if parts.TRACK_POINTS[space]:
        return words.text("text-space_points", amount=parts.TRACK_POINTS[space])
    return words.text("text-space_choice" if parts.TRACK_CHOICE[space] else "text-space_nothing")


def master_lines(s: State, words: WordsProtocol) -> list[str]:
    """The Master's track: for every row its reward at a round's end, and the bonuses of its spaces."""
    said = [_master_row(s, row, words) for row in range(1, parts.MASTER_ROWS + 1)]
    return said if s.mode == Mode.NORMAL else [*said, words.text("text-master_start")]


def _master_row(s: State, row: int, words: WordsProtocol) -> str:
    spaces = [space for space in range(1, parts.LAST_SPACE + 1) if parts.ROW_OF[space] == row]
    bonuses = [
        words.text("text-space_bonus", number=space, bonus=gains(parts.OF_FAME + space, words))
        for space in spaces
        if has_gain(parts.OF_FAME + space)
    ]
    about: dict[str, object] = {
        "row": row,
        "first": spaces[0],
        "last": spaces[-1],
        "bonuses": ", ".join(bonuses) or words.text("text-space_nothing"),
    }
    if s.mode == Mode.NORMAL:
        return words.text("text-master_points", points=parts.ROW_POINTS[row], **about)
    if parts.ROW_ENERGY[row] < 0:
        return words.text("text-master_loss", energy=-parts.ROW_ENERGY[row], **about)
    amounts = {"energy": parts.ROW_ENERGY[row], "megaphone": parts.ROW_MEGAPHONES[row]}
    said = [words.text(f"gain-{name}", amount=amount) for name, amount in amounts.items() if amount]
    return words.text("text-master_gain", gain=", ".join(said), **about)
