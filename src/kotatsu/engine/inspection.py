"""The rules that random play does not run - `hide`, `guess`, `score`, `result`, `value` - plain and compiled.

The first functions are drivers for the compiler; `look_closely` holds what they leave to what the interpreter leaves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from kotatsu.engine.careful_play import guarded, make_careful, play_carefully
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.compiler.placeholders import guess, hide, result, score, value
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR

CLOSE = 1e-9
"""How far two estimates may lie apart: targets differ in the last digits of an exponential."""
GUESS_SEED = 77
CAREFUL_GAMES = 4
"""Games of each configuration that are looked at closely."""
LOOK_EVERY_PLIES = 7


def look(views: Any, guesses: Any, seats: Any, scores: Any) -> None:
    """For each seat: its points, its view, and its view filled with a guess."""
    for place in range(len(seats)):
        seat = seats[place]
        if seat >= 0:
            scores[place] = score(views[place], seat)
        hide(views[place], seat)
        hide(guesses[place], seat)
        guess(guesses[place], seat)


def share(states: Any, out: Any) -> None:
    """Each seat's share of a finished game."""
    result(states[0], out)


def estimate(states: Any, out: Any) -> None:
    """Each seat's chance by the game's `value`."""
    value(states[0], out)


def look_closely(game: Game, seats: int, options: dict[str, str], seed: int) -> str | None:
    """Play careful games and compare all that random play does not run; the first difference, or None."""
    found: list[str] = []

    def look(s: Any, ply: int) -> None:
        if ply % LOOK_EVERY_PLIES == 0 and not found:
            found.extend(f"{problem} (ply {ply}, seed {number})" for problem in compare_looks(game, s))

    for number in range(seed, seed + CAREFUL_GAMES):
        end = play_carefully(game, seats, options, number, look=look).state
        found.extend(f"{problem} (at the end, seed {number})" for problem in compare_results(game, end))
        if found:
            return found[0]
    return None


def compare_looks(game: Game, s: Any) -> Iterator[str]:
    """What the two engines see differently in a state of a game in play, one sentence each."""
    seats = [*range(s.seats), SPECTATOR]
    plain = [_look_plain(game, s, seat) for seat in seats]
    views, guesses = (_records(game, s, len(seats)) for _ in range(2))
    scores = np.zeros(len(seats), np.int64)
    compile_driver(game, look)(views, guesses, np.array(seats, np.int64), scores)
    for place, seat in enumerate(seats):
        view, filled, points = plain[place]
        if points != scores[place]:
            yield f"`score` of seat {seat} is {points} plain and {scores[place]} compiled"
        if view.to_bytes() != views[place].tobytes():
            yield f"`hide` for seat {seat} differs in {_differing(game, view, views[place])}"
        if filled.to_bytes() != guesses[place].tobytes():
            yield f"`guess` for seat {seat} differs in {_differing(game, filled, guesses[place])}"
    if game.value is not None:
        yield from _compare_shares("value", game, s, game.value, estimate)


def _look_plain(game: Game, s: Any, seat: int) -> tuple[Any, Any, int]:
    """What a seat sees, its view filled with a guess, and its points; Unsound where a rule fails."""
    view, filled, points = _copy(game, s), make_careful(_copy(game, s), game), 0
    if seat >= 0:
        with guarded(f"`score` of seat {seat}"):
            points = game.rules.score(view, seat)
    with guarded(f"`hide` for seat {seat}"):
        game.hide(view, seat)
        game.hide(filled, seat)
    with guarded(f"`guess` for seat {seat}"):
        game.rules.guess(filled, seat)
        filled.to_bytes()
    return view, filled, points


def compare_results(game: Game, s: Any) -> Iterator[str]:
    """What the two engines make of a finished game differently."""
    yield from _compare_shares("result", game, s, game.rules.result, share)


def _compare_shares(name: str, game: Game, s: Any, plain: Any, driver: Any) -> Iterator[str]:
    state, said = _copy(game, s), [0.0] * game.seats[1]
    with guarded(f"`{name}`"):
        plain(state, said)
    records, out = _records(game, s, 1), np.zeros(game.seats[1])
    compile_driver(game, driver)(records, out)
    before = _copy(game, s).to_bytes()
    if state.to_bytes() != before or records[0].tobytes() != before:
        yield f"`{name}` changes the record, and it may only read it"
    if not np.allclose(out, said, atol=CLOSE):
        yield f"`{name}` says {said} plain and {out.tolist()} compiled"


def _copy(game: Game, s: Any) -> Any:
    twin = game.rules.State(s.to_bytes())
    seed_rng(twin.rng, GUESS_SEED)
    return twin


def _records(game: Game, s: Any, count: int) -> Any:
    return np.frombuffer(bytearray(_copy(game, s).to_bytes() * count), dtype=game.rules.State.dtype())


def _differing(game: Game, s: Any, record: Any) -> str:
    other = game.rules.State(record.tobytes()).to_dict()
    return ", ".join(name for name, held in s.to_dict().items() if other[name] != held) or "rng"
