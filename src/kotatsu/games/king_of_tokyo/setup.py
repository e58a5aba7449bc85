"""Set-up (KT-5 to KT-8): dials, an empty Tokyo, three cards for sale, and who begins."""

from __future__ import annotations

from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.market import show_all
from kotatsu.games.king_of_tokyo.state import NO_CARD, NO_DIE, PILE, TOPS, EventKind, State
from kotatsu.games.king_of_tokyo.turns import begin_turn, run


def setup(s: State) -> None:
    """KT-5 to KT-8: dials, an empty Tokyo, three cards for sale; the most smashes begin."""
    for monster in range(parts.MONSTERS):
        s.monster[monster] = monster
    shuffle(s, s.monster, 0, parts.MONSTERS)
    for seat in range(s.seats):
        s.hearts[seat] = parts.FULL_HEARTS
    s.city = NOBODY
    s.bay = NOBODY
    clear_table(s)
    show_all(s)
    s.home = find_starter(s)
    tell(s, EVERYONE, EventKind.BEGINS, s.home)
    begin_turn(s, s.home, 0)
    run(s)


def clear_table(s: State) -> None:
    """No dice, all cards in the pile, the Mimic token in the box."""
    for die in range(parts.MOST_DICE):
        s.die[die] = NO_DIE
    for card in range(parts.CARDS):
        s.where[card] = PILE
    for depth in range(TOPS):
        s.top[depth] = NO_CARD
    s.copied = NO_CARD


def find_starter(s: State) -> int:
    """KT-8: everybody rolls six dice; the most smashes begin, tied leaders roll again."""
    tied = (1 << s.seats) - 1
    leader = 0
    while tied & (tied - 1) != 0:
        most = -1
        leaders = 0
        for seat in range(s.seats):
            if (tied >> seat) & 1 == 1:
                smashes = roll_for_start(s)
                tell(s, EVERYONE, EventKind.OPENING_ROLL, seat, smashes)
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
    for _ in range(parts.DICE):
        if draw(s, parts.FACES) == parts.SMASH:
            smashes += 1
    return smashes
