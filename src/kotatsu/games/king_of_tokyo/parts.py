"""The components of King of Tokyo as tables that the rules can index; `parts.toml` says what is printed on each.

A card is a number: the 48 keep cards first, then the 18 discard cards. Where two copies exist they are two numbers,
one after the other.
"""

from __future__ import annotations

from typing import Any

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import load_parts

PARTS = load_parts(__file__)

MAX_SEATS = 6
MONSTER_NAMES: tuple[str, ...] = tuple(monster["id"] for monster in PARTS["monsters"])
MONSTERS = len(MONSTER_NAMES)
FULL_HEARTS: int = PARTS["monster"]["hearts"]
MOST_STARS: int = PARTS["monster"]["most_stars"]
ENTERING_STARS: int = PARTS["tokyo"]["entering_stars"]
STARTING_STARS: int = PARTS["tokyo"]["starting_stars"]
BAY_FROM_LIVING: int = PARTS["tokyo"]["bay_from_living"]

FACE_NAMES: tuple[str, ...] = tuple(PARTS["dice"]["faces"])
FACES = len(FACE_NAMES)
ONE, TWO, THREE, ENERGY, SMASH, HEART = range(FACES)
DICE: int = PARTS["dice"]["count"]
MOST_DICE: int = PARTS["dice"]["most"]
ROLLS: int = PARTS["dice"]["rolls"]

DISPLAY: int = PARTS["display"]["cards"]
SWEEP_PRICE: int = PARTS["display"]["sweep_price"]

# --- The cards

_COPIES: list[tuple[str, dict[str, Any]]] = [
    (card["id"] if copy == 0 else f"{card['id']}_{copy + 1}", card)
    for card in PARTS["cards"]
    for copy in range(card["copies"])
]
CARD_NAMES: tuple[str, ...] = tuple(name for name, _ in _COPIES)
CARDS = len(CARD_NAMES)
KEEPS: int = sum(card["kind"] == "keep" for _, card in _COPIES)
"""Cards below this number stay before their owner."""
CARD_KINDS: tuple[str, ...] = tuple(card["id"] for card in PARTS["cards"])
"""The distinct cards, in the order of their clauses KT-C1 to KT-C64."""
KIND_OF: tuple[str, ...] = tuple(card["id"] for _, card in _COPIES)
"""The kind of each card: the same for both copies."""

PRICE: tuple[int, ...] = tuple(card["price"] for _, card in _COPIES)


def _effect(figure: str) -> tuple[int, ...]:
    """What each card does at once when it is bought, in one respect."""
    return tuple(card.get(figure, 0) for _, card in _COPIES)


STARS_GAINED = _effect("stars")
HEARTS_GAINED = _effect("hearts")
ENERGY_GAINED = _effect("energy")
OTHERS_LOSE = _effect("others_lose")
BUYER_LOSES = _effect("buyer_loses")
TOKENS = _effect("tokens")


def _card(name: str) -> int:
    """The number of a card that a rule names; the other cards only gain or hurt, by their figures above."""
    return CARD_NAMES.index(name)


