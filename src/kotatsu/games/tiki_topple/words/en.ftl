### Tiki Topple, in English.

tagline = Nine tikis on a pole, a secret mission each: nudge your three to the top before the cards run out.
seal = The shuffles are sealed

card-up1 = Up 1
card-up2 = Up 2
card-up3 = Up 3
card-puh = Puh
card-topple = Topple
card-wiki = Wiki
card-toast = Toast
mover-up1 = Up 1
mover-up2 = Up 2
mover-up3 = Up 3
mover-puh = Puh
mover-topple = Topple
tiki-nani = Nani
tiki-wikiwiki = Wikiwiki
tiki-huhu = Huhu
tiki-nui = Nui
tiki-lokahi = Lokahi
tiki-akamai = Akamai
tiki-eepo = Eepo
tiki-hookipa = Hookipa
tiki-kapu = Kapu
symbol-starfish = starfish
symbol-shell = shell
symbol-fishbone = fish bone
pair-1-2 = 1 and 2
pair-1-3 = 1 and 3
pair-1-4 = 1 and 4
pair-1-5 = 1 and 5
pair-1-6 = 1 and 6
pair-1-7 = 1 and 7
pair-1-8 = 1 and 8
pair-1-9 = 1 and 9
pair-2-3 = 2 and 3
pair-2-4 = 2 and 4
pair-2-5 = 2 and 5
pair-2-6 = 2 and 6
pair-2-7 = 2 and 7
pair-2-8 = 2 and 8
pair-2-9 = 2 and 9
pair-3-4 = 3 and 4
pair-3-5 = 3 and 5
pair-3-6 = 3 and 6
pair-3-7 = 3 and 7
pair-3-8 = 3 and 8
pair-3-9 = 3 and 9
pair-4-5 = 4 and 5
pair-4-6 = 4 and 6
pair-4-7 = 4 and 7
pair-4-8 = 4 and 8
pair-4-9 = 4 and 9
pair-5-6 = 5 and 6
pair-5-7 = 5 and 7
pair-5-8 = 5 and 8
pair-5-9 = 5 and 9
pair-6-7 = 6 and 7
pair-6-8 = 6 and 8
pair-6-9 = 6 and 9
pair-7-8 = 7 and 8
pair-7-9 = 7 and 9
pair-8-9 = 8 and 9

action-play =
    { $card_id ->
        [puh] Puh: the tiki in place { $place } drops two
        [topple] Topple: the tiki in place { $place } falls to the bottom
        [up1] Up 1: the tiki in place { $place } climbs one
        [up2] Up 2: the tiki in place { $place } climbs two
       *[up3] Up 3: the tiki in place { $place } climbs three
    }
action-swap = Wiki: places { $places } change over
action-toast = Toast: the lowest tiki leaves
action-discard = Discard { $card } without effect

choice-play =
    { $card_id ->
        [puh] Puh: { $tiki } drops two
        [topple] Topple: { $tiki } falls to the bottom
        [up1] Up 1: { $tiki } climbs one
        [up2] Up 2: { $tiki } climbs two
       *[up3] Up 3: { $tiki } climbs three
    }
choice-swap = Wiki: { $tiki } and { $other } change places
choice-toast = Toast: { $tiki } leaves the pole

event-round_begins = { $you ->
        [yes] Round { $round }: you begin.
       *[no] Round { $round }: { $seat } begins.
    }
event-moved = { $you ->
        [yes] You play { $card }: { $tiki } goes to place { $place }.
       *[no] { $seat } plays { $card }: { $tiki } goes to place { $place }.
    }
event-swapped = { $you ->
        [yes] You play Wiki: { $tiki } and { $other } change places.
       *[no] { $seat } plays Wiki: { $tiki } and { $other } change places.
    }
event-toasted = { $you ->
        [yes] You play Toast: { $tiki } is off the pole.
       *[no] { $seat } plays Toast: { $tiki } is off the pole.
    }
event-discarded = { $you ->
        [yes] You cannot use any card and discard { $card }.
       *[no] { $seat } cannot use any card and discards { $card }.
    }
