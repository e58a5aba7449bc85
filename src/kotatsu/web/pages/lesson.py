"""Lessons: a newcomer learns a game at its own table, step by step. The server stores nothing of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote, unquote

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, LessonError
from kotatsu.engine.lesson import Lesson
from kotatsu.engine.lesson_table import LessonTable, Place, answer, stand_at, step_values
from kotatsu.web.http.reader import cookie, frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, services
from kotatsu.web.http.responses import done, html
from kotatsu.web.lesson_contexts import lesson_page
from kotatsu.web.pages.form_fields import form_fields, is_number
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.refusals import INVALID, MISSING, Refused
from kotatsu.words import words

LESSONS_COOKIE = "lessons"
"""Where this browser is in each lesson: `kikai/first:12`, with a `!` once it was finished; separated by spaces."""
FINISHED = "!"
KEPT = re.compile(r"([a-z0-9-]{1,40}/[a-z0-9-]{1,40}):([0-9.]{1,120}!?)")
MAX_KEPT = 20
MAX_ACTIONS = 16


def lesson_of(slug: str, name: str = "") -> tuple[Game, Lesson]:
    """A lesson by its name, the first without one; Refused when there is none."""
    game = find_game(slug)
    try:
        return game, game.lesson(name)
    except BadSetting as error:
        raise Refused("no-page", MISSING) from error


def standing_at(game: Game, lesson: Lesson, text: str) -> LessonTable:
    """The table at the place of a text; Refused when the lesson has no such place."""
    try:
        return stand_at(game, lesson, Place.read(text))
    except LessonError as error:
        raise Refused("no-page", MISSING) from error


def kept_places(request: AnyRequest) -> dict[str, str]:
    """Where this browser is in each lesson that it began."""
    found = KEPT.findall(unquote(request.cookies.get(LESSONS_COOKIE, "")))
    return dict(found[-MAX_KEPT:])


def lesson_doors(request: AnyRequest, games: Iterable[Game]) -> dict[str, str]:
    """The games that this browser should learn first, with the word of the door."""
    places = kept_places(request)
    doors = {}
    for game in games:
        place = places.get(f"{game.slug}/{game.lessons[0].name}", "0") if game.lessons else FINISHED
        if not place.endswith(FINISHED):
            doors[game.slug] = "learn-in" if place == "0" else "learn-go-on"
    return doors


def _keep(request: AnyRequest, table: LessonTable) -> Cookie:
    """Remember the place; a lesson that was finished once stays so."""
    name = f"{table.game.slug}/{table.lesson.name}"
    places = kept_places(request)
    finished = table.finished or places.pop(name, "").endswith(FINISHED)
    places.pop(name, None)
    places[name] = table.place.text() + (FINISHED if finished else "")
    text = " ".join(f"{one}:{place}" for one, place in list(places.items())[-MAX_KEPT:])
    return cookie(request, LESSONS_COOKIE, quote(text))


def _you(language: str) -> str:
    return words(None, language, WEB_WORDS).text("learn-you")


@get("/learn/{slug:str}", include_in_schema=False)
async def learn(slug: FromPath[str]) -> AnyResponse:
    """The game's first lesson."""
    game, lesson = lesson_of(slug)
    return Redirect(f"/learn/{game.slug}/{lesson.name}", status_code=303)


@get("/learn/{slug:str}/{name:str}", include_in_schema=False)
async def lesson(
    request: AnyRequest, slug: FromPath[str], name: FromPath[str], at: FromQuery[str | None] = None
) -> AnyResponse:
    """A lesson at a place, or where this browser left it; one that was finished begins again."""
    game, found = lesson_of(slug, name)
    kept = kept_places(request).get(f"{game.slug}/{found.name}", "0").removesuffix(FINISHED)
    try:
        table = standing_at(game, found, kept if at is None else at)
    except Refused:
        table = standing_at(game, found, "0")
    if at is None and table.finished:
        table = standing_at(game, found, "0")
    services(request).bots.prepare(game.slug)
    reader = reader_of(request)
    page = lesson_page(table, frame_for(request, reader), _you(reader.language))
    return html(services(request).renderer.lesson(page), cookies=[_keep(request, table)])


@get("/learn/{slug:str}/{name:str}/fragment", include_in_schema=False)
async def fragment(
    request: AnyRequest,
    slug: FromPath[str],
    name: FromPath[str],
    at: FromQuery[str] = "0",
    ply: FromQuery[int | None] = None,
) -> AnyResponse:
    """A lesson without its frame, at a place or on the way there."""
    table = standing_at(*lesson_of(slug, name), at)
    reader = reader_of(request)
    frame = frame_for(request, reader, path=f"/learn/{table.game.slug}/{table.lesson.name}?at={table.place.text()}")
    page = lesson_page(table, frame, _you(reader.language), ply)
    return html(services(request).renderer.lesson(page, fragment=True), cookies=[_keep(request, table)])


@post("/learn/{slug:str}/{name:str}/move", include_in_schema=False)
async def move(request: AnyRequest, slug: FromPath[str], name: FromPath[str]) -> AnyResponse:
    """A choice of the learner: the next place, or why it is not the one; nothing changes then."""
    game, found = lesson_of(slug, name)
    fields = await form_fields(request)
    count_against_quota(request, "move", reader_of(request).key)
    table = standing_at(game, found, fields.get("id", ""))
    actions = read_actions(fields.get("action", ""))
    refuse_illegal(table, actions)
    after = answer(table, actions)
    if after is None:
        raise other_choice(table, reader_of(request).language)
    shown = [number for number, ply in enumerate(after.plies, 1) if ply.told and number > len(table.plies)]
    same = after.position == table.position
    path = f"/learn/{game.slug}/{found.name}?at={after.place.text()}"
    return done(
        request, path, {"at": after.place.text(), "plies": shown if same else []}, cookies=[_keep(request, after)]
    )


def read_actions(text: str) -> list[int]:
    """The numbers of actions, separated by spaces."""
    parts = text.split(" ")
    if not all(map(is_number, parts)) or len(parts) > MAX_ACTIONS:
        raise Refused("bad-form", INVALID, text="action")
    return [int(part) for part in parts]


def refuse_illegal(table: LessonTable, actions: list[int]) -> None:
    """A choice that the rules forbid is refused with their reason, whatever the lesson waits for."""
    game = table.game
    first = actions[0]
    if not 0 <= first < game.actions.count or not table.legal():
        raise Refused("stale")
    code = game.rules.why_not(table.seen(), first)
    if code != ALLOWED:
        raise Refused("illegal", game=game, code=code)


def other_choice(table: LessonTable, language: str) -> Refused:
    """Allowed, but not what the lesson is about: the step's own hint, or a general one."""
    said = words(table.game, language, WEB_WORDS)
    key = f"{table.step.key}-hint"
    text = said.text(key, **step_values(table.lesson)) if said.has(key) else said.text("learn-other")
    return Refused("lesson", text=text)


HANDLERS = [learn, lesson, fragment, move]
