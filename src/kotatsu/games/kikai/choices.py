"""What may be answered to each question, and which clause forbids the rest.

The rule of a verb stands with its topic (`build.forbids_build`); here stands which verbs a question takes. A `mark`
function walks the candidates of its question through the same predicates that its `forbids` function asks.
"""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.build import forbids_build, mark_builds
from kotatsu.games.kikai.cards import (
    forbids_fill,
    forbids_more,
    forbids_pair,
    forbids_play,
    forbids_take,
    forbids_top,
    mark_cards,
)
from kotatsu.games.kikai.exhibition import forbids_call, mark_calls
from kotatsu.games.kikai.fans import forbids_bring, forbids_post, forbids_remove, mark_brings
from kotatsu.games.kikai.flyers import forbids_deploy, mark_deploys
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.setup import forbids_first_distributor, forbids_settle
from kotatsu.games.kikai.state import Clause, Question, State, Verb


def question(s: State) -> int:
    """What the actor is asked now: a choice that is due, or the step that the turn has reached."""
    if s.tokens_due > 0:
        return Question.CHOOSE_A_TOKEN
    if s.posting != NONE:
        return Question.POST_A_BILLBOARD
    if s.removing == 1:
        return Question.REMOVE_A_FAN
    return s.phase


def is_own_turn(s: State) -> bool:
    """KI-46: whether the actor may put ladders up: at every question but those before the first turn and a round."""
    return s.phase > Question.PLACE_DISTRIBUTOR and s.phase != Question.FILL_HAND


def not_now(s: State, action: int) -> int:
    """KI-30: the clause that says when an action has its time, for one that does not answer the question."""
    if action < Verb.PLAY:
        return Clause.STARTING_FEET_FIRST
    if action < Verb.BUILD:
        return Clause.ONE_EXTRA_ACTION if s.again == 1 else Clause.COURSE_OF_A_TURN
    if action < Verb.CALL:
        return Clause.COURSE_OF_A_TURN
    if action < Verb.TAKE:
        return not_due(action)
    if action < Verb.MORE:
        return Clause.TAKE_ONE
    return Clause.LADDER_FOR_A_CARD if action == Verb.MORE else Clause.COURSE_OF_A_TURN


def not_due(action: int) -> int:
    """The clause of a choice that only something else makes necessary: fans to call, an emptied square, a bonus."""
    if action < Verb.POST:
        return Clause.CALL_FOR_MEGAPHONES
    if action < Verb.CHOOSE:
        return Clause.POST_ON_EMPTIED
    return Clause.CHOICE_OF_TOKEN if action < Verb.REMOVE else Clause.REMOVE_ONE_FAN


# --- Starting feet


