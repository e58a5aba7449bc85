"""What the rules of King of Tokyo share: the names of choices, events, questions, frames and clauses, and the state."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Grid, Row, option, public
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.king_of_tokyo import parts

# --- Where things are

NO_CARD = -2
"""An empty place of the display; a first card of the pile nobody has looked at; Mimic's token on no card."""
PILE, SHOWN, DISCARDED = range(parts.MAX_SEATS, parts.MAX_SEATS + 3)
"""Where a card is: before a seat (its number), in the pile, in the display, among the discarded cards."""
NO_DIE = -1
NO_MONSTER = -1
TOPS = 2
"""Made in a Lab and a Mimic of it look at two cards."""

# --- Options


class Monsters(NumberedNames):
    """How players come to their monsters."""

    RANDOM = numbered()
    CHOSEN = numbered()


# --- Choices


class Symbol(NumberedNames):
    """What dice show, in the usual order of resolving."""

    NUMBERS = numbered()
    ENERGIES = numbered()
    HEARTS = numbered()
    SMASHES = numbered()


class Source(NumberedNames):
    """A card that is used up, or the Mimic that copies it."""

    CARD = numbered()
    MIMIC = numbered()


VOCABULARY = {
    "card": parts.CARD_NAMES,
    "keep_card": parts.CARD_NAMES[: parts.KEEPS],
    "face": parts.FACE_NAMES,
    "symbol": Symbol.names,
    "source": Source.names,
    "monster": parts.MONSTER_NAMES,
}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What can be chosen."""

    KEEP = verb({"face": parts.FACES})
    FREE = verb({"face": parts.FACES})
    ROLL = verb()
    STOP = verb()
    DRINK = verb()
    SMOKE = verb({"source": Source.count})
    REROLL_THREE = verb()
    PROBE = verb({"face": parts.FACES})
    CULL = verb({"face": parts.FACES})
    STRETCH = verb({"face": parts.FACES, "new:face": parts.FACES})
    TWIST = verb({"source": Source.count, "face": parts.FACES, "new:face": parts.FACES})
    RESOLVE = verb({"symbol": Symbol.count})
    RESOLVE_ALL = verb()
    CURE_POISON = verb()
    CURE_SHRINK = verb()
    RAY = verb({"seat": parts.MAX_SEATS})
    USE_HEARTS = verb()
    WINGS = verb()
    ENDURE = verb()
    HEAL = verb()
    FLEE = verb()
    STAY = verb()
    BUY = verb({"card": parts.CARDS})
    SWEEP = verb()
    COPY = verb({"card:keep_card": parts.KEEPS})
    SELL = verb({"card:keep_card": parts.KEEPS})
    PLAY_ON = verb()
    DONE = verb()
    PICK = verb({"monster": parts.MONSTERS})
    PICK_AT_RANDOM = verb()


# --- What is told


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What can happen."""

    OPENING_ROLL = event("seat", "smashes")
    BEGINS = event("seat")
    TURN_BEGINS = event("seat")
    ROLLED_NUMBERS = event("seat", "ones", "twos", "threes")
    ROLLED_SYMBOLS = event("seat", "energy", "smashes", "hearts")
    EXTRA_ROLL = event("seat", "card")
    PROBED = event("seat", "face", "new:face")
    THREE_REROLLED = event("seat", "new:face")
    DIE_CHANGED = event("seat", "card", "face", "new:face")
    NUMBERS_PAID = event("seat", "stars", "face")
    ENERGY_ROLLED = event("seat", "energy")
    HEARTS_ROLLED = event("seat", "hearts")
    POISON_CURED = event("seat")
    SHRINK_CURED = event("seat")
    RAY_HEALED = event("seat", "other:seat", "hearts", "energy")
    SMASHED = event("seat", "hearts", "by:seat")
    HURT = event("seat", "hearts", "card")
    CAMOUFLAGED = event("seat", "dice", "hearts")
    WINGS_SPREAD = event("seat")
    UNHARMED = event("seat", "card")
    TOKEN_GIVEN = event("seat", "card", "tokens")
    HEALED_RAPIDLY = event("seat", "hearts")
    ELIMINATED = event("seat")
    CHILD = event("seat")
    FLED = event("seat")
    STAYED = event("seat")
    PUSHED_OUT = event("seat")
    BAY_CLOSED = event("seat")
    MOVED_TO_CITY = event("seat")
    ENTERED_CITY = event("seat")
    ENTERED_BAY = event("seat")
    TOKYO_PAID = event("seat", "stars")
    STARS_BY_CARD = event("seat", "stars", "card")
    STARS_LOST = event("seat", "stars", "card")
    ENERGY_BY_CARD = event("seat", "energy", "card")
    ENERGY_LOST = event("seat", "energy", "card")
    HEARTS_BY_CARD = event("seat", "hearts", "card")
    BOUGHT = event("seat", "card", "price")
    BOUGHT_FROM = event("seat", "card", "price", "other:seat")
    SHOWN = event("card")
    SWEPT = event("seat")
    LOOKED = event("seat", "card")
    LOOKS = event("seat")
    COPIED = event("seat", "card")
    COPY_ENDS = event("seat", "card")
    SOLD = event("seat", "card", "energy")
    DISCARDED = event("seat", "card")
    RESHUFFLED = event()
    EXTRA_TURN = event("seat", "card")
    WON = event("seat", "stars")
    NOBODY_WON = event()
    PICKED = event("seat", "monster")


