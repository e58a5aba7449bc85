"""Look at a table without a server: `python -m kotatsu.conformance.shots tiki-topple --plies 20 --all`.

A match is played by random choices up to a ply, its page is drawn by the renderer, and Chromium photographs it with the
policy that the server sends. `--over` photographs the result; `--page` another page of the room.
"""

from __future__ import annotations

import argparse
import mimetypes
import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno

import kotatsu
from kotatsu.engine.contract import Game
from kotatsu.web import page_contexts as contexts
from kotatsu.web import shelf_contexts
from kotatsu.web.asset_urls import STATIC
from kotatsu.web.pages.shelf_links import ROOM_LINKS, links_of
from kotatsu.web.pages.table_choices import AWAY_CHOICES_SECONDS, CHOSEN_LEVELS
from kotatsu.web.render import Renderer
from kotatsu.web.security.headers import POLICY

CHROMIUM = Path(os.environ.get("KOTATSU_CHROMIUM", "/usr/bin/chromium"))
"""Which browser takes the photographs."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
ORIGIN = "http://kotatsu.test"
SIZES = {
    "phone": (390, 844),
    "short-phone": (390, 664),
    "phone-on-its-side": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}
"""A short phone is one whose browser shows its bars."""
NAMES = ("Aya", "Bastien", "Chloé", "Dimitri", "Élodie", "Farid")
TABLE = "preview"
PAGES = ("table", "curtain", "past", "hint", "result", "shelf", "new", "lobby", "join", "rules", "error")


@dataclass(frozen=True)
class Wish:
    """One photograph."""

    page: str
    language: str
    theme: contexts.Theme
    size: str

    @property
    def name(self) -> str:
        """Its file."""
        return f"{self.page}-{self.size}-{self.theme}-{self.language}.png"


# --- A match to look at


def played(slug: str, seats: int | None, seed: int, plies: int | None, options: dict[str, str]) -> kotatsu.Match:
    """A match after so many random plies, or at its end."""
    match = kotatsu.Match(kotatsu.load(slug), seats, seed=seed, options=options)
    chooser = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(chooser.choice(match.legal()))
    return match


def view_of(match: kotatsu.Match, seat: int, *, live: bool = True) -> contexts.SeatView:
    """The table as a seat sees it."""
    log = [contexts.LogPly(0, -1, tuple(event for event in match.opening if event.visible_to(seat)))]
    for number, ply in enumerate(match.plies, start=1):
        heard = tuple(event for event in ply.events if match.over or event.visible_to(seat))
        log.append(contexts.LogPly(number, ply.seat, heard))
    view = match.view(seat)
    return contexts.SeatView(
        game=match.game,
        names=NAMES[: match.seats],
        seat=seat,
        ply=match.ply,
        state=view,
        actor=match.actor,
        question="" if match.over else match.game.asked(view if seat == match.actor else match.state),
        legal=tuple(match.legal()) if live and match.actor == seat else (),
        last=log[-1],
        log=tuple(log),
        scores=tuple(match.scores()),
        result=tuple(match.result()) if match.over else (),
    )


def seat_cards(seats: int, own: int) -> tuple[contexts.SeatCard, ...]:
    """Who sits where: the reader, a friend who is away, bots."""
    return tuple(
        contexts.SeatCard(
            seat=seat,
            name=NAMES[seat],
            kind="person" if seat in (own, (own + 1) % seats) else "bot",
            level="" if seat in (own, (own + 1) % seats) else "medium",
            standing_in=False,
            present=seat != (own + 1) % seats,
            yours=seat == own,
            host=seat == own,
        )
        for seat in range(seats)
    )


# --- The contexts of the pages


def frame(wish: Wish) -> contexts.Frame:
    """A reader's settings."""
    return contexts.Frame(wish.language, ("en", "fr"), wish.theme, "token", f"/t/{TABLE}")


CHAT = (
    contexts.ChatLine(1, 0, NAMES[0], "Coucou !"),
    contexts.ChatLine(2, 1, NAMES[1], "Attends, je regarde encore <tout>."),
)


