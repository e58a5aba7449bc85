"""Search over a net: the same interpreted and compiled, honest, and right where it knows something."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu.bots.net_search import NetSearchBot
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.match import Match
from tests.bots.positions import after
from tests.learning.naming import GAME, rules
from tests.learning.test_net import random_net

BUDGETS = (1, 8, 64, 512)


def position(seats: int, seed: int) -> Match:
    """Seat 0 knows the card of its neighbour."""
    match = Match(GAME, seats=seats, seed=seed)
    match.state.known[0] = match.state.card[1]
    return match


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("budget", BUDGETS)
def test_a_card_known_to_be_in_a_neighbours_hand_is_named_at_every_budget(
    trained: Any, budget: int, seats: int
) -> None:
    bot = NetSearchBot(GAME, trained.as_numpy(trained.model), budget)
    for seed in range(6):
        match = position(seats, seed)
        chosen = bot.choose(match.view(0), 0, match.legal(), seed)
        assert chosen == rules.Verb.NAME + match.state.card[1]


def test_interpreted_and_compiled_find_the_same(trained: Any) -> None:
    net = trained.as_numpy(trained.model)
    plain, fast = (NetSearchBot(GAME, net, 100, compiled=compiled) for compiled in (False, True))
    for seed in range(5):
        match = position(3, seed)
        found = [bot.look(match.view(0), 0, match.legal(), seed) for bot in (plain, fast)]
        assert [one.visits for one in found[0]] == [one.visits for one in found[1]]
        assert [one.won for one in found[0]] == pytest.approx([one.won for one in found[1]], abs=1e-3)


def test_others_in_the_search_do_not_know_the_searchers_card(trained: Any) -> None:
    """The worth of a choice must not depend on whether the card that others would have to name is a likely one."""
    bot = NetSearchBot(GAME, trained.as_numpy(trained.model), 200)
    worths = []
    for card in range(rules.KINDS):
        match = position(2, seed=3)
        match.state.card[0] = card
        match.state.known[1] = rules.NOT_SEEN
        found = bot.look(match.view(0), 0, match.legal(), seed=7, settle=False)
        worths.append(max(found, key=lambda one: one.visits).chance)
    assert max(worths) - min(worths) < 0.1


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_what_a_seat_cannot_see_does_not_change_what_is_searched(slug: str) -> None:
    game = kotatsu.load(slug)
    bot = NetSearchBot(game, random_net(game), 12)
    for number in range(3):
        match = after(game, game.seats[number % 2], 20 * number, number)
        if match.over:
            continue
        other = match.copy()
        game.hide(other.state, match.actor)
        seed_rng(other.state.rng, number)
        game.rules.guess(other.state, match.actor)
        seat, legal = match.actor, match.legal()
        found = [bot.look(one.view(seat), seat, legal, seed=5) for one in (match, other)]
        assert found[0] == found[1]
        assert sum(one.visits for one in found[0]) <= 12


def test_the_same_seed_gives_the_same_choice_and_one_choice_is_no_question(trained: Any) -> None:
    bot = NetSearchBot(GAME, trained.as_numpy(trained.model), 50)
    match = position(3, seed=1)
    looks = [bot.look(match.view(0), 0, match.legal(), seed=4) for _ in range(2)]
    assert looks[0] == looks[1]
    assert bot.choose(None, 0, [3], seed=1) == 3
