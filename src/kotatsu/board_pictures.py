"""A position as a picture of its board: an SVG that a browser shows, or the pixels that a browser makes of it."""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine.contract import Game
from kotatsu.xhtml import as_xhtml

Pixels = npt.NDArray[np.uint8]
XHTML, SVG = "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"
SIDE_PIXELS = 720
"""Of a picture, in both directions."""
FIXED = f".board-alone {{ height: {SIDE_PIXELS}px; min-height: 0 }}"
"""An SVG is shown in any size, so its board must not ask how high the window is."""
WAIT_SECONDS = 60.0
"""For a browser to start and to draw."""


def can_draw(game: Game) -> bool:
    """Whether a game has a drawing of its table."""
    from kotatsu.web.render.board_document import is_drawable

    return is_drawable(game)


def board_html(game: Game, view: Any, seat: int, result: tuple[float, ...] = (), language: str = "en") -> str:
    """A position, as somebody may see it, as a document that fetches nothing."""
    from kotatsu.web.render.board_document import Position, board_document

    return board_document(Position(game, view, seat, result=result), language)


def board_svg(document: str) -> str:
    """The same inside an SVG, for browsers: programs that know no HTML show nothing of it."""
    _, _, head = document.partition("<style>")
    style, _, rest = head.partition("</style>")
    body = rest[rest.index("<body") : rest.index("</body>")] + "</body>"
    page = as_xhtml(f"<style>{style}{FIXED}</style>{body}")
    for tag, space in (("style", XHTML), ("body", XHTML), ("svg", SVG)):
        page = re.sub(rf"<{tag}\b", f'<{tag} xmlns="{space}"', page)
    size = f'width="{SIDE_PIXELS}" height="{SIDE_PIXELS}"'
    return (
        f'<svg xmlns="{SVG}" class="js" viewBox="0 0 {SIDE_PIXELS} {SIDE_PIXELS}" {size}>'
        f"<foreignObject {size}>{page}</foreignObject></svg>"
    )


# --- Pixels


@cache
def browser_path() -> str | None:
    """The Chromium that draws: $KOTATSU_CHROMIUM, Playwright's own, or the machine's; None where there is none."""
    if find_spec("playwright") is None or find_spec("PIL") is None:
        return None
    named = os.environ.get("KOTATSU_CHROMIUM", "/usr/bin/chromium")
    if Path(named).exists():
        return named
    own = _in_thread(_own_browser)
    return own if own and Path(own).exists() else None


def board_pixels(document: str) -> Pixels:
    """A document as a browser draws it: red, green and blue of every pixel."""
    from PIL import Image

    picture = _in_thread(_photograph, document)
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"), dtype=np.uint8)


def _in_thread(work: Any, *given: Any) -> Any:
    """Playwright's plain interface works in no thread that runs an event loop, and a notebook's does."""
    return _thread(os.getpid()).submit(work, *given).result(WAIT_SECONDS)


@cache
def _thread(process: int) -> ThreadPoolExecutor:
    """One thread for each process: a fork leaves threads and browsers behind."""
    return ThreadPoolExecutor(1, thread_name_prefix=f"board-pictures-{process}")


def _own_browser() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return str(playwright.chromium.executable_path)


@cache
def _page(process: int) -> Any:
    """An empty page of a browser that stays open; it ends with the process whose pipe it reads."""
    from playwright.sync_api import sync_playwright

    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"])
    return browser.new_page(viewport={"width": SIDE_PIXELS, "height": SIDE_PIXELS}, color_scheme="light")


def _photograph(document: str) -> bytes:
    page = _page(os.getpid())
    page.set_content(document)
    return bytes(page.screenshot())