def table_page(wish: Wish, match: kotatsu.Match, seat: int) -> contexts.TablePage:
    """The table, live or as the wish has it."""
    past = wish.page == "past"
    view = view_of(match, seat, live=not past)
    chances = {action: (action * 37 % 89) / 100 for action in view.legal}
    best = max(chances, key=lambda action: chances[action], default=0)
    hint = contexts.Hint(chances, 4096, (best,), chances.get(best, 0.0))
    return contexts.TablePage(
        frame=frame(wish),
        table=TABLE,
        view=view,
        live=match.ply + (5 if past else 0),
        branch=0,
        entry=match.ply,
        changes=0,
        seats=seat_cards(match.seats, seat),
        own=(seat,) if seat >= 0 else (),
        move_id="move",
        curtain=wish.page == "curtain",
        next_own=-1,
        can_take_back=seat >= 0 and not past,
        levels=("random", "easy", "medium", "hard"),
        can_hand_over=(seat,) if seat >= 0 else (),
        can_return=(),
        standing=tuple(contexts.StandingAnswer(name, False) for name in standing_names(match.game) if seat >= 0),
        chat=CHAT,
        can_chat=True,
        is_host=True,
        over=match.over,
        invite=f"{ORIGIN}/t/{TABLE}",
        commitment="5f" * 32,
        can_hint=bool(view.legal),
        hint=hint if wish.page == "hint" else None,
    )


def standing_names(game: Game) -> tuple[str, ...]:
    """The standing answers that a game offers."""
    return game.page.STANDING


def result_page(wish: Wish, match: kotatsu.Match, seat: int) -> contexts.ResultPage:
    """The end."""
    return contexts.ResultPage(
        frame=frame(wish),
        table=TABLE,
        view=view_of(match, seat),
        seats=seat_cards(match.seats, seat),
        winners=tuple(match.winners()),
        seed="9a" * 16,
        commitment="5f" * 32,
        rematch="",
        is_seated=seat >= 0,
        own=(seat,) if seat >= 0 else (),
        chat=CHAT,
        can_chat=True,
        changes=0,
    )


def lobby_page(wish: Wish, match: kotatsu.Match) -> contexts.Lobby:
    """A table whose last seat is open."""
    *sitting, last = seat_cards(match.seats, 0)
    waiting = contexts.SeatCard(last.seat, "", "open", "", False, False, False, False)
    return contexts.Lobby(
        frame=frame(wish),
        table=TABLE,
        game=match.game,
        options=match.options,
        away=0,
        seats=(*sitting, waiting),
        invite=f"{ORIGIN}/t/kx93mvq0tn",
        is_host=True,
        can_start=True,
        levels=CHOSEN_LEVELS,
        commitment="5f" * 32,
        changes=0,
        away_choices=AWAY_CHOICES_SECONDS,
    )


def join_page(wish: Wish, match: kotatsu.Match) -> contexts.Join:
    """An invitation to the last seat."""
    lobby = lobby_page(wish, match)
    seats = tuple(
        contexts.SeatCard(card.seat, card.name, card.kind, card.level, False, True, False, card.host)
        for card in lobby.seats
    )
    return contexts.Join(frame(wish), TABLE, match.game, seats, (match.seats - 1,), NAMES[0], "", False)


def new_page(wish: Wish, match: kotatsu.Match) -> contexts.NewTable:
    """The form for a new table."""
    values = {"seats": str(match.seats), "kind-1": "bot", "name-0": NAMES[0]}
    return contexts.NewTable(frame(wish), match.game, CHOSEN_LEVELS, AWAY_CHOICES_SECONDS, values)


def shelf_page(wish: Wish, game: Game, own: shelf_contexts.OwnTable) -> shelf_contexts.Shelf:
    """The shelf with a table under way and two finished ones."""
    won = shelf_contexts.PlayedTable("two", game, NAMES[:2], (0,), (0,), (12, 9), 0.0, "")
    lost = shelf_contexts.PlayedTable("three", game, NAMES[:4], (0,), (2,), (3, 4, 9, 1), 0.0, "four")
    links = {each.slug: links_of(each) for each in drawable()}
    return shelf_contexts.Shelf(
        frame(wish), drawable(), (own,), (won, lost), levels=CHOSEN_LEVELS, links=ROOM_LINKS, game_links=links
    )


