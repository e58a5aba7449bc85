"""Fragments: the table without its frame, for a page that follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kotatsu.web.http.reader import Reader, frame_for, is_coached
from kotatsu.web.http.requests import AnyRequest, invitation
from kotatsu.web.page_contexts import Frame, Hint, TablePage
from kotatsu.web.pages import table_contexts
from kotatsu.web.render.renderer import shared_frame
from kotatsu.web.services import Services
from kotatsu.web.tables.registry import LoadedTable

LOG_PLIES_IN_A_FRAGMENT = 12
"""The last plies, which a fragment repeats; the page has the others already, or asks for the whole log."""


@dataclass(frozen=True)
class FollowingPage:
    """A page that follows a table: whose eyes it has, and what its fragments are drawn with besides the table."""

    key: str
    """Its reader's, who must hold the seat whenever something is drawn."""
    seat: int | None
    """The seat that it shows, SPECTATOR, or None for the reader's first."""
    frame: Frame
    """Without the reader's token, which is `csrf`."""
    csrf: str
    invite: str
    coached: bool


def following_page(request: AnyRequest, reader: Reader, table: LoadedTable, seat: int | None) -> FollowingPage:
    """The page that a request comes from."""
    frame = frame_for(request, reader, path=f"/t/{table.id}")
    coached = is_coached(request, table.row.game)
    shared = shared_frame(frame)
    return FollowingPage(reader.key, seat, shared, frame.csrf, invitation(request, table.id), coached)


def draw_fragment(
    on: Services, table: LoadedTable, page: FollowingPage, ply: int | None, hint: Hint | None = None
) -> str:
    """The table after a ply, or now. Refused when the reader does not hold the seat."""
    shown = table.live.match.ply if ply is None else ply
    context = _context(on, table, page, ply, max(0, shown - LOG_PLIES_IN_A_FRAGMENT), hint=hint)
    if hint is not None:
        return on.renderer.table(replace(context, frame=replace(page.frame, csrf=page.csrf)), fragment=True)
    return on.renderer.kept_table(context, page.csrf)


def draw_next_ply(
    on: Services, table: LoadedTable, page: FollowingPage, ply: int, log_from: int, *, with_menu: bool
) -> str:
    """The table after a ply, for a page that has all before it: without the log that it has, without the menu where
    nobody came or went, and without what is asked where it goes on to the next ply. The reader's token is still to be
    put in. Refused when they do not hold the seat."""
    goes_on = ply < table.live.match.ply
    return on.renderer.fragment(_context(on, table, page, ply, log_from, with_menu=with_menu, goes_on=goes_on))


def _context(
    on: Services,
    table: LoadedTable,
    page: FollowingPage,
    ply: int | None,
    log_from: int,
    *,
    hint: Hint | None = None,
    with_menu: bool = True,
    goes_on: bool = False,
) -> TablePage:
    seat, curtain = table_contexts.shown_seat(table, page.key, page.seat, following=True)
    shown = table_contexts.Shown(
        seat,
        curtain,
        ply,
        page.invite,
        hint=hint,
        coached=page.coached,
        log_from=log_from,
        with_menu=with_menu,
        goes_on=goes_on,
    )
    return table_contexts.table(table, page.frame, page.key, on.registry.moment(), shown)
