"""Commands of somebody who runs a server: serve, tables, export, import."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.extras import extra


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    db: str | None = None,
    workers: int = 1,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    lan: bool = False,
    log: str = "auto",
    keep_lobby_days: float = 1.0,
    keep_unused_days: float = 30.0,
    keep_finished_mb: int = 5_000,
) -> None:
    """Open the room in the browser: tables with friends on a link, and bots at any seat.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets every network in.
    data
        Where the embedded database lives.
    db
        A database by URL instead: postgresql+asyncpg://...
    workers
        Server processes, as many as there are cores. On Windows more than one needs PostgreSQL.
    open_browser
        Open a browser at the address where there is one.
    lan
        Let phones and computers of the home network in, and print the address with a QR code.
    log
        `json` or `plain`; `auto` is plain on a terminal and JSON in a file or a pipe.
    keep_lobby_days
        How long a table that nobody joins is kept; 0 for ever.
    keep_unused_days
        How long a game under way is kept after the last move or visit; 0 for ever.
    keep_finished_mb
        Megabytes of finished games that are kept; beyond that the oldest are removed. 0 for all.
    """
    with extra("web"):
        from kotatsu.web import commands
        from kotatsu.web.page_contexts import KeptFor

    kept = KeptFor(keep_lobby_days, keep_unused_days, keep_finished_mb)
    commands.serve(
        host, port, data=data, db=db, workers=workers, open_browser=open_browser, kept=kept, lan=lan, log=log
    )


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
    with extra("web"):
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


def host_link(
    *, address: str = "http://127.0.0.1:8000", data: Path | None = None, db: str | None = None, new: bool = False
) -> None:
    """Print the link that opens the host's page of a server. Who has it can remove tables: keep it to yourself.

    Parameters
    ----------
    address
        Where the server is reached.
    new
        Make another link; the one before, and browsers that were opened with it, are shut out.
    """
    with extra("web"):
        from kotatsu.web import commands

    print(commands.host_link(address, data=data, db=db, new=new))


def export(file: Path | None = None, *, data: Path | None = None, db: str | None = None) -> None:
    """Write every table of a server as a line of JSON, to a file or to standard output."""
    with extra("web"):
        from kotatsu.web import commands

    count = commands.export(file, data=data, db=db)
    print(f"{count} tables written", file=sys.stderr)


def import_(file: Path | None = None, *, data: Path | None = None, db: str | None = None) -> None:
    """Read tables that `kotatsu export` wrote, from a file or from standard input."""
    with extra("web"):
        from kotatsu.web import commands

    report = commands.import_(file, data=data, db=db)
    print(f"{report.new} tables read, {report.known} were here already", file=sys.stderr)
    for sentence in report.left_out:
        print(f"left out: {sentence}", file=sys.stderr)
