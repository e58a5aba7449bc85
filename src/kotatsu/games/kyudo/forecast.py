"""What groups of dice would do, for words and pages: every sensible way to group a roll, best first for a beginner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.choices import forbids_group, question
from kotatsu.games.kyudo.ending import nobody_has_more
from kotatsu.games.kyudo.flags import boxes_that_fit, fewest_corners, most_corners
from kotatsu.games.kyudo.groups import opponents_open, use_dice, use_every_die
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.rules import step
from kotatsu.games.kyudo.state import (
    FEWEST_FLAG_DICE,
    FLAG_COUNTS,
    MOST_ARROWS,
    Question,
    State,
    Verb,
    is_closed,
    is_target_full,
    open_circles,
)

# A beginner's idea of what things are worth, in circles.
CIRCLE_WORTH = 1.0
CLOSING_WORTH = 0.5
SPECTATOR_WORTH = 0.3
BOX_WORTH = 0.25
TOKEN_WORTH = 0.8
HELD_SHOT_WORTH = 0.2
"""A shot that is kept for later."""
TALENT_WORTH = 1.0
VICTORY_WORTH = 100.0


@dataclass(frozen=True)
class Forecast:
    """What one group would do now."""

    action: int
    kind: str
    """`aim`, `flag`, `spread`, `ultimate` or `talent`."""
    colour: int = 0
    dice: int = 0
    """Arrows of an aim, dice of a flag."""
    ticks: int = 0
    closes: bool = False
    loss: int = 0
    """Spectators that each victim would lose."""
    victims: int = 0
    boxes: int = 0
    fires: int = 0
    """How many corners would fill up; the most of them where the archer is asked how many."""
    fewest_fires: int = 0
    gained: int = 0
    """How many circles or tokens the shots of these corners really give."""
    held: int = 0
    """Shots that are kept for later."""

    @property
    def case(self) -> str:
        """Which sentence tells it."""
        if self.kind == "flag":
            return "fire" if self.fires else "fill"
        if self.kind == "spread":
            return "some" if self.fires > self.fewest_fires else "all"
        if self.kind != "aim":
            return self.kind
        if not self.closes:
            return "tick" if self.ticks else "bite"
        return "close-bite" if self.loss else "close"

    @property
    def worth(self) -> float:
        """What it is worth to a beginner, in circles."""
        gain = CIRCLE_WORTH if parts.SHOT_TOKEN[self.colour] == parts.NO_TOKEN else TOKEN_WORTH
        return (
            CIRCLE_WORTH * self.ticks
            + CLOSING_WORTH * self.closes
            + SPECTATOR_WORTH * self.loss * self.victims
            + BOX_WORTH * self.boxes
            + gain * self.gained
            + HELD_SHOT_WORTH * self.held
            + TALENT_WORTH * (self.kind == "talent")
        )

    @property
    def wastes_a_shot(self) -> bool:
        """Whether a corner would fill up for less than its shot can give."""
        each = max(1, parts.SHOT_CIRCLES[self.colour])
        return self.gained < self.fires * each


def shot(colour: int) -> str:
    """What the flag of a colour gives: `circles`, or a token's name."""
    token = parts.SHOT_TOKEN[colour]
    return "circles" if token == parts.NO_TOKEN else Token.names[token]


