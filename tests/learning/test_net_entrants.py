"""Nets as entrants of arenas, and many arenas at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu.arena.many_tables import Table
from kotatsu.arena.shared_cores import play_tournaments
from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.net_file import BadNet, save_net
from kotatsu.bots.net_search import NetSearchBot
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.entrants import enter
from tests.learning.test_net import random_net

TIKI = kotatsu.load("tiki-topple")


def test_nets_enter_by_their_specs(tmp_path: Path) -> None:
    path = tmp_path / "tiki.npz"
    save_net(random_net(TIKI), path)
    assert isinstance(enter("net", TIKI), NetBot)
    assert isinstance(enter(f"net:{path}", TIKI), NetBot)
    bot = enter(f"net+search:32:patience=4:exploration=0.8:seconds=0.5:file={path}", TIKI)
    assert isinstance(bot, NetSearchBot)
    assert (bot.iterations, bot.seconds, bot.settings.patience, bot.settings.exploration) == (32, 0.5, 4, 0.8)


def test_wrong_specs_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="there is no net at"):
        enter(f"net:{tmp_path / 'none.npz'}", TIKI)
    with pytest.raises(BadSetting, match="needs a number of iterations"):
        enter("net+search:many", TIKI)
    with pytest.raises(BadSetting, match="no setting 'patients'"):
        enter("net+search:8:patients=2", TIKI)
    with pytest.raises(BadSetting, match="is not a number"):
        enter("net+search:8:patience=long", TIKI)


def test_many_tables_are_played_kept_and_taken_up_again(tmp_path: Path) -> None:
    lines = ["tiki-topple 2 4 net,random", "pikit 3 2 random,random"]
    tables = [Table.read(line, seed=3, out=tmp_path) for line in lines]
    play_tournaments([(table.tournament, table.results) for table in tables], workers=2)
    assert [len(table.results.read_text("utf-8").splitlines()) for table in tables] == [5, 3]
    before = tables[0].results.read_bytes()
    play_tournaments([(table.tournament, table.results) for table in tables], workers=2)
    assert tables[0].results.read_bytes() == before
    assert tables[0].line().startswith("| tiki-topple | 2 | net, random | 4 | ")
    with pytest.raises(BadSetting, match="is not a table"):
        Table.read("tiki-topple two 4 net,random", 1, tmp_path)
