"""What a seat was told stays true in every guess.

Worlds are guessed before a seat is told something that others are not. Those in which the seat would have been told the
same are kept. Where all of them agree on a hidden number, the seat knows it, and a later `guess` may not say otherwise.

A choice made in secret is no fact: where another choice would have looked and sounded the same to the seat, each world
makes its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from kotatsu.conformance.noticing import after, legal_actions, noticed_of
from kotatsu.conformance.secrets import make_world
from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE
from kotatsu.engine.hiding import hidden_items
from kotatsu.engine.match import Match

WORLDS = 240
ENOUGH_WORLDS = 40
"""Fewer worlds that agree do not make a fact."""
GUESSES = 20
TOLERATED_SHARE = 0.25
"""A number that 40 worlds agree on by chance may still be another one now and then."""
FOLLOWED_PLIES = 3
WORLDS_ASKED = 4
"""Guessed worlds that are asked, beside the true one, whether a choice was made in secret."""


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
        truth = match.state.copy()
        match.play(action)
        in_secret = _chosen_in_secret(match, truth, seat) or any(
            _chosen_in_secret(match, world, seat) for world in worlds[:WORLDS_ASKED]
        )
        worlds = list(_fitting(match, worlds, seat, chooser if in_secret else None))
        if match.over or len(worlds) < ENOUGH_WORLDS:
            return
        _check_facts(match, worlds, seat, report)
        action = chooser.choice(match.legal())


def _chosen_in_secret(match: Match, before: Any, seat: int) -> bool:
    """Whether the seat cannot tell the last choice from another that could have been made in a state."""
    ply, noticed = match.plies[-1], noticed_of(match, seat)
    if ply.seat == seat:
        return False
    others = (action for action in legal_actions(match.game, before) if action != ply.action)
    return any(after(match.game, before, action, noticed, ply.draws) is not None for action in others)


def _fitting(match: Match, worlds: list[Any], seat: int, chooser: random.Random | None) -> Iterator[Any]:
    """The worlds in which the last ply looks and sounds the same to the seat, one ply on.

    Each world draws for itself: draws that were scripted would favour worlds in which the same number is the same card.
    With a chooser it chooses for itself as well.
    """
    game, chosen, noticed = match.game, match.plies[-1].action, noticed_of(match, seat)
    for world in worlds:
        actions = [chosen] if game.rules.why_not(world, chosen) == 0 else []
        if chooser is not None:
            actions = legal_actions(game, world)
            chooser.shuffle(actions)
        found = (after(game, world, action, noticed) for action in actions)
        yield from islice((fitting.state for fitting in found if fitting is not None), 1)


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