def drawn(renderer: Renderer, wish: Wish, match: kotatsu.Match, seat: int) -> str:
    """The HTML of a wish."""
    if wish.page == "shelf":
        own = shelf_contexts.OwnTable("one", match.game, NAMES[:2], True, True)
        return renderer.shelf(shelf_page(wish, match.game, own))
    if wish.page == "result":
        return renderer.result(result_page(wish, match, seat))
    if wish.page == "new":
        return renderer.new_table(new_page(wish, match))
    if wish.page == "lobby":
        return renderer.lobby(lobby_page(wish, match))
    if wish.page == "join":
        return renderer.join(join_page(wish, match))
    if wish.page == "rules":
        return renderer.rules(shelf_contexts.RulesPage(frame(wish), match.game))
    if wish.page == "error":
        text = "Cette table n’existe pas." if wish.language == "fr" else "There is no such table."
        return renderer.error(shelf_contexts.ErrorPage(frame(wish), 404, text))
    return renderer.table(table_page(wish, match, seat))


def drawable() -> tuple[Game, ...]:
    """The games that have a drawing already."""
    return tuple(game for game in kotatsu.every() if (game.folder / "table.html").exists())


# --- Chromium


@contextmanager
def browser() -> Iterator[Any]:
    """A Chromium, or a plain word that there is none."""
    if not CHROMIUM.exists():
        sys.exit(f"no Chromium at {CHROMIUM}; name one in KOTATSU_CHROMIUM")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("photographs need Playwright: pip install kotatsu-games[conform]")

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        yield chromium
        chromium.close()


def serve(route: Any, html: str) -> None:
    """Answer a request of the page as the server would."""
    path = urlsplit(route.request.url).path
    file = static_file(path)
    if file is not None and file.exists():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        route.fulfill(body=file.read_bytes(), content_type=kind)
    elif path == f"/t/{TABLE}/qr.svg":
        route.fulfill(body=qr_code(), content_type="image/svg+xml")
    elif path == "/":
        headers = {"content-security-policy": POLICY, "content-type": "text/html; charset=utf-8"}
        route.fulfill(body=html, headers=headers)
    else:
        route.abort()


def qr_code() -> bytes:
    """The invite as a picture."""
    drawing = BytesIO()
    segno.make(f"{ORIGIN}/t/kx93mvq0tn").save(drawing, kind="svg", scale=4)
    return drawing.getvalue()


def static_file(path: str) -> Path | None:
    """The file that a static address means."""
    parts = path.strip("/").split("/")
    if parts[0] == "games" and len(parts) == 4:
        return kotatsu.load(parts[1]).folder / parts[3]
    return STATIC / parts[-1] if parts[0] == "static" else None


def photograph(chromium: Any, html: str, wish: Wish, out: Path, clicks: list[str]) -> list[str]:
    """Take one picture; what the page complained about."""
    width, height = SIZES[wish.size]
    page = chromium.new_page(viewport={"width": width, "height": height}, device_scale_factor=1)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.route("**/*", lambda route: serve(route, html))
    page.goto(f"{ORIGIN}/")
    page.wait_for_timeout(150)
    for selector in clicks:
        page.locator(selector).first.click()
    page.wait_for_timeout(100 if clicks else 0)
    whole = wish.page not in ("table", "curtain", "past", "hint")
    out.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(out / wish.name), full_page=whole)
    page.close()
    return [text for text in complaints if "ERR_FAILED" not in text]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--seat", type=int, help="whose eyes; the one who decides unless told; -1 watches")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--lang", default="en", choices=("en", "fr"))
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--size", default="phone", choices=tuple(SIZES))
    parser.add_argument("--all", action="store_true", help="both languages, themes and sizes")
    parser.add_argument("--over", action="store_true", help="the result page of the whole game")
    parser.add_argument("--page", default="table", choices=PAGES)
    parser.add_argument("--click", action="append", default=[], metavar="SELECTOR", help="touch something first")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--html", action="store_true", help="keep the page's HTML too")
    given = parser.parse_args()

    page = "result" if given.over else given.page
    options = dict(pair.split("=", 1) for pair in given.option)
    match = played(given.slug, given.seats, given.seed, None if page == "result" else given.plies, options)
    seat = given.seat if given.seat is not None else max(match.actor, 0)
    wishes = [Wish(page, given.lang, given.theme, given.size)]
    if given.all:
        wishes = [
            Wish(page, lang, theme, size) for lang in ("en", "fr") for theme in ("light", "dark") for size in SIZES
        ]
    renderer = Renderer()
    with browser() as chromium:
        for wish in wishes:
            html = drawn(renderer, wish, match, seat)
            complaints = photograph(chromium, html, wish, given.out, given.click)
            if given.html:
                (given.out / wish.name).with_suffix(".html").write_text(html, encoding="utf-8")
            print(given.out / wish.name, *complaints, sep="\n  ")


if __name__ == "__main__":
    main()
