"""Imports go one way, and packages of one layer do not import each other."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import kotatsu

SOURCE = Path(kotatsu.__file__).parent
LAYERS = (
    "engine",
    "games",
    "words",
    "teaching",
    "bots",
    "experiments",
    "reviews",
    ("arena", "envs", "study", "terminal"),
    "learning",
    ("web", "client"),
    "play_client",
    "conformance",
    "authoring",
    "cli",
)
"""Lowest first; a package may import those below it and itself."""
FOUNDATION = {"engine", "games"}
OUTSIDE_ALLOWED = {"numpy", "numba"}


def package_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def layer_of(module: str) -> int:
    name = package_of(module)
    for place, layer in enumerate(LAYERS):
        if name == layer or (isinstance(layer, tuple) and name in layer):
            return place
    return -1


def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


def may_import(here: str, there: str) -> bool:
    """Below its own layer, and inside its own package."""
    if layer_of(here) < 0 or package_of(here) == package_of(there):
        return True
    return layer_of(there) < layer_of(here)


def test_neighbours_in_a_layer_are_apart() -> None:
    assert may_import("kotatsu.arena.report", "kotatsu.arena.figures")
    assert may_import("kotatsu.arena.report", "kotatsu.experiments.intervals")
    assert not may_import("kotatsu.arena.report", "kotatsu.study.figures")
    assert not may_import("kotatsu.bots.levels", "kotatsu.experiments.entrants")


def test_imports_go_one_way() -> None:
    wrong = []
    for file in SOURCE.rglob("*.py"):
        here = ".".join(("kotatsu", *file.relative_to(SOURCE).with_suffix("").parts))
        for there in imports(file):
            if there.startswith("kotatsu.") and not may_import(here, there):
                wrong.append(f"{here} imports {there}")
    assert not wrong


def test_rules_need_numpy_alone() -> None:
    """Engine and games run on any machine with NumPy, an accelerator's included; Numba is asked for only to compile."""
    wrong = []
    for part in FOUNDATION:
        for file in (SOURCE / part).rglob("*.py"):
            for name in imports(file):
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names | OUTSIDE_ALLOWED | {"kotatsu"}:
                    wrong.append(f"{file.relative_to(SOURCE)} imports {name}")
    assert not wrong


def test_a_game_does_not_know_another() -> None:
    folders = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
    for folder in folders:
        for file in (SOURCE / "games" / folder).rglob("*.py"):
            for name in imports(file):
                parts = name.split(".")
                assert parts[:2] != ["kotatsu", "games"] or len(parts) == 2 or parts[2] == folder, f"{file}: {name}"


def test_importing_is_quick_and_needs_no_compiler() -> None:
    program = "import kotatsu, sys; kotatsu.every(); assert 'numba' not in sys.modules, 'numba'"
    times = []
    for _ in range(3):
        start = _processor_seconds_of_children()
        subprocess.run([sys.executable, "-c", program], check=True)
        times.append(_processor_seconds_of_children() - start)
    assert min(times) < 1.5  # under 0.5 s on an idle machine; a busy one gets room


def _processor_seconds_of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system
