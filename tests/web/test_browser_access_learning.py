"""Lessons and rules of every game: no serious fault for axe, nothing wider than the window, no tiny target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.conformance.shots import SIZES, drawable
from tests.web.browsers import Person, needs_chromium
from tests.web.learner import place
from tests.web.servers import Process, process, sqlite
from tests.web.test_browser_access import SERIOUS, SMALL_TARGETS, SMALLEST_TARGET

pytestmark = [pytest.mark.browser, needs_chromium]
SLUGS = [game.slug for game in drawable()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


@pytest.fixture
def person(browser: Any, server: Process) -> Iterator[Person]:
    """Somebody whose page may run axe."""
    found = Person(browser, server.url, "short-phone", "fr", scripts=True)
    yield found
    found.context.close()


def check(person: Person, axe: str) -> None:
    """The page that is open has no fault."""
    page = person.page
    page.evaluate(axe)
    violations = page.evaluate("async () => (await axe.run()).violations")
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in violations if one["impact"] in SERIOUS] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[person.size][0]
    assert page.evaluate(SMALL_TARGETS, SMALLEST_TARGET) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_fit_for_everybody(person: Person, axe: str, slug: str) -> None:
    person.visit(f"/learn/{slug}")
    place(person.page)
    check(person, axe)


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_fit_for_everybody(person: Person, axe: str, slug: str) -> None:
    person.visit(f"/rules/{slug}")
    check(person, axe)
