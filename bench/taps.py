"""Touches a turn on a phone, for the moves of a sensible player: in the first version and now.

    python bench/taps.py [--games 4] [--only kikai] [--level medium]

The same moves are counted twice. `first` is the page of version 1.0: every die was sent at once, and up to three
choices with pieces stood beside the question as buttons. `now` counts by the page as it is drawn: pieces, a slide over
dice that lie side by side, buttons, the list of choices where something is only there, and the tab of another screen.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import kotatsu
from kotatsu import bots
from kotatsu.conformance.shots import Wish, table_page
from kotatsu.engine.layout import NOBODY
from kotatsu.web.render import Renderer
from kotatsu.web.render.choices import Choice, Plan, Shortcut
from kotatsu.web.render.drawing import Drawing

SLUGS = ("tiki-topple", "pikit", "king-of-tokyo", "kyudo", "kikai")
FIRST_FEW = 3
"""Choices with pieces that the first version showed as buttons beside the question."""
MAX_BUTTONS = 2
"""touch.js: answers that fit beside the question; more are in the list."""
WISH = Wish("table", "en", "light", "short-phone")


@dataclass(frozen=True)
class Decision:
    """One decision of a turn: what could be chosen, where its pieces lie, and what was chosen."""

    choices: tuple[Choice, ...]
    plans: tuple[Plan, ...]
    shortcuts: tuple[Shortcut, ...]
    screens: dict[str, str]
    """The screen of each piece that can be touched."""
    order: tuple[str, ...]
    """Those pieces as they lie, left to right, a piece as often as it is drawn."""
    forward: str
    """The screen that the question brings forward."""
    action: int
    roll: str = ""
    """Which roll the dice show."""

    @property
    def chosen(self) -> Choice:
        return next(choice for choice in self.choices if choice.action == self.action)


# --- Turns to count


def turns(slug: str, seed: int, level: str, renderer: Renderer) -> Iterator[list[Decision]]:
    """The turns of all seats of a game between bots of a level."""
    game = kotatsu.load(slug)
    bot = bots.make(level, game, compiled=False)
    match = kotatsu.new(slug, game.seat_counts[seed % len(game.seat_counts)], seed=seed)
    turn: list[Decision] = []
    owner = -1
    while not match.over:
        seat = match.actor
        whose = game.page.whose_turn(match.state)
        whose = seat if whose == NOBODY else whose
        if whose != owner and turn:
            yield settled(turn)
            turn = []
        owner = whose
        action = bot.choose(match.view(seat), seat, match.legal(), seed=match.ply)
        if seat == owner:
            turn.append(decision(renderer, match, action))
        match.play(action)
    if turn:
        yield settled(turn)


def settled(turn: Sequence[Decision]) -> list[Decision]:
    """A turn without dice that were set aside and taken back before the roll: a person makes up their mind first."""
    kept: list[Decision] = []
    for made in turn:
        before = [one for one in kept if one.chosen.toggles] if made.chosen.toggles else []
        other = next((one for one in reversed(before) if undoes(one, made)), None)
        if other is None:
            kept.append(made)
        else:
            kept.remove(other)
    return kept


def undoes(one: Decision, other: Decision) -> bool:
    """Whether two touches of dice cancel each other: the same face, to and fro, before the same roll."""
    places, faces = zip(*(made.chosen.pieces[0].split(":") for made in (one, other)), strict=True)
    return places[0] != places[1] and faces[0] == faces[1] and one.roll == other.roll


def decision(renderer: Renderer, match: kotatsu.Match, action: int) -> Decision:
    """The page at which a choice is made."""
    page = table_page(WISH, match, match.actor)
    drawing = Drawing(renderer.environment, page.view, WISH.language)
    screens, order = {}, []
    for name, html in [("table", f"{drawing.board}{drawing.own}"), *drawing.screens.items()]:
        for piece in re.findall(r'data-piece="([^"]+)"[^>]*? data-usable', str(html)):
            screens.setdefault(piece, name)
            order.append(piece)
    forward = next(iter(drawing.needs), "table")
    roll = " ".join(sorted(re.findall(r'data-tumble="([^"]+)"', str(drawing.board))))
    return Decision(drawing.choices, drawing.plans, drawing.shortcuts, screens, tuple(order), forward, action, roll)


# --- The first version


def first_version(turn: Sequence[Decision]) -> int:
    """Touches of a turn in the first version."""
    taps = 0
    rest = list(turn)
    while rest:
        rest, made = rest[plan_length(rest) or 1 :], rest[0]
        taps += 1 if made.plans and plan_length([made, *rest]) else first_touches(made)
    return taps


def first_touches(made: Decision) -> int:
    """Touches of one decision in the first version."""
    pieces = made.chosen.pieces
    if not pieces or (sum(bool(choice.pieces) for choice in made.choices) <= FIRST_FEW and not made.plans):
        return 1
    return len(pieces) + (not is_alone(made, pieces))


def is_alone(made: Decision, pieces: Sequence[str]) -> bool:
    """Whether these pieces make one choice and nothing else."""
    return sum(set(pieces) <= set(choice.pieces) for choice in made.choices) == 1


def plan_length(rest: Sequence[Decision]) -> int:
    """How many decisions from here on a ready plan makes; 0 for none."""
    actions = [made.action for made in rest]
    lengths = [len(plan.actions) for plan in rest[0].plans if list(plan.actions) == actions[: len(plan.actions)]]
    return max(lengths, default=0)


# --- Now


def now(turn: Sequence[Decision]) -> int:
    """Touches of a turn as the page is now."""
    taps, rest = 0, list(turn)
    while rest:
        length, touches = next_gesture(rest)
        taps += touches
        rest = rest[length:]
    return taps


def next_gesture(rest: Sequence[Decision]) -> tuple[int, int]:
    """How many decisions the next gesture makes, and its touches."""
    made = rest[0]
    if plan_length(rest):
        return plan_length(rest), 1
    toggled = next((number for number, one in enumerate(rest) if not one.chosen.toggles), len(rest))
    if toggled and toggled < len(rest):
        return toggled, slides(made, [one.chosen.pieces[0] for one in rest[:toggled]])
    actions = [one.action for one in rest]
    for shortcut in made.shortcuts:
        if list(shortcut.actions) == actions[: len(shortcut.actions)]:
            return len(shortcut.actions), touches_of(made, shortcut.pieces)
    return 1, touches_of_choice(made)


def slides(made: Decision, wanted: Sequence[str]) -> int:
    """Slides of a finger over dice: one way a slide; dice on its way that lie so already stay as they are."""
    ways = {place(piece) for piece in wanted}
    return sum(runs(made.order, [piece for piece in wanted if place(piece) == way]) for way in ways)


def place(piece: str) -> str:
    """Where a die lies: loose or aside."""
    return piece.partition(":")[0]


def runs(order: Sequence[str], wanted: list[str]) -> int:
    """How many rows the wanted pieces make; those that lie elsewhere do not part them."""
    found, inside = 0, False
    for piece in order:
        if piece in wanted:
            wanted.remove(piece)
            found, inside = found + (not inside), True
        elif wanted and place(piece) == place(wanted[0]):
            inside = False
    return found


def touches_of_choice(made: Decision) -> int:
    """Touches of one decision: its pieces, or its button beside the question or in the list."""
    chosen = made.chosen
    if chosen.pieces and chosen.pieces[0] in made.screens:
        return touches_of(made, chosen.pieces)
    return 1 if chosen in beside_the_question(made) else 2


def beside_the_question(made: Decision) -> list[Choice]:
    """The choices without a piece that have a button beside the question."""
    loose = [choice for choice in made.choices if not choice.pieces or choice.pieces[0] not in made.screens]
    quiet = [choice for choice in loose if choice.passes]
    collects = any(choice.toggles for choice in made.choices)
    if collects:
        return [*quiet[:1], *[choice for choice in loose if not choice.passes and not choice.toggles][:1]]
    return quiet[:1] if len(loose) > MAX_BUTTONS else loose


def touches_of(made: Decision, pieces: Sequence[str]) -> int:
    """Touches of pieces, the tab of their screen, and a button where the same pieces begin other choices."""
    drawn = [piece for piece in pieces if piece in made.screens]
    elsewhere = made.screens[drawn[0]] != made.forward
    same = [choice for choice in made.choices if [one for one in choice.pieces if one in made.screens] == drawn]
    more = [choice for choice in made.choices if set(drawn) < set(choice.pieces)]
    button = 0 if len(same) <= 1 and not more else 1 if len(same) <= MAX_BUTTONS else 2
    return len(drawn) + elsewhere + button


# --- The figures


@dataclass
class Count:
    """Touches of every turn of a game, by version."""

    first: list[int] = field(default_factory=list)
    now: list[int] = field(default_factory=list)

    def said(self, slug: str) -> str:
        both = (self.first, self.now)
        medians = " -> ".join(f"{statistics.median(taps):g}" for taps in both)
        means = " -> ".join(f"{statistics.mean(taps):.2f}" for taps in both)
        return f"{slug:15} median {medians:10} mean {means:14} turns {len(self.now)}"


def count(slug: str, games: int, level: str, renderer: Renderer) -> Count:
    """The touches of some games."""
    found = Count()
    for seed in range(games):
        for turn in turns(slug, seed, level, renderer):
            found.first.append(first_version(turn))
            found.now.append(now(turn))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--only", default=",".join(SLUGS))
    wish: Any = parser.parse_args()
    renderer = Renderer()
    for slug in wish.only.split(","):
        print(count(slug, wish.games, wish.level, renderer).said(slug), flush=True)


if __name__ == "__main__":
    main()
