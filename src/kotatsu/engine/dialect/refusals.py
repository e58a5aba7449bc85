"""The constructs that rules do without, each with its reason and its remedy."""

from __future__ import annotations

import ast

from kotatsu.engine.dialect.violations import Refusal

NO_MEMORY = "it needs memory that a GPU thread does not have"
NO_RAISE = "machine code has nowhere to raise an exception"

STATEMENTS: dict[type[ast.AST], Refusal] = {
    ast.Raise: Refusal("raise", NO_RAISE, "leave the action out of `legal`, or return a number that says so"),
    ast.Assert: Refusal("assert", NO_RAISE, "check it in a test; `legal` says what is allowed"),
    ast.Try: Refusal("try", NO_RAISE, "test the condition with `if` before"),
    ast.TryStar: Refusal("try", NO_RAISE, "test the condition with `if` before"),
    ast.With: Refusal("with", "rules open nothing that must be closed", "write the statements alone"),
    ast.AsyncWith: Refusal("async with", "rules never wait", "write the statements alone"),
    ast.AsyncFor: Refusal("async for", "rules never wait", "loop over `range(...)`"),
    ast.Delete: Refusal("del", "a record has no parts that come and go", "set the field to a value that means none"),
    ast.Import: Refusal("import inside a rule", "compiled rules have no modules", "import at the top of the file"),
    ast.ImportFrom: Refusal("import inside a rule", "compiled rules have no modules", "import at the top of the file"),
    ast.Global: Refusal("global", "what changes must be in the record", "make it a field of State"),
    ast.Nonlocal: Refusal("nonlocal", "rules have no functions inside functions", "pass it as an argument"),
    ast.ClassDef: Refusal("a class", NO_MEMORY, "keep what belongs together in fields of State"),
    ast.FunctionDef: Refusal(
        "a function inside a function", "a closure cannot be compiled", "write it at module level and pass arguments"
    ),
    ast.AsyncFunctionDef: Refusal("async def", "rules never wait", "write a plain function"),
    ast.Match: Refusal("match", "the compilers do not know it", "write `if` and `elif`, or a table with `dispatch`"),
}
EXPRESSIONS: dict[type[ast.AST], Refusal] = {
    ast.JoinedStr: Refusal("an f-string", NO_MEMORY, "`tell` an event with numbers; its words are in the .ftl files"),
    ast.Dict: Refusal("a dict", NO_MEMORY, "use a tuple of integers indexed by number, or a field of State"),
    ast.DictComp: Refusal("a dict comprehension", NO_MEMORY, "make a tuple at module level"),
    ast.Set: Refusal("a set", NO_MEMORY, "use a field of State with a 0 or 1 for each member"),
    ast.SetComp: Refusal("a set comprehension", NO_MEMORY, "use a field of State with a 0 or 1 for each member"),
    ast.List: Refusal("a list", NO_MEMORY, "use an array field of State, or a tuple at module level"),
    ast.ListComp: Refusal("a list comprehension", NO_MEMORY, "write a `for` loop over `range(...)` that counts"),
    ast.GeneratorExp: Refusal("a generator", NO_MEMORY, "write a `for` loop over `range(...)` that counts"),
    ast.Lambda: Refusal("lambda", "a closure cannot be compiled", "write a function at module level"),
    ast.Yield: Refusal("yield", "a rule runs to its end", "keep what is left to do in the record or on the agenda"),
    ast.YieldFrom: Refusal(
        "yield from", "a rule runs to its end", "keep what is left to do in the record or on the agenda"
    ),
    ast.Await: Refusal("await", "rules never wait", "return; the engine asks the next question"),
    ast.NamedExpr: Refusal(":=", "the name is set in the midst of a condition", "assign on a line of its own before"),
    ast.Starred: Refusal("*", "one signature a function compiles", "pass each argument by its place"),
    ast.Slice: Refusal("a slice", "a part of an array is not a value", "loop over `range(...)` and index in full"),
    ast.Tuple: Refusal("a tuple", "a rule gives one number", "assign one name at a time, or set fields of State"),
}
CALLS: dict[str, Refusal] = {
    "print": Refusal("print", "`tell` is the only voice of rules", "tell an event, or print from a test"),
    "sum": Refusal("sum", "it walks over a sequence", "add up in a `for` loop over `range(...)`"),
    "any": Refusal("any", "it walks over a sequence", "write a `for` loop that returns True"),
    "all": Refusal("all", "it walks over a sequence", "write a `for` loop that returns False"),
    "sorted": Refusal("sorted", NO_MEMORY, "look for the least in a `for` loop"),
    "enumerate": Refusal("enumerate", "loops count over `range(...)`", "index the array inside the loop"),
    "zip": Refusal("zip", "loops count over `range(...)`", "index both arrays inside the loop"),
    "reversed": Refusal("reversed", "loops count over `range(...)`", "write `range(last, first, -1)`"),
    "divmod": Refusal("divmod", "it gives two values", "write `//` and `%`"),
    "pow": Refusal("pow", "its type depends on its values", "write the product out"),
    "round": Refusal("round", "the targets round halves differently", "count in integers"),
    "input": Refusal("input", "rules ask by their question", "add a Question and an action"),
    "open": Refusal("open", "rules read nothing but the record", "read parts.toml in parts.py"),
}
MODULES: dict[str, Refusal] = {
    "random": Refusal("random", "`draw` is the only chance of rules", "write `draw(s, n)` or `shuffle(s, ...)`"),
    "secrets": Refusal("secrets", "`draw` is the only chance of rules", "write `draw(s, n)`"),
    "time": Refusal("time", "rules know no clock: a replay runs at another hour", "count rounds or turns in State"),
    "datetime": Refusal("datetime", "rules know no clock: a replay runs at another hour", "count turns in State"),
    "numpy": Refusal("NumPy", "compiled rules work on single numbers", "write a loop over a field"),
    "os": Refusal("os", "rules read nothing but the record", "make it an option of State"),
}
OPERATORS: dict[type[ast.AST], Refusal] = {
    ast.Pow: Refusal("**", "its type depends on its values", "write the product out, or a tuple of the powers"),
    ast.MatMult: Refusal("@", "rules have no matrices", "write the sums out"),
    ast.In: Refusal("in", "it walks over a sequence", "compare with `==` and `or`, or loop over `range(...)`"),
    ast.NotIn: Refusal("not in", "it walks over a sequence", "compare with `!=` and `and`"),
    ast.Is: Refusal("is", "numbers have no identity", "write `==`"),
    ast.IsNot: Refusal("is not", "numbers have no identity", "write `!=`"),
}
CONSTANTS: dict[type, Refusal] = {
    str: Refusal("a string", NO_MEMORY, "use a number; its name belongs in the vocabulary or the .ftl files"),
    bytes: Refusal("bytes", NO_MEMORY, "use integers"),
    complex: Refusal("a complex number", "the record holds integers", "use integers"),
    type(None): Refusal("None", "a name has one type for its whole life", "use a number that means none, such as -1"),
    type(...): Refusal("...", "an empty rule does nothing in silence", "write the rule, or `return`"),
}
LOOP_ELSE = Refusal("else after a loop", "it is easily read as an `if`", "set a bool before the loop and test it after")
LOOP_OVER = Refusal(
    "a loop over something other than range", "a loop counts", "write `for index in range(...)` and index inside"
)
LOOP_TARGET = Refusal("a loop that unpacks", "a loop counts one integer", "write `for index in range(...)`")
KEYWORD = Refusal("a keyword argument", "one signature a function compiles", "pass each argument by its place")
DEFAULT = Refusal("a default value", "one signature a function compiles", "pass every argument, or write two functions")
STAR_ARGUMENTS = Refusal("*args or **kwargs", "one signature a function compiles", "name every argument")
ONLY_ARGUMENTS = Refusal(
    "keyword-only or positional-only arguments", "one signature a function compiles", "name every argument plainly"
)
DECORATOR = Refusal("a decorator", "rules do not know that compilers exist", "call the other function inside the rule")
CLOSURE = Refusal(
    "a function made by another function", "what it closes over is lost when it is compiled", "write it at module level"
)
NO_SOURCE = Refusal(
    "a function without source", "its syntax cannot be read", "write a `def` at module level, not a lambda or a partial"
)
SEVERAL_TARGETS = Refusal("several targets in one assignment", "a rule does one thing a line", "assign one at a time")
UNPACKING = Refusal("unpacking", "a value is one number", "assign one name at a time")
UNPACKING_IN_LOOP = Refusal("several names assigned at once in a loop", "it is slow to compile", "assign one at a time")
METHOD = Refusal(
    "a method", "rules call plain functions only", "write a function at module level, or loop over the field"
)
NOTHING_DONE = Refusal("an expression that does nothing", "its value is lost", "assign it, or return it, or delete it")
CHANCE_WORDS = Refusal("s.rng", "`draw` is the only chance of rules", "write `draw(s, n)`")
INTERPRETER_ONLY = Refusal(
    "s.chance or s.event_log", "compiled records have none", "write `draw(s, n)` or `tell(s, ...)`"
)
ROW_VALUE = Refusal("an array as a value", "only single numbers can be kept or compared", "index it in full")
CONSTANT_CHANGED = Refusal(
    "a constant that is written to", "what changes must be in the record", "make it a field of State"
)
ARRAY_REPLACED = Refusal("an array field that is assigned", "arrays stay where they lie", "assign its items in a loop")
RECORD_REPLACED = Refusal("the record under another name", "rules change the record in place", "write to fields of `s`")
FLOAT_HERE = Refusal(
    "a float",
    "targets may differ in its last digit, and records are compared byte by byte",
    "count in integers; floats belong in `result` and `value`",
)
DIVISION = Refusal(
    "/", "it gives a float, and records are compared byte by byte", "write `//`; `/` belongs in `result` and `value`"
)
DEEP_NAMESPACE = Refusal("two dots before a name", "compilers see one module or class", "import the inner module")
FUNCTION_VALUE = Refusal(
    "a function as a value", "compiled code has no tables of functions", "call it, or use `dispatch`"
)
CLASS_USED = Refusal("a class as a value", NO_MEMORY, "rules work inside the record they are given")
NESTED_TUPLE = Refusal(
    "a nested tuple of constants",
    "a compiler makes a ladder of comparisons of each lookup",
    "make a table with `kotatsu.engine.parts.grid`",
)
ONE_ARGUMENT = Refusal(
    "min or max of one argument", "it walks over a sequence", "give it two numbers, in a loop if need be"
)
