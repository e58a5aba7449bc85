"""The search: what it keeps in its tree, what it finds, when it stops."""

from __future__ import annotations

import time
from typing import Any

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.bots import Budget, SearchBot, Settings
from kotatsu.bots import search as search_module
from kotatsu.bots.mast import COUNT, TOTAL, mast_playout_action
from kotatsu.bots.search import allocate, by_visits, compiled_search, grow_tree, search_root, settings_of
from kotatsu.bots.simple_bots import generator
from kotatsu.bots.tree import (
    ACTION,
    AVAILABLE,
    FIRST_CHILD,
    MOVES,
    NEXT_SIBLING,
    NODES,
    NONE,
    ROOT,
    SEAT,
    VISITS,
    Work,
)
from kotatsu.games.tiki_topple.parts import CARDS, WIKI

from .positions import after

TIKI = kotatsu.load("tiki-topple")


def grown(match: Match, iterations: int, seed: int = 3) -> Work:
    """The tree after some iterations, never stopped early."""
    settings = settings_of(match.game)
    work = allocate(match.game, match.view(match.actor), seed, iterations, settings)
    grow_tree(match.game, work, match.actor, Budget(iterations), settings, settle=False)
    return work


def children(work: Work, node: int) -> list[int]:
    found = []
    child = int(work.nodes[node, FIRST_CHILD])
    while child != NONE:
        found.append(child)
        child = int(work.nodes[child, NEXT_SIBLING])
    return found


def findings(match: Match, budget: Budget, seed: int = 3, *, settle: bool = True) -> Any:
    view, legal = match.view(match.actor), match.legal()
    return search_root(match.game, view, match.actor, legal, seed, budget, settings_of(match.game), settle=settle)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_the_tree_adds_up(slug: str) -> None:
    """Every iteration passes the root; a node is visited as often as its children and once when it was new."""
    match = after(kotatsu.load(slug), kotatsu.load(slug).seats[1], 12, seed=2)
    work = grown(match, 600)
    assert work.nodes[ROOT, VISITS] == 600
    assert sum(int(work.nodes[child, VISITS]) for child in children(work, ROOT)) == 600
    assert {int(work.nodes[child, SEAT]) for child in children(work, ROOT)} == {match.actor}
    assert {int(work.nodes[child, ACTION]) for child in children(work, ROOT)} <= set(match.legal())
    for node in range(1, int(work.used[NODES])):
        visits = int(work.nodes[node, VISITS])
        assert visits >= 1 + sum(int(work.nodes[child, VISITS]) for child in children(work, node))
        assert visits <= work.nodes[node, AVAILABLE]


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_each_seat_gets_its_own_share(slug: str) -> None:
    """What the seats got at a node adds up to one win a visit, or none where nobody won."""
    match = after(kotatsu.load(slug), kotatsu.load(slug).seats[1], 12, seed=2)
    work = grown(match, 300)
    for node in range(int(work.used[NODES])):
        assert 0 <= work.values[node].sum() <= work.nodes[node, VISITS] + 1e-6
    assert (work.values[ROOT, : match.seats] > 0).sum() > 1


def test_no_node_is_twice_under_its_parent() -> None:
    work = grown(after(TIKI, 3, 12, seed=4), 2000)
    for node in range(int(work.used[NODES])):
        known = [(int(work.nodes[child, SEAT]), int(work.nodes[child, ACTION])) for child in children(work, node)]
        assert len(known) == len(set(known))


def test_same_seed_and_iterations_give_the_same_findings() -> None:
    match = after(TIKI, 4, 12, seed=2)
    for workers in (1, 2):
        budget = Budget(500, workers=workers)
        assert findings(match, budget) == findings(match, budget)
    assert findings(match, Budget(500), seed=3) != findings(match, Budget(500), seed=4)


def test_two_threads_share_the_iterations() -> None:
    match = after(TIKI, 2, 4, seed=2)
    assert sum(finding.visits for finding in findings(match, Budget(1001, workers=2), settle=False)) == 1002


def test_one_legal_action_is_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("searched where there was nothing to choose")

    monkeypatch.setattr(search_module, "search_root", never)
    match = after(TIKI, 2, 4, seed=2)
    bot = SearchBot(TIKI, Budget(10_000_000))
    assert bot.choose(match.view(match.actor), match.actor, match.legal()[:1], seed=1) == match.legal()[0]


def last_card() -> Match:
    """The last card of the last round is a Wiki, and its holder is level on points before the missions are paid."""
    match = Match(TIKI, 2, seed=11)
    while match.state.round < 3 or sum(match.state.cards_left[seat] for seat in range(2)) > 1:
        match.play(match.legal()[0])
    for card in range(CARDS):
        match.state.hand[match.actor, card] = 1 if card == WIKI else 0
        match.state.aside[match.actor, card] = 0
    match.state.points[0] = match.state.points[1] = 30
    return match


def test_it_finds_the_move_that_wins() -> None:
    match = last_card()
    shares = {}
    for action in match.legal():
        played = match.copy()
        played.play(action)
        shares[action] = played.result()[match.actor]
    assert min(shares.values()) < max(shares.values()), "the position must leave something to be found"
    found = findings(match, Budget(4000))
    assert shares[by_visits(found)[0]] == max(shares.values())


