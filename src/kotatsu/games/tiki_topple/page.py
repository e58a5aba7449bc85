"""What the page of Tiki Topple draws, and which pieces a choice touches."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import UNKNOWN
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.tiki_topple import page_components, parts
from kotatsu.games.tiki_topple.cards import destination
from kotatsu.games.tiki_topple.state import LOWER, UPPER, State, Verb

COLOURS: dict[str, str] = {tiki["id"]: tiki["colour"] for tiki in parts.PARTS["tikis"]}
SYMBOLS: dict[str, str] = {tiki["id"]: tiki["symbol"] for tiki in parts.PARTS["tikis"]}

# The drawing, in its own units (about a pixel on a phone).
WIDTH, HEIGHT = 360, 398
POLE_TOP, PITCH = 1, 44
"""Where the first slab begins, and how far the next is below it."""
LEFT_STONES = parts.TRACK_SPACES // 2
"""The score track winds up the left side and down the right, in two files."""
FILES = (16, 39)
"""How far the two files are from the edge."""
TOP_STONE, LOW_STONE, LAST_STONE = 18, HEIGHT - 56, HEIGHT - 18
"""The highest stones, the first above the start, and the last."""


COIN_SPOTS = ((270, 12), (284, 22), (269, 34), (270, 58), (284, 72), (277, 110))
"""Where coins lie beside the places that pay, from the top."""


@dataclass(frozen=True)
class Place:
    """A place beside the pole: its number from the top, and whether it pays."""

    number: int
    y: int
    pays: bool


@dataclass(frozen=True)
class Coin:
    """What a place pays for a tiki of that value."""

    points: int
    x: int
    y: int


@dataclass(frozen=True, eq=False)
class Slab:
    """A tiki on the pole, or in the water once it has left. Each is made once."""

    tiki: str
    colour: str
    symbol: str
    place: int
    """From 0 at the top; for those in the water, how many left before it."""
    y: int


@dataclass(frozen=True)
class Stone:
    """A space of the score track and the pawns on it."""

    number: int
    x: float
    y: float
    pawns: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Lagoon:
    """What never moves: the score track from stone 1 on, the numbers beside the pole and what its places pay."""

    stones: tuple[Stone, ...]
    places: tuple[Place, ...]
    coins: tuple[Coin, ...]


@dataclass(frozen=True)
class Goal:
    """One line of a mission: its tiki, what it pays and how far down; where the tiki stands; whether it pays."""

    tiki: str
    colour: str
    pays: int
    within: int
    place: int | None
    paid: bool


@dataclass(frozen=True)
class Card:
    """A card in hand and how many copies."""

    name: str
    copies: int


def pieces(s: State, action: int) -> tuple[str, ...]:
    """The card, then the tikis; nothing where a place is empty."""
    values = Verb.actions.values(action)
    if action >= Verb.DISCARD:
        return (f"card:{parts.CARD_NAMES[values['card']]}",)
    if action >= Verb.TOAST:
        return _with_tikis(s, parts.TOAST, s.standing - 1)
    if action >= Verb.SWAP:
        return _with_tikis(s, parts.WIKI, UPPER[values["places"]], LOWER[values["places"]])
    return _with_tikis(s, values["card"], values["place"])


def _with_tikis(s: State, card: int, *places: int) -> tuple[str, ...]:
    if any(place >= s.standing for place in places):
        return ()
    return (f"card:{parts.CARD_NAMES[card]}", *(f"tiki:{parts.TIKI_NAMES[s.line[place]]}" for place in places))


def ghosts(s: State, action: int) -> tuple[tuple[str, str], ...]:
    """Where a choice would put its tikis: each stands for the one that is there now."""
    values = Verb.actions.values(action)
    if action >= Verb.DISCARD:
        return ()
    if action >= Verb.TOAST:
        return ((_tiki_at(s, s.standing - 1), ""),)
    if action >= Verb.SWAP:
        upper, lower = _tiki_at(s, UPPER[values["places"]]), _tiki_at(s, LOWER[values["places"]])
        return ((upper, lower), (lower, upper))
    goal = destination(s, values["card"], values["place"])
    return ((_tiki_at(s, values["place"]), _tiki_at(s, goal)),)


def _tiki_at(s: State, place: int) -> str:
    return f"tiki:{parts.TIKI_NAMES[s.line[place]]}"


INTERLUDES = ("round_ends",)
"""The missions are turned up and paid."""


def marks(event: Event) -> tuple[str, ...]:
    """The tikis that an event moved."""
    return tuple(f"tiki:{event.names[name]}" for name in ("tiki", "other") if name in event.names)


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The pole, the water, the track, and what the reader holds."""
    return {
        "lagoon": LAGOON,
        "slabs": slabs(s),
        "sunk": sunk(s),
        "stones": stones(s),
        "start": [other for other in range(s.seats) if s.points[other] == 0],
        "round": min(s.round + 1, parts.ROUNDS[s.seats]),
        "rounds": parts.ROUNDS[s.seats],
        "hand": hand(s, seat),
        "mission": mission(s, s.mission[seat]) if 0 <= seat < s.seats and s.mission[seat] != UNKNOWN else (),
        "open": [opened(s, seat, other) for other in range(s.seats)],
        "history": [[earned(s, round_, other) for other in range(s.seats)] for round_ in range(s.round)],
        "tikis": parts.TIKI_NAMES,
        "colours": COLOURS,
    }


