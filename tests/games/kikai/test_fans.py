"""Attracting fans: ways and tolls, effects, emptied squares, billboards, the media victory."""

from __future__ import annotations

import itertools

import pytest

from kotatsu import Match
from kotatsu.games.kikai import page, text
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.flyers import find_tolls
from kotatsu.games.kikai.kinds import Colour, Level
from kotatsu.terminal.console import WORDS, Console
from kotatsu.terminal.screen import TerminalScreen
from kotatsu.words import LANGUAGES, Words
from kotatsu.words import words as words_of
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    act,
    bare,
    crowd,
    district,
    gather,
    give,
    influence,
    influences,
    may,
    refusal,
    square,
    stand,
    stock,
    take,
)
from tests.support import NAMES


def brings(match: Match) -> set[str]:
    return {text.removeprefix("bring ") for text in may(match, "bring")}


@pytest.mark.clause("KI-68", "KI-73")
def test_an_element_of_its_colour_with_an_empty_place() -> None:
    match = bare()
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", red=2, blue=1)
    match.play("play card=diner")
    assert refusal(match, "bring square=market level=feet") == "KI-68"
    match = bare()
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", red=2, blue=1)
    stand(match, ELLIOT, "diner", "green-stools", "red-safe", "blue-lamp")
    gather(match, ELLIOT, "diner", "green", "red")
    match.play("play card=diner")
    assert brings(match) == {"square=market level=head"}
    assert refusal(match, "bring square=market level=body") == "KI-73"
    assert refusal(match, "bring square=terrace level=head") == "KI-68"


@pytest.mark.clause("KI-69", "KI-A4")
def test_over_both_networks_but_not_through_districts() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-rollers")
    for name in p.SQUARE_NAMES:
        crowd(match, name, red=1, blue=1)
    take(match, ELLIOT, "diner-market", "station-market", "station-forecourt")
    take(match, GIZA, "market-terrace")
    match.play("play card=diner")
    assert brings(match) == {"square=market level=feet", "square=terrace level=feet"}
    assert refusal(match, "bring square=forecourt level=feet") == "KI-69"


@pytest.mark.clause("KI-70", "KI-A33")
def test_tolls_are_paid_to_the_opponent() -> None:
    match = bare(energy=3)
    stand(match, ELLIOT, "diner", "red-rollers")
    crowd(match, "forecourt", red=2)
    take(match, GIZA, "diner-market", "station-market", "market-terrace", "forecourt-terrace")
    match.play("play card=diner")
    assert refusal(match, "bring square=forecourt level=feet") == "KI-70"
    match.state.energy[ELLIOT] = 5
    match.play("bring square=forecourt level=feet")
    assert [match.state.energy[seat] for seat in range(2)] == [0 + 1, 3 + 5]


@pytest.mark.clause("KI-A6")
def test_the_cheapest_way_is_found() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-rollers")
    crowd(match, "terrace", red=2)
    take(match, GIZA, "diner-market", "market-terrace")
    take(match, ELLIOT, "diner-terrace")
    match.play("play card=diner")
    assert match.state.toll[square("terrace")] == 0
    assert match.state.toll[square("market")] == 1
    match = bare()
    take(match, GIZA, "diner-market", "market-terrace", "diner-junkyard", "junkyard-carwash")
    take(match, ELLIOT, "terrace-carwash")
    match.play("play card=diner")
    assert match.state.toll[square("terrace")] == 3
    assert match.state.toll[square("carwash")] == 3


def cheapest_by_trying(match: Match, start: int) -> list[int]:
    """The slow twin of `find_tolls`: every way without a square twice."""
    s = match.state
    best = [p.NONE] * p.SQUARES
    ways: list[tuple[list[int], int]] = []
    for one in range(p.STREETS):
        if p.EXIT_OF[one] == start and s.owner[one] != p.NONE:
            ways.append(([p.FAR[one]], 0 if s.owner[one] == s.actor else p.SLOTS[one]))
    while ways:
        path, toll = ways.pop()
        here = path[-1]
        best[here] = toll if best[here] == p.NONE else min(best[here], toll)
        for one in range(p.STREETS):
            ends = (p.NEAR[one], p.FAR[one])
            if p.NONE in ends or here not in ends or s.owner[one] == p.NONE:
                continue
            there = ends[0] if ends[1] == here else ends[1]
            if there not in path:
                ways.append(([*path, there], toll + (0 if s.owner[one] == s.actor else p.SLOTS[one])))
    return best


