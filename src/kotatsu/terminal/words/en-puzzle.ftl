### Puzzles at a terminal, in English.

puzzle-head = { $game }, puzzle { $number } of { $count }.
puzzle-find = It is your turn. Choices: { $count }, and one of them is clearly the best: type its number. show: the answer. table: the table again. quit: leave.
puzzle-other = Another choice is clearly better. Try again.
puzzle-answer = That's it: { $text }
puzzle-why = { $best ->
    [one] That wins about one game of a hundred.
   *[other] That wins about { $best } games of a hundred.
  }
puzzle-next-best = Next best: { $text } ({ $second } of a hundred).
puzzle-goodbye = Goodbye.
