"""Games of a study in which every seat plays by the same net, compiled: hundreds of times as fast as by matches."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from kotatsu.bots.net import Net
from kotatsu.bots.net_program import tower_arrays
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import relative_actions
from kotatsu.engine.relative_record import RelativeItems, relative_record
from kotatsu.study.net_program import NetPlayWork, play_net_games

NOWHERE = -1


def play_by_net(batch: Batch, game: Game, net: Net) -> None:
    """Play a batch to its end; its record may be longer than the game's, by what is noted behind it."""
    policy, record = tower_arrays(net.policy), relative_record(game)
    states, view = batch.states, np.zeros(1, batch.states.dtype)
    work = NetPlayWork(
        states=states,
        state_words=states.view(np.uint32).reshape(len(states), -1),
        views=view,
        view_words=view.view(np.uint32),
        view_bytes=view.view(np.int8),
        view_pairs=view.view(np.int16),
        items=items_of(batch.game, game),
        relative=relative_actions(game),
        policy=policy,
        observation=np.zeros(record.width, np.int16),
        hidden=np.zeros((2, len(policy.bias)), np.float32),
        logits=np.zeros(len(policy.head_bias), np.float32),
        mask=np.zeros(game.actions.count, np.uint8),
        decisions=batch.decisions,
    )
    compile_driver(batch.game, play_net_games)(work, game.longest)


@cache
def items_of(noting: Game, game: Game) -> RelativeItems:
    """Where the fields of a longer record go in an observation of the game's own; what is noted goes nowhere."""
    longer, own = relative_record(noting), relative_record(game)
    places = np.full(longer.width, NOWHERE, np.int32)
    for name, (start, shape) in own.spans.items():
        begin, count = longer.spans[name][0], math.prod(shape)
        places[begin : begin + count] = np.arange(start, start + count)
    items = longer.items
    narrow, wide = places[items.narrow_to] != NOWHERE, places[items.wide_to] != NOWHERE
    agenda = items.agenda.copy()
    if agenda[0] >= 0:
        agenda[0] = places[agenda[0]]
    return RelativeItems(
        places[items.narrow_to[narrow]],
        np.ascontiguousarray(items.narrow_source[:, :, narrow]),
        items.narrow_seat[narrow],
        places[items.wide_to[wide]],
        np.ascontiguousarray(items.wide_source[:, :, wide]),
        items.wide_seat[wide],
        agenda,
        items.frame_seats,
    )
