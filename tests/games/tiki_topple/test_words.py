"""What the words of Tiki Topple say, in both languages."""

from __future__ import annotations

import pytest

from kotatsu.games.tiki_topple import GAME
from kotatsu.words import Words


@pytest.mark.clause("TT-U6")
def test_pawns_go_round_the_track_again() -> None:
    """Both languages say the same: at the end of the track a pawn begins again, be it once or more often."""
    assert "go round it again" in Words(GAME, "en").text("clause-U6")
    assert "en refont le tour" in Words(GAME, "fr").text("clause-U6")
