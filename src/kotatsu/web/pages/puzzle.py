"""Puzzles: a position and one choice that is clearly the best, at the game's own table. Nothing of it is stored."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.engine.contract import Game
from kotatsu.engine.lesson_table import LessonTable, answer
from kotatsu.reviews.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from kotatsu.web.http.reader import frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, services
from kotatsu.web.http.responses import done, html
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.lesson import read_actions, refuse_illegal, standing_at, you
from kotatsu.web.puzzle_context import puzzle_page
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.refusals import MISSING, Refused


def find_puzzle(slug: str, number: int) -> tuple[Game, Puzzle, int]:
    """A puzzle by its number, counted from 1, and how many there are; Refused when there is none."""
    game = find_game(slug)
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise Refused("no-page", MISSING)
    return game, puzzles[number - 1], len(puzzles)


def _table(slug: str, number: int, at: str) -> tuple[LessonTable, Puzzle, int]:
    game, puzzle, count = find_puzzle(slug, number)
    return standing_at(game, puzzle.lesson(game), at), puzzle, count


@get("/puzzle/{slug:str}", include_in_schema=False)
async def today(slug: FromPath[str]) -> AnyResponse:
    """The puzzle of the day, the same for everybody."""
    game = find_game(slug)
    puzzles = puzzles_of(game)
    if not puzzles:
        raise Refused("no-page", MISSING)
    number = puzzle_of_the_day(len(puzzles), datetime.now(UTC).date()) + 1
    return Redirect(f"/puzzle/{game.slug}/{number}", status_code=303)


@get("/puzzle/{slug:str}/{number:int}", include_in_schema=False)
async def puzzle(
    request: AnyRequest, slug: FromPath[str], number: FromPath[int], at: FromQuery[str] = "0"
) -> AnyResponse:
    """A puzzle before its answer, or after it."""
    return _drawn(request, slug, number, at)


@get("/puzzle/{slug:str}/{number:int}/fragment", include_in_schema=False)
async def fragment(
    request: AnyRequest,
    slug: FromPath[str],
    number: FromPath[int],
    at: FromQuery[str] = "0",
    ply: FromQuery[int | None] = None,
) -> AnyResponse:
    """The same without its frame, on the way to the place."""
    return _drawn(request, slug, number, at, ply, fragment=True)


def _drawn(
    request: AnyRequest, slug: str, number: int, at: str, ply: int | None = None, *, fragment: bool = False
) -> AnyResponse:
    table, found, count = _table(slug, number, at)
    reader = reader_of(request)
    frame = frame_for(request, reader, path=f"/puzzle/{table.game.slug}/{number}?at={table.place.text()}")
    page = puzzle_page(table, found, number, count, frame, you(reader.language), ply)
    return html(services(request).renderer.lesson(page, fragment=fragment))


@post("/puzzle/{slug:str}/{number:int}/move", include_in_schema=False)
async def move(request: AnyRequest, slug: FromPath[str], number: FromPath[int]) -> AnyResponse:
    """An answer: the place after it, or that it is not the one; nothing changes then."""
    fields = await form_fields(request)
    count_against_quota(request, "move", reader_of(request).key)
    table, _, _ = _table(slug, number, fields.get("id", ""))
    actions = read_actions(fields.get("action", ""))
    refuse_illegal(table, actions)
    after = answer(table, actions)
    if after is None:
        raise Refused("puzzle-other")
    plies = list(range(len(table.plies) + 1, len(after.plies) + 1))
    path = f"/puzzle/{table.game.slug}/{number}?at={after.place.text()}"
    return done(request, path, {"at": after.place.text(), "plies": plies})


HANDLERS = [today, puzzle, fragment, move]