ACID_ATTACK = _card("acid_attack")
ALIEN_ORIGIN = _card("alien_origin")
ALPHA_MONSTER = _card("alpha_monster")
ARMOR_PLATING = _card("armor_plating")
BACKGROUND_DWELLER = _card("background_dweller")
BATTERY_MONSTER = _card("battery_monster")
BURROWING = _card("burrowing")
CAMOUFLAGE = _card("camouflage")
COMPLETE_DESTRUCTION = _card("complete_destruction")
DETRITIVORE = _card("detritivore")
EATER_OF_THE_DEAD = _card("eater_of_the_dead")
ENERGY_DRINK = _card("energy_drink")
ENERGY_HOARDER = _card("energy_hoarder")
EVEN_BIGGER = _card("even_bigger")
EXTRA_HEAD = _card("extra_head")
EXTRA_HEAD_2 = _card("extra_head_2")
FIRE_BREATHING = _card("fire_breathing")
FREEZE_TIME = _card("freeze_time")
FRIEND_OF_CHILDREN = _card("friend_of_children")
GIANT_BRAIN = _card("giant_brain")
GOURMET = _card("gourmet")
HEALING_RAY = _card("healing_ray")
HERBIVORE = _card("herbivore")
HERD_CULLER = _card("herd_culler")
IT_HAS_A_CHILD = _card("it_has_a_child")
JETS = _card("jets")
MADE_IN_A_LAB = _card("made_in_a_lab")
MEDIA_FRIENDLY = _card("media_friendly")
METAMORPH = _card("metamorph")
MIMIC = _card("mimic")
NOVA_BREATH = _card("nova_breath")
OPPORTUNIST = _card("opportunist")
PARASITIC_TENTACLES = _card("parasitic_tentacles")
PLOT_TWIST = _card("plot_twist")
POISON_QUILLS = _card("poison_quills")
POISON_SPIT = _card("poison_spit")
PSYCHIC_PROBE = _card("psychic_probe")
RAPID_HEALING = _card("rapid_healing")
REGENERATION = _card("regeneration")
ROOTING_FOR_THE_UNDERDOG = _card("rooting_for_the_underdog")
SHRINK_RAY = _card("shrink_ray")
SMOKE_CLOUD = _card("smoke_cloud")
SOLAR_POWERED = _card("solar_powered")
SPIKED_TAIL = _card("spiked_tail")
STRETCHY = _card("stretchy")
URBAVORE = _card("urbavore")
WERE_ONLY_MAKING_IT_STRONGER = _card("were_only_making_it_stronger")
WINGS = _card("wings")
DEATH_FROM_ABOVE = _card("death_from_above")
EVACUATION_ORDERS = _card("evacuation_orders")
EVACUATION_ORDERS_2 = _card("evacuation_orders_2")
FRENZY = _card("frenzy")
VAST_STORM = _card("vast_storm")

# --- What single cards ask or give

_FIGURES: dict[str, Any] = PARTS["figures"]


def _figure(name: str) -> int:
    return int(_FIGURES[name])


ACID_ATTACK_SMASHES = _figure("acid_attack_smashes")
ALIEN_ORIGIN_DISCOUNT = _figure("alien_origin_discount")
ALPHA_MONSTER_STARS = _figure("alpha_monster_stars")
BATTERY_MONSTER_CUBES = _figure("battery_monster_cubes")
BURROWING_SMASHES = _figure("burrowing_smashes")
BURROWING_HEARTS = _figure("burrowing_hearts")
COMPLETE_DESTRUCTION_STARS = _figure("complete_destruction_stars")
DETRITIVORE_STARS = _figure("detritivore_stars")
EATER_OF_THE_DEAD_STARS = _figure("eater_of_the_dead_stars")
ENERGY_DRINK_PRICE = _figure("energy_drink_price")
ENERGY_HOARDER_SET = _figure("energy_hoarder_set")
EVACUATION_ORDERS_STARS = _figure("evacuation_orders_stars")
EVEN_BIGGER_HEARTS = _figure("even_bigger_hearts")
FIRE_BREATHING_HEARTS = _figure("fire_breathing_hearts")
GOURMET_STARS = _figure("gourmet_stars")
HEALING_RAY_PRICE = _figure("healing_ray_price")
HERBIVORE_STARS = _figure("herbivore_stars")
MEDIA_FRIENDLY_STARS = _figure("media_friendly_stars")
MIMIC_PRICE = _figure("mimic_price")
POISON_QUILLS_SMASHES = _figure("poison_quills_smashes")
RAPID_HEALING_PRICE = _figure("rapid_healing_price")
ROOTING_FOR_THE_UNDERDOG_STARS = _figure("rooting_for_the_underdog_stars")
SOLAR_POWERED_ENERGY = _figure("solar_powered_energy")
SPIKED_TAIL_SMASHES = _figure("spiked_tail_smashes")
STRETCHY_PRICE = _figure("stretchy_price")
STRONGER_FROM = _figure("stronger_from")
STRONGER_ENERGY = _figure("stronger_energy")
URBAVORE_STARS = _figure("urbavore_stars")
URBAVORE_SMASHES = _figure("urbavore_smashes")
VAST_STORM_SHARE = _figure("vast_storm_share")
WINGS_PRICE = _figure("wings_price")

if [card["kind"] for _, card in _COPIES] != ["keep"] * KEEPS + ["discard"] * (CARDS - KEEPS):
    raise PartsError("parts.toml of King of Tokyo: keep cards come first, then discard cards")
if len(FACE_NAMES) != FACES or MONSTERS < MAX_SEATS:
    raise PartsError("parts.toml of King of Tokyo: a die has six faces, and there is a monster for each of six players")
