### The lesson of Pikit, in English.

lesson-first = Pikit in three minutes

lesson-first-take = Taking cards
lesson-first-take-1 = You collect monsters, the Kaiju. Your two dice say which ones you may take.
lesson-first-take-2 = 3 and 4 make 7, so the 7 is yours. Touch it: it is worth 7 points.
lesson-first-take-2-hint = You could also take the 1, their difference, or both the 3 and the 4. The 7 is best.
lesson-first-take-3 = 2 and 6 make 8. Take one 8 and you get all that lie there.
lesson-first-take-3-hint = Two 8s at once are worth 16 points. Touch them.

lesson-first-double = A double
lesson-first-double-1 = 3 and 3: with a double you may take its Mecha. Touch it, it is worth 15 points.
lesson-first-double-1-hint = The Mecha pays more than any card. Touch the one marked 3-3.

lesson-first-cancel = Stop that
lesson-first-cancel-1 = { $friend } plays a 2 to roll again. Your 6 can cancel her card: touch it.
lesson-first-cancel-1-hint = Letting it pass is fine too. This time, use your 6.
lesson-first-cancel-2 = A played card is gone, with its points. So play a card only when it brings you more.

lesson-first-play = Playing cards
lesson-first-play-1 = A 4 steals a card at random. Touch your 4, then { $friend }’s hand.
lesson-first-play-1-hint = Play the 4 first. Taking ends your turn, so it comes last.
lesson-first-play-2 = A 5, hers no more! Now your 2: touch it, then the second die, to roll that die again.
lesson-first-play-2-hint = Roll only the second die again: the 2, then that die.
lesson-first-play-3 = 4 and 3: the 7 is within reach. Taking ends your turn.
lesson-first-play-3-hint = The 7 is worth the most here.
lesson-first-play-4 = A 5 draws a card, a 7 turns a die. The 9, 10 and 11 can do anything.

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now: play a card, or take one that shines.
lesson-first-yours-2 = Well done. You may play several cards, one after the other, before you take.

lesson-first-end = The end
lesson-first-end-1 = One card is left in the pile. Take the 11, and the pile is empty.
lesson-first-end-1-hint = The 11 is the best card there is. Touch it.
lesson-first-end-2 = Now everybody has one last turn. The player with the most 1s gets 15 points, and a stolen 3 costs the thief 3.
