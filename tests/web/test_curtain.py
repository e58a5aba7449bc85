"""Several people at one device: no page shows the next one's secrets before they say who they are."""

from __future__ import annotations

import random

import pytest

from kotatsu.conformance.shots import drawable
from kotatsu.web.tables.reader_view import is_hidden_between
from tests.web.servers import Inside

MAX_PLIES = 160
"""Plies that are walked; longer games are left there."""
REQUEST_EVERY_PLIES = 3
"""Plies between two looks, since a server counts requests."""


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_curtain_stands_between_two_people_at_one_device_for_a_whole_game(site: Inside, slug: str) -> None:
    browser, chooser = site.browser(), random.Random(slug)
    path = browser.new_table(slug, **{"kind-1": "device", "name-1": "Ben"})
    browser.send_form(f"{path}/start")
    for number in range(MAX_PLIES):
        found = site.table(path[3:])
        if found.over:
            return
        match = found.live.match
        if number % REQUEST_EVERY_PLIES == 0:
            hidden = is_hidden_between(found, (0, 1))
            for address in (path, f"{path}?seat={1 - match.actor}"):
                page = browser.get(address).text
                assert not hidden or 'class="curtain"' in page, f"ply {match.ply}: {address}"
                assert not hidden or "data-piece" not in page
            assert 'class="curtain"' not in browser.get(f"{path}?seat={match.actor}").text
        action = chooser.choice(match.legal())
        sent = {"seat": match.actor, "ply": match.ply, "branch": 0, "id": f"move-{number}", "action": action}
        assert browser.send_form(f"{path}/move", script=True, **sent).status_code < 300
