"""The table of Kyudo in plain lines, for terminals and screen readers, and choices with what they would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kotatsu.engine.agenda import FIRST, SECOND, WHAT, top_frame
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.flags import boxes_in_corner
from kotatsu.games.kyudo.forecast import Forecast, Plan, forecast, gain, shot
from kotatsu.games.kyudo.groups import opponents_open
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import ABSENT, Question, State, Verb, is_closed

TOLD_TOGETHER = (("told-rolled", ("rolled", "showing")),)
"""A roll is one sentence."""
MINOR_EVENTS = (
    ("turn_begins",),
    ("rolled", "showing"),
    ("found_none",),
    ("fired",),
    ("die_returned", "pointer_returned", "power_kept"),
)
"""What the board or the question shows anyway comes first."""


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table: the dice, every sheet, the centre. All is open; a reader is told which turn is theirs."""
    said = []
    if s.active != NOBODY:
        said.append(words.text("text-turn", turn=s.turn, **_named(s.active, seat, names)))
        said.append(words.text("text-dice", roll=s.rolls, rolls=parts.ROLLS, dice=dice(s, words)))
    for other in range(s.seats):
        said += sheet(s, other, words, names)
    said.append(words.text("text-centre", tokens=tokens(lambda token: s.centre[token], words)))
    if s.pointer_holder != NOBODY:
        colour = words.word("colour", parts.COLOUR_NAMES[s.pointer_colour])
        said.append(words.text("text-pointer", colour=colour, **_named(s.pointer_holder, seat, names)))
    if s.die_holder != NOBODY:
        said.append(words.text("text-captured", **_named(s.die_holder, seat, names)))
    return said + printed(words)


def printed(words: WordsProtocol) -> list[str]:
    """What every sheet shows: how many spectators a closed ring draws away, and what a full corner of a flag gives."""
    colours = range(parts.COLOURS)
    pulls = [words.text("text-pull", colour=_colour(colour, words), pull=parts.PULL[colour]) for colour in colours]
    gifts = [
        words.text(
            "text-corner",
            colour=_colour(colour, words),
            boxes=parts.CORNER_BOXES[colour],
            shot=shot(colour),
            circles=parts.SHOT_CIRCLES[colour],
        )
        for colour in colours
    ]
    return [words.text("text-pulls", colours=", ".join(pulls)), words.text("text-corners", flags=", ".join(gifts))]


def _named(seat: int, reader: int, names: Sequence[str]) -> dict[str, str]:
    """A seat's name, and whether it is the reader."""
    return {"name": names[seat], "you": "yes" if seat == reader else "no"}


def dice(s: State, words: WordsProtocol) -> str:
    """The dice in the tray, those in a group marked."""
    return ", ".join(
        words.text(
            "text-die-used" if s.used[die] else "text-die",
            die=die + 1,
            face=words.word("face", parts.FACE_NAMES[s.face[die]]),
        )
        for die in range(parts.DICE)
        if s.face[die] != ABSENT
    )


