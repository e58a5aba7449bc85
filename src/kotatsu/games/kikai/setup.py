"""Setting up: tiles, elements, fans and cards at random, then the players' starting feet."""

from __future__ import annotations

from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.build import put_element, reveal
from kotatsu.games.kikai.cards import refill_display, take_from_pile
from kotatsu.games.kikai.flyers import deploy, forget_tolls
from kotatsu.games.kikai.kinds import Level, Seat
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, Mode, Question, State, Verb

SETTLING_ORDER = (Seat.YELLOW, Seat.PURPLE, Seat.PURPLE, Seat.YELLOW)
"""KI-24: whose starting feet are placed, one after the other."""


def setup(s: State) -> None:
    """KI-15 to KI-24: lay everything out; yellow places the first starting feet."""
    clear_board(s)
    lay_tiles(s)
    open_elements(s)
    spread_fans(s)
    deal_cards(s)
    for seat in range(parts.SEATS):
        give_start(s, seat)
    s.phase = Question.PLACE_FEET
    s.actor = SETTLING_ORDER[0]


def clear_board(s: State) -> None:
    """Nothing built, owned, posted or due."""
    s.district = NONE
    s.posting = NONE
    s.media = NONE
    forget_tolls(s)
    for street in range(parts.STREETS):
        s.owner[street] = NONE
    for square in range(parts.SQUARES):
        s.poster[square] = NONE
        s.billboard[square] = NONE
    for seat in range(parts.SEATS):
        for district in range(parts.DISTRICTS):
            for level in range(parts.LEVELS):
                s.site[seat, district, level] = NONE
                s.zone[seat, district, level] = NONE


def lay_tiles(s: State) -> None:
    """KI-17, KI-18: a foundation tile of each colour and a construction bonus in every district, at random."""
    for seat in range(parts.SEATS):
        for district in range(parts.DISTRICTS):
            other = draw(s, district + 1)
            s.foundation[seat, district] = s.foundation[seat, other]
            s.foundation[seat, other] = district
    for tile in range(parts.TILES):
        s.tile[tile] = tile
        s.tile_owner[tile] = NONE
    shuffle(s, s.tile, 0, parts.TILES)


def open_elements(s: State) -> None:
    """KI-20, KI-21: the starting feet are set apart; three elements of each level lie open."""
    for element in range(parts.ELEMENTS):
        s.box[element] = 1 if parts.STARTER_OF[element] == NONE else 0
    for level in range(parts.LEVELS):
        for place in range(parts.SHOWN):
            reveal(s, level, place)


def spread_fans(s: State) -> None:
    """KI-22: each square takes as many fans as it has tools, drawn from the bag."""
    for colour in range(parts.COLOURS):
        s.bag[colour] = parts.FANS_A_COLOUR
    left = parts.FANS_A_COLOUR * parts.COLOURS
    for square in range(parts.SQUARES):
        for _ in range(parts.TOOLS[square]):
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
    for card in range(parts.DISTRICTS):
        s.pile[0, card] = parts.CARD_COPIES
    for seat in range(parts.SEATS):
        for _ in range(parts.HAND):
            s.hand[seat, take_from_pile(s)] += 1
    for place in range(parts.DISPLAY):
        s.display[place] = NONE
    refill_display(s)


def give_start(s: State, seat: int) -> None:
    """KI-19, KI-26: billboards for both; in Normal mode the same tokens (in Advanced the tiles give them, KI-27)."""
    for billboard in range(parts.BILLBOARDS):
        s.billboards[seat, billboard] = 1
    if s.mode == Mode.NORMAL:
        s.energy[seat] = parts.START_ENERGY
        s.megaphones[seat] = parts.START_MEGAPHONES
        s.ladders[seat] = parts.START_LADDERS


# --- Starting feet


def is_placed(s: State, element: int) -> bool:
    """Whether starting feet stand in some district."""
    for district in range(parts.DISTRICTS):
        if s.site[parts.STARTER_OF[element], district, Level.FEET] == element:
            return True
    return False


def forbids_starter(s: State, starter: int) -> int:
    """KI-20, KI-24: one's own starting feet, each once."""
    element = parts.STARTERS[starter]
    if parts.STARTER_OF[element] != s.actor:
        return Clause.OWN_STARTING_FEET
    return Clause.STARTING_FEET_FIRST if is_placed(s, element) else ALLOWED


def forbids_start_at(s: State, district: int) -> int:
    """KI-24, KI-25: any district without one's own feet, if a distributor finds a single slot there."""
    if s.site[s.actor, district, Level.FEET] != NONE:
        return Clause.STARTING_FEET_FIRST
    for street in range(parts.STREETS):
        if forbids_first_distributor(s, street, district) == ALLOWED:
            return ALLOWED
    return Clause.SINGLE_SLOT


def forbids_settle(s: State, starter: int, district: int) -> int:
    """KI-20, KI-24, KI-25: which feet, and where."""
    reason = forbids_starter(s, starter)
    return reason if reason != ALLOWED else forbids_start_at(s, district)


def mark_settles(s: State, mask: Mask) -> int:
    """KI-24: one's own starting feet that are left, in any district with room."""
    count = 0
    for starter in range(parts.STARTER_COUNT):
        if forbids_starter(s, starter) == ALLOWED:
            for district in range(parts.DISTRICTS):
                if forbids_start_at(s, district) == ALLOWED:
                    mask[Verb.SETTLE + starter * parts.DISTRICTS + district] = 1
                    count += 1
    return count


def settle(s: State, starter: int, district: int) -> None:
    """KI-24 to KI-27: place the feet, gain their influence, deal with the foundation tile."""
    tell(s, EVERYONE, EventKind.SETTLED, s.actor, parts.STARTERS[starter], district)
    put_element(s, s.actor, district, parts.STARTERS[starter])
    s.district = district
    s.phase = Question.PLACE_DISTRIBUTOR


# --- First distributors


def forbids_first_distributor(s: State, street: int, district: int) -> int:
    """KI-25: a street of one slot that leaves the district and is nobody's."""
    fits = parts.EXIT_OF[street] == district and parts.SLOTS[street] == 1 and s.owner[street] == NONE
    return ALLOWED if fits else Clause.SINGLE_SLOT


def mark_first_distributors(s: State, mask: Mask) -> int:
    """KI-25: a free single slot of a street that leaves the district of the feet."""
    count = 0
    for street in range(parts.STREETS):
        if forbids_first_distributor(s, street, s.district) == ALLOWED:
            mask[Verb.DEPLOY + street] = 1
            count += 1
    return count


def place_first_distributor(s: State, street: int) -> None:
    """KI-25, KI-A2, KI-A3: the distributor comes from the energy track and costs nothing; then the next feet."""
    deploy(s, street, 0)
    s.district = NONE
    s.settled += 1
    if s.settled < parts.STARTER_COUNT:
        s.phase = Question.PLACE_FEET
        s.actor = SETTLING_ORDER[s.settled]
    else:
        s.phase = Question.PLAY_A_CARD
        s.actor = Seat.YELLOW
        tell(s, EVERYONE, EventKind.ROUND_BEGINS, s.round + 1, s.actor)
