"""A review in sentences, the same for pages and terminals: moments, draws, choices and sums in the game's own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.reviews.calibration import measured
from kotatsu.reviews.gestures import Gesture
from kotatsu.reviews.model import (
    INACCURACY,
    MISTAKE,
    MOST_DRAWS,
    SETUP_PLY,
    VERDICTS,
    Decision,
    Draw,
    Moment,
    Review,
    Sums,
)
from kotatsu.reviews.states import after_all
from kotatsu.words import Words, words

WORDS = Path(__file__).parent / "words"
MOST_EVENTS = 3
"""Events that a moment is told by."""
LAST_SENTENCES = 2
"""Sentences that a draw is told by: the last of its ply."""
NAMED_LUCK = 0.05
"""A draw is named when it gave or took this much, beyond twice its error."""
CERTAINTY = 2.0


@dataclass(frozen=True)
class Sentence:
    """A sentence and the ply after which the board shows what it tells of."""

    ply: int
    text: str


def review_words(match: Match, language: str) -> Words:
    """The words of a game and of its review."""
    return words(match.game, language, WORDS)


class ReviewSentences:
    """What a review of a match says to a reader; seats are called by their names."""

    def __init__(
        self, review: Review, match: Match, spoken: Words, names: Sequence[str], reader: int = SPECTATOR
    ) -> None:
        self.review, self.match, self.words = review, match, spoken
        self.names, self.reader = tuple(names), reader

    def head(self) -> str:
        """The game and its length."""
        return self.words.text("review-head", title=self.match.game.title, plies=self.review.plies)

    def moments(self) -> list[Sentence]:
        """The plies that moved most."""
        return [Sentence(moment.ply + 1, self.moment(moment)) for moment in self.review.moments]

    def moment(self, moment: Moment) -> str:
        """What happened, and whose chance went from where to where."""
        told = self.words.text(
            "review-moment",
            ply=moment.ply + 1,
            text=self._happened(moment.ply, moment.seat),
            name=self.names[moment.seat],
            you=self._you(moment.seat),
            before=whole(moment.before),
            after=whole(moment.after),
        )
        if abs(moment.luck) < NAMED_LUCK:
            return told
        return f"{told} {self.words.text('review-moment-drawn', luck=signed(moment.luck))}"

    def _happened(self, ply: int, seat: int) -> str:
        """A ply by its events: the first, and those about a seat; by its choice where nothing was told."""
        done = self.match.plies[ply]
        if not done.events:
            return _sentence(self._choice(self.match.state_at(ply), (done.action,)))
        about = [event for event in done.events[1:] if seat in _seats_of(event, self.match)]
        chosen = [done.events[0], *(about or done.events[1:])][:MOST_EVENTS]
        return " ".join(self._told(chosen))

    def _told(self, events: Sequence[Event]) -> list[str]:
        return [_sentence(line) for line in self.words.told(events, self.names, self.reader)]

    def _you(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def sums(self) -> list[str]:
        """For each seat where its result came from."""
        return [self._sums(seat, sums) for seat, sums in enumerate(self.review.sums)]

    def _sums(self, seat: int, sums: Sums) -> str:
        parts = {name: signed(getattr(sums, name)) for name in ("luck", "own", "others")}
        return self.words.text(
            "review-sums",
            name=self.names[seat],
            you=self._you(seat),
            start=whole(sums.start),
            result=whole(sums.result),
            **parts,
        )

    def sums_error(self) -> str:
        """How exactly the parts are known: the largest standard error of any seat."""
        return self.words.text("review-sums-error", error=tenths(max(sums.error for sums in self.review.sums)))

    def draws(self) -> list[Sentence]:
        """The draws that gave or took most, in the order of the game."""
        return [Sentence(draw.ply + 1, self._draw(draw, seat)) for draw, seat in named_draws(self.review)]

    def _draw(self, draw: Draw, seat: int) -> str:
        values = {"name": self.names[seat], "luck": signed(draw.luck[seat])}
        if draw.ply == SETUP_PLY:
            return self.words.text("review-draw-setup", **values)
        events = self.match.plies[draw.ply].events
        text = " ".join(self._told(events)[-LAST_SENTENCES:]) or self._happened(draw.ply, seat)
        return self.words.text("review-draw", ply=draw.ply + 1, text=text, **values)

    def counts(self) -> list[str]:
        """For each seat how its decisions were judged."""
        return [self._counts(seat) for seat in range(self.review.seats)]

    def _counts(self, seat: int) -> str:
        found = Counter(one.verdict for one in self.review.decisions if one.seat == seat)
        best, good, inaccuracies, mistakes = (found[verdict] for verdict in VERDICTS)
        counts = {"best": best, "good": good, "inaccuracies": inaccuracies, "mistakes": mistakes}
        return self.words.text("review-counts", name=self.names[seat], **counts)

    def choices(self) -> list[Sentence]:
        """The decisions that cost something, and what was better."""
        return [Sentence(one.first_ply, self.choice(one)) for one in blamed(self.review)]

    def choice(self, one: Decision) -> str:
        """What was played, what was better, and by how much."""
        return self.words.text(
            "review-choice",
            ply=one.ply + 1,
            name=self.names[one.seat],
            played=_sentence(self.gesture(one, one.played)),
            better=_sentence(self.gesture(one, one.best)),
            cost=whole(one.cost),
            error=whole(one.error),
        )

    def gesture(self, one: Decision, gesture: Gesture) -> str:
        """A choice in words, as the seat could see it."""
        return self._choice(self.match.state_at(one.first_ply), gesture)

    def _choice(self, state: Any, gesture: Gesture) -> str:
        told = ""
        for place, action in enumerate(gesture):
            text = self.words.choice(after_all(self.match.game, state, gesture[:place]), action, self.names)
            told = self.words.text("review-then", first=told, text=text[:1].lower() + text[1:]) if told else text
        return told

    def verdict(self, verdict: str) -> str:
        """A verdict in a word."""
        return self.words.text("review-verdict", verdict=verdict)

    def limits(self) -> str:
        """How good the estimate is."""
        found = measured(self.review.game)
        if not self.review.by_net:
            return self.words.text("review-limits-random")
        if found is None:
            return self.words.text("review-limits-unmeasured")
        return self.words.text("review-limits", games=found.games, error=tenths(found.error))

    def lines(self) -> Iterator[str]:
        """The whole review for a terminal."""
        yield self.head()
        yield from self._part("moments", [one.text for one in self.moments()], "")
        if self.review.sums:
            yield from self._part("sums", [*self.sums(), self.sums_error()], "")
            yield from self._part("draws", [one.text for one in self.draws()], "review-no-draws")
            judged = [*self.counts(), *(one.text for one in self.choices())]
            yield from self._part("choices", judged, "review-no-choices")
        yield ""
        yield self.limits()

    def _part(self, name: str, lines: Sequence[str], otherwise: str) -> Iterator[str]:
        yield ""
        yield self.words.text(f"review-heading-{name}")
        yield from (f"  {line}" for line in lines or [self.words.text(otherwise)])


def named_draws(review: Review) -> list[tuple[Draw, int]]:
    """The draws that mattered most and the seat that each mattered most to, in the order of the game."""
    found = []
    for draw in review.draws:
        seat = max(range(review.seats), key=lambda seat, draw=draw: abs(draw.luck[seat]))  # type: ignore[misc]
        size = abs(draw.luck[seat])
        if size >= NAMED_LUCK and size > CERTAINTY * draw.error[seat]:
            found.append((size, draw.ply, draw, seat))
    found.sort(key=lambda one: -one[0])
    return [(draw, seat) for _, _, draw, seat in sorted(found[:MOST_DRAWS], key=lambda one: one[1])]


def blamed(review: Review) -> list[Decision]:
    """The decisions that are called inaccuracies or mistakes."""
    return [one for one in review.decisions if one.verdict in (INACCURACY, MISTAKE)]


def whole(chance: float) -> str:
    """A chance in whole points of a hundred."""
    return f"{100 * chance:.0f}"


def tenths(chance: float) -> float:
    """A chance in points of a hundred, to a tenth; a message writes it as its language does."""
    return round(100 * chance, 1)


def signed(change: float) -> str:
    """A change in points of a hundred, with its sign."""
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def _sentence(text: str) -> str:
    """A choice or an event that ends with a full stop."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _seats_of(event: Event, match: Match) -> set[int]:
    return {
        event.values[argument.name] for argument in match.game.events.arguments[event.name] if argument.kind == "seat"
    }
