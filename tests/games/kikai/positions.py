"""Positions of KIKAI for its tests: names instead of numbers."""

from __future__ import annotations

import pytest

from kotatsu import IllegalAction, Match
from kotatsu.games.kikai import GAME
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour, Level, Seat
from kotatsu.games.kikai.state import VOCABULARY, Question

ELLIOT, GIZA = Seat.YELLOW, Seat.PURPLE
"""The players of the rulebook's examples."""

WORKED_SETUP = (
    "settle feet=blue-boots district=casino",
    "deploy street=casino-fountain",
    "settle feet=red-clogs district=school",
    "deploy street=school-schoolyard",
    "settle feet=green-boots district=parking",
    "deploy street=parking-carwash",
    "settle feet=red-boots district=station",
    "deploy street=station-forecourt",
)
"""KI-96: where the worked game begins."""


def district(name: str) -> int:
    return p.DISTRICT_NAMES.index(name)


def square(name: str) -> int:
    return p.SQUARE_NAMES.index(name)


def street(name: str) -> int:
    return p.STREET_NAMES.index(name)


def element(name: str) -> int:
    return p.ELEMENT_NAMES.index(name)


def tile(name: str) -> int:
    return VOCABULARY["tile"].index(name) % p.TILES


def fresh(mode: str = "normal", *, seed: int = 7, first_game: bool = False) -> Match:
    """A new table, before the starting feet."""
    return Match(GAME, seed=seed, options={"mode": mode, "first_game": first_game})


def started(mode: str = "normal", *, seed: int = 7, first_game: bool = False) -> Match:
    """The worked game's table, its starting feet placed; yellow to play."""
    return act(fresh(mode, seed=seed, first_game=first_game), *WORKED_SETUP)


def bare(mode: str = "normal", *, seat: int = ELLIOT, energy: int = 20, first_game: bool = False) -> Match:
    """No feet, no fans, no cubes in the streets; this seat to play with energy and a card of each district."""
    match = fresh(mode, first_game=first_game)
    s = match.state
    s.phase, s.actor, s.settled = Question.PLAY_A_CARD, seat, p.STARTER_COUNT
    for one in range(p.SEATS):
        give(match, one, energy=energy, megaphones=0, ladders=0)
        deal(match, one, *p.DISTRICT_NAMES)
    for place in p.SQUARE_NAMES:
        crowd(match, place)
    return match


def act(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def refusal(match: Match, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return caught.value.clause


def may(match: Match, verb: str) -> list[str]:
    """The choices of one verb, as text."""
    texts = [match.game.actions.text(action) for action in match.legal()]
    return [text for text in texts if text.split()[0] == verb]


def give(match: Match, seat: int, **stock: int) -> None:
    for name, amount in stock.items():
        getattr(match.state, name)[seat] = amount


def stock(match: Match, seat: int) -> tuple[int, int, int, int]:
    """Energy, megaphones, ladders, points gained."""
    s = match.state
    return s.energy[seat], s.megaphones[seat], s.ladders[seat], s.points[seat]


def deal(match: Match, seat: int, *cards: str) -> None:
    for card in range(p.DISTRICTS):
        match.state.hand[seat, card] = cards.count(p.DISTRICT_NAMES[card])


def hand(match: Match, seat: int) -> list[str]:
    names = p.DISTRICT_NAMES
    return [names[card] for card in range(p.DISTRICTS) for _ in range(match.state.hand[seat, card])]


def take(match: Match, seat: int, *streets: str) -> None:
    """A seat holds these streets; its energy track is as uncovered as that asks."""
    for name in streets:
        match.state.owner[street(name)] = seat
    match.state.gone[seat] = sum(p.SLOTS[number] for number in range(p.STREETS) if match.state.owner[number] == seat)


def crowd(match: Match, place: str, **fans: int) -> None:
    """The fans of a square: `crowd(match, "market", red=1)`."""
    for colour, name in enumerate(Colour.names):
        match.state.fans[square(place), colour] = fans.get(name, 0)


def stand(match: Match, seat: int, place: str, *elements: str) -> None:
    """A KIKAI of these elements, without ladders; their influence is not counted."""
    for name in elements:
        number = element(name)
        match.state.site[seat, district(place), number // p.ELEMENTS_A_LEVEL] = number
        match.state.box[number] = 0
    if elements:
        match.state.raised[seat, district(place), Level.FEET] = 1
        match.state.foundation[seat, district(place)] = p.NONE


def gather(match: Match, seat: int, place: str, *colours: str) -> None:
    """Fans before the feet, body and head of a KIKAI, in this order."""
    for level, colour in enumerate(colours):
        match.state.zone[seat, district(place), level] = Colour.names.index(colour)


def influence(match: Match, seat: int, *, red: int = 0, blue: int = 0, green: int = 0) -> None:
    for colour, value in enumerate((red, blue, green)):
        match.state.influence[seat, colour] = value


def influences(match: Match, seat: int) -> tuple[int, int, int]:
    """Red, blue, green."""
    s = match.state
    return s.influence[seat, Colour.RED], s.influence[seat, Colour.BLUE], s.influence[seat, Colour.GREEN]


def show(match: Match, *elements: str) -> None:
    """Lay these elements open, the first of each level on the first place."""
    for name in elements:
        number = element(name)
        level = number // p.ELEMENTS_A_LEVEL
        for place in range(p.SHOWN):
            if match.state.shown[level, place] == number:
                break
        else:
            match.state.box[match.state.shown[level, 0]] = 1
            match.state.box[number] = 0
            match.state.shown[level, 0] = number


def bonus_at(match: Match, place: str, name: str) -> None:
    """Put a construction bonus in a district, exchanging it with the one that lies there."""
    s = match.state
    here, wanted = district(place), tile(name)
    there = next(one for one in range(p.DISTRICTS) if s.tile[one] == wanted)
    s.tile[there], s.tile[here] = s.tile[here], wanted


def display(match: Match, *cards: str) -> None:
    for place in range(p.DISPLAY):
        match.state.display[place] = district(cards[place]) if place < len(cards) else p.NONE


def pile(match: Match, *layers: dict[str, int]) -> None:
    """The pile, layer by layer from the top."""
    for layer in range(p.LAYERS):
        for card, name in enumerate(p.DISTRICT_NAMES):
            match.state.pile[layer, card] = layers[layer].get(name, 0) if layer < len(layers) else 0


def events(match: Match, name: str) -> list[dict[str, object]]:
    """What the last move told under this name."""
    return [event.names for event in match.plies[-1].events if event.name == name]


def turn_over(match: Match) -> Match:
    """End the turn by the shortest way: no second action, the top card or an open one, no more cards."""
    seat, turns = match.actor, match.state.turns[match.actor]
    while match.actor == seat and match.state.turns[seat] == turns and not match.over:
        texts = [match.game.actions.text(action) for action in match.legal()]
        match.play(next(text for text in texts if text.split()[0] in ("finish", "take", "top")))
    return match
