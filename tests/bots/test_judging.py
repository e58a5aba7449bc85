"""The question before a mistake: what is a mistake, what is not, and which reason is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import kotatsu
from kotatsu import Match, bots
from kotatsu.bots import judging
from kotatsu.bots.judging import Future, judge
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.engine.views import view_of


def mistake() -> tuple[Match, int, int]:
    """A position of Tiki Topple near the end of a round in which one choice throws the points away."""
    game = kotatsu.load("tiki-topple")
    bot = bots.NetBot(game, bots.shipped_net(game))
    for seed in range(40):
        match = Match(game, 2, seed=seed)
        while not match.over and match.ply < 12:
            legal, view = match.legal(), match.view(match.actor)
            worst = legal[int(bot.preferences(view, match.actor, legal).argmin())]
            if len(legal) > 1 and judge(game, view, match.actor, legal, worst, seed=1, seconds=9.0):
                return match, match.actor, worst
            match.play(bot.choose(view, match.actor, legal, 0))
    raise AssertionError("no mistake in forty games")


def test_a_mistake_is_found_with_something_better_and_the_same_twice() -> None:
    match, seat, action = mistake()
    view, legal = match.view(seat), match.legal()
    found = [judge(match.game, view, seat, legal, action, seed=1, seconds=9.0) for _ in range(2)]
    assert found[0] is not None
    assert found[0] == found[1]
    assert found[0].best in legal
    assert found[0].best != action
    assert found[0].cost >= judging.MISTAKE
    assert judge(match.game, view, seat, legal, found[0].best, seed=1) is None


def test_another_world_that_looks_the_same_gets_the_same_answer() -> None:
    match, seat, action = mistake()
    game, other = match.game, match.view(seat)
    other.rng[0] = 12345
    game.rules.guess(other, seat)
    views = [match.view(seat), view_of(game, other, seat)]
    found = [judge(game, view, seat, match.legal(), action, seed=5, seconds=9.0) for view in views]
    assert views[0].to_bytes() == views[1].to_bytes() != other.to_bytes()
    assert found[0] == found[1] is not None


def test_one_choice_or_no_net_is_never_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, action = mistake()
    assert judge(match.game, match.view(seat), seat, [action], action) is None
    monkeypatch.setattr(judging, "missing_net", lambda game: "no net")
    assert judge(match.game, match.view(seat), seat, match.legal(), action) is None


def heard(*names: str) -> Future:
    return Future(0.5, tuple(Event(EVERYONE, name, {"seat": 1}, {}) for name in names))


@pytest.mark.parametrize(
    ("after_best", "after_mistake", "reason"),
    [
        ([["moved"]] * 4, [["moved", "toasted"]] * 4, "toasted"),
        ([["toasted"]] * 4, [["toasted"]] * 4, None),
        ([[]] * 4, [["moved"]] * 4, "moved"),
        ([[]] * 4, [["moved"], [], [], []], None),
        ([[]] * 4, [["won", "toasted"]] * 4, "toasted"),
    ],
)
def test_the_reason_is_what_follows_only_from_the_mistake(
    after_best: Sequence[Sequence[str]], after_mistake: Sequence[Sequence[str]], reason: str | None
) -> None:
    pairs = [(heard(*good), heard(*bad)) for good, bad in zip(after_best, after_mistake, strict=True)]
    found = judging._reason(("toasted", "moved"), pairs)
    assert (found.name if found else None) == reason
