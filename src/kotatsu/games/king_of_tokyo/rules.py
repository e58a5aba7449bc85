"""The rules of King of Tokyo: the façade, and the table of questions. KT-n names a clause.

A turn is a list of frames on the agenda (turns.begin_turn); each frame does its part or asks its seat (turns.FRAMES).
Where to look:

    set-up                                setup.py        picking monsters, who begins         opening.py
    flow of a turn, whose turn is next    turns.py        losing hearts, preventing it         losing.py
    rolling (step 1)                      rolling.py      probes and changed dice              changing.py
    numbers, energy, hearts (step 2)      resolving.py    smashes, fleeing, entering (2, 3)    fighting.py
    what follows a loss                   falling.py      Rapid Healing                        healing.py
    buying (step 4)                       buying.py       what discard cards do                discards.py
    display and pile                      market.py       keep cards and Mimic                 keeping.py
    end of a turn (step 5)                finishing.py    end of the game, score               ending.py
    dials, gains                          monsters.py     dice                                 dice.py
    what is allowed, and why not          permissions.py  what may be answered                 choices.py
    what is hidden                        secrets.py      names and the state                  state.py
"""

from __future__ import annotations

from kotatsu.engine.dispatch import Answer, answering
from kotatsu.engine.layout import Mask
from kotatsu.games.king_of_tokyo import (
    buying,
    changing,
    choices,
    fighting,
    finishing,
    healing,
    keeping,
    losing,
    opening,
    permissions,
    resolving,
    rolling,
    turns,
)
from kotatsu.games.king_of_tokyo.bounds import BOUNDS
from kotatsu.games.king_of_tokyo.choices import question, refusing
from kotatsu.games.king_of_tokyo.ending import result, score
from kotatsu.games.king_of_tokyo.healing import heal_rapidly
from kotatsu.games.king_of_tokyo.monsters import is_alive
from kotatsu.games.king_of_tokyo.permissions import forbids_heal, forbids_nothing
from kotatsu.games.king_of_tokyo.secrets import guess, hide
from kotatsu.games.king_of_tokyo.setup import setup
from kotatsu.games.king_of_tokyo.state import (
    CLAUSES,
    VOCABULARY,
    EventKind,
    Question,
    State,
    Verb,
)

__all__ = [
    "BOUNDS",
    "CLAUSES",
    "VOCABULARY",
    "EventKind",
    "Question",
    "State",
    "Verb",
    "guess",
    "hide",
    "is_alive",
    "legal",
    "question",
    "result",
    "score",
    "setup",
    "step",
    "why_not",
]

