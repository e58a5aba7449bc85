"""The flow of a turn: its frames, the loop over the agenda, the start of a turn (KT-9) and whose turn is next (KT-28).

At the start: Battery Monster, Urbavore. After a turn: Freeze Time, Frenzy.
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, WHAT, pop, push, top_frame
from kotatsu.engine.dispatch import dispatch
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import (
    buying,
    changing,
    discards,
    falling,
    fighting,
    finishing,
    healing,
    keeping,
    losing,
    opening,
    parts,
    resolving,
    rolling,
)
from kotatsu.games.king_of_tokyo.ending import end_game, is_over
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.monsters import gain_stars, gain_stars_by, in_tokyo, is_alive, left_of, power
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Verb

# --- The whole turn


def begin_turn(s: State, seat: int, fewer_dice: int) -> None:
    """Every step of a turn, last first."""
    s.turn = seat
    s.turns += 1
    s.fewer_dice = fewer_dice
    s.culled = 0
    s.extra_turn = 0
    s.hurt = 0
    s.looks_bought = 0
    for other in range(s.seats):
        s.probed[other] = 0
        s.winged[other] = 0
    push(s, Frame.END_OF_TURN, seat, 0, 0)
    push(s, Frame.END_EFFECTS, seat, 0, 0)
    push(s, Frame.SELL_CARDS, seat, 0, 0)
    push(s, Frame.BUY_CARDS, seat, 0, 0)
    push(s, Frame.ENTER_TOKYO, seat, 0, 0)
    push(s, Frame.FIX_RESULT, seat, 0, 0)
    push(s, Frame.CHANGE_DICE, seat, 0, 0)
    push(s, Frame.PROBE_DICE, (seat + 1) % s.seats, 0, 0)
    push(s, Frame.FIRST_ROLL, seat, 0, 0)
    push(s, Frame.MOVE_MIMIC, seat, 0, 0)
    push(s, Frame.START_OF_TURN, seat, 0, 0)


# --- The start


def open_game(s: State, seat: int) -> bool:
    """KT-8: the first turn is that of the monster with the most smashes."""
    pop(s)
    s.home = opening.find_starter(s)
    tell(s, EVERYONE, EventKind.BEGINS, s.home)
    begin_turn(s, s.home, 0)
    return False


def start_turn(s: State, seat: int) -> bool:
    """KT-9: Battery Monster first, then 2 stars in Tokyo, and Urbavore's."""
    pop(s)
    tell(s, EVERYONE, EventKind.TURN_BEGINS, seat)
    draw_on_batteries(s, seat)
    if in_tokyo(s, seat):
        gain_stars(s, seat, parts.STARTING_STARS)
        tell(s, EVERYONE, EventKind.TOKYO_PAID, seat, parts.STARTING_STARS)
        gain_stars_by(s, seat, parts.URBAVORE_STARS * power(s, seat, parts.URBAVORE), parts.URBAVORE)
    return False


def draw_on_batteries(s: State, seat: int) -> None:
    """Battery Monster: 2 cubes move to the reserve, which is no gain; empty, the card goes, and so does its Mimic."""
    if s.copied == parts.BATTERY_MONSTER and s.where[parts.MIMIC] == seat:
        s.mimic_tokens -= parts.BATTERY_MONSTER_CUBES
        s.energy[seat] += parts.BATTERY_MONSTER_CUBES
        tell(s, EVERYONE, EventKind.ENERGY_BY_CARD, seat, parts.BATTERY_MONSTER_CUBES, parts.BATTERY_MONSTER)
        if s.mimic_tokens == 0:
            discard_card(s, parts.MIMIC)
    if s.where[parts.BATTERY_MONSTER] == seat:
        s.cubes -= parts.BATTERY_MONSTER_CUBES
        s.energy[seat] += parts.BATTERY_MONSTER_CUBES
        tell(s, EVERYONE, EventKind.ENERGY_BY_CARD, seat, parts.BATTERY_MONSTER_CUBES, parts.BATTERY_MONSTER)
        if s.cubes == 0:
            discard_card(s, parts.BATTERY_MONSTER)


# --- The next turn


