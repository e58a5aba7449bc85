"""Notebooks as pages of the site: their text and their code. A test runs them."""

from __future__ import annotations

import json
from pathlib import Path


def write_all(folder: Path) -> None:
    """Write a page beside every notebook."""
    for path in sorted(folder.glob("*.ipynb")):
        path.with_suffix(".md").write_text(as_markdown(path), encoding="utf-8")


def as_markdown(path: Path) -> str:
    """The cells of a notebook, code fenced; and where the notebook itself is."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    texts = []
    for cell in cells:
        source = "".join(cell["source"])
        texts.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source)
    return "\n\n".join([*texts, f"The notebook: {{download}}`{path.name}`"]) + "\n"