@pytest.mark.clause("KI-A6", "KI-69")
def test_tolls_agree_with_trying_every_way() -> None:
    match = bare()
    s = match.state
    for number, start in itertools.product(range(12), range(p.DISTRICTS)):
        for one in range(p.STREETS):
            s.owner[one] = (one * 7 + number * (one + 3)) % 3 - 1
        s.district = start
        find_tolls(s)
        assert [s.toll[one] for one in range(p.SQUARES)] == cheapest_by_trying(match, start)


@pytest.mark.clause("KI-71", "KI-72")
def test_the_rulebooks_example_blue_green_blue() -> None:
    """Feet blue, body green without ladder, head blue; one blue and one green fan: 1 ladder, 2 points, 2 energy."""
    match = bare(energy=0)
    stand(match, ELLIOT, "diner", "blue-rollers", "green-washer", "blue-camera")
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", blue=1, green=1, red=1)
    match.play("play card=diner")
    assert brings(match) == {f"square=market level={level}" for level in ("feet", "body", "head")}
    match.play("bring square=market level=head")
    assert stock(match, ELLIOT) == (0, 0, 1, 2)
    match.play("bring square=market level=body")
    assert stock(match, ELLIOT) == (2, 0, 1, 2)
    assert match.state.zone[ELLIOT, district("diner"), Level.FEET] == p.NONE
    assert influences(match, ELLIOT) == (0, 0, 0)


@pytest.mark.clause("KI-71")
def test_fewer_fans_than_elements() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-washer")
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", blue=1, red=2)
    act(match, "play card=diner", "bring square=market level=feet")
    assert may(match, "finish") == ["finish"]
    match.play("finish")
    assert match.state.zone[ELLIOT, district("diner"), Level.BODY] == p.NONE
    assert may(match, "top") == ["top"]


@pytest.mark.clause("KI-A5")
def test_energy_just_gained_pays_the_next_toll() -> None:
    match = bare(energy=0)
    stand(match, ELLIOT, "diner", "red-boots", "blue-safe")
    take(match, ELLIOT, "diner-market")
    take(match, GIZA, "diner-terrace")
    crowd(match, "market", red=2)
    crowd(match, "terrace", blue=2)
    match.play("play card=diner")
    assert refusal(match, "bring square=terrace level=body") == "KI-70"
    act(match, "bring square=market level=feet", "bring square=terrace level=body")
    assert stock(match, ELLIOT) == (1, 0, 0, 3)


@pytest.mark.clause("KI-A7")
def test_attracting_brings_at_least_one_fan() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-boots")
    match.play("play card=diner")
    assert brings(match) == set()
    assert refusal(match, "finish") == "KI-A7"
    assert may(match, "exhibit") == ["exhibit"]


@pytest.mark.clause("KI-R4")
def test_a_fan_from_whichever_square_one_likes() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-rollers")
    take(match, ELLIOT, "diner-market", "diner-terrace")
    crowd(match, "market", red=2)
    crowd(match, "terrace", red=2)
    match.play("play card=diner")
    assert brings(match) == {"square=market level=feet", "square=terrace level=feet"}
    match.play("bring square=terrace level=feet")
    assert [match.state.fans[square(place), Colour.RED] for place in ("market", "terrace")] == [2, 1]


# --- Emptied squares


def emptying(mode: str = "normal", place: str = "market") -> Match:
    """Yellow at Diner, about to take the last fan of a square, a red one."""
    match = bare(mode, energy=0)
    stand(match, ELLIOT, "diner", "red-rollers", "blue-safe")
    take(match, ELLIOT, "diner-market", "diner-junkyard")
    crowd(match, place, red=1)
    crowd(match, "alley", red=1)
    return act(match, "play card=diner", f"bring square={place} level=feet")


