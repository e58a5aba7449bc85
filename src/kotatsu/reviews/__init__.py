"""Looking back at a finished game: chances, turning points, luck and choices. `kotatsu.review(match)` makes one."""

from __future__ import annotations

from kotatsu.reviews.model import BEST, GOOD, INACCURACY, MISTAKE, Decision, Draw, Moment, Review, Sums
from kotatsu.reviews.reviewing import first_review, review

__all__ = [
    "BEST",
    "GOOD",
    "INACCURACY",
    "MISTAKE",
    "Decision",
    "Draw",
    "Moment",
    "Review",
    "Sums",
    "first_review",
    "review",
]
