### Lessons, in English.

learn = Learn
learn-in = { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
learn-again = Learn again
learn-go-on = Go on learning
learn-of = { $game }, step by step
learn-you = You
learn-scene = Part { $scene } of { $scenes }
learn-next = Next
learn-back = Back
learn-repeat = Again
learn-skip = Skip
learn-leave = Leave the lesson
learn-other = That would work too. For now, touch what glows.
learn-watch = Watch what happens.
learn-done = You know enough to play!
learn-done-how = The rest comes as you play. Easy bots are waiting for you.
learn-first-game = Play your first game
learn-more = Then: { $title }
learn-progress = What you have learned is remembered on this device.
learn-choices = Your choices
