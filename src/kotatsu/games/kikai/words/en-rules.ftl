### KIKAI, in English: the rules in our own words, and why something is not allowed.

## What is in the box

clause-1 = Thirty district cards, five for each of six districts.
clause-2 = Two help cards. Here the page does their job.
clause-3 = Fifteen ladders and fifteen megaphones.
clause-4 = Energy worth 95 in all, and plenty of victory points.
clause-5 = 36 elements: twelve feet, twelve bodies, twelve heads, in red, blue and green. That is just enough for both of you in all six districts.
clause-6 = 45 fans, fifteen of each colour, and a bag.
clause-7 = Twenty flyer distributors each: yellow and purple cubes.
clause-8 = Six billboards each.
clause-9 = A fame marker and three influence markers each, and one marker for the rounds.
clause-10 = Boards, foundation tiles, construction bonuses and elements have a Normal and an Advanced side.
clause-11 = The tinkerer in yellow and the tinkerer in purple: the game is for two.

## Yukon Street

clause-12 = Six districts: School, Train Station, Casino, Cinema, Diner, Parking. They lie in a loop, each next to two others; no two are more than three apart.
clause-13 = Parking lies next to Cinema and Diner, Diner next to Train Station, Train Station next to School.
clause-14 = So the loop runs School, Train Station, Diner, Parking, Cinema, Casino, and back to School.

## Setting up

clause-15 = Choose Normal or Advanced; everything shows that side.
clause-16 = Fame markers on Start, the round marker on 1.
clause-17 = Every district gets a random yellow and a random purple foundation tile.
clause-18 = Every district gets a random construction bonus.
clause-19 = You have a board of your own: influence at 0, twenty distributors on the energy track, six billboards.
clause-20 = Four marked feet are for the start: yellow has blue and red ones, purple green and red ones.
clause-21 = The other elements are shuffled by kind, and three of each kind lie open: 3 of 8 feet, 3 of 12 bodies, 3 of 12 heads.
clause-22 = Fans are drawn from the bag onto the squares; a square takes as many as it has tools.
clause-23 = You have four district cards, open to all. Two more lie beside the pile of twenty.
clause-24 = Starting feet are placed one at a time: yellow, purple, purple, yellow; in any district, on your own foundation there.
clause-25 = Starting feet give 1 influence of their colour. Then you put a distributor on a free single slot of a street that leaves the district. You may share a district while it has such a slot.
clause-26 = Normal: the tiles under your starting feet are gone, and you begin with 5 energy, 1 megaphone and 1 ladder.
clause-27 = Advanced: you begin with what the two tiles under your starting feet give.

## The course of the game

clause-R1 = You win with the most points at the end of the fourth round, or at once with a media victory: all six of your billboards on squares.
clause-28 = Yellow begins. You take turns, one at a time, to the very end.
clause-29 = Four rounds. How many turns you have differs from round to round and between you; a round is over when both of you have used theirs.
clause-30 = Your turn: play a district card; do one of four actions there; if you like, discard a megaphone to play another card and act again; then take a card, and discard ladders for more if you like.
clause-31 = A played card lies in the column of that turn until the round ends.
clause-32 = Two cards alike, played together, let you act in any district.
clause-33 = One extra action a turn, no more.
clause-34 = At the end of your turn you must take a card: one of the two open ones, or the top of the pile. If there is none, you take none.
clause-35 = After that, each ladder you discard draws you one more card from the pile. There is no limit to your hand.
clause-36 = Then the open cards are filled up to two.

## End of a round

clause-37 = All played cards are shuffled and go under the pile.
clause-38 = Normal: your row on the Master's track gives its points times 4 in round 1, times 3 in round 2, times 2 in rounds 3 and 4.
clause-39 = Advanced: rows 1 to 5 cost you energy, as far as you have it; rows 6 and 7 give 3 energy; rows 8 and 9 give a megaphone.
clause-40 = Both fame markers go back to Start.
clause-41 = The next round begins; after the fourth comes the final scoring.
clause-R5 = These steps come in this order: played cards under the pile, the Master's reward, fame markers to Start, the round marker.
clause-R6 = Where the pile ran out, the open cards are filled up to two as soon as played cards lie under it again.

