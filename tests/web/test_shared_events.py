"""What a ply costs a server with many watchers: one drawing for all who see the same, and nothing left to collect."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import pytest

from kotatsu.conformance.shots import Wish, drawable, played, table_page
from kotatsu.web.pages import table_contexts
from kotatsu.web.pages.shared_events import KEPT_SECONDS, MAX_KEPT_EVENTS, PlyEvent, SharedEvents
from kotatsu.web.render import Renderer
from tests.web.servers import Inside, wait_for
from tests.web.tables import people, play_first
from tests.web.test_table_events import drawn, listening


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_drawing_is_freed_as_soon_as_it_is_sent(slug: str) -> None:
    """Cycles would be left to the collector of garbage, which stops the server while it looks for them."""
    renderer = Renderer()
    match = played(slug, None, 5, 25, {})
    pages = [table_page(Wish("table", "en", "auto", "phone"), match, seat) for seat in (max(match.actor, 0), -1)]
    for page in pages:
        renderer.fragment(replace(page, with_menu=False))  # whatever is kept for the next
    gc.collect()
    gc.disable()
    try:
        for page in pages:
            renderer.fragment(replace(page, with_menu=False))
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_the_second_watcher_of_a_ply_costs_no_second_look(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = people(site)
    path = f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0"
    made: list[Any] = []
    make = table_contexts.table

    def noted(*arguments: Any) -> Any:
        made.append(arguments)
        return make(*arguments)

    monkeypatch.setattr(table_contexts, "table", noted)
    with (
        site.browser() as one,
        site.browser() as other,
        site.browser("fr") as french,
        listening(one, path) as first,
        listening(other, path) as second,
        listening(french, path) as third,
    ):
        play_first(seats)
        wait_for(lambda: all(drawn(heard) for heard in (first, second, third)))
        assert drawn(first) == drawn(second)
        assert drawn(third)[0]["html"] != drawn(first)[0]["html"]
        assert len(made) == 2  # one for each language


def test_a_ply_is_drawn_anew_when_a_seat_has_changed(site: Inside) -> None:
    seats = people(site)
    path = f"/t/{seats[0].table}/events?watch=1&ply=0&branch=0"
    play_first(seats)
    brought = []
    for name in ("Zoe", "Yann"):
        site.change_seats(seats[0].table, name=name)
        with site.browser() as watcher, listening(watcher, path) as heard:
            wait_for(lambda: drawn(heard))
            brought.append(drawn(heard)[0]["html"])
    assert "Zoe" in brought[0]
    assert "Yann" not in brought[0]
    assert "Yann" in brought[1]
    assert "Zoe" not in brought[1]


def test_events_are_kept_for_a_moment_and_only_those_without_a_token() -> None:
    now = 100.0
    kept = SharedEvents(lambda: now)
    made: list[PlyEvent] = []

    def make(*, is_shared: bool = True) -> PlyEvent:
        made.append(PlyEvent(1, b"%d" % len(made), is_shared))
        return made[-1]

    assert kept.get("a", make) is kept.get("a", make)
    assert kept.get("b", make) is not made[0]
    now += KEPT_SECONDS
    assert kept.get("a", make) is made[2]
    for number in range(MAX_KEPT_EVENTS):
        kept.get(number, make)
    assert kept.get("a", make) is made[-1]
    own = [kept.get("own", lambda: make(is_shared=False)) for _ in range(2)]
    assert own[0] is not own[1]
