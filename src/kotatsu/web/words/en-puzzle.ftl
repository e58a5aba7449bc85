puzzle = Puzzle of the day
puzzle-number = Puzzle { $number } of { $count }
puzzle-find = { $count ->
    [one] There is only one choice.
   *[other] It is your turn. One of { $count } choices is clearly the best. Find it.
  }
puzzle-other = Another choice is clearly better. Try again.
puzzle-answer = That is it!
puzzle-shown = The answer
puzzle-why = { $best ->
    [one] That wins about one game of a hundred.
   *[other] That wins about { $best } games of a hundred.
  }
puzzle-next-best = Next best: { $choice } ({ $second } of a hundred).
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-show = Show me
refused-puzzle-other = Another choice is clearly better. Try again.
puzzle-consent = Puzzles from your games
puzzle-consent-how = The host may turn positions of your finished games into puzzles for others, without names. It is off unless you switch it on, and everybody at the table must allow it.
puzzle-consent-allow = Puzzles may be made from my games
puzzle-consent-keep = Save
