"""The flow of a turn and of a round: what an answer does, what is asked next, and what needs no answer."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.build import build, can_climb_somewhere
from kotatsu.games.kikai.cards import (
    bury_played_cards,
    can_play_again,
    can_take,
    draw_for_ladder,
    draw_to_hand,
    forbids_fill,
    forbids_more,
    play_card,
    play_pair,
    refill_display,
    take_open_card,
)
from kotatsu.games.kikai.choices import question
from kotatsu.games.kikai.counts import hand_size
from kotatsu.games.kikai.ending import end_game, reward
from kotatsu.games.kikai.exhibition import call, can_call_some, close_exhibition, exhibit
from kotatsu.games.kikai.fans import bring, can_bring_some, post, remove
from kotatsu.games.kikai.flyers import deploy, deploy_cost, find_tolls, forget_tolls
from kotatsu.games.kikai.gains import gain_ladders, gain_megaphones, has_tile
from kotatsu.games.kikai.kinds import AdvancedTile, Token
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.setup import place_first_distributor, settle
from kotatsu.games.kikai.state import EventKind, Question, State, Verb

# --- What an answer does, by question


def answer_feet(s: State, action: int) -> None:
    """KI-24: starting feet in a district."""
    settle(s, action // parts.DISTRICTS, action % parts.DISTRICTS)


def answer_distributor(s: State, action: int) -> None:
    """KI-25: a first distributor."""
    place_first_distributor(s, action - Verb.DEPLOY)


def answer_card(s: State, action: int) -> None:
    """KI-30: a card, or two alike, opens a district; or no second action."""
    if action == Verb.FINISH:
        next_phase(s)
    else:
        if action < Verb.PAIR:
            play_card(s, action - Verb.PLAY)
        else:
            play_pair(s, (action - Verb.PAIR) // parts.DISTRICTS, (action - Verb.PAIR) % parts.DISTRICTS)
        begin_action(s)


def answer_action(s: State, action: int) -> None:
    """KI-30: one of the four actions."""
    if action < Verb.DEPLOY:
        build(s, action - Verb.BUILD)
        end_action(s)
    elif action < Verb.BRING:
        deploy(s, action - Verb.DEPLOY, deploy_cost(s, action - Verb.DEPLOY))
        end_action(s)
    elif action < Verb.EXHIBIT:
        answer_fan(s, action)
    else:
        exhibit(s)


def answer_fan(s: State, action: int) -> None:
    """KI-71: a fan, or no more of them."""
    if action == Verb.FINISH:
        next_phase(s)
    else:
        bring(s, (action - Verb.BRING) // parts.LEVELS, (action - Verb.BRING) % parts.LEVELS)


def answer_call(s: State, action: int) -> None:
    """KI-78: fans of another district, or no more of them."""
    if action == Verb.FINISH:
        next_phase(s)
    else:
        call(s, action - Verb.CALL)


def answer_take(s: State, action: int) -> None:
    """KI-34: an open card or the top of the pile."""
    if action < Verb.TOP:
        take_open_card(s, action - Verb.TAKE)
    else:
        draw_to_hand(s, s.actor)
    next_phase(s)


def answer_more_cards(s: State, action: int) -> None:
    """KI-35: a card for a ladder, or the end of the turn."""
    if action == Verb.FINISH:
        next_phase(s)
    else:
        draw_for_ladder(s)


def answer_token(s: State, action: int) -> None:
    """KI-89: a space of the energy track gives a megaphone or a ladder."""
    s.tokens_due -= 1
    if action - Verb.CHOOSE == Token.MEGAPHONE:
        gain_megaphones(s, s.actor, 1)
    else:
        gain_ladders(s, s.actor, 1)


def answer_billboard(s: State, action: int) -> None:
    """KI-74: a billboard on the square just emptied."""
    post(s, s.posting, action - Verb.POST)


def answer_removal(s: State, action: int) -> None:
    """KI-55: a fan sent away."""
    remove(s, (action - Verb.REMOVE) // parts.COLOURS, (action - Verb.REMOVE) % parts.COLOURS)


def answer_fill(s: State, action: int) -> None:
    """KI-85: a card from the pile, or no more."""
    if action == Verb.FINISH:
        next_phase(s)
    else:
        draw_to_hand(s, s.actor)


# --- What comes next


def go_on(s: State) -> None:
    """Skip every question that leaves the actor nothing to choose, until one has to be asked or the game is over."""
    while s.actor != NOBODY and not has_choice(s):
        next_phase(s)


def has_choice(s: State) -> bool:
    """Whether the question at hand has an answer other than going on."""
    asked = question(s)
    if asked == Question.PLAY_A_CARD:
        return hand_size(s, s.actor) > 0
    if asked == Question.BRING_MORE:
        return can_bring_some(s)
    if asked == Question.CALL_FANS:
        return can_call_some(s)
    if asked == Question.PLAY_AGAIN:
        return can_play_again(s)
    if asked == Question.TAKE_A_CARD:
        return can_take(s)
    if asked == Question.DRAW_MORE:
        return forbids_more(s) == ALLOWED or can_climb_somewhere(s)
    if asked == Question.FILL_HAND:
        return forbids_fill(s) == ALLOWED
    return True


def next_phase(s: State) -> None:
    """KI-30: card, action, perhaps another action, a card to take, perhaps more, the end of the turn."""
    if s.phase == Question.BRING_MORE:
        end_action(s)
    elif s.phase == Question.CALL_FANS:
        close_exhibition(s)
        end_action(s)
    elif s.phase == Question.TAKE_A_CARD:
        s.phase = Question.DRAW_MORE
    elif s.phase == Question.DRAW_MORE:
        end_turn(s)
    elif s.phase == Question.FILL_HAND:
        end_filling(s)
    else:  # KI-A13: with no card to play, or no wish to play again, the turn goes to its last step
        s.phase = Question.TAKE_A_CARD


# --- An action


def begin_action(s: State) -> None:
    """A card has opened a district: what can be reached from there is worked out once, for the whole action."""
    find_tolls(s)
    s.free_fan = 1 if has_tile(s, s.actor, AdvancedTile.SHORTCUT) else 0
    s.phase = Question.CHOOSE_AN_ACTION


def end_action(s: State) -> None:
    """KI-30: the action is done; a megaphone may buy another."""
    forget_tolls(s)
    s.free_fan = 0
    s.district = NONE
    s.phase = Question.PLAY_AGAIN


# --- The end of a turn and of a round


def end_turn(s: State) -> None:
    """KI-28, KI-36: fill the display; the other player's turn, while turns are left in the round."""
    refill_display(s)
    s.turns[s.actor] += 1
    s.again = 0
    s.phase = Question.PLAY_A_CARD
    other = 1 - s.actor
    if s.turns[other] < parts.TURNS[s.round, other]:
        s.actor = other
    elif s.turns[s.actor] >= parts.TURNS[s.round, s.actor]:
        end_round(s)


