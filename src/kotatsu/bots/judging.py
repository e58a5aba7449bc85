"""Before a mistake: what a choice costs against the one that the policy prefers, and what would follow from it.

Both choices are played on in the same guessed worlds, everybody deciding by the policy from their own view, until the
seat's next turn; there the critic speaks. Nothing is compiled, so it answers from the first move on.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import mean, stdev
from typing import Any

from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.bots.simple_bots import generator
from kotatsu.engine.chance import next_word
from kotatsu.engine.contract import Game
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.random_play import LEGAL
from kotatsu.engine.relative_record import relative_record
from kotatsu.engine.steps import step
from kotatsu.engine.views import view_of
from kotatsu.games import load

MISTAKE = 0.10
"""The loss of winning chance from which a choice is a mistake worth a question, as in a review."""
CONSIDERED = 0.1
"""A choice that the policy likes at least so much, as a share of the best one, is never questioned."""
LEAST_WORLDS, MOST_WORLDS = 6, 48
LONGEST_DECISIONS = 40
"""Decisions after which a future is judged where it stands."""
JUDGING_SECONDS = 0.25
TOLD_SHARE = 0.25
"""The share of worlds in which the very event that is told must follow; its kind, in more than half of them."""


@dataclass(frozen=True)
class Judgement:
    """A choice that is a mistake."""

    best: int
    """The action to take instead."""
    cost: float
    """Of winning chance, from 0 to 1."""
    reason: Event | None
    """What would probably follow, and not after `best`: something bad for the seat."""
    gain: Event | None = None
    """What would probably follow after `best` alone: something good for the seat."""


@dataclass(frozen=True)
class Future:
    """One guessed world after a choice, at the seat's next turn."""

    chance: float
    events: tuple[Event, ...]
    """What the seat would have heard, less what the choice itself is."""


def judge(
    game: Game | str,
    view: Any,
    seat: int,
    legal: Sequence[int],
    action: int,
    *,
    seed: int = 0,
    seconds: float = JUDGING_SECONDS,
) -> Judgement | None:
    """Whether a choice is a mistake; None when it is not, or when there is no net to tell."""
    started = time.perf_counter()
    game = load(game)
    if len(legal) < 2 or missing_net(game) is not None:
        return None
    futures = _Futures(game, view, seat)
    best = futures.doubted_for(legal, action)
    if best is None:
        return None
    pairs: list[tuple[Future, Future]] = []
    words = generator(seed)
    while len(pairs) < MOST_WORLDS and (len(pairs) < LEAST_WORLDS or time.perf_counter() - started < seconds):
        world = [next_word(words) for _ in view.rng]
        pairs.append((futures.after(best, world), futures.after(action, world)))
    cost = _certain_cost([good.chance - bad.chance for good, bad in pairs])
    if cost < MISTAKE:
        return None
    told = Telling(game.page.TELLING_EVENTS, game.page.LOSSES, seat)
    return Judgement(best, cost, told.reason(pairs), told.gain(pairs))


def _certain_cost(costs: list[float]) -> float:
    """The mean of costs less its standard error."""
    return mean(costs) - stdev(costs) / sqrt(len(costs))


class _Futures:
    """Plays on from a view, by the net of the game."""

    def __init__(self, game: Game, view: Any, seat: int) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.net = shipped_net(game)
        self.bot = NetBot(game, self.net)

    def doubted_for(self, legal: Sequence[int], action: int) -> int | None:
        """What the policy would rather do; None when it would consider this action too."""
        liked = self.bot.preferences(self.view, self.seat, legal)
        best = legal[int(liked.argmax())]
        share = exp(float(liked[list(legal).index(action)] - liked.max()))
        return best if best != action and share < CONSIDERED else None

    def after(self, action: int, world: Sequence[int]) -> Future:
        """One world after an action."""
        game, s = self.game, self.view.copy()
        for place, word in enumerate(world):
            s.rng[place] = word | (place == 0)
        game.rules.guess(s, self.seat)
        told = list(step(game, s, action).events[1:])
        others_decided = False
        for _ in range(LONGEST_DECISIONS):
            if s.actor == NOBODY or (others_decided and s.actor == self.seat):
                break
            others_decided |= s.actor != self.seat
            told += step(game, s, self._decision(s)).events
        return Future(self._chance(s), tuple(event for event in told if event.visible_to(self.seat)))

    def _decision(self, s: Any) -> int:
        mask = bytearray(self.game.actions.count)
        self.game.rules.legal(s, mask)
        legal = [number for number, mark in enumerate(mask) if mark == LEGAL]
        return self.bot.choose(view_of(self.game, s, s.actor), s.actor, legal, 0)

    def _chance(self, s: Any) -> float:
        if s.actor == NOBODY:
            shares = [0.0] * s.seats
            self.game.rules.result(s, shares)
            return shares[self.seat]
        return float(self.net.chances(relative_record(self.game).observe(s, self.seat), s.seats)[0])


@dataclass(frozen=True)
class Telling:
    """Which events say something to a seat: what happens to it, or what somebody else achieves, and the reverse."""

    events: Sequence[str]
    losses: Sequence[str]
    seat: int

    def reason(self, pairs: Sequence[tuple[Future, Future]]) -> Event | None:
        """The strongest bad event that follows in most worlds after the mistake, and in few after the better choice."""
        return self._strongest([bad for _, bad in pairs], [good for good, _ in pairs], self._is_bad)

    def gain(self, pairs: Sequence[tuple[Future, Future]]) -> Event | None:
        """The strongest good event that follows in most worlds after the better choice, but not after the mistake."""
        return self._strongest([good for good, _ in pairs], [bad for _, bad in pairs], lambda e: not self._is_bad(e))

    def _is_bad(self, event: Event) -> bool:
        return (event.values.get("seat") == self.seat) == (event.name in self.losses)

    def _strongest(
        self, after: Sequence[Future], otherwise: Sequence[Future], counts: Callable[[Event], bool]
    ) -> Event | None:
        here, there = (_count_worlds(futures, counts) for futures in (after, otherwise))
        for name in self.events:
            if here[name] - there[name] <= len(after) / 2:
                continue
            found = [event for future in after for event in future.events if event.name == name and counts(event)]
            said, times = Counter(tuple(event.values.items()) for event in found).most_common(1)[0]
            if times >= TOLD_SHARE * len(after):
                return next(event for event in found if tuple(event.values.items()) == said)
        return None


def _count_worlds(futures: Sequence[Future], counts: Callable[[Event], bool]) -> Counter[str]:
    """In how many futures each event was heard."""
    return Counter(name for future in futures for name in {event.name for event in future.events if counts(event)})
