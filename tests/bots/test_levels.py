"""Levels, hints and readiness: what a table and a terminal rely on."""

from __future__ import annotations

import subprocess
import sys

import pytest

import kotatsu
from kotatsu import bots
from kotatsu.bots import LEVELS, FlatMonteCarloBot, RandomBot, SearchBot
from kotatsu.engine.errors import BadSetting, UnknownGame

from .positions import after

TIKI = kotatsu.load("tiki-topple")
LOADED_WITHIN = 3.0
"""Seconds of one core in which a new process must have a search from the disk."""


def test_levels_grow_and_only_hard_looks_at_the_clock() -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "hard"]
    budgets = [level.budget for level in LEVELS.values() if level.budget]
    assert [budget.iterations for budget in budgets] == sorted({budget.iterations for budget in budgets})
    assert [name for name, level in LEVELS.items() if level.budget and level.budget.seconds] == ["hard"]


def test_a_level_is_made_for_a_game() -> None:
    assert isinstance(bots.make("random", TIKI), RandomBot)
    assert isinstance(bots.make("easy", TIKI), SearchBot)
    assert isinstance(bots.make("hard", TIKI, compiled=False), FlatMonteCarloBot)
    easy, medium, hard = (bots.make(level, TIKI, workers=2) for level in ("easy", "medium", "hard"))
    assert isinstance(easy, SearchBot)
    assert isinstance(medium, SearchBot)
    assert isinstance(hard, SearchBot)
    assert easy.blunder_rate > 0 == medium.blunder_rate == hard.blunder_rate, "only a beginner blunders"
    assert hard.budget.workers == 2
    with pytest.raises(BadSetting, match="there are random, easy, medium, hard"):
        bots.make("harder", TIKI)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_the_plain_bot_plays_a_game_with_any_search(slug: str) -> None:
    """Until the search is compiled it must be able to play anything."""
    game = kotatsu.load(slug)
    match = after(game, game.seats[1], 10, seed=3)
    bot = FlatMonteCarloBot(game, decisions=100)
    for ply in range(12):
        if not match.over:
            match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), ply))


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_hints_name_every_choice_and_count_every_future(slug: str) -> None:
    game = kotatsu.load(slug)
    match = after(game, game.seats[0], 10, seed=3)
    found = bots.hints(game, match.view(match.actor), match.actor, match.legal(), iterations=400)
    assert [hint.action for hint in found] == match.legal()
    assert sum(hint.futures for hint in found) == 400
    assert all(0 <= hint.chance <= 1 for hint in found)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_estimates_are_chances(slug: str) -> None:
    """Where a game says what positions are worth, the chances of all seats add up to 1, in play as in the search."""
    game = kotatsu.load(slug)
    if game.value is None:
        pytest.skip("plays to the end")
    for seats in game.seat_counts:
        match = after(game, seats, 30, seed=seats)
        out = [0.0] * seats
        game.value(match.state, out)
        assert sum(out) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in out)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_a_search_on_disk_starts_within_three_seconds_of_one_core(slug: str) -> None:
    bots.warm(kotatsu.load(slug))
    assert bots.ready(kotatsu.load(slug))
    program = (
        "import time, kotatsu; from kotatsu import bots; "
        f"game = kotatsu.load({slug!r}); assert not bots.ready(game); bots.warm(game); print(time.process_time())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(done.stdout) < LOADED_WITHIN


def test_bots_are_equal_when_they_are_written_alike() -> None:
    one, other = (SearchBot(TIKI, bots.Budget(8)) for _ in range(2))
    assert one == other
    assert len({one, other, SearchBot(TIKI, bots.Budget(9)), RandomBot(), RandomBot()}) == 3
    assert one != RandomBot()
    assert repr(one).startswith("SearchBot('tiki-topple', Budget(iterations=8")


def test_a_game_may_be_named_by_its_slug() -> None:
    assert bots.make("random", "tiki-topple") == RandomBot()
    match = after(TIKI, 2, 4, seed=1)
    view, legal = match.view(match.actor), match.legal()
    assert bots.hints("tiki-topple", view, match.actor, legal, iterations=30) == bots.hints(
        TIKI, view, match.actor, legal, iterations=30
    )
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        bots.make("easy", "chess")