## Action: build

clause-42 = Build exactly one element in the district of your card: feet, then body, then head. Colours may be mixed.
clause-43 = Choose among the open elements and pay its energy in full, or do not build.
clause-44 = A new element of that kind is turned up at once: three lie open while there are some.
clause-45 = Influence: feet give 1 at once. A body gives 2 when you put a ladder beside it, a head 3 when you put two. Always in the colour of the element.
clause-46 = You may put ladders up at any time of your own turns. The body comes first, then the head.
clause-47 = Neither building nor ladders trigger the effect of an element.
clause-48 = The first head in a district takes its construction bonus at once.

## Construction bonuses

clause-49 = Flyers (Normal): 1 point for each of your distributors in the streets. Discarded ones do not count.
clause-50 = Skyline (Normal): 3 points for each of your KIKAI that is taller than the opponent's in the same district.
clause-51 = Posters (Normal): 2 points for each of your billboards on squares.
clause-52 = Heads Up (Normal): 4 points for each district where you have a head, this one too.
clause-53 = On Foot (Normal): 2 points for each district where you have feet, this one too.
clause-54 = Star (Normal): 2 points for each point of your highest influence.
clause-55 = Eviction (Advanced), at once: send one fan away from any square, out of the game. If that empties the square, your billboard goes up there.
clause-56 = Printer (Advanced), for good: a distributor costs you 1 energy instead of 2.
clause-57 = Rigging (Advanced), for good: your ladders may be spent as megaphones.
clause-58 = Shortcut (Advanced), for good: in each Attract action the first fan over the opponent's streets is free.
clause-59 = Toolbox (Advanced), at once: 1 ladder and 5 energy.
clause-60 = Spare Parts (Advanced), for good: when you play two cards alike you draw the top card at once.

## Action: flyers

clause-61 = Put distributors on one street. They come from your energy track, from the left.
clause-62 = A street has one or two slots and goes to one of you as a whole: 2 energy for one slot, 4 for two, both cubes at once.
clause-63 = You pay all of it, or you cannot do it.
clause-64 = The street must leave the district of your card, or go on from a square that your own network from there reaches. Where several do, you choose.
clause-65 = You may not go on from the opponent's distributors. Networks may cross at squares.
clause-66 = A network may run into another district, but it stops there: to leave that district you need its card.
clause-67 = Some streets show a bonus: you gain it when you take them. So do some spaces of the energy track: when you uncover them.

## Action: attract fans

clause-68 = Each of your elements in the district of your card may bring one fan of its own colour, if nobody stands before it yet. You need feet there at least.
clause-69 = A fan comes from any square that is linked to the district by streets with distributors, yours, the opponent's, or both.
clause-70 = Each street of the opponent on the way costs 1 energy for each distributor on it, paid to the opponent. If you cannot pay, that fan cannot come.
clause-71 = You may bring fewer fans than you could. If two elements have the colour of the fan, you choose where it stands.
clause-R4 = If a fan can come from several squares, you choose from which.
clause-72 = Each fan gives you the effect of the element it stands before, ladder or not.
clause-73 = Fans stay there until you hold an exhibition.
clause-74 = If you take the last fan of a square, put one of your billboards there. Normal: gain its bonus and the square's points. Advanced: gain the square's bonus.
clause-75 = Billboards and squares can give: two distributors off your energy track and out of the game; a megaphone; a ladder; points; 2 energy.
clause-76 = Your sixth billboard wins the game at once: a media victory. Nothing is scored.

## Action: exhibition

clause-77 = Take all your fans in the district of your card. The opponent's stay where they are.
clause-78 = With megaphones you can add your fans from other districts: as many megaphones as the district is away. As many districts as you can pay.
clause-79 = Gain energy: the last value uncovered on your energy track.
clause-80 = Gain fame: for each fan just taken, your influence in its colour. Every bonus that your marker reaches on the way is yours.
clause-81 = An exhibition is always possible, even where you have nothing: then it brings the energy, and the fans you call.
clause-R2 = The places before your KIKAI that an exhibition empties are free for new fans at once.
clause-R3 = A megaphone that you did not use for calls may still pay for the extra action of your turn.