def forbids_feet(s: State, action: int) -> int:
    """KI-24: nothing but starting feet."""
    if action >= Verb.PLAY:
        return Clause.STARTING_FEET_FIRST
    return forbids_settle(s, action // parts.DISTRICTS, action % parts.DISTRICTS)


def forbids_distributor(s: State, action: int) -> int:
    """KI-25: nothing but a distributor beside the feet."""
    if action < Verb.DEPLOY or action >= Verb.BRING:
        return Clause.SINGLE_SLOT
    return forbids_first_distributor(s, action - Verb.DEPLOY, s.district)


# --- A card and an action


def forbids_card(s: State, action: int) -> int:
    """KI-30, KI-32: a card or two alike."""
    if Verb.PLAY <= action < Verb.PAIR:
        return forbids_play(s, action - Verb.PLAY)
    if Verb.PAIR <= action < Verb.BUILD:
        return forbids_pair(s, (action - Verb.PAIR) // parts.DISTRICTS)
    return not_now(s, action)


def mark_second_cards(s: State, mask: Mask) -> int:
    """KI-30: another card for a megaphone, or no second action."""
    return mark_cards(s, mask) + mark_finish(mask)


def forbids_second_card(s: State, action: int) -> int:
    """KI-30: another card for a megaphone, or no second action."""
    return ALLOWED if action == Verb.FINISH else forbids_card(s, action)


def mark_actions(s: State, mask: Mask) -> int:
    """KI-30: one of the four actions. KI-81: an exhibition is always possible."""
    mask[Verb.EXHIBIT] = 1
    return 1 + mark_builds(s, mask) + mark_deploys(s, mask) + mark_brings(s, mask)


def forbids_action(s: State, action: int) -> int:
    """KI-30, KI-81, KI-A7: one of the four actions, and not none."""
    if Verb.BUILD <= action < Verb.DEPLOY:
        return forbids_build(s, action - Verb.BUILD)
    if Verb.DEPLOY <= action < Verb.BRING:
        return forbids_deploy(s, action - Verb.DEPLOY)
    if Verb.BRING <= action < Verb.EXHIBIT:
        return forbids_bring(s, (action - Verb.BRING) // parts.LEVELS, (action - Verb.BRING) % parts.LEVELS)
    if action == Verb.EXHIBIT:
        return ALLOWED
    return Clause.ONE_FAN_AT_LEAST if action == Verb.FINISH else not_now(s, action)


def mark_more_fans(s: State, mask: Mask) -> int:
    """KI-71: more fans, or no more."""
    return mark_brings(s, mask) + mark_finish(mask)


def forbids_more_fans(s: State, action: int) -> int:
    """KI-71: more fans, or no more."""
    if Verb.BRING <= action < Verb.EXHIBIT:
        return forbids_bring(s, (action - Verb.BRING) // parts.LEVELS, (action - Verb.BRING) % parts.LEVELS)
    return ALLOWED if action == Verb.FINISH else not_now(s, action)


def mark_fans_elsewhere(s: State, mask: Mask) -> int:
    """KI-78: fans of other districts, or no more of them."""
    return mark_calls(s, mask) + mark_finish(mask)


def forbids_fans_elsewhere(s: State, action: int) -> int:
    """KI-78: fans of other districts, or no more of them."""
    if Verb.CALL <= action < Verb.POST:
        return forbids_call(s, action - Verb.CALL)
    return ALLOWED if action == Verb.FINISH else not_now(s, action)


def mark_finish(mask: Mask) -> int:
    """Leave what is optional."""
    mask[Verb.FINISH] = 1
    return 1


# --- The end of a turn


def forbids_taking(s: State, action: int) -> int:
    """KI-34: an open card or the top of the pile, and not none."""
    if Verb.TAKE <= action < Verb.TOP:
        return forbids_take(s, action - Verb.TAKE)
    if action == Verb.TOP:
        return forbids_top(s)
    return Clause.TAKE_ONE if action == Verb.FINISH else not_now(s, action)


def mark_more_cards(s: State, mask: Mask) -> int:
    """KI-35: another card for a ladder, or the end of the turn."""
    mask[Verb.MORE] = 1 if forbids_more(s) == ALLOWED else 0
    return mask[Verb.MORE] + mark_finish(mask)


def forbids_more_cards(s: State, action: int) -> int:
    """KI-35: another card for a ladder, or the end of the turn."""
    if action == Verb.MORE:
        return forbids_more(s)
    return ALLOWED if action == Verb.FINISH else not_now(s, action)


# --- Choices that are due at once


def mark_tokens(s: State, mask: Mask) -> int:
    """KI-89: a megaphone or a ladder."""
    for token in range(parts.TOKENS):
        mask[Verb.CHOOSE + token] = 1
    return parts.TOKENS


def forbids_token(s: State, action: int) -> int:
    """KI-89: nothing but a megaphone or a ladder."""
    return ALLOWED if Verb.CHOOSE <= action < Verb.REMOVE else Clause.CHOICE_OF_TOKEN


def forbids_billboard(s: State, action: int) -> int:
    """KI-74: nothing but a billboard for the square just emptied."""
    if action < Verb.POST or action >= Verb.CHOOSE:
        return Clause.POST_ON_EMPTIED
    return forbids_post(s, action - Verb.POST)


def forbids_removal(s: State, action: int) -> int:
    """KI-55: nothing but a fan to send away."""
    if action < Verb.REMOVE or action >= Verb.CLIMB:
        return Clause.REMOVE_ONE_FAN
    return forbids_remove(s, (action - Verb.REMOVE) // parts.COLOURS, (action - Verb.REMOVE) % parts.COLOURS)


# --- A first game


def mark_fills(s: State, mask: Mask) -> int:
    """KI-85: a card from the pile, or no more."""
    mask[Verb.TOP] = 1 if forbids_fill(s) == ALLOWED else 0
    return mask[Verb.TOP] + mark_finish(mask)


def forbids_filling(s: State, action: int) -> int:
    """KI-85: nothing but a card from the pile, or no more."""
    if action == Verb.TOP:
        return forbids_fill(s)
    return ALLOWED if action == Verb.FINISH else Clause.UP_TO_FOUR_CARDS
