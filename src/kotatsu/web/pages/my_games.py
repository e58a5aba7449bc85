"""A person's games: waiting for them, running, being set up, invited to, finished."""

from __future__ import annotations

import json
from collections.abc import Sequence

from litestar import get, post
from litestar.params import FromQuery
from markupsafe import Markup

from kotatsu.games import GAMES, every, load
from kotatsu.web.clock_context import rounded
from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.http.reader import Reader, frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, registry, services
from kotatsu.web.http.responses import done, html, kept_offline
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.person import identities
from kotatsu.web.people.contexts import (
    FINISHED,
    GROUPS,
    INVITED,
    RUNNING,
    SETTING_UP,
    TURN,
    GameCard,
    GameSearch,
    MyGames,
)
from kotatsu.web.store.models import LOBBY
from kotatsu.web.store.own_games import Filter
from kotatsu.web.store.people_models import ResultRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.clocks import seconds_left
from kotatsu.web.tables.seats import names, own_seats
from kotatsu.web.tables.series import score

MAX_UNFINISHED = 60
FINISHED_ON_A_PAGE = 12
MAX_SEARCH_LENGTH = 64
MAX_PAGE = 10_000


@get("/me", include_in_schema=False)
async def my_games(
    request: AnyRequest,
    show: FromQuery[str] = "",
    game: FromQuery[str] = "",
    text: FromQuery[str] = "",
    page: FromQuery[int] = 1,
    joined: FromQuery[int] = 0,
) -> AnyResponse:
    """The reader's games, all or those they look for."""
    reader = reader_of(request)
    search = GameSearch(
        show if show in GROUPS else "",
        game if game in GAMES else "",
        text.strip()[:MAX_SEARCH_LENGTH],
        min(max(1, page), MAX_PAGE),
    )
    cards, finished = await _cards(request, reader, search)
    games = sorted({card.game.slug for group in cards.values() for card in group})
    context = MyGames(
        frame=frame_for(request, reader),
        groups=cards,
        search=search,
        games=tuple(every()),
        pages=-(-finished // FINISHED_ON_A_PAGE),
        sprites=services(request).renderer.sprites([load(slug) for slug in games]),
        has_person=bool(reader.key),
        preferences=await _preferences(request, reader) if joined and reader.key else "",
    )
    return kept_offline(html(services(request).renderer.draw("my_games", context)))


async def _preferences(request: AnyRequest, reader: Reader) -> str:
    person = await identities(request).people.person(reader.key)
    kept = person.settings.get("preferences") if person else None
    return json.dumps(kept) if kept else ""


async def _cards(
    request: AnyRequest, reader: Reader, search: GameSearch
) -> tuple[dict[str, tuple[GameCard, ...]], int]:
    """The groups that are wanted, with their cards, and how many finished games there are."""
    if not reader.key:
        return {}, 0
    found, finished = await _tables(request, reader.key, search)
    known = await services(request).results.games.results([each.table.id for each in found[FINISHED]])
    cards: dict[str, tuple[GameCard, ...]] = {}
    for group, tables in found.items():
        if search.show in ("", group) and tables:
            made = [await _card(request, reader, each, known.get(each.table.id)) for each in tables]
            cards[group] = tuple(made)
    return cards, finished if search.show in ("", FINISHED) else 0


async def _tables(request: AnyRequest, person: str, search: GameSearch) -> tuple[dict[str, list[StoredTable]], int]:
    games, wanted = services(request).results.games, _filter(search)
    found: dict[str, list[StoredTable]] = {group: [] for group in GROUPS}
    for stored in await games.unfinished(person, wanted, MAX_UNFINISHED):
        found[_group(stored, person)].append(stored)
    found[INVITED] = await games.invited(person, wanted, MAX_UNFINISHED)
    offset = (search.page - 1) * FINISHED_ON_A_PAGE
    found[FINISHED] = await games.finished(person, wanted, FINISHED_ON_A_PAGE, offset)
    return found, await games.count_finished(person, wanted)


def _filter(search: GameSearch) -> Filter:
    """What is searched for in the store: a text is a name at the table, or part of a game's title."""
    slugs = [game.slug for game in every() if search.game in ("", game.slug)]
    titled = [slug for slug in slugs if search.text.casefold() in load(slug).title.casefold()]
    if search.text and titled:
        return Filter(titled)
    return Filter(slugs, search.text)


def _group(stored: StoredTable, person: str) -> str:
    if stored.table.status == LOBBY:
        return SETTING_UP
    actor = stored.table.actor
    mine = actor >= 0 and stored.seats[actor].key == person and not stored.seats[actor].stand_in
    return TURN if mine else RUNNING


async def _card(request: AnyRequest, reader: Reader, stored: StoredTable, result: ResultRow | None) -> GameCard:
    row, own = stored.table, own_seats(stored.seats, reader.key)
    drawn = Markup()
    if row.status != LOBBY:
        drawn = await services(request).thumbnails.drawn(row.id, reader.key, reader.language)
    outcome, winner = _outcome(result, own, names(stored.seats))
    days = max(0, int((registry(request).clock() - row.moved_at) // DAY_SECONDS))
    series = score(row, stored.seats, result.shares if result else None)
    left = seconds_left(row, stored.seats, registry(request).moment())
    return GameCard(
        row.id,
        load(row.game),
        names(stored.seats),
        own,
        drawn,
        days,
        outcome,
        winner,
        row.rematch,
        series,
        None if left is None else rounded(left),
    )


def _outcome(result: ResultRow | None, own: tuple[int, ...], seats: Sequence[str]) -> tuple[str, str]:
    """What a finished game was to its reader, and who won when one other did."""
    if result is None or not result.shares:
        return "", ""
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    winner = seats[winners[0]] if len(winners) == 1 else ""
    if len(own) > 1:
        return "watched", winner
    share = result.shares[own[0]] if own else 0.0
    return ("won" if share == 1 else "shared" if share > 0 else "lost"), winner


@post("/me/invitations/forget", include_in_schema=False)
async def forget_invitation(request: AnyRequest) -> AnyResponse:
    """Not this time."""
    fields, reader = await form_fields(request), reader_of(request)
    await services(request).results.games.forget_invitation(reader.key, fields.get("table", ""))
    return done(request, "/me")


HANDLERS = [my_games, forget_invitation]
