"""Walking through a saved match, decision by decision."""

from __future__ import annotations

from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.terminal.console import Console, Leave

BACK = ("b", "back", "r", "retour")
QUIT = ("q", "quit")


class Replay:
    """A record and the place one has come to in it."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.console = console
        self.reader = 0 if match.over else SPECTATOR
        self.names = [console.words.text("person", number=seat + 1) for seat in range(match.seats)]

    def run(self) -> None:
        """Show, wait, go on, until the end of the record or of the input."""
        self.console.tell("replay", title=self.match.game.title, plies=self.match.ply)
        ply = 0
        try:
            while True:
                self.show(ply)
                ply = self.next(ply, self.console.question("replay-prompt").lower())
        except Leave:
            return

    def next(self, ply: int, line: str) -> int:
        """Where an answer leads."""
        if line in QUIT:
            raise Leave
        if line in BACK:
            return max(0, ply - 1)
        if line.isdecimal():
            return min(int(line), self.match.ply)
        return min(ply + 1, self.match.ply)

    def show(self, ply: int) -> None:
        """The table after so many decisions, and what the last of them was."""
        at = Match.replay(self.match.record(), until=ply)
        words = self.console.words
        if ply == 0:
            self.console.tell("replay-start")
        else:
            last = self.match.plies[ply - 1]
            before = Match.replay(self.match.record(), until=ply - 1)
            text = words.choice(before.state, last.action, self.names)
            self.console.tell("replay-at", ply=ply, plies=self.match.ply, name=self.names[last.seat], text=text)
            for line in words.told(last.events, self.names, SPECTATOR):
                self.console.say(line)
        for line in self.match.game.text.lines(at.state, SPECTATOR, words, self.names):
            self.console.say(line)
        if ply == self.match.ply:
            self.console.tell("replay-end")
