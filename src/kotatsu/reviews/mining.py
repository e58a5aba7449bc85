"""Mining puzzles: bots play, and positions are kept where one choice is better by far and that is certain.

Every choice is tried in guessed worlds and judged by the critic. Where one stands out, all are looked at again in fresh
worlds with a few plies played on, and the best meets its closest rivals in games to the end: what the critic alone
believes is no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

import numpy as np

from kotatsu import bots
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.reviews.choices import Asked
from kotatsu.reviews.curve import hidden_view
from kotatsu.reviews.judge import Judge, judge_of
from kotatsu.reviews.puzzles import Puzzle, PuzzlePly

PLAYERS = ("hard", "medium")
"""Who plays the games: positions of good play, with mistakes to be punished."""
MOST_GAMES = 400
"""Games of bots that are looked at before mining gives up."""


@dataclass(frozen=True)
class MiningSettings:
    """What a puzzle must be."""

    gap: float = 0.08
    """How much better the best choice is than the second."""
    certainty: float = 4.0
    """Standard errors by which the difference must be above half the gap."""
    least_choices: int = 3
    candidates: float = 1.5
    """Candidates that are found for every puzzle that is kept, so that questions vary."""
    a_game: int = 2
    """Puzzles from one game at most."""
    first_worlds: int = 8
    closer_worlds: int = 48
    plies_on: int = 6
    rivals: int = 3
    """The closest rivals, which the answer meets in games to the end."""
    games: int = 200
    """Games to the end for each of them, by the policy."""
    games_certainty: float = 2.0
    """Standard errors by which the answer must win more of them than each rival."""
    most_then: int = 12
    """Plies that are shown after the answer."""


SETTINGS = MiningSettings()


def mine(
    game: Game,
    count: int,
    seed: int,
    settings: MiningSettings = SETTINGS,
    moved: Callable[[int, int], None] | None = None,
    matches: Iterable[Match] | None = None,
    judge: Judge | None = None,
) -> list[Puzzle]:
    """As many puzzles as were asked for, or as there are; their questions vary.

    They are from `matches`, finished games; from games of bots unless told. A `CompiledJudge` is some times faster.
    """
    judge, found = judge or judge_of(game), list[Puzzle]()
    wanted = int(count * settings.candidates)
    for number, match in enumerate(played_by_bots(game, seed) if matches is None else matches):
        if moved is not None:
            moved(min(len(found), wanted), wanted)
        found += _of_match(judge, match, np.random.default_rng([seed, number]), settings)
        if len(found) >= wanted:
            break
    return varied(found, count)


def played_by_bots(game: Game, seed: int) -> Iterator[Match]:
    """Games of bots, played when they are asked for."""
    return (_played(game, seed + number) for number in range(MOST_GAMES))


def varied(found: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, the questions in turn."""
    by_question: dict[str, list[Puzzle]] = {}
    for puzzle in found:
        by_question.setdefault(puzzle.question, []).append(puzzle)
    rows = zip_longest(*by_question.values())
    return [puzzle for row in rows for puzzle in row if puzzle is not None][:count]


def _played(game: Game, seed: int) -> Match:
    fewest, most = game.seats
    match = Match(game, fewest + seed % (most - fewest + 1), seed=seed)
    players = [bots.make(PLAYERS[(seat + seed) % len(PLAYERS)], game) for seat in range(match.seats)]
    while not match.over:
        seat = match.actor
        match.play(players[seat].choose(match.view(seat), seat, match.legal(), seed=seed * 10_007 + match.ply))
    return match


def _of_match(judge: Judge, match: Match, words: np.random.Generator, settings: MiningSettings) -> list[Puzzle]:
    found = list[Puzzle]()
    for ply in words.permutation(match.ply).tolist():
        if len(found) >= settings.a_game:
            break
        puzzle = puzzle_at(judge, match, ply, words, settings)
        if puzzle is not None:
            found.append(puzzle)
    return found


def puzzle_at(
    judge: Judge, match: Match, ply: int, words: np.random.Generator, settings: MiningSettings = SETTINGS
) -> Puzzle | None:
    """The puzzle of a position, or None where no choice is better by far."""
    game, cut = match.game, match.until(ply)
    legal, seat, state = cut.legal(), cut.actor, cut.state
    if len(legal) < settings.least_choices or any(game.page.toggles(state, action) for action in legal):
        return None
    asked = Asked(judge, state, hidden_view(game, state, seat), seat, [(action,) for action in legal])
    means = asked.first_values(asked.worlds(settings.first_worlds, words)).mean(axis=1)
    order = np.argsort(-means, kind="stable")
    if means[order[0]] - means[order[1]] < settings.gap:
        return None
    places = [int(place) for place in order]
    worlds = asked.worlds(settings.closer_worlds, words)
    values = asked.closer_values(places, worlds, words.random((len(worlds), settings.plies_on)))
    second = 1 + int(values[1:].mean(axis=1).argmax())
    paired = values[0] - values[second]
    gap, error = float(paired.mean()), float(paired.std(ddof=1) / np.sqrt(len(paired)))
    if gap < settings.gap or gap - settings.gap / 2 < settings.certainty * error:
        return None
    rivals = 1 + np.argsort(-values[1:].mean(axis=1))[: settings.rivals]
    if not wins_to_the_end(asked, places[0], [places[int(rival)] for rival in rivals], settings, words):
        return None
    found = _puzzle(cut, legal[places[0]], values, second, error, words, judge, settings)
    return replace(found, other=game.actions.text(legal[places[second]]))


def wins_to_the_end(
    asked: Asked, best: int, rivals: Sequence[int], settings: MiningSettings, words: np.random.Generator
) -> bool:
    """Whether a choice wins more games than each of its rivals, in the same worlds, beyond doubt."""
    worlds = asked.worlds(settings.games, words)
    won = asked.shares_at_end([best, *rivals], worlds, words)
    paired = won[0] - won[1:]
    errors = paired.std(axis=1, ddof=1) / np.sqrt(settings.games)
    return bool((paired.mean(axis=1) > settings.games_certainty * errors).all())


def _puzzle(
    cut: Match,
    best: int,
    values: Any,
    second: int,
    error: float,
    words: np.random.Generator,
    judge: Judge,
    settings: MiningSettings,
) -> Puzzle:
    game, seat, choices = cut.game, cut.actor, len(cut.legal())
    question, before = game.asked(cut.state), len(cut.plies)
    then = cut.copy()
    then.play(best)
    while not then.over and then.actor != seat and then.ply - before <= settings.most_then:
        preferred = judge.preferences([then.state])[0]
        then.play(max(then.legal(), key=lambda action: float(preferred[action])))
    plies = [PuzzlePly(game.actions.text(one.action), one.draws) for one in then.plies]
    return Puzzle(
        seats=cut.seats,
        seat=seat,
        options=dict(cut.options),
        deal=tuple(cut.setup_draws),
        plies=tuple(plies[:before]),
        best=plies[before],
        then=tuple(plies[before + 1 :]),
        question=question,
        choices=choices,
        chance=float(values[0].mean()),
        second=float(values[second].mean()),
        error=error,
    )
