"""Nets as entrants.

net                                       the net that comes with the package, without search
net:FILE                                  the net of a file
net+search:400                            search over the net with 400 iterations
net+search:400:file=kyudo.npz:patience=8  over the net of a file, with settings of NetSearchSettings; or seconds=0.5
"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from kotatsu.bots.bot import Bot
from kotatsu.bots.net import Net
from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.net_file import load_net, shipped_net
from kotatsu.bots.net_search import NetSearchBot, NetSearchSettings
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed

NET, NET_SEARCH = "net", "net+search"


def enter_net(spec: str, game: Game) -> Bot:
    """The bot of a spec that begins with `net`; BadSetting and BadNet say what is wrong."""
    head, _, rest = spec.partition(":")
    if head == NET:
        return NetBot(game, _net(game, rest))
    iterations, *pairs = rest.split(":")
    if not iterations.isdecimal() or int(iterations) < 1:
        raise BadSetting(f"{spec!r} needs a number of iterations: net+search:400")
    given = dict(_pair(spec, pair) for pair in pairs)
    net = _net(game, str(given.pop("file", "")))
    seconds: Any = given.pop("seconds", None)
    settings = replace(NetSearchSettings(), **given)
    return NetSearchBot(game, net, int(iterations), seconds=seconds, settings=settings)


def _net(game: Game, file: str) -> Net:
    return load_net(Path(file), game) if file else shipped_net(game)


def _pair(spec: str, pair: str) -> tuple[str, Any]:
    name, _, text = pair.partition("=")
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(NetSearchSettings)}
    kinds.update(seconds=float, file=str)
    if name not in kinds:
        raise BadSetting(f"{spec!r}: no setting {name!r}; accepted: {listed(kinds)}")
    try:
        return name, kinds[name](text)
    except ValueError:
        raise BadSetting(f"{spec!r}: {text!r} is not a number") from None
