"""The choices of KIKAI in words: what each would cost and bring in this position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.build import level_to_raise
from kotatsu.games.kikai.choices import question
from kotatsu.games.kikai.counts import fans_at
from kotatsu.games.kikai.fans import toll_to_pay
from kotatsu.games.kikai.flyers import deploy_cost
from kotatsu.games.kikai.gains import ladders_among, track_value
from kotatsu.games.kikai.kinds import Token
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Question, State, Verb
from kotatsu.games.kikai.text_words import district_name, element_name, gains, has_gain, megaphones_paid


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with its cost and its gain here and now."""
    verb = Verb.actions.verb(action).name
    say = CHOICES.get(verb)
    said = say(s, words, *Verb.actions.values(action).values()) if say else ""
    return said or words.action(action, names)


def say_play(s: State, words: WordsProtocol, card: int) -> str:
    """A second card costs a megaphone or, with Rigging, a ladder."""
    if s.phase != Question.PLAY_AGAIN:
        return ""
    return words.text("choice-play_again", card=district_name(card, words), paid=extra_action_token(s))


def say_pair(s: State, words: WordsProtocol, card: int, district: int) -> str:
    """A second pair costs a megaphone or, with Rigging, a ladder."""
    if s.phase != Question.PLAY_AGAIN:
        return ""
    about = {"card": district_name(card, words), "district": district_name(district, words)}
    return words.text("choice-pair_again", paid=extra_action_token(s), **about)


def extra_action_token(s: State) -> str:
    """What an extra action would be paid with (KI-57)."""
    return Token.names[Token.LADDER if ladders_among(s, s.actor, 1) else Token.MEGAPHONE]


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
    """Fans that would come, and what they cost."""
    if s.district == NONE:
        return ""
    cost = parts.distance(s.district, district)
    return words.text(
        "choice-call",
        district=district_name(district, words),
        fans=fans_at(s, s.actor, district),
        cost=megaphones_paid(cost, ladders_among(s, s.actor, cost), words),
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
