"""What the page of KIKAI draws, and which pieces a choice touches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import page_map, parts
from kotatsu.games.kikai.ending import FANS, GAINED, INFLUENCE, ITEMS, fans_taken, item_points
from kotatsu.games.kikai.exhibition import fans_at
from kotatsu.games.kikai.fans import can_bring
from kotatsu.games.kikai.flyers import can_deploy, deploy_cost
from kotatsu.games.kikai.gains import track_value
from kotatsu.games.kikai.kinds import Colour
from kotatsu.games.kikai.page_map import Gain, gains_of, thing_of
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.rules import legal
from kotatsu.games.kikai.setup import is_placed
from kotatsu.games.kikai.state import Mode, Question, State, Verb
from kotatsu.games.kikai.text import gains, pile_size

# --- Pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """The pieces that a choice touches; nothing for what is only a button."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    names = {key: value for key, value in Verb.actions.decode(action).items() if key != "verb"}
    if verb == "bring":
        return _bring_pieces(s, values["square"], values["level"])
    if verb == "remove":
        return _remove_pieces(s, values["square"], values["colour"])
    if verb not in TOUCHES:
        return ()
    return tuple(piece.format(seat=s.actor, **names) for piece in TOUCHES[verb])


TOUCHES = {
    "settle": ("element:{feet}", "district:{district}"),
    "play": ("card:{card}",),
    "pair": ("pair:{card}", "district:{district}"),
    "build": ("element:{element}",),
    "deploy": ("street:{street}",),
    "call": ("district:{district}",),
    "climb": ("kikai:{seat}-{district}",),
    "take": ("open:{card}",),
    "top": ("pile:top",),
    "more": ("pile:top",),
}
"""The pieces of each verb, with the names of its arguments; exhibit, post, choose and finish are buttons."""


def _bring_pieces(s: State, square: int, level: int) -> tuple[str, ...]:
    """The square; and the level, where fans of that square could go to several."""
    piece = f"square:{SQUARE_NAMES[square]}"
    if s.actor == NONE or s.phase not in (Question.CHOOSE_AN_ACTION, Question.BRING_MORE):
        return (piece,)
    levels = [one for one in range(parts.LEVELS) if can_bring(s, square, one)]
    return (piece, f"level:{level}") if len(levels) > 1 and level in levels else (piece,)


def _remove_pieces(s: State, square: int, colour: int) -> tuple[str, ...]:
    """The square; and the colour, where it has fans of several."""
    piece = f"square:{SQUARE_NAMES[square]}"
    colours = [one for one in range(parts.COLOURS) if s.fans[square, one] > 0]
    return (piece, f"colour:{COLOUR_NAMES[colour]}") if len(colours) > 1 and colour in colours else (piece,)


def marks(event: Event) -> tuple[str, ...]:
    """The pieces that an event moved or concerns."""
    patterns = MARKS.get(event.name, ())
    return tuple(pattern.format(**event.names) for pattern in patterns)


MARKS = {
    "settled": ("kikai:{seat}-{district}",),
    "built": ("kikai:{seat}-{district}",),
    "revealed": ("element:{element}",),
    "climbed": ("kikai:{seat}-{district}",),
    "deployed": ("street:{street}",),
    "brought": ("square:{square}",),
    "removed": ("square:{square}",),
    "posted": ("square:{square}",),
    "exhibited": ("district:{district}",),
    "called": ("district:{district}",),
    "dealt": ("open:{card}",),
    "fame_grew": ("fame:{seat}",),
}


# --- What lies before the players


@dataclass(frozen=True)
class Space:
    """A space of the energy track: what it shows, and whether a distributor still covers it."""

    kind: str
    """`value`, `points`, `choice` or nothing."""
    number: int
    covered: bool
    in_force: bool


@dataclass(frozen=True)
class Billboard:
    """A billboard of a personal board and whether it is still there."""

    name: str
    gains: tuple[Gain, ...]
    here: bool


@dataclass(frozen=True)
class Board:
    """A personal board."""

    seat: int
    turn: int
    turns: int
    columns: tuple[tuple[str, ...], ...]
    """The cards played in each turn of this round."""
    hand: tuple[tuple[str, int], ...]
    track: tuple[Space, ...]
    value: int
    cubes: int
    influence: tuple[tuple[str, int], ...]
    billboards: tuple[Billboard, ...]
    fans: tuple[tuple[str, int], ...]
    fans_taken: int
    starters: tuple[Offer, ...]
    """Starting feet that wait to be placed."""


