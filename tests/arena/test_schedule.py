"""Who sits where: balanced, whatever the numbers of entrants and seats."""

from __future__ import annotations

from collections import Counter

import pytest

from kotatsu.arena.schedule import block_length, lineup


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("entrants", range(1, 8))
def test_after_a_block_everybody_has_sat_everywhere_equally_often(entrants: int, seats: int) -> None:
    length = block_length(entrants, seats)
    for block in range(3):
        games = [lineup(block * length + game, entrants, seats, seed=4) for game in range(length)]
        counted = Counter((who, seat) for game in games for seat, who in enumerate(game))
        assert set(counted.values()) == {length // entrants}
        assert len(counted) == entrants * seats


def test_entrants_fill_a_table_evenly() -> None:
    """Two entrants at six seats have three each, in every game."""
    for game in range(12):
        assert sorted(lineup(game, 2, 6, seed=1)) == [0, 0, 0, 1, 1, 1]


def test_neighbours_change_from_block_to_block() -> None:
    orders = {lineup(block * 4, 4, 4, seed=1) for block in range(20)}
    assert len(orders) > 5


def test_the_seed_makes_the_schedule() -> None:
    assert [lineup(game, 4, 4, seed=1) for game in range(40)] == [lineup(game, 4, 4, seed=1) for game in range(40)]
    assert [lineup(game, 4, 4, seed=1) for game in range(40)] != [lineup(game, 4, 4, seed=2) for game in range(40)]
