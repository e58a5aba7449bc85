### The review of a finished game, in English.

review-page-open = Review the game
review-page-title = { $game }: the review
review-page-waiting = The game is being looked at. The curve comes first.
review-page-more = Luck and choices are being weighed. This takes a few seconds.
review-page-again = Look again
review-page-failed = This game cannot be reviewed: it was played by other rules, or its review failed.
review-page-curve = Chances of winning
review-page-chances = Chances here
review-page-walk = Walk through the game
review-page-said = Decision { $ply } of { $plies }.
review-page-at = Decision { $ply } of { $plies }.
review-page-at-start = Before the first decision.
review-page-board = The board
review-page-whose = Whose knowledge
review-page-players = What each has
review-page-truth = The whole truth
review-page-truth-how = As somebody who saw every card could tell.
review-page-known = As { $name } could know it
review-page-moments = Moments
review-page-sums = Luck and choices
review-page-part-luck = Luck
review-page-part-own =
    { $you ->
        [yes] Your choices
       *[no] Own choices
    }
review-page-part-others = Others’ choices
review-page-draws = Draws that mattered
review-page-no-draws = No single draw mattered much.
review-page-choices = Choices
review-page-no-choices = Nothing that was played cost enough to be called a mistake.
review-page-see-before = Before it
review-page-see-better = The better choice
review-page-better-shown = The better choice:
review-page-how = A choice is judged by what its player could see.
review-page-share = Show it to somebody
review-page-address = Address of this review
review-page-json = Review as JSON
review-page-svg = Curve as SVG
review-page-to-result = The result
refused-no-review = The review of this game is not ready yet. Open its page, then try again.
