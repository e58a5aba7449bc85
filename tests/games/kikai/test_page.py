"""The table's drawing: pieces that choices touch, what lights up, the ways that fans walk."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

from kotatsu import NOBODY, Match
from kotatsu.conformance.shots import view_of
from kotatsu.games.kikai import page, page_map
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour
from kotatsu.web.render.drawing import Drawing
from kotatsu.web.render.renderer import environment
from kotatsu.words import Words
from tests.games.kikai.positions import ELLIOT, GIZA, act, bare, crowd, gather, give, stand, street, take
from tests.support import wander


def scene(match: Match, seat: int | None = None) -> dict[str, Any]:
    reader = match.actor if seat is None else seat
    return page.scene(match.view(reader), reader, Words(match.game, "en"))


def touched(match: Match, move: str) -> tuple[str, ...]:
    return page.pieces(match.state, match.read(move))


def test_every_place_has_a_place_on_the_map() -> None:
    assert set(page_map.PLATES) == set(p.DISTRICT_NAMES)
    assert set(page_map.PLAZAS) == set(p.SQUARE_NAMES)


def test_squares_lie_apart_and_off_the_plates() -> None:
    spots = list(page_map.PLAZAS.values())
    for number, (x, y) in enumerate(spots):
        for other_x, other_y in spots[number + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * page_map.RADIUS) ** 2
        for left, top in page_map.PLATES.values():
            dx = max(left - x, 0, x - left - page_map.PLATE)
            dy = max(top - y, 0, y - top - page_map.PLATE)
            assert dx**2 + dy**2 > page_map.RADIUS**2


def test_pieces_answer_for_every_action_at_any_time() -> None:
    match = Match(bare().game, 2, seed=5)
    for at in wander(match, 5, 60):
        if at.over or at.ply % 6:
            continue
        for action in range(at.game.actions.count):
            assert all(":" in piece for piece in page.pieces(at.state, action))
        choices = [page.pieces(at.state, action) for action in at.legal()]
        with_pieces = [pieces for pieces in choices if pieces]
        assert len(set(with_pieces)) == len(with_pieces), "two choices that no touch could tell apart"


def test_a_fan_needs_its_level_only_where_there_are_several() -> None:
    match = bare()
    take(match, ELLIOT, "diner-market", "diner-terrace")
    stand(match, ELLIOT, "diner", "red-rollers", "red-safe", "blue-lamp")
    crowd(match, "market", red=2)
    crowd(match, "terrace", blue=2)
    match.play("play card=diner")
    assert touched(match, "bring square=market level=feet") == ("square:market", "level:0")
    assert touched(match, "bring square=terrace level=head") == ("square:terrace",)


def test_open_streets_and_tolls_for_the_actor_alone() -> None:
    match = bare()
    take(match, GIZA, "diner-market")
    stand(match, ELLIOT, "diner", "red-rollers")
    crowd(match, "market", red=2)
    match.play("play card=diner")
    seen = scene(match)
    costs = {way.name: way.cost for way in seen["ways"] if way.cost is not None}
    assert costs == {"diner-terrace": 2, "diner-junkyard": 4}
    tolls = {plaza.name: plaza.toll for plaza in seen["plazas"] if plaza.toll is not None}
    assert tolls == {"market": 1}
    other = scene(match, GIZA)
    assert not any(way.cost is not None for way in other["ways"])
    assert other["prospects"] == []


def test_prospects_say_what_each_action_would_do() -> None:
    match = bare(energy=5)
    take(match, ELLIOT, "diner-market")
    stand(match, ELLIOT, "diner", "red-rollers", "blue-safe")
    gather(match, ELLIOT, "diner", "red")
    give(match, ELLIOT, gone=3)
    match.state.influence[ELLIOT, Colour.RED] = 2
    match.play("play card=diner")
    found = {one.action: (one.possible, one.values) for one in scene(match)["prospects"]}
    assert found["build"] == (False, {})
    assert found["bring"] == (False, {"count": 0})
    assert found["exhibit"] == (True, {"energy": 4, "fame": 2})
    assert found["deploy"][1]["cost"] == 2


@pytest.mark.parametrize("seed", range(4))
def test_walked_ways_lead_home_at_the_toll_that_is_asked(seed: int) -> None:
    match = bare()
    s = match.state
    for one in range(p.STREETS):
        s.owner[one] = (one * (seed + 2) + seed) % 3 - 1
    match.play("play card=diner")
    homeward = page_map.homeward_streets(s)
    for square in range(p.SQUARES):
        assert (square in homeward) == (s.toll[square] != p.NONE)
        if square in homeward:
            way = page_map.route(square, homeward)
            toll = sum(0 if s.owner[one] == s.actor else p.SLOTS[one] for one in way)
            assert toll == s.toll[square]
            assert p.EXIT_OF[way[-1]] == s.district


def test_a_way_does_not_wander_over_ones_own_dead_ends() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-rollers")
    crowd(match, "carwash", red=2)
    take(match, ELLIOT, "diner-terrace", "terrace-carwash", "carwash-redcarpet", "redcarpet-fountain")
    match.play("play card=diner")
    walked = {way.name for way in scene(match)["ways"] if way.walked}
    assert walked == {"diner-terrace", "terrace-carwash"}


def test_marks_name_the_pieces_that_moved() -> None:
    match = act(bare(), "play card=diner", "deploy street=diner-terrace")
    marks = [mark for event in match.plies[-1].events for mark in page.marks(event)]
    assert marks == ["street:diner-terrace"]
    assert match.state.owner[street("diner-terrace")] == ELLIOT


def test_the_ledger_adds_up_to_the_score() -> None:
    for mode in ("normal", "advanced"):
        match = Match(bare().game, 2, seed=8, options={"mode": mode})
        for _ in wander(match, 8):
            pass
        items = scene(match, 0)["ledger"]
        assert [sum(points[seat] for _, points in items) for seat in range(2)] == match.scores()


def drawn(match: Match, seat: int, language: str = "en") -> str:
    """All that a reader sees, as HTML."""
    drawing = Drawing(environment(), view_of(match, seat), language)
    return unescape(f"{drawing.board}{drawing.own}{''.join(drawing.panels)}{''.join(drawing.screens.values())}")


def test_labels_say_what_the_board_shows_in_advanced_mode() -> None:
    match = bare("advanced")
    crowd(match, "market", red=2)
    match.state.billboards[ELLIOT, 0] = 0
    match.state.taken[ELLIOT, Colour.RED] = 3
    html = drawn(match, ELLIOT)
    for label in (
        "Market Square: red 2; for emptying it 2 energy.",
        "Market – Terrace street, 2 slots, gives 1 ladder: nobody.",
        "billboard: already up",
        "red 3",
    ):
        assert f'aria-label="{label}"' in html
    assert "Coming on the energy track: 2 energy, 3 energy, 4 energy" in html
    assert "row 6, spaces 16 to 18: gain 3 energy; space 18 gives 1 ladder." in html
    assert 'aria-label="2 energy"' not in html  # in Advanced mode a billboard has no bonus of its own


def test_labels_say_what_the_board_shows_in_normal_mode() -> None:
    match = bare()
    crowd(match, "market", red=2)
    html = drawn(match, ELLIOT, "fr")
    assert 'aria-label="square du Marché\u202f: 2 rouges\u202f; à qui le vide, 2 points."' in html
    assert 'aria-label="2 énergies"' in html
    assert "Points du Maître\u202f: ×4" in html
    assert ">×4<" in html


def test_no_final_scoring_after_a_media_victory() -> None:
    match = bare()
    match.state.media = GIZA
    match.state.actor = NOBODY
    html = str(Drawing(environment(), view_of(match, ELLIOT), "en").result)
    assert "nothing is counted" in html
    assert "Final scoring" not in html
    assert not Drawing(environment(), view_of(match, ELLIOT), "en").points_count
    match.state.media = p.NONE
    assert "Final scoring" in str(Drawing(environment(), view_of(match, ELLIOT), "en").result)
