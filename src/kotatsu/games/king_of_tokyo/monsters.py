"""Monsters and their dials: who lives and where, what they gain, and the cards that act on every gain.

Here: Friend of Children, Regeneration, Even Bigger, Alien Origin, Rapid Healing.
"""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo.parts import (
    ALIEN_ORIGIN,
    ALIEN_ORIGIN_DISCOUNT,
    EVEN_BIGGER,
    EVEN_BIGGER_HEARTS,
    FRIEND_OF_CHILDREN,
    FULL_HEARTS,
    MIMIC,
    MOST_STARS,
    PRICE,
    RAPID_HEALING,
    RAPID_HEALING_PRICE,
    REGENERATION,
)
from kotatsu.games.king_of_tokyo.state import (
    ENERGY_BY_CARD,
    HEALED_RAPIDLY,
    HEARTS_BY_CARD,
    STARS_BY_CARD,
    State,
)


def power(s: State, seat: int, card: int) -> int:
    """How many times a seat has the power of a keep card: the card itself, and Mimic with its token on it (KT-33)."""
    held = 1 if s.where[card] == seat else 0
    if s.copied == card and s.where[MIMIC] == seat:
        held += 1
    return held


# --- Who lives, and where


def is_alive(s: State, seat: int) -> bool:
    """KT-17: a monster without hearts is out."""
    return s.hearts[seat] > 0


def count_living(s: State) -> int:
    """How many monsters are in the game."""
    living = 0
    for seat in range(s.seats):
        if s.hearts[seat] > 0:
            living += 1
    return living


def in_tokyo(s: State, seat: int) -> bool:
    """City and Bay are Tokyo alike (KT-14)."""
    return s.city == seat or s.bay == seat


def leave_tokyo(s: State, seat: int) -> None:
    """Take a monster off the board, wherever it stands."""
    if s.city == seat:
        s.city = NOBODY
    if s.bay == seat:
        s.bay = NOBODY


def left_of(s: State, seat: int) -> int:
    """The next living monster clockwise; the seat itself when it is alone."""
    other = (seat + 1) % s.seats
    while other != seat and s.hearts[other] == 0:
        other = (other + 1) % s.seats
    return other


def right_of(s: State, seat: int) -> int:
    """The next living monster counter-clockwise; the seat itself when it is alone."""
    other = (seat + s.seats - 1) % s.seats
    while other != seat and s.hearts[other] == 0:
        other = (other + s.seats - 1) % s.seats
    return other


# --- Gains


def gain_stars(s: State, seat: int, stars: int) -> None:
    """KT-29: the dial ends at 20."""
    s.stars[seat] = min(MOST_STARS, s.stars[seat] + stars)


def gain_stars_by(s: State, seat: int, stars: int, card: int) -> None:
    """Stars that a card pays; none are not worth a word."""
    if stars > 0:
        gain_stars(s, seat, stars)
        tell(s, EVERYONE, STARS_BY_CARD, seat, stars, card)


def gain_energy(s: State, seat: int, energy: int) -> int:
    """Friend of Children: each gain of energy is one more. How much it was in all."""
    gained = energy
    if gained > 0:
        gained += power(s, seat, FRIEND_OF_CHILDREN)
        s.energy[seat] += gained
    return gained


def gain_energy_by(s: State, seat: int, energy: int, card: int) -> None:
    """Energy that a card pays."""
    if energy > 0:
        tell(s, EVERYONE, ENERGY_BY_CARD, seat, gain_energy(s, seat, energy), card)


def most_hearts(s: State, seat: int) -> int:
    """KT-16, KT-32, Even Bigger: 10 hearts, or 12, however many copies."""
    if power(s, seat, EVEN_BIGGER) > 0:
        return FULL_HEARTS + EVEN_BIGGER_HEARTS
    return FULL_HEARTS


def gain_hearts(s: State, seat: int, hearts: int) -> int:
    """Regeneration: each gain of hearts is one more; never above the most. How many it really was."""
    if hearts == 0:
        return 0
    room = most_hearts(s, seat) - s.hearts[seat]
    gained = min(room, hearts + power(s, seat, REGENERATION))
    s.hearts[seat] += gained
    return gained


def gain_hearts_by(s: State, seat: int, hearts: int, card: int) -> None:
    """KT-32: hearts that a card gives, inside Tokyo too."""
    gained = gain_hearts(s, seat, hearts)
    if gained > 0:
        tell(s, EVERYONE, HEARTS_BY_CARD, seat, gained, card)


def drop_extra_hearts(s: State) -> None:
    """Even Bigger: when it leaves, so do the hearts above the usual most."""
    for seat in range(s.seats):
        s.hearts[seat] = min(s.hearts[seat], most_hearts(s, seat))


def price_for(s: State, seat: int, card: int) -> int:
    """KT-24, Alien Origin: the printed price, 1 less a copy, never below 0."""
    return max(0, PRICE[card] - ALIEN_ORIGIN_DISCOUNT * power(s, seat, ALIEN_ORIGIN))


# --- Rapid Healing


def can_heal(s: State, seat: int) -> bool:
    """Rapid Healing: alive, below the most hearts, and able to pay."""
    if s.energy[seat] < RAPID_HEALING_PRICE or s.hearts[seat] == 0:
        return False
    return power(s, seat, RAPID_HEALING) > 0 and s.hearts[seat] < most_hearts(s, seat)


def heal_rapidly(s: State, seat: int) -> None:
    """Rapid Healing: 2 energy for a heart, at any question that the owner is asked."""
    s.energy[seat] -= RAPID_HEALING_PRICE
    tell(s, EVERYONE, HEALED_RAPIDLY, seat, gain_hearts(s, seat, 1))


def could_outlast(s: State, seat: int, hearts: int) -> bool:
    """Whether paying for Rapid Healing would let a seat survive a loss that is fatal as things stand."""
    if not can_heal(s, seat):
        return False
    heals = s.energy[seat] // RAPID_HEALING_PRICE
    best = s.hearts[seat] + heals * (1 + power(s, seat, REGENERATION))
    return min(best, most_hearts(s, seat)) > hearts >= s.hearts[seat]
