"""One rule carried out on a state by the interpreter, with its draws and events collected.

Matches, replays, past states and take-backs all run rules through here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from kotatsu.engine.chance import Chance, Seeding
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RiggedChance, RulesBroken
from kotatsu.engine.events import Event, EventLog


class Outcome(NamedTuple):
    """What chance said and what the rules told."""

    draws: tuple[int, ...]
    events: tuple[Event, ...]


def carry_out(
    game: Game,
    s: Any,
    rule: Callable[..., None],
    script: Iterable[int] = (),
    *arguments: int,
    seeding: Seeding | None = None,
) -> Outcome:
    """Run a rule on a state, in place; `arguments` follow the state. Scripted draws come first; RiggedChance when one
    does not fit or is left over.

    When the rule fails the state is half changed: callers that keep it must have a copy.
    """
    chance, event_log = Chance(script, seeding), EventLog()
    s.chance, s.event_log = chance, event_log
    try:
        rule(s, *arguments)
    except (IndexError, ValueError, OverflowError) as error:
        raise RulesBroken(f"the rules of {game.title} cannot carry this out: {error} ({_place(error)})") from error
    finally:
        s.chance = s.event_log = None
    if chance.script:
        raise RiggedChance(f"nobody drew the scripted values {chance.script}")
    return Outcome(tuple(chance.said), game.events.decode_all(event_log.told))


def _place(error: Exception) -> str:
    """The function and line in which rules failed."""
    traceback = error.__traceback__
    assert traceback is not None
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return f"{traceback.tb_frame.f_code.co_name}, line {traceback.tb_lineno}"


def set_up(game: Game, s: Any, script: Iterable[int] = ()) -> Outcome:
    """Lay out a blank state."""
    return carry_out(game, s, game.rules.setup, script)


def step(game: Game, s: Any, action: int, script: Sequence[int] = (), seeding: Seeding | None = None) -> Outcome:
    """Do an action that is known to be legal. The generator is seeded before the first draw, if there is one."""
    return carry_out(game, s, game.rules.step, script, action, seeding=seeding)
