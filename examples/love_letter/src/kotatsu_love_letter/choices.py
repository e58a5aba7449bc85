"""What a player is asked, which cards may be played on whom, and which clause forbids the rest (LL-7 to LL-18, LL-21).

For each verb one `forbids_*` answers with the clause that forbids it, or ALLOWED. `mark_*` marks what these allow.
"""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import CLASSIC, DRAWN, HELD, Clause, Question, State, Verb


def question(s: State) -> int:
    """LL-7 in one's own turn; LL-21 for a player whose card was named by a Bishop; LL-6 between rounds."""
    if s.between > 0:
        return Question.BEGIN_A_ROUND
    return Question.PLAY_A_CARD if s.actor == s.turn else Question.CHANGE_YOUR_CARD


# --- Question.PLAY_A_CARD


def mark_plays(s: State, mask: Mask) -> int:
    """Every card of the hand, with every player it may be played on."""
    count = mark_named(s, mask, parts.GUARD, Verb.GUARD) + mark_named(s, mask, parts.BISHOP, Verb.BISHOP)
    count += mark_victims(s, mask, parts.PRIEST, Verb.PRIEST) + mark_victims(s, mask, parts.BARON, Verb.BARON)
    count += mark_victims(s, mask, parts.PRINCE, Verb.PRINCE) + mark_victims(s, mask, parts.KING, Verb.KING)
    count += mark_alone(s, mask, parts.HANDMAID, Verb.HANDMAID) + mark_alone(s, mask, parts.COUNTESS, Verb.COUNTESS)
    count += mark_alone(s, mask, parts.PRINCESS, Verb.PRINCESS)
    for card in range(parts.VALUES):
        if forbids_in_vain(s, card) == ALLOWED:
            mask[Verb.IN_VAIN + card] = 1
            count += 1
    return count


def mark_victims(s: State, mask: Mask, card: int, first: int) -> int:
    """A card with every player it may be played on."""
    count = 0
    if forbids_card(s, card) == ALLOWED:
        for victim in range(s.seats):
            if forbids_victim(s, card, victim) == ALLOWED:
                mask[first + victim] = 1
                count += 1
    return count


def mark_named(s: State, mask: Mask, card: int, first: int) -> int:
    """A card with every player it may be played on and every card that may be named."""
    count = 0
    if forbids_card(s, card) == ALLOWED:
        for victim in range(s.seats):
            if forbids_victim(s, card, victim) == ALLOWED:
                for named in range(parts.NAMED):
                    if forbids_name(s, named) == ALLOWED:
                        mask[first + victim * parts.NAMED + named] = 1
                        count += 1
    return count


def mark_alone(s: State, mask: Mask, card: int, action: int) -> int:
    """A card that is played on nobody."""
    if forbids_card(s, card) != ALLOWED:
        return 0
    mask[action] = 1
    return 1


def forbids_play(s: State, action: int) -> int:
    """The card, then the player it is played on, then the card that is named."""
    if action >= Verb.DEAL:
        return Clause.BETWEEN_ROUNDS
    if action >= Verb.CHANGE:
        return Clause.ASKED_TO_CHANGE
    if action >= Verb.IN_VAIN:
        return forbids_in_vain(s, action - Verb.IN_VAIN)
    if action >= Verb.HANDMAID:
        return forbids_card(s, card_of(action))
    if action >= Verb.PRIEST:
        return forbids_card(s, card_of(action)) or forbids_victim(s, card_of(action), victim_of(action))
    return (
        forbids_card(s, card_of(action))
        or forbids_victim(s, card_of(action), victim_of(action))
        or forbids_name(s, named_of(action) - parts.FIRST_NAMED)
    )


# --- Question.CHANGE_YOUR_CARD


def mark_changes(s: State, mask: Mask) -> int:
    """LL-21: a new card, or not."""
    mask[Verb.CHANGE] = 1
    mask[Verb.KEEP] = 1
    return 2


def forbids_change(s: State, action: int) -> int:
    """LL-21: nothing else may be done."""
    return ALLOWED if Verb.CHANGE <= action < Verb.DEAL else Clause.ASKED_TO_CHANGE


# --- Question.BEGIN_A_ROUND


def mark_deal(s: State, mask: Mask) -> int:
    """LL-6: the next round is dealt."""
    mask[Verb.DEAL] = 1
    return 1


def forbids_deal(s: State, action: int) -> int:
    """LL-6: the round is over."""
    return ALLOWED if action == Verb.DEAL else Clause.BETWEEN_ROUNDS


# --- Predicates: the clause that forbids something, or ALLOWED


def forbids_card(s: State, card: int) -> int:
    """LL-7, LL-16: a card of the hand, and the Countess before a King or a Prince."""
    if not holds(s, s.actor, card):
        return Clause.MUST_HOLD
    is_next_to_countess = card == parts.KING or card == parts.PRINCE
    return Clause.COUNTESS_FIRST if is_next_to_countess and holds(s, s.actor, parts.COUNTESS) else ALLOWED


def forbids_victim(s: State, card: int, victim: int) -> int:
    """LL-9, LL-13, LL-14, LL-A2: a player in the round who is not protected; oneself with a Prince only."""
    if victim >= s.seats or s.alive[victim] == 0:
        return Clause.OUT_OF_THE_ROUND
    if s.protected[victim] > 0:
        return Clause.PROTECTED
    return Clause.NOT_ONESELF if victim == s.actor and card != parts.PRINCE else ALLOWED


def forbids_name(s: State, named: int) -> int:
    """LL-10, LL-20: a card of this deck."""
    is_bishop = named + parts.FIRST_NAMED == parts.BISHOP
    return Clause.NO_BISHOP if is_bishop and s.court == CLASSIC else ALLOWED


def forbids_in_vain(s: State, card: int) -> int:
    """LL-18: a card that needs another player, while there is none that it may be played on."""
    if forbids_card(s, card) != ALLOWED:
        return forbids_card(s, card)
    if not needs_another(card):
        return Clause.NOT_IN_VAIN
    for victim in range(s.seats):
        if forbids_victim(s, card, victim) == ALLOWED:
            return Clause.NOT_IN_VAIN
    return ALLOWED


def needs_another(card: int) -> bool:
    """Whether a card is played on another player."""
    is_lower = card == parts.GUARD or card == parts.PRIEST or card == parts.BARON
    return is_lower or card == parts.KING or card == parts.BISHOP


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    return card != parts.NO_CARD and (s.hand[seat, HELD] == card or s.hand[seat, DRAWN] == card)


# --- Actions


def card_of(action: int) -> int:
    """The card that an action plays."""
    if action < Verb.PRIEST:
        return parts.GUARD if action < Verb.BISHOP else parts.BISHOP
    if action < Verb.PRINCE:
        return parts.PRIEST if action < Verb.BARON else parts.BARON
    if action < Verb.HANDMAID:
        return parts.PRINCE if action < Verb.KING else parts.KING
    if action == Verb.HANDMAID:
        return parts.HANDMAID
    if action < Verb.IN_VAIN:
        return parts.COUNTESS if action == Verb.COUNTESS else parts.PRINCESS
    return action - Verb.IN_VAIN


def victim_of(action: int) -> int:
    """The player that an action plays its card on."""
    if action < Verb.PRIEST:
        return (action - Verb.GUARD) // parts.NAMED % parts.MAX_SEATS
    return (action - Verb.PRIEST) % parts.MAX_SEATS


def named_of(action: int) -> int:
    """The card that a Guard or a Bishop names."""
    return (action - Verb.GUARD) % parts.NAMED + parts.FIRST_NAMED
