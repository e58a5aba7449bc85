"""The question before a mistake: what is a mistake, what is not, and which reason is told."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

import kotatsu
from kotatsu import Match, bots
from kotatsu.bots import judging
from kotatsu.bots.judging import Future, judge
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.engine.views import view_of
from kotatsu.games import OWN
from kotatsu.web.tables.coaching import Doubt

MOST_PLIES = 60
"""Of each game in which mistakes are looked for."""
DISLIKED = 14.0
"""How much less the policy must like a choice before it is looked at."""


def mistake(slug: str = "tiki-topple") -> tuple[Match, int, int]:
    """A position in which what the policy likes least throws much away."""
    game = kotatsu.load(slug)
    bot = bots.NetBot(game, bots.shipped_net(game))
    for seed in range(40):
        match = Match(game, 2, seed=seed)
        while not match.over and match.ply < MOST_PLIES:
            legal, view = match.legal(), match.view(match.actor)
            liked = bot.preferences(view, match.actor, legal)
            worst = legal[int(liked.argmin())]
            if liked.max() - liked.min() > DISLIKED and judge(
                game, view, match.actor, legal, worst, seed=1, seconds=9.0
            ):
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


@pytest.mark.parametrize("slug", OWN)
def test_every_game_has_mistakes_that_are_asked_about_with_a_reason(slug: str) -> None:
    """In its own words: what may follow, what would be gained, or how many games more would be won."""
    match, seat, action = mistake(slug)
    found = judge(match.game, match.view(seat), seat, match.legal(), action, seed=1, seconds=9.0)
    assert found is not None
    table: Any = SimpleNamespace(game=match.game, seats=[SimpleNamespace(name=f"Bot {n}") for n in range(match.seats)])
    doubt = Doubt(table, seat, match.view(seat), found)
    for language, asked in (("en", "Sure? "), ("fr", "Vraiment\N{NARROW NO-BREAK SPACE}? ")):
        told = doubt.sentence(language)
        assert told.startswith(asked)
        assert any(word in told for word in ("follow", "suivre", "more games in 100", "parties de plus sur 100"))
        print(slug, told)


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
    found = judging.Telling(("toasted", "moved"), (), 0).reason(pairs)
    assert (found.name if found else None) == reason


@pytest.mark.parametrize(
    ("event", "losses", "reason", "gain"),
    [
        (Event(EVERYONE, "won", {"seat": 1}, {}), (), True, False),
        (Event(EVERYONE, "won", {"seat": 0}, {}), (), False, True),
        (Event(EVERYONE, "hurt", {"seat": 0}, {}), ("hurt",), True, False),
        (Event(EVERYONE, "hurt", {"seat": 1}, {}), ("hurt",), False, True),
    ],
)
def test_what_is_bad_for_me_is_a_reason_and_what_is_good_a_gain(
    event: Event, losses: tuple[str, ...], reason: bool, gain: bool
) -> None:
    told = judging.Telling(("won", "hurt"), losses, 0)
    heard_so, silent = Future(0.5, (event,)), Future(0.5, ())
    assert (told.reason([(silent, heard_so)] * 4) == event) is reason
    assert (told.gain([(heard_so, silent)] * 4) == event) is gain
    assert told.gain([(silent, heard_so)] * 4) is None
    assert told.reason([(heard_so, silent)] * 4) is None


def test_an_event_of_every_world_another_is_not_told() -> None:
    """Of a kind in every world, but never the same: no sentence would be true of many."""
    told = judging.Telling(("won",), (), 0)
    worlds = [Future(0.5, (Event(EVERYONE, "won", {"seat": 1, "points": n}, {}),)) for n in range(8)]
    assert told.reason([(Future(0.5, ()), world) for world in worlds]) is None
    same = [Future(0.5, (Event(EVERYONE, "won", {"seat": 1, "points": n // 4}, {}),)) for n in range(8)]
    assert told.reason([(Future(0.5, ()), world) for world in same]) is not None
