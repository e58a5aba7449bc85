### Pikit, in English: what the coach says, and what pieces are.

## What is asked
coach-question-play_or_take = Take a monster that your dice reach, or play cards first to change the dice.
coach-question-cancel_or_pass = Somebody played a card. You may stop it with one of yours, which is then gone too.

## What you can do
coach-verb-reroll = Throw a card away to roll one or both dice again. You lose its points.
coach-verb-steal = Throw a card away to take a blind card from a rival. A 3 would bite you.
coach-verb-set_die = Throw a card away and turn one die to any face. Look what you could reach.
coach-verb-draw_card = Throw a card away and draw one that only you see.
coach-verb-cancel = Your card stops theirs, and both are gone. Do it when it would hurt you.
coach-verb-let_pass = Do nothing and keep your card and its points.
coach-verb-take = The card goes to your hand: its number is its points, its picture its power.
coach-verb-take_both = One card for each die, when both numbers lie in the centre.
coach-verb-take_mecha = A double! Its Mecha is worth 15 points, more than any monster.
coach-verb-steal_mecha = A rival holds this Mecha. You draw one of their cards blind; it may be the one.
coach-verb-take_nothing = You need not take anything. It is rarely wise.

## What happens
coach-event-laid = A new monster comes to the centre, so there is always something to reach.
coach-event-dealt = Everybody starts with cards worth about 10 points.
coach-event-rolled = Add the dice, subtract them, or use each alone: those are the numbers within reach.
coach-event-played_reroll = A card was spent to roll again. Others may still cancel it.
coach-event-played_steal = A card was spent to steal from somebody. It can still be cancelled.
coach-event-played_set = A card was spent to turn a die. It can still be cancelled.
coach-event-played_draw = A card was spent to draw another. It can still be cancelled.
coach-event-played_cancel = A card was played to stop another. Even that can be cancelled.
coach-event-let_pass = Nobody stopped the card there, so it goes on.
coach-event-cancelled = That card does nothing and is gone for good.
coach-event-rerolled = New dice, new numbers within reach.
coach-event-turned = The die now shows the face that was wanted.
coach-event-stole = A card changed hands, and everybody saw which.
coach-event-stole_mecha = A Mecha changed hands: 15 points move with it.
coach-event-found_nothing = There was no card to steal.
coach-event-wounded = A stolen 3 hurts the thief: 3 points less at the end.
coach-event-drew = Only you know this card.
coach-event-drew_unseen = Somebody has a card that you have not seen.
coach-event-took = The card is in a hand now: points for its owner, and a power to spend.
coach-event-took_mecha = A Mecha is worth 15 points. Any thief may draw it from the hand.
coach-event-took_nothing = Nothing was taken, and the turn is over.
coach-event-last_turns = The pile is empty: everybody has one last turn. Spend powers that bring points.
coach-event-stalled = Nobody took anything for a while, so the game comes to its end.
coach-event-most = Whoever has the most 1s gets 15 points.
coach-event-won = Points in hand, Mecha and the bonus for 1s are counted. Now you know the game!

## Pieces
part-die = Die
about-die = You reach the sum of both dice, their difference, and each number alone.
about-pile = New monsters come from here. When it is empty, everybody has one last turn.
about-discard = Cards that were played. They never come back.
part-face = Face
about-face = The face to which your card turns the die.
part-fan = Hand of a player
about-fan = Cards held by this player. You see how many, not which.
about-mecha = Worth 15 points. Its double takes it. Held by somebody, it can be stolen.
about-creature-1 = Worth 1 point. Whoever has the most of them at the end gets 15 more.
about-creature-2 = Worth 2 points. Or play it to roll one or both dice again.
about-creature-3 = Worth 3 points. A thief who draws it loses 3 instead.
about-creature-4 = Worth 4 points. Or play it to steal a card at random.
about-creature-5 = Worth 5 points. Or play it to draw a card.
about-creature-6 = Worth 6 points. Or play it to cancel a rival’s card.
about-creature-7 = Worth 7 points. Or play it to turn one die to any face.
about-creature-8 = Worth 8 points. Take one and you take every 8 in the centre.
about-creature-9 = Worth 9 points. Or play it as any of the five powers.
about-creature-10 = Worth 10 points. Or play it as any of the five powers.
about-creature-11 = Worth 11 points, the most of all. Or play it as any of the five powers.
