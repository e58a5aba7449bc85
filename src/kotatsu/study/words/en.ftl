### Reports of studies, in English.

study-title = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $count ->
        [one] { $games } game
       *[other] { $games } games
    } of { $bots }, seed { $seed }
study-what-if = what if { $changes }
study-what-if-alone = What if { $changes }
study-range = { $value } ({ $low } to { $high })
study-seat = Seat { $seat }, { $bot }
study-figure = figure
study-as-it-is = as it is
study-changed = changed
study-difference = difference
study-seat-heading = seat
study-wins = wins %
study-points = points
study-deviation = ± of a game
study-had = had
study-seats = seats
study-seats-share = seats %
study-they-win = they win %
study-more = more than average
study-intervals = 95 % intervals in brackets
study-focus-caption = share of seats, on the same seeds; 95 % intervals in brackets; * is real
study-focus-intro = Shares of seats on the same seeds, with and without the change. Bold is real, grey has fewer than { $enough } seats behind it.
study-table-changes = Length, wins and points
study-everything-else = Everything else that changed
study-surest = { $what } (the { $shown } surest of { $all })
study-goes-with-winning = What goes with winning
study-goes-with-intro = How much more than average ({ $equal }) seats won that had a component. What goes with winning need not cause it: those who live longer also have more.
study-average = A seat wins { $equal } on average. What goes with winning need not cause it.
study-who-wins = Who wins
study-how-long = How long it takes
study-what-it-scores = What it scores
study-length-always = Always { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
study-length = { $mean } decisions a game, from { $least } to { $most }.
study-scores = Points of a seat at the end, from { $least } to { $most }.
study-undecided = { $count ->
        [one] Nobody won { $games } of them.
       *[other] Nobody won { $games } of them.
    }
study-version = Version { $version } of the rules. Intervals are 95 %.
study-appendix = Appendix
study-every-difference = Every difference
study-real = Of { $all ->
        [one] { $all } difference
       *[other] { $all } differences
    }, { $count ->
        [0] none is called real
        [one] { $count } is called real ({ $mark })
       *[other] { $count } are called real ({ $mark })
    }, with fewer than 5 % of such calls expected to be chance (Benjamini-Hochberg); what fewer than { $enough } seats had is never called real.
study-bold = bold
study-precise = { $what ->
        [had] What those won who had it is known to ± { $points } points.
       *[seats] Shares of wins are known to ± { $points } points.
    } { $more ->
        [0] ± 2 points are reached.
        [one] { $games } more game makes it ± 2.
       *[other] About { $games } more games make it ± 2.
    }
study-players-random = Random players value nothing: a difference comes from the rules, not from anybody's judgement.
study-players-search = Search plays the changed rules, but its estimates were fitted to the game as printed.
study-players-printed = These players learned the game as printed and do not know of the change: they take what they would have taken. What it is worth shows in what they win, not in how often they take it.
study-players-before = The game as printed is played by { $is_shipped ->
        [true] the net that comes with it ({ $minutes } min of training)
       *[other] a net of { $minutes } min of training ({ $decisions } decisions)
    }.
study-players-retrained = The changed game is played by a net that { $start ->
        [scratch] learned it from nothing in { $minutes } min
       *[net] went on from a net of the game as printed for { $minutes } min of games with the change
    } ({ $decisions } decisions): how often it takes something is a judgement, as good as that training was long.
study-players-mistaken = The changed game is played by a net that was trained on another game ({ $minutes } min): it does not know of this change.
study-chart-seats = Share of the wins of each seat
study-chart-length = Decisions a game
study-chart-points = Points of a seat
study-chart-lift = More wins than average of seats that had it
study-unit-games = games
study-unit-seats = seats
study-row-length = length, decisions
study-row-wins = wins of seat { $seat }
study-row-points = points of seat { $seat }
study-row-with = wins of those who { $trait }
study-row-without = wins of the others ({ $trait })
study-wins-with = wins with { $name }
study-sweep-intro = The same seeds at each value. Intervals are 95 %.
study-sweep-caption = per cent, 95 % intervals in brackets
study-could = could { $verb }
study-of-component = { $figure }: { $name }
study-numbered = { $kind } { $number }
study-variants = { $game }: { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    } on the same seeds
study-variant = variant
study-printed = as printed
study-variant-length = decisions
study-variant-fair = best minus worst seat
study-variants-intro = The variants from the fairest, by the wins of the best seat minus those of the worst. A mark says that a figure differs from the game as printed by more than chance.
study-untaken = Nobody took { $name }, with the change or without.
