"""Games with something planted, to see whether a review finds it: a blunder, or a lucky draw.

What is planted is measured by games played to their end by the policy, not by the critic that reviews are made with.
A few games find a place; many others, which had no part in finding it, confirm it: the best of many noisy numbers is
mostly noise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np

from kotatsu import bots
from kotatsu.bots.bot import Bot
from kotatsu.engine import steps
from kotatsu.engine.match import Match
from kotatsu.reviews.curve import guessed_worlds, hidden_view, true_curve
from kotatsu.reviews.far_draws import pairs_of_worlds
from kotatsu.reviews.gestures import Gesture
from kotatsu.reviews.judge import Judge
from kotatsu.reviews.luck import luck_of_draws
from kotatsu.reviews.model import MISTAKE, MOST_DRAWS, Review
from kotatsu.reviews.sentences import named_draws
from kotatsu.reviews.states import after_all, legal_actions, reseed
from kotatsu.reviews.timeline import timeline

SCREENING_PLAYOUTS = (8, 24)
"""Games to the end, one lot after the other, before something is thought worth confirming."""
SCREENING_COST = 0.25
"""What a blunder must cost in these."""
CONFIRMING_PLAYOUTS = 120
"""Fresh games to the end for what is planted, and as many for what is usual."""
PLANTED_COST = 0.10
"""A planted blunder costs at least this much, as a review calls a mistake, with certainty."""
PLANTED_LUCK = 0.10
"""A planted draw gives at least as much, with certainty, and more than all but a few others of the finished game."""
PLANTED_CERTAINTY = 2.0
"""Standard errors of the playouts by which what is planted is above that."""
LARGER_DRAWS = MOST_DRAWS - 1
"""So many other draws of the game may have mattered more than the planted one: a review names one more."""
OTHERS_MEASURED = 12
"""Draws of the finished game, the largest to the critic, which playouts measure beside the planted one."""
WORTH_TRYING = 0.5
"""The part of that size which the critic must see in a draw before playouts are spent on it."""
TRIES = 80
"""Decisions of a game that are tried before it is given up."""
MOST_FINISHED = 2
"""Games with a draw planted in them that are played to their end and measured before all is given up."""
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


@dataclass(frozen=True)
class Size:
    """What something costs or gives, by playouts."""

    mean: float
    certain: float
    """What it costs or gives at least, with certainty."""


Found = tuple[Gesture, tuple[int, ...], Size]
"""What to play, with which draws, and what it costs or gives."""
StandsOut = Callable[[], float]
"""What a draw must give to stand out in the game."""
Plant = Callable[[Judge, Match, StandsOut, np.random.Generator], "Found | None"]
"""What to plant where a game stands; None where it is no place for it."""


def _planted(judge: Judge, seats: int, seed: int, plant: Plant) -> Planted | None:
    words, game = np.random.default_rng(seed), judge.game
    bot = bots.make(LEVEL, game, compiled=False)
    whole = _played_out(Match(game, seats, seed=seed), bot)
    stands_out = cache(partial(_size_that_stands_out, judge, whole))
    places = [ply for ply in range(whole.ply) if not _inside_gesture(whole, ply)]
    finished = 0
    for ply in words.permutation(places)[:TRIES].tolist():
        match = whole.until(ply)
        found = plant(judge, match, stands_out, words)
        if found is None:
            continue
        gesture, draws, size = found
        seat = match.actor
        for action in gesture[:-1]:
            match.play(action)
        match.rig(*draws)
        match.play(gesture[-1])
        planted = Planted(_played_out(match, bot), ply + len(gesture) - 1, seat, size.mean)
        if plant is _blunder or _is_among_largest(judge, planted, size.certain, words):
            return planted
        finished += 1
        if finished == MOST_FINISHED:
            break
    return None


def _played_out(match: Match, bot: Bot) -> Match:
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    return match


def _inside_gesture(match: Match, ply: int) -> bool:
    return ply > 0 and match.game.page.toggles(match.state_at(ply - 1), match.plies[ply - 1].action)


def _blunder(judge: Judge, match: Match, _: StandsOut, words: np.random.Generator) -> Found | None:
    """The gesture that the policy likes least against the one that it likes most."""
    liked, disliked = _walked(judge, match.state, True), _walked(judge, match.state, False)
    if liked == disliked:
        return None

    def worths(playouts: int) -> tuple[Any, Any]:
        return (
            _worth_of_gesture(judge, match, liked, playouts, words),
            _worth_of_gesture(judge, match, disliked, playouts, words),
        )

    size = _confirmed(worths, SCREENING_COST, PLANTED_COST)
    return None if size is None else (disliked, (), size)


def _confirmed(worths: Callable[[int], tuple[Any, Any]], screening: float, least: float) -> Size | None:
    """How much more the first of two is worth, where that is certainly at least so much; else None."""
    for playouts in SCREENING_PLAYOUTS:
        more, less = worths(playouts)
        if more.mean() - less.mean() < screening:
            return None
    return _certain_difference(*worths(CONFIRMING_PLAYOUTS), least)


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


def _lucky_draw(judge: Judge, match: Match, stands_out: StandsOut, words: np.random.Generator) -> Found | None:
    """The best of many draws of what the policy would do, for the seat that does it."""
    gesture = _walked(judge, match.state, True)
    before, seat = after_all(match.game, match.state, gesture[:-1]), match.actor
    outcomes = _reseeded([before.copy() for _ in range(OUTCOMES_TRIED)], words)
    drawn = [steps.step(match.game, outcome, gesture[-1]).draws for outcome in outcomes]
    if not any(drawn) or all(draws == drawn[0] for draws in drawn):
        return None
    seen, standing_out = judge.chances(outcomes)[:, seat], stands_out()
    best = int(seen.argmax())
    if seen[best] - seen.mean() < WORTH_TRYING * standing_out:
        return None

    def worths(playouts: int) -> tuple[Any, Any]:
        lucky = [outcomes[best].copy() for _ in range(playouts)]
        usual = [outcomes[place % OUTCOMES_TRIED].copy() for place in range(playouts)]
        return _worth(judge, lucky, seat, words), _worth(judge, usual, seat, words)

    size = _confirmed(worths, standing_out, max(PLANTED_LUCK, standing_out))
    return None if size is None else (gesture, drawn[best], size)


def _is_among_largest(judge: Judge, planted: Planted, gives: float, words: np.random.Generator) -> bool:
    """Whether few other draws of the finished game gave more, by playouts. The critic only says which are measured: one
    that it leaves out cannot count against what is planted."""
    line, seats = timeline(planted.match), planted.match.seats
    draws = [draw for draw in luck_of_draws(judge, line, true_curve(judge, line)) if draw.ply != planted.ply]
    draws.sort(key=lambda draw: -max(map(abs, draw.luck[:seats])))
    larger = 0
    for place, draw in enumerate(draws[:OTHERS_MEASURED]):
        if larger + min(len(draws), OTHERS_MEASURED) - place <= LARGER_DRAWS:
            return True
        drawn, again = pairs_of_worlds(line, draw.ply, CONFIRMING_PLAYOUTS, words)
        given = judge.results(drawn, words).mean(axis=0) - judge.results(again, words).mean(axis=0)
        larger += bool(np.abs(given[:seats]).max() > gives)
        if larger > LARGER_DRAWS:
            return False
    return True


def _size_that_stands_out(judge: Judge, whole: Match) -> float:
    """What a draw must seem to give before it is tried: games differ in what draws give."""
    line = timeline(whole)
    draws = luck_of_draws(judge, line, true_curve(judge, line))
    sizes = sorted((max(map(abs, draw.luck[: whole.seats])) for draw in draws), reverse=True)
    return sizes[LARGER_DRAWS] if len(sizes) > LARGER_DRAWS else 0.0


def _reseeded(states: list[Any], words: np.random.Generator) -> list[Any]:
    for state in states:
        reseed(state, words)
    return states


def _worth(judge: Judge, states: list[Any], seat: int, words: np.random.Generator) -> Any:
    """A seat's share of each state, played to its end by the policy."""
    _reseeded(states, words)
    return judge.results(states, words)[:, seat]


def _certain_difference(more: Any, less: Any, least: float) -> Size | None:
    size = float(more.mean() - less.mean())
    error = float(np.sqrt(more.var(ddof=1) / len(more) + less.var(ddof=1) / len(less)))
    certain = size - PLANTED_CERTAINTY * error
    return Size(size, certain) if certain >= least else None
