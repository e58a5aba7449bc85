### The terminal, in English.

you = You
person = Player { $number }
bot = { $name } plays with you: a bot, { $level }.
level-random = at random
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
welcome = { $title }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }. Type the number of a choice, or help.
help =
    A number: make that choice.
    ?: the rules. ? { $clause }: one clause of them.
    why 12: why choice 12 is not allowed.
    all: every choice, also those not allowed now.
    table: the table again. log: what happened so far.
    hint: how good each choice looks.
    save FILE: keep the game in a file.
    quit: leave.
prompt = Your choice:{" "}
choice = { $number }. { $text }
not-allowed = { $number }. { $text } Not allowed: { $why }
allowed = Choice { $number } is allowed: { $text }
why = Choice { $number }, { $text }, is not allowed. { $why } ({ $clause })
no-such-choice = { $given } is not a choice. Type a number from the list, or help.
no-such-number = There is no choice { $number }; they go from 1 to { $most }.
curtain = { $name }, it is your turn. Press Enter when only you can see the screen.
saved = Saved to { $file }.
not-saved = Could not save to { $file }: { $why }
save-where = Say where: save game.json
hint = { $number }. { $text }: { $chance } %
hint-futures = { $futures ->
        [one] { $futures } future looked at.
       *[other] { $futures } futures looked at.
    }
hint-wait = Thinking...
over = The game is over after { $plies ->
        [one] { $plies } decision.
       *[other] { $plies } decisions.
    }
winner = Winner: { $names }.
winners = The win is shared: { $names }.
nobody-wins = Nobody wins.
score = { $name }: { $points }
goodbye = Goodbye. This table was not saved.
replay = { $title }, { $plies ->
        [one] { $plies } decision
       *[other] { $plies } decisions
    }. Enter: next. b: back. A number: go there. q: leave.
replay-at = Decision { $ply } of { $plies }. { $name }: { $text }
replay-start = Before the first decision.
replay-prompt = Next:{" "}
replay-end = The end of the record.