# --- What is asked


class Question(NumberedNames):
    """What a seat can be asked."""

    MOVE_MIMIC = numbered()
    ROLL = numbered()
    PROBE = numbered()
    PROBED_THREE = numbered()
    CHANGE_DICE = numbered()
    RESOLVE = numbered()
    SPEND_HEARTS = numbered()
    PREVENT = numbered()
    CAMOUFLAGED_THREES = numbered()
    FLEE = numbered()
    BUY = numbered()
    COPY = numbered()
    OPPORTUNITY = numbered()
    HEAL = numbered()
    SELL = numbered()
    EXTRA_TURN = numbered()
    MONSTER = numbered()


class Frame(NumberedNames):
    """The steps of a turn: frames of the agenda. The first number of a frame is the seat concerned."""

    START_OF_TURN = numbered()
    MOVE_MIMIC = numbered()
    FIRST_ROLL = numbered()
    ROLL_DICE = numbered()
    PROBE_DICE = numbered()
    PROBED_THREE = numbered()
    CHANGE_DICE = numbered()
    FIX_RESULT = numbered()
    RESOLVE_DICE = numbered()
    SPEND_HEARTS = numbered()
    RAY_HEALS = numbered()
    LOSS = numbered()
    TAKE_LOSSES = numbered()
    CAMOUFLAGED_THREES = numbered()
    STAY_OR_FLEE = numbered()
    HELD_LOSS = numbered()
    BURROWING_LOSS = numbered()
    ENTER_TOKYO = numbered()
    BUY_CARDS = numbered()
    PURCHASE = numbered()
    CHOOSE_COPY = numbered()
    OFFER_SHOWN = numbered()
    HEALING_WINDOW = numbered()
    STORM_LOSS = numbered()
    SELL_CARDS = numbered()
    SALE = numbered()
    END_EFFECTS = numbered()
    END_OF_TURN = numbered()
    TAKE_EXTRA_TURN = numbered()
    PICK_MONSTER = numbered()
    OPEN_GAME = numbered()


