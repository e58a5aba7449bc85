"""The course of a turn and of a round: what is asked next, and what goes by itself."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kikai.build import can_climb_somewhere
from kotatsu.games.kikai.cards import (
    bury_played_cards,
    can_draw_more,
    can_play_again,
    can_take,
    draw_to_hand,
    hand_size,
    refill_display,
    top_layer,
)
from kotatsu.games.kikai.exhibition import can_call_some, close_exhibition
from kotatsu.games.kikai.fans import can_bring_some
from kotatsu.games.kikai.flyers import find_tolls, forget_tolls
from kotatsu.games.kikai.gains import gain_ladders, gain_megaphones, has_tile
from kotatsu.games.kikai.parts import HAND, NONE, ROUNDS, SEATS, SHORTCUT, TURNS
from kotatsu.games.kikai.scoring import end_game, reward
from kotatsu.games.kikai.table import (
    BRING_MORE,
    CALL_FANS,
    CHOOSE_A_TOKEN,
    CHOOSE_AN_ACTION,
    DRAW_MORE,
    PLAY_A_CARD,
    PLAY_AGAIN,
    POST_A_BILLBOARD,
    REMOVE_A_FAN,
    ROUND_BEGINS,
    ROUND_ENDS,
    TAKE_A_CARD,
    State,
)

MEGAPHONE_TOKEN, LADDER_TOKEN = range(2)
"""Places in the vocabulary of tokens."""


def question(s: State) -> int:
    """What the actor is asked now: a choice that is due, or what the turn has come to."""
    if s.tokens_due > 0:
        return CHOOSE_A_TOKEN
    if s.posting != NONE:
        return POST_A_BILLBOARD
    if s.removing == 1:
        return REMOVE_A_FAN
    return s.phase


def go_on(s: State) -> None:
    """Pass over all that leaves the actor nothing to choose, until a question stands or the game is over."""
    while s.actor != NOBODY and not has_choice(s):
        next_phase(s)


def has_choice(s: State) -> bool:
    """Whether the question at hand has an answer other than going on."""
    asked = question(s)
    if asked == PLAY_A_CARD:
        return hand_size(s, s.actor) > 0
    if asked == BRING_MORE:
        return can_bring_some(s)
    if asked == CALL_FANS:
        return can_call_some(s)
    if asked == PLAY_AGAIN:
        return can_play_again(s)
    if asked == TAKE_A_CARD:
        return can_take(s)
    if asked == DRAW_MORE:
        return can_draw_more(s) or can_climb_somewhere(s)
    return True


def next_phase(s: State) -> None:
    """KI-30: card, action, perhaps another action, a card to take, perhaps more, the end of the turn."""
    if s.phase == BRING_MORE:
        end_action(s)
    elif s.phase == CALL_FANS:
        close_exhibition(s)
        end_action(s)
    elif s.phase == TAKE_A_CARD:
        s.phase = DRAW_MORE
    elif s.phase == DRAW_MORE:
        end_turn(s)
    else:  # KI-A13: with no card to play, or no wish to play again, the turn comes to its last step
        s.phase = TAKE_A_CARD


# --- An action


def begin_action(s: State) -> None:
    """A card has opened a district: what can be reached from there is worked out once, for the whole action."""
    find_tolls(s)
    s.free_fan = 1 if has_tile(s, s.actor, SHORTCUT) else 0
    s.phase = CHOOSE_AN_ACTION


def end_action(s: State) -> None:
    """KI-30: the action is done; a megaphone may buy another."""
    forget_tolls(s)
    s.free_fan = 0
    s.district = NONE
    s.phase = PLAY_AGAIN


def choose_token(s: State, token: int) -> None:
    """KI-89: a space of the energy track gives a megaphone or a ladder."""
    s.tokens_due -= 1
    if token == MEGAPHONE_TOKEN:
        gain_megaphones(s, s.actor, 1)
    else:
        gain_ladders(s, s.actor, 1)


# --- The end of a turn and of a round


def end_turn(s: State) -> None:
    """KI-28, KI-36: fill the display; the other player's turn, while turns are left in the round."""
    refill_display(s)
    s.turns[s.actor] += 1
    s.again = 0
    s.phase = PLAY_A_CARD
    other = 1 - s.actor
    if s.turns[other] < TURNS[s.round, other]:
        s.actor = other
    elif s.turns[s.actor] >= TURNS[s.round, s.actor]:
        end_round(s)


def end_round(s: State) -> None:
    """KI-37 to KI-41: cards back, the Master's reward, fame to START; then the next round or the end."""
    tell(s, EVERYONE, ROUND_ENDS, s.round + 1)
    bury_played_cards(s)
    for seat in range(SEATS):
        reward(s, seat)
        s.fame[seat] = 0
        s.turns[seat] = 0
    s.round += 1
    if s.round == ROUNDS:
        end_game(s)
    else:
        begin_round(s)


def begin_round(s: State) -> None:
    """KI-28, KI-U1: players go on alternating. KI-85: in a first game hands are filled up to four."""
    refill_display(s)
    if s.first_game == 1:
        for seat in range(SEATS):
            while hand_size(s, seat) < HAND and top_layer(s) != NONE:
                draw_to_hand(s, seat)
    s.actor = 1 - s.actor
    tell(s, EVERYONE, ROUND_BEGINS, s.round + 1, s.actor)
