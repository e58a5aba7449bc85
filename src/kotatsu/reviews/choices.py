"""Choices: what each decision cost against the best that was found, from what the seat could see then.

First every choice is tried once in each of a few guessed worlds and the critic asked. Where something looks better
than what was played, both are looked at again in fresh worlds with a few plies played on, so that the winner of many
noisy numbers gets no credit for its noise. All choices of a decision meet the same worlds and the same chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.reviews.curve import guessed_worlds, hidden_view
from kotatsu.reviews.gestures import Gesture, gestures_at
from kotatsu.reviews.judge import Judge
from kotatsu.reviews.model import BEST, GOOD, INACCURACY, MISTAKE, Decision
from kotatsu.reviews.states import after_all, reseed
from kotatsu.reviews.timeline import Timeline


@dataclass(frozen=True)
class ChoiceSettings:
    """How hard decisions are looked at, and what is called what."""

    first_worlds: int = 8
    """Worlds in which every choice is tried."""
    closer_worlds: int = 16
    """Fresh worlds for the choices that may be better."""
    rounds: int = 3
    """How often so many worlds are added while the answer is open."""
    rivals: int = 2
    """Choices that are looked at again beside the one that was played."""
    plies_on: int = 6
    """Decisions that are played on before the critic is asked."""
    worth_looking: float = 0.02
    """A first difference below this is none, unless the policy doubts what was played."""
    doubted: float = 0.02
    """The policy doubts what it would choose less than so often as its favourite. The critic is at its worst right
    after such a choice, so that it is always looked at again."""
    inaccuracy: float = 0.04
    mistake: float = 0.10
    """What a choice must have cost to be called so."""
    certainty: float = 2.0
    """Standard errors by which a cost must be above nothing to be called anything."""


SETTINGS = ChoiceSettings()
Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Asked:
    """A decision to look at: where it began, what was done, what could have been done."""

    judge: Judge
    state: Any
    view: Any | None
    """The seat's view where something was hidden."""
    seat: int
    gestures: list[Gesture]

    def worlds(self, count: int, words: np.random.Generator) -> list[Any]:
        """Worlds that the seat held possible, each with chance of its own."""
        if self.view is not None:
            return guessed_worlds(self.judge.game, self.view, self.seat, count, words)
        worlds = [self.state.copy() for _ in range(count)]
        for world in worlds:
            reseed(world, words)
        return worlds

    def first_values(self, worlds: Sequence[Any]) -> Values:
        """What each gesture (a row) is worth in each world, by the critic at once."""
        found = np.zeros((len(self.gestures), len(worlds)))
        varied = [self._varies(worlds[0], gesture) for gesture in self.gestures]
        for varies in (True, False):
            places = [place for place, one in enumerate(varied) if one == varies]
            if places:
                tried = worlds if varies else worlds[:1]
                found[places] = self._values(places, tried, np.zeros((len(tried), 0)))
        return found

    def _varies(self, world: Any, gesture: Gesture) -> bool:
        """Whether worlds can differ after a gesture: something is hidden, or it draws."""
        return self.view is not None or list(after_all(self.judge.game, world, gesture).rng) != list(world.rng)

    def favourite(self, doubted: float) -> int | None:
        """The place of what the policy likes most, where it doubts the gesture that was played; else None."""
        logits = self.judge.preferences([self.state])[0]
        first = [float(logits[gesture[0]]) for gesture in self.gestures]
        likeliest = next(place for place, logit in enumerate(first) if logit == max(first))
        return likeliest if first[0] - first[likeliest] < np.log(doubted) else None

    def closer_values(self, places: Sequence[int], worlds: Sequence[Any], fortunes: Values) -> Values:
        """What some gestures are worth in each world after a few plies by the policy."""
        return self._values(places, worlds, fortunes)

    def shares_at_end(self, places: Sequence[int], worlds: Sequence[Any], words: np.random.Generator) -> Values:
        """The seat's share of each world after some gestures, played to its end by the policy."""
        game, seat = self.judge.game, self.seat
        states = [after_all(game, world, self.gestures[place]) for place in places for world in worlds]
        found: Values = self.judge.results(states, words)[:, seat].reshape(len(places), len(worlds))
        return found

    def _values(self, places: Sequence[int], worlds: Sequence[Any], fortunes: Values) -> Values:
        gestures = [self.gestures[place] for place in places]
        found: Values = self.judge.values_after(worlds, gestures, fortunes)[:, :, self.seat]
        return found


