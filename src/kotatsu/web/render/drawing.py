"""One table as one reader sees it: a game's own macros, bound to the state they draw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.page_contexts import Hint, LogPly, SeatCard, SeatView
from kotatsu.web.render import choices
from kotatsu.web.render.coach import Sentence, sentences
from kotatsu.web.render.game_macros import SeeingMacros, game_macros
from kotatsu.web.render.marked_up_text import defined_symbols, marked_up_text, shield_all
from kotatsu.web.render.pieces import Pieces
from kotatsu.web.render.summary import SummaryLine, summary
from kotatsu.words import in_a_row


@lru_cache
def sprite(environment: Environment, game: Game) -> Markup:
    """The symbols that a game defines, or nothing. They depend on no state, so `table.html` must define them bare."""
    bare = game_macros(environment, game).seeing(BARE)
    return bare.draw("symbols") if bare.has("symbols") else Markup()


def _nothing(*_: object, **__: object) -> Markup:
    return Markup()


BARE: dict[str, Any] = {
    "s": None,
    "seat": SPECTATOR,
    "scene": {},
    "names": (),
    "t": _nothing,
    "piece": _nothing,
    "symbol": _nothing,
}
"""What macros see that are drawn without a match: `symbols` and `picture`. `picture` gets its words besides."""


@dataclass(frozen=True)
class Interlude:
    """A scene between two plies (page.INTERLUDES): what it says first, the rest, and the game's drawing of it."""

    title: Markup
    lines: tuple[Markup, ...]
    drawn: Markup


