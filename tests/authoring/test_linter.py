"""The linter demands nothing that the dialect forbids."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

from kotatsu.engine.dialect import check_rules
from kotatsu.engine.dialect.kinds import record_names
from kotatsu.engine.dialect.scope import Surroundings
from kotatsu.games.tiki_topple.state import EventKind, State, Verb

IDIOMS = Path(__file__).with_name("idioms.txt")
PLACE = "src/kotatsu/games/tiki_topple/idioms.py"
"""Where the linter is told that the rules lie."""


def test_idioms_of_the_dialect_pass_the_linter() -> None:
    command = [sys.executable, "-m", "ruff", "check", "--stdin-filename", PLACE, "--output-format", "concise", "-"]
    done = subprocess.run(
        command, input=IDIOMS.read_text(encoding="utf-8"), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_idioms_are_in_the_dialect(tmp_path: Path) -> None:
    file = tmp_path / "idioms.py"
    file.write_text(IDIOMS.read_text(encoding="utf-8"), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("idioms", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    around = Surroundings(dict(State.fields), record_names(State), Verb.actions.count, 4, EventKind.events)
    rules = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == "idioms"}
    assert len(rules) > 8
    assert [str(found) for found in check_rules(around, rules)] == []
