"""The fields of a form that ask for a series: `series` is `one`, `best-3`, `best-5` or `fixed`, the last with
`series-games`. The lobby's form changes what was chosen."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from kotatsu.web.http.reader import reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, registry
from kotatsu.web.pages.form_fields import SHOWN_CHARACTERS, Fields, form_fields, number
from kotatsu.web.pages.lobby import change_lobby
from kotatsu.web.series_context import BEST, BEST_OF_CHOICES, FIXED
from kotatsu.web.tables import seating
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.series import SeriesRequest

ONE_GAME = "one"
BEST_OF = {f"{BEST}-{games}": SeriesRequest(BEST, games) for games in BEST_OF_CHOICES}


def series_request(fields: Fields) -> SeriesRequest | None:
    """The series that a form asks for; None for one game."""
    wanted = fields.get("series", ONE_GAME)
    if wanted == ONE_GAME:
        return None
    if wanted == FIXED:
        return SeriesRequest(FIXED, number(fields, "series-games"))
    if wanted not in BEST_OF:
        raise Refused("bad-form", INVALID, text=f"series = {wanted[:SHOWN_CHARACTERS]!r}")
    return BEST_OF[wanted]


@post("/t/{table_id:str}/series", include_in_schema=False)
async def set_series(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host changes how many games are played."""
    wanted = series_request(await form_fields(request))
    change = seating.set_series(registry(request), table_id, wanted, reader_of(request).key)
    return await change_lobby(request, table_id, change)


HANDLERS = [set_series]