## Final scoring

clause-82 = Normal: points gained in play, points uncovered on the energy track, 5 for most fans taken (nobody if tied), less the points of your foundation tiles still lying there, and 1 for every 5 energy, 2 megaphones or 2 ladders. Fans still before a KIKAI count for nothing.
clause-83 = Advanced: 1 point for each fan taken and for each point of influence. With 4, 3 and 7 that is 14.
clause-84 = Tied? Most red fans wins. Still tied? The win is shared, and you play another game.
clause-85 = Your first game: at the end of rounds 1 to 3, with fewer than four cards, you may draw until you have four.
clause-R7 = The player who begins the next round decides first about drawing, then the other.

## Numbers from the examples

clause-86 = Some costs: blue feet 1 or 2, a blue body 6, a green head 7.
clause-87 = Some effects: both red starting feet give 2 energy, the blue feet of cost 2 a megaphone, a green body 2 energy, a blue head a ladder and 2 points.
clause-88 = The energy track shows 4 with three cubes gone and 5 with four. The first four spaces give no bonus.
clause-89 = Further on, the energy track gives a choice: a megaphone or a ladder.
clause-90 = A double street that you can reach from Diner gives a ladder.
clause-91 = School has two exits, a single and a double one. Whoever holds both shuts the other out. Behind them lie squares of four and two fans.
clause-92 = Every starting district has a single exit, Parking at least two.
clause-93 = Fame: the first space gives nothing, the third 1 energy; by the twelfth you have gained 1 energy, 1 energy, a ladder and a megaphone. 11 fame is in row 4, worth 4 points: 16 in round 1.
clause-94 = Influence 5 in blue, 3 in green, 2 in red with one blue, one green and two red fans: 12 fame.
clause-95 = A whole example: after seven turns both stand at 8 energy, one with 3 fame, one with 1.
clause-96 = It begins with blue feet at Casino and red at Train Station for yellow, red at School and green at Parking for purple.
clause-97 = In an exhibition: fans first, then energy, then fame.

## What the box does not say

clause-U1 = Turns: yellow has 6, 5, 6, 5 and purple 5, 6, 5, 6. So yellow opens rounds 1 and 3, purple 2 and 4.
clause-U2 = The map is ours: twelve squares for 45 fans, thirty streets, nine of them double. A square is worth its tools less one.
clause-U3 = The energy track is ours, but for the 4 and the 5: values up to 10, five choices of a megaphone or a ladder, 15 points in all.
clause-U4 = The Master's track is ours: nine rows of three spaces, the last of each with a bonus. Row n is worth n points, Start nothing; fame beyond the end is lost. Advanced: rows 1 to 5 cost 5, 4, 3, 2, 1 energy, and Start counts as row 1.
clause-U5 = There are four elements of each colour and kind. Costs and effects are ours where no example tells them.
clause-U6 = Foundations are ours. Normal: 1, 2, 2, 3, 3, 4 points to lose. Advanced: energy, ladders and megaphones.
clause-U7 = Billboards in Normal mode: two distributors less, a megaphone, a ladder, 2 energy, 2 points, 3 points. You choose which to use.
clause-U8 = Influence goes up to 15 and stops there.
clause-U9 = There are twelve squares, so that six billboards are within reach.
clause-U10 = The Advanced faces of the elements are not known: Advanced mode uses the Normal ones.

## How we read it

