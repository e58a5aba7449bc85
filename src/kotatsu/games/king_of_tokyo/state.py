"""What lies on the table of King of Tokyo, what can be chosen, asked and told, and the steps of a turn."""

from __future__ import annotations

from kotatsu.engine.actions import Actions
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import Events
from kotatsu.engine.layout import Grid, Row, i8, i16
from kotatsu.games.king_of_tokyo.parts import (
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    DISPLAY,
    FACE_NAMES,
    FACES,
    KEEPS,
    MAX_SEATS,
    MONSTER_NAMES,
    MOST_DICE,
)

# --- Where things are

NO_CARD = -2
"""An empty place of the display; a first card of the pile nobody has looked at; Mimic's token on no card."""
PILE, SHOWN, DISCARDED = range(MAX_SEATS, MAX_SEATS + 3)
"""Where a card is: before a seat (its number), in the pile, in the display, among the discarded cards."""
NO_DIE = -1
TOPS = 2
"""Made in a Lab and a Mimic of it look at two cards."""

# --- Choices

SYMBOLS = ("numbers", "energies", "hearts", "smashes")
NUMBERS, ENERGIES, HEARTS, SMASHES = range(len(SYMBOLS))
"""What dice show, in the usual order of resolving."""
SOURCES = ("card", "mimic")
FROM_CARD, FROM_MIMIC = range(len(SOURCES))
"""A card that is used up, or the Mimic that copies it."""

VOCABULARY = {
    "card": CARD_NAMES,
    "keep_card": CARD_NAMES[:KEEPS],
    "face": FACE_NAMES,
    "symbol": SYMBOLS,
    "source": SOURCES,
    "monster": MONSTER_NAMES,
}
ACTIONS = Actions(
    VOCABULARY,
    keep={"face": FACES},
    free={"face": FACES},
    roll={},
    stop={},
    drink={},
    smoke={"source": len(SOURCES)},
    reroll_three={},
    probe={"face": FACES},
    cull={"face": FACES},
    stretch={"face": FACES, "new:face": FACES},
    twist={"source": len(SOURCES), "face": FACES, "new:face": FACES},
    resolve={"symbol": len(SYMBOLS)},
    resolve_all={},
    cure_poison={},
    cure_shrink={},
    ray={"seat": MAX_SEATS},
    use_hearts={},
    camouflage={},
    wings={},
    endure={},
    heal={},
    flee={},
    stay={},
    buy={"card": CARDS},
    sweep={},
    copy={"card:keep_card": KEEPS},
    sell={"card:keep_card": KEEPS},
    play_on={},
    done={},
)
(
    KEEP,
    FREE,
    ROLL,
    STOP,
    DRINK,
    SMOKE,
    REROLL_THREE,
    PROBE,
    CULL,
    STRETCH,
    TWIST,
    RESOLVE,
    RESOLVE_ALL,
    CURE_POISON,
    CURE_SHRINK,
    RAY,
    USE_HEARTS,
    CAMOUFLAGE_ROLL,
    SPREAD_WINGS,
    ENDURE,
    RAPID_HEAL,
    FLEE,
    STAY,
    BUY,
    SWEEP,
    COPY,
    SELL,
    PLAY_ON,
    DONE,
) = ACTIONS

# --- What is told