def forecast(s: State, action: int) -> Forecast:
    """What a group would do in this position."""
    if action < Verb.FLAG:
        return forecast_aim(s, action, (action - Verb.AIM) // MOST_ARROWS, (action - Verb.AIM) % MOST_ARROWS + 1)
    if action < Verb.SPREAD:
        number = action - Verb.FLAG
        return forecast_flag(s, action, number // FLAG_COUNTS, number % FLAG_COUNTS + FEWEST_FLAG_DICE)
    if action < Verb.ULTIMATE:
        number = action - Verb.SPREAD
        return forecast_spread(s, action, number // FLAG_COUNTS, number % FLAG_COUNTS + FEWEST_FLAG_DICE)
    if action == Verb.ULTIMATE:
        victims = sum(s.spectators[seat] > 0 for seat in range(s.seats) if seat != s.active)
        return Forecast(action, "ultimate", loss=parts.ULTIMATE_LOSS, victims=victims)
    return Forecast(action, "talent")


def forecast_aim(s: State, action: int, colour: int, arrows: int) -> Forecast:
    """KY-15, KY-20: circles first; arrows that are left bite where somebody is still open."""
    empty = s.circles[s.active, colour] - s.ticked[s.active, colour]
    ticks = min(arrows, empty)
    victims = opponents_open(s, colour)
    pull = parts.POWER_LOSS if s.powered[colour] else parts.PULL[colour]
    loss = (arrows - ticks) * pull if victims else 0
    return Forecast(action, "aim", colour, arrows, ticks, 0 < ticks == empty, loss, victims if loss else 0)


def forecast_flag(s: State, action: int, colour: int, dice: int) -> Forecast:
    """KY-22: boxes, and the corners that they fill."""
    boxes = boxes_that_fit(s, colour, dice)
    fires = most_corners(s, colour, boxes)
    return Forecast(
        action, "flag", colour, dice, boxes=boxes, fires=fires, fewest_fires=fires, gained=gain(s, colour, fires)
    )


def forecast_spread(s: State, action: int, colour: int, dice: int) -> Forecast:
    """KY-A4: boxes spread so that fewer corners fill up."""
    boxes = boxes_that_fit(s, colour, dice)
    fewest, most = fewest_corners(s, colour, boxes), most_corners(s, colour, boxes)
    fires = max(fewest, most - 1)
    return Forecast(
        action,
        "spread",
        colour,
        dice,
        boxes=boxes,
        fires=fires,
        fewest_fires=fewest,
        gained=gain(s, colour, fires),
        held=most - fires,
    )


def gain(s: State, colour: int, shots: int) -> int:
    """KY-A7, KY-A8: circles that are still empty, or tokens that are in the centre or can be stolen."""
    token = parts.SHOT_TOKEN[colour]
    if token == parts.NO_TOKEN:
        return min(shots * parts.SHOT_CIRCLES[colour], open_circles(s, s.active))
    others = sum(s.tokens[seat, token] for seat in range(s.seats) if seat != s.active)
    return min(shots, s.centre[token] + others)


@dataclass(frozen=True)
class Plan:
    """A way to group all the dice that are free."""

    groups: tuple[Forecast, ...]
    wins: bool

    @property
    def worth(self) -> float:
        """What all its groups are worth together."""
        return VICTORY_WORTH * self.wins + sum(group.worth for group in self.groups)

    @property
    def use(self) -> dict[tuple[str, int], int]:
        """How many dice it puts where."""
        used: dict[tuple[str, int], int] = {}
        for group in self.groups:
            used[group.kind, group.colour] = used.get((group.kind, group.colour), 0) + group.dice
        return used


def plans(s: State) -> list[Plan]:
    """Every sensible way to group the dice that are free, best first; nothing while no grouping is asked for."""
    if s.actor == NOBODY or question(s) != Question.GROUP:
        return []
    found: dict[tuple[Any, ...], Plan] = {}
    for plan in sorted(_groupings(s, ()), key=lambda plan: len(plan.groups)):  # four dice at once before twice two
        found.setdefault(tuple(sorted(plan.use.items())), plan)
    kept = [plan for plan in found.values() if not any(_outdoes(other, plan) for other in found.values())]
    return sorted(kept, key=lambda plan: -plan.worth)


def actions_in_a_row(s: State, plan: Plan) -> list[int]:
    """The groups of a plan that can be made before anybody is asked something else."""
    after = s.copy()
    seed_rng(after.rng, 1)  # a view has no generator, and the end of a turn rolls for the next archer
    made = []
    for group in plan.groups:
        made.append(group.action)
        step(after, group.action)
        if after.actor != s.actor or after.turn != s.turn or question(after) != Question.GROUP:
            break
    return made


def _groupings(s: State, before: tuple[Forecast, ...]) -> Iterator[Plan]:
    """Groups one after the other, flags before arrows, since a flag can give what arrows then use."""
    followers = [forecast(s, action) for action in _in_order(before) if _is_sensible(s, action)]
    for group in followers:
        yield from _groupings(_after(s, group), (*before, group))
    if before and not followers:
        yield Plan(before, _wins(s))


def _is_sensible(s: State, action: int) -> bool:
    """Whether a group is allowed; spreading a flag's boxes only where filling the corners would waste a shot."""
    if forbids_group(s, action) != ALLOWED:
        return False
    if not Verb.SPREAD <= action < Verb.ULTIMATE:
        return True
    return forecast(s, action - Verb.SPREAD + Verb.FLAG).wastes_a_shot


def _in_order(before: tuple[Forecast, ...]) -> list[int]:
    """The groups that may follow: once an arrow is shot, no flag."""
    arrows = list(range(Verb.AIM, Verb.FLAG))
    return arrows if before and before[-1].kind == "aim" else [*range(Verb.FLAG, Verb.FINISH), *arrows]


def _after(s: State, group: Forecast) -> State:
    """The sheet after a group, as far as it asks nobody: Shields hold, free circles wait."""
    after = s.copy()
    if group.kind == "aim":
        use_dice(after, parts.ARROW, group.dice)
        use_dice(after, group.colour, 1)
    elif group.kind in ("flag", "spread"):
        use_dice(after, group.colour, group.dice)
    else:
        use_every_die(after)
    after.ticked[s.active, group.colour] += group.ticks
    after.boxes[s.active, group.colour] += group.boxes
    after.fired[s.active, group.colour] += group.fires
    for seat in range(s.seats):
        if _would_lose(s, seat, group):
            after.spectators[seat] = max(0, s.spectators[seat] - group.loss)
    return after


def _would_lose(s: State, seat: int, group: Forecast) -> bool:
    if seat == s.active or s.tokens[seat, Token.SHIELD] > 0:
        return False
    return group.kind == "ultimate" or (group.kind == "aim" and not is_closed(s, seat, group.colour))


def _wins(s: State) -> bool:
    """KY-12: whether the sheets as they then stand are a win of the active archer."""
    alone = all(s.spectators[seat] == 0 for seat in range(s.seats) if seat != s.active)
    return alone or (is_target_full(s, s.active) and nobody_has_more(s, s.active))


def _outdoes(better: Plan, worse: Plan) -> bool:
    """Whether a plan does the same with more dice."""
    return better.use != worse.use and all(better.use.get(where, 0) >= dice for where, dice in worse.use.items())
