"""Setting the table: tiles, elements, fans and cards at random, then the players' starting feet."""

from __future__ import annotations

from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai.build import put_element, reveal
from kotatsu.games.kikai.cards import refill_display, take_from_pile
from kotatsu.games.kikai.flyers import deploy, forget_tolls
from kotatsu.games.kikai.parts import (
    BILLBOARDS,
    CARD_COPIES,
    COLOURS,
    DISPLAY,
    DISTRICTS,
    ELEMENTS,
    EXIT_OF,
    FANS_A_COLOUR,
    FEET,
    HAND,
    LEVELS,
    NONE,
    PURPLE,
    SEATS,
    SHOWN,
    SLOTS,
    SQUARES,
    START_ENERGY,
    START_LADDERS,
    START_MEGAPHONES,
    STARTER_COUNT,
    STARTER_OF,
    STARTERS,
    STREETS,
    TILES,
    TOOLS,
    YELLOW,
)
from kotatsu.games.kikai.table import (
    DEPLOY,
    NORMAL,
    PLACE_DISTRIBUTOR,
    PLACE_FEET,
    PLAY_A_CARD,
    ROUND_BEGINS,
    SETTLE,
    SETTLED,
    State,
)

SETTLING_ORDER = (YELLOW, PURPLE, PURPLE, YELLOW)
"""KI-24: whose starting feet are placed, one after the other."""


def setup(s: State) -> None:
    """KI-15 to KI-24: everything laid out; yellow places the first starting feet."""
    clear_table(s)
    lay_tiles(s)
    open_elements(s)
    spread_fans(s)
    deal_cards(s)
    for seat in range(SEATS):
        give_start(s, seat)
    s.phase = PLACE_FEET
    s.actor = SETTLING_ORDER[0]


def clear_table(s: State) -> None:
    """Nothing built, owned, posted or due."""
    s.district = NONE
    s.posting = NONE
    s.media = NONE
    forget_tolls(s)
    for street in range(STREETS):
        s.owner[street] = NONE
    for square in range(SQUARES):
        s.poster[square] = NONE
        s.billboard[square] = NONE
    for seat in range(SEATS):
        for district in range(DISTRICTS):
            for level in range(LEVELS):
                s.site[seat, district, level] = NONE
                s.zone[seat, district, level] = NONE


def lay_tiles(s: State) -> None:
    """KI-17, KI-18: a foundation tile of each colour and a construction bonus in every district, at random."""
    for seat in range(SEATS):
        for district in range(DISTRICTS):
            other = draw(s, district + 1)
            s.foundation[seat, district] = s.foundation[seat, other]
            s.foundation[seat, other] = district
    for tile in range(TILES):
        s.tile[tile] = tile
        s.tile_owner[tile] = NONE
    shuffle(s, s.tile, 0, TILES)


def open_elements(s: State) -> None:
    """KI-20, KI-21: the starting feet are set apart; three elements of each level lie open."""
    for element in range(ELEMENTS):
        s.box[element] = 1 if STARTER_OF[element] == NONE else 0
    for level in range(LEVELS):
        for place in range(SHOWN):
            reveal(s, level, place)


def spread_fans(s: State) -> None:
    """KI-22: each square takes as many fans as it has tools, drawn from the bag."""
    for colour in range(COLOURS):
        s.bag[colour] = FANS_A_COLOUR
    left = FANS_A_COLOUR * COLOURS
    for square in range(SQUARES):
        for _ in range(TOOLS[square]):
            at = draw(s, left)
            colour = 0
            while at >= s.bag[colour]:
                at -= s.bag[colour]
                colour += 1
            s.bag[colour] -= 1
            s.fans[square, colour] += 1
            left -= 1


def deal_cards(s: State) -> None:
    """KI-23: four open cards before each player, two beside the pile."""
    for card in range(DISTRICTS):
        s.pile[0, card] = CARD_COPIES
    for seat in range(SEATS):
        for _ in range(HAND):
            s.hand[seat, take_from_pile(s)] += 1
    for place in range(DISPLAY):
        s.display[place] = NONE
    refill_display(s)


def give_start(s: State, seat: int) -> None:
    """KI-19, KI-26: billboards for both; in Normal mode the same tokens (in Advanced the tiles give them, KI-27)."""
    for billboard in range(BILLBOARDS):
        s.billboards[seat, billboard] = 1
    if s.mode == NORMAL:
        s.energy[seat] = START_ENERGY
        s.megaphones[seat] = START_MEGAPHONES
        s.ladders[seat] = START_LADDERS


# --- Starting feet


def is_placed(s: State, element: int) -> bool:
    """Whether starting feet stand in some district."""
    for district in range(DISTRICTS):
        if s.site[STARTER_OF[element], district, FEET] == element:
            return True
    return False


def is_free_single_exit(s: State, street: int, district: int) -> bool:
    """KI-25: a street of one slot that leaves the district and is nobody's."""
    return EXIT_OF[street] == district and SLOTS[street] == 1 and s.owner[street] == NONE


def can_settle(s: State, district: int) -> bool:
    """KI-24, KI-25: any district without one's own feet, if a distributor finds a single slot there."""
    if s.site[s.actor, district, FEET] != NONE:
        return False
    for street in range(STREETS):
        if is_free_single_exit(s, street, district):
            return True
    return False


def legal_settles(s: State, mask: Mask) -> int:
    """KI-24: one's own starting feet that are left, in any district with room."""
    count = 0
    for starter in range(STARTER_COUNT):
        element = STARTERS[starter]
        if STARTER_OF[element] == s.actor and not is_placed(s, element):
            for district in range(DISTRICTS):
                if can_settle(s, district):
                    mask[SETTLE + starter * DISTRICTS + district] = 1
                    count += 1
    return count


def settle(s: State, starter: int, district: int) -> None:
    """KI-24 to KI-27: place the feet, gain their influence, deal with the foundation tile."""
    tell(s, EVERYONE, SETTLED, s.actor, STARTERS[starter], district)
    put_element(s, s.actor, district, STARTERS[starter])
    s.district = district
    s.phase = PLACE_DISTRIBUTOR


def legal_first_deploys(s: State, mask: Mask) -> int:
    """KI-25: a free single slot of a street that leaves the district."""
    count = 0
    for street in range(STREETS):
        if is_free_single_exit(s, street, s.district):
            mask[DEPLOY + street] = 1
            count += 1
    return count


def deploy_first(s: State, street: int) -> None:
    """KI-25, KI-A2, KI-A3: the distributor comes from the energy track and costs nothing; then the next feet."""
    deploy(s, street, 0)
    s.district = NONE
    s.settled += 1
    if s.settled < STARTER_COUNT:
        s.phase = PLACE_FEET
        s.actor = SETTLING_ORDER[s.settled]
    else:
        s.phase = PLAY_A_CARD
        s.actor = YELLOW
        tell(s, EVERYONE, ROUND_BEGINS, s.round + 1, s.actor)
