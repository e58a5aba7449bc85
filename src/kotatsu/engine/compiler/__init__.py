"""The same rules through Numba, for this machine or for a GPU.

Rules are plain functions and do not know that compilers exist. `call_graph` collects the functions that a driver
reaches, `source` resolves the names they read, and each is rebound to other globals - compiled callees for functions,
arrays for tables, `draw_compiled` for `draw`, nothing for `tell` - before Numba sees it.

A *driver* is a program over a game: a plain function, in the same dialect and with NumPy arrays for arguments, that
calls `setup`, `legal`, `step` ... imported from `kotatsu.engine.compiler.placeholders`, where a game's own are put.
"""

from kotatsu.engine.compiler.call_graph import CallGraph, collect
from kotatsu.engine.compiler.cpu import compile_driver

__all__ = ["CallGraph", "collect", "compile_driver"]
