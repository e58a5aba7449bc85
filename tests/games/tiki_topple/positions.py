"""Positions of Tiki Topple: a pole, and seat 0 to play with one of each card."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu import IllegalAction, Match
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.parts import CARDS, TIKIS
from kotatsu.games.tiki_topple.state import OFF
from tests.support import arrange

NANI, WIKIWIKI, HUHU, NUI, LOKAHI, AKAMAI, EEPO, HOOKIPA, KAPU = range(TIKIS)
ALL_CARDS = [1] * CARDS


def position(line: list[int] | None = None, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 to play with one of each card, Toast allowed, on this pole."""
    match = kotatsu.new("tiki-topple", seats=seats, seed=1)
    line = list(range(TIKIS)) if line is None else line
    arrange(match, actor=0, starter=0, line=line + [OFF] * (TIKIS - len(line)), standing=len(line))
    arrange(match, hand=[ALL_CARDS, ALL_CARDS], cards_left=[CARDS, CARDS], played=[[1] + [0] * 6] * 2)
    return arrange(match, **fields)


def pole(match: Match) -> list[int]:
    return [match.state.line[place] for place in range(match.state.standing)]


def refusal(match: Match, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return caught.value.clause


def mission_of(*tikis: int) -> int:
    rows = [tuple(parts.MISSION_TIKIS[mission, goal] for goal in range(3)) for mission in range(parts.MISSIONS)]
    return rows.index(tikis)
