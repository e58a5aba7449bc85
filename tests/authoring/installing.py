"""Packages as an installer leaves them, and the command in a process that finds them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import kotatsu

SOURCES = Path(kotatsu.__file__).parent.parent


def put_metadata(folder: Path, package: str, slug: str) -> None:
    """What `pip install` writes beside a package: its name, and the game it brings."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[kotatsu.games]\n{slug} = {package}:GAME\n", encoding="utf-8")


def run(*arguments: str, path: Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with a folder before the others where Python looks."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(SOURCES)])}
    command = [sys.executable, "-m", "kotatsu", *arguments]
    return subprocess.run(command, env=environment, cwd=cwd, capture_output=True, text=True, timeout=580, check=False)
