### The terminal, in English.

you = You
person = Player { $number }
bot = { $bot } plays with you: a bot, { $level }.
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
    A letter: list the choices behind it.
    ?: the rules. ? { $clause }: one clause of them. ? and a name: what that card does.
    why 12: why choice 12 is not allowed.
    all: every choice, also those not allowed now.
    look: the whole table. log: what happened so far.
    hint: the five choices that look best.
    save FILE: keep the game in a file; kotatsu play --resume FILE goes on.
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
resumed = { $plies ->
        [one] Resumed after { $plies } decision. log: what happened before.
       *[other] Resumed after { $plies } decisions. log: what happened before.
    }
choice-group = { $letter }. { $name }… ({ $count ->
        [one] { $count } choice
       *[other] { $count } choices
    })
unchanged-lines = { $count ->
        [0] Nothing else on the table.
        [one] { $count } line is as before. look: the whole table.
       *[other] { $count } lines are as before. look: the whole table.
    }
card-text = { $name }: { $text }
