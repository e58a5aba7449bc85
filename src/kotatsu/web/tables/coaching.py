"""Before a mistake the coach asks once: "Sure?". Only where everybody else is a bot, as with hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kotatsu.bots import Judgement
from kotatsu.engine.lesson_table import legal_actions
from kotatsu.web.bot_pool import BotService
from kotatsu.web.tables.autoplay import bot_question
from kotatsu.web.tables.moves import Decision
from kotatsu.web.tables.reader_view import bot_view, choices
from kotatsu.web.tables.refusals import WORDS, Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import names, others_are_bots, own_seats
from kotatsu.words import words

LEVEL = "coach"
"""What a judgement is counted under."""


class Doubt(Refused):
    """A choice that the coach asks about: what could be done instead, and why, in the game's words."""

    def __init__(self, table: LoadedTable, seat: int, view: Any, judgement: Judgement) -> None:
        super().__init__("sure")
        self._table, self._seat, self._view, self._judgement = table, seat, view, judgement

    def sentence(self, language: str) -> str:
        """What a person reads: what may follow, what the better choice brings, or how much better it is."""
        said, people, found = words(self._table.game, language, WORDS), names(self._table.seats), self._judgement
        best = said.choice(self._view, found.best, people)
        told = found.reason or found.gain
        if told is None:
            return said.plain(said.text("refused-sure", best=best, games=round(100 * found.cost)))
        key = "refused-sure-because" if found.reason else "refused-sure-gain"
        return said.plain(said.text(key, best=best, reason=said.event(told, people, self._seat)))


async def check_choice(table: LoadedTable, decision: Decision, then: Sequence[str], key: str, bots: BotService) -> None:
    """Raise Doubt when a choice is a mistake; whatever the rules would refuse is left to them.

    Of a gesture, the first choice that does more than turn a piece over is asked about, with the pieces turned over.
    """
    seat = decision.seat
    if seat not in own_seats(table.seats, key) or not others_are_bots(table.seats, seat):
        return
    if decision.ply != table.live.match.ply or decision.branch not in (None, table.live.branch):
        return
    found = _choice_in_gesture(table, seat, [decision.action, *then])
    if found is None:
        return
    view, legal, action = found
    question = replace(bot_question(table, seat, LEVEL, legal), view=view.to_bytes())
    judgement = await bots.judge(question, action)
    if judgement is not None:
        raise Doubt(table, seat, view, judgement)


def _choice_in_gesture(
    table: LoadedTable, seat: int, sent: Sequence[object]
) -> tuple[Any, tuple[int, ...], int] | None:
    """What the seat sees and may do where it chooses, and its choice; None where nothing is chosen or allowed."""
    game, view, legal = table.game, bot_view(table, seat), choices(table, seat)
    for number, one in enumerate(sent):
        action = table.live.read_action(one)
        if action not in legal:
            return None
        if not game.page.toggles(view, action):
            return view, legal, action
        if number == len(sent) - 1:
            return None
        view = view.copy()
        game.rules.step(view, action)
        legal = tuple(legal_actions(game, view))
    return None
