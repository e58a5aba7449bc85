"""The table of KIKAI in plain lines, and its choices in words, for terminals, pages and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.build import level_to_raise
from kotatsu.games.kikai.choices import question
from kotatsu.games.kikai.counts import fans_at, fans_taken, is_empty, layer_size
from kotatsu.games.kikai.ending import score
from kotatsu.games.kikai.fans import toll_to_pay
from kotatsu.games.kikai.flyers import deploy_cost
from kotatsu.games.kikai.gains import track_value
from kotatsu.games.kikai.kinds import AdvancedTile, Colour, Gain, Level, NormalTile
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Mode, Question, State, Verb

# --- Words for things


def gains(row: int, words: WordsProtocol) -> str:
    """A printed bonus as a list: `1 ladder, 2 points`."""
    said = [
        words.text(f"gain-{name}", amount=parts.BONUSES[row, gain])
        for gain, name in enumerate(Gain.names)
        if parts.BONUSES[row, gain]
    ]
    return ", ".join(said) or words.text("gain-nothing")


def district_name(district: int, words: WordsProtocol) -> str:
    """The sign over a district."""
    return words.word("district", parts.DISTRICT_NAMES[district])


def element_name(element: int, words: WordsProtocol) -> str:
    """An element by its colour and the thing that it was."""
    return words.word("element", parts.ELEMENT_NAMES[element])


def tile_name(s: State, district: int) -> str:
    """The name, in the vocabulary, of the construction bonus of a district in this mode."""
    names = NormalTile.names if s.mode == Mode.NORMAL else AdvancedTile.names
    return names[s.tile[district]]


def card_list(counts: Sequence[int], words: WordsProtocol) -> str:
    """Cards as a list: `Diner ×2, Casino`."""
    said = []
    for district, count in enumerate(counts):
        if count == 1:
            said.append(district_name(district, words))
        elif count > 1:
            said.append(words.text("text-times", card=district_name(district, words), count=count))
    return ", ".join(said) or "-"


def pile_size(s: State) -> int:
    """How many cards the pile holds."""
    return sum(layer_size(s, layer) for layer in range(parts.LAYERS))


# --- The table, line by line


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table. Everybody sees all of it."""
    said = [words.text("text-round", round=min(s.round + 1, parts.ROUNDS))]
    for other in range(parts.SEATS):
        said += board(s, other, words, names)
    open_cards = [sum(s.display[place] == card for place in range(parts.DISPLAY)) for card in range(parts.DISTRICTS)]
    said.append(words.text("text-display", cards=card_list(open_cards, words), pile=pile_size(s)))
    said.append(words.text("text-offer", elements="; ".join(offer(s, words))))
    for district in range(parts.DISTRICTS):
        said += district_lines(s, district, words, names)
    return said + squares(s, words, names) + streets(s, words, names)


