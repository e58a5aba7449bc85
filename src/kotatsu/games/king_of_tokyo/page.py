"""What the page of King of Tokyo draws, which pieces a choice touches, and answers that can be given in advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kotatsu.engine.agenda import SECOND, top_frame
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.king_of_tokyo import page_components, parts
from kotatsu.games.king_of_tokyo.choices import question
from kotatsu.games.king_of_tokyo.ending import is_winner
from kotatsu.games.king_of_tokyo.monsters import count_living, most_hearts, price_for
from kotatsu.games.king_of_tokyo.state import (
    NO_CARD,
    NO_MONSTER,
    NO_QUESTION,
    PILE,
    TOPS,
    Question,
    State,
    Symbol,
    Verb,
)

ICONS = {
    "dice": "extra_head giant_brain energy_drink smoke_cloud background_dweller herd_culler stretchy plot_twist "
    "psychic_probe freeze_time frenzy",
    "smash": "acid_attack spiked_tail burrowing fire_breathing nova_breath poison_quills poison_spit shrink_ray "
    "urbavore alpha_monster flame_thrower gas_refinery high_altitude_bombing",
    "heart": "regeneration rapid_healing healing_ray even_bigger it_has_a_child heal nuclear_power_plant",
    "shield": "armor_plating camouflage wings jets",
    "energy": "battery_monster solar_powered friend_of_children were_only_making_it_stronger alien_origin metamorph "
    "energize vast_storm",
    "cards": "made_in_a_lab opportunist parasitic_tentacles mimic",
}
"""The sign in a card's corner, by what it is good for; all others are about stars."""
ICON_OF = {card: icon for icon, cards in ICONS.items() for card in cards.split()}

# The drawing of Tokyo, in its own units (about a pixel on a phone).
WIDTH = 360
CITY_AT, BAY_AT = (168, 126, 104), (296, 130, 78)
"""Where the feet of a monster stand, and how tall it is."""
STREET, OUTSIDE_SIZE = 188, 48


@dataclass(frozen=True)
class Monster:
    """A monster on the board, and its dials."""

    seat: int
    name: str
    """Empty while the seat has picked no monster."""
    place: str
    """city, bay, out (side of Tokyo) or dead."""
    x: float
    y: float
    size: int
    most: int


@dataclass(frozen=True)
class Die:
    """A die: its face, the piece that a choice touches, which roll it shows, whether it lies aside."""

    number: int
    face: str
    piece: str
    tumble: str
    kept: bool


@dataclass(frozen=True)
class Dice:
    """Dice with the same face that lie together: their numbers, and how often each was rolled."""

    face: str
    piece: str
    dice: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Card:
    """A card on the table."""

    name: str
    kind: str
    keep: bool
    icon: str
    price: int
    lacks: int
    """Energy that the reader would still need; 0 for a spectator."""
    gist: tuple[tuple[str, str], ...]
    """What it gives or costs at once: `("+3", "star")`."""
    tokens: int
    copy_of: str
    mimicked: bool


# --- Pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """Dice by face, cards by name, monsters by seat; other choices are plain buttons."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    face = f"face:{parts.FACE_NAMES[values['face']]}" if "face" in values else ""
    if verb in ("keep", "free"):
        return (f"{'loose' if verb == 'keep' else 'aside'}:{parts.FACE_NAMES[values['face']]}",)
    if verb == "resolve":
        return (f"symbol:{Symbol.names[values['symbol']]}",)
    if verb in ("probe", "cull"):
        return (face,)
    if verb in ("stretch", "twist"):
        changed = (face, f"new:{parts.FACE_NAMES[values['new']]}")
        return (_changer(verb, values), *changed) if _has_several_changers(s) else changed
    if verb in ("buy", "copy", "sell"):
        return (f"card:{parts.CARD_NAMES[values['card']]}",)
    if verb == "pick":
        return (f"pick:{parts.MONSTER_NAMES[values['monster']]}",)
    if verb == "ray":
        return (f"monster:{values['seat']}",)
    return ()


def _changer(verb: str, values: dict[str, int]) -> str:
    """The card that changes a die."""
    if verb == "stretch":
        return "card:stretchy"
    return "card:mimic" if values["source"] else "card:plot_twist"