def test_stopping_early_never_changes_the_choice() -> None:
    stopped = 0
    for seed in range(12):
        match = after(TIKI, 2, 40 + seed, seed)
        early, late = findings(match, Budget(1500)), findings(match, Budget(1500), settle=False)
        assert by_visits(early)[0] == by_visits(late)[0]
        stopped += sum(finding.visits for finding in early) < 1500
    assert stopped


def test_time_bounds_a_search() -> None:
    match = after(TIKI, 4, 4, seed=2)
    findings(match, Budget(10))
    start = time.perf_counter()
    found = findings(match, Budget(2_000_000, seconds=0.2), settle=False)
    assert 0.15 < time.perf_counter() - start < 2.0
    assert 0 < sum(finding.visits for finding in found) < 2_000_000


def test_more_thought_wins_more_often() -> None:
    """A search of 400 iterations against random play, both in both seats: it must win nearly always."""
    bot = SearchBot(TIKI, Budget(400))
    won = 0.0
    for number in range(12):
        match = Match(TIKI, 2, seed=number)
        while not match.over:
            seat, legal = match.actor, match.legal()
            searched = seat == number % 2
            action = bot.choose(match.view(seat), seat, legal, match.ply) if searched else legal[match.ply % len(legal)]
            match.play(action)
        won += match.result()[number % 2]
    assert won >= 9


def test_a_full_tree_goes_on_counting() -> None:
    match = after(TIKI, 2, 4, seed=2)
    settings = Settings()
    work = allocate(TIKI, match.view(match.actor), 1, 50, settings)
    compiled_search(TIKI, settings)(work, match.actor, 400, 1 << 60, TIKI.longest)
    assert work.used[NODES] == 51
    assert work.nodes[ROOT, VISITS] == 400


def test_a_budget_for_each_choice_grows_with_the_choices() -> None:
    match = after(TIKI, 4, 4, seed=2)
    found = findings(match, Budget(5, per_action=True), settle=False)
    assert sum(finding.visits for finding in found) == 5 * len(match.legal())
    assert all(finding.visits for finding in found), "nothing that could be chosen goes unseen"


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_mast_counts_every_move_of_every_iteration(slug: str) -> None:
    """MAST counts at least the tree's moves, and its totals lie between nothing and one a move."""
    match = after(kotatsu.load(slug), kotatsu.load(slug).seats[0], 12, seed=2)
    work = grown(match, 300)
    chosen = [work.nodes[child] for child in children(work, ROOT)]
    for node in chosen:
        assert work.mast[node[SEAT], node[ACTION], COUNT] >= node[VISITS]
    assert (work.mast[..., TOTAL] <= work.mast[..., COUNT] + 1e-6).all()
    assert work.used[MOVES] == 0, "an iteration leaves nothing to the next"


def test_a_playout_ends_after_horizon_changes_of_the_acting_seat() -> None:
    """In Tiki Topple every decision is a turn: beyond the tree, a future has as many decisions as the horizon."""
    match = after(TIKI, 2, 4, seed=2)
    for horizon in (0, 1, 3):
        settings = Settings(horizon=horizon)
        work = allocate(TIKI, match.view(match.actor), 3, 200, settings)
        grow_tree(TIKI, work, match.actor, Budget(200), settings, settle=False)
        in_tree = int(work.nodes[1 : int(work.used[NODES]), VISITS].sum())
        assert work.mast[..., COUNT].sum() == in_tree + 200 * horizon


def test_mast_takes_the_best_of_its_candidates() -> None:
    """Of two actions, one good: random playouts take it half the time, three candidates seven times in eight."""
    match = after(TIKI, 2, 4, seed=2)
    good, bad = 0, 1
    taken = {}
    for candidates in (1, 3):
        laid_out = allocate(TIKI, match.view(match.actor), 5, 1, Settings(mast_candidates=candidates))
        work = laid_out._replace(rng=generator(5))  # plain Python counts in plain integers
        work.mast[0, good] = (10, 9.0)
        work.mast[0, bad] = (10, 1.0)
        taken[candidates] = 0
        for _ in range(200):
            work.mask[good] = work.mask[bad] = 1
            taken[candidates] += mast_playout_action(work, 0, 2) == good
    assert 80 <= taken[1] <= 120
    assert 160 <= taken[3] <= 190


def test_a_blunder_takes_the_second_best_at_its_rate() -> None:
    match = after(TIKI, 2, 4, seed=2)
    view, legal = match.view(match.actor), match.legal()
    bot = SearchBot(TIKI, Budget(60), blunder_rate=1 / 3)
    blunders = 0
    for seed in range(90):
        order = by_visits(search_root(TIKI, view, match.actor, legal, seed, bot.budget, bot.settings))
        choice = bot.choose(view, match.actor, legal, seed)
        assert choice in order[:2]
        blunders += choice == order[1]
    assert 15 <= blunders <= 45
