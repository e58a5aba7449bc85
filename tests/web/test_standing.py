"""Answers given in advance: some hold until switched off, some end with the turn they were given in."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import kotatsu
from kotatsu.web.tables.hands import forget_past_turns, standing_now
from tests.support import arrange

ANA, BO = 0, 1


class Store:
    """What a house does with a seat's answers, over plain rows."""

    def __init__(self, room: Any) -> None:
        self.room = room
        self.store = self
        self.news = 0

    async def change_seat(self, table: str, seat: int, *, standing: list[str]) -> None:
        self.room.seats[seat].standing = standing

    def changed(self, table: str) -> None:
        self.news += 1


def room(turn: int, *standing: str) -> Any:
    match = arrange(kotatsu.new("pikit", seats=2, seed=1), turn=turn)
    rows = [SimpleNamespace(standing=list(standing)), SimpleNamespace(standing=[])]
    return SimpleNamespace(
        live=SimpleNamespace(game=match.game, match=match), seats=rows, table=SimpleNamespace(id="t")
    )


def test_an_answer_for_this_turn_holds_only_in_it() -> None:
    assert standing_now(room(BO, "let_pass_this_turn@1", "let_pass"), ANA) == ["let_pass_this_turn", "let_pass"]
    assert standing_now(room(ANA, "let_pass_this_turn@1", "let_pass"), ANA) == ["let_pass"]
    assert standing_now(room(BO), ANA) == []


def test_it_does_not_come_back_with_the_next_turn_of_the_same_player() -> None:
    table = room(BO, "let_pass_this_turn@1", "let_pass")
    house: Any = Store(table)
    asyncio.run(forget_past_turns(house, table))
    assert (house.news, standing_now(table, ANA)) == (0, ["let_pass_this_turn", "let_pass"])
    table.live.match.state.turn = ANA
    asyncio.run(forget_past_turns(house, table))
    table.live.match.state.turn = BO
    assert (house.news, standing_now(table, ANA)) == (1, ["let_pass"])
