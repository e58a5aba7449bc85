"""The switch of a person: whether puzzles may be made from their finished games."""

from __future__ import annotations

from litestar import post

from kotatsu.web.http.reader import reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse
from kotatsu.web.http.responses import done
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.person import ensured_person, identities
from kotatsu.web.people.puzzle_consent import allow_puzzles


@post("/me/puzzles", include_in_schema=False)
async def switch(request: AnyRequest) -> AnyResponse:
    """Allow it, or allow it no longer."""
    fields, reader = await form_fields(request), reader_of(request)
    person = await ensured_person(request, reader)
    await allow_puzzles(identities(request).people, person, fields.get("allow") == "yes")
    return done(request, "/me/data")


HANDLERS = [switch]
