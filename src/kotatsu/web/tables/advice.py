"""The advice that a hint gives: what the search thinks of each choice, and the gesture it would make now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kotatsu.engine.contract import Game
from kotatsu.web.bot_pool import BotQuestion, BotService
from kotatsu.web.page_contexts import Hint
from kotatsu.web.tables.autoplay import bot_question
from kotatsu.web.tables.reader_view import choices, tried_view
from kotatsu.web.tables.registry import LoadedTable

HINT_LEVEL = "hint"
MAX_GESTURE = 8
"""Choices that one gesture holds at most."""
WORTH_TURNING = 0.01
"""How much better than ending the gesture it must be to turn one more piece over."""
LEAST_SHARE = 0.1
"""A choice that began fewer futures than this part of the most tried one's is not rated."""

Ratings = Mapping[int, tuple[float, int]]
"""For each action the chance of winning after it, and how many futures said so."""


async def advise(bots: BotService, table: LoadedTable, seat: int) -> Hint | None:
    """What the search advises a seat, from what the seat sees; None while it cannot answer yet."""
    legal = choices(table, seat)
    question = bot_question(table, seat, HINT_LEVEL, legal)
    found = trusted(await bots.hint(question) or {})
    if not found:
        return None
    gesture, chance = await _gesture(bots, table, question, found)
    chances = {action: rating for action, (rating, _) in found.items()}
    return Hint(chances, sum(futures for _, futures in found.values()), gesture, chance)


def trusted(found: Ratings) -> Ratings:
    """The ratings with enough futures behind them; of a choice that the search hardly tried it knows nothing."""
    least = LEAST_SHARE * max((futures for _, futures in found.values()), default=0)
    return {action: rating for action, rating in found.items() if rating[1] >= least}


async def _gesture(
    bots: BotService, table: LoadedTable, question: BotQuestion, found: Ratings
) -> tuple[tuple[int, ...], float]:
    """The best choice, after the pieces that are worth turning over first; and the chance that it leads to.

    Turning a piece over tells nobody anything (`page.toggles`), so the copy of the match on which it is tried shows the
    seat nothing new.
    """
    match, view = table.live.match, tried_view(table.live.match, question.seat)
    gesture: list[int] = []
    while len(gesture) < MAX_GESTURE:
        action, ends = _best(table.game, view, found)
        gesture.append(action)
        if ends:
            return tuple(gesture), found[action][0]
        match = match.copy()
        match.play(action)
        view = tried_view(match, question.seat)
        asked = replace(question, view=view.to_bytes(), legal=tuple(match.legal()))
        rated = trusted(await bots.hint(asked) or {}) if match.actor == question.seat else None
        if not rated:
            break
        found = rated
    return tuple(gesture[:1]), found[gesture[0]][0] if gesture[0] in found else 0.0


def _best(game: Game, view: Any, found: Ratings) -> tuple[int, bool]:
    """The best choice, and whether it ends the gesture: a piece is turned over only where that is clearly better."""
    turning = [action for action in found if game.page.toggles(view, action)]
    ending = [action for action in found if action not in turning]
    best_end = max(ending, key=lambda action: found[action][0], default=-1)
    best_turn = max(turning, key=lambda action: found[action][0], default=-1)
    if best_turn < 0 or (best_end >= 0 and found[best_turn][0] <= found[best_end][0] + WORTH_TURNING):
        return best_end, True
    return best_turn, False