def slabs(s: State) -> list[Slab]:
    """The tikis on the pole from the top."""
    return [_slab(s.line[place], place, POLE_TOP + PITCH * place) for place in range(s.standing)]


def sunk(s: State) -> list[Slab]:
    """The tikis that have left the pole this round."""
    standing = {s.line[place] for place in range(s.standing)}
    gone = [tiki for tiki in range(parts.TIKIS) if tiki not in standing]
    return [_slab(tiki, order, HEIGHT - 6 - 30 * (order + 1)) for order, tiki in enumerate(gone)]


@lru_cache(maxsize=1024)
def _slab(tiki: int, place: int, y: int) -> Slab:
    name = parts.TIKI_NAMES[tiki]
    return Slab(name, COLOURS[name], SYMBOLS[name], place, y)


def stones(s: State) -> list[Stone]:
    """The stones of the score track on which pawns stand; pawns lap it."""
    pawns: dict[int, tuple[int, ...]] = {}
    for seat in range(s.seats):
        if s.points[seat]:
            number = (s.points[seat] - 1) % parts.TRACK_SPACES + 1
            pawns[number] = (*pawns.get(number, ()), seat)
    return [Stone(number, *_stone_at(number - 1), pawns[number]) for number in sorted(pawns)]


def _stone_at(index: int) -> tuple[float, float]:
    edge = FILES[index % 2]
    if index < LEFT_STONES:
        return edge, LOW_STONE - (LOW_STONE - TOP_STONE) * index / (LEFT_STONES - 1)
    down = index - LEFT_STONES
    return WIDTH - edge, TOP_STONE + (LAST_STONE - TOP_STONE) * down / (parts.TRACK_SPACES - LEFT_STONES - 1)


PAID = [parts.PAYS[goal] for at in range(parts.PAYING_PLACES) for goal in range(parts.GOALS) if at < parts.WITHIN[goal]]
"""What each paying place pays, place by place."""
LAGOON = Lagoon(
    stones=tuple(Stone(index + 1, *_stone_at(index)) for index in range(parts.TRACK_SPACES)),
    places=tuple(Place(at + 1, POLE_TOP + 28 + PITCH * at, at < parts.PAYING_PLACES) for at in range(parts.TIKIS)),
    coins=tuple(Coin(points, x, y) for points, (x, y) in zip(PAID, COIN_SPOTS, strict=True)),
)


def hand(s: State, seat: int) -> list[Card]:
    """The reader's cards, each kind once."""
    if not 0 <= seat < s.seats or s.hand[seat, 0] == UNKNOWN:
        return []
    return [Card(name, s.hand[seat, card]) for card, name in enumerate(parts.CARD_NAMES) if s.hand[seat, card] > 0]


def opened(s: State, reader: int, seat: int) -> dict[str, Any]:
    """The mission and the hand of somebody else, where the reader sees them: once the game is over."""
    if seat == reader or s.mission[seat] == UNKNOWN:
        return {}
    return {"mission": mission(s, s.mission[seat]), "hand": hand(s, seat)}


def mission(s: State, number: int) -> tuple[Goal, ...]:
    """A mission on the pole as it stands."""
    return tuple(_goal(s, parts.MISSION_TIKIS[number, goal], goal) for goal in range(parts.GOALS))


def _goal(s: State, tiki: int, goal: int) -> Goal:
    place = next((place for place in range(s.standing) if s.line[place] == tiki), None)
    name = parts.TIKI_NAMES[tiki]
    return Goal(
        name,
        COLOURS[name],
        parts.PAYS[goal],
        parts.WITHIN[goal],
        place,
        place is not None and place < parts.WITHIN[goal],
    )


def earned(s: State, round_: int, seat: int) -> dict[str, Any]:
    """What a round paid a seat, goal by goal."""
    points = s.earned[round_, seat]
    return {"goals": _paid_goals(points, s.shown[round_, seat]), "points": points}


@lru_cache
def _paid_goals(points: int, number: int) -> tuple[Goal, ...]:
    """The goals of a mission that paid so much: 9, 5 and 2 add up differently in every case, so the sum tells which."""
    rest = points
    goals = []
    for goal in range(parts.GOALS):
        name = parts.TIKI_NAMES[parts.MISSION_TIKIS[number, goal]]
        paid = rest >= parts.PAYS[goal]
        rest -= parts.PAYS[goal] if paid else 0
        goals.append(Goal(name, COLOURS[name], parts.PAYS[goal], parts.WITHIN[goal], None, paid))
    return tuple(goals)


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
