"""`python -m kotatsu.learning GAME --minutes 5 --out kyudo.npz`: the same as `kotatsu train`."""

from __future__ import annotations

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it
    np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]

from cyclopts import App

from kotatsu.learning.commands import train

app = App(name="python -m kotatsu.learning")
app.default(train)

if __name__ == "__main__":
    app()
