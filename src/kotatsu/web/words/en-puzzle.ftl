puzzle = Puzzle of the day
puzzle-number = Puzzle { $number } of { $count }
puzzle-find = { $count ->
    [one] There is only one choice.
   *[other] It is your turn. One of { $count } choices is clearly the best. Find it.
  }
puzzle-other = Another choice is clearly better. Try again.
puzzle-answer = That is it!
puzzle-why = It wins about { $best } games of a hundred, the next best choice { $second }.
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-show = Show me
refused-puzzle-other = Another choice is clearly better. Try again.