def end_turn(s: State, seat: int) -> bool:
    """KT-29, KT-D14: the one check of the game, after all that happens in a turn; then an extra turn or the next."""
    pop(s)
    if is_over(s):
        end_game(s)
    elif is_alive(s, seat) and s.extra_turn == 1:
        push(s, Frame.TAKE_EXTRA_TURN, seat, 0, 0)
    else:
        pass_the_dice(s)
    return False


def ask_for_extra_turn(s: State, seat: int) -> bool:
    """KT-D7: Freeze Time's turn may be declined."""
    s.actor = seat
    return True


def answer_extra_turn(s: State, action: int) -> None:
    """Freeze Time: another turn with one die fewer than this one."""
    seat = s.actor
    pop(s)
    if action == Verb.PLAY_ON:
        tell(s, EVERYONE, EventKind.EXTRA_TURN, seat, parts.FREEZE_TIME)
        begin_turn(s, seat, s.fewer_dice + 1)
    else:
        pass_the_dice(s)


def pass_the_dice(s: State) -> None:
    """KT-28, KT-D7: Frenzy turns, the active player's first; then on clockwise from whom they interrupted."""
    for offset in range(s.seats):
        seat = (s.turn + offset) % s.seats
        if s.frenzy[seat] > 0:
            s.frenzy[seat] -= 1
            tell(s, EVERYONE, EventKind.EXTRA_TURN, seat, parts.FRENZY)
            begin_turn(s, seat, 0)
            return
    s.home = left_of(s, s.home)
    begin_turn(s, s.home, 0)


# --- The loop over the agenda


def current_frame(s: State) -> int:
    """The frame on top of the agenda."""
    return s.agenda[s.agenda_size - 1, WHAT]


FRAMES = {
    Frame.START_OF_TURN: start_turn,
    Frame.MOVE_MIMIC: keeping.ask_to_move_mimic,
    Frame.FIRST_ROLL: rolling.roll_first,
    Frame.ROLL_DICE: rolling.ask_to_roll,
    Frame.PROBE_DICE: changing.ask_to_probe,
    Frame.PROBED_THREE: changing.ask_about_probed_three,
    Frame.CHANGE_DICE: changing.ask_to_change,
    Frame.FIX_RESULT: resolving.fix_result,
    Frame.RESOLVE_DICE: resolving.ask_to_resolve,
    Frame.SPEND_HEARTS: resolving.ask_to_spend_hearts,
    Frame.RAY_HEALS: resolving.heal_by_ray,
    Frame.LOSS: losing.suffer,
    Frame.TAKE_LOSSES: falling.take_losses,
    Frame.CAMOUFLAGED_THREES: losing.ask_about_camouflaged_threes,
    Frame.STAY_OR_FLEE: fighting.ask_to_flee,
    Frame.HELD_LOSS: fighting.take_held_loss,
    Frame.BURROWING_LOSS: fighting.avenge_flight,
    Frame.ENTER_TOKYO: fighting.enter_tokyo,
    Frame.BUY_CARDS: buying.ask_to_buy,
    Frame.PURCHASE: buying.purchase,
    Frame.CHOOSE_COPY: keeping.ask_for_copy,
    Frame.OFFER_SHOWN: buying.ask_opportunist,
    Frame.HEALING_WINDOW: healing.ask_to_heal,
    Frame.STORM_LOSS: discards.lose_to_storm,
    Frame.SELL_CARDS: finishing.ask_to_sell,
    Frame.SALE: finishing.sell,
    Frame.END_EFFECTS: finishing.end_effects,
    Frame.END_OF_TURN: end_turn,
    Frame.TAKE_EXTRA_TURN: ask_for_extra_turn,
    Frame.PICK_MONSTER: opening.ask_for_monster,
    Frame.OPEN_GAME: open_game,
}
"""What each frame does. It is given the seat concerned, and answers whether that seat must decide."""

run_frame = dispatch(current_frame, FRAMES, name="run_frame")


def run(s: State) -> None:
    """Do what is due until somebody has to decide, or the game is over."""
    waiting = False
    while s.agenda_size > 0 and not waiting:
        waiting = run_frame(s, top_frame(s, FIRST))
