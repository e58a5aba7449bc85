### The lesson of Love Letter, in English.

lesson-first = Love Letter in two minutes

lesson-first-turn = One card too many
lesson-first-turn-1 = You hold one card. At your turn you draw a second one and play one of the two.
lesson-first-turn-2 = Touch the Handmaid: until your next turn nobody can choose you.
lesson-first-turn-2-hint = Keep the Guard for now. The Handmaid protects you.
lesson-first-turn-3 = The last one left gets a token. If several are left at the end, the highest card gets it.

lesson-first-guard = A good guess
lesson-first-guard-1 = Touch the Guard, then { $friend }, and name the Prince. If she has it, she is out.
lesson-first-guard-1-hint = Play the Guard on { $friend }, and name the Prince.
lesson-first-guard-2 = A hit! The round is yours, and so is a token. Deal the next round.
lesson-first-guard-2-hint = The round is over. Touch the button to deal.
lesson-first-guard-3 = With two players, the first to seven tokens wins.

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now. Each card says what it does.
lesson-first-yours-2 = Good. Whoever must lay down the Princess is out, so hold on to her.
