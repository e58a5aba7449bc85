"""The turn as it runs: the loop over the agenda, and which function each frame means."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, WHAT, pop, top_frame
from kotatsu.games.king_of_tokyo.buying import (
    ask_opportunist,
    ask_to_buy,
    purchase,
)
from kotatsu.games.king_of_tokyo.changing import (
    ask_about_probed_three,
    ask_to_change,
    ask_to_probe,
)
from kotatsu.games.king_of_tokyo.discards import lose_to_storm
from kotatsu.games.king_of_tokyo.fighting import (
    ask_to_flee,
    avenge_flight,
    enter_tokyo,
    take_held_loss,
)
from kotatsu.games.king_of_tokyo.keeping import (
    ask_for_copy,
    ask_to_move_mimic,
)
from kotatsu.games.king_of_tokyo.losing import (
    ask_about_camouflaged_threes,
    suffer,
)
from kotatsu.games.king_of_tokyo.monsters import can_heal
from kotatsu.games.king_of_tokyo.resolving import (
    ask_to_resolve,
    ask_to_spend_hearts,
    fix_result,
    heal_by_ray,
)
from kotatsu.games.king_of_tokyo.rolling import ask_to_roll, roll_first
from kotatsu.games.king_of_tokyo.state import (
    BUY_CARDS,
    CAMOUFLAGED_THREES,
    CARD_LOSS,
    CHANGE_DICE,
    CHOOSE_COPY,
    END_EFFECTS,
    ENTER_TOKYO,
    FIRST_ROLL,
    FIX_RESULT,
    HEALING_WINDOW,
    HELD_LOSS,
    MOVE_MIMIC,
    OFFER_SHOWN,
    PROBE_DICE,
    PROBED_THREE,
    PURCHASE,
    RESOLVE_DICE,
    ROLL_DICE,
    SELL_CARDS,
    SMASH_LOSS,
    SPEND_HEARTS,
    START_OF_TURN,
    STAY_OR_FLEE,
    TAKE_EXTRA_TURN,
    State,
)
from kotatsu.games.king_of_tokyo.turns import (
    ask_for_extra_turn,
    ask_to_sell,
    end_effects,
    end_turn,
    start_turn,
)


def run(s: State) -> None:
    """Do what is due until somebody has to decide, or the game is over."""
    waiting = False
    while s.agenda_size > 0 and not waiting:
        what = top_frame(s, WHAT)
        if what < SMASH_LOSS:
            waiting = run_dice(s, what, top_frame(s, FIRST))
        elif what < ENTER_TOKYO:
            waiting = run_fight(s, what, top_frame(s, FIRST))
        elif what < SELL_CARDS:
            waiting = run_cards(s, what, top_frame(s, FIRST))
        else:
            waiting = run_end(s, what, top_frame(s, FIRST))


def run_dice(s: State, what: int, seat: int) -> bool:
    """The frames from the start of a turn to hearts; whether the seat must decide."""
    if what == START_OF_TURN:
        start_turn(s, seat)
    elif what == MOVE_MIMIC:
        return ask_to_move_mimic(s, seat)
    elif what == FIRST_ROLL:
        roll_first(s, seat)
    elif what == ROLL_DICE:
        return ask_to_roll(s, seat)
    elif what == PROBE_DICE:
        return ask_to_probe(s, seat)
    elif what == PROBED_THREE:
        return ask_about_probed_three(s, seat)
    elif what == CHANGE_DICE:
        return ask_to_change(s, seat)
    elif what == FIX_RESULT:
        fix_result(s, seat)
    elif what == RESOLVE_DICE:
        return ask_to_resolve(s, seat, top_frame(s, SECOND))
    elif what == SPEND_HEARTS:
        return ask_to_spend_hearts(s, seat)
    else:
        heal_by_ray(s, seat)
    return False


def run_fight(s: State, what: int, seat: int) -> bool:
    """The frames of losses and flights."""
    if what <= CARD_LOSS:
        return suffer(s, seat, top_frame(s, SECOND))
    if what == CAMOUFLAGED_THREES:
        return ask_about_camouflaged_threes(s, seat, top_frame(s, SECOND))
    if what == STAY_OR_FLEE:
        return ask_to_flee(s, seat)
    if what == HELD_LOSS:
        take_held_loss(s, seat)
    else:
        avenge_flight(s, seat)
    return False


def run_cards(s: State, what: int, seat: int) -> bool:
    """The frames from entering Tokyo to the last purchase."""
    if what == ENTER_TOKYO:
        enter_tokyo(s, seat)
    elif what == BUY_CARDS:
        return ask_to_buy(s, seat)
    elif what == PURCHASE:
        purchase(s, seat, top_frame(s, SECOND))
    elif what == CHOOSE_COPY:
        return ask_for_copy(s, seat)
    elif what == OFFER_SHOWN:
        return ask_opportunist(s, seat, top_frame(s, SECOND))
    elif what == HEALING_WINDOW:
        return ask_to_heal(s, seat)
    else:
        lose_to_storm(s, seat)
    return False


def run_end(s: State, what: int, seat: int) -> bool:
    """The frames of the end of a turn."""
    if what == SELL_CARDS:
        return ask_to_sell(s, seat)
    if what == END_EFFECTS:
        end_effects(s, seat)
    elif what == TAKE_EXTRA_TURN:
        return ask_for_extra_turn(s, seat)
    else:
        end_turn(s, seat)
    return False


def ask_to_heal(s: State, seat: int) -> bool:
    """Rapid Healing: asked where waiting would cost its owner something; at every other question it is open anyway."""
    if can_heal(s, seat):
        s.actor = seat
        return True
    pop(s)
    return False
