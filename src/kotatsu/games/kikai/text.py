"""A position of KIKAI in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import fans_taken, pile_size
from kotatsu.games.kikai.ending import score
from kotatsu.games.kikai.gains import track_value
from kotatsu.games.kikai.kinds import Colour, Level
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Mode, State
from kotatsu.games.kikai.text_choices import choice
from kotatsu.games.kikai.text_words import (
    card_list,
    coming_spaces,
    district_name,
    element_name,
    fan_list,
    gains,
    master_lines,
    square_worth,
    street_bonus,
    tile_name,
)

__all__ = ["choice", "lines", "points_count"]

MINOR_EVENTS = (
    ("revealed", "dealt"),
    ("round_begins",),
    ("foundation_gone",),
    ("influence_grew",),
    ("spent", "played_again"),
    ("gained_energy",),
    ("round_ends",),
    ("gained_points",),
)
"""What the board or the question shows anyway comes first."""


def points_count(s: State) -> bool:
    """KI-76: nothing is counted after a media victory."""
    return s.media == NONE


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """All that the board, the personal boards and the open cards show. Everybody sees all of it."""
    said = [round_line(s, words)]
    for other in range(parts.SEATS):
        said += board_lines(s, other, words, names)
    open_cards = [sum(s.display[place] == card for place in range(parts.DISPLAY)) for card in range(parts.DISTRICTS)]
    said.append(words.text("text-display", cards=card_list(open_cards, words), pile=pile_size(s)))
    said.append(words.text("text-offer", elements=words.text("list-break").join(offer(s, words))))
    for district in range(parts.DISTRICTS):
        said += district_lines(s, district, words, names)
    return said + square_lines(s, words, names) + street_lines(s, words, names) + master_lines(s, words)


def round_line(s: State, words: WordsProtocol) -> str:
    """The round, and in Normal mode how often the Master's points count in it (KI-38)."""
    round_ = min(s.round, parts.ROUNDS - 1)
    about = {"round": round_ + 1, "rounds": parts.ROUNDS}
    if s.mode == Mode.NORMAL:
        return words.text("text-round_worth", times=parts.MULTIPLIERS[round_], **about)
    return words.text("text-round", **about)


# --- Personal boards


def board_lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A personal board: turns, stock, tracks, fans, billboards and cards."""
    said = [
        turn_line(s, seat, words, names),
        words.text(
            "text-stock",
            energy=s.energy[seat],
            megaphones=s.megaphones[seat],
            ladders=s.ladders[seat],
            value=track_value(s, seat),
            cubes=parts.DISTRIBUTORS - s.gone[seat],
        ),
        coming_spaces(s, seat, words),
        words.text(
            "text-influence",
            **{name: s.influence[seat, colour] for colour, name in enumerate(Colour.names)},
            fame=s.fame[seat],
            row=parts.ROW_OF[s.fame[seat]],
        ),
        fans_line(s, seat, words),
        billboards_line(s, seat, words),
        words.text("text-hand", cards=card_list([s.hand[seat, card] for card in range(parts.DISTRICTS)], words)),
    ]
    return said + played_lines(s, seat, words)


def turn_line(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """The turn and the points. KI-76: a media victory has no points to tell."""
    if s.media != NONE:
        key = "text-media" if s.media == seat else "text-no_media"
        return words.text(key, name=names[seat])
    turns = parts.TURNS[min(s.round, parts.ROUNDS - 1), seat]
    turn = min(s.turns[seat] + 1, turns)
    return words.text("text-turns", name=names[seat], turn=turn, turns=turns, points=score(s, seat))


def fans_line(s: State, seat: int, words: WordsProtocol) -> str:
    """The fans taken, by colour: red ones decide a tie (KI-84)."""
    fans = [s.taken[seat, colour] for colour in range(parts.COLOURS)]
    return words.text("text-fans", count=fans_taken(s, seat), fans=fan_list(fans, words))


def billboards_line(s: State, seat: int, words: WordsProtocol) -> str:
    """The billboards left, in Normal mode with what each gives (KI-74)."""
    left = [name for number, name in enumerate(parts.BILLBOARD_NAMES) if s.billboards[seat, number]]
    if s.mode == Mode.ADVANCED:
        return words.text("text-billboards", count=len(left))
    said = ", ".join(words.word("billboard", name) for name in left)
    return words.text("text-billboards_named", count=len(left), names=said)


def played_lines(s: State, seat: int, words: WordsProtocol) -> list[str]:
    """The cards in the columns of this round; nothing before the first (KI-31)."""
    columns = []
    for turn in range(parts.MOST_TURNS):
        cards = [s.played[seat, turn, card] for card in range(parts.DISTRICTS)]
        if any(cards):
            columns.append(words.text("text-played_turn", turn=turn + 1, cards=card_list(cards, words)))
    return [words.text("text-played", columns=words.text("list-break").join(columns))] if columns else []


def offer(s: State, words: WordsProtocol) -> list[str]:
    """The elements that lie open, with cost and effect."""
    shown = [s.shown[level, place] for level in range(parts.LEVELS) for place in range(parts.SHOWN)]
    return [
        words.text(
            "text-offered",
            element=element_name(element, words),
            cost=parts.COST[element],
            effect=gains(parts.OF_ELEMENT + element, words),
        )
        for element in shown
        if element != NONE
    ]


# --- Yukon Street


def district_lines(s: State, district: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A district: its construction bonus, and what each player has there."""
    tile = tile_name(s, district)
    owner = s.tile_owner[s.tile[district]]
    about = {
        "district": district_name(district, words),
        "tile": words.word("tile", tile),
        "explained": words.text(f"explain-{tile}"),
    }
    if owner == NONE:
        said = [words.text("text-district", **about)]
    else:
        said = [words.text("text-district_won", name=names[owner], **about)]
    for seat in range(parts.SEATS):
        said.append(site_line(s, seat, district, words, names))
    return said


