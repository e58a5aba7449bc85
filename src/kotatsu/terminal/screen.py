"""A game at a terminal: seats held by people at this keyboard and by bots, one numbered choice after the other.

A choice keeps its number for the whole game: the action's, counted from 1. So `why 12` can ask for one that is not
on offer.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from kotatsu import bots
from kotatsu.bots.characters import free_name
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.errors import BadSetting, KotatsuError, listed
from kotatsu.engine.events import Event
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.experiments.seeds import derive
from kotatsu.teaching.overview import overview_text
from kotatsu.terminal.cards import card_lines
from kotatsu.terminal.choices import ChoiceGroup, grouped
from kotatsu.terminal.console import Console, Leave
from kotatsu.terminal.saved_game import write_game
from kotatsu.words import Words

PERSON = "you"
QUIT = ("quit", "q", "exit", "quitter")
HELP = ("help", "h", "aide")
HINTS_SHOWN = 5
SHORT_TABLE_LINES = 24
"""A table of so many lines is shown whole before each decision; of a longer one, what has changed."""


class TerminalScreen:
    """One match at a terminal, and who sits where."""

    def __init__(self, match: Match, seats: list[str], console: Console) -> None:
        self.match = match
        self.console = console
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.seats = seats
        """Who sits where: PERSON, or a bot's level."""
        self.names = seat_names(seats, console)
        compiled = bots.ready(match.game)
        self.bots = {
            seat: bots.make(who, match.game, compiled=compiled) for seat, who in enumerate(seats) if who != PERSON
        }
        self.told = match.ply
        """Plies whose news were said: of a resumed game those before it are in the log alone."""
        self.heard: list[str] = []
        self.groups: dict[str, ChoiceGroup] = {}
        self.shown_lines: dict[int, list[str]] = {}
        """For each reader the table as it was shown last."""
        self.before = self.people[0] if self.people else SPECTATOR
        """The seat that was shown last: with several people the screen is cleared between them."""

    @property
    def reader(self) -> int:
        """The seat for which the lines are."""
        return self.before

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.console.tell("welcome", title=self.match.game.title, seats=self.match.seats)
        for seat in self.bots:
            self.console.tell("bot", bot=self.names[seat], level=self.console.words.text(f"level-{self.seats[seat]}"))
        if self.told:
            self.console.tell("resumed", plies=self.told)
            self.heard = [line for events in self.news(0) for line in self.told_lines(events)]
        try:
            while not self.match.over:
                self.tell_news()
                self.turn()
            self.tell_news()
            self.tell_end()
        except Leave:
            self.console.tell("goodbye")

    def turn(self) -> None:
        """One decision: of a bot, or of a person who may first ask this and that."""
        seat = self.match.actor
        if seat in self.bots:
            view, legal = self.match.view(seat), self.match.legal()
            self.match.play(self.bots[seat].choose(view, seat, legal, self.bot_seed()))
            return
        if seat != self.before:
            self.before = seat
            self.console.say("\n" * 40)
            self.console.say(self.console.words.text("curtain", name=self.names[seat]))
            self.console.question("prompt")
        self.tell_changes()
        self.tell_choices()
        ply = self.match.ply
        while self.match.ply == ply:
            self.answer(self.console.question("prompt"))

    def bot_seed(self) -> int:
        """What a bot's chance follows from: the match's seed and the ply, so that one seed is one game."""
        if self.match.seed is None:
            return secrets.randbits(32)
        return derive(self.match.seed, "terminal", self.match.ply)

    # --- what is said

    def news(self, since: int) -> list[tuple[Event, ...]]:
        """The events of each ply from one on, the opening first of all."""
        opening = [] if since or self.heard else [tuple(self.match.opening)]
        return opening + [tuple(ply.events) for ply in self.match.plies[since:]]

    def told_lines(self, events: Sequence[Event]) -> list[str]:
        """What a ply told the reader."""
        heard = [event for event in events if event.visible_to(self.reader)]
        return self.console.words.told(heard, self.names, self.reader)

    def tell_news(self) -> None:
        """The log lines since the last time."""
        for events in self.news(self.told):
            for line in self.told_lines(events):
                self.heard.append(line)
                self.console.say(line)
        self.told = self.match.ply

    def table_lines(self) -> list[str]:
        """What lies on the table, for the reader."""
        view = self.match.view(self.reader)
        return self.match.game.text.lines(view, self.reader, self.console.words, self.names)

    def tell_table(self) -> None:
        """The whole table."""
        lines = self.shown_lines[self.reader] = self.table_lines()
        self.console.say("")
        for line in lines:
            self.console.say(line)

    def tell_changes(self) -> None:
        """What is new on the table since it was last shown to the reader, where the whole would fill the screen."""
        before = Counter(self.shown_lines.get(self.reader, []))
        lines = self.table_lines()
        if not before or len(lines) <= SHORT_TABLE_LINES:
            self.tell_table()
            return
        self.shown_lines[self.reader] = lines
        new = list((Counter(lines) - before).elements())
        self.console.say("")
        for line in new:
            self.console.say(line)
        self.console.tell("unchanged-lines", count=len(lines) - len(new))

    def tell_choices(self) -> None:
        """The question, then what may be done."""
        view = self.match.view(self.reader)
        self.console.say(self.console.words.question(view, self.names, self.reader))
        listed_choices = grouped(self.match.game, self.match.legal(), self.text)
        self.groups = {one.letter: one for one in listed_choices if isinstance(one, ChoiceGroup)}
        for one in listed_choices:
            if isinstance(one, ChoiceGroup):
                self.console.tell("choice-group", letter=one.letter, name=one.name, count=len(one.actions))
            else:
                self.tell_choice(one)

    def open_group(self, group: ChoiceGroup) -> None:
        """The second step: the choices behind a letter."""
        self.console.say(f"{group.name}…")
        for action in group.actions:
            self.tell_choice(action)

    def tell_choice(self, action: int) -> None:
        """One choice with its number."""
        self.console.tell("choice", number=str(action + 1), text=self.text(action))

    def text(self, action: int) -> str:
        """A choice in words."""
        return self.console.words.choice(self.match.view(self.reader), action, self.names)

    def tell_end(self) -> None:
        """Points, where the game counts them, and who won."""
        self.tell_table()
        self.console.tell("over", plies=self.match.ply)
        if self.match.game.text.points_count(self.match.state):
            for seat, points in enumerate(self.match.scores()):
                self.console.tell("score", name=self.names[seat], points=points)
        winners = [self.names[seat] for seat in self.match.winners()]
        key = ("nobody-wins", "winner", "winners")[min(len(winners), 2)]
        self.console.tell(key, names=", ".join(winners))

    # --- what is answered

    def answer(self, line: str) -> None:
        """Carry out one line: a choice, or a question about the table."""
        command, _, rest = line.partition(" ")
        command = command.lower()
        if command in QUIT:
            raise Leave
        if command.isdecimal():
            self.choose(int(command))
        elif command in HELP:
            for said in self.console.words.text("help", clause=next(iter(self.match.game.clauses))).splitlines():
                self.console.say(said)
        elif command.startswith("?"):
            self.tell_rules(f"{command[1:]} {rest}".strip())
        elif command in self.groups and not rest:
            self.open_group(self.groups[command])
        elif command in self.commands:
            self.commands[command](self, rest.strip())
        else:
            self.console.tell("no-such-choice", given=repr(line))

    def choose(self, number: int) -> None:
        """Make a choice by its number, or say why it cannot be made."""
        if not 1 <= number <= self.match.game.actions.count:
            self.console.tell("no-such-number", number=str(number), most=str(self.match.game.actions.count))
        elif number - 1 in self.match.legal():
            self.match.play(number - 1)
        else:
            self.tell_why(str(number))

    def tell_why(self, given: str) -> None:
        """`why 12`: the clause that forbids a choice."""
        most = self.match.game.actions.count
        if not given.isdecimal() or not 1 <= int(given) <= most:
            self.console.tell("no-such-number", number=given or "?", most=str(most))
            return
        action = int(given) - 1
        code = self.match.game.rules.why_not(self.match.state, action)
        if code == ALLOWED:
            self.console.tell("allowed", number=given, text=self.text(action))
            return
        why, clause = self.console.words.refusal(code), self.match.game.clauses.name(code)
        self.console.tell("why", number=given, text=self.text(action), why=why, clause=clause)

    def tell_all(self, _: str) -> None:
        """Every choice there is, with the reason where it is not allowed now."""
        for action in range(self.match.game.actions.count):
            code = self.match.game.rules.why_not(self.match.state, action)
            if code == ALLOWED:
                self.tell_choice(action)
            else:
                why = self.console.words.refusal(code)
                self.console.tell("not-allowed", number=str(action + 1), text=self.text(action), why=why)

    def tell_rules(self, clause: str) -> None:
        """The rules, one clause of them, or what a card of this name does."""
        cards = card_lines(self.match.game, self.console.words, clause)
        if cards:
            for line in cards:
                self.console.say(line)
            return
        try:
            wanted = self.match.game.clauses.name(self.match.game.clauses.code(clause.upper())) if clause else ""
        except KotatsuError as error:
            self.console.say(str(error))
            return
        for line in rules_lines(self.console.words, wanted):
            self.console.say(line)

    def tell_log(self, _: str) -> None:
        """Everything that happened so far."""
        for line in self.heard:
            self.console.say(line)

    def again(self, _: str) -> None:
        """The table and the choices once more."""
        self.tell_table()
        self.tell_choices()

    def hint(self, _: str) -> None:
        """The chances of winning of the best choices."""
        self.console.tell("hint-wait")
        view, legal = self.match.view(self.match.actor), self.match.legal()
        found = bots.hints(self.match.game, view, self.match.actor, legal)
        for hint in sorted(found, key=lambda hint: -hint.chance)[:HINTS_SHOWN]:
            self.console.tell(
                "hint", number=str(hint.action + 1), text=self.text(hint.action), chance=round(100 * hint.chance)
            )
        self.console.tell("hint-futures", futures=sum(hint.futures for hint in found))

    def save(self, where: str) -> None:
        """Keep the match in a file."""
        if not where:
            self.console.tell("save-where")
            return
        try:
            write_game(Path(where), self.match, self.seats)
        except OSError as error:
            self.console.tell("not-saved", file=where, why=error.strerror or str(error))
        else:
            self.console.tell("saved", file=where)

    commands: ClassVar[dict[str, Callable[[TerminalScreen, str], None]]] = {
        "why": tell_why,
        "all": tell_all,
        "table": again,
        "look": again,
        "regarder": again,
        "log": tell_log,
        "hint": hint,
        "save": save,
    }


