"""Playing a part of a study: by compiled code where all play at random, by matches where bots think."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt

from kotatsu.bots.bot import Bot, warm_up
from kotatsu.bots.net_bot import NetBot
from kotatsu.engine import random_play
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.compiler.estimate import compile_seconds, timed_compilation
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RecordError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.match import Match
from kotatsu.experiments.entrants import enter
from kotatsu.experiments.seeds import derive
from kotatsu.study.components import items, items_of_action
from kotatsu.study.net_batch import GAMES_AT_ONCE, play_at_once
from kotatsu.study.net_play import play_by_net
from kotatsu.study.net_program import play_net_games
from kotatsu.study.noting import noter, noting
from kotatsu.study.outcome_program import score_games
from kotatsu.study.plan import Study
from kotatsu.study.tally import Outcomes, Tally, compare, whole_shares
from kotatsu.study.variants import variant

Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class StudyJob:
    """The work of a study, for executors: what a worker makes once, and then calls for every part."""

    study: Study
    gpu: bool = False

    def start(self) -> Callable[[int], Tally]:
        """In a worker: the games and the bots, ready; a part's number gives its counts."""
        standard = Player(self.study, variant(self.study.game, {}), self.gpu)
        if not self.study.changes:
            return standard.tally
        changed = Player(self.study, variant(self.study.game, self.study.changes), self.gpu, is_changed=True)
        return lambda part: _compared(standard, changed, part)


def _compared(standard: Player, changed: Player, part: int) -> Tally:
    focus = [standard.keys.index(item.key) for item in standard.study.focus_items]
    return compare(standard.play(part), changed.play(part), standard.keys, focus)


class Player:
    """Plays the games of a study by their numbers."""

    def __init__(self, study: Study, game: Game, gpu: bool = False, *, is_changed: bool = False) -> None:
        self.study = study
        self.game = game
        self.gpu = gpu
        self.items = items(game)
        self.keys = [item.key for item in self.items]
        self._played = range(0)
        self._outcomes: Outcomes | None = None
        lineup = study.lineup_of(is_changed)
        self.bots: list[Bot] = [] if study.is_random else _ready([enter(spec, game) for spec in lineup])
        if self.is_compiled:
            with timed_compilation(noting(game), *drivers(study)):
                self._play_compiled(range(1))  # compiles, or loads from the disk, before the work is shared out

    @property
    def is_compiled(self) -> bool:
        """Whether whole games are machine code, the players' choices included."""
        return self.study.is_random or self.study.is_net

    def tally(self, part: int) -> Tally:
        """The counts of a part."""
        return Tally.of(self.play(part), self.keys)

    def play(self, part: int) -> Outcomes:
        """The games of a part, as they ended."""
        indices = self.study.games_of(part)
        if self.gpu and self.study.is_net:
            return self._part_of_many(indices)
        return self._play_compiled(indices) if self.is_compiled else self._play_matches(indices)

    def _part_of_many(self, indices: range) -> Outcomes:
        """The games of a part out of the many that a GPU plays at once, those of the next parts included."""
        if self._outcomes is None or indices[0] not in self._played or indices[-1] not in self._played:
            self._played = range(indices[0], min(self.study.games, indices[0] + GAMES_AT_ONCE))
            self._outcomes = self._play_compiled(self._played)
        first = indices[0] - self._played[0]
        return self._outcomes.some(first, len(indices))

    def _play_compiled(self, indices: range) -> Outcomes:
        study, game = self.study, noting(self.game)
        batch = Batch(game, study.seats, len(indices), seed=study.seed, options=study.options, first=indices[0])
        self._play_batch(batch)
        if (batch.states["actor"] != NOBODY).any():
            raise RecordError(f"a game of {game.slug} was not over after {game.longest} decisions")
        shares = np.zeros((len(indices), game.seats[1]))
        scores = np.zeros((len(indices), study.seats), np.int64)
        compile_driver(game, score_games)(batch.states, shares, scores)
        had = np.zeros((len(indices), study.seats, len(self.keys)), bool)
        if self.keys:
            had = batch.states["noted"][:, : study.seats] != 0
        return Outcomes(whole_shares(shares[:, : study.seats]), scores, batch.decisions.astype(np.int64), had)

    def _play_batch(self, batch: Batch) -> None:
        if self.study.is_net:
            bot = self.bots[0]
            assert isinstance(bot, NetBot), "a study of one net enters it at every seat"
            (play_at_once if self.gpu else play_by_net)(batch, self.game, bot.net)
        elif self.gpu:
            from kotatsu.engine.compiler import gpu

            gpu.play(batch)
        else:
            batch.play()

    def _play_matches(self, indices: range) -> Outcomes:
        games, seats = len(indices), self.study.seats
        shares, scores = np.zeros((games, seats)), np.zeros((games, seats), np.int64)
        lengths, had = np.zeros(games, np.int64), np.zeros((games, seats, len(self.keys)), bool)
        for row, index in enumerate(indices):
            match = self.play_match(index, had[row])
            shares[row], scores[row], lengths[row] = match.result(), match.scores(), match.ply
        return Outcomes(whole_shares(shares), scores, lengths, had)

    def play_match(self, index: int, had: Flags) -> Match:
        """One game, by the bots; marks in `had` what came up for each seat.

        What a bot chooses by follows from the study's seed, the game and the decision.
        """
        study, named = self.study, items_of_action(self.game)
        match = Match(self.game, study.seats, seed=study.seed_of(index), options=study.options)
        while not match.over:
            seat = match.actor
            seed = derive(study.seed, "study", index, match.ply)
            legal = match.legal()
            had[seat, [item for action in legal for item in named[action]]] = True
            match.play(self.bots[seat].choose(match.view(seat), seat, legal, seed))
        self._note(had, (*match.opening, *(event for ply in match.plies for event in ply.events)))
        return match

    def _note(self, had: Flags, events: Iterable[Event]) -> None:
        """Mark what the events of a match say."""
        holder = SimpleNamespace(seats=self.study.seats, noted=had)
        note, names = noter(self.game), self.game.events.names
        for event in events:
            note(holder, event.audience, names.index(event.name), *event.values.values())


def drivers(study: Study) -> tuple[Callable[..., object], ...]:
    """What a study compiles of each game; nothing where bots think in Python."""
    if study.is_random:
        return random_play.play_games, score_games
    return (play_net_games, score_games) if study.is_net else ()


def seconds_to_compile(study: Study, gpu: bool = False) -> float:
    """About how long the first games of a study wait for a compiler; 0 where everything is on the disk."""
    if gpu:
        return 0.0
    games = [variant(study.game, {}), *([variant(study.game, study.changes)] if study.changes else [])]
    return sum(compile_seconds(noting(game), *drivers(study)) for game in games)


def _ready(bots: list[Bot]) -> list[Bot]:
    """Bots whose search is compiled, before their first choice is timed by anybody."""
    for bot in bots:
        warm_up(bot)
    return bots
