"""Levels, hints and readiness: what a table and a terminal rely on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import kotatsu
from kotatsu import bots
from kotatsu.bots import LEVELS, FlatMonteCarloBot, NetBot, NetSearchBot, RandomBot, SearchBot, net_file
from kotatsu.bots.human_bot import HumanBot, winning_action
from kotatsu.engine.errors import BadSetting, UnknownGame
from kotatsu.engine.match import Match
from tests.learning.naming import GAME as NAMING
from tests.learning.naming import rules as naming_rules

from .positions import after

TIKI = kotatsu.load("tiki-topple")
LOADED_WITHIN = 3.0
"""Seconds of one core in which a new process must have a search from the disk."""


@pytest.fixture
def no_nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package whose nets are gone."""
    monkeypatch.setattr(net_file, "SHIPPED", tmp_path)
    net_file._shipped_net.cache_clear()
    yield
    net_file._shipped_net.cache_clear()


def test_levels_are_named_weakest_first() -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "hard", "master"]
    easy, medium, hard, master = list(LEVELS.values())[1:]
    assert easy.temperature > medium.temperature > hard.temperature == 0
    assert master.iterations > hard.iterations == 0
    with pytest.raises(BadSetting, match="there are random, easy, medium, hard, master"):
        bots.make("harder", TIKI)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_every_level_plays_by_the_net_from_its_first_move(slug: str) -> None:
    """No compiler, no stand-in: what plays at once is what plays later."""
    game = kotatsu.load(slug)
    assert bots.missing_net(game) is None
    made = {level: bots.make(level, game, compiled=False) for level in LEVELS}
    kinds = {level: type(bot) for level, bot in made.items()}
    expected = {"random": RandomBot, "easy": HumanBot, "medium": HumanBot, "hard": NetBot, "master": NetSearchBot}
    assert kinds == expected
    match = after(game, game.seats[1], 6, seed=2)
    for level, bot in made.items():
        start = time.process_time()
        assert bot.choose(match.view(match.actor), match.actor, match.legal(), seed=1) in match.legal()
        assert level == "master" or time.process_time() - start < 0.5


def test_without_a_net_a_level_is_played_by_search_and_says_why(no_nets: None) -> None:
    assert "there is no net at" in str(bots.missing_net(TIKI))
    assert isinstance(bots.make("random", TIKI), RandomBot)
    easy, medium, hard, master = (bots.make(level, TIKI, workers=2) for level in list(LEVELS)[1:])
    assert isinstance(easy, SearchBot)
    assert isinstance(medium, SearchBot)
    assert isinstance(hard, SearchBot)
    assert isinstance(master, SearchBot)
    assert easy.blunder_rate > 0 == medium.blunder_rate == hard.blunder_rate, "only a beginner blunders"
    assert master.budget.workers == 2
    assert isinstance(bots.make("hard", TIKI, compiled=False), FlatMonteCarloBot)


def test_a_net_of_other_rules_is_not_played_by() -> None:
    assert "is for version 2; tiki-topple has 9" in str(bots.missing_net(replace(TIKI, version=9)))


def test_a_beginner_takes_a_win_at_hand() -> None:
    """One turn before the end of a game of naming, whoever knows the card and leads by nothing names it."""
    match = Match(NAMING, seats=2, seed=1)
    match.state.turn = naming_rules.TURNS - 1
    match.state.known[0] = match.state.card[1]
    for seed in range(20):
        won = winning_action(NAMING, match.view(0), 0, match.legal(), seed)
        assert won == naming_rules.Verb.NAME + match.state.card[1]
    match.state.known[0] = naming_rules.NOT_SEEN
    assert winning_action(NAMING, match.view(0), 0, match.legal(), seed=1) is None


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
