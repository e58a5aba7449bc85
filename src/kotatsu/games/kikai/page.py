"""What the page of KIKAI draws, and which pieces a choice touches."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import Event
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import page_boards, page_components, page_map, parts
from kotatsu.games.kikai.cards import can_play_again, forbids_take, forbids_top
from kotatsu.games.kikai.choices import question
from kotatsu.games.kikai.counts import pile_size
from kotatsu.games.kikai.fans import forbids_bring
from kotatsu.games.kikai.kinds import Colour
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Mode, Question, State, Verb
from kotatsu.games.kikai.text_words import master_lines

# --- Pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """The pieces that a choice touches; nothing for what is only a button."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    names = {key: value for key, value in Verb.actions.decode(action).items() if key != "verb"}
    if verb == "bring":
        return _bring_pieces(s, values["square"], values["level"])
    if verb == "remove":
        return _remove_pieces(s, values["square"], values["colour"])
    if verb not in TOUCHES:
        return ()
    return tuple(piece.format(seat=s.actor, **names) for piece in TOUCHES[verb])


TOUCHES = {
    "settle": ("element:{feet}", "district:{district}"),
    "play": ("card:{card}",),
    "pair": ("pair:{card}", "district:{district}"),
    "build": ("element:{element}",),
    "deploy": ("street:{street}",),
    "call": ("district:{district}",),
    "climb": ("kikai:{seat}-{district}",),
    "exhibit": ("exhibition:here",),
    "post": ("billboard:{billboard}",),
    "take": ("open:{card}",),
    "top": ("pile:top",),
    "more": ("pile:top",),
}
"""The pieces of each verb, with the names of its arguments; choose and finish are buttons."""


def _bring_pieces(s: State, square: int, level: int) -> tuple[str, ...]:
    """The square; and the level, where fans of that square could go to several."""
    piece = f"square:{parts.SQUARE_NAMES[square]}"
    if s.actor == NONE or s.phase not in (Question.CHOOSE_AN_ACTION, Question.BRING_MORE):
        return (piece,)
    levels = [one for one in range(parts.LEVELS) if forbids_bring(s, square, one) == ALLOWED]
    return (piece, f"level:{level}") if len(levels) > 1 and level in levels else (piece,)


def _remove_pieces(s: State, square: int, colour: int) -> tuple[str, ...]:
    """The square; and the colour, where it has fans of several."""
    piece = f"square:{parts.SQUARE_NAMES[square]}"
    colours = [one for one in range(parts.COLOURS) if s.fans[square, one] > 0]
    return (piece, f"colour:{Colour.names[colour]}") if len(colours) > 1 and colour in colours else (piece,)


INTERLUDES = ("round_ends",)
"""The Master looks around and rewards."""


def marks(event: Event) -> tuple[str, ...]:
    """The pieces that an event moved or concerns."""
    patterns = MARKS.get(event.name, ())
    return tuple(pattern.format(**event.names) for pattern in patterns)


MARKS = {
    "settled": ("kikai:{seat}-{district}",),
    "built": ("kikai:{seat}-{district}",),
    "revealed": ("element:{element}",),
    "climbed": ("kikai:{seat}-{district}",),
    "deployed": ("street:{street}",),
    "brought": ("square:{square}",),
    "removed": ("square:{square}",),
    "posted": ("square:{square}",),
    "exhibited": ("district:{district}",),
    "called": ("district:{district}",),
    "dealt": ("open:{card}",),
    "fame_grew": ("fame:{seat}",),
}


SCREENS = ("offers", "boards", "fame")
"""The elements for sale, the personal boards, and the Master's track with the bonus tiles."""


def needs(s: State, seat: int) -> tuple[str, ...]:
    """Yukon Street, with the hand below it; the elements for sale are one touch away from there."""
    return ("table", "offers") if s.phase == Question.CHOOSE_AN_ACTION else ("table",)


def shortcuts(s: State, seat: int) -> tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]:
    """KI-34: who wants no more fans and no second action touches the card to take at once."""
    asked = question(s) if s.actor == seat else NONE
    if asked not in (Question.BRING_MORE, Question.PLAY_AGAIN):
        return ()
    twice = asked == Question.BRING_MORE and can_play_again(s)
    declined = (Verb.FINISH, Verb.FINISH) if twice else (Verb.FINISH,)
    taken = [Verb.TAKE + card for card in range(parts.DISTRICTS) if forbids_take(s, card) == ALLOWED]
    if forbids_top(s) == ALLOWED:
        taken.append(Verb.TOP)
    return tuple((pieces(s, action), (*declined, action)) for action in taken)


def passes(s: State, action: int) -> bool:
    """Whether an action ends what could go on."""
    return action == Verb.FINISH


# --- The scene


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The map, the personal boards, the cards, the elements on offer and the Master's track."""
    round_ = min(s.round, parts.ROUNDS - 1)
    return {
        "plates": page_map.plates(s, words),
        "plazas": page_map.plazas(s, seat, words),
        "ways": page_map.ways(s, seat, words),
        "width": page_map.WIDTH,
        "height": page_map.HEIGHT,
        "plate": page_map.PLATE,
        "radius": page_map.RADIUS,
        "round": round_ + 1,
        "multiplier": parts.MULTIPLIERS[round_],
        "display": [_card_name(s.display[place]) for place in range(parts.DISPLAY)],
        "pile": pile_size(s),
        "boards": [page_boards.board(s, other, round_, words) for other in range(parts.SEATS)],
        "order": [seat, 1 - seat] if 0 <= seat < parts.SEATS else list(range(parts.SEATS)),
        "offers": page_boards.offers(s, words),
        "affordable": page_boards.affordable(s, seat),
        "rows": page_boards.master_rows(s),
        "master_said": master_lines(s, words),
        "at_start": [other for other in range(parts.SEATS) if s.fame[other] == 0],
        "prospects": page_boards.prospects(s, seat),
        "buildable": page_boards.buildable(s, seat, words),
        "reachable": page_boards.reachable(s, seat),
        "posting": s.actor == seat and question(s) == Question.POST_A_BILLBOARD,
        "wants_card": s.actor == seat and s.phase in (Question.PLAY_A_CARD, Question.PLAY_AGAIN),
        "district": _card_name(s.district),
        "advanced": s.mode != Mode.NORMAL,
        "media": s.media,
        "ledger": page_boards.ledger(s),
        "most_influence": parts.MOST_INFLUENCE,
    }


def _card_name(district: int) -> str:
    """The district of a card or an action; empty where there is none."""
    return parts.DISTRICT_NAMES[district] if district != NONE else ""


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