def sheet(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """An archer's stand, target, flags and tokens."""
    archer = words.text("text-no-archer")
    if s.archer[seat] != ABSENT:
        archer = words.word("archer", parts.ARCHER_NAMES[s.archer[seat]])
    circles = ", ".join(_circles(s, seat, colour, words) for colour in range(parts.COLOURS))
    flags = ", ".join(_flag(s, seat, colour, words) for colour in range(parts.COLOURS))
    talent = [] if s.archer[seat] == ABSENT else [words.text(f"talent-{parts.ARCHER_NAMES[s.archer[seat]]}")]
    return [
        words.text("text-sheet", name=names[seat], archer=archer, spectators=s.spectators[seat]),
        *(words.text("text-talent", talent=one) for one in talent),
        words.text("text-circles", colours=circles),
        words.text("text-flags", flags=flags),
        words.text("text-tokens", tokens=tokens(lambda token: s.tokens[seat, token], words)),
    ]


def _circles(s: State, seat: int, colour: int, words: WordsProtocol) -> str:
    if is_closed(s, seat, colour):
        return words.text("text-colour-closed", colour=_colour(colour, words))
    ticked, circles = s.ticked[seat, colour], s.circles[seat, colour]
    return words.text("text-colour-open", colour=_colour(colour, words), ticked=ticked, circles=circles)


def _flag(s: State, seat: int, colour: int, words: WordsProtocol) -> str:
    """The boxes of a flag; corner by corner where that is not simply one after the other."""
    size = parts.CORNER_BOXES[colour]
    corners = [boxes_in_corner(s, seat, colour, corner) for corner in range(parts.CORNERS)]
    is_spread = sum(0 < boxes < size for boxes in corners) > 1
    return words.text(
        "text-flag-spread" if is_spread else "text-flag",
        colour=_colour(colour, words),
        boxes=s.boxes[seat, colour],
        all=parts.FLAG_BOXES[colour],
        corners=" + ".join(str(boxes) for boxes in corners if boxes),
    )


def _colour(colour: int, words: WordsProtocol) -> str:
    return words.word("colour", parts.COLOUR_NAMES[colour])


def tokens(count: Callable[[int], int], words: WordsProtocol) -> str:
    """The tokens of a pile as a list."""
    held = [
        words.text("text-count", token=words.word("token", name), count=count(token))
        for token, name in enumerate(Token.names)
        if count(token) > 0
    ]
    return ", ".join(held) or words.text("text-none")


# --- Choices


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with what it would do here: the faces one throws, the circles and losses of a group."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    if verb == "choose":
        return words.text("choice-choose", archer=words.word("archer", parts.ARCHER_NAMES[values["archer"]]))
    if verb == "reroll" and s.active != NOBODY:
        return words.text("choice-reroll", dice=_thrown(s, values["dice"] + 1, words))
    if Verb.AIM <= action < Verb.FINISH and s.active != NOBODY:
        return group(s, forecast(s, action), words)
    if verb in ("power", "no_power") and top_frame(s, WHAT) == Question.USE_POWER:
        return _power(s, verb, words)
    if verb in ("shield", "no_shield") and top_frame(s, WHAT) == Question.USE_SHIELD:
        return _shield(s, verb, words)
    if verb == "fill" and top_frame(s, WHAT) == Question.FILL_CORNERS:
        return _fill(s, values["corners"], words)
    return words.action(action, names)


def _shield(s: State, verb: str, words: WordsProtocol) -> str:
    left = s.spectators[top_frame(s, FIRST)]
    loss = min(left, top_frame(s, SECOND))
    if verb == "no_shield" and loss == left:
        return words.text("choice-no_shield-out", left=left)
    return words.text(f"choice-{verb}", loss=loss, left=left)


def _fill(s: State, corners: int, words: WordsProtocol) -> str:
    colour = top_frame(s, FIRST)
    if corners == 0:
        return words.text("choice-fill-none")
    return words.text("choice-fill", corners=corners, shot=shot(colour), gained=gain(s, colour, corners))


def _power(s: State, verb: str, words: WordsProtocol) -> str:
    colour, arrows = top_frame(s, FIRST), top_frame(s, SECOND)
    with_power, without = arrows * parts.POWER_LOSS, arrows * parts.PULL[colour]
    loss = with_power if verb == "power" else without
    return words.text(f"choice-{verb}", victims=opponents_open(s, colour), loss=loss, less=without)


def _thrown(s: State, bits: int, words: WordsProtocol) -> str:
    return ", ".join(
        words.text("choice-die", die=die + 1, face=words.word("face", parts.FACE_NAMES[s.face[die]]))
        for die in range(parts.DICE)
        if bits >> die & 1 and s.face[die] != ABSENT
    )


def _talent(archer: int, words: WordsProtocol) -> str:
    name = parts.ARCHER_NAMES[archer]
    return words.text("choice-talent", archer=words.word("archer", name), talent=words.text(f"talent-{name}"))


def group(s: State, told: Forecast, words: WordsProtocol) -> str:
    """What a group of dice would do, in a sentence."""
    if told.kind == "talent":
        return _talent(s.archer[s.active], words)
    if told.kind == "ultimate":
        return words.text("choice-ultimate", victims=told.victims, loss=told.loss)
    colour = words.word("face", parts.COLOUR_NAMES[told.colour])
    values = _flag_values(told) if told.kind in ("flag", "spread") else _aim_values(told, words)
    return words.text(f"choice-{told.kind}-{told.case}", colour=colour, **values)


def _flag_values(told: Forecast) -> dict[str, object]:
    shots = {"corners": told.fires, "shot": shot(told.colour), "gained": told.gained}
    return {"dice": told.dice, "boxes": told.boxes, **shots}


def _aim_values(told: Forecast, words: WordsProtocol) -> dict[str, object]:
    losses = {"victims": told.victims, "loss": told.loss}
    return {"arrows": told.dice, "ticks": told.ticks, "colour_word": _colour(told.colour, words), **losses}


def plan(s: State, told: Plan, words: WordsProtocol) -> str:
    """A way to group the whole roll, in a sentence."""
    said = [group(s, part, words) for part in told.groups]
    sentence = said[0] if len(said) == 1 else words.text("preview-two", first=said[0], second=said[1])
    return words.text("preview-wins", plan=sentence) if told.wins else sentence
