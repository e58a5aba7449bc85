"""Monsters and their dials: who lives and where, what they gain, and the cards that act on every gain.

Here: Friend of Children, Regeneration, Even Bigger, Alien Origin.
"""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import EventKind, State


def power(s: State, seat: int, card: int) -> int:
    """How many times a seat has the power of a keep card: the card itself, and Mimic with its token on it (KT-33)."""
    held = 1 if s.where[card] == seat else 0
    if s.copied == card and s.where[parts.MIMIC] == seat:
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
    s.stars[seat] = min(parts.MOST_STARS, s.stars[seat] + stars)


def gain_stars_by(s: State, seat: int, stars: int, card: int) -> None:
    """Stars that a card pays; none are not worth a word."""
    if stars > 0:
        gain_stars(s, seat, stars)
        tell(s, EVERYONE, EventKind.STARS_BY_CARD, seat, stars, card)


def gain_energy(s: State, seat: int, energy: int) -> int:
    """Friend of Children: each gain of energy is one more. How much it was in all."""
    gained = energy
    if gained > 0:
        gained += power(s, seat, parts.FRIEND_OF_CHILDREN)
        s.energy[seat] += gained
    return gained


def gain_energy_by(s: State, seat: int, energy: int, card: int) -> None:
    """Energy that a card pays."""
    if energy > 0:
        tell(s, EVERYONE, EventKind.ENERGY_BY_CARD, seat, gain_energy(s, seat, energy), card)


def most_hearts(s: State, seat: int) -> int:
    """KT-16, KT-32, Even Bigger: 10 hearts, or 12, however many copies."""
    if power(s, seat, parts.EVEN_BIGGER) > 0:
        return parts.FULL_HEARTS + parts.EVEN_BIGGER_HEARTS
    return parts.FULL_HEARTS


def gain_hearts(s: State, seat: int, hearts: int) -> int:
    """Regeneration: each gain of hearts is one more; never above the most. How many it really was."""
    if hearts == 0:
        return 0
    room = most_hearts(s, seat) - s.hearts[seat]
    gained = min(room, hearts + power(s, seat, parts.REGENERATION))
    s.hearts[seat] += gained
    return gained


def gain_hearts_by(s: State, seat: int, hearts: int, card: int) -> None:
    """KT-32: hearts that a card gives, inside Tokyo too."""
    gained = gain_hearts(s, seat, hearts)
    if gained > 0:
        tell(s, EVERYONE, EventKind.HEARTS_BY_CARD, seat, gained, card)


def drop_extra_hearts(s: State) -> None:
    """Even Bigger: when it leaves, so do the hearts above the usual most."""
    for seat in range(s.seats):
        s.hearts[seat] = min(s.hearts[seat], most_hearts(s, seat))


def price_for(s: State, seat: int, card: int) -> int:
    """KT-24, Alien Origin: the printed price, 1 less a copy, never below 0."""
    return max(0, parts.PRICE[card] - parts.ALIEN_ORIGIN_DISCOUNT * power(s, seat, parts.ALIEN_ORIGIN))
