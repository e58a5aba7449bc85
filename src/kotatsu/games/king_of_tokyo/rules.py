"""The rules of King of Tokyo: set-up, and the contract's functions. KT-n names a clause.

A turn is a row of frames on the agenda (turns.begin_turn); each frame does its part or asks its seat (steps.run). Where
to look:

    start and end of a turn, winning      turns.py        rolling                          rolling.py
    probes and changed dice               changing.py     numbers, energy, hearts          resolving.py
    smashes, fleeing, entering Tokyo      fighting.py     losing hearts, preventing it     losing.py
    buying                                buying.py       what discard cards do            discards.py
    display and pile, what is hidden      market.py       keep cards and Mimic             keeping.py
    dials, gains, Rapid Healing           monsters.py     why something is not allowed     refusals.py
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, WHAT, pop, top_frame
from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Mask, Out
from kotatsu.games.king_of_tokyo.buying import (
    answer_buy,
    answer_opportunity,
    legal_opportunities,
    legal_purchases,
)
from kotatsu.games.king_of_tokyo.changing import (
    answer_change,
    answer_probe,
    answer_probed_three,
    legal_changes,
    legal_probes,
    legal_three,
)
from kotatsu.games.king_of_tokyo.fighting import (
    answer_flight,
    legal_flight,
)
from kotatsu.games.king_of_tokyo.keeping import (
    answer_copy,
    answer_mimic_move,
    legal_copies,
    legal_mimic_moves,
)
from kotatsu.games.king_of_tokyo.losing import (
    answer_camouflaged_three,
    answer_prevention,
    legal_prevention,
)
from kotatsu.games.king_of_tokyo.market import guess, hide, show_all
from kotatsu.games.king_of_tokyo.monsters import can_heal, heal_rapidly, is_alive
from kotatsu.games.king_of_tokyo.parts import (
    CARDS,
    DICE,
    FACES,
    FULL_HEARTS,
    MONSTERS,
    MOST_DICE,
    SMASH,
)
from kotatsu.games.king_of_tokyo.refusals import FORBIDS, question
from kotatsu.games.king_of_tokyo.resolving import (
    answer_hearts,
    answer_resolve,
    legal_hearts,
    legal_symbols,
)
from kotatsu.games.king_of_tokyo.rolling import answer_roll, legal_rolls
from kotatsu.games.king_of_tokyo.state import (
    ACTIONS,
    BEGINS,
    BUY_CARDS,
    CAMOUFLAGED_THREES,
    CHANGE_DICE,
    CHOOSE_COPY,
    CLAUSES,
    DONE,
    ENTER_TOKYO,
    EVENTS,
    MOVE_MIMIC,
    NO_CARD,
    NO_DIE,
    OFFER_SHOWN,
    OPENING_ROLL,
    PILE,
    PROBE_DICE,
    PROBED_THREE,
    QUESTIONS,
    RAPID_HEAL,
    RESOLVE_DICE,
    ROLL_DICE,
    SELL_CARDS,
    SMASH_LOSS,
    STAY_OR_FLEE,
    TAKE_EXTRA_TURN,
    TOPS,
    VOCABULARY,
    State,
)
from kotatsu.games.king_of_tokyo.steps import run
from kotatsu.games.king_of_tokyo.turns import (
    answer_extra_turn,
    answer_sale,
    begin_turn,
    is_winner,
    legal_extra_turn,
    legal_sales,
)

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EVENTS",
    "QUESTIONS",
    "VOCABULARY",
    "State",
    "guess",
    "hide",
    "is_alive",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]

# --- Set-up


def setup(s: State) -> None:
    """KT-5 to KT-8: dials, an empty Tokyo, three cards for sale; the most smashes begin."""
    for monster in range(MONSTERS):
        s.monster[monster] = monster
    shuffle(s, s.monster, 0, MONSTERS)
    for seat in range(s.seats):
        s.hearts[seat] = FULL_HEARTS
    s.city = NOBODY
    s.bay = NOBODY
    clear_table(s)
    show_all(s)
    s.home = find_starter(s)
    tell(s, EVERYONE, BEGINS, s.home)
    begin_turn(s, s.home, 0)
    run(s)


def clear_table(s: State) -> None:
    """No dice, all cards in the pile, the Mimic token in the box."""
    for die in range(MOST_DICE):
        s.die[die] = NO_DIE
    for card in range(CARDS):
        s.where[card] = PILE
    for depth in range(TOPS):
        s.top[depth] = NO_CARD
    s.copied = NO_CARD


def find_starter(s: State) -> int:
    """KT-8: everybody rolls six dice; who has most smashes begins, tied leaders roll again."""
    tied = (1 << s.seats) - 1
    leader = 0
    while tied & (tied - 1) != 0:
        most = -1
        leaders = 0
        for seat in range(s.seats):
            if (tied >> seat) & 1 == 1:
                smashes = roll_for_start(s)
                tell(s, EVERYONE, OPENING_ROLL, seat, smashes)
                if smashes > most:
                    most = smashes
                    leaders = 0
                    leader = seat
                if smashes == most:
                    leaders += 1 << seat
        tied = leaders
    return leader


def roll_for_start(s: State) -> int:
    """The smashes among six dice."""
    smashes = 0
    for _ in range(DICE):
        if draw(s, FACES) == SMASH:
            smashes += 1
    return smashes


# --- Decisions


def legal(s: State, mask: Mask) -> int:
    """What the actor may choose: the answers to the question at hand, and Rapid Healing at any moment."""
    what = top_frame(s, WHAT)
    if what < SMASH_LOSS:
        count = legal_dice(s, mask, what)
    elif what < ENTER_TOKYO:
        count = legal_fight(s, mask, what)
    else:
        count = legal_cards(s, mask, what)
    if can_heal(s, s.actor):
        mask[RAPID_HEAL] = 1
        count += 1
    return count


def legal_dice(s: State, mask: Mask, what: int) -> int:
    """Answers from the start of a turn to hearts."""
    if what == MOVE_MIMIC:
        return legal_mimic_moves(s, mask)
    if what == ROLL_DICE:
        return legal_rolls(s, mask)
    if what == PROBE_DICE:
        return legal_probes(s, mask)
    if what == PROBED_THREE:
        return legal_three(s, mask)
    if what == CHANGE_DICE:
        return legal_changes(s, mask)
    if what == RESOLVE_DICE:
        return legal_symbols(s, mask)
    return legal_hearts(s, mask)


def legal_fight(s: State, mask: Mask, what: int) -> int:
    """Answers to a loss, and staying or fleeing."""
    if what == STAY_OR_FLEE:
        return legal_flight(s, mask)
    if what == CAMOUFLAGED_THREES:
        return legal_three(s, mask)
    return legal_prevention(s, mask)


def legal_cards(s: State, mask: Mask, what: int) -> int:
    """Answers about cards, and at the end of a turn."""
    if what == BUY_CARDS:
        return legal_purchases(s, mask)
    if what == CHOOSE_COPY:
        return legal_copies(s, mask)
    if what == OFFER_SHOWN:
        return legal_opportunities(s, mask, top_frame(s, SECOND))
    if what == SELL_CARDS:
        return legal_sales(s, mask)
    if what == TAKE_EXTRA_TURN:
        return legal_extra_turn(s, mask)
    mask[DONE] = 1
    return 1


def step(s: State, action: int) -> None:
    """Answer the question at hand, then run on."""
    what = top_frame(s, WHAT)
    if action == RAPID_HEAL:
        heal_rapidly(s, s.actor)
    elif what < SMASH_LOSS:
        answer_dice(s, action, what)
    elif what < ENTER_TOKYO:
        answer_fight(s, action, what)
    else:
        answer_cards(s, action, what)
    run(s)


def answer_dice(s: State, action: int, what: int) -> None:
    """From the start of a turn to hearts."""
    if what == MOVE_MIMIC:
        answer_mimic_move(s, action)
    elif what == ROLL_DICE:
        answer_roll(s, action)
    elif what == PROBE_DICE:
        answer_probe(s, action)
    elif what == PROBED_THREE:
        answer_probed_three(s, action)
    elif what == CHANGE_DICE:
        answer_change(s, action)
    elif what == RESOLVE_DICE:
        answer_resolve(s, action)
    else:
        answer_hearts(s, action)


def answer_fight(s: State, action: int, what: int) -> None:
    """A loss, and staying or fleeing."""
    if what == STAY_OR_FLEE:
        answer_flight(s, action)
    elif what == CAMOUFLAGED_THREES:
        answer_camouflaged_three(s, action)
    else:
        answer_prevention(s, action)


def answer_cards(s: State, action: int, what: int) -> None:
    """Cards, and the end of a turn; the window for Rapid Healing just closes."""
    if what == BUY_CARDS:
        answer_buy(s, action)
    elif what == CHOOSE_COPY:
        answer_copy(s, action)
    elif what == OFFER_SHOWN:
        answer_opportunity(s, action, top_frame(s, SECOND))
    elif what == SELL_CARDS:
        answer_sale(s, action)
    elif what == TAKE_EXTRA_TURN:
        answer_extra_turn(s, action)
    else:
        pop(s)


# --- The end


def result(s: State, out: Out) -> None:
    """KT-29 to KT-31: the winner, shares for two at 20 stars, nothing for anybody where all are out."""
    winners = 0
    for seat in range(s.seats):
        if is_winner(s, seat):
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if is_winner(s, seat) else 0.0


def score(s: State, seat: int) -> int:
    """KT-29: stars."""
    return s.stars[seat]


# --- For people


def why_not(s: State, action: int) -> int:
    """The clause that keeps an action from the actor, or ALLOWED: what `legal` marks is allowed."""
    mask = bytearray(ACTIONS.count)
    legal(s, mask)
    return ALLOWED if mask[action] else FORBIDS[ACTIONS.verb(action).name]
