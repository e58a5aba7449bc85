### Series of games, in English.

refused-bad-series = A series is the best of three, the best of five, or { $least } to { $most } games.

series-legend = How many games?
series-one = One game
series-best =
    { $games ->
        [3] Best of three
        [5] Best of five
       *[other] Best of { $games }
    }
series-fixed =
    { $games ->
        [one] Series of { $games } game
       *[other] Series of { $games } games
    }
series-some = Several
series-games = Games in all, the first player changing each time
series-game = Game { $number } of { $games }
series-number = { $value }
series-won = { $name } wins the series!
series-shared = The series is shared.
series-nobody = Nobody wins the series.
series-next = Next game
series-as-rematch = Rematch as a series
series-begin = Begin the series
series-change = Change the number of games
