"""Words are true for every number and every reader, in both languages; French is set as French is.

Every message of every game, of the terminal and of the web is said with 0, 1, 2 and 11 for each number it holds, and
with the reader in each seat it names.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import kotatsu
from kotatsu.words import LANGUAGES, Words
from tests.conformance.word_walk import (
    FOLDERS,
    NAME,
    PEOPLE,
    READER,
    SCOPES,
    Said,
    entries,
    every_saying,
    folder,
    kind_of,
    shapes,
)
from tests.support import NAMES, table, wander

SCOPE_AND_LANGUAGE = [(scope, language) for scope in SCOPES for language in LANGUAGES]

# --- Numbers

SAME_FOR_ALL = {
    "en": {
        *(
            "of",
            "to",
            "in",
            "for",
            "from",
            "on",
            "at",
            "and",
            "each",
            "more",
            "left",
            "or",
            "with",
            "is",
            "are",
            "worse",
            "surest",
        ),
        *("min", "MB", "mb", "energy", "fame", "influence"),
    },
    "fr": {
        *("de", "d", "à", "sur", "en", "au", "et", "ou", "dans", "pour", "avec", "après"),
        *("min", "Mo", "mo", "fois", "choix"),
    },
}
"""Words that may follow a number and have no plural."""
ALL_OF_ONE = {
    "en": re.compile(r"\ball (?:of )?(?:your |their |the )?1\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:tes|ses|nos|vos|leurs|(?:tous|toutes) (?:les|tes|ses)) 1\b", re.IGNORECASE),
}
"""A plural before a single thing."""


def word_after(number: object, text: str) -> list[str]:
    """The word that follows each appearance of a number."""
    found = re.findall(rf"(?<![\w.,/×+\-]){number}[ \u00a0\u202f]\[?([^\W\d_]+)", text)
    return [word.lower() for word in found]


@pytest.mark.parametrize(("scope", "language"), SCOPE_AND_LANGUAGE)
def test_a_counted_thing_has_a_singular_and_a_plural(scope: str, language: str) -> None:
    """No "1 points", and no number whose noun is the same for one and for two."""
    wrong = []
    for one, two in _pairs(scope, language):
        same = set(word_after(1, one.text)) & set(word_after(2, two.text))
        wrong += [f"{one.key}: {one.text}" for word in same - SAME_FOR_ALL[language]][:1]
    assert not wrong, "\n".join(sorted(set(wrong)))


def _pairs(scope: str, language: str) -> list[tuple[Said, Said]]:
    """Renderings that differ in one number only: 1 and 2."""
    twos = {}
    ones = []
    for said in every_saying(scope, language):
        others = tuple(item for item in said.values if item[0].removesuffix("_id") != said.walked)
        if said.walked and said.value(said.walked) == 2:
            twos[said.key, said.walked, others] = said
        if said.walked and said.value(said.walked) == 1:
            ones.append((said, others))
    return [(said, twos[said.key, said.walked, others]) for said, others in ones]


@pytest.mark.parametrize(("scope", "language"), SCOPE_AND_LANGUAGE)
def test_none_takes_the_form_that_the_language_has_for_it(scope: str, language: str) -> None:
    """English says 0 points, French 0 point; both say 11 as they say 2."""
    forms: dict[object, dict[str, set[str]]] = {1: {}, 2: {}}
    sayings = [said for said in every_saying(scope, language) if said.walked]
    for said in sayings:
        number = said.value(said.walked)
        if number in forms:
            forms[number].setdefault(said.key, set()).update(word_after(number, said.text))
    wrong = []
    for said in sayings:
        number = said.value(said.walked)
        like = {0: 1 if language == "fr" else 2, 11: 2}.get(number) if isinstance(number, int) else None
        if like is not None:
            strange = set(word_after(number, said.text)) - forms[like].get(said.key, set()) - SAME_FOR_ALL[language]
            wrong += [f"{said.key}: {said.text}"] if strange else []
    assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.mark.parametrize(("scope", "language"), SCOPE_AND_LANGUAGE)
def test_one_is_not_all_of_them(scope: str, language: str) -> None:
    wrong = {said.text for said in every_saying(scope, language) if ALL_OF_ONE[language].search(said.text)}
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(("scope", "language"), SCOPE_AND_LANGUAGE)
def test_every_message_can_be_said(scope: str, language: str) -> None:
    wrong = {f"{said.key}: {said.text}" for said in every_saying(scope, language) if "‹" in said.text}
    assert not wrong, "\n".join(sorted(wrong))


# --- The reader

TOLD_TO_OTHERS = {("pikit", "drew_unseen", "seat"), ("king-of-tokyo", "looks", "seat")}
"""Events that one of their seats never hears: it is told a fuller one."""

NOT_TO_THE_READER = {
    "en": re.compile(r"\b(?:of|to|from|for|by|with|against|and|is|are) You\b|\bYou (?:is|has|was|does|[a-z]+s)\b"),
    "fr": re.compile(r"\b(?:de|à|par|pour|avec|contre|chez|sur|et|est) Toi\b|\bToi [a-zà-ÿ]"),
}
"""The reader in the third person."""


@pytest.mark.parametrize(("slug", "language"), [(slug, language) for slug in kotatsu.GAMES for language in LANGUAGES])
def test_no_event_names_its_reader(slug: str, language: str) -> None:
    """Whichever seat of an event is the reader's, the sentence says you, not a name."""
    game = kotatsu.load(slug)
    words = Words(game, language)
    wrong = []
    for said in every_saying(slug, language):
        arguments = game.events.arguments.get(said.key.removeprefix("event-"), ())
        seats = [argument.name for argument in arguments if argument.kind == "seat"]
        name = said.key.removeprefix("event-")
        heard = [seat for seat in seats if (slug, name, seat) not in TOLD_TO_OTHERS]
        for reader in heard if said.key.startswith("event-") else []:
            values = dict(said.values) | dict.fromkeys(seats, NAME) | {f"{seat}_you": "no" for seat in seats}
            values |= {reader: "Zoé", f"{reader}_you": "yes"}
            values["you"] = values.get("seat_you", "no")
            text = words.text(said.key, **values)
            wrong += [f"{said.key}, read by its {reader}: {text}"] if "Zoé" in text else []
    assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.mark.parametrize(("scope", "language"), SCOPE_AND_LANGUAGE)