NO_QUESTION = -1
_ASKED_BY = {
    Frame.MOVE_MIMIC: Question.MOVE_MIMIC,
    Frame.ROLL_DICE: Question.ROLL,
    Frame.PROBE_DICE: Question.PROBE,
    Frame.PROBED_THREE: Question.PROBED_THREE,
    Frame.CHANGE_DICE: Question.CHANGE_DICE,
    Frame.RESOLVE_DICE: Question.RESOLVE,
    Frame.SPEND_HEARTS: Question.SPEND_HEARTS,
    Frame.LOSS: Question.PREVENT,
    Frame.CAMOUFLAGED_THREES: Question.CAMOUFLAGED_THREES,
    Frame.STAY_OR_FLEE: Question.FLEE,
    Frame.BUY_CARDS: Question.BUY,
    Frame.CHOOSE_COPY: Question.COPY,
    Frame.OFFER_SHOWN: Question.OPPORTUNITY,
    Frame.HEALING_WINDOW: Question.HEAL,
    Frame.SELL_CARDS: Question.SELL,
    Frame.TAKE_EXTRA_TURN: Question.EXTRA_TURN,
    Frame.PICK_MONSTER: Question.MONSTER,
}
ASKED_BY: tuple[int, ...] = tuple(_ASKED_BY.get(frame, NO_QUESTION) for frame in range(Frame.count))
"""The question that each frame puts to its seat; NO_QUESTION where it asks nothing."""

# --- Clauses

CLAUSES = Clauses("KT", 40, D=18, C=len(parts.CARD_KINDS))
"""KT-1 to KT-40 of the rulebook, KT-D1 to KT-D18 our decisions, KT-C1 to KT-C64 the cards as parts.toml lists them."""


def _card_clause(kind: str) -> int:
    """The clause of a card: KT-C1 is the first in parts.toml."""
    return CLAUSES[f"C{parts.CARD_KINDS.index(kind) + 1}"]


class Clause:
    """The clauses that forbid a choice."""

    DICE = CLAUSES["2"]
    DISPLAY = CLAUSES["7"]
    ROLLING = CLAUSES["10"]
    RESOLVING = CLAUSES["11"]
    SMASHES = CLAUSES["14"]
    HEARTS = CLAUSES["16"]
    FLEEING = CLAUSES["18"]
    BUYING = CLAUSES["24"]
    SWEEPING = CLAUSES["25"]
    KEEP_CARDS = CLAUSES["26"]
    END_OF_TURN = CLAUSES["28"]
    MIMIC_TOKEN = CLAUSES["33"]
    TOKENS = CLAUSES["35"]
    SELLING = CLAUSES["37"]
    TAKE_BACKS = CLAUSES["D17"]
    MONSTERS = CLAUSES["D18"]
    BACKGROUND_DWELLER = _card_clause("background_dweller")
    ENERGY_DRINK = _card_clause("energy_drink")
    FREEZE_TIME = _card_clause("freeze_time")
    HEALING_RAY = _card_clause("healing_ray")
    HERD_CULLER = _card_clause("herd_culler")
    METAMORPH = _card_clause("metamorph")
    MIMIC = _card_clause("mimic")
    OPPORTUNIST = _card_clause("opportunist")
    PLOT_TWIST = _card_clause("plot_twist")
    POISON_SPIT = _card_clause("poison_spit")
    PSYCHIC_PROBE = _card_clause("psychic_probe")
    RAPID_HEALING = _card_clause("rapid_healing")
    SHRINK_RAY = _card_clause("shrink_ray")
    SMOKE_CLOUD = _card_clause("smoke_cloud")
    STRETCHY = _card_clause("stretchy")
    WINGS = _card_clause("wings")


# --- The state


