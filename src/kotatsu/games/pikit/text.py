"""The table of Pikit in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kotatsu.engine.agenda import FIRST, SECOND, WHAT
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import cards_of, in_centre, mecha_of
from kotatsu.games.pikit.dice import doubled_mecha, is_difference, is_face, is_sum, reaches
from kotatsu.games.pikit.ending import has_most, kaiju_points, points, score
from kotatsu.games.pikit.state import (
    BOTH_DICE,
    DICE_CHOICES,
    EMPTY,
    ENDLESS,
    FIRST_DIE,
    KAIJU_NAMES,
    MECHA_NAMES,
    ON_TABLE,
    SECOND_DIE,
    Frame,
    State,
    Verb,
)

NOTHING = "-"
"""What a list without anything says."""

MINOR_EVENTS = (("laid",), ("rolled",), ("let_pass",), ("dealt",), ("most",))
"""What the board or the question shows anyway comes first."""


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table as this seat sees it: the dice first, then the centre, the seats and one's own hand."""
    said = turn(s, seat, words, names) if s.actor != NOBODY else []
    said += centre(s, words)
    for other in range(s.seats):
        said += before(s, other, words, names)
    if 0 <= seat < s.seats:
        held = [kaiju for kaiju in range(parts.KAIJU) for _ in range(s.hand[seat, kaiju])]
        said.append(words.text("text-hand", cards=cards(held, words)))
    if s.actor == NOBODY:
        said += [final(s, other, words, names) for other in range(s.seats)]
    return said + printed(words)


def printed(words: WordsProtocol) -> list[str]:
    """What the cards show: the effect of each Kaiju, whose points are its number, and what Mecha and Wounds count."""
    effects = [
        words.text("text-effect", card=KAIJU_NAMES[kaiju], effect=words.word("effect", effect_name(kaiju)))
        for kaiju in range(parts.KAIJU)
    ]
    return [
        words.text("text-effects", cards=", ".join(effects)),
        words.text("text-worth", mecha=parts.MECHA_POINTS, wound=parts.WOUND_POINTS),
    ]


def effect_name(kaiju: int) -> str:
    """What a Kaiju is good for."""
    return parts.EFFECT_NAMES[parts.EFFECTS[kaiju]]