clause-A1 = One street an action. Nothing stops you from taking another exit of the same district later.
clause-A2 = The first distributors come from the energy track, from the left; they cost nothing and uncover its values.
clause-A3 = If a first distributor stands on a street with a bonus, you gain it.
clause-A4 = Fans do not walk through districts either.
clause-A5 = Fans come one by one: way, toll, place, effect, then the billboard. Energy just gained may pay the next toll.
clause-A6 = The toll is paid for each fan and each street. The cheapest way is found for you.
clause-A7 = Attracting means at least one fan; otherwise choose another action. An exhibition is always possible.
clause-A8 = A head takes its two ladders at once, and gives its 3 influence once.
clause-A9 = A head gets no ladders before its body has one.
clause-A10 = A ladder buys a card at the end of the turn only, after the card you must take.
clause-A11 = Ladders that were put up stay there. Tokens never run out.
clause-A12 = The extra action comes after the main one, with another card or pair. A megaphone just gained may pay for it. You still take one card at the end.
clause-A13 = With no card at the start of your turn you do no action; you just take a card.
clause-A14 = Bonuses count your own things. An empty site is of height 0.
clause-A15 = The second head in a district gets no bonus.
clause-A16 = Discarded distributors uncover their spaces too. With fewer than two left, those go.
clause-A17 = Without enough distributors for all slots of a street you cannot take it.
clause-A18 = The sixth billboard stops the game before any further fan.
clause-A19 = Fame bonuses can be earned again each round.
clause-A20 = Megaphones are paid for each district by its distance from your card's. All your fans there come.
clause-A21 = You must take the fans at hand. The energy comes even with no fan.
clause-A22 = The energy is what your track shows at that moment.
clause-A23 = You lose points for your own foundation tiles only.
clause-A24 = Feet built later take their tile away too; in Advanced mode it gives its bonus.
clause-A25 = Advanced: points gained in play count as well; the other Normal items do not.
clause-A26 = Most fans means fans taken in exhibitions.
clause-A27 = Rigging works for the extra action and for calls. Shortcut works once in each Attract action.
clause-A28 = A square emptied by Eviction gives its bonus like any other.
clause-A29 = Played cards return only at a round's end. Hands and open cards stay.
clause-A30 = Drawing up to four in a first game changes nothing else. It is not your turn yet, so no ladders go up.
clause-A31 = When a kind of element runs short, fewer than three lie open.
clause-A32 = Tied after red fans as well, nobody is ahead of the other: the win is shared.
clause-A33 = A toll goes to the opponent at once.
clause-A34 = A street must be free altogether; slots are never shared.

## Not allowed

refusal-20 = Those are not your starting feet. Place your own.
refusal-23 = You do not have that card. Play one that lies before you.
refusal-24 = Starting feet first, in the order yellow, purple, purple, yellow: each of your pairs once, where you have no feet yet.
refusal-25 = You need a free single slot that leaves this district. Try another street or district.
refusal-30 = Not now. First a card, then one action there, then you take a card.
refusal-32 = You need two cards of that district. Play a single one, or another pair.
refusal-33 = You already acted twice this turn. Take a card.
refusal-34 = Take one of the open cards or the top of the pile, at the end of your turn.
refusal-35 = A ladder draws a card after you have taken yours, while the pile lasts.
refusal-42 = A KIKAI grows from feet to body to head. Build what comes next here.
refusal-43 = That costs more energy than you have. Choose a cheaper one, or hold an exhibition.
refusal-44 = That element does not lie open. Choose one of the three that do.
refusal-45 = Nothing there needs a ladder, or you have none. A body takes one, then the head two.
refusal-55 = Send one fan away that stands on a square.
refusal-63 = You cannot pay for this street in full. Hold an exhibition for energy.
refusal-64 = Your network from this district does not reach that street. Take one that leaves the district, or goes on from your own.
refusal-65 = Only the opponent's streets lead there. Go on from your own.
refusal-68 = A fan needs an element of its own colour here. Pick a fan that matches one.
refusal-69 = No street with distributors links that square to this district.
refusal-70 = You cannot pay the toll to the opponent. Pick a nearer fan.
refusal-73 = Somebody already stands there. Hold an exhibition to make room.
refusal-74 = A billboard goes up when you empty a square. Choose one you still have.
refusal-77 = Those fans are here and come by themselves. Call from another district.
refusal-78 = In an exhibition you may call your own fans from other districts. There are none to call there.
refusal-85 = The round has not begun. Draw a card if you have fewer than four, or go on.
refusal-89 = First choose: a megaphone or a ladder.
refusal-A7 = Do an action first. An exhibition is always possible.
refusal-A8 = A head takes two ladders at once. Get another one first.
refusal-A17 = You have too few distributors left for this street.
refusal-A20 = That is too far: each district on the way costs a megaphone.
refusal-A34 = That street is taken. Choose a free one.
