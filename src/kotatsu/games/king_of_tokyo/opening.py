"""Before the first turn: who plays which monster (KT-D18), and who begins (KT-8)."""

from __future__ import annotations

from kotatsu.engine.agenda import pop
from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.permissions import is_free
from kotatsu.games.king_of_tokyo.state import NO_MONSTER, EventKind, State, Verb

# --- Monsters


def deal_monsters(s: State) -> None:
    """KT-D18: a random monster for each seat."""
    for monster in range(parts.MONSTERS):
        s.monster[monster] = monster
    shuffle(s, s.monster, 0, parts.MONSTERS)


def clear_monsters(s: State) -> None:
    """Nobody has picked a monster yet."""
    for seat in range(parts.MAX_SEATS):
        s.monster[seat] = NO_MONSTER


def ask_for_monster(s: State, seat: int) -> bool:
    """KT-D18: each seat in turn; the last monster is taken without asking."""
    s.actor = seat
    if count_free_monsters(s) > 1:
        return True
    pick_monster(s, find_free_monster(s, 0))
    return False


def answer_monster(s: State, action: int) -> None:
    """A monster, or a random one of those that are free."""
    if action == Verb.PICK_AT_RANDOM:
        pick_monster(s, find_free_monster(s, draw(s, count_free_monsters(s))))
    else:
        pick_monster(s, action - Verb.PICK)


def pick_monster(s: State, monster: int) -> None:
    """The actor has its monster."""
    pop(s)
    s.monster[s.actor] = monster
    tell(s, EVERYONE, EventKind.PICKED, s.actor, monster)


def count_free_monsters(s: State) -> int:
    """How many monsters nobody has picked."""
    count = 0
    for monster in range(parts.MONSTERS):
        if is_free(s, monster):
            count += 1
    return count


def find_free_monster(s: State, skipped: int) -> int:
    """The first free monster after some that are skipped."""
    left = skipped
    for monster in range(parts.MONSTERS):
        if is_free(s, monster):
            if left == 0:
                return monster
            left -= 1
    return NO_MONSTER


# --- Who begins


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