def turn(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """The dice, a card that waits to be cancelled, and how near the end is."""
    first, second = s.dice[FIRST_DIE], s.dice[SECOND_DIE]
    said = [words.text("text-dice", name=names[s.turn], first=first, second=second)]
    waiting = pending(s, seat, words, names)
    if waiting:
        said.append(waiting)
    if s.turns_left != ENDLESS:
        said.append(words.text("text-last", turns=s.turns_left))
    return said


def centre(s: State, words: WordsProtocol) -> list[str]:
    """The open cards, those within reach, the Mecha nobody has, pile and discard."""
    lying = sorted(s.centre[place] for place in range(parts.CENTRE) if s.centre[place] != EMPTY)
    near = [kaiju for kaiju in range(parts.KAIJU) if reaches(s, kaiju) and in_centre(s, kaiju) > 0]
    said = [words.text("text-centre", cards=cards(lying, words))]
    if s.actor != NOBODY:
        reached = [words.text("text-reached", card=KAIJU_NAMES[kaiju], way=way(s, kaiju, words)) for kaiju in near]
        said.append(words.text("text-reach", cards=", ".join(reached) or NOTHING))
    said.append(words.text("text-mecha", mecha=mecha(s, ON_TABLE, words)))
    said.append(words.text("text-pile", cards=s.pile_size))
    if s.discard_top != EMPTY:
        said.append(words.text("text-discard", card=KAIJU_NAMES[s.discard_top]))
    return said


def before(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What a seat has before it: how many cards, its Mecha, its Wounds."""
    said = [words.text("text-seat", name=names[seat], cards=cards_of(s, seat), points=score(s, seat))]
    if mecha_of(s, seat):
        said.append(words.text("text-tokens", name=names[seat], mecha=mecha(s, seat, words)))
    if s.wounds[seat]:
        said.append(words.text("text-wounds", name=names[seat], wounds=s.wounds[seat]))
    return said


def final(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """The points of a seat taken apart."""
    return words.text(
        "text-score",
        name=names[seat],
        total=points(s, seat),
        kaiju=kaiju_points(s, seat),
        mecha=parts.MECHA_POINTS * mecha_of(s, seat),
        bonus=parts.MOST_BONUS if has_most(s, seat) else 0,
        wounds=parts.WOUND_POINTS * s.wounds[seat],
        cards=cards_of(s, seat),
    )


def cards(held: Iterable[int], words: WordsProtocol) -> str:
    """Kaiju as a list: `1 ×2, 5, 7`."""
    lying = list(held)
    said = []
    for kaiju in sorted(set(lying)):
        count = lying.count(kaiju)
        name = KAIJU_NAMES[kaiju]
        said.append(name if count == 1 else words.text("text-times", card=name, count=count))
    return ", ".join(said) or NOTHING


def mecha(s: State, holder: int, words: WordsProtocol) -> str:
    """The Mecha of a holder as a list."""
    held = [words.word("mecha", MECHA_NAMES[one]) for one in range(parts.MECHA) if s.holder[one] == holder]
    return ", ".join(held) or NOTHING


def way(s: State, kaiju: int, words: WordsProtocol) -> str:
    """How the dice reach a Kaiju: as their sum, their difference or a face."""
    return words.text(f"reach-{way_name(s, kaiju)}")


def way_name(s: State, kaiju: int) -> str:
    """The key of `way`; a Kaiju that is both a difference and a face goes by the face."""
    if is_sum(s, kaiju):
        return "sum"
    return "difference" if is_difference(s, kaiju) and not is_face(s, kaiju) else "face"


@dataclass(frozen=True)
class Pending:
    """The card that could be cancelled now. What its effect does not need has a value that is not said."""

    name: str
    """Its effect: reroll, steal, set, draw or cancel."""
    seat: int
    """Who played it."""
    victim: int
    dice: str
    die: str
    face: int


def pending_card(s: State) -> Pending | None:
    """The card that could be cancelled: its effect lies below the question about it."""
    if s.agenda_size == 0:
        return None
    question, effect = s.agenda_size - 1, s.agenda_size - 2
    what, first, second = (s.agenda[effect, item] for item in (WHAT, FIRST, SECOND))
    seat = s.agenda[question, FIRST]
    return Pending(
        Frame.names[what],
        seat,
        victim=first if what == Frame.STEAL else seat,
        dice=DICE_CHOICES[first if what == Frame.REROLL else BOTH_DICE],
        die=DICE_CHOICES[first if what == Frame.SET else FIRST_DIE],
        face=second + 1,
    )


def pending(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """What the card that could be cancelled would do, to a reader; empty when none is waiting."""
    card = pending_card(s)
    if card is None:
        return ""
    return words.text(
        f"pending-{card.name}",
        seat=names[card.seat],
        victim=names[card.victim],
        victim_you="yes" if card.victim == seat else "no",
        dice=words.word("dice", card.dice),
        die=words.word("die", card.die),
        face=card.face,
    )


# --- Choices, said with what lies on the table


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with the pips and cards that lie there now."""
    say = CHOICES.get(Verb.actions.verb(action).first)
    return say(s, action, words, names) if say else words.action(action, names)


def played_card(action: int) -> int:
    """The Kaiju that a choice plays."""
    played = Verb.actions.verb(action).arguments[0]
    return KAIJU_NAMES.index(played.words[Verb.actions.values(action)[played.name]])


def reroll_choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """Which die by its pips."""
    values = Verb.actions.values(action)
    card = KAIJU_NAMES[played_card(action)]
    if values["dice"] == BOTH_DICE:
        return words.text("choice-reroll-both", card=card)
    return words.text("choice-reroll", card=card, pips=s.dice[values["dice"]])


def set_choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """Which die by its pips, and the face it is turned to."""
    values = Verb.actions.values(action)
    card = KAIJU_NAMES[played_card(action)]
    return words.text("choice-set_die", card=card, pips=s.dice[values["die"]], face=values["face"] + 1)


def take_choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A card and how the dice reach it; all of them where they come together."""
    kaiju = action - Verb.TAKE
    found = way_name(s, kaiju)
    key = "all" if found == "sum" and parts.EFFECTS[kaiju] == parts.COMES_WITH_ALL else found
    high, low = max(s.dice[FIRST_DIE], s.dice[SECOND_DIE]), min(s.dice[FIRST_DIE], s.dice[SECOND_DIE])
    return words.text(f"choice-take-{key}", kaiju=kaiju + 1, high=high, low=low, count=in_centre(s, kaiju))


def both_choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """The two cards that the dice show."""
    first, second = s.dice[FIRST_DIE], s.dice[SECOND_DIE]
    if first == second:
        return words.text("choice-take_two", kaiju=first)
    return words.text("choice-take_both", first=first, second=second)


def mecha_choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """The Mecha of the double: taken from the table, or looked for in a hand."""
    name = words.word("mecha", MECHA_NAMES[doubled_mecha(s)])
    holder = s.holder[doubled_mecha(s)]
    if holder == ON_TABLE:
        return words.text("choice-take_mecha", mecha=name)
    return words.text("choice-steal_mecha", mecha=name, seat=names[holder])


CHOICES = {
    Verb.REROLL: reroll_choice,
    Verb.SET_DIE: set_choice,
    Verb.TAKE: take_choice,
    Verb.TAKE_BOTH: both_choice,
    Verb.TAKE_MECHA: mecha_choice,
    Verb.STEAL_MECHA: mecha_choice,
}
"""The verbs whose choices are said with what lies on the table."""