class State(AgendaState):
    """Everything on the table of King of Tokyo."""

    monsters: int = option(*Monsters.names)

    # Whose turn
    turn: int = public.seat()
    home: int = public.seat()
    """The seat that play goes on from: differs from `turn` while an Opportunist plays a Frenzy turn."""
    turns: int = public.i16()
    """Turns begun so far."""
    fewer_dice: int = public.i8()
    """Dice that this turn lacks by Freeze Time."""
    extra_turn: int = public.i8()
    """1 once three 1s were resolved with Freeze Time this turn."""
    frenzy: Row = public.i16(parts.MAX_SEATS)
    """Frenzy turns that each seat has still to play."""

    # The monsters
    monster: Row = public.i8(parts.MAX_SEATS)
    """Which monster each seat plays; NO_MONSTER while it has picked none."""
    hearts: Row = public.i8(parts.MAX_SEATS)
    """0 is out of the game."""
    stars: Row = public.i8(parts.MAX_SEATS)
    energy: Row = public.i16(parts.MAX_SEATS)
    poison: Row = public.i8(parts.MAX_SEATS)
    shrink: Row = public.i8(parts.MAX_SEATS)
    city: int = public.seat()
    bay: int = public.seat()
    """The seats in Tokyo, or NOBODY."""

    # The dice of this turn
    dice: int = public.i8()
    die: Row = public.i8(parts.MOST_DICE)
    """The face of each die, NO_DIE beyond `dice`."""
    aside: Row = public.i8(parts.MOST_DICE)
    """1 for a die that is set aside."""
    rolled: Row = public.i8(parts.MOST_DICE)
    """How often each die was rolled this turn (counted round): pages let those tumble that were."""
    rolls_left: int = public.i8()
    take_backs: int = public.i8()
    """How many dice may still be taken back before the next roll."""
    culled: int = public.i8()
    """Dice turned by Herd Culler this turn."""
    probed: Row = public.i8(parts.MAX_SEATS)
    """1 for a seat that has used its Psychic Probe this turn."""
    probed_dice: Row = public.i8(parts.MOST_DICE)
    """1 for a die that a probe has rolled: the active player's Background Dweller may still reroll its 3."""

    # Resolving
    unresolved: Row = public.i8(Symbol.count)
    """1 for symbols still to be resolved."""
    smashes: int = public.i8()
    """Smashes of the final result, those of cards included."""
    heart_dice: int = public.i8()
    """Heart dice not spent yet."""
    rayed: Row = public.i8(parts.MAX_SEATS)
    """Heart dice that Healing Ray spends on each seat."""
    struck: Row = public.i8(parts.MAX_SEATS)
    """1 for a monster that lost hearts to this turn's smashes in Tokyo, so that it may flee."""
    held: Row = public.i8(parts.MAX_SEATS)
    """Hearts that a Jets owner will lose if it stays."""
    has_fled: Row = public.i8(parts.MAX_SEATS)
    hurt: int = public.i8()
    """1 once the active monster has made somebody lose hearts this turn (Herbivore)."""
    winged: Row = public.i8(parts.MAX_SEATS)
    """1 for a seat that paid for Wings this turn."""
    camouflages: int = public.i8()
    """Camouflage rolls made against the loss at hand."""
    loss: Row = public.i8(parts.MAX_SEATS)
    """Hearts that each monster is going to lose in the blow at hand: the losses of a blow happen together."""
    cause: Row = public.i16(parts.MAX_SEATS)
    """By what each of them loses hearts: BY_SMASHES, or a card and whether the active monster dealt it."""
    looks_bought: int = public.i8()
    """Cards bought from the top of the pile this turn (Made in a Lab)."""

    # The cards
    where: Row = public.seat(parts.CARDS)
    """A seat, PILE, SHOWN or DISCARDED."""
    display: Row = public.i8(parts.DISPLAY)
    """The cards for sale, or NO_CARD."""
    top: Row = public.i8(TOPS)
    """The first cards of the pile once somebody has looked at them, else NO_CARD: the rest is drawn when turned up."""
    top_seen: Grid = public.i8(TOPS, parts.MAX_SEATS)
    """1 for a seat that has looked at that card."""
    copied: int = public.i8()
    """The card with the Mimic token, or NO_CARD."""
    cubes: int = public.i8()
    """On Battery Monster."""
    smoke: int = public.i8()
    """On Smoke Cloud."""
    mimic_tokens: int = public.i8()
    """Cubes or smoke on Mimic."""
