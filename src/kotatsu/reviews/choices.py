"""Choices: what each decision cost against the best that was found, from what the seat could see then.

First every choice is tried once in each of a few guessed worlds and the critic asked. Where something looks better
than what was played, both are looked at again in fresh worlds with a few plies played on, so that the winner of many
noisy numbers gets no credit for its noise. What would be held against somebody, and what the policy would hardly ever
do, is looked at far: many plies on, where the critic knows its way again. All choices of a decision meet the same
worlds and the same chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kotatsu.reviews.curve import guessed_worlds, hidden_view
from kotatsu.reviews.gestures import Gesture, gestures_at
from kotatsu.reviews.judge import Judge
from kotatsu.reviews.model import BEST, GOOD, INACCURACY, MISTAKE, Decision
from kotatsu.reviews.paired import Values, far_mean_and_error, mean_and_error
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
    hardly_ever: float = 0.001
    """What the policy would choose less than so often as its favourite is always looked at far."""
    screen_worlds: int = 8
    screen_plies: int = 24
    screen_certainty: float = 3.0
    """The first part of a far look: most choices turn out harmless there. So few worlds know their own error badly, so
    that more standard errors are asked for."""
    far_worlds: int = 12
    far_plies: int = 48
    far_rounds: int = 5
    most_far_rounds: int = 20
    """The second part: how often so many worlds are added, so many decisions played on, while the answer is open. Near
    the end of a game decisions are fewer and rounds more, for the same work: results differ more than chances do."""
    far_effort: int = 14_000
    """Decisions that all far looks of a review may play on, the most doubted choices first: it must end in time."""
    inaccuracy: float = 0.04
    mistake: float = 0.10
    """What a choice must have cost to be called so."""
    certainty: float = 2.0
    """Standard errors by which a cost must be above nothing to be called anything."""


SETTINGS = ChoiceSettings()


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

    def favourite(self) -> tuple[int, float]:
        """The place of what the policy likes most, and how much less it likes what was played, as a logarithm."""
        logits = self.judge.preferences([self.state])[0]
        first = [float(logits[gesture[0]]) for gesture in self.gestures]
        likeliest = next(place for place, logit in enumerate(first) if logit == max(first))
        return likeliest, first[0] - first[likeliest]

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


@dataclass(frozen=True)
class Look:
    """What a look at a decision found: the place of the best choice, what it is better by, and how certain."""

    best: int
    cost: float
    error: float


@dataclass(frozen=True)
class Seen:
    """A decision after the first look at all its choices."""

    first: int
    ply: int
    asked: Asked
    order: list[int]
    """The places of its choices, the best first."""
    look: Look
    favourite: int
    """The place of what the policy likes most."""
    doubt: float
    """How often the policy would choose what was played, as a share of its favourite; as a logarithm."""
    left: int
    """Decisions that followed in the game."""


class Effort:
    """What is left of the decisions that far looks may play on."""

    def __init__(self, left: int) -> None:
        self.left = left


def decisions_of(
    judge: Judge,
    line: Timeline,
    seats: Sequence[int],
    settings: ChoiceSettings = SETTINGS,
    moved: Callable[[int, int], None] | None = None,
) -> list[Decision]:
    """The decisions of some seats that had a choice. `moved` is told how many plies are done, of how many."""
    words, plies, effort = line.words("choices"), line.match.ply, Effort(settings.far_effort)
    seen = []
    for ply, done in enumerate(line.match.plies):
        if moved is not None:
            moved(ply // 2, plies)
        if not line.toggles[ply] and done.seat in seats:
            seen += _first_look(judge, line, ply, settings, words)
    found = []
    for place, one in enumerate(sorted(seen, key=lambda one: one.doubt)):
        if moved is not None:
            moved((plies + plies * place // len(seen)) // 2, plies)
        own_words = line.words(f"looking again at ply {one.ply}")  # whatever was looked at before
        found.append(_decision(one, settings, own_words, effort))
    return sorted(found, key=lambda one: one.ply)


def _first_look(
    judge: Judge, line: Timeline, ply: int, settings: ChoiceSettings, words: np.random.Generator
) -> list[Seen]:
    """The decision that a ply ended; none where there was no choice."""
    first, seat = line.gesture_starts[ply], line.match.plies[ply].seat
    played = tuple(one.action for one in line.match.plies[first : ply + 1])
    state = line.states[first]
    gestures = gestures_at(judge, state, played)
    if len(gestures) < 2:
        return []
    asked = Asked(judge, state, hidden_view(line.game, state, seat), seat, gestures)
    values = asked.first_values(asked.worlds(settings.first_worlds, words))
    order = np.argsort(-values.mean(axis=1), kind="stable").tolist()
    look = Look(order[0], *_difference(values[order[0]] - values[0]))
    return [Seen(first, ply, asked, order, look, *asked.favourite(), line.match.ply - ply)]


def _decision(seen: Seen, settings: ChoiceSettings, words: np.random.Generator, effort: Effort) -> Decision:
    look = _looked_again(seen, settings, words)
    is_blamed = _is_bad(look, settings)
    if effort.left > 0 and (is_blamed or seen.doubt < math.log(settings.hardly_ever)):
        far = _looked_far(seen, _far_rivals(seen, look, is_blamed, settings), is_blamed, settings, words, effort)
        look = _settled(look, far, settings)
    verdict = _verdict(look, settings)
    best, cost = (0, 0.0) if verdict == BEST else (look.best, look.cost)
    made, seat = seen.asked.gestures, seen.asked.seat
    return Decision(seen.first, seen.ply, seat, made[0], made[best], cost, look.error, verdict, len(made))


def _far_rivals(seen: Seen, near: Look, is_blamed: bool, settings: ChoiceSettings) -> list[int]:
    """What a choice meets many plies on: what blames it, and the policy's favourite where the policy doubts it. What
    looks best at first is often another odd choice, and as bad."""
    if not is_blamed:
        return [seen.favourite]
    return [near.best, *([seen.favourite] if _is_doubted(seen, settings) and seen.favourite != near.best else [])]


def _is_doubted(seen: Seen, settings: ChoiceSettings) -> bool:
    return seen.doubt < math.log(settings.doubted)


def _settled(near: Look, far: Look, settings: ChoiceSettings) -> Look:
    """Which of two looks counts: the far one, unless it only is too uncertain to say what the near one says."""
    far_is_mistake = _verdict(far, settings) == MISTAKE
    return near if _is_bad(near, settings) and not far_is_mistake and not _excludes(far, near, settings) else far


def _excludes(far: Look, near: Look, settings: ChoiceSettings) -> bool:
    """Whether a far look says that a choice cannot have cost as much as a near one says."""
    return near.cost - far.cost > settings.certainty * math.hypot(near.error, far.error)


def _looked_again(seen: Seen, settings: ChoiceSettings, words: np.random.Generator) -> Look:
    """What was played against what may be better, where anything may: a few plies on."""
    looks_better = seen.look.best != 0 and seen.look.cost >= settings.worth_looking
    doubted = _is_doubted(seen, settings)
    if not looks_better and not doubted:
        return seen.look
    others = [place for place in seen.order if place != 0 and not (doubted and place == seen.favourite)]
    rivals = (others[: settings.rivals] if looks_better else []) + ([seen.favourite] if doubted else [])
    return _looked_closer(seen.asked, rivals, settings, words)


def _looked_closer(asked: Asked, rivals: list[int], settings: ChoiceSettings, words: np.random.Generator) -> Look:
    """The best of some rivals against what was played: which, by how much, and how certain."""
    parts: list[Values] = []
    for _ in range(settings.rounds):
        worlds = asked.worlds(settings.closer_worlds, words)
        fortunes = words.random((len(worlds), settings.plies_on))
        parts.append(asked.closer_values([0, *rivals], worlds, fortunes))
        values = np.concatenate(parts, axis=1)
        best = 1 + int(values[1:].mean(axis=1).argmax())
        look = Look(rivals[best - 1], *_difference(values[best] - values[0]))
        if _is_clear(look, settings):
            break
    return look


def _looked_far(
    seen: Seen,
    rivals: list[int],
    is_blamed: bool,
    settings: ChoiceSettings,
    words: np.random.Generator,
    effort: Effort,
) -> Look:
    """Some rivals against what was played, many plies on; what nobody blames and proves harmless half-way is left at
    that."""

    def differences(count: int, plies: int) -> Values:
        effort.left -= (1 + len(rivals)) * count * min(plies, seen.left)
        worlds = seen.asked.worlds(count, words)
        values = seen.asked.closer_values([0, *rivals], worlds, words.random((count, plies)))
        found: Values = values[1:] - values[0]
        return found

    if not is_blamed:
        look = _far_look(rivals, differences(settings.screen_worlds, settings.screen_plies))
        if _is_harmless(look, settings, settings.screen_certainty):
            return look
    parts: list[Values] = []
    for _ in range(_far_rounds(seen.left, settings)):
        parts.append(differences(settings.far_worlds, settings.far_plies))
        look = _far_look(rivals, np.concatenate(parts, axis=1))
        if _is_clear(look, settings) or (is_blamed and _is_confirmed(look, seen, settings)):
            break
    return look


def _is_confirmed(far: Look, seen: Seen, settings: ChoiceSettings) -> bool:
    """Whether a far look has found what was looked for: of what the policy would hardly ever do, a mistake."""
    if seen.doubt < math.log(settings.hardly_ever):
        return _verdict(far, settings) == MISTAKE
    return _is_bad(far, settings)


def _far_look(rivals: list[int], differences: Values) -> Look:
    """The best of some rivals by what each is better by in every world (a row each)."""
    best = int(differences.mean(axis=1).argmax())
    cost, error = far_mean_and_error(differences[best])
    return Look(rivals[best], float(cost), float(error))


def _far_rounds(left: int, settings: ChoiceSettings) -> int:
    """How many rounds a far look may have: as much work wherever it is."""
    in_a_round = min(settings.far_plies, max(left, 1))
    return min(settings.far_rounds * settings.far_plies // in_a_round, settings.most_far_rounds)


def _is_clear(look: Look, settings: ChoiceSettings) -> bool:
    """Whether more worlds would hardly change what a choice is called."""
    sure = abs(look.cost) > 2 * settings.certainty * look.error
    return sure or _is_harmless(look, settings, settings.certainty)


def _is_harmless(look: Look, settings: ChoiceSettings, certainty: float) -> bool:
    return look.cost + certainty * look.error < settings.inaccuracy


def _is_bad(look: Look, settings: ChoiceSettings) -> bool:
    return _verdict(look, settings) in (INACCURACY, MISTAKE)


def _verdict(look: Look, settings: ChoiceSettings) -> str:
    return verdict_of(look.best, look.cost, look.error, settings)


def _difference(paired: Values) -> tuple[float, float]:
    mean, error = mean_and_error(paired)
    return float(mean), float(error)


def verdict_of(best: int, cost: float, error: float, settings: ChoiceSettings = SETTINGS) -> str:
    """What a choice is called: only a cost beyond its uncertainty is held against anybody."""
    if best == 0 or cost <= 0.0:
        return BEST
    if cost <= settings.certainty * error or cost < settings.inaccuracy:
        return GOOD
    return MISTAKE if cost >= settings.mistake else INACCURACY
