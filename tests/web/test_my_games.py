"""A person's games: every kind in its place, boards without secrets, search, figures that mean something."""

from __future__ import annotations

import json
import re

import pytest

import kotatsu
from kotatsu.web.people.contexts import GROUPS
from kotatsu.web.people.statistics import LESS, MORE, OPEN, Figure, FinishedGame, luck_and_choices, statistics
from kotatsu.web.store.review_models import ReviewRow
from kotatsu.web.store.reviews import StoredReviews
from tests.web.servers import Browser, Inside, wait_for
from tests.web.test_people import make_one_person, person_of
from tests.web.test_shelf import finish, play


def group(browser: Browser, name: str, query: str = "") -> str:
    """The part of the page about one group of games; empty when it is not there."""
    page = browser.get(f"/me{query}").text
    found = re.search(rf'<section class="paper games-{name}".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def wait_for_results(site: Inside) -> None:
    wait_for(lambda: not site.do(site.services.results.games.without_result(1)))


def test_games_are_where_they_belong(site: Inside) -> None:
    someone, friend = site.browser(), site.browser()
    assert "No games yet" in someone.get("/me").text
    lobby = someone.new_table()
    turn = someone.new_table("pikit", seats=2, **{"kind-1": "device", "name-1": "Zed"})
    someone.send_form(f"{turn}/start")
    other = friend.new_table("kyudo", **{"name-0": "Bea"})
    assert other not in someone.get("/me").text
    someone.get(other)  # the link was opened, nobody sat down
    done = play(someone)
    finish(site, someone, done)
    wait_for_results(site)
    assert lobby in group(someone, "setting-up")
    assert turn in group(someone, "turn")
    assert other in group(someone, "invited")
    assert done in group(someone, "finished")
    assert "?ply=0" in group(someone, "finished")
    for name in GROUPS:
        assert not group(someone, name, "?show=nothing&text=Nobody")
    assert group(someone, "finished", "?show=finished")
    assert not group(someone, "turn", "?show=finished")
    assert done in group(someone, "finished", "?text=topple")
    assert turn in group(someone, "turn", "?text=zed")
    assert not group(someone, "finished", "?game=pikit")
    assert someone.send_form("/me/invitations/forget", table=other[3:]).status_code == 303
    assert not group(someone, "invited")


def test_a_visitor_without_a_seat_is_invited_to_nothing(site: Inside) -> None:
    host, visitor = site.browser(), site.browser()
    visitor.get(host.new_table())
    assert "No games yet" in visitor.get("/me").text
    assert "kotatsu" not in visitor.cookies


def test_a_seat_that_a_bot_plays_for_is_not_waiting(site: Inside) -> None:
    someone = site.browser()
    path = someone.new_table("pikit", seats=2, **{"kind-1": "device", "name-1": "Zed"})
    someone.send_form(f"{path}/start")
    assert path in group(someone, "turn")
    site.change_seats(path[3:], stand_in="easy", kind="person")
    assert path in group(someone, "running") or path in group(someone, "finished") or path in group(someone, "turn")


def test_a_board_shows_what_its_reader_may_see_and_nothing_else(site: Inside) -> None:
    """A hand is on the board of its owner alone; on a shared device on nobody's."""
    someone, friend = site.browser(), site.browser()
    path = someone.new_table("tiki-topple", seats=2)
    friend.send_form(f"{path}/join", name="Bea")
    someone.send_form(f"{path}/start")
    friend.send_form(f"{path}/chat", text="xyzzy-secret")
    drawn = site.services.thumbnails
    boards = {
        who: str(site.do(drawn.drawn(path[3:], person_of(site, browser), "en")))
        for who, browser in {"own": someone, "friend": friend}.items()
    }
    assert all("<svg" in board for board in boards.values())
    table = site.table(path[3:])
    seed = table.row.seed
    for board in boards.values():
        assert "xyzzy" not in board
        assert seed not in board
        assert table.seats[0].key not in board
    make_one_person(site, someone, friend)
    person = person_of(site, someone)
    shared = str(site.do(drawn.drawn(path[3:], person, "en")))
    watched = str(site.do(drawn.drawn(path[3:], "", "en")))
    assert shared == watched
    assert "xyzzy" not in someone.get("/me").text


@pytest.mark.parametrize("game", kotatsu.every(), ids=lambda game: game.slug)
def test_every_game_has_a_board_that_cannot_be_touched(site: Inside, game: kotatsu.Game) -> None:
    someone = site.browser()
    path = play(someone, game.slug)
    site.services.thumbnails._kept.clear()
    board = str(site.do(site.services.thumbnails.drawn(path[3:], person_of(site, someone), "fr")))
    assert "<svg" in board
    assert "tabindex" not in board
    assert "data-usable" not in board
    assert 'href="#' not in board.replace(f'href="#{game.slug}-', "")


def test_a_board_is_drawn_once_until_the_table_moves(site: Inside) -> None:
    someone = site.browser()
    path = play(someone)
    renderer, drawn = site.services.renderer, 0
    draw = renderer.thumbnail

    def counted(*arguments: object) -> object:
        nonlocal drawn
        drawn += 1
        return draw(*arguments)  # type: ignore[arg-type]

    renderer.thumbnail = counted  # type: ignore[method-assign, assignment]
    try:
        wait_for(lambda: site.table(path[3:]).live.match.actor == 0)
        someone.get("/me")
        before = drawn
        someone.get("/me")
        assert drawn == before == 1
        match = site.table(path[3:]).live.match
        sent = {"seat": 0, "ply": match.ply, "branch": 0, "id": "m", "action": match.legal()[0]}
        assert someone.send_form(f"{path}/move", script=True, **sent).status_code == 200
        someone.get("/me")
        assert drawn == 2
    finally:
        renderer.thumbnail = draw  # type: ignore[method-assign]


# --- figures


def won(share: float, game: str = "pikit", seats: int = 2, level: str = "easy") -> FinishedGame:
    return FinishedGame(game, seats, level, share)


def test_wins_are_told_against_an_equal_share() -> None:
    found = statistics([won(1.0), won(0.0), won(0.5, seats=4), won(1.0, "kyudo", 4, "people")])
    assert (found.overall.games, found.overall.wins, found.overall.expected) == (4, 2.5, 1.5)
    assert [(each.name, each.games) for each in found.by_game] == [("kyudo", 1), ("pikit", 3)]
    assert [(each.name, each.expected) for each in found.by_seats] == [("2", 1.0), ("4", 0.5)]
    assert [each.name for each in found.by_level] == ["people", "easy"]


def test_a_verdict_waits_until_chance_is_unlikely() -> None:
    assert Figure("", 0, 0, 0).verdict == OPEN
    assert Figure("", 4, 3, 2).verdict == OPEN
    assert Figure("", 40, 30, 20).verdict == MORE
    assert Figure("", 40, 10, 20).verdict == LESS


def test_luck_and_choices_are_summed_over_whole_reviews_for_the_right_seat() -> None:
    sums = [{"start": 0.5, "luck": 0.2, "own": -0.1, "others": 0.4, "result": 1.0, "error": 0.0}]
    other = [{"start": 0.5, "luck": -0.2, "own": 0.1, "others": -0.4, "result": 0.0, "error": 0.0}]
    whole, first_pass = json.dumps({"sums": sums + other}), json.dumps({"sums": []})
    found = luck_and_choices([(0, whole), (1, whole), (0, whole), (0, first_pass)])
    assert found.games == 3
    assert (round(found.luck, 9), round(found.own, 9), round(found.others, 9)) == (0.2, -0.1, 0.4)


def test_a_review_that_is_kept_shows_in_the_figures(site: Inside) -> None:
    someone = site.browser()
    path = play(someone)
    finish(site, someone, path)
    wait_for_results(site)
    assert "Luck and choices" not in someone.get("/me/statistics").text
    sums = [{"start": 0.3, "luck": 0.3, "own": 1.5, "others": -0.5, "result": 1.0, "error": 0.0}] * 3
    row = ReviewRow(table_id=path[3:], digest="x", format=1, document=json.dumps({"sums": sums}), made_at=0.0)
    site.do(StoredReviews(site.registry.store).keep(row))
    page = someone.get("/me/statistics").text
    assert "Luck and choices" in page
    assert "+1.5" in page
    assert f"{path}/review" in group(someone, "finished")


def test_figures_are_private_until_they_are_shared(site: Inside) -> None:
    someone, stranger = site.browser(), site.browser()
    path = play(someone, "pikit")
    finish(site, someone, path)
    wait_for_results(site)
    page = someone.get("/me/statistics").text
    assert "1 game" in page
    assert "too few games" in page
    assert someone.send_form("/me/page", on="yes").status_code == 303
    found = re.search(r'id="public-address" readonly value="([^"]+)"', someone.get("/me/statistics").text)
    assert found
    public = stranger.get(found[1])
    assert public.status_code == 200
    assert "1 game" in public.text
    assert "noindex" in public.text
    assert path not in public.text
    assert "/me/devices" not in public.text
    someone.send_form("/me/page", on="no")
    assert stranger.get(found[1]).status_code == 404
    assert stranger.get("/p/unknown").status_code == 404


def test_a_result_is_kept_when_a_game_ends_and_counts_the_right_seat(site: Inside) -> None:
    someone = site.browser()
    path = play(someone)
    finish(site, someone, path)
    wait_for_results(site)
    (kept,) = site.do(site.services.results.games.results([path[3:]])).values()
    match = site.table(path[3:]).live.match
    assert kept.shares == list(match.result())
    assert kept.plies == match.ply
    wins = sum(match.result()[:1])
    assert f"{wins:g} win" in someone.get("/me/statistics").text
