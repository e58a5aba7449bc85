"""A game at a terminal: seats held by people at this keyboard and by bots, one numbered choice after the other.

A choice keeps its number for the whole game: the action's, counted from 1. So `why 12` can ask for one that is not
on offer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from kotatsu import bots
from kotatsu.bots.characters import free_name
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.errors import BadSetting, KotatsuError, listed
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.terminal.console import Console, Leave
from kotatsu.words import Words

PERSON = "you"
QUIT = ("quit", "q", "exit", "quitter")
HELP = ("help", "h", "aide")


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
        self.told = 0
        self.heard: list[str] = []
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
            self.console.tell("bot", name=self.names[seat], level=self.console.words.text(f"level-{self.seats[seat]}"))
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
            self.match.play(self.bots[seat].choose(view, seat, legal, secrets.randbits(32)))
            return
        if seat != self.before:
            self.before = seat
            self.console.say("\n" * 40)
            self.console.say(self.console.words.text("curtain", name=self.names[seat]))
            self.console.question("prompt")
        self.tell_table()
        self.tell_choices()
        ply = self.match.ply
        while self.match.ply == ply:
            self.answer(self.console.question("prompt"))

    # --- what is said

    def tell_news(self) -> None:
        """The log lines since the last time, the opening first of all."""
        news = [] if self.heard else [tuple(self.match.opening)]
        news += [tuple(ply.events) for ply in self.match.plies[self.told :]]
        for events in news:
            heard = [event for event in events if event.visible_to(self.reader)]
            for line in self.console.words.told(heard, self.names, self.reader):
                self.heard.append(line)
                self.console.say(line)
        self.told = self.match.ply

    def tell_table(self) -> None:
        """What lies on the table, for the reader."""
        self.console.say("")
        view = self.match.view(self.reader)
        for line in self.match.game.text.lines(view, self.reader, self.console.words, self.names):
            self.console.say(line)

    def tell_choices(self) -> None:
        """The question, then what may be done."""
        view = self.match.view(self.reader)
        self.console.say(self.console.words.question(view, self.names, self.reader))
        for action in self.match.legal():
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
            self.tell_rules((command[1:] or rest).strip())
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
                self.console.tell("choice", number=str(action + 1), text=self.text(action))
            else:
                why = self.console.words.refusal(code)
                self.console.tell("not-allowed", number=str(action + 1), text=self.text(action), why=why)

    def tell_rules(self, clause: str) -> None:
        """The rules, or one clause of them."""
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
        """The chances of winning of each choice."""
        self.console.tell("hint-wait")
        view, legal = self.match.view(self.match.actor), self.match.legal()
        found = bots.hints(self.match.game, view, self.match.actor, legal)
        for hint in sorted(found, key=lambda hint: -hint.chance):
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
            Path(where).write_text(self.match.to_json(), encoding="utf-8")
        except OSError as error:
            self.console.tell("not-saved", file=where, why=error.strerror or str(error))
        else:
            self.console.tell("saved", file=where)

    commands: ClassVar[dict[str, Callable[[TerminalScreen, str], None]]] = {
        "why": tell_why,
        "all": tell_all,
        "table": again,
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


def rules_lines(words: Words, wanted: str = "") -> list[str]:
    """The rules as lines, chapter by chapter, each clause with its number; or the one clause that is wanted."""
    lines = []
    for chapter in words.rules():
        clauses = [clause for clause in chapter.clauses if wanted in ("", clause.name)]
        if clauses and not wanted:
            lines += ["", chapter.title]
        lines += [f"{clause.name}  {clause.text}" for clause in clauses]
    return lines
