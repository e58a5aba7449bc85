"""The `kotatsu` command. Each command is a thin door; what it does lives in its own layer, imported when asked."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from kotatsu import Match, __version__, every, load
from kotatsu.engine.errors import BadSetting, KotatsuError, RecordError
from kotatsu.learning.commands import calibrate, train
from kotatsu.reviews.commands import review

if TYPE_CHECKING:
    from kotatsu.engine.bench import Speed

app = App(name="kotatsu", help="Modern tabletop games around one table.", version=__version__)

app.command(train)
app.command(calibrate)
app.command(review)

FAILED = 1
"""Exit code when what was checked is not so."""
REFUSED = 2
"""Exit code when what was asked for makes no sense; the sentence says what is accepted."""


@app.command
def games(*, lang: str = "en") -> None:
    """List the games: name, seats, minutes, one sentence."""
    from kotatsu.games import outside
    from kotatsu.words import words

    for game in every():
        fewest, most = game.seats
        seats = str(fewest) if fewest == most else f"{fewest}-{most}"
        print(
            f"{game.slug:14} {game.title:24} {seats:4} seats  {game.minutes:3} min  {words(game, lang).text('tagline')}"
        )
    for problem in outside().problems.values():
        print(f"kotatsu: {problem}", file=sys.stderr)


@app.command
def rules(game: str, clause: str = "", *, lang: str = "en") -> None:
    """Print a game's rules in our own words, with clause numbers; or one clause of them."""
    from kotatsu.terminal.screen import rules_lines
    from kotatsu.words import words

    found = load(game)
    wanted = found.clauses.name(found.clauses.code(clause)) if clause else ""
    print("\n".join([found.title, *rules_lines(words(found, lang), wanted)]))


@app.command
def play(
    game: str = "tiki-topple",
    *,
    seats: str = "",
    lang: str = "en",
    seed: int | None = None,
    option: tuple[str, ...] = (),
    replay: Path | None = None,
) -> None:
    """Play at the terminal, or walk through a saved game.

    Parameters
    ----------
    seats
        Who sits where: `you`, or a bot's level. `you,random,hard` seats three.
    option
        An option of the game, as name=value; may be given several times.
    replay
        A file written by `save`.
    """
    from kotatsu.terminal.console import terminal_console
    from kotatsu.terminal.replay import Replay
    from kotatsu.terminal.screen import PERSON, TerminalScreen, read_seats

    if replay is not None:
        match = read_match(replay)
        Replay(match, terminal_console(match.game, lang)).run()
        return
    found = load(game)
    sitting = read_seats(seats) if seats else [PERSON, *["easy"] * (found.seats[0] - 1)]
    match = Match(found, len(sitting), seed=seed, options=read_options(option))
    TerminalScreen(match, sitting, terminal_console(found, lang)).run()


@app.command
def check(game: str = "", *, games: int = 100, seed: int = 1) -> None:
    """Check a game's rules: the dialect, empty masks, games that never end, and every target byte for byte."""
    from kotatsu.authoring.check import check_games

    if not check_games([load(game)] if game else every(), count=games, seed=seed):
        sys.exit(FAILED)


@app.command(name="new-game")
def new_game(name: str, *, inside: bool = False, folder: Path | None = None) -> None:
    """Write a whole small game to begin with: rules, words in both languages, a page, tests.

    Parameters
    ----------
    name
        What it is called, such as love-letter.
    inside
        A game of Kotatsu's own sources instead of a package of its own.
    folder
        Where the package goes; kotatsu-NAME unless told.
    """
    from kotatsu.authoring.new_game import new_game as write_new_game

    print("\n".join(write_new_game(name, inside=inside, folder=folder)))


@app.command
def conform(game: str, *, tests: Path | None = None, golden: Path | None = None) -> None:
    """Hold a game to all that every game is held to, and print what its author has left to do.

    Parameters
    ----------
    tests
        The folder of the game's own tests; the project's unless told.
    golden
        The folder of its playthroughs; tests/golden of the project unless told.
    """
    from kotatsu.authoring.conform import conform as conform_game

    if not conform_game(load(game), tests=tests, golden_folder=golden):
        sys.exit(FAILED)


@app.command
def golden(game: str, *, folder: Path = Path("tests/golden")) -> None:
    """Write a game's golden playthroughs anew; read the difference."""
    from kotatsu.conformance.golden import write_golden

    for file in write_golden(load(game), folder):
        print(file)


