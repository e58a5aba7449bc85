### The lessons of KIKAI, in English.

lesson-first = KIKAI in eight minutes

lesson-first-feet = Your first feet
lesson-first-feet-1 = You build machines out of junk, the KIKAI, in six districts. The most points after four rounds win.
lesson-first-feet-2 = Every machine begins with feet. Touch the blue boots, then Casino.
lesson-first-feet-2-hint = All districts would do. For this lesson, take the blue boots to Casino.
lesson-first-feet-3 = A distributor hands out your flyers. Touch the street to Fountain Square: fans stand there.
lesson-first-feet-3-hint = Choose the street between Casino and Fountain Square.
lesson-first-feet-4 = { $friend } has placed both of hers. Put your red boots at Train Station.
lesson-first-feet-4-hint = The red boots go to Train Station.
lesson-first-feet-5 = And one more distributor, on the street to Forecourt Square.
lesson-first-feet-5-hint = Choose the street between Train Station and Forecourt Square.

lesson-first-build = Building
lesson-first-build-1 = A turn begins with a district card: you act where it says. Touch Diner.
lesson-first-build-1-hint = Touch a Diner card.
lesson-first-build-2 = There are four actions. First, build: touch the blue springs, new feet for 2 energy.
lesson-first-build-2-hint = The blue springs are among the elements for sale.
lesson-first-build-3 = A megaphone would buy a second action. Keep yours and go on.
lesson-first-build-3-hint = You will want that megaphone later. Touch the button to go on.
lesson-first-build-4 = Each turn ends with a new card. Touch the open Diner card.
lesson-first-build-4-hint = Take the Diner card beside the pile.
lesson-first-build-5 = A ladder would buy one more card. Keep it, and end your turn.
lesson-first-build-5-hint = Your ladder is worth more later. End your turn.

lesson-first-flyers = Flyers
lesson-first-flyers-1 = The second action brings flyers into the streets. Play Diner again.
lesson-first-flyers-1-hint = Touch a Diner card.
lesson-first-flyers-2 = A distributor on a street costs 2 energy and opens the way to its fans. Touch the street to Terrace Square.
lesson-first-flyers-2-hint = Choose the street between Diner and Terrace Square.

lesson-first-fans = Fans
lesson-first-fans-1 = Fans of three colours wait on the squares. Your blue springs at Diner please a blue one.
lesson-first-fans-2 = Two cards alike let you act anywhere. Touch the pair of Parking cards, then Diner.
lesson-first-fans-2-hint = Keep your single cards. Use both Parking cards to act at Diner.
lesson-first-fans-3 = The third action attracts fans along your streets. Touch Terrace Square: a blue fan follows.
lesson-first-fans-3-hint = A blue fan stands on Terrace Square. Touch it.

lesson-first-show = The exhibition
lesson-first-show-1 = Your fan gave you a megaphone, as the springs say. Play Train Station and attract another.
lesson-first-show-1-hint = Touch the Train Station card.
lesson-first-show-2 = A red fan stands on Forecourt Square. Touch it, and your red boots give you 2 energy.
lesson-first-show-2-hint = Touch Forecourt Square.
lesson-first-show-3 = Now spend a megaphone on a second action: touch Diner.
lesson-first-show-3-hint = Play the Diner card, where your blue fan stands.
lesson-first-show-4 = The fourth action is the exhibition: your fans watch, and you earn energy and fame.
lesson-first-show-4-hint = Touch the button that holds the exhibition.
lesson-first-show-5 = With another megaphone you call your red fan from Train Station, next door.
lesson-first-show-5-hint = Touch Train Station to call that fan.
lesson-first-show-6 = Each fan gives fame equal to your influence in its colour. Feet give 1 influence.
lesson-first-show-7 = Take the Parking card.
lesson-first-show-7-hint = Take the Parking card beside the pile.
lesson-first-show-8 = This time, spend the ladder: touch the pile and draw one more card.
lesson-first-show-8-hint = Touch the pile to draw.
lesson-first-show-9 = At the end of a round the Master pays points for your fame. Then fame starts anew.

lesson-first-taller = Growing taller
lesson-first-taller-1 = This machine has a body. With a ladder beside it, it gives 2 influence: touch the machine.
lesson-first-taller-1-hint = Your ladder is for the machine at Diner.
lesson-first-taller-2 = Feet, body, head: let us finish it. Play Diner.
lesson-first-taller-2-hint = Touch a Diner card.
lesson-first-taller-3 = Touch the red lamp: a head needs two ladders for its 3 influence.
lesson-first-taller-3-hint = The red lamp is among the heads for sale.
lesson-first-taller-4 = Yours is the first head here, so its bonus tile is yours. It pays at once.

lesson-first-poster = Billboards
lesson-first-poster-1 = One last fan stands on Terrace Square. Play Diner and go for it.
lesson-first-poster-1-hint = Touch a Diner card.
lesson-first-poster-2 = Touch Terrace Square: whoever empties a square may put up a billboard.
lesson-first-poster-2-hint = The last blue fan stands on Terrace Square.
lesson-first-poster-3 = Each billboard gives something once. Choose the one with the ladder.
lesson-first-poster-3-hint = This time, take the billboard that gives a ladder.
lesson-first-poster-4 = A ladder for you, and points for the square. Six billboards win the game at once!

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now. Which card would you play?
lesson-first-yours-2 = Good. There you could build, bring flyers, attract fans or hold an exhibition.
lesson-first-yours-3 = Fame pays most in the first round: your row counts four times. A tile with a minus costs points until you build on it.

lesson-advanced = KIKAI, Advanced

lesson-advanced-start = The start
lesson-advanced-start-1 = You begin with nothing this time. But the tile under your feet gives you what it shows.
lesson-advanced-start-2 = Put the blue boots at Casino and see.
lesson-advanced-start-2-hint = The blue boots go to Casino.
lesson-advanced-start-3 = What the tile showed is yours now. So look before you place your feet.

lesson-advanced-head = New bonus tiles
lesson-advanced-head-1 = The bonus tiles are others, and some last all game. Play Diner.
lesson-advanced-head-1-hint = Touch a Diner card.
lesson-advanced-head-2 = Build the red lamp: the tile here sends a fan away.
lesson-advanced-head-2-hint = The red lamp is among the heads for sale.
lesson-advanced-head-3 = Choose the fan that goes. Terrace Square has a single one: touch it.
lesson-advanced-head-3-hint = Empty Terrace Square, it has one fan only.
lesson-advanced-head-4 = The square is empty, so your billboard goes up. Here the square gives its own bonus: a ladder.

lesson-advanced-master = The Master is strict
lesson-advanced-master-1 = The first five rows cost you energy. Rows 6 and 7 give some, rows 8 and 9 give a megaphone.
lesson-advanced-master-2 = At the end, each fan you took pays 1 point. So does each point of influence.
