"""What one touches is at least as large as a fingertip on a phone on its side, where boards are smallest: a finger
beside a small piece means that piece, as far as no other piece is nearer."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.conformance.shots import SIZES, drawable
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.crowded import crowded
from tests.web.test_browser_crowded import shown

pytestmark = [pytest.mark.browser, needs_chromium]
REACH_PX = 20
"""How far from the middle of a small piece a finger still means it: a little less than half a fingertip."""
SLAB_WIDTH_PX = 180
"""Nine slabs are higher than a phone is wide: each has the whole width between the stones instead."""
MOST_PIECES = 12
"""Of a question that are tried."""

CONFIRM = "localStorage.setItem('kotatsu-preferences', JSON.stringify({ confirm: true }))"
"""Nothing is sent: what is touched stays held."""
SMALL = """() => [...document.querySelectorAll('[data-usable]')].filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => Math.min(box.width, box.height) < 43)
    .map(([one, box]) => ({ name: one.dataset.piece, x: box.x + box.width / 2, y: box.y + box.height / 2 }))"""
"""Pieces that are smaller than a fingertip, and their middles."""
MEANT = """([name, x, y]) => {
    const away = ({ x: left, y: top, width, height }) => Math.hypot(x - left - width / 2, y - top - height / 2);
    const all = [...document.querySelectorAll('[data-piece][role]')].filter(one => one.checkVisibility());
    const own = all.filter(one => one.dataset.piece === name);
    const least = Math.min(...own.map(one => away(one.getBoundingClientRect())));
    const lying = document.elementsFromPoint(x, y);
    const other = one => lying.some(each => each.closest('[data-piece]') === one);
    const rivals = all.filter(one => one.dataset.piece !== name && (one.hasAttribute('data-usable') || other(one)));
    const board = document.querySelector('.table').getBoundingClientRect();
    const inside = x > board.left && x < board.right && y > board.top && y < board.bottom;
    const covers = one => one.hasAttribute('data-usable') && other(one);
    const isFree = one => away(one.getBoundingClientRect()) > least + 1 && !covers(one);
    return inside && rivals.every(isFree) && !lying[0].closest('button:not([data-piece])');
}"""
"""Whether a spot belongs to a piece: no other that can be used lies there, and none that lies there is nearer."""
TOUCHED = (
    """name => [...document.querySelectorAll('[data-held], [data-turned]')].some(one => one.dataset.piece === name)"""
)


@pytest.mark.parametrize("slug", ["tiki-topple", "kikai", "kyudo"])
def test_a_finger_beside_a_small_piece_means_it(browser: Any, slug: str) -> None:
    width, height = SIZES["phone-on-its-side"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="fr-FR")
    context.add_init_script(CONFIRM)
    context.size = "phone-on-its-side"
    renderer = Renderer()
    missed, tried = [], 0
    for name, match in crowded(next(game for game in drawable() if game.slug == slug)):
        page = shown(context, renderer, match)
        for piece in page.evaluate(SMALL)[:MOST_PIECES]:
            for x, y in ((-REACH_PX, 0), (REACH_PX, 0), (0, -REACH_PX), (0, REACH_PX)):
                spot = (piece["x"] + x, piece["y"] + y)
                if page.evaluate(MEANT, [piece["name"], *spot]):
                    page.mouse.click(*spot)
                    missed += [] if page.evaluate(TOUCHED, piece["name"]) else [(name, piece["name"], x, y)]
                    tried += 1
                    page.keyboard.press("Escape")
        page.close()
    context.close()
    assert tried > 0
    assert missed == []


def test_a_slab_is_touched_in_its_whole_row(browser: Any) -> None:
    width, height = SIZES["phone-on-its-side"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="fr-FR")
    context.add_init_script(CONFIRM)
    context.size = "phone-on-its-side"
    _, match = next(crowded(next(game for game in drawable() if game.slug == "tiki-topple")))
    page = shown(context, Renderer(), match)
    slabs = page.evaluate(SMALL)
    assert len(slabs) == 9
    for slab in slabs:
        for side in (-1, 1):
            page.mouse.click(slab["x"] + side * SLAB_WIDTH_PX / 2, slab["y"])
            assert page.evaluate(TOUCHED, slab["name"]), (slab, side)
            page.keyboard.press("Escape")
    context.close()
