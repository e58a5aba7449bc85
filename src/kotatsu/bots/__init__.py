"""Bots: players that choose from a view.

>>> import kotatsu
>>> from kotatsu import bots
>>> match = kotatsu.new("tiki-topple", seats=2, seed=7)
>>> bot = bots.make("random", match.game)
>>> bot.choose(match.view(match.actor), match.actor, match.legal(), seed=1) in match.legal()
True
"""

from kotatsu.bots.bot import Bot
from kotatsu.bots.levels import LEVELS, Level, make
from kotatsu.bots.plain import PlainBot, RandomBot

__all__ = ["LEVELS", "Bot", "Level", "PlainBot", "RandomBot", "make"]
