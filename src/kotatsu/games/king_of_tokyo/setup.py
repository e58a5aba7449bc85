"""Set-up (KT-5 to KT-8): dials, an empty Tokyo, three cards for sale; then monsters and the first turn."""

from __future__ import annotations

from kotatsu.engine.agenda import push
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.market import show_all
from kotatsu.games.king_of_tokyo.opening import clear_monsters, deal_monsters
from kotatsu.games.king_of_tokyo.state import NO_CARD, NO_DIE, PILE, TOPS, Frame, Monsters, State
from kotatsu.games.king_of_tokyo.turns import run


def setup(s: State) -> None:
    """KT-5 to KT-8: dials, an empty Tokyo, three cards for sale; the most smashes begin."""
    push(s, Frame.OPEN_GAME, 0, 0, 0)
    if s.monsters == Monsters.CHOSEN:
        clear_monsters(s)
        for seat in range(s.seats - 1, -1, -1):
            push(s, Frame.PICK_MONSTER, seat, 0, 0)
    else:
        deal_monsters(s)
    for seat in range(s.seats):
        s.hearts[seat] = parts.FULL_HEARTS
    s.city = NOBODY
    s.bay = NOBODY
    clear_table(s)
    show_all(s)
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
