"""A bot is given a view: what its seat cannot see, and the chance to come, must not change its choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import kotatsu
from kotatsu import Game, Match
from kotatsu.bots import (
    Bot,
    Budget,
    FlatMonteCarloBot,
    NetBot,
    NetSearchBot,
    RandomBot,
    SearchBot,
    hints,
    make,
    shipped_net,
)
from kotatsu.engine.chance import seed_rng

from .positions import after

POSITIONS = 6
TWINS = 3
"""Other states that each position is swapped for."""
KINDS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "plain": lambda game: FlatMonteCarloBot(game, decisions=200),
    "search": lambda game: SearchBot(game, Budget(iterations=300)),
    "search on two threads": lambda game: SearchBot(game, Budget(iterations=300, workers=2)),
    "easy": lambda game: make("easy", game),
    "net": lambda game: NetBot(game, shipped_net(game)),
    "search over a net": lambda game: NetSearchBot(game, shipped_net(game), 16),
}


def twin(match: Match, seat: int, seed: int) -> Match:
    """The same match with everything swapped that a seat cannot see, the generator included."""
    other = match.copy()
    other.game.hide(other.state, seat)
    seed_rng(other.state.rng, seed)
    other.game.rules.guess(other.state, seat)
    seed_rng(other.state.rng, seed + 1)
    return other


def positions(game: Game) -> list[Match]:
    """Some matches at different stages, with as few and as many seats as there can be."""
    picker = random.Random(game.slug)
    return [after(game, game.seats[number % 2], picker.randrange(60), number) for number in range(POSITIONS)]


def choice(bot: Bot, match: Match) -> int:
    return bot.choose(match.view(match.actor), match.actor, match.legal(), seed=5)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_choice(slug: str, kind: str) -> None:
    game = kotatsu.load(slug)
    bot = KINDS[kind](game)
    for match in positions(game):
        for seed in range(TWINS):
            swapped = twin(match, match.actor, seed)
            assert swapped.legal() == match.legal()
            assert choice(bot, swapped) == choice(bot, match)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_hints_tell_nothing_that_is_hidden(slug: str) -> None:
    game = kotatsu.load(slug)
    for match in positions(game)[:2]:
        assert _hints(twin(match, match.actor, seed=1)) == _hints(match)


def _hints(match: Match) -> Any:
    return hints(match.game, match.view(match.actor), match.actor, match.legal(), iterations=200)


def test_the_swap_is_real() -> None:
    """Tiki Topple has secrets: a twin differs in the state and agrees in the view."""
    match = after(kotatsu.load("tiki-topple"), 4, 20, seed=1)
    other = twin(match, match.actor, seed=1)
    assert other.state.to_bytes() != match.state.to_bytes()
    assert other.view(match.actor).to_bytes() == match.view(match.actor).to_bytes()


def test_a_bot_that_peeked_would_be_caught() -> None:
    """The test above can fail: a bot that is handed the state answers differently in a twin."""
    match = after(kotatsu.load("tiki-topple"), 4, 20, seed=1)
    game, seat = match.game, match.actor
    peeking = [_peek(game, twin(match, seat, seed).state, seat) for seed in range(8)]
    assert len(set(peeking)) > 1


def _peek(game: Game, state: Any, seat: int) -> int:
    """A cheat: reads the mission of the next seat."""
    return int(state.mission[(seat + 1) % state.seats])