def _has_several_changers(s: State) -> bool:
    """Whether the actor has more than one card that changes a die: only then one must be touched."""
    changers = [parts.STRETCHY, parts.PLOT_TWIST]
    if s.copied in changers:
        changers.append(parts.MIMIC)
    return s.actor != NOBODY and sum(s.where[card] == s.actor for card in changers) > 1


def toggles(s: State, action: int) -> bool:
    """KT-10: dice are set aside and taken back until the roll; only what lies aside then counts."""
    return Verb.actions.verb(action).name in ("keep", "free")


TOGGLE_COUNTERS = ("take_backs",)
SCREENS = ("market", "cards")
"""The cards for sale, and the cards before the monsters."""
MARKET = (Question.BUY, Question.OPPORTUNITY)
OWN_CARDS = (Question.MOVE_MIMIC, Question.COPY, Question.SELL)


def needs(s: State, seat: int) -> tuple[str, ...]:
    """The market where one buys, the kept cards where one of them is chosen, else Tokyo and the dice."""
    asked = question(s)
    if asked in MARKET:
        return ("market",)
    return ("cards",) if asked in OWN_CARDS else ("table",)


INTERLUDES = ("eliminated",)
"""A monster is out."""


def marks(event: Event) -> tuple[str, ...]:
    """The monsters and cards that an event is about."""
    found = [f"monster:{event.values['seat']}"] if "seat" in event.values else []
    if "card" in event.names:
        found.append(f"card:{event.names['card']}")
    return tuple(found)


# --- Scene


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """Tokyo and the monsters, the dice, the cards for sale and before the monsters."""
    asked = NO_QUESTION if s.actor == NOBODY else question(s)
    rolling = asked == Question.ROLL
    return {
        "monsters": [monster(s, other) for other in range(s.seats)],
        "picks": picks(s) if asked == Question.MONSTER else [],
        "bay_open": count_living(s) >= parts.BAY_FROM_LIVING,
        "asked": "" if asked == NO_QUESTION else Question.names[asked],
        "rolling": rolling_dice(s) if rolling else [],
        "dice": [] if rolling or asked == Question.RESOLVE else groups(s),
        "symbols": symbols(s) if asked == Question.RESOLVE else [],
        "rolls": s.rolls_left,
        "new_faces": parts.FACE_NAMES if asked == Question.CHANGE_DICE and s.actor == seat else (),
        "sale": [card(s, s.display[place], seat) for place in range(parts.DISPLAY) if s.display[place] != NO_CARD],
        "top": [card(s, s.top[depth], seat) for depth in range(TOPS) if s.top[depth] >= 0 and seat >= 0],
        "pile": sum(s.where[other] == PILE for other in range(parts.CARDS)),
        "kept": [kept_cards(s, other, seat) for other in range(s.seats)],
        "loss": top_frame(s, SECOND) if asked == Question.PREVENT else 0,
        "most_stars": parts.MOST_STARS,
        "winners": [other for other in range(s.seats) if s.actor == NOBODY and is_winner(s, other)],
    }


def picks(s: State) -> list[tuple[str, int]]:
    """Every monster, and the seat that has picked it or NOBODY."""
    taken = {s.monster[seat]: seat for seat in range(s.seats)}
    return [(name, taken.get(number, NOBODY)) for number, name in enumerate(parts.MONSTER_NAMES)]


def monster(s: State, seat: int) -> Monster:
    """A monster where it stands: in Tokyo, or in its own spot of the street."""
    name = "" if s.monster[seat] == NO_MONSTER else parts.MONSTER_NAMES[s.monster[seat]]
    most = most_hearts(s, seat)
    if s.city == seat:
        return Monster(seat, name, "city", *CITY_AT, most)
    if s.bay == seat:
        return Monster(seat, name, "bay", *BAY_AT, most)
    x = round(WIDTH * (seat + 0.5) / s.seats, 1)
    return Monster(seat, name, "out" if s.hearts[seat] > 0 else "dead", x, STREET, OUTSIDE_SIZE, most)


def rolling_dice(s: State) -> list[Die]:
    """The dice of a roll, by face."""
    found = [_rolling_die(s, die) for die in range(s.dice)]
    return sorted(found, key=lambda die: parts.FACE_NAMES.index(die.face))


def _rolling_die(s: State, number: int) -> Die:
    face, kept = parts.FACE_NAMES[s.die[number]], bool(s.aside[number])
    return Die(number, face, f"{'aside' if kept else 'loose'}:{face}", f"{s.turns}.{s.rolled[number]}", kept)