def test_the_terminal_speaks_to_its_reader(scope: str, language: str) -> None:
    """A terminal calls its one reader You or Toi: no line of the table may bend that into a third person."""
    game = None if scope in FOLDERS else kotatsu.load(scope)
    words = Words(game, language, *(() if game else (FOLDERS[scope],)))
    wrong = []
    for said in every_saying(scope, language):
        people = [name for name, value in said.values if name in PEOPLE and value == NAME]
        if not (scope == "terminal" or said.key.startswith("text-")) or said.value("you") == "no":
            continue
        text = words.text(said.key, **(dict(said.values) | dict.fromkeys(people, READER[language])))
        wrong += [f"{said.key}: {text}"] if NOT_TO_THE_READER[language].search(text) else []
    assert not wrong, "\n".join(sorted(set(wrong)))


# --- French typography

NARROW = "\u202f"
BEFORE_HIGH_MARKS = re.compile(r"(?<=[\w)\]»…%])[ \u00a0]*[;:!?»](?!//|\d)")
"""A high mark after a word without the narrow no-break space (addresses and times of day apart)."""
AFTER_GUILLEMET = re.compile(rf"«(?!{NARROW})")
STRAIGHT_MARKS = re.compile(r"['\"]|\.\.\.")
"""What a keyboard has for the apostrophe, quotation marks and the ellipsis."""


def french_slips(text: str) -> list[str]:
    """What is wrong with the setting of a French text."""
    rules = (BEFORE_HIGH_MARKS, AFTER_GUILLEMET, STRAIGHT_MARKS)
    return [text[max(0, found.start() - 12) : found.end() + 6] for rule in rules for found in rule.finditer(text)]


@pytest.mark.parametrize("scope", SCOPES)
def test_french_is_set_as_french_is(scope: str) -> None:
    """Narrow no-break spaces before ; : ! ? and inside guillemets, curly apostrophes, a true ellipsis."""
    wrong = [f"{said.key}: {slip}" for said in every_saying(scope, "fr") for slip in french_slips(said.text)]
    for entry in entries(scope, "fr"):
        if isinstance(entry, ast.GroupComment):
            wrong += [f"heading: {slip}" for slip in french_slips(entry.content or "")]
    assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.mark.parametrize("scope", SCOPES)
def test_english_has_no_space_before_its_marks(scope: str) -> None:
    wrong = {said.text for said in every_saying(scope, "en") if re.search(r"\w[ \u00a0\u202f][;:!?]", said.text)}
    assert not wrong, "\n".join(sorted(wrong))


# --- The walk itself


def test_the_walk_meets_every_message() -> None:
    """A message that is not said is not held to anything; nor is a folder of words that nobody walks."""
    assert {folder(scope) for scope in SCOPES} == {file.parent for file in Path(kotatsu.__file__).parent.rglob("*.ftl")}
    for scope, language in SCOPE_AND_LANGUAGE:
        said = {one.key for one in every_saying(scope, language)}
        assert said == set(shapes(scope, language))
        assert said


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_walk_knows_what_each_variable_holds(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In random play, numbers are where the walk puts numbers, and words where it puts words (digits may be either)."""
    heard: set[tuple[str, str, bool]] = set()
    plain_text = Words.text

    def listen(words: Words, key: str, **values: object) -> str:
        clear = {name: value for name, value in values.items() if not (isinstance(value, str) and value.isdecimal())}
        heard.update((key, name, isinstance(value, int)) for name, value in clear.items())
        return plain_text(words, key, **values)

    monkeypatch.setattr(Words, "text", listen)
    match = table(slug, kotatsu.load(slug).seats[1], {}, seed=5)
    for at in wander(match, 5, 150):
        if at.ply % 3 == 0 or at.over:
            say_everything(at)
    used = {
        (key, name)
        for language in LANGUAGES
        for key, shape in shapes(slug, language).items()
        for name in shape.variables
    }
    wrong = []
    for key, name, number in sorted(heard):
        kind = kind_of(slug, key, name)
        if (key, name) in used and kind != "variant" and number != (kind in ("count", "ordinal")):
            wrong.append(f"{key}: {name} is {'a number' if number else 'a word'}, walked as {kind}")
    assert not wrong, "\n".join(wrong)


def say_everything(at: kotatsu.Match) -> None:
    """Every line, choice, event and scene of a position, as its players read them."""
    words = Words(at.game, "en")
    for reader in (*range(at.seats), kotatsu.SPECTATOR):
        view = at.view(reader)
        at.game.text.lines(view, reader, words, NAMES)
        at.game.page.scene(view, reader, words)
        for event in at.events(reader, at.ply - 1):
            words.event(event, NAMES, reader)
    for action in [] if at.over else at.legal():
        words.choice(at.view(at.actor), action, NAMES)
