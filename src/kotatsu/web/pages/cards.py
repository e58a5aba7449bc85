"""Cards of components: what a piece is. They tell nothing of any table."""

from __future__ import annotations

import re

from litestar import get
from litestar.params import FromPath

from kotatsu.web.http.reader import frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, services
from kotatsu.web.http.responses import html
from kotatsu.web.shelf_contexts import CardPage
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.refusals import MISSING, Refused

COMPONENT = re.compile(r"[a-z][a-z0-9_]{0,30}(:[a-z0-9_:-]{1,60})?")


@get("/cards/{slug:str}/{component:str}", include_in_schema=False)
async def card(request: AnyRequest, slug: FromPath[str], component: FromPath[str]) -> AnyResponse:
    """What a component of a game is."""
    game = find_game(slug)
    if not COMPONENT.fullmatch(component):
        raise Refused("no-page", MISSING)
    drawn = services(request).renderer.card(CardPage(frame_for(request, reader_of(request)), game, component))
    if drawn is None:
        raise Refused("no-page", MISSING)
    return html(drawn)


HANDLERS = [card]