@app.command
def bench(
    game: str = "",
    *,
    seats: int | None = None,
    gpu: bool = False,
    search: bool = False,
    matches: int = 40,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Decisions and games a second by random play: plain, compiled on one core and on all, on a GPU.

    Parameters
    ----------
    gpu
        Measure an NVIDIA GPU too.
    search
        Measure the search instead: iterations a second, and strength by iterations.
    matches
        With --search: in so many matches a table do 64, 256, 1024 and 4096 iterations meet; 0 for none.
    """
    chosen = [load(game)] if game else every()
    if search:
        from kotatsu.arena.commands import bench_search

        bench_search([found.slug for found in chosen], seats=seats, matches=matches, as_json=as_json)
        return
    from kotatsu.engine import bench as speed

    measured: dict[str, list[speed.Speed]] = {}
    for found in chosen:
        at = seats if seats is not None else found.seats[1]
        targets = [speed.plain, speed.compiled, speed.every_core]
        if gpu:
            from kotatsu.engine.compiler.gpu import bench_gpu

            targets.append(bench_gpu)
        measured[found.slug] = [target(found, at) for target in targets]
        if not as_json:
            print_speeds(found.title, measured[found.slug])
    if as_json:
        print(json.dumps({slug: [speed_dict(row) for row in rows] for slug, rows in measured.items()}, indent=2))


def print_speeds(title: str, rows: list[Speed]) -> None:
    """A game's speeds as a table, each against plain."""
    from rich.console import Console
    from rich.table import Table

    shown = Table(title=title, title_justify="left")
    for heading in ("target", "seats", "decisions/s", "games/s", "x plain"):
        shown.add_column(heading, justify="left" if heading == "target" else "right")
    for row in rows:
        ratio = row.decisions_a_second / rows[0].decisions_a_second
        cells = [f"{row.decisions_a_second:,.0f}", f"{row.games_a_second:,.0f}", f"{ratio:,.1f}"]
        shown.add_row(row.target, str(row.seats), *cells)
    Console().print(shown)


def speed_dict(row: Speed) -> dict[str, object]:
    """A speed for JSON."""
    return {**asdict(row), "decisions_a_second": row.decisions_a_second, "games_a_second": row.games_a_second}


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    db: str | None = None,
    workers: int = 1,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    keep_lobby_days: float = 1.0,
    keep_unused_days: float = 30.0,
    keep_finished_mb: int = 5_000,
) -> None:
    """Open the room in the browser: tables with friends on a link, and bots at any seat.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets the whole network in.
    data
        Where the embedded database lives.
    db
        A database by URL instead: postgresql+asyncpg://...
    workers
        Server processes; more than one needs PostgreSQL.
    open_browser
        Open a browser at the address where there is one.
    keep_lobby_days
        How long a table that nobody joins is kept; 0 for ever.
    keep_unused_days
        How long a game under way is kept after the last move or visit; 0 for ever.
    keep_finished_mb
        Megabytes of finished games that are kept; beyond that the oldest are removed. 0 for all.
    """
    from kotatsu.web import commands
    from kotatsu.web.page_contexts import KeptFor

    kept = KeptFor(keep_lobby_days, keep_unused_days, keep_finished_mb)
    commands.serve(host, port, data=data, db=db, workers=workers, open_browser=open_browser, kept=kept)


