### Kyudo, in English: the rules clause by clause, and refusals.

## What is in the box

clause-1 = A pad of sheets. On yours: a target with circles in five colours, the pull of each colour, five flags and a stand of 20 spectators.
clause-2 = Four dice, each with an arrow and the five colours.
clause-3 = The colours are black, orange, green, blue and red, each with its sign: [black] [orange] [green] [blue] [red].
clause-4 = Nine tokens, three of each kind: Power, Shield and Wild. [power] [shield] [wild]
clause-5 = Four characters, each with a talent, an arrow pointer, a dice tray and a bag.
clause-6 = What an arrow pulls: 1 in black and orange, 2 in green and blue, 3 in red.

## Setting up

clause-7 = A sheet and a character for everyone, drawn and laid face up.
clause-8 = Of each token, one fewer than there are archers lies in the centre.
clause-9 = Chance, or any other judge, names who shoots first.
clause-10 = Clockwise, the second archer ticks one flag box, the third two and the fourth three, each in another flag.
clause-11 = Everyone starts with 20 spectators.

## How to win

clause-12 = Close every colour of your target while nobody has more spectators than you, or be the last one with spectators. Lose your last spectator and you are out.

## Your turn

clause-13 = Roll the four dice. You may roll again twice, any dice you like, and stop when you please.
clause-14 = Then group the dice. Several groups are fine, but a die goes into one only.
clause-15 = Aim: one or more arrows and a single colour die. Each arrow ticks a circle of that colour.
clause-16 = Flag: two or more dice of one colour tick as many boxes of its flag.
clause-17 = Ultimate: four arrows. Every opponent loses 4 spectators; only a Shield helps.
clause-18 = Talent: four different colours let you use your character's talent.

## Closing a colour

clause-19 = When all your circles of a colour are ticked, you have closed it.
clause-20 = Arrows you then aim at it bite: for each of them, every opponent who has not closed the colour loses as many spectators as its pull. Arrows count one by one, so the one that fills the last circle closes, and those after it bite already.
clause-21 = Spectators leave from number 20 down.

## Flags and tokens

clause-22 = A flag has four corners. Fill all boxes of a corner and its shot goes off, so four times at most in a game. A full flag takes no more.
clause-23 = Black has 3 boxes in a corner, red 2.
clause-24 = The shots: tick any two empty circles; take a Power, which later makes each arrow in a colour you closed cost 4 for one turn; take a Shield, which cancels a loss; tick any one empty circle; take a Wild, which sets one die after your rolls. If the centre has no such token, steal it from an opponent.
clause-25 = A token you spend goes back to the centre.

## Talents

clause-26 = Deer: choose green or blue. Every opponent draws one more circle of it, even if it was closed.
clause-27 = Wolf: every opponent discards a token of their choice, if they have one. Then you take any token from the centre.
clause-28 = Monkey: put a die on your card. The others roll three until your next turn, which begins with giving it back.
clause-29 = Fox: put the pointer on a colour. Until your next turn, every die of it that shows after an opponent's rolls costs them a spectator.

## The end

clause-30 = Tick your last circle and you win at once if nobody has more spectators. As many is enough.
clause-31 = If somebody has more, play goes on, until you have driven enough away or somebody with more fills a target.

## Worked examples

clause-32 = Three arrows and blue: three blue circles.
clause-33 = An arrow, black, green and red: one circle, in one of the three.
clause-34 = Two arrows, black and blue: two black circles, two blue, or one of each.
clause-35 = Three green circles ticked, then three arrows and green: the first closes green, the other two cost every opponent still open there 4 spectators.
clause-36 = An arrow, black and two greens: one green circle with two dice idle, or one black circle and two green boxes.

## What the box does not say

clause-U1 = Circles on the target: black 3, orange 3, green 4, blue 4, red 5.
clause-U2 = Boxes in a corner and shots: black 3, two circles; orange 3, Power; green 3, Shield; blue 2, one circle; red 2, Wild.
clause-U3 = The Fox points, the Deer draws circles, the Monkey keeps a die, the Wolf is after tokens.
clause-U4 = The two other tokens are called Power and Wild.

## How we read it

clause-A1 = You may aim more than once in a turn: two arrows and two colours give one circle each.
clause-A2 = Dice you leave out do nothing, and no group is compulsory.
clause-A3 = You may tick two flags in one turn, with two pairs.
clause-A4 = You choose in which corners you tick your boxes, and they may go into several. It matters where a corner would fill up: tick it full and the shot goes off, or spread the boxes over other corners and keep the shot for later.
clause-A5 = The boxes ticked before play never fill a corner.
clause-A6 = You choose in which order your groups count.
clause-A7 = A shot that ticks circles takes any empty ones, or those that are left. It is not an arrow and never bites.
clause-A8 = You may hold several tokens of a kind. If you hold them all, a shot gives you nothing.
clause-A9 = A Shield cancels one loss entirely - one shot, one Ultimate, one count of the pointer - for its owner alone.
clause-A10 = A Power also serves for the arrows left over from the shot that closes the colour.
clause-A11 = A Wild is used after your last roll and before grouping, as many as you have, and changes the face. The pointer counts what the dice show then.
clause-A12 = A closed colour that gets a circle is open again until that one is ticked. It may happen again and again.
clause-A13 = With the Wolf, the discarded tokens reach the centre first, then you choose. Nothing there, nothing taken.
clause-A14 = With three dice there is no Ultimate and no talent. Die and pointer also come back when their holder is out.
clause-A15 = The tokens of an archer who is out go back to the centre.
clause-A16 = After every effect: an archer with a full target and at least as many spectators as anyone wins. If two do, it is the one whose turn it is, or else the next in turn.
clause-A17 = If the pointer takes your last spectator, your turn is over before you group.
clause-A18 = The Ultimate hits everybody, whatever they have closed.
clause-A19 = If the last opponents fall together, the archer whose turn it is has won.

refusal-7 = Characters are chosen before play only, and each by one archer.
refusal-10 = Only before play do you tick single boxes, each in another flag.
refusal-13 = Dice are rolled at the start of your turn, three times at most.
refusal-14 = Dice are grouped after your rolls, and not while another question is open.
refusal-15 = You need as many arrows and a free die of that colour. Aim with what your dice show.
refusal-16 = A flag takes two or more free dice of its colour. Pick a colour you have twice.
refusal-17 = The Ultimate needs four arrows.
refusal-18 = Your talent needs four different colours.
refusal-20 = You and all who are still in the game have closed that colour: nobody would leave. Aim elsewhere.
refusal-26 = Only the Deer's talent draws circles, and only green or blue ones.
refusal-27 = You discard when the Wolf's talent asks you to, and only a token that you have.
refusal-28 = That die lies on the Monkey's card. Roll the other three.
refusal-29 = The pointer moves with the Fox's talent only: four different colours.
refusal-22 = That flag is full. Use these dice elsewhere.
refusal-A4 = There is nothing to hold back: the boxes fill as many corners wherever you tick them, or no boxes are being spread.
refusal-A7 = Free circles come with the shots of flags, and only where a circle is empty.
refusal-A8 = You steal only when the centre has none, and from somebody who has it.
refusal-A9 = You are asked for a Shield when you are about to lose spectators, if you have one.
refusal-A10 = You are asked for a Power when your arrows land in a colour you closed and somebody has not, if you have one.
refusal-A11 = A Wild, if you have one, sets a rolled die to another face at the end of your rolls.
refusal-A13 = Only the Wolf's talent takes a token of your choice, and only one that lies in the centre after the others have discarded.