@pytest.mark.clause("KI-74", "KI-75")
@pytest.mark.parametrize(
    ("billboard", "gained"),
    [
        ("megaphone", (1, 1, 0, 2)),
        ("ladder", (1, 0, 1, 2)),
        ("energy", (3, 0, 0, 2)),
        ("two_points", (1, 0, 0, 4)),
        ("three_points", (1, 0, 0, 5)),
    ],
)
def test_a_billboard_and_the_points_of_the_square(billboard: str, gained: tuple[int, ...]) -> None:
    match = emptying()
    assert len(may(match, "post")) == 6
    assert refusal(match, "top") == "KI-74"
    match.play(f"post billboard={billboard}")
    assert stock(match, ELLIOT) == gained
    assert match.state.poster[square("market")] == ELLIOT
    assert match.state.billboards[ELLIOT, p.BILLBOARD_NAMES.index(billboard)] == 0


@pytest.mark.clause("KI-75", "KI-A16")
def test_discarded_distributors_uncover_their_spaces() -> None:
    match = emptying()
    match.state.gone[ELLIOT] = 10
    match.play("post billboard=discard")
    assert (match.state.gone[ELLIOT], match.state.discarded[ELLIOT]) == (12, 2)
    assert may(match, "choose") == ["choose token=megaphone", "choose token=ladder"]


@pytest.mark.clause("KI-A16")
def test_the_last_distributor_is_discarded_alone() -> None:
    match = emptying()
    match.state.gone[ELLIOT] = 19
    match.play("post billboard=discard")
    assert (match.state.gone[ELLIOT], match.state.discarded[ELLIOT]) == (20, 1)


@pytest.mark.clause("KI-74")
def test_advanced_gives_the_squares_bonus() -> None:
    match = emptying("advanced")
    assert may(match, "post") == []
    assert stock(match, ELLIOT) == (1 + 2, 0, 0, 0)
    assert match.state.poster[square("market")] == ELLIOT
    match = emptying("advanced", "junkyard")
    assert match.state.discarded[ELLIOT] == 2


def nearly_famous(mode: str) -> Match:
    """Yellow has five billboards up and is about to empty a sixth square; purple has 90 points."""
    match = bare(mode, energy=0)
    stand(match, ELLIOT, "diner", "red-rollers", "blue-safe")
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", red=1)
    crowd(match, "terrace", blue=1)
    match.state.points[GIZA] = 90
    for place, billboard in zip(("alley", "arcade", "fountain", "carwash", "junkyard"), range(5), strict=True):
        match.state.poster[square(place)] = ELLIOT
        match.state.billboard[square(place)] = billboard
        match.state.billboards[ELLIOT, billboard] = 0
    return match


@pytest.mark.clause("KI-76", "KI-A18", "KI-R1")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_the_sixth_billboard_wins_at_once(mode: str) -> None:
    match = act(nearly_famous(mode), "play card=diner", "bring square=market level=feet")
    assert match.over
    assert match.result() == [1.0, 0.0]
    assert match.state.points[ELLIOT] == 0
    assert [event.name for event in match.plies[-1].events][-1] == "media_victory"


@pytest.mark.clause("KI-76")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_media_victory_counts_nothing(mode: str, language: str) -> None:
    """No ledger on the page, no points in the lines; what was gained in play is all that a score still says."""
    match = nearly_famous(mode)
    influence(match, ELLIOT, red=4)
    give(match, ELLIOT, ladders=8)
    act(match, "play card=diner", "bring square=market level=feet")
    words = Words(match.game, language)
    assert match.scores() == [0, 90]
    assert page.scene(match.state, ELLIOT, words)["ledger"] == []
    lines = text.lines(match.state, ELLIOT, words, NAMES)
    assert sum(("Nothing is counted" in line) + ("On ne compte rien" in line) for line in lines) == 2
    assert not [line for line in lines if "90" in line]


@pytest.mark.clause("KI-76")
def test_the_terminal_tells_no_points_after_a_media_victory() -> None:
    match = act(nearly_famous("normal"), "play card=diner", "bring square=market level=feet")
    said: list[str] = []
    console = Console(words_of(match.game, "en", WORDS), said.append, lambda prompt: "")
    TerminalScreen(match, ["you", "random"], console).tell_end()
    assert "Winner: You." in said
    assert not [line for line in said if "90" in line]
    match.state.media = p.NONE
    TerminalScreen(match, ["you", "random"], console).tell_end()
    assert [line for line in said if line.endswith(f": {match.scores()[GIZA]}")]
