"""Answers given in advance: some hold until switched off, some end with the turn they were given in."""

from __future__ import annotations

from kotatsu.engine.match import Match
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.standing_answers import answers_in_force, drop_past_turns, set_standing_answer
from tests.web.servers import Inside
from tests.web.tables import people

ANA, BO = 0, 1


def pikit_table(site: Inside, turn: int, *standing: str) -> LoadedTable:
    """A table of Pikit in the turn of a seat; both seats keep these answers."""
    seats = people(site, game="pikit")
    site.change_seats(seats[0].table, standing=list(standing), kind="person")
    table = site.table(seats[0].table)
    in_turn_of(table.live.match, turn)
    return table


def in_turn_of(match: Match, seat: int) -> None:
    match.state.turn = seat


def test_an_answer_for_this_turn_holds_only_in_it(site: Inside) -> None:
    table = pikit_table(site, BO, "let_pass_this_turn@1", "let_pass")
    assert answers_in_force(table, ANA) == ["let_pass_this_turn", "let_pass"]
    in_turn_of(table.live.match, ANA)
    assert answers_in_force(table, ANA) == ["let_pass"]
    assert answers_in_force(pikit_table(site, BO), ANA) == []


def test_it_does_not_come_back_with_the_next_turn_of_the_same_player(site: Inside) -> None:
    table = pikit_table(site, BO, "let_pass_this_turn@1", "let_pass")
    changes = table.row.changes
    site.do(drop_past_turns(site.registry, table))
    assert site.table(table.id).row.changes == changes
    in_turn_of(table.live.match, ANA)
    site.do(drop_past_turns(site.registry, table))
    table = site.table(table.id)
    in_turn_of(table.live.match, BO)
    assert table.row.changes > changes
    assert answers_in_force(table, ANA) == ["let_pass"]


def test_an_answer_is_switched_off_again_whatever_turn_it_was_given_in(site: Inside) -> None:
    table = pikit_table(site, BO, "let_pass_this_turn@0", "let_pass")
    key = table.seats[ANA].key
    site.do(set_standing_answer(site.registry, table, ANA, "let_pass_this_turn", False, key))
    assert site.table(table.id).seats[ANA].standing == ["let_pass"]
