"""The forge: the same rules through a compiler.

Rules are plain functions and do not know that compilers exist. The forge takes the functions that a program reaches,
makes a new function over each code object with other globals - compiled callees for functions, arrays for tables,
`roll_record` for `draw`, nothing for `tell` - and hands them to Numba, for this machine or for a GPU.

A *driver* is a program over a game: a plain function, in the same dialect and with NumPy arrays for arguments, that
calls `setup`, `legal`, `step` ... imported from `kotatsu.engine.forge.slots`; the forge puts a game's own there.
"""

from kotatsu.engine.forge.cpu import compile_driver
from kotatsu.engine.forge.plan import Plan, plan

__all__ = ["Plan", "compile_driver", "plan"]
