"""For people: what is asked now, and which clause forbids a choice."""

from __future__ import annotations

from kotatsu.engine.agenda import WHAT, top_frame
from kotatsu.games.king_of_tokyo.parts import CARD_KINDS
from kotatsu.games.king_of_tokyo.state import ASKS, CLAUSES, QUESTIONS, State


def question(s: State) -> int:
    """What the actor is asked: a place in QUESTIONS."""
    return QUESTIONS.index(ASKS[top_frame(s, WHAT)])


def _card_clause(card: str) -> int:
    """The clause of a card: KT-C1 is the first in parts.toml."""
    return CLAUSES[f"C{CARD_KINDS.index(card) + 1}"]


FORBIDS = {
    "keep": CLAUSES["10"],
    "free": CLAUSES["10"],
    "roll": CLAUSES["10"],
    "stop": CLAUSES["10"],
    "drink": _card_clause("energy_drink"),
    "smoke": _card_clause("smoke_cloud"),
    "reroll_three": _card_clause("background_dweller"),
    "probe": _card_clause("psychic_probe"),
    "cull": _card_clause("herd_culler"),
    "stretch": _card_clause("stretchy"),
    "twist": _card_clause("plot_twist"),
    "resolve": CLAUSES["11"],
    "resolve_all": CLAUSES["11"],
    "cure_poison": CLAUSES["35"],
    "cure_shrink": CLAUSES["35"],
    "ray": _card_clause("healing_ray"),
    "use_hearts": CLAUSES["16"],
    "camouflage": _card_clause("camouflage"),
    "wings": _card_clause("wings"),
    "endure": CLAUSES["14"],
    "heal": _card_clause("rapid_healing"),
    "flee": CLAUSES["18"],
    "stay": CLAUSES["18"],
    "buy": CLAUSES["24"],
    "sweep": CLAUSES["25"],
    "copy": CLAUSES["33"],
    "sell": CLAUSES["37"],
    "play_on": _card_clause("freeze_time"),
    "done": CLAUSES["28"],
}
"""For each verb the clause that says when it is open."""
