"""The table of King of Tokyo in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.engine.agenda import SECOND, top_frame
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.choices import question
from kotatsu.games.king_of_tokyo.monsters import in_tokyo, most_hearts, price_for
from kotatsu.games.king_of_tokyo.state import NO_CARD, NO_MONSTER, PILE, TOPS, Question, State, Verb

TOLD_TOGETHER = (("told-rolled", ("rolled_numbers", "rolled_symbols")),)
"""A roll is one sentence."""
MINOR_EVENTS = (
    ("shown",),
    ("turn_begins",),
    ("rolled_numbers", "rolled_symbols"),
    ("energy_rolled",),
    ("looks", "discarded", "copy_ends", "reshuffled"),
    ("hearts_rolled",),
    ("energy_by_card",),
)
"""What the board or the question shows anyway comes first."""


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table as this seat sees it: Tokyo, the dice, the cards for sale, then each monster."""
    said = tokyo(s, seat, words, names)
    if s.actor != NOBODY:
        said += dice(s, seat, words, names)
        said += loss(s, seat, words, names)
    said += market(s, seat, words)
    for other in range(s.seats):
        said += monster(s, other, seat, words, names)
    return said


def you(owner: int, reader: int) -> str:
    """For words that speak to the reader: whether a seat is the reader's."""
    return "yes" if owner == reader else "no"


