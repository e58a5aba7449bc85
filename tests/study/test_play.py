"""What a study counts: compiled and by matches alike, whatever the parts; and what it says of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.batch import PICKER_STREAM, seeded_words
from kotatsu.engine.chance import random_below
from kotatsu.study.components import COULD, EVERY_SEAT, SHOWN, changed_components, items, items_of, traits
from kotatsu.study.figures import figures, spread
from kotatsu.study.plan import Study
from kotatsu.study.play import Player
from kotatsu.study.tally import WHOLE, Outcomes, Tally, compare, differences


class DriversPlayer:
    """The random player that compiled programs have, for matches."""

    def __init__(self, seed: int) -> None:
        self.words = [int(word) for word in seeded_words(np.array([seed ^ PICKER_STREAM], np.uint64))[0]]

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return legal[random_below(self.words, len(legal))]


@pytest.mark.parametrize(("slug", "seats"), [("tiki-topple", 3), ("pikit", 2)])
def test_compiled_games_count_what_matches_tell(slug: str, seats: int) -> None:
    """The record of compiled rules notes exactly what the events of the same matches say."""
    study = Study(slug, seats, ("random",), 25, seed=3)
    player = Player(study, kotatsu.load(slug))
    compiled = player.play(0)
    for index in range(study.games):
        player.bots = [DriversPlayer(study.seed_of(index))] * seats
        had = np.zeros((seats, len(player.keys)), bool)
        match = player.play_match(index, had)
        assert compiled.lengths[index] == match.ply
        assert compiled.scores[index].tolist() == match.scores()
        assert (compiled.shares[index] / WHOLE).tolist() == pytest.approx(match.result())
        assert np.array_equal(compiled.had[index], had)
    assert compiled.had.any()


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_game_names_components(slug: str) -> None:
    game = kotatsu.load(slug)
    assert len(items(game)) > 10
    keys = [item.key for item in items(game)]
    assert len(set(keys)) == len(keys)
    for trait in traits(game):
        arguments = game.events.arguments[game.events.names[trait.event]]
        assert trait.seat_at == EVERY_SEAT or arguments[trait.seat_at].kind == "seat"


def test_missions_count_by_their_number() -> None:
    """The event says 1 to 27, and has no vocabulary for it."""
    missions = [trait for trait in traits(kotatsu.load("tiki-topple")) if trait.name == "scored mission"]
    assert [trait.words for trait in missions] == [tuple(map(str, range(1, 28)))]
    assert missions[0].least == 1


def test_words_that_are_numbers_count_where_they_are_parts() -> None:
    """Kaiju are called by their numbers, and so are places and faces, which are nothing to have."""
    names = {trait.name for trait in traits(kotatsu.load("pikit"))}
    assert {"took kaiju", "stole kaiju"} <= names
    assert not any(name.endswith((" place", " face")) for name in names)


def test_the_ways_of_a_changed_card() -> None:
    """A card of the market is shown to all, can be bought, and is bought; other events may name it too."""
    tokyo = kotatsu.load("king-of-tokyo")
    assert changed_components(tokyo, ["cards.mimic.price"]) == [("card", "mimic")]
    ways = {item.trait: item.way for item in items_of(tokyo, "card", "mimic")}
    assert ways["shown card"] == SHOWN
    assert ways["could buy card"] == COULD
    assert ways["bought card"] == "had"
    assert changed_components(tokyo, ["cards.0.price"])[0][0] == "card"
    assert changed_components(tokyo, ["figures.alpha_monster_stars"]) == [("card", "alpha_monster")]
    assert changed_components(tokyo, ["monster.hearts", "dice.count"]) == []


def outcomes() -> Outcomes:
    """Three games of two seats and two items, by hand."""
    return Outcomes(
        shares=np.array([[60, 0], [30, 30], [0, 60]]),
        scores=np.array([[5, 3], [4, 4], [1, 2]]),
        lengths=np.array([10, 12, 14]),
        had=np.array([[[1, 0], [0, 0]], [[1, 0], [1, 0]], [[0, 0], [0, 0]]], bool),
    )


def test_a_tally_by_hand() -> None:
    tally = Tally.of(outcomes(), ["a", "b"])
    assert (tally.games, tally.wins, tally.undecided) == (3, [90, 90], 0)
    assert tally.lengths == {10: 1, 12: 1, 14: 1}
    assert tally.scores == [{1: 1, 4: 1, 5: 1}, {2: 1, 3: 1, 4: 1}]
    assert tally.had == {"a": [3, 120, 5, 60 + 120, 3600 + 3600]}  # nobody had b


def test_tallies_add_up_however_they_are_cut() -> None:
    rng = np.random.default_rng(0)
    many = Outcomes(
        rng.choice([0, 20, 30, 60], (50, 3)),
        rng.integers(0, 9, (50, 3)),
        rng.integers(9, 99, 50),
        rng.random((50, 3, 7)) < 0.3,
    )
    whole = Tally.of(many, list("abcdefg"))
    for size in (7, 25):
        total = Tally()
        for first in range(0, 50, size):
            part = Outcomes._make(array[first : first + size] for array in many)
            total.add(Tally.from_json(Tally.of(part, list("abcdefg")).to_json()))
        assert total == whole


def test_figures_by_hand() -> None:
    found = figures(Tally.of(outcomes(), ["moved card:up1", "b"]), items(kotatsu.load("tiki-topple")))
    assert found.equal == 0.5
    [one] = found.components
    assert (one.trait, one.word, one.had) == ("moved card", "up1", 3)
    assert one.rate.value == 0.5  # three of six seats
    assert one.wins.value == pytest.approx(2 / 3)  # of the three seats that had it: 1 + 1/2 + 1/2
    assert one.lift.value == pytest.approx(2 / 3 - 1 / 2)
    assert found.length.mean.value == 12
    assert found.length.deviation == 2


def test_an_interval_holds_the_truth_about_19_times_in_20() -> None:
    """Seats that have an item win 40 % of their games; intervals over 200 small studies say so."""
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(200):
        winner = (rng.random(400) < 0.6).astype(int)
        shares = np.stack([1 - winner, winner], axis=1) * WHOLE
        had = np.zeros((400, 2, 1), bool)
        had[:, 0, 0] = rng.random(400) < 0.5
        tally = Tally.of(Outcomes(shares, shares, winner, had), ["moved card:up1"])
        [one] = figures(tally, items(kotatsu.load("tiki-topple"))).components
        held += one.wins.low <= 0.4 <= one.wins.high
    assert 180 <= held <= 199


def test_spread_of_one_game() -> None:
    one = spread({7: 1})
    assert (one.mean.value, one.deviation, one.least, one.most) == (7, 0, 7, 7)


def test_differences_are_taken_game_by_game() -> None:
    before = outcomes()
    after = before._replace(lengths=before.lengths + np.array([1, 2, 3]), shares=before.shares[:, ::-1])
    found = differences(before, after, ["a", "b"])
    assert found["length"] == [6, 14]
    assert found["wins 0"] == [0, 2 * 3600]
    assert "had a" not in found  # nothing changed


def test_wins_with_and_without_a_component_by_hand() -> None:
    """Of six seats three had it and won 2 of 3, the others 1 of 3; with the wins swapped it is the reverse."""
    before, tiki = outcomes(), kotatsu.load("tiki-topple")
    tally = compare(before, before._replace(shares=before.shares[:, ::-1]), ["moved card:up1", "b"], focus=[0])
    [focus] = figures(tally, items(tiki), [("card", "up1", items_of(tiki, "card", "up1"))]).focus
    rows = {row.what: row for row in focus.rows}
    assert rows["moved card up1"].before == rows["moved card up1"].after == 0.5
    won, lost = rows["wins with moved card up1"], rows["wins without moved card up1"]
    assert (won.before, won.after) == pytest.approx((2 / 3, 1 / 3))
    assert (lost.before, lost.after) == pytest.approx((1 / 3, 2 / 3))
    assert not any(row.is_real for row in focus.rows), "six seats prove nothing"
