"""A review drawn: the page, and the position in it alone."""

from __future__ import annotations

from dataclasses import dataclass

from jinja2 import Environment
from markupsafe import Markup

from kotatsu.reviews.model import INACCURACY, MISTAKE, Decision, Sums
from kotatsu.reviews.sentences import ReviewSentences, review_words, signed
from kotatsu.web.render.drawing import Drawing
from kotatsu.web.render.marked_up_text import SHIELDED_BRACKET, MarkedUpText, shield_all
from kotatsu.web.review_contexts import ReviewPage

CURVE_HEIGHT = 100
WIDEST_BAR = 50
"""Units on each side of the middle, for 100 points."""


@dataclass(frozen=True)
class Told:
    """A sentence, the ply it leads to, and for a better choice the decision."""

    ply: int
    text: Markup
    verdict: str = ""
    decision: int | None = None


@dataclass(frozen=True)
class Bar:
    """One part of a seat's sums as a bar from the middle."""

    name: str
    points: str
    x: float
    width: float


def draw_review(environment: Environment, page: ReviewPage) -> str:
    """The whole page."""
    return _render(environment, "review", page)


def draw_position(environment: Environment, page: ReviewPage) -> str:
    """What the page shows of one ply."""
    return _render(environment, "_review_at", page)


def _render(environment: Environment, template: str, page: ReviewPage) -> str:
    drawing = Drawing(environment, page.view, page.frame.language)
    told = ReviewTold(page, drawing.text)
    return environment.get_template(f"room/{template}.html").render(
        page=page,
        frame=page.frame,
        t=drawing.text,
        drawing=drawing,
        view=page.view,
        told=told,
        review=page.state.review,
    )


class ReviewTold:
    """What the templates say: the sentences of a review as markup, and its figures as shapes."""

    def __init__(self, page: ReviewPage, text: MarkedUpText) -> None:
        self._page, self._text = page, text
        self._review = page.state.review
        if self._review is not None:
            names = shield_all(page.view.names)
            spoken = review_words(page.match, page.frame.language)
            self._sentences = ReviewSentences(self._review, page.match, spoken, names, page.reader)

    # --- the curve

    def line(self, seat: int) -> str:
        """A seat's line as the points of a polyline: plies across, chances down from 100."""
        rows = self._curve()
        ys = [round(CURVE_HEIGHT * (1 - row[seat]), 1) for row in rows]
        kept = [at for at in range(len(ys)) if at in (0, len(ys) - 1) or not ys[at - 1] == ys[at] == ys[at + 1]]
        return " ".join(f"{at},{ys[at]:g}" for at in kept)

    def chance(self, seat: int) -> int:
        """A seat's chance at the ply that is shown, of a hundred."""
        return round(100 * self._curve()[self._page.view.ply][seat])

    def chances(self, seat: int) -> str:
        """A seat's chance at every ply, of a hundred, for the script."""
        return " ".join(str(round(100 * row[seat])) for row in self._curve())

    def _curve(self) -> tuple[tuple[float, ...], ...]:
        assert self._review is not None
        return self._review.curve(self._page.known)

    # --- sentences

    def moments(self) -> list[Told]:
        """The plies that moved most."""
        return [Told(one.ply, self._mark_up(one.text)) for one in self._sentences.moments()]

    def draws(self) -> list[Told]:
        """The draws that mattered."""
        return [Told(one.ply, self._mark_up(one.text)) for one in self._sentences.draws()]

    def decisions(self) -> list[Told]:
        """The decisions that cost something."""
        return [self._told(number, one) for number, one in self._numbered() if one.verdict in (INACCURACY, MISTAKE)]

    def _numbered(self) -> list[tuple[int, Decision]]:
        assert self._review is not None
        return list(enumerate(self._review.decisions))

    def _told(self, number: int, one: Decision) -> Told:
        return Told(one.first_ply, self._mark_up(self._sentences.choice(one)), one.verdict, number)

    def verdict(self, verdict: str) -> str:
        """A verdict in a word."""
        return self._sentences.verdict(verdict)

    def counts(self) -> list[Markup]:
        """How the decisions of each judged seat were judged."""
        assert self._review is not None
        judged = {one.seat for one in self._review.decisions}
        return [self._mark_up(line) for seat, line in enumerate(self._sentences.counts()) if seat in judged]

    def sums(self) -> list[tuple[int, Markup, list[Bar]]]:
        """For each seat the sentence of its sums, and its bars."""
        assert self._review is not None
        lines = self._sentences.sums()
        return [(seat, self._mark_up(lines[seat]), _bars(sums)) for seat, sums in enumerate(self._review.sums)]

    def sums_error(self) -> Markup:
        """How exactly the parts are known."""
        return self._mark_up(self._sentences.sums_error())

    def limits(self) -> Markup:
        """How good the estimate is."""
        return self._mark_up(self._sentences.limits())

    def description(self) -> str:
        """A short text for those who are sent the address."""
        assert self._review is not None
        largest = max(self._review.moments, key=lambda one: abs(one.after - one.before))
        return self._text.plain(self._sentences.moment(largest)).replace(SHIELDED_BRACKET, "[")

    # --- the position

    def happened(self) -> list[Markup]:
        """The events of the ply that led to what is shown."""
        return self._text.told(self._page.view.last.events, self._page.view.names, self._page.reader)

    def better(self) -> Markup:
        """The better choice that the board shows."""
        assert self._review is not None
        assert self._page.better is not None
        one = self._review.decisions[self._page.better]
        return self._mark_up(self._sentences.gesture(one, one.best))

    def _mark_up(self, text: str) -> Markup:
        return self._text.mark_up(text)


def _bars(sums: Sums) -> list[Bar]:
    return [_bar(name, getattr(sums, name)) for name in ("luck", "own", "others")]


def _bar(name: str, value: float) -> Bar:
    width = min(abs(value), 1.0) * WIDEST_BAR
    return Bar(name, signed(value), WIDEST_BAR if value >= 0 else WIDEST_BAR - width, width)
