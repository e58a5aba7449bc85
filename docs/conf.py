"""The documentation as a site: `make docs` builds it offline into site/, and a reader's browser loads nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE)]

import docstrings  # noqa: E402
import figure_pages  # noqa: E402
import game_pages  # noqa: E402
import notebook_pages  # noqa: E402

from kotatsu import __version__  # noqa: E402

project = "Kotatsu"
author = "The authors of Kotatsu"
release = version = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing", "ref.python"]
"""Documents link to sources and folders beside them, which are no pages of the site; some names are imported twice."""
default_role = "code"

autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints = "description"
autodoc_mock_imports = ["torch", "triton", "ray", "pyspiel", "open_spiel"]

html_theme = "furo"
html_title = f"Kotatsu {__version__}"
html_theme_options = {"navigation_with_keys": True}
html_copy_source = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Write the pages that are made from the games themselves, and read docstrings as they are written."""
    app.connect("autodoc-process-docstring", docstrings.process)
    app.connect("builder-inited", lambda _app: game_pages.write_all(HERE / "games"))
    app.connect("builder-inited", lambda _app: figure_pages.write_all(HERE / "figures"))
    app.connect("builder-inited", lambda _app: notebook_pages.write_all(HERE / "notebooks"))
