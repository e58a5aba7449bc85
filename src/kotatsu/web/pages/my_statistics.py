"""A person's figures, for themselves; and their public page, where they want one."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath

from kotatsu.games import every
from kotatsu.web.http.reader import frame_for, kept_name, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, services, site_address
from kotatsu.web.http.responses import done, html
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.person import ensured_person, identities
from kotatsu.web.people.contexts import StatisticsPage
from kotatsu.web.people.statistics import (
    FinishedGame,
    LuckAndChoices,
    Statistics,
    finished_game,
    luck_and_choices,
    statistics,
)
from kotatsu.web.store.own_games import Filter
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.web.tables.seats import own_seats

MAX_GAMES = 5_000
"""Finished games that are counted, the newest."""
SLUG_BYTES = 9


MAX_REVIEWS = 50
"""Reviews that are summed up, the newest: each is read whole."""


async def _figures(request: AnyRequest, person: str) -> tuple[Statistics, int, LuckAndChoices]:
    """The figures of a person, how many of their games are not counted yet, and what luck and choices gave."""
    games = services(request).results.games
    wanted = Filter([game.slug for game in every()])
    stored = await games.finished(person, wanted, MAX_GAMES) if person else []
    known = await games.results([each.table.id for each in stored])
    counted: list[FinishedGame] = []
    for each in stored:
        game = finished_game(each, known.get(each.table.id), person)
        if game is not None:
            counted.append(game)
    return statistics(counted), len(stored) - len(known), await _luck(request, stored, person)


async def _luck(request: AnyRequest, stored: list[StoredTable], person: str) -> LuckAndChoices:
    seats = {each.table.id: own_seats(each.seats, person) for each in stored}
    single = [table_id for table_id, own in seats.items() if len(own) == 1][:MAX_REVIEWS]
    documents = await services(request).results.games.review_documents(single)
    return luck_and_choices([(seats[table_id][0], document) for table_id, document in documents.items()])


@get("/me/statistics", include_in_schema=False)
async def my_statistics(request: AnyRequest) -> AnyResponse:
    """The reader's own figures."""
    reader = reader_of(request)
    figures, waiting, luck = await _figures(request, reader.key)
    person = await identities(request).people.person(reader.key) if reader.key else None
    address = f"{site_address(request)}/p/{person.slug}" if person and person.slug else ""
    frame = frame_for(request, reader)
    page = StatisticsPage(frame, figures, _titles(), kept_name(request), True, address, waiting, luck)
    return html(services(request).renderer.draw("statistics", page))


def _titles() -> dict[str, str]:
    return {game.slug: game.title for game in every()}


@post("/me/page", include_in_schema=False)
async def share_page(request: AnyRequest) -> AnyResponse:
    """Share one's figures under an address that cannot be guessed, or keep them private again."""
    fields = await form_fields(request)
    person = await ensured_person(request, reader_of(request))
    slug = secrets.token_urlsafe(SLUG_BYTES) if fields.get("on") == "yes" else ""
    await identities(request).people.update(person.id, slug=slug)
    return done(request, "/me/statistics")


@get("/p/{slug:str}", include_in_schema=False)
async def public_page(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """The figures of somebody who shares them: their name and the numbers, no table of theirs."""
    person = await identities(request).people.with_slug(slug)
    if person is None:
        raise Refused("no-page", MISSING)
    figures, waiting, luck = await _figures(request, person.id)
    frame = frame_for(request, reader_of(request))
    page = StatisticsPage(frame, figures, _titles(), person.name, False, "", waiting, luck)
    return html(services(request).renderer.draw("statistics", page))


HANDLERS = [my_statistics, share_page, public_page]
