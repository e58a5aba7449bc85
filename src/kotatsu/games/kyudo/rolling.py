"""The first half of a turn: three rolls, dice set with Wild tokens, and the dice that the pointer watches."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.losses import push_loss
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import ABSENT, EventKind, Frame, State, Verb

# --- Rolls


def dice_in_tray(s: State) -> int:
    """KY-28: three while one lies on a card."""
    return parts.DICE if s.die_holder == NOBODY else parts.DICE - 1


def roll_dice(s: State, bits: int) -> None:
    """KY-13: roll the dice of a set, those that are in the tray."""
    s.rolls += 1
    rolled = 0
    for die in range(dice_in_tray(s)):
        if bits >> die & 1:
            s.face[die] = draw(s, parts.FACES)
            rolled += 1
    tell(s, EVERYONE, EventKind.ROLLED, s.active, s.rolls, rolled)
    tell(s, EVERYONE, EventKind.SHOWING, s.face[0], s.face[1], s.face[2], s.face[3])


def may_reroll(s: State, bits: int) -> bool:
    """KY-13: any of the dice that were rolled."""
    for die in range(parts.DICE):
        if bits >> die & 1 and s.face[die] == ABSENT:
            return False
    return True


def answer_roll(s: State, action: int) -> None:
    """KY-13: dice to roll again, or the dice stay as they are."""
    if action < Verb.STOP:
        roll_dice(s, action - Verb.REROLL + 1)
    else:
        pop(s)
        tell(s, EVERYONE, EventKind.STOPPED, s.active, s.rolls)


# --- Wild tokens


def may_set(s: State, die: int, face: int) -> bool:
    """KY-24e: a die of this turn, to a face that it does not show."""
    return s.face[die] != ABSENT and s.face[die] != face


def answer_wild(s: State, action: int) -> None:
    """KY-24e, KY-A11: set a die with a Wild, as often as one has them, or keep the dice."""
    if action < Verb.KEEP:
        set_die(s, (action - Verb.SET) // parts.FACES, (action - Verb.SET) % parts.FACES)
    else:
        pop(s)
        tell(s, EVERYONE, EventKind.DICE_KEPT, s.active)


def set_die(s: State, die: int, face: int) -> None:
    """KY-24e, KY-25: one die to any face; the token goes back to the centre."""
    s.tokens[s.active, Token.WILD] -= 1
    s.centre[Token.WILD] += 1
    s.face[die] = face
    tell(s, EVERYONE, EventKind.DIE_SET, s.active, die, face)


# --- The pointer


def count_pointer(s: State) -> None:
    """KY-29, KY-A11: each die of the pointed colour, as the faces stand now, costs a spectator."""
    pop(s)
    if s.pointer_holder == NOBODY:
        return
    dice = 0
    for die in range(parts.DICE):
        if s.face[die] == s.pointer_colour:
            dice += 1
    if dice > 0:
        tell(s, EVERYONE, EventKind.POINTER_BITES, s.active, s.pointer_colour, dice)
        push(s, Frame.JUDGE)
        push_loss(s, s.active, dice * parts.POINTER_LOSS)
