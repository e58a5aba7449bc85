"""The dialect of rules, enforced: docs/rules-dialect.md as one pass over the syntax trees, before any compiler.

`check_game` reads exactly the functions that a compiler would collect and gives every violation as a sentence: file,
line, what is written, why rules cannot have it, and what to write instead.
"""

from kotatsu.engine.dialect.violations import DialectError, Violation
from kotatsu.engine.dialect.walk import check_game, check_rules, require_dialect

__all__ = ["DialectError", "Violation", "check_game", "check_rules", "require_dialect"]
