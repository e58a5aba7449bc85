"""Packages as an installer leaves them: a folder that Python looks in, with the metadata that names entry points."""

from __future__ import annotations

from pathlib import Path


def put_metadata(folder: Path, package: str, slug: str) -> None:
    """What `pip install` writes beside a package: its name, and the game it brings."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[kotatsu.games]\n{slug} = {package}:GAME\n", encoding="utf-8")
