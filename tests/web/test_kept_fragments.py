"""What is drawn once and sent to several readers: the same for all who see the same, and never to anybody else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jinja2
import pytest
from markupsafe import Markup

import kotatsu
from kotatsu.conformance.shots import Wish, drawable, played, table_page
from kotatsu.web.page_contexts import TablePage
from kotatsu.web.render import Renderer, renderer
from kotatsu.web.render.quick_templates import QuickEnvironment, written
from kotatsu.web.tables.reader_view import seat_view
from tests.web.servers import Inside
from tests.web.tables import people, play_first


def count_drawings(site: Inside, monkeypatch: pytest.MonkeyPatch) -> list[TablePage]:
    """The pages that are drawn from here on."""
    drawn: list[TablePage] = []
    draw = site.services.renderer._page

    def noted(name: str, page: Any, **more: Any) -> str:
        drawn.append(page)
        return draw(name, page, **more)

    monkeypatch.setattr(site.services.renderer, "_page", noted)
    return drawn


def test_watchers_of_a_ply_share_one_drawing(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = people(site)
    drawn = count_drawings(site, monkeypatch)
    path = f"/t/{seats[0].table}/fragment?watch=1"
    with site.browser() as one, site.browser() as other, site.browser("fr") as french:
        first = one.get(path).text
        assert other.get(path).text == first
        assert len(drawn) == 1
        assert french.get(path).text != first
        assert len(drawn) == 2
        play_first(seats)
        assert one.get(path).text != first
        assert len(drawn) == 3


def test_a_holder_sees_what_watchers_do_not_and_gets_a_token_of_their_own(site: Inside) -> None:
    with site.browser() as host, site.browser() as guest, site.browser() as watcher:
        path = host.new_table(**{"kind-1": "open"})
        guest.get(path)
        assert guest.send_form(f"{path}/join", seat=1, name="Ben").status_code == 303
        assert host.send_form(f"{path}/start").status_code == 303
        pages = [browser.get(f"{path}/fragment").text for browser in (host, guest, watcher)]
        assert len(set(pages)) == 3
        tokens = [browser.cookies["csrftoken"] for browser in (host, guest, watcher)]
        for number, page in enumerate(pages):
            assert renderer.CSRF_PLACE not in page
            assert all(token not in page for token in tokens[:number] + tokens[number + 1 :])
        assert tokens[0] in pages[0]


def test_a_view_is_made_again_when_anything_it_shows_has_changed(site: Inside) -> None:
    seats = people(site)
    table = site.table(seats[0].table)
    keys = [row.key for row in table.seats]
    first = seat_view(table, keys[0], 0)
    assert seat_view(table, keys[0], 0) is first
    assert seat_view(table, keys[1], 1) is not first
    assert seat_view(table, "", None).state.to_bytes() != first.state.to_bytes()
    play_first(seats)
    table = site.table(seats[0].table)
    past = seat_view(table, keys[0], 0, 0)
    assert seat_view(table, keys[0], 0).ply == 1
    assert (past.ply, past.legal) == (0, ())
    assert past.state.to_bytes() == first.state.to_bytes()
    site.change_seats(seats[0].table, name="Zoe")
    assert seat_view(site.table(seats[0].table), keys[0], 0).names == ("Zoe", "Zoe")


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_pages_are_what_plain_jinja_would_draw(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Renderer()
    monkeypatch.setattr(renderer, "QuickEnvironment", jinja2.Environment)
    plain = Renderer()
    assert type(plain.environment) is jinja2.Environment
    match = played(slug, None, 5, 30, {})
    for seat in (max(match.actor, 0), -1):
        page = table_page(Wish("table", "fr", "auto", "phone"), match, seat)
        page = replace(page, view=replace(page.view, names=tuple(f"<{name}> & '\"" for name in page.view.names)))
        for fragment in (False, True):
            assert quick.table(page, fragment=fragment) == plain.table(page, fragment=fragment)


TEMPLATES = {
    "marks": "{% macro mark(value) %}[{{ value }}]{% endmacro %}{% macro first(values) %}{{ values[0] }}{% endmacro %}",
    "page": "{% import 'marks' as marks %}{{ marks.mark(value) }}{{ marks.first(values) }}",
}


@dataclass(frozen=True, eq=False)
class Constant:
    """Equals itself alone."""

    text: str

    def __str__(self) -> str:
        return self.text


def test_macros_keep_what_they_draw_by_all_that_it_depends_on() -> None:
    made = QuickEnvironment(loader=jinja2.DictLoader(TEMPLATES), autoescape=True)
    draw = made.get_template("page").render
    values = ["a"]
    drawn = [draw(value=value, values=values) for value in (1, True, 1.0, "1", "<", Markup("<"), Constant("x"))]
    assert drawn == ["[1]a", "[True]a", "[1.0]a", "[1]a", "[&lt;]a", "[<]a", "[x]a"]
    values[0] = "b"  # a list may change, so nothing is kept by it
    assert draw(value=1, values=values) == "[1]b"
    kept = made.get_template("marks").module.mark._kept  # type: ignore[attr-defined]
    assert kept.cache_info().hits == 1


@pytest.mark.parametrize("value", [7, True, 2.5, "plain", "<a href='x'>&\"", kotatsu.Match, None])
def test_values_are_written_as_jinja_writes_them(value: object) -> None:
    assert written(value) == jinja2.Environment(autoescape=True).from_string("{{ value }}").render(value=value)