def tokyo(s: State, reader: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """Who holds City, and Bay while it is open."""
    said = [words.text("text-city_free")]
    if s.city != NOBODY:
        said = [words.text("text-city", name=names[s.city], you=you(s.city, reader))]
    if s.bay != NOBODY:
        said.append(words.text("text-bay", name=names[s.bay], you=you(s.bay, reader)))
    elif sum(s.hearts[seat] > 0 for seat in range(s.seats)) >= parts.BAY_FROM_LIVING:
        said.append(words.text("text-bay_free"))
    return said


def dice(s: State, reader: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """The dice of the turn, those set aside marked."""
    if s.dice == 0:
        return []
    faces = []
    for die in range(s.dice):
        face = words.word("face", parts.FACE_NAMES[s.die[die]])
        faces.append(words.text("text-aside", face=face) if s.aside[die] else face)
    shown = ", ".join(faces)
    return [words.text("text-dice", name=names[s.turn], you=you(s.turn, reader), dice=shown, rolls=s.rolls_left)]


def loss(s: State, reader: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """The hearts at stake while somebody decides what to do about them."""
    if question(s) != Question.PREVENT:
        return []
    hearts = top_frame(s, SECOND)
    return [words.text("text-loss", name=names[s.actor], you=you(s.actor, reader), hearts=hearts)]


def market(s: State, seat: int, words: WordsProtocol) -> list[str]:
    """The cards for sale at their printed prices, and what this seat knows of the pile."""
    shown = [s.display[place] for place in range(parts.DISPLAY) if s.display[place] != NO_CARD]
    said = [words.text("text-sale", cards=", ".join(priced(card, words) for card in shown))]
    said += [does(card, words) for card in shown]
    said.append(words.text("text-pile", cards=sum(s.where[card] == PILE for card in range(parts.CARDS))))
    known = [s.top[depth] for depth in range(TOPS) if s.top[depth] >= 0 and 0 <= seat < s.seats]
    if known:
        said.append(words.text("text-top", cards=", ".join(priced(card, words) for card in known)))
        said += [does(card, words) for card in known]
    return said


def does(card: int, words: WordsProtocol) -> str:
    """A card and what is printed on it."""
    effect = words.text(f"effect-{parts.KIND_OF[card]}")
    return words.text("text-does", card=words.word("card", parts.CARD_NAMES[card]), effect=effect)


def priced(card: int, words: WordsProtocol) -> str:
    """A card and its printed price."""
    return words.text("text-card", card=words.word("card", parts.CARD_NAMES[card]), price=parts.PRICE[card])


def monster(s: State, seat: int, reader: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A monster's dials, its tokens and its cards."""
    kind = words.text("text-no_monster")
    if s.monster[seat] != NO_MONSTER:
        kind = words.word("monster", parts.MONSTER_NAMES[s.monster[seat]])
    if s.hearts[seat] == 0:
        return [words.text("text-out", name=names[seat], monster=kind)]
    said = [
        words.text(
            "text-seat",
            name=names[seat],
            monster=kind,
            hearts=s.hearts[seat],
            most=most_hearts(s, seat),
            stars=s.stars[seat],
            most_stars=parts.MOST_STARS,
            energy=s.energy[seat],
        )
    ]
    if s.winged[seat]:
        said.append(words.text("text-winged", name=names[seat]))
    if s.poison[seat] + s.shrink[seat] > 0:
        tokens = {"poison": s.poison[seat], "shrink": s.shrink[seat]}
        said.append(words.text("text-tokens", name=names[seat], you=you(seat, reader), **tokens))
    held = [card for card in range(parts.KEEPS) if s.where[card] == seat]
    if held:
        cards = ", ".join(kept_card(s, card, words) for card in held)
        said.append(words.text("text-cards", name=names[seat], you=you(seat, reader), cards=cards))
        said += [does(card, words) for card in held]
    return said


def kept_card(s: State, card: int, words: WordsProtocol) -> str:
    """A keep card with what lies on it."""
    name = words.word("card", parts.CARD_NAMES[card])
    if card == parts.BATTERY_MONSTER:
        return words.text("text-on", card=name, tokens=s.cubes)
    if card == parts.SMOKE_CLOUD:
        return words.text("text-on", card=name, tokens=s.smoke)
    if card == parts.MIMIC and s.copied != NO_CARD:
        copied = words.word("card", parts.CARD_NAMES[s.copied])
        if s.mimic_tokens > 0:
            return words.text("text-mimic_on", card=copied, tokens=s.mimic_tokens)
        return words.text("text-mimic", card=copied)
    return name


# --- Choices


DONE_WORDS = {
    Question.MOVE_MIMIC: "choice-leave_token",
    Question.PROBE: "choice-no_thanks",
    Question.PROBED_THREE: "choice-dice_stand",
    Question.CHANGE_DICE: "choice-dice_stand",
    Question.CAMOUFLAGED_THREES: "choice-no_thanks",
    Question.BUY: "choice-stop_buying",
    Question.OPPORTUNITY: "choice-no_thanks",
    Question.HEAL: "choice-no_thanks",
    Question.SELL: "choice-keep_cards",
    Question.EXTRA_TURN: "choice-no_extra_turn",
}
"""How each question says that one wants nothing (more)."""


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with the prices, owners and figures of this position."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    asked = question(s)
    if verb in ("buy", "copy", "sell"):
        return card_choice(s, verb, values["card"], words, names)
    if verb == "roll":
        return words.text("choice-roll", dice=sum(s.aside[die] == 0 for die in range(s.dice)))
    if verb == "endure" and asked == Question.PREVENT:
        return words.text("choice-endure", hearts=min(s.hearts[s.actor], top_frame(s, SECOND)))
    if verb == "use_hearts" and asked == Question.SPEND_HEARTS:
        key = "choice-waste_hearts" if in_tokyo(s, s.actor) else "choice-use_hearts"
        return words.text(key, dice=s.heart_dice)
    if verb == "done" and asked in DONE_WORDS:
        return words.text(DONE_WORDS[asked])
    return words.action(action, names)


def card_choice(s: State, verb: str, card: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """Buying, copying or selling a card: from whom, and for how much."""
    name = words.word("card", parts.CARD_NAMES[card])
    owner = names[s.where[card]] if s.where[card] < s.seats else ""
    if verb == "sell":
        return words.text("choice-sell", card=name, price=parts.PRICE[card])
    if verb == "copy":
        key = "choice-copy_own" if s.where[card] == s.actor else "choice-copy"
        return words.text(key, card=name, seat=owner)
    price = price_for(s, s.actor, card)
    if owner:
        return words.text("choice-buy_from", card=name, seat=owner, price=price)
    return words.text("choice-buy_top" if s.where[card] == PILE else "choice-buy", card=name, price=price)
