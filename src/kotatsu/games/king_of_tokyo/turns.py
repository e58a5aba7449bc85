"""A turn from its start to its end (KT-9, KT-28 to KT-31), and whose turn is next.

At the start: Battery Monster, Urbavore. At the end: Metamorph, Rooting for the Underdog, Energy Hoarder, Herbivore,
Solar Powered, then Poison tokens. After it: Freeze Time, Frenzy.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Mask
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.losing import NO_DEALER, push_card_loss
from kotatsu.games.king_of_tokyo.monsters import (
    count_living,
    gain_energy_by,
    gain_stars,
    gain_stars_by,
    in_tokyo,
    is_alive,
    left_of,
    power,
)
from kotatsu.games.king_of_tokyo.parts import (
    BATTERY_MONSTER,
    BATTERY_MONSTER_CUBES,
    ENERGY_HOARDER,
    ENERGY_HOARDER_SET,
    FREEZE_TIME,
    FRENZY,
    HERBIVORE,
    HERBIVORE_STARS,
    KEEPS,
    METAMORPH,
    MIMIC,
    MOST_STARS,
    ONE,
    POISON_SPIT,
    PRICE,
    ROOTING_FOR_THE_UNDERDOG,
    ROOTING_FOR_THE_UNDERDOG_STARS,
    SOLAR_POWERED,
    SOLAR_POWERED_ENERGY,
    STARTING_STARS,
    URBAVORE,
    URBAVORE_STARS,
)
from kotatsu.games.king_of_tokyo.resolving import TRIPLE
from kotatsu.games.king_of_tokyo.rolling import count_face
from kotatsu.games.king_of_tokyo.state import (
    BUY_CARDS,
    CHANGE_DICE,
    DONE,
    END_EFFECTS,
    END_OF_TURN,
    ENERGY_BY_CARD,
    ENTER_TOKYO,
    EXTRA_TURN,
    FIRST_ROLL,
    FIX_RESULT,
    MOVE_MIMIC,
    NOBODY_WON,
    PLAY_ON,
    PROBE_DICE,
    SELL,
    SELL_CARDS,
    SOLD,
    START_OF_TURN,
    TAKE_EXTRA_TURN,
    TOKYO_PAID,
    TURN_BEGINS,
    WON,
    State,
)

# --- The whole turn


def begin_turn(s: State, seat: int, fewer_dice: int) -> None:
    """Every step of a turn, last first."""
    s.turn = seat
    s.turns += 1
    s.fewer_dice = fewer_dice
    s.culled = 0
    s.probed_threes = 0
    s.hurt = 0
    s.looks_bought = 0
    for other in range(s.seats):
        s.probed[other] = 0
        s.winged[other] = 0
    push(s, END_OF_TURN, seat, 0, 0)
    push(s, END_EFFECTS, seat, 0, 0)
    push(s, SELL_CARDS, seat, 0, 0)
    push(s, BUY_CARDS, seat, 0, 0)
    push(s, ENTER_TOKYO, seat, 0, 0)
    push(s, FIX_RESULT, seat, 0, 0)
    push(s, CHANGE_DICE, seat, 0, 0)
    push(s, PROBE_DICE, (seat + 1) % s.seats, 0, 0)
    push(s, FIRST_ROLL, seat, 0, 0)
    push(s, MOVE_MIMIC, seat, 0, 0)
    push(s, START_OF_TURN, seat, 0, 0)


# --- The start


def start_turn(s: State, seat: int) -> None:
    """KT-9: Battery Monster first, then 2 stars in Tokyo, and Urbavore's."""
    pop(s)
    tell(s, EVERYONE, TURN_BEGINS, seat)
    draw_on_batteries(s, seat)
    if in_tokyo(s, seat):
        gain_stars(s, seat, STARTING_STARS)
        tell(s, EVERYONE, TOKYO_PAID, seat, STARTING_STARS)
        gain_stars_by(s, seat, URBAVORE_STARS * power(s, seat, URBAVORE), URBAVORE)


def draw_on_batteries(s: State, seat: int) -> None:
    """Battery Monster: 2 cubes move to the reserve, which is no gain; empty, the card goes, and so does its Mimic."""
    if s.copied == BATTERY_MONSTER and s.where[MIMIC] == seat:
        s.mimic_tokens -= BATTERY_MONSTER_CUBES
        s.energy[seat] += BATTERY_MONSTER_CUBES
        tell(s, EVERYONE, ENERGY_BY_CARD, seat, BATTERY_MONSTER_CUBES, BATTERY_MONSTER)
        if s.mimic_tokens == 0:
            discard_card(s, MIMIC)
    if s.where[BATTERY_MONSTER] == seat:
        s.cubes -= BATTERY_MONSTER_CUBES
        s.energy[seat] += BATTERY_MONSTER_CUBES
        tell(s, EVERYONE, ENERGY_BY_CARD, seat, BATTERY_MONSTER_CUBES, BATTERY_MONSTER)
        if s.cubes == 0:
            discard_card(s, BATTERY_MONSTER)


# --- Metamorph