@app.command
def tables(
    *,
    data: Path | None = None,
    db: str | None = None,
    status: str = "",
    remove: tuple[str, ...] = (),
    remove_due: bool = False,
    keep_lobby_days: float = 1.0,
    keep_unused_days: float = 30.0,
    keep_finished_mb: int = 5_000,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """List the tables of a server with their ages and sizes, or remove some and report what was removed.

    An embedded database is changed only while no server uses it.

    Parameters
    ----------
    status
        Only tables that are `lobby`, `playing` or `over`.
    remove
        The id of a table to remove; may be given several times.
    remove_due
        Remove every table whose time is over, as the server does every hour; the --keep options say when.
    """
    from kotatsu.web import commands, table_reports
    from kotatsu.web.page_contexts import KeptFor

    if remove and remove_due:
        raise BadSetting("--remove and --remove-due are two commands; give one of them")
    if remove:
        report = commands.remove_tables(remove, data=data, db=db)
    elif remove_due:
        kept = KeptFor(keep_lobby_days, keep_unused_days, keep_finished_mb)
        report = commands.remove_due_tables(kept, data=data, db=db)
    else:
        print(table_reports.table_list(commands.tables(data=data, db=db, status=status), as_json=as_json))
        return
    print(table_reports.removals(report, as_json=as_json))


@app.command
def export(file: Path | None = None, *, data: Path | None = None, db: str | None = None) -> None:
    """Write every table of a server as a line of JSON, to a file or to standard output."""
    from kotatsu.web import commands

    count = commands.export(file, data=data, db=db)
    print(f"{count} tables written", file=sys.stderr)


@app.command(name="import")
def import_(file: Path | None = None, *, data: Path | None = None, db: str | None = None) -> None:
    """Read tables that `kotatsu export` wrote, from a file or from standard input."""
    from kotatsu.web import commands

    report = commands.import_(file, data=data, db=db)
    print(f"{report.new} tables read, {report.known} were here already", file=sys.stderr)
    for sentence in report.left_out:
        print(f"left out: {sentence}", file=sys.stderr)


@app.command
def arena(
    game: str,
    *,
    bots: str = "medium,easy",
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    option: tuple[str, ...] = (),
    on: str = "local",
    address: str | None = None,
    workers: int | None = None,
    results: Path | None = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    as_csv: Annotated[bool, Parameter(name="--csv")] = False,
) -> None:
    """Let bots play bots: ratings, win shares with intervals, seat advantage, length.

    Parameters
    ----------
    bots
        Levels, or `module:name` of a bot of your own, separated by commas.
    on
        `local`, or `ray` for a cluster.
    address
        The cluster's address.
    results
        A file that keeps every game; the same command takes it up where it stopped.
    plot
        An SVG to write.
    """
    from kotatsu.arena.commands import run_arena

    run_arena(
        game,
        [name.strip() for name in bots.split(",")],
        seats=seats,
        games=games,
        seed=seed,
        workers=workers,
        results=results,
        plot_to=plot,
        as_json=as_json,
        as_csv=as_csv,
        options={name: str(value) for name, value in read_options(option).items()},
        on=on,
        address=address,
    )


@app.command
def study(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1_000,
    bots: str = "random",
    seed: int = 1,
    change: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    sweep: str = "",
    option: tuple[str, ...] = (),
    on: str = "local",
    address: str | None = None,
    workers: int | None = None,
    gpu: bool = False,
    results: Path | None = None,
    html: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Study a game's balance: seats, length, scores, and how much winning goes with each component.

    Parameters
    ----------
    bots
        One for all seats, or one a seat, separated by commas.
    change
        What if: a value of the game's parts.toml, as `cards.mimic.price=6`; compared on the same seeds.
    sweep
        One value over a range, as `cards.mimic.price=2:10`: how often it is taken and wins at each.
    on
        `local`, or `ray` for a cluster.
    address
        The cluster's address.
    gpu
        Random play on a GPU.
    results
        A file that keeps every part; the same command takes it up where it stopped.
    html
        A report to write.
    """
    from kotatsu.study.commands import run_study, run_sweep

    names = [name.strip() for name in bots.split(",")]
    options = {name: str(value) for name, value in read_options(option).items()}
    if sweep:
        if gpu or results is not None:
            raise BadSetting("--sweep runs on cores and keeps no results; leave out --gpu and --results")
        run_sweep(
            game,
            sweep,
            seats=seats,
            games=games,
            bots=names,
            seed=seed,
            sets=change,
            options=options,
            on=on,
            address=address,
            workers=workers,
            html=html,
            as_json=as_json,
        )
        return
    run_study(
        game,
        seats=seats,
        games=games,
        bots=names,
        seed=seed,
        sets=change,
        options=options,
        on=on,
        address=address,
        workers=workers,
        gpu=gpu,
        results=results,
        html=html,
        as_json=as_json,
    )


@app.command
def verify(file: Path, *, commitment: str = "") -> None:
    """Check a finished match's record: every move legal, every draw from the seed it was committed to.

    Parameters
    ----------
    commitment
        The fingerprint that the table showed before the start, as you noted it: then a record whose seed and
        fingerprint were both exchanged is found.
    """
    from kotatsu.engine.match_record import verify as verify_match
    from kotatsu.engine.sealing import commitment as commitment_of

    match = read_match(file)
    draws = verify_match(match)
    assert match.seed is not None, "a record without a seed is refused above"
    told = commitment_of(match.seed)
    if commitment and commitment.strip().lower() != told:
        raise RecordError(f"this record is of another game than the one you noted: its commitment is {told}")
    end = "finished" if match.over else "not finished"
    print(
        f"{match.game.title}, {match.seats} seats, {match.ply} plies, {end}: all legal, all {draws} draws from the seed"
    )
    print(f"commitment: {told} ({'the one you noted' if commitment else 'compare it with the one shown at the start'})")


def read_match(file: Path) -> Match:
    """The match of a file; a sentence when there is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadSetting(f"cannot read {file}: {reason}") from error
    return Match.from_json(text)


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """Options as `name=value`."""
    pairs = [item.partition("=") for item in given]
    for name, equals, _ in pairs:
        if not equals:
            raise BadSetting(f"option {name!r} has no value; accepted: name=value")
    return {name: value for name, _, value in pairs}


def main() -> None:
    """The command. A KotatsuError is a sentence and an exit code, never a traceback."""
    try:
        app()
    except KotatsuError as error:
        print(f"kotatsu: {error}", file=sys.stderr)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