def decisions_of(
    judge: Judge,
    line: Timeline,
    seats: Sequence[int],
    settings: ChoiceSettings = SETTINGS,
    moved: Callable[[int, int], None] | None = None,
) -> list[Decision]:
    """The decisions of some seats that had a choice. `moved` is told how many plies are done, of how many."""
    words = line.words("choices")
    found = []
    for ply, done in enumerate(line.match.plies):
        if moved is not None:
            moved(ply, line.match.ply)
        if line.toggles[ply] or done.seat not in seats:
            continue
        first = line.gesture_starts[ply]
        played = tuple(one.action for one in line.match.plies[first : ply + 1])
        state = line.states[first]
        gestures = gestures_at(judge, state, played)
        if len(gestures) > 1:
            asked = Asked(judge, state, hidden_view(line.game, state, done.seat), done.seat, gestures)
            found.append(_decision(asked, first, ply, settings, words))
    return found


def _decision(asked: Asked, first: int, ply: int, settings: ChoiceSettings, words: np.random.Generator) -> Decision:
    values = asked.first_values(asked.worlds(settings.first_worlds, words))
    means = values.mean(axis=1)
    order = np.argsort(-means, kind="stable")
    best = int(order[0])
    cost, error = _difference(values[best] - values[0])
    looks_better = best != 0 and cost >= settings.worth_looking
    favourite = asked.favourite(settings.doubted)
    if looks_better or favourite is not None:
        others = [int(place) for place in order if place not in (0, favourite)]
        rivals = others[: settings.rivals] if looks_better else []
        rivals += [] if favourite is None else [favourite]
        best, cost, error = _looked_closer(asked, rivals, settings, words)
    verdict = verdict_of(best, cost, error, settings)
    if verdict == BEST:
        best, cost = 0, 0.0
    gesture = asked.gestures
    return Decision(first, ply, asked.seat, gesture[0], gesture[best], cost, error, verdict, len(gesture))


def _looked_closer(
    asked: Asked, rivals: list[int], settings: ChoiceSettings, words: np.random.Generator
) -> tuple[int, float, float]:
    """The best of some rivals against what was played: which, by how much, and how certain."""
    parts: list[Values] = []
    for _ in range(settings.rounds):
        worlds = asked.worlds(settings.closer_worlds, words)
        fortunes = words.random((len(worlds), settings.plies_on))
        parts.append(asked.closer_values([0, *rivals], worlds, fortunes))
        values = np.concatenate(parts, axis=1)
        best = 1 + int(values[1:].mean(axis=1).argmax())
        cost, error = _difference(values[best] - values[0])
        if abs(cost) > 2 * settings.certainty * error or cost + settings.certainty * error < settings.inaccuracy:
            break
    return rivals[best - 1], cost, error


def _difference(paired: Values) -> tuple[float, float]:
    """The mean of paired differences and its standard error."""
    return float(paired.mean()), float(paired.std(ddof=1) / np.sqrt(len(paired)))


def verdict_of(best: int, cost: float, error: float, settings: ChoiceSettings = SETTINGS) -> str:
    """What a choice is called: only a cost beyond its uncertainty is held against anybody."""
    if best == 0 or cost <= 0.0:
        return BEST
    if cost <= settings.certainty * error or cost < settings.inaccuracy:
        return GOOD
    return MISTAKE if cost >= settings.mistake else INACCURACY
