"""What a seat was told stays true in every guess.

Worlds are guessed before a seat is told something that others are not. Those in which the seat would have been told the
same are kept. Where all of them agree on a hidden number, the seat knows it, and a later `guess` may not say otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kotatsu.conformance.secrets import make_world
from kotatsu.engine import steps
from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE
from kotatsu.engine.hiding import hidden_items
from kotatsu.engine.match import Match
from kotatsu.engine.views import view_of

WORLDS = 240
ENOUGH_WORLDS = 40
"""Fewer worlds that agree do not make a fact."""
GUESSES = 20
TOLERATED_SHARE = 0.25
"""A number that 40 worlds agree on by chance may still be another one now and then."""
FOLLOWED_PLIES = 3


@dataclass
class MemoryReport:
    """How many facts were checked, and what was forgotten."""

    facts: int = 0
    problems: list[str] = field(default_factory=list)


def check_memory(game: Game, seats: int, options: dict[str, str], *, seed: int, plies: int) -> MemoryReport:
    """Play one random game; after every private event, see whether guesses keep what was told."""
    report = MemoryReport()
    match = Match(game, seats, seed=seed, options=options)
    chooser = random.Random(seed)
    actions: list[int] = []
    while not match.over and match.ply < plies:
        actions.append(chooser.choice(match.legal()))
        match.play(actions[-1])
        for seat in _privately_told(match):
            _follow(match.until(match.ply - 1), actions[-1], seat, chooser, report)
    return report


def _privately_told(match: Match) -> set[int]:
    """The seats that were told something in the last ply that another seat was not."""
    private = [event for event in match.plies[-1].events if event.audience != EVERYONE]
    return {seat for seat in range(match.seats) for event in private if event.visible_to(seat)}


def _follow(before: Match, action: int, seat: int, chooser: random.Random, report: MemoryReport) -> None:
    """Keep the worlds that fit what a seat is told over the next plies, and hold guesses to what they agree on."""
    worlds = [make_world(before, seat, number) for number in range(WORLDS)]
    match = before.until(before.ply)
    for _ in range(FOLLOWED_PLIES):
        match.play(action)
        worlds = list(_fitting(match, worlds, seat))
        if match.over or len(worlds) < ENOUGH_WORLDS:
            return
        _check_facts(match, worlds, seat, report)
        action = chooser.choice(match.legal())


def _fitting(match: Match, worlds: list[Any], seat: int) -> Iterator[Any]:
    """The worlds in which the last ply looks and sounds the same to the seat, one ply on.

    Each world draws for itself: draws that were scripted would favour worlds in which the same number is the same card.
    """
    ply, game = match.plies[-1], match.game
    told = [event.to_dict() for event in ply.events if event.visible_to(seat)]
    seen = match.view(seat).to_bytes()
    for world in worlds:
        if game.rules.why_not(world, ply.action) != 0:
            continue
        done = steps.step(game, world, ply.action)
        if [e.to_dict() for e in done.events if e.visible_to(seat)] == told:
            if view_of(game, world, seat).to_bytes() == seen:
                yield world


def _check_facts(match: Match, worlds: list[Any], seat: int, report: MemoryReport) -> None:
    guesses = [make_world(match, seat, number).to_dict() for number in range(GUESSES)]
    known = [world.to_dict() for world in worlds]
    for name, indices in hidden_items(type(match.state), match.seats, seat):
        values = {_at(world[name], indices) for world in known}
        if len(values) > 1:
            continue
        report.facts += 1
        wrong = sum(_at(guess[name], indices) not in values for guess in guesses)
        if wrong > TOLERATED_SHARE * GUESSES:
            report.problems.append(
                f"ply {match.ply}, seat {seat}: {name}{list(indices)} is {values.pop()} in all {len(worlds)} worlds "
                f"that fit what the seat was told, but `guess` says otherwise in {wrong} of {GUESSES}. Keep what was "
                "seen in a field and let `guess` deal around it."
            )


def _at(value: Any, indices: tuple[int, ...]) -> int:
    for index in indices:
        value = value[index]
    return int(value)
