"""Every message of every words folder, said with every number and every reader that it can meet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import kotatsu
from kotatsu import reviews, study, terminal, web
from kotatsu.engine.names import Argument
from kotatsu.words import Words

NUMBERS = (0, 1, 2, 11)
SOME = 2
"""What a number is while another one is walked."""
PLACE = 3
"""What a number that counts nothing is: turn 3, die 3."""
READER = {"en": "You", "fr": "Toi"}
"""What a terminal calls the one person at it."""
NAME = "Ana"

FOLDERS = {
    "reviews": Path(reviews.__file__).parent / "words",
    "study": Path(study.__file__).parent / "words",
    "terminal": Path(terminal.__file__).parent / "words",
    "web": Path(web.__file__).parent / "words",
}
SCOPES = (*kotatsu.GAMES, *FOLDERS)
"""The games, and the words that are not a game's."""

PEOPLE = {"seat", "name", "names", "victim", "by", "against", "friend"}
"""Variables that hold a name of somebody at the table."""
ORDINALS = {
    *("ply", "live", "version", "now", "number", "turn", "round", "roll", "die", "corner", "place", "row"),
    *("status", "clause", "percent", "chance", "value", "most", "least", "level"),
}
"""Variables that hold a number which counts no noun: a place in an order, a ratio, a name."""
ORDINALS_OF_GAME = {
    "kikai": {"first", "last"},
    "king-of-tokyo": {"most_stars"},
    "pikit": {"card", "face", "first", "second", "high", "low", "kaiju"},
}
"""Variables that are such a number in one game: a card that is called 7, a face of a die."""
TEXTS = {
    "reviews": {
        *("after", "before", "better", "cost", "error", "first", "luck", "others", "own", "played", "result", "start"),
        *("text", "title"),
    },
    "study": {
        *("bots", "changes", "decisions", "enough", "equal", "game", "games", "mark", "mean", "minutes", "points"),
        *("seed", "what"),
    },
    "terminal": {"bot", "file", "given", "level", "text", "title", "why", "clause"},
    "web": {"about", "best", "game", "host", "kind", "level", "levels", "reason", "text", "title"},
    "kikai": {
        *("billboard", "bonus", "card", "colour", "district", "effect", "element", "elements", "explained"),
        *("other", "second", "square", "street", "tile", "cards", "bonuses", "columns", "coming", "gain", "spaces"),
        "worth",
    },
    "king-of-tokyo": {"card", "cards", "effect", "face", "monster", "new", "other", "tokens"},
    "kyudo": {
        *("archer", "colour", "colour_word", "colours", "face", "first", "second", "flags", "plan", "talent", "token"),
        *("tokens", "shot", "third", "fourth"),
    },
    "pikit": {"creature", "dice", "die", "effect", "machine", "mecha", "way"},
    "tiki-topple": {"card", "first", "other", "places", "second", "third", "tiki", "tikis"},
}
"""For each scope, variables that hold a word or a list of words."""
TEXTS_OF = {
    "choice-call": {"cost"},
    "choice-reroll": {"dice"},
    "text-square": {"fans"},
    "text-dice": {"dice"},
    "text-hand": {"cards"},
    "text-aside": {"cards"},
    "text-fans": {"fans"},
    "text-centre": {"cards"},
    "text-reach": {"cards"},
    "text-flag-spread": {"corners"},
    "text-effects": {"cards"},
}
"""Messages in which a variable that is a number elsewhere holds a list."""
COUNTS_OF = {"text-score": {"mecha"}, "text-worth": {"mecha"}, "text-pile": {"cards"}}
"""Messages in which a variable that is a word elsewhere holds a number."""


@dataclass
class Shape:
    """What a message needs: its variables, and the variants that it chooses between."""

    variables: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Said:
    """One rendering of a message."""

    key: str
    text: str
    values: tuple[tuple[str, object], ...]
    walked: str
    """The number that is walked; none where the message has none."""

    def value(self, variable: str) -> object:
        """What a variable was."""
        return dict(self.values).get(variable)


def folder(scope: str) -> Path:
    """Where the words of a scope lie."""
    return FOLDERS[scope] if scope in FOLDERS else kotatsu.load(scope).folder / "words"


def entries(scope: str, language: str) -> Iterator[ast.EntryType]:
    """What the files of a language hold, headings and messages."""
    for file in sorted(folder(scope).glob(f"{language}*.ftl")):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def shapes(scope: str, language: str) -> dict[str, Shape]:
    """What each message of a scope needs."""
    messages = {entry.id.name: entry for entry in entries(scope, language) if isinstance(entry, ast.Message)}
    found = {}
    for key, message in messages.items():
        found[key] = Shape()
        _read_shape(message, messages, found[key])
    return found