def seat_names(seats: list[str], console: Console) -> list[str]:
    """What each seat is called: you, or Player 2 among several people; a bot by its own name."""
    alone = seats.count(PERSON) == 1
    names: list[str] = []
    for number, who in enumerate(seats):
        if who == PERSON:
            names.append(console.words.text("you") if alone else console.words.text("person", number=number + 1))
        else:
            names.append(free_name(who, number, names))
    return names


def read_seats(given: str) -> list[str]:
    """`you,random,hard`: who sits where; BadSetting says what is accepted."""
    seats = [part.strip().lower() for part in given.split(",")]
    for who in seats:
        if who != PERSON and who not in bots.LEVELS:
            raise BadSetting(f"nobody called {who!r} can sit here; accepted: {listed([PERSON, *bots.LEVELS])}")
    return seats


def overview_lines(words: Words) -> list[str]:
    """The game in two minutes: goal, the steps of a turn, the end; nothing where the game has no overview."""
    said = overview_text(words.game, words) if words.game else None
    if said is None:
        return []
    steps = [f"{number}. {step}" for number, step in enumerate(said.steps, start=1)]
    return ["", *(words.plain(line) for line in (said.goal, *steps, said.end))]


def rules_lines(words: Words, wanted: str = "") -> list[str]:
    """The rules as lines: in two minutes, then each clause with its number; or the one clause that is wanted."""
    lines = [] if wanted else overview_lines(words)
    for chapter in words.rules():
        clauses = [clause for clause in chapter.clauses if wanted in ("", clause.name)]
        if clauses and not wanted:
            lines += ["", chapter.title]
        lines += [f"{clause.name}  {clause.text}" for clause in clauses]
    return lines
