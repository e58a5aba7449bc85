### Looking back at a game, in English.

review-head = { $title }, looked back at: { $plies ->
        [one] { $plies } decision.
       *[other] { $plies } decisions.
    }
review-seat = Player { $number }
review-heading-moments = Moments
review-heading-sums = Luck and choices
review-heading-draws = Draws that mattered
review-heading-choices = Choices
review-moment = Decision { $ply }. { $text } { $you ->
        [yes] You go
       *[no] { $name } goes
    } from { $before } to { $after } %.
review-moment-drawn = Luck made { $luck } of it.
review-sums = { $you ->
        [yes] You had { $start } % before the deal. Luck gave you { $luck }, your choices { $own }, the others’ choices { $others }: { $result } %.
       *[no] { $name }: { $start } % before the deal. Luck { $luck }, own choices { $own }, the others’ choices { $others }: { $result } %.
    }
review-sums-error = The parts add up; each is known to ± { $error }.
review-draw = Decision { $ply }. { $text } { $name }: { $luck } by luck.
review-draw-setup = The deal. { $name }: { $luck } by luck.
review-no-draws = No single draw mattered much.
review-counts = { $name }. Best: { $best }, good: { $good }, inaccuracies: { $inaccuracies }, mistakes: { $mistakes }.
review-choice = Decision { $ply }, { $name }: { $played } Better: { $better } It was worth { $cost } % more chance of winning (± { $error }).
review-no-choices = Nothing that was played cost enough to be called a mistake.
review-then = { $first }, then { $text }
review-verdict = { $verdict ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
       *[mistake] Mistake
    }
review-result-nobody = Nobody
review-limits = These are estimates. In { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played to test them, what was foretold and what came true were apart by { $error } on average, out of 100.
review-limits-unmeasured = These are estimates. How good they are for this game was not measured.
review-limits-random = This game has no trained opponent yet. The chances come from random play and say little.
review-working = Reviewing