def site_line(s: State, seat: int, district: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """What a player has in a district: a KIKAI, or a foundation still to build on."""
    place = district_name(district, words)
    tile = s.foundation[seat, district]
    if s.site[seat, district, Level.FEET] != NONE:
        levels = [level for level in range(parts.LEVELS) if s.site[seat, district, level] != NONE]
        elements = ", ".join(element_line(s, seat, district, level, words) for level in levels)
        return words.text("text-kikai", name=names[seat], district=place, elements=elements)
    if s.mode == Mode.NORMAL:
        return words.text("text-foundation_penalty", name=names[seat], district=place, penalty=parts.PENALTY[tile])
    bonus = gains(parts.OF_FOUNDATION + tile, words)
    return words.text("text-foundation_bonus", name=names[seat], district=place, bonus=bonus)


def element_line(s: State, seat: int, district: int, level: int, words: WordsProtocol) -> str:
    """An element of a KIKAI: its effect, whether it has its ladders, whether a fan stands before it."""
    element = s.site[seat, district, level]
    return words.text(
        "text-element",
        element=element_name(element, words),
        effect=gains(parts.OF_ELEMENT + element, words),
        raised="yes" if s.raised[seat, district, level] else "no",
        fan="yes" if s.zone[seat, district, level] != NONE else "no",
    )


def square_lines(s: State, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A line for each square: its fans and what emptying it gives, or whose billboard it has."""
    said = []
    for square, square_name in enumerate(parts.SQUARE_NAMES):
        name = words.word("square", square_name)
        if s.poster[square] != NONE:
            said.append(words.text("text-square_posted", square=name, name=names[s.poster[square]]))
        else:
            fans = fan_list([s.fans[square, colour] for colour in range(parts.COLOURS)], words)
            said.append(words.text("text-square", square=name, fans=fans, worth=square_worth(s, square, words)))
    return said


def street_lines(s: State, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A line for each street: its slots, its bonus, and who holds it."""
    return [
        words.text(
            "text-street",
            street=words.word("street", name),
            slots=parts.SLOTS[street],
            bonus=street_bonus(s, street, words),
            name=words.text("text-nobody") if s.owner[street] == NONE else names[s.owner[street]],
        )
        for street, name in enumerate(parts.STREET_NAMES)
    ]
