### The coach and the cards of pieces, in English. The sentences about a game are in its own folder.

room-coach = Coach: explains what is new
room-coach-name = Coach
room-coach-next = Next
room-coach-close = Close the coach
room-coach-piece = { $title }: { $about }
room-card = What this is
room-card-gone = There is no card for this yet. The rules tell all about it.
room-card-how = A long press, or the key “?”, explains any piece.
room-play-anyway = Play it anyway

refused-sure = Sure? You could: { $best }. It wins about { $games ->
        [one] { $games } more game
       *[other] { $games } more games
    } in 100.
refused-sure-because = Sure? This may follow: { $reason } You could: { $best }.
refused-sure-gain = Sure? You could: { $best }. This may follow: { $reason }

## The rules page

room-rules-short = In two minutes
room-rules-goal = The goal
room-rules-turn = A turn in pictures
room-rules-end = How it ends
room-rules-before = Before
room-rules-after = After
room-rules-all = All the rules
room-rules-search = Search the rules
room-rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One clause found.
   *[other] { $count } clauses found.
  }
room-rules-contents = Chapters
