"""A page a game for the site: what it is, its observation and its actions, read from the game itself."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import kotatsu
from kotatsu import envs
from kotatsu.engine.contract import Game


def write_all(folder: Path) -> None:
    """Write the pages of all games anew, and their table of contents."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    games = list(kotatsu.every())
    for game in games:
        (folder / f"{game.slug}.md").write_text("\n".join(page_of(game)) + "\n", encoding="utf-8")
    (folder / "index.md").write_text("\n".join(contents(games)) + "\n", encoding="utf-8")


def contents(games: list[Game]) -> Iterator[str]:
    """The page that lists the games."""
    yield from ("# The games", "", "What each game looks like to a program: its observation and its actions.", "")
    yield from ("```{toctree}", *(game.slug for game in games), "```")


def page_of(game: Game) -> Iterator[str]:
    """The lines of a game's page."""
    fewest, most = game.seats
    seats = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    yield from (f"# {game.title}", "")
    yield f"`{game.slug}`, rules version {game.version}, {seats} seats, about {game.minutes} minutes, "
    yield f"{game.actions.count:,} actions. `kotatsu rules {game.slug}` prints the rules."
    yield from ("", f"![A table of {game.title}](../pictures/{game.slug}.png)", "")
    if game.options:
        yield from ("## Options", "", *options_of(game), "")
    yield from ("## Actions", "", *actions_of(game), "")
    yield from ("## Observation", "", *windows_of(game), "")
    yield from ("## Events", "", *events_of(game))


def options_of(game: Game) -> Iterator[str]:
    """The options that a table can choose, as a table."""
    yield from ("| option | values | default |", "|---|---|---|")
    for name, choices in game.options.items():
        spelled = [str(value).lower() if isinstance(value, bool) else str(value) for value in choices]
        yield f"| `{name}` | {', '.join(f'`{value}`' for value in spelled)} | `{spelled[0]}` |"


def actions_of(game: Game) -> Iterator[str]:
    """Every verb: its numbers and its arguments."""
    yield from ("| verb | numbers | arguments |", "|---|---|---|")
    for verb in game.actions.verbs.values():
        numbers = f"{verb.first}" if verb.count == 1 else f"{verb.first} to {verb.first + verb.count - 1}"
        given = ", ".join(f"`{one.name}` ({size})" for one, size in zip(verb.arguments, verb.sizes, strict=True))
        yield f"| `{verb.name}` | {numbers} | {given} |"


def windows_of(game: Game) -> Iterator[str]:
    """Every window of the observation."""
    layout = envs.layout(game)
    yield f"{layout.width:,} numbers of two bytes. A number that the seat may not see is -1."
    yield from ("", "| window | from | shape | least | most | about |", "|---|---|---|---|---|---|")
    for window in layout.windows:
        shape = " x ".join(map(str, window.shape))
        about = window.about.replace("|", "\\|").replace("\n", " ")
        yield f"| `{window.name}` | {window.start} | {shape} | {window.low} | {window.high} | {about} |"


def events_of(game: Game) -> Iterator[str]:
    """Every kind of event, and what it tells."""
    yield from ("| event | tells |", "|---|---|")
    for name, told in game.events.arguments.items():
        yield f"| `{name}` | {', '.join(f'`{one.name}`' for one in told)} |"
