### KIKAI, in English: what the coach says, and what pieces are.

## What is asked
coach-question-place_feet = Choose where your first machine stands. Squares full of fans nearby are good.
coach-question-place_distributor = Your first street: fans can walk over it to your machine.
coach-question-play_a_card = A card names the district where you act. Two equal cards let you act anywhere.
coach-question-choose_an_action = Build a machine, open streets, bring fans to it, then hold an exhibition for fame.
coach-question-bring_more = Each fan gives what the part before it shows. Bring as many as you can use.
coach-question-call_fans = Megaphones call your fans from other districts into this show.
coach-question-play_again = A megaphone buys a second action this turn, with another card.
coach-question-take_a_card = Every turn ends with a new card. Take the district you want to act in next.
coach-question-draw_more = A ladder may buy one more card. Ladders also raise influence, so think twice.
coach-question-choose_a_token = Megaphones buy actions and call fans. Ladders raise the influence of your machines.
coach-question-post_a_billboard = You took the last fan of a square. Your billboard brings a bonus; six of them win.
coach-question-remove_a_fan = One fan leaves the game. Empty a square, or spoil your rival’s plan.
coach-question-fill_hand = A help for first games: more cards, more places to act.

## What you can do
coach-verb-settle = The starting feet of your machine go here. They give 1 influence of their colour.
coach-verb-play = Act in this district with this card.
coach-verb-pair = Spend two equal cards to act in any district.
coach-verb-build = Feet, then a body, then a head. Taller machines have room for more fans.
coach-verb-deploy = Cubes open a street for fans and uncover better energy on your board.
coach-verb-bring = A fan walks over streets to a part of its colour and pays you at once.
coach-verb-exhibit = The show: take the fans here, gain energy, and fame for each fan’s colour.
coach-verb-call = Fans from there join the show too.
coach-verb-post = Choose which bonus this billboard gives.
coach-verb-choose = Take this one.
coach-verb-remove = This fan goes home.
coach-verb-climb = Ladders beside a body or head turn it into influence. More influence, more fame.
coach-verb-take = The open card goes to your hand.
coach-verb-top = Draw the top card without knowing which.
coach-verb-more = A ladder is gone, a card is drawn.
coach-verb-finish = Nothing more here: go on.

## What happens
coach-event-settled = The first machines stand in their districts.
coach-event-round_begins = Four rounds. Turns are not always the same number for both of you.
coach-event-played = A card says where the action happens.
coach-event-paired = Two equal cards: an action anywhere.
coach-event-played_again = A token bought a second action.
coach-event-built = A machine grew. Taller ones need ladders to give influence.
coach-event-revealed = A new part can be bought by either of you.
coach-event-influence_grew = Influence counts in shows: fame for each fan of that colour.
coach-event-climbed = Ladders went up beside a machine.
coach-event-tile_won = The first head of a district earns its bonus.
coach-event-foundation_gone = A tile that would cost points at the end is gone.
coach-event-deployed = This street has an owner now. The other’s fans pay to walk on it.
coach-event-discarded = Cubes left the track for good and uncovered more energy.
coach-event-brought = A fan came to a machine and paid at once.
coach-event-removed = A fan left the game.
coach-event-posted = A billboard stands on an empty square. Six of them win at once.
coach-event-exhibited = A show: fans there are taken, energy and fame are gained.
coach-event-called = Fans came to the show from elsewhere.
coach-event-spent = Tokens were spent to call fans.
coach-event-fame_grew = Fame climbs the Master’s track. Its row pays points at the end of the round.
coach-event-gained_energy = Energy pays for parts, streets and tolls.
coach-event-gained_megaphones = Megaphones buy second actions and call fans.
coach-event-gained_ladders = Ladders make bodies and heads give influence.
coach-event-gained_points = Points that stay until the end.
coach-event-took = A card is always taken at the end of a turn.
coach-event-drew = The top card was drawn.
coach-event-drew_for_ladder = A ladder bought one more card.
coach-event-dealt = A new card lies open for the next turn.
coach-event-round_ends = The Master pays for fame now; then fame starts again from zero.
coach-event-rewarded = Early rounds pay more: fame is worth it from the start.
coach-event-lost_energy = Too little fame cost energy here.
coach-event-media_victory = Six billboards: the game is won on the spot.
coach-event-won = All points are counted. Now you have seen a whole game: again?
coach-event-drawn = Equal in everything: you share the win.

## Pieces
part-street = Street
about-street = Your cubes on it open it for fans. Each slot costs 2 energy.
part-square = Square
about-square = Fans wait here. Take the last one and your billboard goes up.
about-district = Machines stand here. Play its card, or any two equal cards, to act in it.
part-kikai = Machine
about-kikai = A machine: feet, body, head. Fans stop before parts of their own colour.
part-card = District card
about-card = Play it to act in its district. Two equal ones let you act anywhere.
part-pair = Two equal cards
about-pair = Spend both to act in the district of your choice.
part-pile = Pile of cards
about-pile = Draw from here instead of taking an open card.
about-element = A part of a machine. Pay its energy; a fan before it later gives what it shows.
part-fame = Fame marker
about-fame = The Master pays for this row at the end of each round.
part-exhibition = Exhibition
about-exhibition = Show the machines of this district: gain energy, and fame for the fans there.
part-billboard = Billboard
about-billboard = It goes up where you take the last fan. Each gives its bonus once; six win.
part-level = Part of the machine
about-level = The fan stops before this part and gives what it shows.