def ask_to_sell(s: State, seat: int) -> bool:
    """KT-37: after buying, the owner of Metamorph may sell keep cards; without Metamorph the selling ends."""
    if is_alive(s, seat) and power(s, seat, METAMORPH) > 0:
        s.actor = seat
        return True
    pop(s)
    return False


def legal_sales(s: State, mask: Mask) -> int:
    """KT-37: any of one's own keep cards, Metamorph and Mimic among them."""
    mask[DONE] = 1
    count = 1
    for card in range(KEEPS):
        if s.where[card] == s.actor:
            mask[SELL + card] = 1
            count += 1
    return count


def answer_sale(s: State, action: int) -> None:
    """KT-37, KT-D3: the printed price, whatever was paid; a refund is no gain for Friend of Children."""
    if action == DONE:
        pop(s)
        return
    card = action - SELL
    s.energy[s.actor] += PRICE[card]
    tell(s, EVERYONE, SOLD, s.actor, card, PRICE[card])
    discard_card(s, card)


# --- The end


def end_effects(s: State, seat: int) -> None:
    """KT-28: the cards that act at the end of a turn, in the order of the flow table; poison is the last loss."""
    pop(s)
    if not is_alive(s, seat):
        return
    if is_underdog(s, seat):
        stars = ROOTING_FOR_THE_UNDERDOG_STARS * power(s, seat, ROOTING_FOR_THE_UNDERDOG)
        gain_stars_by(s, seat, stars, ROOTING_FOR_THE_UNDERDOG)
    sets = s.energy[seat] // ENERGY_HOARDER_SET
    gain_stars_by(s, seat, sets * power(s, seat, ENERGY_HOARDER), ENERGY_HOARDER)
    if s.hurt == 0:
        gain_stars_by(s, seat, HERBIVORE_STARS * power(s, seat, HERBIVORE), HERBIVORE)
    if s.energy[seat] == 0:
        gain_energy_by(s, seat, SOLAR_POWERED_ENERGY * power(s, seat, SOLAR_POWERED), SOLAR_POWERED)
    push_card_loss(s, seat, s.poison[seat], POISON_SPIT, NO_DEALER)


def is_underdog(s: State, seat: int) -> bool:
    """Rooting for the Underdog: fewer stars than every other living monster."""
    for other in range(s.seats):
        if other != seat and is_alive(s, other) and s.stars[other] <= s.stars[seat]:
            return False
    return True


def end_turn(s: State, seat: int) -> None:
    """KT-29: the one check of the game, after all that happens in a turn; then an extra turn or the next."""
    pop(s)
    if is_over(s):
        end_game(s)
    elif is_alive(s, seat) and power(s, seat, FREEZE_TIME) > 0 and count_face(s, ONE) >= TRIPLE:
        push(s, TAKE_EXTRA_TURN, seat, 0, 0)
    else:
        pass_the_dice(s)


def ask_for_extra_turn(s: State, seat: int) -> bool:
    """KT-D7: Freeze Time's turn may be declined."""
    s.actor = seat
    return True


def legal_extra_turn(s: State, mask: Mask) -> int:
    """KT-D7: take it or not."""
    mask[PLAY_ON] = 1
    mask[DONE] = 1
    return 2


def answer_extra_turn(s: State, action: int) -> None:
    """Freeze Time: another turn with one die fewer than this one."""
    seat = s.actor
    pop(s)
    if action == PLAY_ON:
        tell(s, EVERYONE, EXTRA_TURN, seat, FREEZE_TIME)
        begin_turn(s, seat, s.fewer_dice + 1)
    else:
        pass_the_dice(s)


def pass_the_dice(s: State) -> None:
    """KT-28, KT-D7: Frenzy turns, the active player's first; then on clockwise from whom they interrupted."""
    for offset in range(s.seats):
        seat = (s.turn + offset) % s.seats
        if s.frenzy[seat] > 0:
            s.frenzy[seat] -= 1
            tell(s, EVERYONE, EXTRA_TURN, seat, FRENZY)
            begin_turn(s, seat, 0)
            return
    s.home = left_of(s, s.home)
    begin_turn(s, s.home, 0)


# --- The end of the game


def is_over(s: State) -> bool:
    """KT-29, KT-30: a living monster with 20 stars, or at most one monster left."""
    if count_living(s) <= 1:
        return True
    for seat in range(s.seats):
        if s.stars[seat] == MOST_STARS:
            return True
    return False


def is_winner(s: State, seat: int) -> bool:
    """KT-29 to KT-31: alive, and with 20 stars or alone. The stars of an eliminated monster are 0."""
    return is_alive(s, seat) and (s.stars[seat] == MOST_STARS or count_living(s) == 1)


def end_game(s: State) -> None:
    """KT-29 to KT-31: say who has won; nobody where all are out."""
    s.actor = NOBODY
    winners = 0
    for seat in range(s.seats):
        if is_winner(s, seat):
            winners += 1
            tell(s, EVERYONE, WON, seat, s.stars[seat])
    if winners == 0:
        tell(s, EVERYONE, NOBODY_WON)