def groups(s: State) -> list[Dice]:
    """The dice by face."""
    found = []
    for number, face in enumerate(parts.FACE_NAMES):
        dice = [(die, f"{s.turns}.{s.rolled[die]}") for die in range(s.dice) if s.die[die] == number]
        if dice:
            found.append(Dice(face, f"face:{face}", tuple(dice)))
    return found


def symbols(s: State) -> list[tuple[str, list[Dice]]]:
    """The dice by what can be resolved next: all numbers together, energy, hearts, smashes."""
    found: dict[str, list[Dice]] = {}
    for group in groups(s):
        found.setdefault(SYMBOL_OF.get(group.face, Symbol.names[Symbol.NUMBERS]), []).append(group)
    return list(found.items())


SYMBOL_OF = {
    face: Symbol.names[symbol]
    for face, symbol in (("energy", Symbol.ENERGIES), ("heart", Symbol.HEARTS), ("smash", Symbol.SMASHES))
}
"""What a face counts as when the dice are resolved; the others are numbers."""


def card(s: State, number: int, reader: int) -> Card:
    """A card as this reader sees it."""
    watching = not 0 <= reader < s.seats
    price = parts.PRICE[number] if watching else price_for(s, reader, number)
    copied = number == parts.MIMIC and s.copied != NO_CARD
    return Card(
        parts.CARD_NAMES[number],
        parts.KIND_OF[number],
        number < parts.KEEPS,
        ICON_OF.get(parts.KIND_OF[number], "star"),
        price,
        0 if watching else max(0, price - s.energy[reader]),
        gist(number),
        {parts.BATTERY_MONSTER: s.cubes, parts.SMOKE_CLOUD: s.smoke, parts.MIMIC: s.mimic_tokens}.get(number, 0),
        parts.KIND_OF[s.copied] if copied else "",
        number == s.copied,
    )


def kept_cards(s: State, owner: int, reader: int) -> list[Card]:
    """The keep cards before a monster."""
    return [card(s, held, reader) for held in range(parts.KEEPS) if s.where[held] == owner]


def gist(number: int) -> tuple[tuple[str, str], ...]:
    """What a discard card gives its buyer at once, in symbols."""
    if number < parts.KEEPS:
        return ()
    figures = (
        (parts.STARS_GAINED[number], "star"),
        (parts.HEARTS_GAINED[number] - parts.BUYER_LOSES[number], "heart"),
        (parts.ENERGY_GAINED[number], "energy"),
    )
    return tuple((f"{figure:+d}".replace("-", "−"), symbol) for figure, symbol in figures if figure)


# --- Answers in advance

STANDING = ("stay_above_5", "flee_at_5", "no_rapid_healing_this_turn", "no_rapid_healing", "no_offers")
THIS_TURN = ("no_rapid_healing_this_turn",)
"""Answers that end with the turn they were given in."""
LOW_HEARTS = 5
DECLINES = {
    "no_rapid_healing_this_turn": (Question.HEAL,),
    "no_rapid_healing": (Question.HEAL,),
    "no_offers": (Question.PROBE, Question.PROBED_THREE, Question.OPPORTUNITY),
}
"""The questions that a standing answer says no to."""


def passes(s: State, action: int) -> bool:
    """Whether an action is the answer of one who wants nothing: no, stay, take it, any monster."""
    asked = question(s)
    if asked == Question.MONSTER:
        return action == Verb.PICK_AT_RANDOM
    if asked == Question.FLEE:
        return action == Verb.STAY
    if asked == Question.ROLL:
        return action == Verb.STOP
    return action == Verb.ENDURE if asked == Question.PREVENT else action == Verb.DONE


def standing(s: State, seat: int, name: str) -> int | None:
    """What a standing answer says to the question at hand, or None."""
    asked = question(s)
    if asked == Question.FLEE:
        if name == "stay_above_5" and s.hearts[seat] > LOW_HEARTS:
            return Verb.STAY
        return Verb.FLEE if name == "flee_at_5" and s.hearts[seat] <= LOW_HEARTS else None
    return Verb.DONE if asked in DECLINES.get(name, ()) else None


def whose_turn(s: State) -> int:
    """The seat whose turn it is, also while another seat is asked something in it."""
    return s.turn


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
LOSSES = page_components.LOSSES
