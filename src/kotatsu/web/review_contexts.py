"""What the pages of a review are drawn from. Their addresses:

| address | what |
|---|---|
| `GET /t/{table}/review?ply=n&known=s&better=d` | ReviewPage at ply n, as seat s knew it, with better choice d |
| `GET /t/{table}/review/at?...` | the same position without the frame: board, chances, what happened |
| `GET /t/{table}/review/state` | `{"whole": false, "curve": true}` while it is being made |
| `GET /t/{table}/review.json`, `/review.svg`, `/review.png` | for programs, the curve, a preview for links |
"""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.engine.match import Match
from kotatsu.reviews import Review
from kotatsu.web.page_contexts import Frame, SeatCard, SeatView


@dataclass(frozen=True)
class ReviewState:
    """What is known of a table's review: whole, the curve alone, or nothing yet; or that there can be none."""

    review: Review | None = None
    failed: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether nothing more will come."""
        return self.failed or (self.review is not None and self.review.is_whole)


WAITING = ReviewState()
FAILED = ReviewState(failed=True)


@dataclass(frozen=True)
class ReviewPage:
    """A finished game looked back at."""

    frame: Frame
    table: str
    match: Match
    view: SeatView
    """The table at the ply that is looked at."""
    seats: tuple[SeatCard, ...]
    state: ReviewState
    reader: int
    """The reader's seat, who is called "you"; SPECTATOR for others."""
    known: int | None
    """The seat whose knowledge the curve shows; None for the whole truth."""
    better: int | None
    """The decision whose better choice the board shows; None for what was played."""
    address: str
    """The whole address of this page, for friends."""
