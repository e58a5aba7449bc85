### The lesson of King of Tokyo, in English.

lesson-first = King of Tokyo in three minutes

lesson-first-goal = Roll the dice
lesson-first-goal-1 = You are this giant monster. Win with 20 stars, or be the last one alive.
lesson-first-goal-2 = You roll six dice, up to three times. Touch both 3s to keep them, then roll the rest.
lesson-first-goal-2-hint = Keep only the two 3s this time, then roll the others.
lesson-first-goal-3 = Three 3s pay 3 stars. Each [energy] is energy, each [smash] is a hit. Stop here.
lesson-first-goal-3-hint = These dice are good enough. Touch the button to stop.

lesson-first-tokyo = Inside Tokyo
lesson-first-tokyo-1 = Tokyo was empty, so your smash took you in, for 1 star. From there you hit everybody outside.
lesson-first-tokyo-2 = You have 2 energy, too little for a card. Finish, and { $friend } rolls.
lesson-first-tokyo-2-hint = Keep your energy for a card. Touch the button to finish.
lesson-first-tokyo-3 = { $friend } hit you twice: 2 hearts gone. You may flee, and she must take your place.
lesson-first-tokyo-3-hint = Staying pays 2 stars at your next turn. This time, try to flee.
lesson-first-tokyo-4 = Now { $friend } is in Tokyo. Your hits go to her, and hers go to both of you.

lesson-first-cards = Hearts and cards
lesson-first-cards-1 = Each [heart] heals one heart, but never inside Tokyo. Stop, and collect your energy too.
lesson-first-cards-1-hint = Hearts and energy are just what you need. Touch the button to stop.
lesson-first-cards-2 = Five energy buy a card. Touch Spiked Tail: your hits get one stronger.
lesson-first-cards-2-hint = All cards are good. Spiked Tail is the one you can use now.
lesson-first-cards-3 = Some cards stay with you, others work once and go. A long press on a card tells you.

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now. Touch the dice to keep, then roll, or stop at once.
lesson-first-yours-2 = Well done! Three equal numbers pay stars, and each more of them pays one more.

lesson-first-win = The last stars
lesson-first-win-1 = You have 18 stars, and three 2s pay 2. Stop!
lesson-first-win-1-hint = You have all you need on the table. Touch the button to stop.
lesson-first-win-2 = You win with 20 stars! Beginning a turn in Tokyo pays 2 stars, so others may hurry too.

symbol-energy = energy
symbol-smash = smash
symbol-heart = heart
