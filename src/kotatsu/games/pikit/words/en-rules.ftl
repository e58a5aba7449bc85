### The rules of Pikit in our own words, and why a move is refused.

## What is in the box

clause-1 = 53 Kaiju, six Mecha and four help cards.
clause-2 = Two dice.
clause-3 = Six Double tokens, one a Mecha, and six Wound tokens.
clause-4 = A holder with two slots: one for the pile, one for the discard.
clause-5 = Two to four players; a help card each, turned over at the end by whoever earns the bonus for 1s.

## Setting up

clause-6 = Everybody gets a help card.
clause-7 = The six Mecha lie face up, each with its Double token.
clause-8 = The Wounds wait at the side.
clause-9 = The Kaiju are shuffled into a face-down pile. Next to it there is room for a discard.
clause-10 = With two players, two cards of each value from 1 to 8 stay in the box: 37 Kaiju are left.
clause-11 = Eight Kaiju are turned up in the centre.
clause-12 = Your starting hand: turn over cards until they total 10 or more, then take them up so that nobody sees them any more. Say 5, then 2, then 8: that makes 15, and three cards.

## Your turn

clause-13 = First you roll both dice. Turns go clockwise, the youngest begins.
clause-14 = Then you may play as many cards as you like, one after the other. A card you play goes to the discard for good, then it does what it does.
clause-15 = Then you may take from the centre: one card that is the sum of your dice, or one that is their difference, or one or two cards that your dice show, one a die. Where nothing fits there is nothing to take.
clause-16 = Last, the centre is filled up to eight from the pile, and the next player has a turn.

## Doubles

clause-17 = With a double you may do something else: take the Mecha of that double if it is on the table, or, if another player holds it, draw one card at random from that hand. Everybody sees it and you keep it, Mecha or not.
clause-18 = A Double token lies in front of whoever holds its Mecha, and moves with it. So everybody knows where the Mecha are.

## What Kaiju do

clause-19 = Six kinds are played: reroll one or both dice; steal a random card from another hand, show it and keep it; turn one die to any face; draw the top card of the pile for your eyes only; cancel, at any time, the card another player has just played; and the joker, which does any one of these.
clause-20 = Three kinds are never played. 1: whoever has the most at the end gets 15 points. 3: whoever steals it discards it at once and takes a Wound. 8: take one from the centre and you take all that lie there.
clause-21 = A 2 rerolls.

## The end

clause-22 = As soon as the pile is empty the end is near: everybody has one more turn.
clause-23 = You score the values of your Kaiju, 15 for each Mecha, 15 for the most 1s, less 3 for each Wound.
clause-24 = On a tie, fewer cards in hand wins, Kaiju and Mecha together. Still tied, you share.

## Two examples

clause-25 = You roll 1 and 3 and play a 2 to roll again: 1 and 6. Now you may take the 7 (6 + 1), or the 5 (6 − 1), or a 1 and the 6. You take the 7, and one card is turned up.
clause-26 = 39 points of Kaiju, 15 for a Mecha, 15 for the most 1s, less 3 for a Wound: 66.

## What the box does not say

clause-U1 = Six copies of each value from 1 to 7, eight of the 8, and one each of 9, 10 and 11: 53.
clause-U2 = 2 rerolls, 4 steals, 5 draws, 6 cancels, 7 sets a die; 9, 10 and 11 are jokers.
clause-U3 = The dice have six faces. No Kaiju is worth 12: that roll is for the Mecha.

## How we read it

clause-A1 = On a double you take Kaiju or go for the Mecha, not both.
clause-A2 = A double shows the same value twice, so you may take two cards of it. Its difference is 0 and gives nothing.
clause-A3 = If you already hold the Mecha of your double, there is nothing more to it.
clause-A4 = Taking is never a duty: you may take nothing even when something fits.
clause-A5 = A 3 wounds whoever steals it, however it was stolen.
clause-A6 = A theft can hit a Mecha too; its token follows.
clause-A7 = You cannot steal from a player without cards.
clause-A8 = Only cancels are played out of turn, and only against cards that others played: not against a taking, a double or a special effect. A cancel can be cancelled in turn. The players are asked clockwise from the one after who played, and only those who could. A cancelled card stays on the discard.
clause-A9 = A die is set to any face you like.
clause-A10 = You cannot draw from an empty pile. Drawing its last card brings on the end at once.
clause-A11 = When the pile runs out the centre stays as it is. The discard never comes back.
clause-A12 = The turn in which the pile runs out is played to its end; then everybody has one more, in order, whoever emptied it included.
clause-A13 = The bonus needs at least one 1; all who are tied for most get it.
clause-A14 = An 8 can only be reached as a sum: 2 and 6, 3 and 5, or 4 and 4.
clause-A15 = Cards are played one after the other, and what you may take is read from the dice as they lie then.
clause-A16 = Mecha are not played and not thrown away.
clause-A17 = How many cards you hold is public, which ones is not. Cards that lay open or were stolen have been seen by all.
clause-A18 = Chance says who is the youngest.
clause-A19 = If no Kaiju moves for twenty whole rounds, neither taken nor played nor stolen, the last turns begin.
clause-A20 = Whoever plays a card says everything with it: which dice, which face, which victim, which effect of a joker. Only then may others cancel it.
clause-A21 = When a cancel is itself cancelled, the first card is not safe yet: those who had not been asked about it still are.

refusal-14 = You do not hold that card. Play one from your hand.
refusal-15 = Your dice do not reach that. Take what is their sum, their difference or on a face, or change the dice with a card.
refusal-17 = You need a double for a Mecha. Take from the centre, or set a die.
refusal-18 = Look where its Double token lies: a Mecha on the table is taken, one in a hand is stolen.
refusal-19 = There is no card to cancel now. Play a card in your turn, or take.
refusal-A3 = You already hold that Mecha. Take from the centre instead.
refusal-A7 = You cannot steal there. Pick another player who has cards.
refusal-A8 = A card has just been played. Cancel it, or let it pass; then play goes on.
refusal-A10 = The pile is empty. Play something else, or take.