def _read_shape(node: object, messages: dict[str, ast.Message], shape: Shape) -> None:
    """Collect what a node of a message's syntax tree needs, and what the messages that it refers to need."""
    if isinstance(node, list):
        for item in node:
            _read_shape(item, messages, shape)
    elif isinstance(node, ast.VariableReference):
        shape.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        _read_shape(messages[node.id.name], messages, shape)
    elif isinstance(node, ast.BaseNode):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            names = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            shape.variants.setdefault(node.selector.id.name, set()).update(names)
        _read_shape(list(vars(node).values()), messages, shape)


@cache
def every_saying(scope: str, language: str) -> tuple[Said, ...]:
    """Every message with its numbers walked one after the other, in every variant."""
    game = kotatsu.load(scope) if scope not in FOLDERS else None
    words = Words(game, language, *(() if game else (FOLDERS[scope],)))
    needed = shapes(scope, language).items()
    return tuple(said for key, shape in needed for said in _sayings(scope, words, key, shape))


def _sayings(scope: str, words: Words, key: str, shape: Shape) -> Iterator[Said]:
    kinds = {variable: kind_of(scope, key, variable) for variable in shape.variables}
    counts = sorted(variable for variable, kind in kinds.items() if kind == "count")
    choosing = sorted(variable for variable, kind in kinds.items() if kind == "variant")
    ways = product(*(sorted(shape.variants.get(variable, {"other"})) for variable in choosing))
    for way in ways:
        fixed: dict[str, object] = {variable: _standing(kind, variable) for variable, kind in kinds.items()}
        fixed |= dict(zip(choosing, way, strict=True))
        for walked in counts or [""]:
            for number in NUMBERS if walked else [0]:
                values = {**fixed, **({walked: number} if walked else {})}
                for variable in [name for name in kinds if name.endswith("_id") and name[:-3] in kinds]:
                    if kinds[variable] != "variant":
                        values[variable] = values[variable[:-3]]
                yield Said(key, words.plain(words.text(key, **values)), tuple(values.items()), walked)


def _standing(kind: str, variable: str) -> object:
    """A value for a variable that is not walked."""
    return {"count": SOME, "ordinal": PLACE, "person": NAME}.get(kind, f"‹{variable}›".strip("‹›"))


@cache
def kind_of(scope: str, key: str, variable: str) -> str:
    """What a variable holds: a `count`, an `ordinal`, a `person`, a `text`, or the `variant` to choose."""
    bare = variable.removesuffix("_id")
    argument = _argument(scope, key, bare)
    if variable == "you" or variable.endswith("_you"):
        return "variant"
    if argument is not None:
        return _kind_of_argument(scope, argument, variable)
    if bare in COUNTS_OF.get(key, ()):
        return "count"
    if bare in TEXTS_OF.get(key, ()) or bare in TEXTS.get(scope, ()):
        return "variant" if _is_chosen(scope, variable) else "text"
    if bare in PEOPLE:
        return "person"
    if _is_chosen(scope, variable):
        return "variant"
    return "ordinal" if bare in ORDINALS | ORDINALS_OF_GAME.get(scope, set()) else "count"


def _kind_of_argument(scope: str, argument: Argument, variable: str) -> str:
    """By the declaration of an event or action."""
    if argument.kind == "seat":
        return "person"
    if argument.name in TEXTS.get(scope, ()) or (
        argument.words and not all(word.isdecimal() for word in argument.words)
    ):
        return "variant" if variable.endswith("_id") else "text"
    ordinals = ORDINALS | ORDINALS_OF_GAME.get(scope, set())
    return "ordinal" if argument.name in ordinals or argument.kind in ordinals else "count"


def _is_chosen(scope: str, variable: str) -> bool:
    """Whether messages choose by names of this variable, not by numbers."""
    plural = {"zero", "one", "two", "few", "many", "other"}
    found = {
        variant
        for language in READER
        for shape in shapes(scope, language).values()
        for variant in shape.variants.get(variable, ())
    }
    return bool({name for name in found if not name.lstrip("-").isdecimal()} - plural)


def _argument(scope: str, key: str, name: str) -> Argument | None:
    """The declared argument of an event's or action's message."""
    if scope in FOLDERS:
        return None
    game = kotatsu.load(scope)
    use, _, called = key.partition("-")
    if use == "event":
        spec = game.events.arguments.get(called, ())
    elif use == "action" and called in game.actions.verbs:
        spec = game.actions.verbs[called].arguments
    else:
        spec = ()
    return next((argument for argument in spec if argument.name == name), None)
