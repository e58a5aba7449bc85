"""Walking through a saved match, decision by decision."""

from __future__ import annotations

from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.terminal.talk import Leave, Talk

BACK = ("b", "back", "r", "retour")
QUIT = ("q", "quit")


class Replay:
    """A record and the place one has come to in it."""

    def __init__(self, match: Match, talk: Talk) -> None:
        self.match = match
        self.talk = talk
        self.reader = 0 if match.over else SPECTATOR
        self.names = [talk.words.text("person", number=seat + 1) for seat in range(match.seats)]

    def run(self) -> None:
        """Show, wait, go on, until the end of the record or of the input."""
        self.talk.tell("replay", title=self.match.game.title, plies=self.match.ply)
        ply = 0
        try:
            while True:
                self.show(ply)
                ply = self.next(ply, self.talk.question("replay-prompt").lower())
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
        words = self.talk.words
        if ply == 0:
            self.talk.tell("replay-start")
        else:
            last = self.match.plies[ply - 1]
            before = Match.replay(self.match.record(), until=ply - 1)
            text = words.choice(before.state, last.action, self.names)
            self.talk.tell("replay-at", ply=ply, plies=self.match.ply, name=self.names[last.seat], text=text)
            for event in last.events:
                self.talk.say(words.event(event, self.names, SPECTATOR))
        for line in self.match.game.module("text").lines(at.state, SPECTATOR, words, self.names):
            self.talk.say(line)
        if ply == self.match.ply:
            self.talk.tell("replay-end")
