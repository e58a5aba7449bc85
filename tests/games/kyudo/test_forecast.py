"""Ready ways to group a roll: all that make sense, best first, and each does what it says."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.games.kyudo import GAME, page
from kotatsu.games.kyudo.forecast import forecast, plans
from kotatsu.games.kyudo.state import Question, Verb
from kotatsu.words import Words
from tests.games.kyudo.positions import FULL, NO_TOKENS, crowd, grouping, only, row, tokens
from tests.support import wander

ENGLISH = Words(GAME, "en")


def ways(match: Match) -> list[list[str]]:
    """The groups of every plan, as text."""
    return [[match.game.actions.text(group.action) for group in plan.groups] for plan in plans(match.state)]


def test_an_arrow_black_and_two_greens_has_the_two_ways_of_the_rulebook() -> None:
    assert ways(grouping("arrow black green green")) == [
        ["flag colour=green count=2", "aim colour=black arrows=1"],
        ["aim colour=green arrows=1"],
    ]


def test_two_arrows_and_two_colours_have_the_three_ways_of_the_rulebook() -> None:
    assert sorted(ways(grouping("arrow arrow black blue"))) == [
        ["aim colour=black arrows=1", "aim colour=blue arrows=1"],
        ["aim colour=black arrows=2"],
        ["aim colour=blue arrows=2"],
    ]


def test_the_best_way_comes_first() -> None:
    closing = grouping("arrow arrow black blue", ticked=[only("blue", 2)])
    assert ways(closing)[0] == ["aim colour=blue arrows=2"]
    winning = grouping("arrow red blue blue", ticked=[[*FULL[:4], 4]], boxes=[only("blue", 1)])
    best = plans(winning.state)[0]
    assert best.wins
    assert page.previews(winning.state, 0, ENGLISH)[0]["label"].startswith("Win now!")


def test_a_shield_may_spoil_a_win_and_none_is_promised() -> None:
    match = grouping(
        "arrow red blue green", ticked=[FULL, NO_TOKENS], spectators=[15, 17], tokens=[NO_TOKENS, tokens(shield=1)]
    )
    assert not plans(match.state)[0].wins
    match = grouping("arrow red blue green", ticked=[FULL, NO_TOKENS], spectators=[15, 17])
    assert plans(match.state)[0].wins


@pytest.mark.parametrize(
    ("faces", "fields", "sentence"),
    [
        ("arrow black red blue", {}, "1 arrow in [black]: 1 circle"),
        ("arrow arrow red blue", {"ticked": [only("red", 3)]}, "2 arrows in [red]: 2 circles, red closed"),
        (
            "arrow arrow arrow green",
            {"ticked": [only("green", 3)]},
            "3 arrows in [green]: 1 circle, green closed, and an opponent loses 4",
        ),
        ("arrow arrow red blue", {"ticked": [FULL]}, "2 arrows in [red], which you closed: an opponent loses 6"),
        ("red red blue black", {}, "2 dice on the [red] flag: 1 corner is full, take a Wild"),
        ("black black blue red", {}, "2 dice on the [black] flag: 2 boxes"),
        ("blue blue blue blue", {}, "4 dice on the [blue] flag: 2 corners are full, tick any 2 circles"),
        ("arrow arrow arrow arrow", {}, "Ultimate, four arrows: your opponent loses 4 spectators"),
    ],
)  # fmt: skip
def test_a_way_is_told_in_a_sentence(faces: str, fields: dict[str, Any], sentence: str) -> None:
    labels = [preview["label"] for preview in page.previews(grouping(faces, **fields).state, 0, ENGLISH)]
    assert any(sentence in label for label in labels), labels


def test_holding_a_shot_back_is_ready_where_it_would_be_wasted() -> None:
    useful = grouping("red red blue black")
    assert ways(useful) == [["flag colour=red count=2"]]
    wasted = grouping("red red blue black", tokens=[tokens(wild=1)], centre=[1, 1, 0])
    assert ways(wasted) == [["spread colour=red count=2"], ["flag colour=red count=2"]]
    labels = [preview["label"] for preview in page.previews(wasted.state, 0, ENGLISH)]
    assert labels == [
        "2 dice on the [red] flag, spread: no corner is full",
        "2 dice on the [red] flag: 1 corner is full, but you hold every Wild",
    ]


def test_nothing_is_ready_while_no_grouping_is_asked_for() -> None:
    match = kotatsu.new("kyudo", seats=2, seed=1)
    assert page.previews(match.state, match.actor, ENGLISH) == []
    assert page.previews(grouping("arrow arrow black blue").state, 1, ENGLISH) == []


def test_every_ready_way_can_be_played_and_every_group_is_in_one_or_outdone() -> None:
    """Random play: previews are made from a view, their actions are legal in a row, no group is forgotten."""
    seen = 0
    for at in wander(kotatsu.new("kyudo", seats=3, seed=6), 6):
        if at.over or at.game.rules.question(at.state) != Question.GROUP:
            continue
        seen += 1
        ready = page.previews(at.view(at.actor), at.actor, ENGLISH)
        kinds = {(group.kind, group.colour) for plan in plans(at.state) for group in plan.groups}
        for action in at.legal():
            if Verb.AIM <= action < Verb.FINISH and forecast(at.state, action).kind != "spread":
                assert (forecast(at.state, action).kind, forecast(at.state, action).colour) in kinds
        for preview in ready:
            twin = at.copy()
            for action in preview["actions"]:
                twin.play(action)
    assert seen > 30


def test_a_forecast_is_what_happens() -> None:
    """Random play: circles, boxes and losses are those that the sentence told, where nobody is asked in between."""
    checked = 0
    for at in wander(kotatsu.new("kyudo", seats=2, seed=9), 9):
        if at.over:
            break
        for action in at.legal():
            if Verb.AIM <= action < Verb.FINISH:
                told, twin, seat = forecast(at.state, action), at.copy(), at.actor
                before = sum(crowd(at)), sum(row(at, "ticked", seat).values()), sum(row(at, "boxes", seat).values())
                twin.play(action)
                if twin.over or twin.actor != seat or twin.state.turn != at.state.turn:
                    continue
                if twin.game.rules.question(twin.state) != Question.GROUP:
                    continue
                ticked, boxes = (sum(row(twin, field, seat).values()) for field in ("ticked", "boxes"))
                free = ticked - before[1] - told.ticks
                assert free == 0 or (told.fires and free <= 2 * told.fires)
                assert boxes - before[2] == told.boxes
                assert before[0] - sum(crowd(twin)) <= told.loss * told.victims
                checked += 1
    assert checked > 10