@dataclass(frozen=True)
class Offer:
    """An element that lies open, or starting feet."""

    name: str
    thing: str
    colour: str
    cost: int
    effect: tuple[Gain, ...]
    said: str
    """The effect in words."""
    level: int


@dataclass(frozen=True)
class Row:
    """A row of the Master's track."""

    number: int
    points: int
    advanced: tuple[Gain, ...]
    spaces: tuple[FameSpace, ...]


@dataclass(frozen=True)
class FameSpace:
    """A space of the Master's track: its bonus and who stands on it."""

    number: int
    bonus: tuple[Gain, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Prospect:
    """What one of the four actions would do here: how much there is to choose, and from what cost on."""

    action: str
    key: str
    values: dict[str, int]
    possible: bool


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The map, the personal boards, the cards, the elements on offer and the Master's track."""
    round_ = min(s.round, parts.ROUNDS - 1)
    return {
        "plates": page_map.plates(s, words),
        "plazas": page_map.plazas(s, seat),
        "ways": page_map.ways(s, seat),
        "width": page_map.WIDTH,
        "height": page_map.HEIGHT,
        "plate": page_map.PLATE,
        "radius": page_map.RADIUS,
        "round": round_ + 1,
        "display": [
            parts.DISTRICT_NAMES[card] if card != NONE else ""
            for card in map(s.display.__getitem__, range(parts.DISPLAY))
        ],
        "pile": pile_size(s),
        "boards": [board(s, other, round_, words) for other in range(parts.SEATS)],
        "order": [seat, 1 - seat] if 0 <= seat < parts.SEATS else list(range(parts.SEATS)),
        "offers": offers(s, words),
        "affordable": affordable(s, seat),
        "rows": master_rows(s),
        "at_start": [other for other in range(parts.SEATS) if s.fame[other] == 0],
        "prospects": prospects(s, seat),
        "wants_card": s.actor == seat and s.phase in (Question.PLAY_A_CARD, Question.PLAY_AGAIN),
        "district": parts.DISTRICT_NAMES[s.district] if s.district != NONE else "",
        "advanced": s.mode != Mode.NORMAL,
        "media": s.media,
        "ledger": ledger(s),
        "most_influence": parts.MOST_INFLUENCE,
    }


def board(s: State, seat: int, round_: int, words: WordsProtocol) -> Board:
    """All that lies on and beside a personal board."""
    turns = parts.TURNS[round_, seat]
    return Board(
        seat,
        min(s.turns[seat] + 1, turns),
        turns,
        tuple(_column(s, seat, turn) for turn in range(turns)),
        tuple(
            (parts.DISTRICT_NAMES[card], s.hand[seat, card]) for card in range(parts.DISTRICTS) if s.hand[seat, card]
        ),
        tuple(_space(s, seat, space) for space in range(parts.DISTRIBUTORS)),
        track_value(s, seat),
        parts.DISTRIBUTORS - s.gone[seat],
        tuple((name, s.influence[seat, colour]) for colour, name in enumerate(Colour.names)),
        tuple(
            Billboard(
                name,
                gains_of(parts.OF_BILLBOARD + number) if s.mode == Mode.NORMAL else (),
                s.billboards[seat, number] == 1,
            )
            for number, name in enumerate(parts.BILLBOARD_NAMES)
        ),
        tuple((name, s.taken[seat, colour]) for colour, name in enumerate(Colour.names)),
        fans_taken(s, seat),
        tuple(offer(one, words) for one in parts.STARTERS if parts.STARTER_OF[one] == seat and not is_placed(s, one)),
    )


def _column(s: State, seat: int, turn: int) -> tuple[str, ...]:
    return tuple(
        parts.DISTRICT_NAMES[card] for card in range(parts.DISTRICTS) for _ in range(s.played[seat, turn, card])
    )


def _space(s: State, seat: int, space: int) -> Space:
    covered = space >= s.gone[seat]
    if parts.TRACK_VALUE[space]:
        value = parts.TRACK_VALUE[space]
        return Space("value", value, covered, not covered and value == track_value(s, seat))
    if parts.TRACK_POINTS[space]:
        return Space("points", parts.TRACK_POINTS[space], covered, False)
    return Space("choice" if parts.TRACK_CHOICE[space] else "", 0, covered, False)


def offer(element: int, words: WordsProtocol) -> Offer:
    """An element as it lies open."""
    return Offer(
        parts.ELEMENT_NAMES[element],
        thing_of(element),
        Colour.names[parts.COLOUR_OF[element]],
        parts.COST[element],
        gains_of(parts.OF_ELEMENT + element),
        gains(parts.OF_ELEMENT + element, words),
        element * parts.LEVELS // len(parts.ELEMENT_NAMES),
    )


def offers(s: State, words: WordsProtocol) -> list[list[Offer]]:
    """The elements that lie open, by level."""
    return [
        [offer(s.shown[level, place], words) for place in range(parts.SHOWN) if s.shown[level, place] != NONE]
        for level in range(parts.LEVELS)
    ]


def affordable(s: State, seat: int) -> frozenset[str]:
    """The elements that the reader could build now."""
    if s.actor != seat or s.phase != Question.CHOOSE_AN_ACTION:
        return frozenset()
    mask = bytearray(Verb.actions.count)
    legal(s, mask)
    return frozenset(name for number, name in enumerate(parts.ELEMENT_NAMES) if mask[Verb.BUILD + number])


# --- The Master's track


def master_rows(s: State) -> list[Row]:
    """The rows from the first, each with its spaces."""
    return [
        Row(
            row,
            parts.ROW_POINTS[row],
            _advanced(row),
            tuple(_fame_space(s, space) for space in range(1, parts.LAST_SPACE + 1) if parts.ROW_OF[space] == row),
        )
        for row in range(1, parts.MASTER_ROWS + 1)
    ]


def _advanced(row: int) -> tuple[Gain, ...]:
    energy = (Gain("energy", parts.ROW_ENERGY[row]),) if parts.ROW_ENERGY[row] else ()
    return energy + ((Gain("megaphone", parts.ROW_MEGAPHONES[row]),) if parts.ROW_MEGAPHONES[row] else ())


def _fame_space(s: State, space: int) -> FameSpace:
    return FameSpace(
        space, gains_of(parts.OF_FAME + space), tuple(seat for seat in range(parts.SEATS) if s.fame[seat] == space)
    )


# --- What each action would do in the district of the card


def prospects(s: State, seat: int) -> list[Prospect]:
    """Build, flyers, attract and exhibition, as far as they go here; empty unless the reader is choosing one."""
    if s.actor != seat or s.phase != Question.CHOOSE_AN_ACTION:
        return []
    costs = [parts.COST[parts.ELEMENT_NAMES.index(name)] for name in affordable(s, seat)]
    streets = [deploy_cost(s, street) for street in range(parts.STREETS) if can_deploy(s, street)]
    fans = sum(any(can_bring(s, square, level) for square in range(parts.SQUARES)) for level in range(parts.LEVELS))
    here = {"energy": track_value(s, seat), "fame": fame_here(s, seat)}
    return [
        _prospect("build", costs),
        _prospect("deploy", streets),
        Prospect("bring", "some" if fans else "none", {"count": fans}, fans > 0),
        Prospect("exhibit", "some", here, True),
    ]


def _prospect(action: str, costs: list[int]) -> Prospect:
    if not costs:
        return Prospect(action, "none", {}, False)
    return Prospect(action, "some", {"count": len(costs), "cost": min(costs)}, True)


def fame_here(s: State, seat: int) -> int:
    """The fame of an exhibition without calls."""
    if fans_at(s, seat, s.district) == 0:
        return 0
    colours = [s.zone[seat, s.district, level] for level in range(parts.LEVELS)]
    return sum(s.influence[seat, colour] for colour in colours if colour != NONE)


# --- The end


def ledger(s: State) -> list[tuple[str, tuple[int, ...]]]:
    """The final scoring, item by item, for both seats."""
    items = [GAINED, FANS, INFLUENCE] if s.mode != Mode.NORMAL else list(range(FANS))
    return [(ITEMS[item], tuple(item_points(s, seat, item) for seat in range(parts.SEATS))) for item in items]
