"""Secrets: two worlds that look the same to a seat must go on looking the same, or tell it why not.

A world is made from what a seat sees and a guess at the rest. The same action with the same draws is carried out in the
true state and in that world. Then, for that seat:

- equal views and different events: it was told something that its view does not keep, so the audience is too wide or
  the record forgets what the seat has learned;
- equal events and different views: a field shows something that nobody told;
- one world asks a seat where the other goes on: the question itself gives a card away. A game that means it declares
  the question in ASKING_TELLS with the clause that says so.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from kotatsu.conformance.noticing import Noticed, Told, after, told_to
from kotatsu.conformance.play import reason_why_not
from kotatsu.engine import steps
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RiggedChance
from kotatsu.engine.events import Event
from kotatsu.engine.hiding import hidden_items
from kotatsu.engine.layout import SPECTATOR, UNKNOWN
from kotatsu.engine.match import Match
from kotatsu.engine.views import view_of

ENOUGH_PRIVATE_EVENTS = 20
"""Private events of one kind before it is asked whether they are secret at all."""


@dataclass
class SecrecyReport:
    """What was compared and what was found wrong, each as a sentence that names the place and the remedy."""

    comparisons: int = 0
    comparisons_with_draws: int = 0
    private_events: Counter[str] = field(default_factory=Counter)
    """How often an event was told to one seat, and kept from the one whose worlds were compared."""
    differing_private_events: Counter[str] = field(default_factory=Counter)
    """How often it could have said something else and the seat would not know, as a secret must be able to."""
    problems: list[str] = field(default_factory=list)

    def add(self, problem: str) -> None:
        """Note a problem once."""
        if problem not in self.problems:
            self.problems.append(problem)


@dataclass(frozen=True)
class Branch:
    """What one world came to after a step, as one seat has it."""

    told: Told
    kept: tuple[Event, ...]
    """Events of the step that this seat was not told."""
    view: Any
    asked: tuple[int, str]
    draws: tuple[int, ...]


def check_secrets(game: Game, seats: int, options: dict[str, str], *, seed: int, plies: int) -> SecrecyReport:
    """Play one random game and compare worlds before every ply."""
    report = SecrecyReport()
    match = Match(game, seats, seed=seed, options=options)
    chooser = random.Random(seed)
    while not match.over and match.ply < plies:
        action = chooser.choice(match.legal())
        for observer in {chooser.randrange(seats), (match.actor + 1) % seats, match.actor, SPECTATOR}:
            _check_view(match, observer, report)
            _compare_worlds(match, action, observer, report, seed=match.ply)
        match.play(action)
    _check_private_events(report)
    return report


def make_world(match: Match, observer: int, seed: int) -> Any:
    """A full state that looks to a seat as the true one does."""
    world = match.view(observer)
    seed_rng(world.rng, seed)
    match.game.rules.guess(world, observer)
    return world


def _check_view(match: Match, observer: int, report: SecrecyReport) -> None:
    """What the declaration hides is UNKNOWN in the view."""
    view = match.view(observer)
    for name, indices in hidden_items(type(match.state), match.seats, observer):
        if _item(view, name, indices) != UNKNOWN:
            report.add(f"{name}{list(indices)} is declared hidden, but seat {observer} sees it at ply {match.ply}")


def _item(s: Any, name: str, indices: tuple[int, ...]) -> int:
    held = getattr(s, name)
    if not indices:
        return int(held)
    return int(held[indices if len(indices) > 1 else indices[0]])


def _compare_worlds(match: Match, action: int, observer: int, report: SecrecyReport, seed: int) -> None:
    world = make_world(match, observer, seed)
    if observer == match.actor:
        _check_choices(match, world, report)
    pair = _both_branches(match, world, action, observer)
    if pair is None:
        return
    true, other = pair
    report.comparisons += 1
    report.comparisons_with_draws += bool(true.draws)
    _count_private_events(match, action, observer, true, other, report)
    where = f"ply {match.ply} ({match.game.actions.text(action)}), seat {observer}"
    _judge(match.game, true, other, where, report)


def _check_choices(match: Match, world: Any, report: SecrecyReport) -> None:
    """What a seat may choose, is asked and is refused follows from what it sees."""
    rules, game = match.game.rules, match.game
    if rules.question(match.state) != rules.question(world):
        report.add(f"ply {match.ply}: the question to seat {match.actor} depends on what it may not see")
    for action in range(game.actions.count):
        if reason_why_not(game, match.state, action) != reason_why_not(game, world, action):
            text = game.actions.text(action)
            report.add(f"ply {match.ply}: whether seat {match.actor} may {text} depends on what it may not see")
            return


def _both_branches(match: Match, world: Any, action: int, observer: int) -> tuple[Branch, Branch] | None:
    """The step in the true state and in a world, or None where it cannot be the same step."""
    game = match.game
    if game.rules.why_not(world, action) != 0:
        return None
    truth = match.state.copy()
    done = steps.step(game, truth, action)
    try:
        imagined = steps.step(game, world, action, done.draws)
    except RiggedChance:
        return None
    if imagined.draws != done.draws or (truth.actor < 0) or (world.actor < 0):
        return None
    return _branch(game, truth, done, observer), _branch(game, world, imagined, observer)


def _branch(game: Game, s: Any, done: steps.Outcome, observer: int) -> Branch:
    kept = tuple(e for e in done.events if not e.visible_to(observer))
    return Branch(
        told_to(done.events, observer), kept, view_of(game, s, observer), (s.actor, game.asked(s)), done.draws
    )


def _judge(game: Game, true: Branch, other: Branch, where: str, report: SecrecyReport) -> None:
    same_view = true.view.to_bytes() == other.view.to_bytes()
    same_told = true.told == other.told
    if true.asked != other.asked and _is_prefix(true.told, other.told):
        asked = true.asked if len(true.told) <= len(other.told) else other.asked
        if asked[1] not in game.asking_tells:
            report.add(
                f"{where}: seat {asked[0]} is asked `{asked[1]}` in one world and not in another that looks the same. "
                "Ask every seat that might have the choice, or declare the question in ASKING_TELLS with its clause."
            )
        return
    if same_view and not same_told:
        first = next(pair for pair in zip(true.told, other.told, strict=False) if pair[0] != pair[1])
        report.add(
            f"{where}: it is told `{_text(first[0])}`, in another world that looks the same `{_text(first[1])}`, and "
            "its view does not keep the difference. Tell it to fewer seats, or keep what the seat learned in a field."
        )
    if same_told and not same_view:
        report.add(
            f"{where}: {', '.join(_differing(true.view, other.view))} shows what nobody told. Declare the field `own` "
            "or `secret`, or tell what happened."
        )


def _is_prefix(first: tuple[Any, ...], second: tuple[Any, ...]) -> bool:
    shorter, longer = sorted((first, second), key=len)
    return longer[: len(shorter)] == shorter


def _text(told: tuple[str, tuple[tuple[str, int], ...]]) -> str:
    return " ".join([told[0], *(f"{name}={value}" for name, value in told[1])])


def _differing(first: Any, second: Any) -> Iterator[str]:
    seen, other = first.to_dict(), second.to_dict()
    return (name for name in seen if seen[name] != other[name])


def _count_private_events(
    match: Match, action: int, observer: int, true: Branch, other: Branch, report: SecrecyReport
) -> None:
    differing = _said_otherwise(true.kept, other.kept)
    names = {event.name for event in true.kept if event.audience >= 0}
    report.private_events.update(names)
    if any(report.differing_private_events[name] == 0 for name in names - differing):
        noticed = Noticed(observer, true.told, true.view.to_bytes())
        for done in _unnoticed_turns(match, action, true.draws, noticed):
            differing |= _said_otherwise(true.kept, done.events)
    report.differing_private_events.update(differing)


def _said_otherwise(kept: Iterable[Event], others: Iterable[Event]) -> set[str]:
    """The names of private events that are not among those of another turn, or not with these numbers."""
    told = {(event.name, tuple(event.values.values())) for event in others}
    return {
        event.name for event in kept if event.audience >= 0 and (event.name, tuple(event.values.values())) not in told
    }


def _unnoticed_turns(match: Match, action: int, draws: tuple[int, ...], noticed: Noticed) -> Iterator[steps.Outcome]:
    """Other turns that things could have taken, and the seat would not know: another draw, or another's choice."""
    tries = [(action, (*draws[:at], draw + by, *draws[at + 1 :])) for at, draw in enumerate(draws) for by in (1, -1)]
    if noticed.seat != match.actor:
        tries += [(choice, draws) for choice in match.legal() if choice != action]
    for choice, script in tries:
        turn = after(match.game, match.state, choice, noticed, script)
        if turn is not None:
            yield turn.done


def _check_private_events(report: SecrecyReport) -> None:
    """An event that is kept from a seat must be able to say something else in a world that looks the same to it."""
    for name, times in report.private_events.items():
        if times >= ENOUGH_PRIVATE_EVENTS and report.differing_private_events[name] == 0:
            report.add(
                f"`{name}` is told to one seat, but says the same in every world that fits what the others see: a "
                "public field shows it. Declare that field `own` or `secret` and deal it anew in `guess`."
            )
