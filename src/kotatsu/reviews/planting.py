"""Games with something planted, to see whether a review finds it: a blunder, or a lucky draw.

What is planted is confirmed by games played to their end by the policy, not by the critic that reviews are made with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kotatsu import bots
from kotatsu.bots.bot import Bot
from kotatsu.engine import steps
from kotatsu.engine.match import Match
from kotatsu.reviews.curve import guessed_worlds, hidden_view
from kotatsu.reviews.gestures import Gesture
from kotatsu.reviews.judge import Judge
from kotatsu.reviews.model import MISTAKE, Review
from kotatsu.reviews.sentences import named_draws
from kotatsu.reviews.states import after_all, legal_actions, reseed

PLAYOUTS = 48
"""Games to the end for each thing that is measured."""
FIRST_PLAYOUTS = 8
"""Games to the end before a blunder is thought worth measuring."""
FIRST_COST = 0.25
"""What a blunder must cost in these."""
PLANTED_COST = 0.10
"""A planted blunder costs at least this much, as a review calls a mistake, with certainty."""
PLANTED_LUCK = 0.05
"""A planted draw gives at least this much, as a review names it, with certainty."""
PLANTED_CERTAINTY = 2.0
"""Standard errors of the playouts by which what is planted is above that."""
WORTH_TRYING = 0.10
"""What the critic must see in a draw before playouts are spent on it."""
TRIES = 40
"""Decisions of a game that are tried before it is given up."""
OUTCOMES_TRIED = 24
LEVEL = "hard"


@dataclass(frozen=True)
class Planted:
    """A finished game and what was planted in it."""

    match: Match
    ply: int
    """The ply that ended the gesture, or that drew."""
    seat: int
    size: float
    """What it cost or gave, by playouts."""


def named_blunder(review: Review, planted: Planted) -> bool:
    """Whether a review calls the planted blunder a mistake."""
    return any(one.ply == planted.ply and one.verdict == MISTAKE for one in review.decisions)


def named_luck(review: Review, planted: Planted) -> bool:
    """Whether a review names the planted draw among those that mattered, as luck of that seat."""
    return any(draw.ply == planted.ply and draw.luck[planted.seat] > 0 for draw, _ in named_draws(review))


def play_with_blunder(judge: Judge, seats: int, seed: int) -> Planted | None:
    """A game of strong bots in which one of them does what it would like least; None where nothing cost enough."""
    return _planted(judge, seats, seed, _blunder)


def play_with_luck(judge: Judge, seats: int, seed: int) -> Planted | None:
    """A game of strong bots in which one draw is the best of many for the seat that made it."""
    return _planted(judge, seats, seed, _lucky_draw)


Plant = Callable[[Judge, Match, np.random.Generator], "tuple[Gesture, tuple[int, ...], float] | None"]
"""What to play, with which draws, and what it costs or gives; None where this is no place to plant."""


def _planted(judge: Judge, seats: int, seed: int, plant: Plant) -> Planted | None:
    words, game = np.random.default_rng(seed), judge.game
    bot = bots.make(LEVEL, game, compiled=False)
    whole = _played_out(Match(game, seats, seed=seed), bot)
    places = [ply for ply in range(whole.ply) if not _inside_gesture(whole, ply)]
    for ply in words.permutation(places)[:TRIES].tolist():
        match = whole.until(ply)
        found = plant(judge, match, words)
        if found is None:
            continue
        gesture, draws, size = found
        seat = match.actor
        for action in gesture[:-1]:
            match.play(action)
        match.rig(*draws)
        match.play(gesture[-1])
        return Planted(_played_out(match, bot), ply + len(gesture) - 1, seat, size)
    return None


def _played_out(match: Match, bot: Bot) -> Match:
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    return match


def _inside_gesture(match: Match, ply: int) -> bool:
    return ply > 0 and match.game.page.toggles(match.state_at(ply - 1), match.plies[ply - 1].action)


def _blunder(judge: Judge, match: Match, words: np.random.Generator) -> tuple[Gesture, tuple[int, ...], float] | None:
    """The gesture that the policy likes least against the one that it likes most."""
    liked, disliked = _walked(judge, match.state, True), _walked(judge, match.state, False)
    if liked == disliked:
        return None
    for playouts in (FIRST_PLAYOUTS, PLAYOUTS):
        best, worst = (_worth_of_gesture(judge, match, gesture, playouts, words) for gesture in (liked, disliked))
        if best.mean() - worst.mean() < FIRST_COST:
            return None
    size = _certain_difference(best, worst, PLANTED_COST)
    return None if size is None else (disliked, (), size)


def _worth_of_gesture(judge: Judge, match: Match, gesture: Gesture, playouts: int, words: np.random.Generator) -> Any:
    """The share of the seat that decides, in worlds that it holds possible, each played to its end."""
    seat, view = match.actor, hidden_view(match.game, match.state, match.actor)
    if view is None:
        worlds = _reseeded([match.state.copy() for _ in range(playouts)], words)
    else:
        worlds = guessed_worlds(match.game, view, seat, playouts, words)
    return _worth(judge, [after_all(match.game, world, gesture) for world in worlds], seat, words)


def _walked(judge: Judge, state: Any, liked: bool) -> Gesture:
    """What the policy likes most, or least, toggles and the choice that ends them: the least liked of those who end."""
    s = state.copy()
    made: list[int] = []
    while True:
        legal = legal_actions(judge.game, s)
        ending = [action for action in legal if not judge.game.page.toggles(s, action)]
        among = legal if liked and len(made) < judge.game.actions.count else ending or legal
        logits = judge.preferences([s])[0][among]
        action = among[int(logits.argmax() if liked else logits.argmin())]
        made.append(action)
        if not judge.game.page.toggles(s, action):
            return tuple(made)
        judge.game.rules.step(s, action)


def _lucky_draw(
    judge: Judge, match: Match, words: np.random.Generator
) -> tuple[Gesture, tuple[int, ...], float] | None:
    """The best of many draws of what the policy would do, for the seat that does it."""
    gesture = _walked(judge, match.state, True)
    before, seat = after_all(match.game, match.state, gesture[:-1]), match.actor
    outcomes = _reseeded([before.copy() for _ in range(OUTCOMES_TRIED)], words)
    drawn = [steps.step(match.game, outcome, gesture[-1]).draws for outcome in outcomes]
    if not any(drawn) or all(draws == drawn[0] for draws in drawn):
        return None
    seen = judge.chances(outcomes)[:, seat]
    best = int(seen.argmax())
    if seen[best] - seen.mean() < WORTH_TRYING:
        return None
    common = words.spawn(1)[0]
    lucky = _worth(judge, [outcomes[best].copy() for _ in range(PLAYOUTS)], seat, common)
    usual = _worth(judge, [outcomes[place % OUTCOMES_TRIED].copy() for place in range(PLAYOUTS)], seat, common)
    size = _certain_difference(lucky, usual, PLANTED_LUCK)
    return None if size is None else (gesture, drawn[best], size)


def _reseeded(states: list[Any], words: np.random.Generator) -> list[Any]:
    for state in states:
        reseed(state, words)
    return states


def _worth(judge: Judge, states: list[Any], seat: int, words: np.random.Generator) -> Any:
    """A seat's share of each state, played to its end by the policy."""
    _reseeded(states, words)
    return judge.results(states, words)[:, seat]


def _certain_difference(more: Any, less: Any, least: float) -> float | None:
    size = float(more.mean() - less.mean())
    error = float(np.sqrt(more.var(ddof=1) / len(more) + less.var(ddof=1) / len(less)))
    return size if size - PLANTED_CERTAINTY * error >= least else None
