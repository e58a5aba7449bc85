"""What a study's report says, in one language: names as people know them, numbers as they write them, sentences."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from kotatsu.bots.net_file import load_net, shipped_net
from kotatsu.engine.contract import Game
from kotatsu.experiments.intervals import Interval, more_games_for
from kotatsu.experiments.net_entrants import NET
from kotatsu.games import load
from kotatsu.study.components import COULD, items
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Component, Figures, Focus
from kotatsu.study.plan import Study
from kotatsu.study.variants import variant
from kotatsu.words import words

WORDS = Path(__file__).parent / "words"
WANTED_POINTS = 0.02
"""The precision that a reader is told the price of: plus or minus two points of per cent."""
NARROW_SPACE = "\u202f"
WINS, WITHOUT = "wins ", "without "
WITH = f"{WINS}with "
"""How figures name what seats won, with a component or without."""


@cache
def wording(slug: str, language: str = "en") -> Wording:
    """The wording of a game's reports in a language."""
    return Wording(load(slug), language)


class Wording:
    """The words of one game's reports."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.words = words(game, language, WORDS)

    def text(self, key: str, **values: object) -> str:
        """A sentence of the reports."""
        return self.words.text(f"study-{key}", **values)

    # --- numbers

    def decimal(self, value: float, digits: int, sign: str = "") -> str:
        """A number with its decimals; what is rounded to nothing has no minus."""
        said = f"{value:{sign}z,.{digits}f}"
        return said if self.language == "en" else said.replace(",", NARROW_SPACE).replace(".", ",")

    def whole(self, value: int) -> str:
        """A count."""
        return self.decimal(value, 0)

    def percent(self, share: Interval, sign: str = "") -> str:
        """A share in per cent with its interval."""
        return self._range(share, 100.0, 1, sign)

    def number(self, value: Interval, sign: str = "") -> str:
        """A quantity with its interval."""
        return self._range(value, 1.0, 2, sign)

    def share(self, value: float) -> str:
        """A share in per cent."""
        return f"{self.decimal(100 * value, 1)} %"

    def _range(self, interval: Interval, factor: float, digits: int, sign: str) -> str:
        value, low, high = (
            self.decimal(factor * end, digits, sign) for end in (interval.value, interval.low, interval.high)
        )
        return self.text("range", value=value, low=low, high=high)

    def change_cells(self, change: Change) -> tuple[str, str, str]:
        """Before, after and the difference with its interval: in per cent for shares."""
        if is_share(change):
            return self.share(change.before), self.share(change.after), self.percent(change.difference, "+")
        before, after = self.decimal(change.before, 2), self.decimal(change.after, 2)
        return before, after, self.number(change.difference, "+")

    # --- names

    def component(self, kind: str, word: str) -> str:
        """A component as the game's words call it; `mission 19` where it only has a number."""
        if word.isdecimal():
            return self.text("numbered", kind=self._optional(f"argument-{kind}", kind), number=word)
        said = self.words
        return said.word(kind, word) if said.has(f"{kind}-{word}") else word.replace("_", " ")

    def named(self, one: Component) -> str:
        """A component of the figures."""
        return self.component(one.kind, one.word)

    def trait(self, trait: str) -> str:
        """A way for a component to come up: `bought`; `moved with` where an event names several components."""
        event, _, argument = trait.rpartition(" ")
        way = f"way-{event}-{argument}".replace(" ", "-")
        if self.words.has(way):
            return self.words.text(way)
        if event.startswith(f"{COULD} "):
            verb = event.removeprefix(f"{COULD} ")
            said = self.text("could", verb=self._optional(f"could-{verb}", verb))
        else:
            said = self._optional(f"trait-{event}", event)
        if len(_arguments(self.game)[event]) > 1:
            return f"{said} · {self._optional(f'argument-{argument}', argument)}"
        return said

    def change(self, change: Change) -> str:
        """A change's figure: of a component with its name, of the table by its own."""
        if not change.word:
            return self.table_row(change.what)
        return self.of_component(self.focus_row(change), change.kind, change.word)

    def of_component(self, figure: str, kind: str, word: str) -> str:
        """A figure and the component that it is of: `bought: Mimic`."""
        return self.text("of-component", figure=figure, name=self.component(kind, word))

    def focus_row(self, change: Change) -> str:
        """A row of a changed component's own table: `shown`, `could buy`, `bought`, `wins of those who bought`."""
        what = change.what.removesuffix(f" {change.word}")
        if not what.startswith(WINS):
            return self.trait(what)
        trait = what.removeprefix(WINS)
        key = "row-without" if trait.startswith(WITHOUT) else "row-with"
        return self.text(key, trait=self.trait(trait.removeprefix(WITHOUT).removeprefix("with ")))

    def table_row(self, what: str) -> str:
        """Length, or what a seat wins or scores."""
        head, _, seat = what.rpartition(" of seat ")
        return self.text(f"row-{head}", seat=seat) if head else self.text("row-length")

    def _optional(self, key: str, fallback: str) -> str:
        """A word of the language, or the rules' own name."""
        return self.words.text(key) if self.words.has(key) else fallback.replace("_", " ")

    # --- sentences

    def title(self, study: Study) -> str:
        """A study on one line."""
        named = list(map(bot_name, study.bots))
        bots = named[0] if len(set(named)) == 1 else ", ".join(named)
        counted = {"games": self.whole(study.games), "count": study.games, "seats": study.seats}
        return self.text("title", game=self.game.title, bots=bots, seed=str(study.seed), **counted)

    def untaken(self, focus: Focus) -> str:
        """That nobody took a component that could be taken, before or after; empty where somebody did."""
        could = any(change.what.startswith(f"{COULD} ") for change in focus.rows)
        if not could or any(change.what.startswith(WINS) for change in focus.rows):
            return ""
        return self.text("untaken", name=self.component(focus.kind, focus.word))

    def wanted(self, study: Study) -> str:
        """The changes of a study on one line."""
        return ", ".join(f"{path} = {value}" for path, value in study.changes.items())

    def real(self, count: int, of: int, mark: str = "*") -> str:
        """How many differences are called real, and what that is worth."""
        return self.text("real", count=count, all=self.whole(of), mark=mark, enough=str(ENOUGH_OBSERVATIONS))

    def precision(self, figures: Figures) -> str:
        """How exactly the main figure is known, and how many more games make it plus or minus two points."""
        rows = [change for focus in figures.focus for change in focus.rows if change.what.startswith(WITH)]
        had = [change.difference for change in rows if change.observations >= ENOUGH_OBSERVATIONS]
        widest = max([one.half_width for one in had] or [seat.wins.half_width for seat in figures.seats])
        more = more_games_for(widest, figures.games, WANTED_POINTS)
        points = self.decimal(100 * widest, 1)
        return self.text("precise", what="had" if had else "seats", points=points, more=more, games=self.whole(more))

    def players(self, study: Study) -> str:
        """What the players' knowledge means for what a change shows; empty where nothing was changed."""
        if not study.changes:
            return ""
        if study.is_net and study.variant_bots:
            return self._retrained(study)
        if study.is_random:
            return self.text("players-random")
        if any(spec.startswith("search") or spec == "plain" for spec in (*study.bots, *study.variant_bots)):
            return self.text("players-search")
        return self.text("players-printed")

    def _retrained(self, study: Study) -> str:
        """Which net plays which game, and what it learned."""
        before, after = _training(study.bots[0], {}, study), _training(study.variant_bots[0], study.changes, study)
        printed = self.text("players-before", is_shipped=str(study.bots[0] == NET).lower(), **self._trained(before))
        key = "players-retrained" if after.get("changes", study.changes) == study.changes else "players-mistaken"
        return f"{printed} {self.text(key, **self._trained(after))}"

    def _trained(self, training: dict[str, Any]) -> dict[str, str]:
        return {
            "start": "scratch" if training.get("start") == "scratch" else "net",
            "minutes": self.decimal(training["seconds"] / 60, 1),
            "decisions": self.whole(training["decisions"]),
        }


def _training(spec: str, changes: dict[str, str], study: Study) -> dict[str, Any]:
    """How the net of an entrant was trained, as its file tells."""
    game, file = variant(study.game, changes), spec.partition(":")[2]
    training: dict[str, Any] = (load_net(Path(file), game) if file else shipped_net(game)).facts["training"]
    return training


def bot_name(spec: str) -> str:
    """A bot as its entrant is written, without the folders of a net's file."""
    head, _, file = spec.partition(":")
    return f"{head}:{Path(file).name}" if head == NET and file else spec


def is_share(change: Change) -> bool:
    """Whether a change is of a share, which is written in per cent; lengths and points are not."""
    return bool(change.word) or change.what.startswith("wins")


@cache
def _arguments(game: Game) -> dict[str, set[str]]:
    """For each event, and each action that components can be taken by, the arguments that name components."""
    found: dict[str, set[str]] = defaultdict(set)
    for item in items(game):
        event, _, argument = item.trait.rpartition(" ")
        found[event].add(argument)
    return found