EVENTS = Events(
    VOCABULARY,
    opening_roll=("seat", "smashes"),
    begins=("seat",),
    turn_begins=("seat",),
    rolled_numbers=("seat", "ones", "twos", "threes"),
    rolled_symbols=("seat", "energy", "smashes", "hearts"),
    extra_roll=("seat", "card"),
    probed=("seat", "face", "new:face"),
    three_rerolled=("seat", "new:face"),
    die_changed=("seat", "card", "face", "new:face"),
    numbers_paid=("seat", "stars", "face"),
    energy_rolled=("seat", "energy"),
    hearts_rolled=("seat", "hearts"),
    poison_cured=("seat",),
    shrink_cured=("seat",),
    ray_healed=("seat", "other:seat", "hearts", "energy"),
    smashed=("seat", "hearts", "by:seat"),
    hurt=("seat", "hearts", "card"),
    camouflaged=("seat", "dice", "hearts"),
    wings_spread=("seat",),
    unharmed=("seat", "card"),
    token_given=("seat", "card", "tokens"),
    healed_rapidly=("seat", "hearts"),
    eliminated=("seat",),
    child=("seat",),
    fled=("seat",),
    stayed=("seat",),
    pushed_out=("seat",),
    bay_closed=("seat",),
    moved_to_city=("seat",),
    entered_city=("seat",),
    entered_bay=("seat",),
    tokyo_paid=("seat", "stars"),
    stars_by_card=("seat", "stars", "card"),
    stars_lost=("seat", "stars", "card"),
    energy_by_card=("seat", "energy", "card"),
    energy_lost=("seat", "energy", "card"),
    hearts_by_card=("seat", "hearts", "card"),
    bought=("seat", "card", "price"),
    bought_from=("seat", "card", "price", "other:seat"),
    shown=("card",),
    swept=("seat",),
    looked=("seat", "card"),
    looks=("seat",),
    copied=("seat", "card"),
    copy_ends=("seat", "card"),
    sold=("seat", "card", "energy"),
    discarded=("seat", "card"),
    reshuffled=(),
    extra_turn=("seat", "card"),
    won=("seat", "stars"),
    nobody_won=(),
)
(
    OPENING_ROLL,
    BEGINS,
    TURN_BEGINS,
    ROLLED_NUMBERS,
    ROLLED_SYMBOLS,
    EXTRA_ROLL,
    PROBED,
    THREE_REROLLED,
    DIE_CHANGED,
    NUMBERS_PAID,
    ENERGY_ROLLED,
    HEARTS_ROLLED,
    POISON_CURED,
    SHRINK_CURED,
    RAY_HEALED,
    SMASHED,
    HURT,
    CAMOUFLAGED,
    WINGS_SPREAD,
    UNHARMED,
    TOKEN_GIVEN,
    HEALED_RAPIDLY,
    ELIMINATED,
    CHILD,
    FLED,
    STAYED,
    PUSHED_OUT,
    BAY_CLOSED,
    MOVED_TO_CITY,
    ENTERED_CITY,
    ENTERED_BAY,
    TOKYO_PAID,
    STARS_BY_CARD,
    STARS_LOST,
    ENERGY_BY_CARD,
    ENERGY_LOST,
    HEARTS_BY_CARD,
    BOUGHT,
    BOUGHT_FROM,
    CARD_SHOWN,
    SWEPT,
    LOOKED,
    LOOKS,
    COPIED,
    COPY_ENDS,
    SOLD,
    CARD_DISCARDED,
    RESHUFFLED,
    EXTRA_TURN,
    WON,
    NOBODY_WON,
) = EVENTS

CLAUSES = Clauses("KT", 40, D=10, C=len(CARD_KINDS))
"""KT-1 to KT-40 of the rulebook, KT-D1 to KT-D10 our decisions, KT-C1 to KT-C64 the cards as parts.toml lists them."""

# --- The steps of a turn: frames of the agenda. The first number of a frame is the seat concerned.

(
    START_OF_TURN,
    MOVE_MIMIC,
    FIRST_ROLL,
    ROLL_DICE,
    PROBE_DICE,
    PROBED_THREE,
    CHANGE_DICE,
    FIX_RESULT,
    RESOLVE_DICE,
    SPEND_HEARTS,
    RAY_HEALS,
    SMASH_LOSS,
    CARD_LOSS,
    CAMOUFLAGED_THREES,
    STAY_OR_FLEE,
    HELD_LOSS,
    BURROWING_LOSS,
    ENTER_TOKYO,
    BUY_CARDS,
    PURCHASE,
    CHOOSE_COPY,
    OFFER_SHOWN,
    HEALING_WINDOW,
    STORM_LOSS,
    SELL_CARDS,
    END_EFFECTS,
    END_OF_TURN,
    TAKE_EXTRA_TURN,
) = range(28)

