### The lesson of Kyudo, in English.

lesson-first = Kyudo in three minutes

lesson-first-aim = Taking aim
lesson-first-aim-1 = This is your target, with circles in five colours. Fill them all to win.
lesson-first-aim-2 = You throw four dice, up to three times. Touch the [red] die and throw it again.
lesson-first-aim-2-hint = Keep the arrows and the [blue]. Throw only the [red] die again.
lesson-first-aim-3 = Three arrows and one colour: that is a shot. Stop here.
lesson-first-aim-3-hint = It can hardly get better. Touch the button to stop.
lesson-first-aim-4 = Each arrow ticks a circle of the colour beside it. Touch [blue], then take all three arrows.
lesson-first-aim-4-hint = Use all three arrows on [blue].

lesson-first-close = A closed colour
lesson-first-close-1 = The crowd below is yours: 20 spectators. And your [blue] lacks one last circle.
lesson-first-close-2 = Two arrows and [blue] again! Stop here.
lesson-first-close-2-hint = You have what you need. Touch the button to stop.
lesson-first-close-3 = The first arrow closes [blue]. The second one then frightens { $friend }’s spectators away.
lesson-first-close-3-hint = Put both arrows into [blue].
lesson-first-close-4 = { $friend } lost 2 spectators, since her [blue] is open. An archer without spectators is out.

lesson-first-flags = The flags
lesson-first-flags-1 = No arrow this time, but two [red] dice. Stop: equal colours fill a flag.
lesson-first-flags-1-hint = Two equal colours are just what we want. Touch the button to stop.
lesson-first-flags-2 = Touch the [red] flag and tick two boxes. They fill a corner, and a full corner pays.
lesson-first-flags-2-hint = Tick both boxes in one corner, without spreading them.
lesson-first-flags-3 = The corner gave you a Wild, and now you have three arrows. Stop here.
lesson-first-flags-3-hint = Your Wild will do the rest. Touch the button to stop.
lesson-first-flags-4 = Spend the Wild: it turns a die to any side. Touch the [black] die and make it an arrow.
lesson-first-flags-4-hint = Only the [black] die is not an arrow yet. Make it one.
lesson-first-flags-5 = Four arrows are the Ultimate. Every opponent loses 4 spectators at once.
lesson-first-flags-5-hint = Do not waste four arrows. Touch the Ultimate.
lesson-first-flags-6 = Other flags give circles, a Power that hurts more, or a Shield that saves your crowd.

lesson-first-talent = Your talent
lesson-first-talent-1 = Four different colours wake your archer’s talent. Stop here.
lesson-first-talent-1-hint = Four colours at once are rare. Touch the button to stop.
lesson-first-talent-2 = You are the Monkey, who keeps a die. Use your talent.
lesson-first-talent-2-hint = The talent is worth more than an ended turn. Use it.
lesson-first-talent-3 = Until your next turn, { $friend } throws three dice. Each archer has another talent.

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now. Touch the dice to throw again, or stop.
lesson-first-yours-2 = Good. You may make several groups, but each die serves only once.

lesson-first-win = The last circle
lesson-first-win-1 = One [red] circle is missing, and you have an arrow and [red]. Stop!
lesson-first-win-1-hint = Your last circle is on the table. Touch the button to stop.
lesson-first-win-2 = Shoot at [red].
lesson-first-win-2-hint = The last open circle is [red].
lesson-first-win-3 = You win! A full target wins when nobody has more spectators than you.