ANSWERS = {
    Question.MOVE_MIMIC: Answer(
        mark=choices.mark_mimic_moves,
        forbids=refusing({Verb.COPY: permissions.forbids_copy, Verb.DONE: forbids_nothing}),
        do=keeping.answer_mimic_move,
    ),
    Question.ROLL: Answer(
        mark=choices.mark_rolls,
        forbids=refusing(
            {
                Verb.KEEP: permissions.forbids_keep,
                Verb.FREE: permissions.forbids_free,
                Verb.ROLL: permissions.forbids_roll,
                Verb.STOP: forbids_nothing,
                Verb.DRINK: permissions.forbids_drink,
                Verb.SMOKE: permissions.forbids_smoke,
                Verb.REROLL_THREE: permissions.forbids_reroll_three,
            }
        ),
        do=rolling.answer_roll,
    ),
    Question.PROBE: Answer(
        mark=choices.mark_probes,
        forbids=refusing({Verb.PROBE: permissions.forbids_probe, Verb.DONE: forbids_nothing}),
        do=changing.answer_probe,
    ),
    Question.PROBED_THREE: Answer(
        mark=choices.mark_three,
        forbids=refusing({Verb.REROLL_THREE: forbids_nothing, Verb.DONE: forbids_nothing}),
        do=changing.answer_probed_three,
    ),
    Question.CHANGE_DICE: Answer(
        mark=choices.mark_changes,
        forbids=refusing(
            {
                Verb.CULL: permissions.forbids_cull,
                Verb.STRETCH: permissions.forbids_stretch,
                Verb.TWIST: permissions.forbids_twist,
                Verb.REROLL_THREE: permissions.forbids_change_three,
                Verb.DONE: forbids_nothing,
            }
        ),
        do=changing.answer_change,
    ),
    Question.RESOLVE: Answer(
        mark=choices.mark_symbols,
        forbids=refusing({Verb.RESOLVE: permissions.forbids_resolve, Verb.RESOLVE_ALL: forbids_nothing}),
        do=resolving.answer_resolve,
    ),
    Question.SPEND_HEARTS: Answer(
        mark=choices.mark_hearts,
        forbids=refusing(
            {
                Verb.CURE_POISON: permissions.forbids_cure_poison,
                Verb.CURE_SHRINK: permissions.forbids_cure_shrink,
                Verb.RAY: permissions.forbids_ray,
                Verb.USE_HEARTS: forbids_nothing,
            }
        ),
        do=resolving.answer_hearts,
    ),
    Question.PREVENT: Answer(
        mark=choices.mark_prevention,
        forbids=refusing({Verb.WINGS: permissions.forbids_wings, Verb.ENDURE: forbids_nothing}),
        do=losing.answer_prevention,
    ),
    Question.CAMOUFLAGED_THREES: Answer(
        mark=choices.mark_three,
        forbids=refusing({Verb.REROLL_THREE: forbids_nothing, Verb.DONE: forbids_nothing}),
        do=losing.answer_camouflaged_three,
    ),
    Question.FLEE: Answer(
        mark=choices.mark_flight,
        forbids=refusing({Verb.FLEE: forbids_nothing, Verb.STAY: forbids_nothing}),
        do=fighting.answer_flight,
    ),
    Question.BUY: Answer(
        mark=choices.mark_purchases,
        forbids=refusing(
            {Verb.BUY: permissions.forbids_buy, Verb.SWEEP: permissions.forbids_sweep, Verb.DONE: forbids_nothing}
        ),
        do=buying.answer_buy,
    ),
    Question.COPY: Answer(
        mark=choices.mark_copies,
        forbids=refusing({Verb.COPY: permissions.forbids_copy}),
        do=keeping.answer_copy,
    ),
    Question.OPPORTUNITY: Answer(
        mark=choices.mark_opportunities,
        forbids=refusing({Verb.BUY: permissions.forbids_snatch, Verb.DONE: forbids_nothing}),
        do=buying.answer_opportunity,
    ),
    Question.HEAL: Answer(
        mark=choices.mark_done,
        forbids=refusing({Verb.DONE: forbids_nothing}),
        do=healing.close_window,
    ),
    Question.SELL: Answer(
        mark=choices.mark_sales,
        forbids=refusing({Verb.SELL: permissions.forbids_sell, Verb.DONE: forbids_nothing}),
        do=finishing.answer_sale,
    ),
    Question.EXTRA_TURN: Answer(
        mark=choices.mark_extra_turn,
        forbids=refusing({Verb.PLAY_ON: forbids_nothing, Verb.DONE: forbids_nothing}),
        do=turns.answer_extra_turn,
    ),
    Question.MONSTER: Answer(
        mark=choices.mark_monsters,
        forbids=refusing({Verb.PICK: permissions.forbids_pick, Verb.PICK_AT_RANDOM: forbids_nothing}),
        do=opening.answer_monster,
    ),
}
"""Each question with what may answer it, why something may not, and what an answer does."""

mark_answers, why_not, answer = answering(question, ANSWERS)


def legal(s: State, mask: Mask) -> int:
    """What the actor may choose: the answers to the question at hand, and Rapid Healing at any moment."""
    count = mark_answers(s, mask)
    return count + choices.mark(mask, Verb.HEAL, forbids_heal(s))


def step(s: State, action: int) -> None:
    """Answer the question at hand, then run on."""
    if action == Verb.HEAL:
        heal_rapidly(s, s.actor)
    else:
        answer(s, action)
    turns.run(s)