event-round_ends = Round { $round } is over. The missions are turned up.
event-scored = { $you ->
        [yes] Your mission pays { $points ->
            [0] nothing.
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[no] The mission of { $seat } pays { $points ->
            [0] nothing.
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-won = { $you ->
        [yes] You win with { $points ->
            [one] { $points } point!
           *[other] { $points } points!
        }
       *[no] { $seat } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

question-play_a_card = Play a card, then pick its tiki.
question-discard_a_card = None of your cards can be used. Discard one.
waiting-play_a_card = { $seat } is choosing a card.
waiting-discard_a_card = { $seat } must discard a card.

text-round = Round { $round } of { $rounds }.
text-place = { $place }. { $tiki }{ $lit ->
        [yes] , in the light
       *[no] {""}
    }
text-off = Off the pole: { $tikis }.
text-hand = Your hand: { $cards }.
text-aside = Set aside, unseen by the others: { $cards }.
text-mission = Your mission: { $first } on top for 9, { $second } in the top two for 5, { $third } in the top three for 2.
text-seat = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left.
text-times = { $card } ×{ $count }
text-earned = Round { $round }, { $name }: { $first } 9, { $second } 5, { $third } 2; earned { $points }.

## What is in the box

clause-1 = Four colours of nine action cards: 36 in all.
clause-2 = 27 mission cards.
clause-3 = Nine tikis. A symbol on their back sorts them in three groups of three.
clause-4 = A pawn in each colour of cards, and a board with the pole, a start and a track for points.
clause-5 = The tikis are Nani, Wikiwiki, Huhu, Nui, Lokahi, Akamai, Eepo, Hookipa and Kapu.

## Setting up

clause-6 = The pole is built group by group. Which group lies on top is open, and so is the order inside a group.
clause-7 = You get the nine cards of one colour, and your pawn starts before the first space.
clause-8 = With two players you keep all nine cards. With three or four, one Up 1 of each colour goes back in the box for the whole game.
clause-9 = Two of your cards, drawn blind, are set aside. The rest is your hand: seven cards with two players, six with three or four.
clause-10 = Whoever pulls the best face begins and deals one secret mission to each player.

## A round

clause-11 = Clockwise, each player plays one card from their hand, does what it says and lays it face down on their own pile.
clause-12 = You may not pass, even if all you can do is lose a tiki you love.
clause-13 = A card you have played is gone until the next round.

## The cards

clause-14 = Up 1, 2 or 3: one tiki climbs that many places, the ones it passes drop one. It must be able to climb all the way: the second tiki cannot take an Up 2.
clause-15 = Puh: one tiki drops exactly two places, the ones it passes climb one. The last two tikis have no room for it.
clause-16 = Topple: one tiki falls to the very bottom, those below it climb one. The bottom tiki itself cannot be toppled.
clause-17 = Wiki: any two tikis on the pole change places.
clause-18 = Toast: the lowest tiki leaves the pole until the next round. It may not be the first card you play in a round.

## End of a round

clause-19 = A round stops at once when three tikis are left, or when all hands are empty.
clause-20 = All missions are turned up. The tiki worth 9 pays on top of the pole only; the one worth 5 in the first two places; the one worth 2 in the first three.
clause-21 = Your pawn advances by what you earned.
clause-22 = Used missions are put away. Everyone takes their cards back, sets two aside blind again, the pole is rebuilt, new missions are dealt, and the left neighbour of the last starter begins.
clause-23 = You play three rounds with three players, four with two or four.

## End of the game

clause-24 = Most points wins. If several lead, they share the win.

## Two missions, worked out

clause-25 = Hookipa 9, Lokahi 5, Nani 2: Hookipa pays on top only, Lokahi first or second, Nani first, second or third.
clause-26 = Lokahi 9, Wikiwiki 5, Hookipa 2: with Lokahi not on top, Wikiwiki first or second and Hookipa in fourth place, that is 5 points.

## What the box does not say

clause-U1 = The nine cards of a colour: Up 1 twice, Up 2 twice, and one each of Up 3, Puh, Topple, Wiki and Toast.
clause-U2 = The 27 missions are the 27 ways to take one tiki from each group; every tiki is worth 9, 5 and 2 three times each.
clause-U3 = Starfish: Nani, Wikiwiki, Huhu. Shell: Nui, Lokahi, Akamai. Fish bone: Eepo, Hookipa, Kapu.
clause-U4 = Kapu is pink, Lokahi purple, Hookipa grey.
clause-U5 = The players are red, blue, yellow and green.
clause-U6 = The track has 33 spaces; pawns go round it again.

## How we read it

clause-A1 = The first card means the first one each player plays in each round.
clause-A2 = Puh cannot be used on the last tiki either.
clause-A3 = Wiki takes two different tikis. A tiki that left the pole cannot be chosen for anything.
clause-A4 = You must play a card that can be carried out. If you have none, you discard one without effect.
clause-A5 = If Toast leaves three tikis, the round ends there and then.
clause-A6 = Toast is never your only card at the start of a round.
clause-A7 = You can tell from your hand which two cards were set aside. The others cannot.
clause-A8 = A played card lies face down, but everybody saw what it was.
clause-A9 = The order of the pole is drawn at random.
clause-A10 = A tiki that is off the pole pays nothing.
clause-A11 = Two players may want the same tiki.
clause-A12 = Chance judges the best grimace; then the start passes to the left each round.
clause-A13 = Missions that were used stay out of the game.
clause-A14 = All who are tied for the lead win.

refusal-11 = You do not hold that card. Play one from your hand.
refusal-12 = You can still play a card, so you may not throw one away. Pick a card and its tiki.
refusal-14 = A tiki climbs all the way or not at all. Pick one further down, or a smaller Up.
refusal-15 = Puh needs two places below the tiki. Pick one further up.
refusal-16 = That tiki is already at the bottom. Topple another one.
refusal-18 = Toast may not be your first card of the round. Play another card first.
refusal-A3 = That place is empty: its tiki left the pole. Pick one that still stands.