class Drawing:
    """The table at one ply, for one reader, in one language."""

    def __init__(self, environment: Environment, view: SeatView, language: str, hint: Hint | None = None) -> None:
        self.view = view
        self.sprite = sprite(environment, view.game)
        self.text = marked_up_text(view.game, language, defined_symbols(self.sprite))
        self.choices = choices.choices_of(view, self.text, dict(hint.chances) if hint else {})
        self.advice = choices.advice_of(view, self.text, hint, self.choices) if hint else None
        self.plans = choices.plans_of(view, self.text)
        self.shortcuts = choices.shortcuts_of(view, self.text)
        self._refusals = choices.refusals_of(view)
        self._page = view.game.page
        self._pieces = Pieces(
            choices.touched((*self.choices, *self.shortcuts)),
            choices.touched(self._refusals),
            self._marked(),
            self._piece_label,
            self._component,
        )
        self._environment = environment

    @cached_property
    def _macros(self) -> SeeingMacros:
        return game_macros(self._environment, self.view.game).seeing(self._seen())

    def _seen(self) -> dict[str, Any]:
        view = self.view
        return {
            "s": view.state,
            "seat": view.seat,
            "scene": self._page.scene(view.state, view.seat, self.text.words),
            "names": view.names,
            "t": self.text,
            "piece": self._pieces,
            "symbol": lambda name: self.text.mark_up(f"[{name}]"),
        }

    def release(self) -> None:
        """Called when everything is drawn: let go of what refers back to this drawing, so that it is freed at once and
        not left to the collector of garbage."""
        vars(self).clear()

    def _marked(self) -> frozenset[str]:
        return frozenset(name for event in self.view.last.events for name in self._page.marks(event))

    def _component(self, piece: str) -> str:
        return self._page.component(self.view.state, piece)

    def _piece_label(self, name: str) -> str:
        """A piece's name for those who do not see it: the game's word, or else the bare name."""
        key = self._label_key(name)
        return self.text.plain(self.text.words.text(key)) if key else name.replace(":", " ")

    def _label_key(self, piece: str) -> str:
        """Where the name of a piece stands in the words: under its own name, or as that of the component it is."""
        component = self._component(piece)
        keys = [name.replace(":", "-") for name in (piece, component if ":" in component else piece)]
        return next((key for key in keys if self.text.words.has(key)), "")

    # --- what the game draws

    @cached_property
    def board(self) -> Markup:
        """The hero."""
        return self._macros.draw("board")

    @cached_property
    def own(self) -> Markup:
        """What lies before the reader; empty for spectators."""
        return Markup() if self.view.seat == SPECTATOR else self._macros.draw("own").strip()

    @cached_property
    def screens(self) -> dict[str, Markup]:
        """What lies one swipe beside the board, by the names of page.SCREENS."""
        return {name: self._macros.draw("screen", name).strip() for name in self._page.SCREENS}

    @property
    def needs(self) -> tuple[str, ...]:
        """The screens that the reader's decision is about, first the one to bring forward."""
        return self._page.needs(self.view.state, self.view.seat) if self.view.legal else ()

    @cached_property
    def panels(self) -> list[Markup]:
        """What each seat has before it."""
        return [self._macros.draw("panel", seat) for seat in range(self.view.state.seats)]

    @cached_property
    def result(self) -> Markup:
        """The end, taken apart."""
        return self._macros.draw("result")

    # --- what the page says

    @property
    def question(self) -> Markup:
        """Whose decision it is and what is asked, in a sentence."""
        view = self.view
        if not view.question:
            return self.outcome
        values = view.game.text.question_arguments(view.state, self.text.words, shield_all(view.names))
        if view.actor == view.seat:
            return self.text(f"question-{view.question}", **values)
        return self.text(f"waiting-{view.question}", **{"seat": view.names[view.actor], **values})

    @cached_property
    def coaching(self) -> list[Sentence]:
        """What the coach would say here to somebody who knows nothing yet."""
        return sentences(self.view, self.text, [self._component(piece) for piece in self._pieces.usable])

    @property
    def points_count(self) -> bool:
        """Whether the end is told in points."""
        return self.view.game.text.points_count(self.view.state)

    def leads(self, seat: int) -> bool:
        """Whether a seat has the most points, once they differ."""
        scores = self.view.scores
        return scores[seat] == max(scores) > min(scores)

    def ranked(self, cards: Iterable[SeatCard]) -> list[SeatCard]:
        """The seats at the end: who won first, then by points where these tell it."""
        view, count = self.view, self.points_count
        return sorted(cards, key=lambda card: (-view.result[card.seat], -view.scores[card.seat] if count else 0))

    @property
    def outcome(self) -> Markup:
        """Who won, once it is over."""
        winners = [seat for seat, share in enumerate(self.view.result) if share > 0]
        names = [self.view.names[seat] for seat in winners]
        if not names:
            return self.text("room-nobody-won")
        if len(names) > 1:
            others = [self.view.names[seat] for seat in winners if seat != self.view.seat]
            with_you = "yes" if len(others) < len(names) else "no"
            return self.text("room-won-together", names=in_a_row(self.text.words.language, others), you=with_you)
        return self.text("room-won", name=names[0], you="yes" if winners[0] == self.view.seat else "no")

    def lines(self, ply: LogPly) -> list[Markup]:
        """What a ply told, line by line."""
        return self.text.told(ply.events, self.view.names, self.view.seat)

    @cached_property
    def summary(self) -> tuple[SummaryLine, ...]:
        """What was told last, with what a phone leaves out. Many a ply tells nothing: a die that is set aside."""
        told = next((ply for ply in reversed(self.view.log) if ply.events), self.view.last)
        return summary(self.text, self.view.game, told.events, self.view.names, self.view.seat)

    @property
    def left_out(self) -> int:
        """How many sentences of it a phone leaves out."""
        return sum([line.is_minor for line in self.summary])

    @cached_property
    def interlude(self) -> Interlude | None:
        """The scene at which the page stops, where the last ply told something of that kind."""
        events, kinds = self.view.last.events, self._page.INTERLUDES
        first = next((number for number, event in enumerate(events) if event.name in kinds), None)
        if first is None:
            return None
        lines = self.text.told(events[first:], self.view.names, self.view.seat)
        drawn = self._macros.draw("interlude").strip() if self._macros.has("interlude") else Markup()
        return Interlude(lines[0], tuple(lines[1:]), drawn)

    def log(self, *, since: int = 0) -> list[LogPly]:
        """The plies from one on that told something."""
        return [told for told in self.view.log[since:] if told.events]

    @property
    def groups(self) -> list[choices.Group]:
        """The choices in the list, under the names of their first pieces; after a hint best first and in one."""
        if any(choice.chance is not None for choice in self.choices):
            return [choices.Group("", self.choices)]
        return choices.grouped(self.choices, self._piece_label)

    def refusals(self) -> dict[str, Any]:
        """Why the rest is not allowed, for the script; all macros must have been drawn."""
        drawn = self._pieces.drawn if self.board or self.own or self.panels or self.screens else set()
        return {**choices.refusal_data(self._refusals, drawn, self.view, self.text), **self._touch_words()}

    def _touch_words(self) -> dict[str, Any]:
        """What the question becomes while pieces are held: their names, and what is asked next by the kind of piece."""
        touched = choices.touched((*self.choices, *self.shortcuts))
        kinds = {piece.partition(":")[0] for piece in touched}
        names = {piece: self._piece_label(piece) for piece in sorted(touched) if self._label_key(piece)}
        if self.text.words.has("bundle"):
            names["bundle"] = self.text.words.text("bundle")
        return {"names": names, "which": {kind: str(self._which(kind)) for kind in sorted(kinds)}}

    def _which(self, kind: str) -> Markup:
        key = f"which-{kind}"
        return self.text(key if self.text.words.has(key) else "room-which")
