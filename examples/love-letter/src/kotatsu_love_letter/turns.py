"""A turn: a card is played, meant for somebody, and has its effect (LL-2 to LL-4)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell

from kotatsu_love_letter import effects, parts
from kotatsu_love_letter.cards import draw_card, knock_out, lay_down
from kotatsu_love_letter.choices import has_target
from kotatsu_love_letter.ending import end_turn
from kotatsu_love_letter.state import REACTION, EventKind, Question, State, Verb


def play_card(s: State, action: int) -> None:
    """LL-3: a card is laid down; those that are meant for somebody ask for whom."""
    card = action - Verb.PLAY
    s.origin = lay_down(s, s.turn, card)
    s.playing = card
    if card == parts.PRINCE or card == parts.KING:
        s.not_held[s.turn, parts.COUNTESS] = 1
    tell(s, EVERYONE, EventKind.PLAYED, s.turn, card, s.origin)
    if card == parts.HANDMAID:
        s.protected[s.turn] = 1
        tell(s, EVERYONE, EventKind.PROTECTED, s.turn)
        end_turn(s)
    elif card == parts.PRINCESS:
        knock_out(s, s.turn)
        end_turn(s)
    elif card == parts.COUNTESS:
        end_turn(s)
    elif has_target(s):
        s.asked = Question.CHOOSE_A_PLAYER
    else:
        tell(s, EVERYONE, EventKind.NO_TARGET, s.turn, card)
        end_turn(s)


def choose_player(s: State, action: int) -> None:
    """LL-4: the player whom the card is meant for; a Guard then names a card."""
    s.target = action - Verb.CHOOSE
    tell(s, EVERYONE, EventKind.CHOSE, s.turn, s.target)
    if s.playing == parts.GUARD:
        s.asked = Question.NAME_A_CARD
    else:
        ask_target(s)


def name_card(s: State, action: int) -> None:
    """LL-5: the card that a Guard looks for."""
    s.named = action - Verb.NAME
    tell(s, EVERYONE, EventKind.NAMED, s.turn, s.target, s.named)
    ask_target(s)


def ask_target(s: State) -> None:
    """LL-A1: with the option, whoever is chosen by another answers first. All are asked, so asking tells nothing."""
    if s.handmaid == REACTION and s.target != s.turn:
        s.actor = s.target
        s.asked = Question.LET_IT_HAPPEN
    else:
        effects.carry_out(s)
        end_turn(s)


def answer(s: State, action: int) -> None:
    """LL-A1: a Handmaid from the hand turns the card away and is replaced; else it has its effect."""
    if action == Verb.SHIELD:
        lay_down(s, s.target, parts.HANDMAID)
        tell(s, EVERYONE, EventKind.SHIELDED, s.target)
        draw_card(s, s.target)
    else:
        effects.carry_out(s)
    end_turn(s)
