"""WebKit for tests: Debian's WebKitWebDriver and its small browser under Xvfb, at the size of a phone, and a hand."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kotatsu.conformance.shots import SIZES

DRIVER = "WebKitWebDriver"
BROWSERS = tuple(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
SCREEN = "1280x1024x24"
SOFTWARE = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""What WebKit needs to know where there is no graphics card."""
PATIENCE_SECONDS = 60


def why_not() -> str:
    """What is missing for WebKit; empty when nothing is."""
    missing = [name for name in (DRIVER, "Xvfb") if shutil.which(name) is None]
    missing += [] if BROWSERS else ["MiniBrowser"]
    missing += [] if find_spec("selenium") else ["selenium"]
    return f"no WebKit: {', '.join(missing)} missing" if missing else ""


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert running.stdout is not None
        yield f":{running.stdout.readline().strip()}"
    finally:
        running.terminate()
        running.wait(10)


@contextmanager
def webkit(size: str = "short-phone") -> Iterator[Any]:
    """A WebKit with a window of this size."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.service import Service

    with display() as name:
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(BROWSERS[0])
        for argument in ("--automation", "--full-screen"):  # without its bars, so that it can be as narrow as a phone
            options.add_argument(argument)
        environment = {**os.environ, **SOFTWARE, "DISPLAY": name}
        driver = webdriver.WebKitGTK(options=options, service=Service(shutil.which(DRIVER), env=environment))
        try:
            driver.set_script_timeout(PATIENCE_SECONDS)
            driver.set_page_load_timeout(PATIENCE_SECONDS)
            driver.set_window_size(*SIZES[size])
            yield driver
        finally:
            driver.quit()


ASKED = """
const done = arguments[0], until = Date.now() + 50000;
let last = '', since = 0;
(function look() {
  document.querySelector('[data-skip]:not([hidden])')?.click();
  document.querySelector('.interlude:not([hidden]) [data-go-on]')?.click();
  const at = document.getElementById('at').dataset, now = [at.ply, at.now, at.branch, at.changes].join();
  if (now !== last) { last = now; since = Date.now(); }
  const shown = at.ply === at.now && !('sending' in at) && !('past' in at);
  const choices = [...document.querySelectorAll('.choice')];
  if (shown && ('over' in at || ('turn' in at && choices.length)) && Date.now() - since > 100)
    return done({ over: 'over' in at, ply: Number(at.ply), choices: choices.map((one) => ({ value: one.value,
      pieces: one.dataset.pieces.split(' ').filter(Boolean), toggles: 'toggles' in one.dataset })) });
  if (Date.now() > until) return done(null);
  setTimeout(look, 25);
})();
"""
"""Waits until the person is asked and the page stands still; the ply and the choices."""
SPOT = """
const piece = document.querySelector(arguments[0]);
if (!piece) return null;
let box = piece.getBoundingClientRect();
if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
  piece.scrollIntoView({ block: 'center', inline: 'nearest' });
box = piece.getBoundingClientRect();
const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
for (const down of parts) for (const along of parts) {
  const spot = [Math.round(box.x + box.width * along), Math.round(box.y + box.height * down)];
  const under = document.elementFromPoint(...spot);
  if (under && (under === piece || piece.contains(under) || under.closest('[data-piece][role]') === piece)) return spot;
}
return null;
"""
"""A point at which an element is what a finger meets."""
HELD = "return [...document.querySelectorAll('[data-piece][data-held]')].map((piece) => piece.dataset.piece)"
MOVED = "const at = document.getElementById('at').dataset; return Number(at.ply) > arguments[0] || 'sending' in at"


@dataclass
class Hand:
    """A person's finger on the page."""

    driver: Any

    def asked(self) -> dict[str, Any]:
        """Where the table stands once the person is asked, or once the game is over."""
        found: dict[str, Any] | None = self.driver.execute_async_script(ASKED)
        assert found is not None, "nobody is asked, and the game is not over"
        return found

    def tap(self, selector: str) -> bool:
        """Touch an element where a finger would meet it; False when there is none to meet."""
        spot = self.driver.execute_script(SPOT, selector)
        if spot is None:
            return False
        self._touch(*spot)
        return True

    def _touch(self, x: int, y: int) -> None:
        from selenium.webdriver.common.actions import interaction
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        from selenium.webdriver.common.actions.pointer_input import PointerInput

        finger = PointerInput(interaction.POINTER_MOUSE, "finger")
        action = ActionBuilder(self.driver, mouse=finger, duration=0)
        action.pointer_action.move_to_location(x, y)
        action.pointer_action.pointer_down()
        action.pointer_action.pointer_up()
        action.perform()

    def choose(self, ply: int, choice: dict[str, Any]) -> None:
        """Make a choice by touching its pieces; then the button that is left, where the pieces leave several."""
        self.let_go()
        for piece in choice["pieces"]:
            if not self.moved(ply):
                self.tap(f'[data-piece="{piece}"]')
        value = choice["value"]
        buttons = [f'.answers button[value="{value}"]', *([".answers .main"] if choice["toggles"] else [])]
        if not self.moved(ply) and not any(self.tap(button) for button in buttons):
            self.tap('.dock [data-open="choices"]')
            self.tap(f'.choice[value="{value}"]')

    def let_go(self) -> None:
        """Close the list and touch what is held once more, so that nothing is held."""
        self.tap("[data-sheet][data-shown] [data-close]")
        for held in self.driver.execute_script(HELD):
            self.tap(f'[data-piece="{held}"]')

    def moved(self, ply: int) -> bool:
        """Whether the choice was sent."""
        return bool(self.driver.execute_script(MOVED, ply))
