"""Several decisions that were one gesture travel in one request: dice set aside and the roll."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.match import Match
from kotatsu.web.pages.table_forms import MAX_FURTHER_ACTIONS
from tests.web.servers import Inside
from tests.web.tables import new_id

GAME = "king-of-tokyo"


def seated(site: Inside) -> tuple[Any, str, Match]:
    """Somebody who holds both seats; their browser, the table's path, and its match."""
    ann = site.browser()
    path = ann.new_table(GAME, **{"kind-1": "device", "name-1": "Bo"})
    ann.send_form(f"{path}/start")
    return ann, path, site.table(path[3:]).live.match


def gesture(match: Match) -> list[int]:
    """Three dice set aside, then the roll."""
    toggles = [action for action in match.legal() if match.game.page.toggles(match.state, action)]
    roll = next(action for action in match.legal() if "roll" in match.game.actions.text(action))
    return [*toggles[:3], roll]


def fields(match: Match, actions: list[int]) -> dict[str, Any]:
    return {
        "seat": match.actor,
        "ply": match.ply,
        "id": new_id(),
        "action": actions[0],
        "then": ";".join(map(str, actions[1:])),
    }


def test_a_gesture_is_one_request_and_counts_once(site: Inside) -> None:
    ann, path, match = seated(site)
    sent = fields(match, gesture(match))
    told = ann.send_form(f"{path}/move", script=True, **sent)
    assert told.status_code == 200, told.text
    assert told.json()["ply"] == 4
    again = ann.send_form(f"{path}/move", script=True, **sent)
    assert again.json() == told.json()
    assert site.table(path[3:]).live.match.ply == 4


def test_what_has_become_impossible_is_left(site: Inside) -> None:
    ann, path, match = seated(site)
    first, *_, roll = gesture(match)
    actions = match.game.actions
    purchase = next(action for action in range(actions.count) if actions.text(action).startswith("buy"))
    told = ann.send_form(f"{path}/move", script=True, **fields(match, [first, purchase, roll]))
    assert told.status_code == 200
    assert told.json()["ply"] == 1  # nothing can be bought before the dice are counted, so nobody rolled either


def test_what_is_no_gesture_is_refused_and_changes_nothing(site: Inside) -> None:
    ann, path, match = seated(site)
    first = gesture(match)[0]
    for then in (";".join(["1"] * (MAX_FURTHER_ACTIONS + 1)), "9" * 6000):
        told = ann.send_form(f"{path}/move", script=True, **fields(match, [first]) | {"then": then})
        assert told.status_code in (200, 400, 413, 422), told.text
        assert site.table(path[3:]).live.match.ply <= 1