QUESTIONS = (
    "move_mimic",
    "roll",
    "probe",
    "probed_three",
    "change_dice",
    "resolve",
    "spend_hearts",
    "prevent",
    "camouflaged_threes",
    "flee",
    "buy",
    "copy",
    "opportunity",
    "heal",
    "sell",
    "extra_turn",
)
ASKS = {
    MOVE_MIMIC: "move_mimic",
    ROLL_DICE: "roll",
    PROBE_DICE: "probe",
    PROBED_THREE: "probed_three",
    CHANGE_DICE: "change_dice",
    RESOLVE_DICE: "resolve",
    SPEND_HEARTS: "spend_hearts",
    SMASH_LOSS: "prevent",
    CARD_LOSS: "prevent",
    CAMOUFLAGED_THREES: "camouflaged_threes",
    STAY_OR_FLEE: "flee",
    BUY_CARDS: "buy",
    CHOOSE_COPY: "copy",
    OFFER_SHOWN: "opportunity",
    HEALING_WINDOW: "heal",
    SELL_CARDS: "sell",
    TAKE_EXTRA_TURN: "extra_turn",
}
"""The question that each frame puts to its seat; the other frames ask nothing."""


class State(AgendaState):
    """Everything on the table of King of Tokyo."""

    # Whose turn
    turn: int = i8()
    home: int = i8()
    """The seat that play goes on from: differs from `turn` while an Opportunist plays a Frenzy turn."""
    turns: int = i16()
    """Turns begun so far."""
    fewer_dice: int = i8()
    """Dice that this turn lacks by Freeze Time."""
    frenzy: Row = i8(MAX_SEATS)
    """Frenzy turns that each seat has still to play."""

    # The monsters
    monster: Row = i8(MAX_SEATS)
    hearts: Row = i8(MAX_SEATS)
    """0 is out of the game."""
    stars: Row = i8(MAX_SEATS)
    energy: Row = i16(MAX_SEATS)
    poison: Row = i8(MAX_SEATS)
    shrink: Row = i8(MAX_SEATS)
    city: int = i8()
    bay: int = i8()
    """The seats in Tokyo, or NOBODY."""

    # The dice of this turn
    dice: int = i8()
    die: Row = i8(MOST_DICE)
    """The face of each die, NO_DIE beyond `dice`."""
    aside: Row = i8(MOST_DICE)
    """1 for a die that is set aside."""
    rolled: Row = i8(MOST_DICE)
    """How often each die was rolled this turn (counted round): pages let those tumble that were."""
    rolls_left: int = i8()
    take_backs: int = i8()
    """How many dice may still be taken back before the next roll, so that no one can dither for ever."""
    culled: int = i8()
    """Dice turned by Herd Culler this turn."""
    probed: Row = i8(MAX_SEATS)
    """1 for a seat that has used its Psychic Probe this turn."""
    probed_threes: int = i8()
    """Threes made by probes that the active player's Background Dweller may still reroll."""

    # Resolving
    unresolved: Row = i8(len(SYMBOLS))
    """1 for symbols still to be resolved."""
    smashes: int = i8()
    """Smashes of the final result, those of cards included."""
    heart_dice: int = i8()
    """Heart dice not spent yet."""
    rayed: Row = i8(MAX_SEATS)
    """Heart dice that Healing Ray spends on each seat."""
    struck: Row = i8(MAX_SEATS)
    """1 for a monster that lost hearts to this turn's smashes in Tokyo, so that it may flee."""
    held: Row = i8(MAX_SEATS)
    """Hearts that a Jets owner will lose if it stays."""
    has_fled: Row = i8(MAX_SEATS)
    hurt: int = i8()
    """1 once the active monster has made somebody lose hearts this turn (Herbivore)."""
    winged: Row = i8(MAX_SEATS)
    """1 for a seat that paid for Wings this turn."""
    camouflages: int = i8()
    """Camouflage rolls made against the loss at hand."""
    looks_bought: int = i8()
    """Cards bought from the top of the pile this turn (Made in a Lab)."""

    # The cards
    where: Row = i8(CARDS)
    """A seat, PILE, SHOWN or DISCARDED."""
    display: Row = i8(DISPLAY)
    """The cards for sale, or NO_CARD."""
    top: Row = i8(TOPS)
    """The first cards of the pile once somebody has looked at them, else NO_CARD: the rest is drawn when turned up."""
    top_seen: Grid = i8(TOPS, MAX_SEATS)
    """1 for a seat that has looked at that card."""
    copied: int = i8()
    """The card with the Mimic token, or NO_CARD."""
    cubes: int = i8()
    """On Battery Monster."""
    smoke: int = i8()
    """On Smoke Cloud."""
    mimic_tokens: int = i8()
    """Cubes or smoke on Mimic."""