def board(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A personal board: turns, stock, tracks and cards."""
    round_ = min(s.round, parts.ROUNDS - 1)
    turns = parts.TURNS[round_, seat]
    left = sum(s.billboards[seat, billboard] for billboard in range(parts.BILLBOARDS))
    return [
        words.text(
            "text-turns", name=names[seat], turn=min(s.turns[seat] + 1, turns), turns=turns, points=score(s, seat)
        ),
        words.text(
            "text-stock",
            energy=s.energy[seat],
            megaphones=s.megaphones[seat],
            ladders=s.ladders[seat],
            value=track_value(s, seat),
            cubes=parts.DISTRIBUTORS - s.gone[seat],
        ),
        words.text(
            "text-influence",
            red=s.influence[seat, Colour.RED],
            blue=s.influence[seat, Colour.BLUE],
            green=s.influence[seat, Colour.GREEN],
            fame=s.fame[seat],
            fans=fans_taken(s, seat),
            billboards=left,
        ),
        words.text("text-hand", cards=card_list([s.hand[seat, card] for card in range(parts.DISTRICTS)], words)),
    ]


def offer(s: State, words: WordsProtocol) -> list[str]:
    """The elements that lie open, with cost and effect."""
    shown = [s.shown[level, place] for level in range(parts.LEVELS) for place in range(parts.SHOWN)]
    return [
        words.text(
            "text-offered",
            element=element_name(element, words),
            cost=parts.COST[element],
            effect=gains(parts.OF_ELEMENT + element, words),
        )
        for element in shown
        if element != NONE
    ]


def district_lines(s: State, district: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A district: its construction bonus, and what each player has there."""
    tile = tile_name(s, district)
    owner = s.tile_owner[s.tile[district]]
    about = {
        "district": district_name(district, words),
        "tile": words.word("tile", tile),
        "explained": words.text(f"explain-{tile}"),
    }
    if owner == NONE:
        said = [words.text("text-district", **about)]
    else:
        said = [words.text("text-district_won", name=names[owner], **about)]
    for seat in range(parts.SEATS):
        said.append(site_line(s, seat, district, words, names))
    return said


def site_line(s: State, seat: int, district: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """What a player has in a district: a KIKAI, or a foundation still to build on."""
    place = district_name(district, words)
    tile = s.foundation[seat, district]
    if s.site[seat, district, Level.FEET] != NONE:
        elements = ", ".join(
            element_line(s, seat, district, level, words)
            for level in range(parts.LEVELS)
            if s.site[seat, district, level] != NONE
        )
        return words.text("text-kikai", name=names[seat], district=place, elements=elements)
    if s.mode == Mode.NORMAL:
        return words.text("text-foundation_penalty", name=names[seat], district=place, penalty=parts.PENALTY[tile])
    bonus = gains(parts.OF_FOUNDATION + tile, words)
    return words.text("text-foundation_bonus", name=names[seat], district=place, bonus=bonus)


def element_line(s: State, seat: int, district: int, level: int, words: WordsProtocol) -> str:
    """An element of a KIKAI: whether it has its ladders, whether a fan stands before it."""
    return words.text(
        "text-element",
        element=element_name(s.site[seat, district, level], words),
        raised="yes" if s.raised[seat, district, level] else "no",
        fan="yes" if s.zone[seat, district, level] != NONE else "no",
    )


def squares(s: State, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A line a square: its fans, or whose billboard it has."""
    said = []
    for square in range(parts.SQUARES):
        name = words.word("square", parts.SQUARE_NAMES[square])
        if is_empty(s, square) and s.poster[square] != NONE:
            said.append(words.text("text-square_posted", square=name, name=names[s.poster[square]]))
        else:
            red, blue, green = (s.fans[square, colour] for colour in (Colour.RED, Colour.BLUE, Colour.GREEN))
            said.append(words.text("text-square", square=name, red=red, blue=blue, green=green))
    return said


def streets(s: State, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """A line a street: its slots, and who holds it."""
    return [
        words.text(
            "text-street",
            street=words.word("street", parts.STREET_NAMES[street]),
            slots=parts.SLOTS[street],
            name=words.text("text-nobody") if s.owner[street] == NONE else names[s.owner[street]],
        )
        for street in range(parts.STREETS)
    ]


# --- Choices in a position: what each would cost and bring


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with its cost and its gain here and now."""
    verb = Verb.actions.verb(action).name
    say = CHOICES.get(verb)
    said = say(s, words, *Verb.actions.values(action).values()) if say else ""
    return said or words.action(action, names)


def say_play(s: State, words: WordsProtocol, card: int) -> str:
    """A second card costs a megaphone."""
    return words.text("choice-play_again", card=district_name(card, words)) if s.phase == Question.PLAY_AGAIN else ""


def say_pair(s: State, words: WordsProtocol, card: int, district: int) -> str:
    """A second pair costs a megaphone."""
    if s.phase != Question.PLAY_AGAIN:
        return ""
    return words.text("choice-pair_again", card=district_name(card, words), district=district_name(district, words))


def say_build(s: State, words: WordsProtocol, element: int) -> str:
    """Cost, and what a fan will bring."""
    effect = gains(parts.OF_ELEMENT + element, words)
    return words.text("choice-build", element=element_name(element, words), cost=parts.COST[element], effect=effect)


def say_deploy(s: State, words: WordsProtocol, street: int) -> str:
    """Slots, cost and bonus."""
    name = words.word("street", parts.STREET_NAMES[street])
    if s.phase == Question.PLACE_DISTRIBUTOR:
        return words.text("choice-first_deploy", street=name)
    about: dict[str, object] = {"street": name, "slots": parts.SLOTS[street], "cost": deploy_cost(s, street)}
    if has_gain(parts.OF_STREET + street):
        return words.text("choice-deploy_bonus", bonus=gains(parts.OF_STREET + street, words), **about)
    return words.text("choice-deploy", **about)


def has_gain(row: int) -> bool:
    """Whether a row of BONUSES gives anything."""
    return any(parts.BONUSES[row, gain] for gain in range(len(Gain.names)))


def say_bring(s: State, words: WordsProtocol, square: int, level: int) -> str:
    """The element that the fan goes to, its effect, the toll."""
    if s.district == NONE or s.site[s.actor, s.district, level] == NONE:
        return ""
    element = s.site[s.actor, s.district, level]
    return words.text(
        "choice-bring",
        square=words.word("square", parts.SQUARE_NAMES[square]),
        element=element_name(element, words),
        effect=gains(parts.OF_ELEMENT + element, words),
        toll=max(toll_to_pay(s, square), 0),
    )


def say_exhibit(s: State, words: WordsProtocol) -> str:
    """Energy to gain and fans at hand."""
    if s.district == NONE:
        return ""
    return words.text("choice-exhibit", energy=track_value(s, s.actor), fans=fans_at(s, s.actor, s.district))


def say_call(s: State, words: WordsProtocol, district: int) -> str:
    """Fans that would come, and megaphones to pay."""
    if s.district == NONE:
        return ""
    return words.text(
        "choice-call",
        district=district_name(district, words),
        fans=fans_at(s, s.actor, district),
        cost=parts.distance(s.district, district),
    )


def say_post(s: State, words: WordsProtocol, billboard: int) -> str:
    """What the billboard gives; the question says the rest."""
    return words.text("choice-post", billboard=words.word("billboard", parts.BILLBOARD_NAMES[billboard]))


def say_climb(s: State, words: WordsProtocol, district: int) -> str:
    """Which element gets ladders, and the influence it gives."""
    level = level_to_raise(s, s.actor, district)
    if level == NONE:
        return ""
    return words.text(
        "choice-climb",
        district=district_name(district, words),
        element=element_name(s.site[s.actor, district, level], words),
        ladders=parts.LADDERS_NEEDED[level],
        amount=parts.INFLUENCE_GAIN[level],
    )


def say_finish(s: State, words: WordsProtocol) -> str:
    """What is left aside depends on what was asked."""
    return words.text("choice-finish", question=Question.names[question(s)])


CHOICES: dict[str, Callable[..., str]] = {
    "play": say_play,
    "pair": say_pair,
    "build": say_build,
    "deploy": say_deploy,
    "bring": say_bring,
    "exhibit": say_exhibit,
    "call": say_call,
    "post": say_post,
    "climb": say_climb,
    "finish": say_finish,
}
