"""The choices of a seat: each with its words, the pieces it touches, and why the others are not allowed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from kotatsu.web.page_contexts import Hint, SeatView
from kotatsu.web.render.marked_up_text import MarkedUpText, shield_all

EQUAL_WITHIN_PERCENT = 1
"""Choices whose chances differ by no more are called equally good."""


@dataclass(frozen=True)
class Choice:
    """One button."""

    action: int
    text: Markup
    pieces: tuple[str, ...]
    chance: float | None = None
    """The chance of winning after it, where a hint was asked for."""
    passes: bool = False
    """The answer of one who wants nothing (page.passes): drawn quietly."""
    ghosts: tuple[tuple[str, str], ...] = ()
    """What it would change on the table (page.ghosts)."""
    toggles: bool = False
    """The page collects it until another choice is made (page.toggles)."""
    best_chance: float = 0.0
    """The chance after the best choice, where a hint was asked for."""

    @property
    def percent(self) -> int:
        """The chance as a person reads it."""
        return round(100 * (self.chance or 0))

    @property
    def cost(self) -> int:
        """How many games of a hundred it loses against the best choice; 0 for one that is as good."""
        lost = round(100 * self.best_chance) - self.percent
        return lost if lost > EQUAL_WITHIN_PERCENT else 0

    @property
    def ghost_data(self) -> str:
        """The ghosts as the page's script reads them."""
        return " ".join(f"{piece}>{place}" for piece, place in self.ghosts)


@dataclass(frozen=True)
class Plan:
    """Several choices in a row under one button (page.previews): what they would do, and the actions."""

    text: Markup
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Shortcut:
    """Several choices in a row, made by touching a piece of the last one (page.shortcuts)."""

    text: Markup
    pieces: tuple[str, ...]
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Advice:
    """What a hint advises: in words, as actions in a row, with the chance it leads to and what the next best costs."""

    text: str
    """Symbols are still names in it: the sentence that holds it is marked up as a whole."""
    gesture: tuple[int, ...]
    percent: int
    next_cost: int
    """How many games of a hundred the next best choice loses; 0 for one that is as good, -1 where there is none."""


@dataclass(frozen=True)
class Group:
    """Choices that begin with the same piece, under its name; those without a piece have no name."""

    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Refusal:
    """A choice that is not allowed: the pieces that would make it, and its clause."""

    pieces: tuple[str, ...]
    code: int


def choices_of(view: SeatView, text: MarkedUpText, chances: dict[int, float]) -> tuple[Choice, ...]:
    """What the reader may do now, as buttons; after a hint the most promising first."""
    page = view.game.page
    best = max(chances.values(), default=0.0)
    found = [
        Choice(
            action,
            text.mark_up(text.words.choice(view.state, action, shield_all(view.names))),
            tuple(page.pieces(view.state, action)),
            chances.get(action),
            page.passes(view.state, action),
            page.ghosts(view.state, action),
            page.toggles(view.state, action),
            best,
        )
        for action in view.legal
    ]
    return tuple(sorted(found, key=lambda choice: -(choice.chance or 0)))


def advice_of(view: SeatView, text: MarkedUpText, hint: Hint, choices: Iterable[Choice]) -> Advice | None:
    """The advice of a hint; None while the search cannot answer."""
    if not hint.gesture:
        return None
    texts = [text.words.choice(view.state, action, shield_all(view.names)) for action in hint.gesture]
    if len(texts) > 1 and text.words.has("bundle") and not view.game.page.passes(view.state, hint.gesture[-1]):
        texts[-1] = text.words.text("bundle")
    others = [choice.cost for choice in choices if choice.chance is not None and choice.action not in hint.gesture]
    next_cost = min(others, default=-1) if len(hint.gesture) == 1 else -1
    return Advice(" · ".join(texts), hint.gesture, round(100 * hint.chance), next_cost)


def plans_of(view: SeatView, text: MarkedUpText) -> tuple[Plan, ...]:
    """What the game proposes, best first; only what can begin now."""
    if not view.legal:
        return ()
    found = view.game.page.previews(view.state, view.seat, text.words)
    return tuple(
        Plan(text.mark_up(preview["label"]), tuple(preview["actions"]))
        for preview in found
        if preview["actions"] and preview["actions"][0] in view.legal
    )


def shortcuts_of(view: SeatView, text: MarkedUpText) -> tuple[Shortcut, ...]:
    """What can be touched before it is asked about; only what can begin now."""
    if not view.legal:
        return ()
    names = shield_all(view.names)
    return tuple(
        Shortcut(
            text.mark_up(" · ".join(text.words.choice(view.state, action, names) for action in dict.fromkeys(actions))),
            pieces,
            actions,
        )
        for pieces, actions in view.game.page.shortcuts(view.state, view.seat)
        if actions[0] in view.legal
    )


def refusals_of(view: SeatView) -> tuple[Refusal, ...]:
    """What the reader may not do now and a piece could try, each set of pieces once."""
    page = view.game.page
    found: dict[tuple[str, ...], int] = {}
    for action, code in view.forbidden.items():
        pieces = tuple(page.pieces(view.state, action))
        if pieces:
            found.setdefault(pieces, code)
    return tuple(Refusal(pieces, code) for pieces, code in found.items())


def touched(items: Iterable[Choice | Refusal | Shortcut]) -> frozenset[str]:
    """Every piece that these touch."""
    return frozenset(piece for item in items for piece in item.pieces)


def grouped(choices: Iterable[Choice], label: Any) -> list[Group]:
    """Choices by their first piece, in the order in which these appear; those without any come first."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.pieces[0] if choice.pieces else "", []).append(choice)
    return [
        Group(label(first) if first else "", tuple(items))
        for first, items in sorted(groups.items(), key=lambda item: item[0] != "")
    ]


def refusal_data(
    refusals: Iterable[Refusal], drawn: Collection[str], view: SeatView, text: MarkedUpText
) -> dict[str, Any]:
    """The refusals that the drawn pieces can meet, as the page's script reads them: texts once, then who has which."""
    clauses = view.game.clauses
    met = [refusal for refusal in refusals if all(piece in drawn for piece in refusal.pieces)]
    codes = {refusal.code for refusal in met}
    texts = {clauses.label(code): str(text.mark_up(text.words.refusal(code))) for code in codes}
    return {"texts": texts, "refusals": [[clauses.label(refusal.code), *refusal.pieces] for refusal in met]}
