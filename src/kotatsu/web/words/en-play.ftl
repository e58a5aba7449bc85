## Scenes and looking back

play-go-on = Go on
play-see-table = Look at the table
play-play = Play it from here
play-pace = How fast:
play-to-end = To the end
play-from-start = From the start

## Hints

play-hint = { $choice }. You win { $percent } in 100{ $cost ->
        [-1] .
        [0] ; the next best is equal.
       *[other] ; the next best: { $cost } worse.
    }
play-hint-cost = { $best ->
        [yes] best: wins { $percent } in 100
       *[no] { $cost ->
            [0] as good: wins { $percent } in 100
           *[other] about { $cost } in 100 worse
        }
    }
play-hint-later = The adviser is still getting ready. Ask again in a moment.
play-no-hints = Hints are for games where you play against bots alone.
play-left-out = { $count ->
        [one] more line in the log
       *[other] more lines in the log
    }
play-dock = The question and tools
