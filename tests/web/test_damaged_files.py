"""`verify`, `play --replay`, `import` and `serve` on damaged, missing, newer or unreachable things: a sentence each."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

import kotatsu
from kotatsu import KotatsuError
from kotatsu.cli.reading import read_match
from kotatsu.engine.match_record import verify
from kotatsu.terminal.console import WORDS, Console
from kotatsu.terminal.replay import Replay
from kotatsu.web import commands
from kotatsu.web.config import Settings
from kotatsu.web.tables.export_import import export_tables, import_tables
from kotatsu.words import words
from tests.mutations import damaged_texts
from tests.web.servers import free_port, inside, sqlite
from tests.web.test_old_data import FIXTURES, unpacked

RECORDS = 120
"""Damaged records of each game."""
EXPORTS = 150
SEED = 20


@pytest.mark.parametrize("slug", [game.slug for game in kotatsu.every()])
def test_a_damaged_record_is_refused_with_a_sentence(tmp_path: Path, slug: str) -> None:
    match = kotatsu.Match(kotatsu.load(slug), seed=1, sealed=True)
    while not match.over and match.ply < 12:
        match.play(match.legal()[0])
    texts = [match.to_json(), unpacked(f"record-{slug}.json.gz").decode()]
    for number, text in enumerate(damaged for whole in texts for damaged in damaged_texts(whole, RECORDS // 2, SEED)):
        file = tmp_path / f"{number}.json"
        file.write_text(text, encoding="utf-8", errors="surrogatepass")
        with suppress(KotatsuError):  # anything else fails the test
            read = read_match(file)
            _walk_through(read)
            verify(read)


def _walk_through(match: kotatsu.Match) -> None:
    console = Console(words(match.game, "en", WORDS), lambda line: None, lambda prompt: "")
    replay = Replay(match, console)
    for ply in {0, min(1, match.ply), match.ply}:
        replay.show(ply)


def test_a_damaged_export_is_refused_with_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    lines = unpacked("old-export.jsonl.gz").decode().splitlines()
    small = sorted(lines, key=len)[:3]
    database = sqlite(tmp_path)
    for number, text in enumerate(damaged for line in small for damaged in damaged_texts(line, EXPORTS // 3, SEED)):
        with suppress(KotatsuError):
            asyncio.run(import_tables(f"{database}-{number % 5}", iter([text])))
    for number in range(5):
        with inside(f"{database}-{number}") as site:
            with sqlite3.connect(f"{tmp_path}/kotatsu.sqlite-{number}") as stored:
                tables = [table for (table,) in stored.execute("SELECT id FROM tables")]
            for table in tables:
                assert site.browser().get(f"/t/{table}").status_code == 200, "only tables that open were brought in"


def test_an_import_that_fails_has_stored_nothing(tmp_path: Path) -> None:
    import io

    lines = unpacked("old-export.jsonl.gz").decode().splitlines()
    good = next(line for line in lines if json.loads(line)["table"]["game"] == "kikai")
    with pytest.raises(KotatsuError, match="line 2"):
        asyncio.run(import_tables(sqlite(tmp_path), [good, good[:-30]]))
    out = io.StringIO()
    asyncio.run(export_tables(sqlite(tmp_path), out))
    assert out.getvalue() == ""


DAMAGE = [
    ("tables", "UPDATE tables SET moved_at = 'null'"),
    ("export", "UPDATE tables SET setup = 'x'"),
    ("export", "UPDATE seats SET standing = ''"),
]


@pytest.mark.parametrize(("command", "damage"), DAMAGE)
def test_a_damaged_value_of_a_database_is_a_sentence(tmp_path: Path, command: str, damage: str) -> None:
    file = tmp_path / "kotatsu.sqlite"
    file.write_bytes(unpacked("old-database.sqlite.gz"))
    commands.run_on_database(commands.migrate(Settings(sqlite(tmp_path))))
    with closing(sqlite3.connect(file)) as database:
        database.execute(damage)
        database.commit()
    with pytest.raises(KotatsuError, match="the database cannot be used"):
        getattr(commands, command)(data=tmp_path)


# --- the commands themselves


def command(*arguments: str, typed: bytes = b"") -> tuple[int, str]:
    """The exit code and what was said to standard error."""
    line = [sys.executable, "-m", "kotatsu", *arguments]
    done = subprocess.run(line, input=typed, capture_output=True, timeout=120, check=False)
    return done.returncode, done.stderr.decode(errors="replace")


def damaged_inputs(folder: Path) -> dict[str, list[str]]:
    """Commands that cannot do what they were asked."""
    (folder / "folder").mkdir()
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    (folder / "empty").write_bytes(b"")
    (folder / "packed").write_bytes((FIXTURES / "old-export.jsonl.gz").read_bytes())
    (folder / "deep").write_text("[" * 100_000)
    (folder / "newer.json").write_text('{"format": 99, "plies": []}')
    (folder / "file").write_text("this is no folder")
    (folder / "broken" / "kotatsu.sqlite").parent.mkdir()
    (folder / "broken" / "kotatsu.sqlite").write_bytes(b"this is no database" * 100)
    (folder / "newer").mkdir()
    (folder / "newer" / "kotatsu.sqlite").write_bytes(unpacked("old-database.sqlite.gz"))
    with sqlite3.connect(folder / "newer" / "kotatsu.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    unreachable = f"postgresql+asyncpg://kotatsu@127.0.0.1:{free_port()}/nothing"
    files = ["missing", "folder", "binary", "empty", "packed", "deep", "newer.json"]
    port = str(free_port())
    return {
        **{f"verify {name}": ["verify", str(folder / name)] for name in files},
        **{f"replay {name}": ["play", "--replay", str(folder / name)] for name in files},
        **{f"import {name}": ["import", str(folder / name), "--data", str(folder / "data")] for name in files[:-3]},
        "import deep": ["import", str(folder / "deep"), "--data", str(folder / "data")],
        "import into a file": ["import", str(folder / "empty"), "--data", str(folder / "file")],
        "import into a broken database": ["import", str(folder / "empty"), "--data", str(folder / "broken")],
        "import unreachable": ["import", str(folder / "empty"), "--db", unreachable],
        "export unreachable": ["export", "--db", unreachable],
        "export broken": ["export", "--data", str(folder / "broken")],
        "export nowhere": ["export", str(folder / "no" / "such" / "folder"), "--data", str(folder / "data")],
        "serve on a file": ["serve", "--data", str(folder / "file"), "--port", port],
        "serve a broken database": ["serve", "--data", str(folder / "broken"), "--port", port],
        "serve a newer database": ["serve", "--data", str(folder / "newer"), "--port", port],
        "serve unreachable": ["serve", "--db", unreachable, "--port", port],
        "serve a bad port": ["serve", "--data", str(folder / "data"), "--port", "99999"],
        "serve an address that is not here": ["serve", "--data", str(folder / "data"), "--host", "203.0.113.7"],
        "serve no workers": ["serve", "--data", str(folder / "data"), "--port", port, "--workers", "0"],
    }


def test_no_command_answers_with_a_traceback(tmp_path: Path) -> None:
    wrong = {}
    for name, arguments in damaged_inputs(tmp_path).items():
        code, said = command(*arguments)
        if name == "import empty":
            assert code == 0
        elif code not in (1, 2) or "Traceback" in said or not said.strip():
            wrong[name] = (code, said[-300:])
    assert not wrong
