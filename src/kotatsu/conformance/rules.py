"""What every game must do, held over random play. Each check gives its problems, one sentence each."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from math import isclose
from typing import Any

from kotatsu.conformance.play import played, reason_why_not, wander
from kotatsu.conformance.secrets import make_world
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY, SPECTATOR, UNKNOWN
from kotatsu.engine.match import Match

SEEDS = (1, 2)
MOST_PLIES = 300
"""Long games are looked at so far; whole ones by the hundred are played compiled."""
Options = dict[str, str]
Check = Callable[[Game, int, Options], Iterator[str]]
"""Problems of a game at one number of seats with one set of options."""


def check_masks_and_reasons(game: Game, seats: int, options: Options) -> Iterator[str]:
    """`legal` and `why_not` are two tellings of one rule; a mask marks ones and counts them."""
    for at in wander(Match(game, seats, seed=3, options=options), 3, MOST_PLIES):
        if at.over or at.ply % 3:
            continue
        mask = bytearray(game.actions.count)
        count = game.rules.legal(at.state, mask)
        if not count == sum(mask) > 0 or set(mask) - {0, 1}:
            yield f"ply {at.ply}: `legal` returns {count} and marks {sum(mask)}"
        for action, allowed in enumerate(mask):
            reason = reason_why_not(game, at.state, action)
            if (reason == ALLOWED) != bool(allowed):
                said = "allows" if reason == ALLOWED else f"forbids ({game.clauses.name(reason)})"
                marked = "marks" if allowed else "does not mark"
                yield f"ply {at.ply}: `why_not` {said} {game.actions.text(action)}, which `legal` {marked}"


def check_reading_changes_nothing(game: Game, seats: int, options: Options) -> Iterator[str]:
    """`legal`, `score` and `question` only read the record."""
    for at in wander(Match(game, seats, seed=5, options=options), 5, 40):
        before = at.state.to_bytes()
        at.legal()
        at.scores()
        if not at.over:
            game.rules.question(at.state)
        if at.state.to_bytes() != before:
            yield f"ply {at.ply}: `legal`, `score` or `question` changes the record"


def check_endings(game: Game, seats: int, options: Options) -> Iterator[str]:
    """Every game ends within the length it declares; shares of the win add up to one, or to nothing."""
    for seed in SEEDS:
        match = played(game, seats, options, seed)
        if match.actor != NOBODY or match.legal():
            yield f"seed {seed}: somebody may still act when the game is over"
        if match.ply > game.longest:
            yield f"seed {seed}: {match.ply} decisions, more than `longest`, {game.longest}"
        total = sum(match.result())
        if not isclose(total, 1.0) and total != 0.0:
            yield f"seed {seed}: the shares of the win add up to {total}, not to 1 or 0"
        if len(match.scores()) != seats:
            yield f"seed {seed}: {len(match.scores())} scores for {seats} seats"


def check_round_trips(game: Game, seats: int, options: Options) -> Iterator[str]:
    """Pickle, deepcopy and JSON give an equal match that goes on alone."""
    match = played(game, seats, options, seed=7, plies=25)
    before = match.state.to_bytes()
    twins = {
        "pickle": pickle.loads(pickle.dumps(match)),
        "deepcopy": copy.deepcopy(match),
        "JSON": Match.from_json(match.to_json()),
        "replay": Match.replay(json.loads(json.dumps(match.record()))),
    }
    for way, twin in twins.items():
        if twin.state.to_bytes() != before or twin.record() != match.record():
            yield f"{way} gives another match"
        for _ in wander(twin, 8, twin.ply + 5):
            pass
        if match.state.to_bytes() != before:
            yield f"a match made by {way} shares its state with the first"
    if len({twin.state.to_bytes() for twin in twins.values()}) > 1:
        yield "matches made in different ways go on differently"


def check_replay_without_seed(game: Game, seats: int, options: Options) -> Iterator[str]:
    """A record holds its draws, so that it replays without the seed."""
    match = played(game, seats, options, seed=9)
    twin = Match.replay(match.record(seed=False))
    if [ply.digest for ply in twin.plies] != [ply.digest for ply in match.plies] or twin.result() != match.result():
        yield "a record without its seed replays to another game: something is random beside `draw`"


def check_guesses_fill_views(game: Game, seats: int, options: Options) -> Iterator[str]:
    """A guess fills every view with a full state that looks the same to its seat, and leaves nothing unknown."""
    for at in wander(Match(game, seats, seed=11, options=options), 11, MOST_PLIES):
        if at.over or at.ply % 7:
            continue
        for seat in (*range(seats), SPECTATOR):
            filled = make_world(at, seat, 99)
            yield from _looks_the_same(at, filled, seat)
            if seat == at.actor:
                yield from _same_choices(at, filled)


def _looks_the_same(at: Match, filled: Any, seat: int) -> Iterator[str]:
    again, view = filled.copy(), at.view(seat).to_dict()
    at.game.hide(again, seat)
    seen = again.to_dict()
    for name, shown in view.items():
        if seen[name] != shown:
            yield f"ply {at.ply}: what seat {seat} sees of {name} is another after `guess` and `hide`"


def _same_choices(at: Match, filled: Any) -> Iterator[str]:
    masks = [bytearray(at.game.actions.count) for _ in range(2)]
    at.game.rules.legal(filled, masks[0])
    at.game.rules.legal(at.state, masks[1])
    if masks[0] != masks[1]:
        yield f"ply {at.ply}: what seat {at.actor} may do does not follow from what it sees"


def check_guesses_keep_what_is_seen(game: Game, seats: int, options: Options) -> Iterator[str]:
    """A guess changes nothing that its seat sees."""
    match = played(game, seats, options, seed=13, plies=9)
    if match.over:
        return
    view = match.view(match.actor).to_dict()
    for seed in range(3):
        filled = make_world(match, match.actor, seed).to_dict()
        for name, shown in view.items():
            if not _agrees(shown, filled[name]):
                yield f"ply {match.ply}: `guess` changes {name}, which seat {match.actor} sees"


def _agrees(shown: Any, guessed: Any) -> bool:
    if isinstance(shown, list):
        return all(_agrees(one, other) for one, other in zip(shown, guessed, strict=True))
    return bool(shown in (UNKNOWN, guessed))
