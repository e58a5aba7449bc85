"""The compiler: the same rules through a compiler.

Rules are plain functions and do not know that compilers exist. The compiler takes the functions that a program reaches,
makes a new function over each code object with other globals - compiled callees for functions, arrays for tables,
`draw_compiled` for `draw`, nothing for `tell` - and hands them to Numba, for this machine or for a GPU.

A *driver* is a program over a game: a plain function, in the same dialect and with NumPy arrays for arguments, that
calls `setup`, `legal`, `step` ... imported from `kotatsu.engine.compiler.placeholders`, where a game's own are put.
"""

from kotatsu.engine.compiler.call_graph import Plan, plan
from kotatsu.engine.compiler.cpu import compile_driver

__all__ = ["Plan", "compile_driver", "plan"]
