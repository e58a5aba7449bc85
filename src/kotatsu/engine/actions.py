"""Every choice is one integer with a name: the declaration of a game's verbs, and the codec, both ways.

    class Verb(VerbNames, vocabulary=VOCABULARY):
        PLAY = verb({"card": CARDS, "place": TIKIS})
        STOP = verb()

Arguments count up from the right, as digits do: `play` of card c at place p is `Verb.PLAY + c * TIKIS + p`.
An argument is spelled by the vocabulary of its name, or of what follows a colon: `{"other:tiki": TIKIS}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from kotatsu.engine.errors import BadSetting, UnknownAction, listed
from kotatsu.engine.names import Argument, Declared, Vocabulary, arguments, take_declared


@dataclass(frozen=True)
class Verb:
    """One kind of action: the first of its numbers, its arguments, how many values each has."""

    name: str
    first: int
    arguments: tuple[Argument, ...]
    sizes: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many actions it spans."""
        total = 1
        for size in self.sizes:
            total *= size
        return total


class Actions:
    """The codec of a game's actions, numbered from 0: `Actions(words, play={"kind": KINDS, "tiki": TIKIS})`."""

    def __init__(self, vocabulary: Vocabulary, /, **verbs: Mapping[str, int]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.count = 0
        self._texts: dict[int, str] = {}
        """The lines of actions, filled as they are met."""
        for name, spec in verbs.items():
            verb = Verb(name, self.count, arguments(tuple(spec), vocabulary), tuple(spec.values()))
            for argument, size in zip(verb.arguments, verb.sizes, strict=True):
                if argument.words and size > len(argument.words):
                    words = f"{argument.kind!r} of VOCABULARY has {len(argument.words)} words"
                    raise BadSetting(f"the verb {name} has {argument.name} of {size}, and {words}: give it no more")
            self.verbs[name] = verb
            self.count += verb.count

    def verb(self, action: int) -> Verb:
        """The verb of an action's number."""
        for verb in self.verbs.values():
            if verb.first <= action < verb.first + verb.count:
                return verb
        raise UnknownAction(f"{action} is not an action; accepted: 0 to {self.count - 1}")

    def values(self, action: int) -> dict[str, int]:
        """The arguments of an action as integers."""
        verb = self.verb(action)
        rest = action - verb.first
        found: dict[str, int] = {}
        for argument, size in zip(reversed(verb.arguments), reversed(verb.sizes), strict=True):
            rest, found[argument.name] = divmod(rest, size)
        return {argument.name: found[argument.name] for argument in verb.arguments}

    def decode(self, action: int) -> dict[str, Any]:
        """An action as the border says it: `{"verb": "play", "kind": "topple", "tiki": "nani"}`."""
        verb = self.verb(action)
        values = self.values(action)
        return {"verb": verb.name, **{item.name: item.spell(values[item.name]) for item in verb.arguments}}

    def encode(self, named: Mapping[str, object]) -> int:
        """The number of a named action; UnknownAction says what was given and what is accepted."""
        name = named.get("verb")
        verb = self.verbs.get(name) if isinstance(name, str) else None
        if verb is None:
            raise UnknownAction(f"verb = {name!r} is not known; accepted: {listed(self.verbs)}")
        missing = [argument.name for argument in verb.arguments if argument.name not in named]
        if missing or len(named) > len(verb.arguments) + 1:
            wanted = listed(argument.name for argument in verb.arguments)
            given = listed(sorted(key for key in named if key != "verb"))
            raise UnknownAction(f"{verb.name} takes {wanted}; given: {given}")
        rest = 0
        for argument, size in zip(verb.arguments, verb.sizes, strict=True):
            rest = rest * size + argument.read(named[argument.name], size)
        return verb.first + rest

    def text(self, action: int) -> str:
        """An action on one line, for logs, tests and addresses: `play kind=topple tiki=nani`."""
        if action not in self._texts:
            verb, *rest = self.decode(action).items()
            self._texts[action] = " ".join([str(verb[1]), *(f"{name}={value}" for name, value in rest)])
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The number of an action written by `text`."""
        verb, *rest = text.split() or [""]
        pairs = [item.partition("=") for item in rest]
        return self.encode({"verb": verb, **{name: value for name, _, value in pairs}})


def verb(arguments: Mapping[str, int] | None = None) -> int:
    """A verb of a VerbNames class: its arguments, each with how many values it has."""
    return cast(int, Declared(arguments or {}))


class VerbNames:
    """The verbs of a game. Each attribute is the first number of its actions; `actions` is the codec."""

    actions: ClassVar[Actions]

    def __init_subclass__(cls, vocabulary: Vocabulary) -> None:
        cls.actions = Actions(vocabulary, **take_declared(cls))
        for name, found in cls.actions.verbs.items():
            setattr(cls, name.upper(), found.first)
