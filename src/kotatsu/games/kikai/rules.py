"""The rules of KIKAI - Bricolage Heads. KI-n names the clause that a rule carries out.

Two tinkerers build machines out of junk in six districts, lead fans to them through the streets and show them to the
Master. Where to look: `setting_up` (the table and starting feet), `turns` (the course of a turn and a round), `cards`,
then an action each: `build`, `flyers`, `fans`, `exhibition`; `gains` (tokens, tracks, bonuses), `scoring`; `refusals`
says why something is not allowed; `table` is the record and all names.
"""

from __future__ import annotations

from kotatsu.engine.layout import Mask
from kotatsu.games.kikai.build import build, climb, legal_builds, legal_climbs
from kotatsu.games.kikai.cards import (
    can_draw_more,
    draw_for_ladder,
    draw_to_hand,
    legal_cards,
    legal_takes,
    play_card,
    play_pair,
    take_open_card,
)
from kotatsu.games.kikai.exhibition import call, exhibit, legal_calls
from kotatsu.games.kikai.fans import bring, legal_brings, legal_posts, legal_removals, post, remove
from kotatsu.games.kikai.flyers import deploy, deploy_cost, legal_deploys
from kotatsu.games.kikai.parts import COLOURS, DISTRICTS, LEVELS, TOKENS
from kotatsu.games.kikai.refusals import why_not
from kotatsu.games.kikai.scoring import result, score
from kotatsu.games.kikai.setting_up import deploy_first, legal_first_deploys, legal_settles, settle, setup
from kotatsu.games.kikai.table import (
    ACTIONS,
    BRING,
    BRING_MORE,
    BUILD,
    CALL,
    CALL_FANS,
    CHOOSE,
    CHOOSE_A_TOKEN,
    CHOOSE_AN_ACTION,
    CLAUSES,
    CLIMB,
    DEPLOY,
    DRAW_MORE,
    EVENTS,
    EXHIBIT,
    FINISH,
    MORE,
    PAIR,
    PLACE_DISTRIBUTOR,
    PLACE_FEET,
    PLAY,
    PLAY_A_CARD,
    PLAY_AGAIN,
    POST,
    POST_A_BILLBOARD,
    QUESTIONS,
    REMOVE,
    SETTLE,
    TAKE,
    TAKE_A_CARD,
    TOP,
    VOCABULARY,
    State,
)
from kotatsu.games.kikai.turns import begin_action, choose_token, end_action, go_on, next_phase, question

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EVENTS",
    "QUESTIONS",
    "VOCABULARY",
    "State",
    "guess",
    "hide",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]

PLAYS_CARDS = tuple(int(asked in (PLAY_A_CARD, PLAY_AGAIN)) for asked in range(len(QUESTIONS)))
MAY_BE_LEFT = tuple(int(asked in (BRING_MORE, CALL_FANS, PLAY_AGAIN, DRAW_MORE)) for asked in range(len(QUESTIONS)))
"""By question: whether it is answered with cards, and whether one may leave it."""

# --- What may be done


def legal(s: State, mask: Mask) -> int:
    """The answers to the question at hand; KI-46: and ladders, at any time of one's own turn."""
    asked = question(s)
    if asked == PLACE_FEET:
        return legal_settles(s, mask)
    if asked == PLACE_DISTRIBUTOR:
        return legal_first_deploys(s, mask)
    if asked >= CHOOSE_A_TOKEN:
        return legal_dues(s, mask, asked) + legal_climbs(s, mask)
    return legal_answers(s, mask, asked) + legal_finish(mask, asked) + legal_climbs(s, mask)


def legal_answers(s: State, mask: Mask, asked: int) -> int:
    """KI-30: what each step of a turn offers."""
    if PLAYS_CARDS[asked]:
        return legal_cards(s, mask)
    if asked == CHOOSE_AN_ACTION:
        mask[EXHIBIT] = 1
        return 1 + legal_builds(s, mask) + legal_deploys(s, mask) + legal_brings(s, mask)
    if asked == BRING_MORE:
        return legal_brings(s, mask)
    if asked == CALL_FANS:
        return legal_calls(s, mask)
    if asked == TAKE_A_CARD:
        return legal_takes(s, mask)
    mask[MORE] = 1 if can_draw_more(s) else 0
    return mask[MORE]


def legal_dues(s: State, mask: Mask, asked: int) -> int:
    """Choices that something just gained or emptied asks for."""
    if asked == CHOOSE_A_TOKEN:
        for token in range(TOKENS):
            mask[CHOOSE + token] = 1
        return TOKENS
    if asked == POST_A_BILLBOARD:
        return legal_posts(s, mask)
    return legal_removals(s, mask)


def legal_finish(mask: Mask, asked: int) -> int:
    """KI-30, KI-35, KI-71, KI-78: another action, more cards, more fans and fans from elsewhere may be left."""
    mask[FINISH] = MAY_BE_LEFT[asked]
    return MAY_BE_LEFT[asked]


# --- What is done


def step(s: State, action: int) -> None:
    """Carry out a choice, then go on to the next question."""
    if action < PLAY:
        settle(s, (action - SETTLE) // DISTRICTS, (action - SETTLE) % DISTRICTS)
    elif action < BUILD:
        step_card(s, action)
    elif action < CALL:
        step_action(s, action)
    elif action < TAKE:
        step_small_choice(s, action)
    else:
        step_end_of_turn(s, action)
    go_on(s)


def step_card(s: State, action: int) -> None:
    """KI-30: a card, or two alike, opens a district."""
    if action < PAIR:
        play_card(s, action - PLAY)
    else:
        play_pair(s, (action - PAIR) // DISTRICTS, (action - PAIR) % DISTRICTS)
    begin_action(s)


def step_action(s: State, action: int) -> None:
    """KI-30: one of the four actions; deploying also places the first distributors."""
    if action < DEPLOY:
        build(s, action - BUILD)
        end_action(s)
    elif action < BRING:
        if s.phase == PLACE_DISTRIBUTOR:
            deploy_first(s, action - DEPLOY)
        else:
            deploy(s, action - DEPLOY, deploy_cost(s, action - DEPLOY))
            end_action(s)
    elif action < EXHIBIT:
        bring(s, (action - BRING) // LEVELS, (action - BRING) % LEVELS)
    else:
        exhibit(s)


def step_small_choice(s: State, action: int) -> None:
    """Choices inside or beside an action."""
    if action < POST:
        call(s, action - CALL)
    elif action < CHOOSE:
        post(s, s.posting, action - POST)
    elif action < REMOVE:
        choose_token(s, action - CHOOSE)
    elif action < CLIMB:
        remove(s, (action - REMOVE) // COLOURS, (action - REMOVE) % COLOURS)
    else:
        climb(s, action - CLIMB)


def step_end_of_turn(s: State, action: int) -> None:
    """KI-34, KI-35: take a card, buy more with ladders, or leave what is optional."""
    if action < TOP:
        take_open_card(s, action - TAKE)
        next_phase(s)
    elif action < MORE:
        draw_to_hand(s, s.actor)
        next_phase(s)
    elif action < FINISH:
        draw_for_ladder(s)
    else:
        next_phase(s)


# --- What a seat knows


def hide(s: State, seat: int) -> None:
    """KI-23: nothing to hide. Hands are open, and all know what is in the box and in each layer of the pile."""


def guess(s: State, seat: int) -> None:
    """Nothing is unknown: the order of the pile and the box is drawn when a card or an element is turned."""
