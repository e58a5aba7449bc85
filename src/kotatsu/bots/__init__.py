"""Bots: players that choose an action from what their seat may see.

>>> import kotatsu
>>> from kotatsu import bots
>>> match = kotatsu.new("tiki-topple", seats=2, seed=7)
>>> bot = bots.make("random", match.game)
>>> bot.choose(match.view(match.actor), match.actor, match.legal(), seed=1) in match.legal()
True
"""

from kotatsu.bots.bot import Bot
from kotatsu.bots.hinting import Hint, hints
from kotatsu.bots.judging import Judgement, judge
from kotatsu.bots.levels import LEVELS, Level, make
from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.net_file import BadNet, load_net, missing_net, shipped_net
from kotatsu.bots.net_search import NetSearchBot, NetSearchSettings
from kotatsu.bots.readiness import ready, warm
from kotatsu.bots.search import Budget, SearchBot, Settings
from kotatsu.bots.simple_bots import FlatMonteCarloBot, RandomBot

__all__ = [
    "LEVELS",
    "BadNet",
    "Bot",
    "Budget",
    "FlatMonteCarloBot",
    "Hint",
    "Judgement",
    "Level",
    "NetBot",
    "NetSearchBot",
    "NetSearchSettings",
    "RandomBot",
    "SearchBot",
    "Settings",
    "hints",
    "judge",
    "load_net",
    "make",
    "missing_net",
    "ready",
    "shipped_net",
    "warm",
]
