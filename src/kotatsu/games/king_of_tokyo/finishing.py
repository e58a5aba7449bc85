"""Step 5, the end of a turn (KT-28, KT-37): Metamorph sells, then the cards that act at the end of a turn, then poison.

In this order: Metamorph, Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered, Poison tokens.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.healing import offer_last_healing
from kotatsu.games.king_of_tokyo.keeping import discard_card
from kotatsu.games.king_of_tokyo.losing import by_card, push_blow
from kotatsu.games.king_of_tokyo.monsters import gain_energy_by, gain_stars_by, is_alive, power
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State, Verb

# --- Metamorph


def ask_to_sell(s: State, seat: int) -> bool:
    """KT-37: after buying, the owner of Metamorph may sell keep cards; without Metamorph the selling ends."""
    if is_alive(s, seat) and power(s, seat, parts.METAMORPH) > 0:
        s.actor = seat
        return True
    pop(s)
    return False


def answer_sale(s: State, action: int) -> None:
    """A card to sell, or no more. A copy of Rapid Healing may be used before its original is sold (KT-D15)."""
    if action == Verb.DONE:
        pop(s)
        return
    card = action - Verb.SELL
    push(s, Frame.SALE, s.actor, card, 0)
    if card == parts.RAPID_HEALING:
        offer_last_healing(s, s.actor)


def sell(s: State, seat: int) -> bool:
    """KT-37, KT-D3: the printed price, whatever was paid; a refund is no gain for Friend of Children."""
    card = top_frame(s, SECOND)
    pop(s)
    s.energy[seat] += parts.PRICE[card]
    tell(s, EVERYONE, EventKind.SOLD, seat, card, parts.PRICE[card])
    discard_card(s, card)
    return False


# --- Effects


def end_effects(s: State, seat: int) -> bool:
    """KT-28: the cards that act at the end of a turn, in the order of the flow table; poison is the last loss."""
    pop(s)
    if not is_alive(s, seat):
        return False
    if is_underdog(s, seat):
        stars = parts.ROOTING_FOR_THE_UNDERDOG_STARS * power(s, seat, parts.ROOTING_FOR_THE_UNDERDOG)
        gain_stars_by(s, seat, stars, parts.ROOTING_FOR_THE_UNDERDOG)
    sets = s.energy[seat] // parts.ENERGY_HOARDER_SET
    gain_stars_by(s, seat, sets * power(s, seat, parts.ENERGY_HOARDER), parts.ENERGY_HOARDER)
    if s.hurt == 0:
        gain_stars_by(s, seat, parts.HERBIVORE_STARS * power(s, seat, parts.HERBIVORE), parts.HERBIVORE)
    if s.energy[seat] == 0:
        gain_energy_by(s, seat, parts.SOLAR_POWERED_ENERGY * power(s, seat, parts.SOLAR_POWERED), parts.SOLAR_POWERED)
    push_blow(s, seat, s.poison[seat], by_card(s, parts.POISON_SPIT, NOBODY))
    return False


def is_underdog(s: State, seat: int) -> bool:
    """Rooting for the Underdog: fewer stars than every other living monster."""
    for other in range(s.seats):
        if other != seat and is_alive(s, other) and s.stars[other] <= s.stars[seat]:
            return False
    return True
