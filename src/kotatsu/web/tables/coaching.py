"""Before a mistake the coach asks once: "Sure?". Only where everybody else is a bot, as with hints."""

from __future__ import annotations

from kotatsu.bots import Judgement
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
    """A choice that the coach asks about: what could be done instead and what would follow, in the game's words."""

    def __init__(self, table: LoadedTable, seat: int, judgement: Judgement) -> None:
        super().__init__("sure")
        self._table, self._seat, self._judgement = table, seat, judgement

    def sentence(self, language: str) -> str:
        """What a person reads."""
        said, people = words(self._table.game, language, WORDS), names(self._table.seats)
        best = said.choice(bot_view(self._table, self._seat), self._judgement.best, people)
        reason = self._judgement.reason
        if reason is None:
            return said.plain(said.text("refused-sure", best=best))
        told = said.event(reason, people, self._seat)
        return said.plain(said.text("refused-sure-because", best=best, reason=told))


async def check_choice(table: LoadedTable, decision: Decision, key: str, bots: BotService) -> None:
    """Raise Doubt when a choice is a mistake; whatever the rules would refuse is left to them."""
    seat = decision.seat
    if seat not in own_seats(table.seats, key) or not others_are_bots(table.seats, seat):
        return
    if decision.ply != table.live.match.ply or decision.branch not in (None, table.live.branch):
        return
    legal, action = choices(table, seat), table.live.read_action(decision.action)
    if action not in legal or table.game.page.toggles(bot_view(table, seat), action):
        return
    judgement = await bots.judge(bot_question(table, seat, LEVEL, legal), action)
    if judgement is not None:
        raise Doubt(table, seat, judgement)
