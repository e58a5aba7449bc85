"""What lies before the players as it is drawn: personal boards, elements on offer, the Master's track, the ledger."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import page_map, parts
from kotatsu.games.kikai.build import forbids_build
from kotatsu.games.kikai.counts import fans_at, fans_taken
from kotatsu.games.kikai.ending import ScoreItem, item_points
from kotatsu.games.kikai.flyers import deploy_cost, forbids_deploy
from kotatsu.games.kikai.gains import track_value
from kotatsu.games.kikai.kinds import Colour
from kotatsu.games.kikai.page_map import GainSymbol, gains_of, thing_of
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.setup import is_placed
from kotatsu.games.kikai.state import Mode, Question, State
from kotatsu.games.kikai.text_words import coming_spaces, gains


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
    gains: tuple[GainSymbol, ...]
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
    coming: str
    """What the distributors still cover, in words."""
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
    effect: tuple[GainSymbol, ...]
    said: str
    """The effect in words."""
    level: int


@dataclass(frozen=True)
class Row:
    """A row of the Master's track."""

    number: int
    points: int
    advanced: tuple[GainSymbol, ...]
    spaces: tuple[FameSpace, ...]


@dataclass(frozen=True)
class FameSpace:
    """A space of the Master's track: its bonus and who stands on it."""

    number: int
    bonus: tuple[GainSymbol, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Prospect:
    """What one of the four actions would do here: how much there is to choose, and from what cost on."""

    action: str
    key: str
    values: dict[str, int]
    possible: bool


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
        coming_spaces(s, seat, words),
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
    elements = enumerate(parts.ELEMENT_NAMES)
    return frozenset(name for element, name in elements if forbids_build(s, element) == ALLOWED)


def buildable(s: State, seat: int, words: WordsProtocol) -> list[Offer]:
    """The elements that the reader could build now, as they lie open."""
    possible = affordable(s, seat)
    return [one for level in offers(s, words) for one in level if one.name in possible]


def reachable(s: State, seat: int) -> list[tuple[int, str, str, str]]:
    """The levels that a fan could go to here, where there are several: number, element, thing and colour."""
    if s.actor != seat or s.phase not in (Question.CHOOSE_AN_ACTION, Question.BRING_MORE):
        return []
    levels = [level for level in range(parts.LEVELS) if page_map.is_bringable_to(s, level)]
    elements = [(level, s.site[seat, s.district, level]) for level in levels]
    found = [
        (level, parts.ELEMENT_NAMES[element], thing_of(element), Colour.names[parts.COLOUR_OF[element]])
        for level, element in elements
        if element != NONE
    ]
    return found if len(found) > 1 else []


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


def _advanced(row: int) -> tuple[GainSymbol, ...]:
    energy = (GainSymbol("energy", parts.ROW_ENERGY[row]),) if parts.ROW_ENERGY[row] else ()
    return energy + ((GainSymbol("megaphone", parts.ROW_MEGAPHONES[row]),) if parts.ROW_MEGAPHONES[row] else ())


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
    streets = [deploy_cost(s, street) for street in range(parts.STREETS) if forbids_deploy(s, street) == ALLOWED]
    fans = sum(page_map.is_bringable_to(s, level) for level in range(parts.LEVELS))
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
    """The final scoring, item by item, for both seats; none after a media victory (KI-76)."""
    if s.media != NONE:
        return []
    items = (ScoreItem.GAINED, ScoreItem.FANS, ScoreItem.INFLUENCE) if s.mode != Mode.NORMAL else range(ScoreItem.FANS)
    return [(ScoreItem.names[item], tuple(item_points(s, seat, item) for seat in range(parts.SEATS))) for item in items]
