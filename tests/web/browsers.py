"""A real Chromium for tests, and the hands of a person in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from kotatsu.conformance.shots import ARGUMENTS, CHROMIUM, SIZES

PATIENCE = 15_000
"""Milliseconds within which a page must have done what a person waits for."""

STILL_MS = 150
"""How long a page must not change before a person decides."""
needs_chromium = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"no Chromium at {CHROMIUM}: browser tests skipped")


SPOT = """piece => {
    piece.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = piece.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
    for (const down of parts) for (const along of parts) {
        const spot = [box.x + box.width * along, box.y + box.height * down];
        if (document.elementFromPoint(...spot)?.closest('[data-piece][role]') === piece) return spot;
    }
}"""
"""A point at which a piece is what one touches."""


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        yield browser
        browser.close()


@dataclass
class Person:
    """Somebody at a browser of their own: cookies, size, language; nothing moves, so that tests need not wait."""

    browser: Any
    url: str
    size: str = "desktop"
    language: str = "en"
    motion: bool = False
    scripts: bool = False
    """Whether the test may add scripts of its own, which the page's policy refuses."""
    page: Any = None
    complaints: list[str] = field(default_factory=list)
    """Errors of scripts, and what the page's policy refused."""

    def __post_init__(self) -> None:
        width, height = SIZES[self.size]
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale="fr-FR" if self.language == "fr" else "en-GB",
            has_touch="phone" in self.size,
            bypass_csp=self.scripts,
            reduced_motion="no-preference" if self.motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.tab()

    def tab(self) -> Any:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: Any) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    # --- before play

    def visit(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(path if path.startswith("http") else f"{self.url}{path}")

    def pick(self, name: str, value: str) -> None:
        """Choose one of a group of radio buttons."""
        self.page.locator(f'label:has([name="{name}"][value="{value}"])').click()

    def set_table(self, game: str, kinds: list[str], name: str = "Aya", **options: str) -> str:
        """Make a table: the kinds of the seats after one's own; where it is."""
        self.visit(f"/new/{game}")
        self.pick("seats", str(len(kinds) + 1))
        self.page.fill('[name="name-0"]', name)
        for seat, kind in enumerate(kinds, start=1):
            self.pick(f"kind-{seat}", kind)
            if kind == "device":
                self.page.fill(f'[name="name-{seat}"]', f"Device {seat}")
        for option, value in options.items():
            self.pick(f"option-{option}", value)
        self.page.locator(".setting-up button.main").click()
        self.page.wait_for_selector("#lobby")
        return str(self.page.url)

    def join(self, address: str, name: str) -> None:
        """Sit down with the link one was sent."""
        self.visit(address)
        self.page.fill('[name="name"]', name)
        self.page.locator(".joining button.main").click()
        self.page.wait_for_selector("#lobby")

    def start(self) -> None:
        """Begin, as the host."""
        self.page.locator(".lobby button.main").click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is there and its script listens."""
        self.page.wait_for_selector(".js #at[data-live]")

    # --- in play

    def now(self, name: str, page: Any = None) -> str | None:
        """What the table's page says of itself: `ply`, `turn`, `over`."""
        found: str | None = (page or self.page).locator("#at").get_attribute(f"data-{name}")
        return found

    @property
    def ply(self) -> int:
        """The ply that is shown."""
        return int(self.now("ply") or 0)

    @property
    def over(self) -> bool:
        """Whether the game is over and its end is shown."""
        return self.now("over") is not None and self.now("past") is None and self.now("ply") == self.now("now")

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn, skipping what is shown on the way; False once the game is over.

        Answers that go out in a row show plies on the way: the page must stand still for a moment.
        """
        while True:
            self.page.wait_for_function(
                "() => { document.querySelector('[data-skip]:not([hidden])')?.click();"
                " document.querySelector('.interlude:not([hidden]) [data-go-on]')?.click();"
                " const at = document.getElementById('at').dataset;"
                " const shown = at.ply === at.now && !('sending' in at);"
                " return shown && ('over' in at || ('turn' in at && document.querySelector('.choice'))) }"
            )
            ply = self.ply
            self.page.wait_for_timeout(STILL_MS)
            if self.ply == ply and (self.choices() or self.now("over") is not None):
                return self.now("turn") is not None

    def touch(self, number: int) -> None:
        """Make a choice by touching its pieces on the table, or its button where it has none."""
        choice = self.page.locator(".choice").nth(number)
        pieces = (choice.get_attribute("data-pieces") or "").split()
        toggles = choice.get_attribute("data-toggles") is not None
        if not pieces:
            self.click_choice(number)
        for piece in pieces:
            self.touch_piece(piece)
        if toggles:
            self.page.locator(".answers .main").click()

    def touch_piece(self, name: str) -> None:
        """Touch a piece where a finger would meet it: a ring is not touched in its middle."""
        piece = self.page.locator(f'[data-piece="{name}"]').first
        for _ in range(PATIENCE // STILL_MS):  # a scene or a moving piece may lie over it for a moment
            self.go_on()
            spot = piece.evaluate(SPOT)
            if spot:
                self.page.mouse.click(*spot)
                return
            self.page.wait_for_timeout(STILL_MS)
        raise AssertionError(f"{name} lies under something everywhere")

    def go_on(self) -> None:
        """Touch the scene at which the page has stopped, if there is one."""
        self.page.evaluate("() => document.querySelector('.interlude:not([hidden]) [data-go-on]')?.click()")

    def hurry(self) -> None:
        """From now on skip what is shown and touch every scene."""
        self.page.evaluate(
            "() => setInterval(() => document.querySelector('[data-skip]:not([hidden]),"
            " .interlude:not([hidden]) [data-go-on]')?.click(), 50)"
        )

    def click_choice(self, number: int) -> None:
        """Make a choice by its button in the list."""
        self.open_sheet("choices")
        self.page.locator(".choice").nth(number).click()

    def open_sheet(self, name: str) -> None:
        """Open a sheet over the table, unless it is open."""
        if not self.page.locator(f'[data-sheet="{name}"][data-shown]').count():
            self.page.locator(f'.dock [data-open="{name}"]').last.click()
        self.page.wait_for_selector(f'[data-sheet="{name}"][data-shown]')

    def wait_past(self, ply: int, page: Any = None) -> None:
        """Wait until a later ply is shown; scenes on the way are touched."""
        wanted = (
            "ply => { if (Number(document.getElementById('at').dataset.ply) > ply) return true;"
            " document.querySelector('.interlude:not([hidden]) [data-go-on]')?.click() }"
        )
        (page or self.page).wait_for_function(wanted, arg=ply)

    def choices(self) -> int:
        """How many choices there are."""
        return int(self.page.locator(".choice").count())