def end_round(s: State) -> None:
    """KI-37 to KI-41, KI-R5: cards back, the Master's reward, fame to START; then the next round or the end."""
    tell(s, EVERYONE, EventKind.ROUND_ENDS, s.round + 1)
    bury_played_cards(s)
    for seat in range(parts.SEATS):
        reward(s, seat)
        s.fame[seat] = 0
        s.turns[seat] = 0
    s.round += 1
    if s.round == parts.ROUNDS:
        end_game(s)
    else:
        refill_display(s)  # KI-R6: the pile may have been empty until now
        s.actor = 1 - s.actor
        open_round(s)


def open_round(s: State) -> None:
    """KI-28, KI-U1: players go on alternating. KI-85: in a first game both may draw up to four cards before."""
    if s.first_game == 1:
        s.filling = parts.SEATS
        s.phase = Question.FILL_HAND
    else:
        begin_round(s)


def end_filling(s: State) -> None:
    """KI-R7: the player who begins the round decides first, then the other."""
    s.actor = 1 - s.actor
    s.filling -= 1
    if s.filling == 0:
        begin_round(s)


def begin_round(s: State) -> None:
    """KI-28: the first turn of a round."""
    s.phase = Question.PLAY_A_CARD
    tell(s, EVERYONE, EventKind.ROUND_BEGINS, s.round + 1, s.actor)
