### King of Tokyo, in English.

tagline = Giant monsters, fat dice, one city: grab Tokyo, hold it, and slap everybody who wants it.
seal = The dice are sealed
option-monsters = Monsters
option-monsters-random = dealt at random
option-monsters-chosen = chosen by the players

face-one = 1
face-two = 2
face-three = 3
face-energy = energy
face-smash = smash
face-heart = heart
symbol-numbers = numbers
symbol-energies = energy
symbol-hearts = hearts
symbol-smashes = smashes
source-card = the card
source-mimic = Mimic
monster-gigazaur = Gigazaur
monster-cyber_kitty = CyberKitty
monster-space_penguin = Space Penguin
monster-the_king = The King
monster-meka_dragon = MekaDragon
monster-alienoid = Alienoid

action-keep = Set aside { $face_id ->
            [energy] an energy
           *[other] a { $face }
        }
action-free = Take back { $face_id ->
            [energy] an energy
           *[other] a { $face }
        }
action-roll = Roll the dice not set aside
action-stop = Stop rolling
action-drink = Energy Drink: pay 1 for one more roll
action-smoke = { $source_id ->
        [mimic] Smoke Cloud: one more roll, from Mimic
       *[card] Smoke Cloud: one more roll
    }
action-reroll_three = Background Dweller: reroll a 3
action-probe = Psychic Probe: reroll { $face_id ->
            [energy] an energy
           *[other] a { $face }
        }
action-cull = Herd Culler: { $face_id ->
            [energy] an energy
           *[other] a { $face }
        } becomes 1
action-stretch = Stretchy, 2 energy: { $face_id ->
            [energy] an energy
           *[other] a { $face }
        } becomes { $new }
action-twist = { $source_id ->
        [mimic] Plot Twist, by discarding Mimic: { $face_id ->
                [energy] an energy
               *[other] a { $face }
            } becomes { $new }
       *[card] Plot Twist: { $face_id ->
               [energy] an energy
              *[other] a { $face }
           } becomes { $new }
    }
action-resolve = { $symbol_id ->
        [numbers] First the numbers
        [energies] First the energy
        [hearts] First the hearts
       *[smashes] First the smashes
    }
action-resolve_all = Usual order, smashes last
action-cure_poison = A heart against a Poison token
action-cure_shrink = A heart against a Shrink token
action-ray = Healing Ray: a heart for { $seat }
action-use_hearts = The rest for yourself
action-wings = Wings: pay 2 and lose nothing this turn
action-endure = Take it
action-heal = Rapid Healing: pay 2 for a heart
action-flee = Flee Tokyo
action-stay = Stay in Tokyo
action-buy = Buy { $card }
action-sweep = 3 new cards for 2 [energy]
action-copy = Mimic { $card }
action-sell = Sell { $card }
action-play_on = Take the extra turn
action-done = Done
action-pick = { $monster }
action-pick_at_random = Any, at random

choice-buy = Buy { $card } for { $price }
choice-buy_top = Buy { $card } from the pile for { $price }
choice-buy_from = Buy { $card } from { $seat } for { $price }
choice-sell = Sell { $card } for { $price }
choice-copy = Mimic { $card } of { $seat }
choice-copy_own = Mimic your { $card }
choice-roll = { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
choice-keep_cards = Keep your cards
choice-leave_token = Leave the token
choice-no_thanks = No, thanks
choice-stop_buying = Done
choice-dice_stand = Let the dice stand
choice-no_extra_turn = No extra turn
choice-endure = { $hearts ->
        [one] Lose { $hearts } heart
       *[other] Lose { $hearts } hearts
    }
choice-use_hearts = { $dice ->
        [one] Heal yourself with the last heart
       *[other] Heal yourself with { $dice } hearts
    }
choice-waste_hearts = No more: in Tokyo hearts do not heal you

event-opening_roll = { $you ->
        [yes] You roll { $smashes ->
            [one] { $smashes } smash
           *[other] { $smashes } smashes
        } to see who begins.
       *[no] { $seat } rolls { $smashes ->
            [one] { $smashes } smash
           *[other] { $smashes } smashes
        } to see who begins.
    }
event-begins = { $you ->
        [yes] Most smashes: you begin.
       *[no] Most smashes: { $seat } begins.
    }
event-turn_begins = { $you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
rolled-ones = { $ones ->
        [0] {""}
        [1] a 1
        [2] two 1s
        [3] three 1s
        [4] four 1s
        [5] five 1s
        [6] six 1s
        [7] seven 1s
        [8] eight 1s
       *[9] nine 1s
    }
rolled-twos = { $twos ->
        [0] {""}
        [1] a 2
        [2] two 2s
        [3] three 2s
        [4] four 2s
        [5] five 2s
        [6] six 2s
        [7] seven 2s
        [8] eight 2s
       *[9] nine 2s
    }
rolled-threes = { $threes ->
        [0] {""}
        [1] a 3
        [2] two 3s
        [3] three 3s
        [4] four 3s
        [5] five 3s
        [6] six 3s
        [7] seven 3s
        [8] eight 3s
       *[9] nine 3s
    }
rolled-energy = { $energy ->
        [0] {""}
       *[other] { $energy } energy
    }
rolled-smashes = { $smashes ->
        [0] {""}
        [one] { $smashes } smash
       *[other] { $smashes } smashes
    }
rolled-hearts = { $hearts ->
        [0] {""}
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
event-rolled_numbers = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { LIST(rolled-ones, rolled-twos, rolled-threes, none: "no dice") }.
event-rolled_symbols = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { LIST(rolled-energy, rolled-smashes, rolled-hearts, none: "no dice") }.
told-rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { LIST(rolled-ones, rolled-twos, rolled-threes, rolled-energy, rolled-smashes, rolled-hearts, none: "no dice") }.
event-extra_roll = { $you ->
        [yes] { $card } gives you one more roll.
       *[no] { $card } gives { $seat } one more roll.
    }
event-probed = { $you ->
        [yes] Your Psychic Probe turns { $face_id ->
                [energy] an energy
               *[other] a { $face }
            } into: { $new }.
       *[no] { $seat }’s Psychic Probe turns { $face_id ->
               [energy] an energy
              *[other] a { $face }
           } into: { $new }.
    }
event-three_rerolled = { $you ->
        [yes] You reroll a 3: { $new }.
       *[no] { $seat } rerolls a 3: { $new }.
    }
event-die_changed = { $you ->
        [yes] { $card }: your { $face } becomes { $new }.
       *[no] { $card }: { $seat }’s { $face } becomes { $new }.
    }
event-numbers_paid = { $you ->
        [yes] Your { $face }s pay { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
       *[no] { $seat }’s { $face }s pay { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
    }
event-energy_rolled = { $you ->
        [yes] You take { $energy } energy.
       *[no] { $seat } takes { $energy } energy.
    }
event-hearts_rolled = { $you ->
        [yes] You heal { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
       *[no] { $seat } heals { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
    }
event-poison_cured = { $you ->
        [yes] You get rid of a Poison token.
       *[no] { $seat } gets rid of a Poison token.
    }
event-shrink_cured = { $you ->
        [yes] You get rid of a Shrink token.
       *[no] { $seat } gets rid of a Shrink token.
    }
event-ray_healed = { $you ->
        [yes] { $other }’s Healing Ray gives you { $hearts ->
            [one] { $hearts } heart
           *[other] { $hearts } hearts
        } and costs you { $energy } energy.
       *[no] { $other_you ->
            [yes] Your Healing Ray gives
           *[no] { $other }’s Healing Ray gives
        } { $seat } { $hearts ->
            [one] { $hearts } heart
           *[other] { $hearts } hearts
        } for { $energy } energy.
    }
event-smashed = { $you ->
        [yes] { $by } smashes you: { $hearts ->
            [one] { $hearts } heart lost.
           *[other] { $hearts } hearts lost.
        }
       *[no] { $by_you ->
            [yes] You smash
           *[no] { $by } smashes
        } { $seat }: { $hearts ->
            [one] { $hearts } heart lost.
           *[other] { $hearts } hearts lost.
        }
    }
event-hurt = { $you ->
        [yes] { $card } costs you { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
       *[no] { $card } costs { $seat } { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
    }
event-camouflaged = { $you ->
        [yes] Camouflage: you roll { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } and save { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
       *[no] Camouflage: { $seat } rolls { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } and saves { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
    }
event-wings_spread = { $you ->
        [yes] You spread your Wings: nothing can hurt you this turn.
       *[no] { $seat } spreads Wings: nothing can hurt them this turn.
    }
event-unharmed = { $you ->
        [yes] { $card }: you lose nothing.
       *[no] { $card }: { $seat } loses nothing.
    }
event-token_given = { $card_id ->
        [poison_spit] { $you ->
            [yes] You get { $tokens ->
                [one] { $tokens } Poison token.
               *[other] { $tokens } Poison tokens.
            }
           *[no] { $seat } gets { $tokens ->
                [one] { $tokens } Poison token.
               *[other] { $tokens } Poison tokens.
            }
        }
       *[other] { $you ->
            [yes] You shrink: { $tokens ->
                [one] { $tokens } Shrink token.
               *[other] { $tokens } Shrink tokens.
            }
           *[no] { $seat } shrinks: { $tokens ->
                [one] { $tokens } Shrink token.
               *[other] { $tokens } Shrink tokens.
            }
        }
    }
event-healed_rapidly = { $you ->
        [yes] Rapid Healing: you pay 2 energy and gain { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
       *[no] Rapid Healing: { $seat } pays 2 energy and gains { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
    }
event-eliminated = { $you ->
        [yes] You are out. Boo.
       *[no] { $seat } is out.
    }
event-child = { $you ->
        [yes] There was an egg! You hatch again with 10 hearts, no stars and no cards.
       *[no] There was an egg! { $seat } hatches again with 10 hearts, no stars and no cards.
    }
event-fled = { $you ->
        [yes] You flee Tokyo.
       *[no] { $seat } flees Tokyo.
    }
event-stayed = { $you ->
        [yes] You stay in Tokyo.
       *[no] { $seat } stays in Tokyo.
    }
event-pushed_out = { $you ->
        [yes] You are thrown out of Tokyo.
       *[no] { $seat } is thrown out of Tokyo.
    }
event-bay_closed = { $you ->
        [yes] Tokyo Bay closes: you leave Tokyo.
       *[no] Tokyo Bay closes: { $seat } leaves Tokyo.
    }
event-moved_to_city = { $you ->
        [yes] Tokyo Bay closes: you move to Tokyo City.
       *[no] Tokyo Bay closes: { $seat } moves to Tokyo City.
    }
event-entered_city = { $you ->
        [yes] You take Tokyo City: 1 star.
       *[no] { $seat } takes Tokyo City: 1 star.
    }
event-entered_bay = { $you ->
        [yes] You take Tokyo Bay: 1 star.
       *[no] { $seat } takes Tokyo Bay: 1 star.
    }
event-tokyo_paid = { $you ->
        [yes] You begin in Tokyo: { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
       *[no] { $seat } begins in Tokyo: { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
    }
event-stars_by_card = { $you ->
        [yes] { $card } gives you { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
       *[no] { $card } gives { $seat } { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
    }
event-stars_lost = { $you ->
        [yes] { $card } costs you { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
       *[no] { $card } costs { $seat } { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
    }
event-energy_by_card = { $you ->
        [yes] { $card } gives you { $energy } energy.
       *[no] { $card } gives { $seat } { $energy } energy.
    }
event-energy_lost = { $you ->
        [yes] { $card } costs you { $energy } energy.
       *[no] { $card } costs { $seat } { $energy } energy.
    }
event-hearts_by_card = { $you ->
        [yes] { $card } gives you { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
       *[no] { $card } gives { $seat } { $hearts ->
            [one] { $hearts } heart.
           *[other] { $hearts } hearts.
        }
    }
event-bought = { $you ->
        [yes] You buy { $card } for { $price }.
       *[no] { $seat } buys { $card } for { $price }.
    }
event-bought_from = { $you ->
        [yes] Your tentacles take { $card } from { $other } for { $price }.
       *[no] { $seat }’s tentacles take { $card } from { $other_you ->
            [yes] you
           *[no] { $other }
        } for { $price }.
    }
event-shown = New card: { $card }.
event-swept = { $you ->
        [yes] You pay 2 for three new cards.
       *[no] { $seat } pays 2 for three new cards.
    }
event-looked = On top of the pile you see { $card }.
event-looks = { $you ->
        [yes] You look at the top of the pile.
       *[no] { $seat } looks at the top of the pile.
    }
event-copied = { $you ->
        [yes] Your Mimic is now { $card }.
       *[no] { $seat }’s Mimic is now { $card }.
    }
event-copy_ends = Mimic no longer copies { $card }.
event-sold = { $you ->
        [yes] You sell { $card } for { $energy }.
       *[no] { $seat } sells { $card } for { $energy }.
    }
event-discarded = { $you ->
        [yes] You lose the card { $card }.
       *[no] { $seat } loses the card { $card }.
    }
event-reshuffled = The discarded cards make a new pile.
event-extra_turn = { $you ->
        [yes] { $card }: you play again.
       *[no] { $card }: { $seat } plays again.
    }
event-won = { $you ->
        [yes] You are the King of Tokyo!
       *[no] { $seat } is the King of Tokyo!
    }
event-nobody_won = Nobody is left standing: everybody loses.
event-picked = { $you ->
        [yes] You are { $monster }.
       *[no] { $seat } is { $monster }.
    }

question-move_mimic = Move the Mimic token for 1 energy?
question-roll = Which dice do you keep?
question-probe = Make one of these dice roll again?
question-probed_three = Reroll the 3 your probe made?
question-change_dice = Change a die before it counts?
question-resolve = Which dice first?
question-spend_hearts = What are your hearts for?
question-prevent = You are about to lose hearts. What do you do?
question-camouflaged_threes = Reroll a 3 of your Camouflage?
question-flee = Ouch! Stay in Tokyo, or flee?
question-buy = Buy cards?
question-copy = Which card does your Mimic copy?
question-opportunity = A new card: snatch it?
question-heal = Use Rapid Healing first?
question-sell = Sell cards?
question-extra_turn = Three 1s: take an extra turn with one die fewer?
question-monster = Which monster are you?

waiting-move_mimic = { $seat } may move the Mimic token.
waiting-roll = { $seat } is rolling.
waiting-probe = { $seat } may make a die roll again.
waiting-probed_three = { $seat } may reroll a 3.
waiting-change_dice = { $seat } may change dice.
waiting-resolve = { $seat } picks what counts first.
waiting-spend_hearts = { $seat } spends hearts.
waiting-prevent = { $seat } is about to be hurt.
waiting-camouflaged_threes = { $seat } may reroll a 3.
waiting-flee = Does { $seat } stay in Tokyo?
waiting-buy = { $seat } is buying.
waiting-copy = { $seat } picks a card to copy.
waiting-opportunity = { $seat } may snatch a new card.
waiting-heal = { $seat } may heal.
waiting-sell = { $seat } may sell cards.
waiting-extra_turn = { $seat } may take an extra turn.
waiting-monster = { $seat } chooses a monster.

text-city = { $you ->
        [yes] Tokyo City: you.
       *[no] Tokyo City: { $name }.
    }
text-bay = { $you ->
        [yes] Tokyo Bay: you.
       *[no] Tokyo Bay: { $name }.
    }
text-city_free = Tokyo City is free.
text-bay_free = Tokyo Bay is free.
text-dice = { $you ->
        [yes] Your dice: { $dice }.
       *[no] Dice of { $name }: { $dice }.
    } { $rolls ->
        [0] No roll left.
        [one] { $rolls } roll left.
       *[other] { $rolls } rolls left.
    }
text-aside = { $face } (aside)
text-sale = For sale: { $cards }.
text-card = { $card } ({ $price })
text-does = { $card }: { $effect }
text-pile = { $cards ->
        [0] The pile is empty.
        [one] { $cards } card in the pile.
       *[other] { $cards } cards in the pile.
    }
text-winged = { $name }: wings up, nothing can hurt it this turn.
text-top = On top of the pile, for your eyes: { $cards }.
text-loss = { $you ->
        [yes] You are about to lose
       *[no] { $name } is about to lose
    } { $hearts ->
        [one] { $hearts } heart.
       *[other] { $hearts } hearts.
    }
text-seat = { $name }, { $monster }: { $hearts ->
        [one] { $hearts } heart of { $most }
       *[other] { $hearts } hearts of { $most }
    }, { $stars ->
        [one] { $stars } star of { $most_stars }
       *[other] { $stars } stars of { $most_stars }
    }, { $energy } energy.
text-out = { $name }, { $monster }: out.
text-no_monster = no monster yet
text-tokens = { $you ->
        [yes] Your tokens: Poison { $poison }, Shrink { $shrink }.
       *[no] Tokens of { $name }: Poison { $poison }, Shrink { $shrink }.
    }
text-cards = { $you ->
        [yes] Your cards: { $cards }.
       *[no] Cards of { $name }: { $cards }.
    }
text-on = { $card } with { $tokens }
text-mimic = Mimic as { $card }
text-mimic_on = Mimic as { $card } with { $tokens }

standing-stay_above_5 = Stay in Tokyo above 5 hearts
standing-flee_at_5 = Flee Tokyo at 5 hearts or fewer
standing-no_rapid_healing_this_turn = Do not ask about Rapid Healing this turn
standing-no_rapid_healing = Do not ask about Rapid Healing
standing-no_offers = Do not ask about probes and snatching

table-tokyo = Tokyo
table-city = Tokyo City
table-bay = Tokyo Bay
table-free = free
table-hearts = { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
table-stars = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
table-energy = { $energy } energy
table-poison = { $tokens ->
        [one] { $tokens } Poison token
       *[other] { $tokens } Poison tokens
    }
table-shrink = { $tokens ->
        [one] { $tokens } Shrink token
       *[other] { $tokens } Shrink tokens
    }
table-winged = Wings up: nothing can hurt it this turn
table-out = out
table-keep = keep
table-discard = discard
table-price = costs { $price }
table-afford = you can pay this
table-too_dear = you lack { $energy }
table-for_sale = For sale
table-pile = pile: { $cards }
table-top = On the pile, for your eyes only
table-dice = Dice
table-rolls = { $rolls ->
        [0] last roll
        [one] { $rolls } roll left
       *[other] { $rolls } rolls left
    }
table-becomes = becomes
table-no_dice = No dice this turn
table-cards_of = Cards of { $name }
table-your_cards = Your cards
table-copy_of = copy of { $card }
table-mimicked = copied by Mimic
table-tokens_on = { $tokens } left on it
table-loss = { $hearts ->
        [one] { $hearts } heart at stake
       *[other] { $hearts } hearts at stake
    }
table-king = King of Tokyo
table-nobody = Tokyo is rubble, and nobody is left.
table-by_stars = with { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
table-last = last monster standing
table-picture = A giant lizard over a city at sunset
table-monsters = Monsters
table-taken = taken by { $name }

## The box

clause-1 = Six monsters: Gigazaur, CyberKitty, Space Penguin, The King, MekaDragon and Alienoid. They differ in looks alone.
clause-2 = Six black dice with 1, 2, 3, energy, smash and heart. Two green ones wait for cards that give you more.
clause-3 = 66 cards: keep cards stay before you, discard cards act once. Tokens for smoke, Mimic, Poison and Shrink; they never run out.
clause-4 = Tokyo has two places: Tokyo City and Tokyo Bay.

## Set-up

clause-5 = You start with 10 hearts, no stars and no energy.
clause-6 = With two to four monsters only City is used. With five or six, City and Bay.
clause-7 = The cards are shuffled, and three lie face up for sale.
clause-8 = Everybody rolls six dice. Most smashes begins; tied leaders roll again. Turns go clockwise.

## Rolling

clause-9 = Start your turn in Tokyo, City or Bay, and you gain 2 stars.
clause-10 = You have up to three rolls. The first is with all dice; then you choose which to roll again. Before each roll you may take back dice that you had set aside. Stop when you like.

## Resolving

clause-11 = All dice count, in the order you choose. Where the order can matter you are asked; one tap takes the usual one.
clause-12 = Three dice with the same number pay that many stars, each further one 1 star more.
clause-13 = Each energy die gives you 1 energy.
clause-14 = Each smash costs every monster on the other side 1 heart: from Tokyo all those outside, from outside all those in Tokyo. Monsters in Tokyo do not hurt each other.
clause-15 = At the start Tokyo is empty, so the first smashes hurt nobody.
clause-16 = Outside Tokyo each heart die heals 1 heart, up to 10. In Tokyo heart dice do not heal you.
clause-17 = At 0 hearts you are out. Your cards and your energy are discarded.
clause-18 = Smashed in Tokyo, you may flee; the hearts are lost all the same. Damage from cards never lets you flee.

## Entering Tokyo

clause-19 = If nobody is in Tokyo, you must take City: 1 star.
clause-20 = With more than four monsters alive, you must take Bay if City is taken and Bay is free: 1 star. Bay works like City.
clause-21 = You cannot walk out of Tokyo. Fleeing is the only way.
clause-22 = As soon as only four are alive, Bay closes. Its monster moves to City if that is free, without a star; else it leaves.
clause-23 = If both flee, the attacker takes City and Bay stays empty.

## Buying

clause-24 = Buy as many of the three cards as you can pay. Each is replaced at once, and the new one can be bought too.
clause-25 = For 2 energy the three cards are discarded and three new ones shown. You may do it again.
clause-26 = A discard card acts at once and goes. A keep card stays before you.
clause-27 = When the pile is used up, the discarded cards are shuffled. If there are none, the display stays short.

## Ending

clause-28 = Cards that act at the end of a turn do so now. Then the next monster clockwise plays.
clause-29 = The game stops at the end of a turn in which a monster has 20 stars or only one is left. That monster wins.
clause-30 = You must be alive to win. If all fall together, everybody loses.
clause-31 = Two living monsters with 20 stars at the same moment share the win.

## Notes on cards

clause-32 = A card heals up to 10 hearts, unless a keep card says otherwise.
clause-33 = Mimic copies a keep card as if you had just bought it, tokens included. If that card goes, Mimic does nothing, until you pay 1 energy at the start of your turn, before your first roll, to put the token on another.
clause-34 = With two Opportunists, the one nearest on the active player’s left is asked first.
clause-35 = Poison and Shrink tokens stay when their card is gone. In Tokyo you cannot get rid of them: hearts are no use there.
clause-36 = Fire Breathing burns both neighbours wherever they are. With two players the one opponent loses just 1 heart.
clause-37 = Metamorph sells at the end of the turn, after buying, at the printed price, even a card just bought for less.

## Worked examples

clause-38 = 2 2 2 2, energy, smash: 3 stars, 1 energy, and the monster in Tokyo loses 1 heart.
clause-39 = With 10 energy you sweep, 8 are left; you buy a card of 3, 5 are left.
clause-40 = Five monsters. MekaDragon smashes 4 times, City and Bay flee, it takes City. Gigazaur smashes once, MekaDragon stays, Gigazaur must take Bay. Space Penguin smashes once, Gigazaur flees Bay, Space Penguin takes it. MekaDragon gains 2 stars at the start of its turn and smashes 3 times: Gigazaur is out, four are left, Space Penguin leaves Bay.

## How we read it

clause-D1 = Acid Attack and Burrowing count as smashes before Spiked Tail and Urbavore are looked at.
clause-D2 = The smash of Acid Attack alone lets a monster flee.
clause-D3 = Metamorph pays the printed price, and Friend of Children adds nothing to it.
clause-D4 = Healing Ray: the healed monster pays 2 energy a heart, or what it has, or nothing. Its own Regeneration works for free.
clause-D5 = Made in a Lab: one card from the top of the pile each turn.
clause-D6 = Death From Above: all others leave Tokyo, and you take City with its star besides the card’s 2. If you are in Tokyo already, you just gain the 2.
clause-D7 = Freeze Time’s extra turn is yours to take or leave. Frenzy’s comes after the current turn.
clause-D8 = Who may flee is asked clockwise from the attacker’s left.
clause-D9 = It Has a Child: your Poison and Shrink tokens stay with you.
clause-D10 = For the rest: the rulebook first, then what is printed on the card, then how it is usually played.
clause-D11 = Camouflage is an order, not an offer: its dice are rolled whenever you would lose hearts.
clause-D12 = A Mimic that copies Smoke Cloud or Battery Monster is discarded with its last token, as the card is.
clause-D13 = All that one blow strikes lose their hearts together. It Has a Child and a Mimic of it both hatch, wherever their owners sit.
clause-D14 = Freeze Time: three 1s that you resolve with the card give you the extra turn, even if the card is gone by then.
clause-D15 = A Mimic of Rapid Healing may heal before the original leaves play: its owner is asked before the other falls or sells it.
clause-D16 = A discard card that you buy is discarded once its place has been filled: it is not shuffled into a pile that fills its own place.
clause-D17 = You may take dice back as often as you like. A limit that only a machine meets stands before each roll: twice the dice, and those set aside.
clause-D18 = You choose your monster before the game, one after the other, or leave it to chance. Unless the table says otherwise, chance deals them.

refusal-2 = No die lies there for that.
refusal-7 = That card is not for sale.
refusal-10 = You set dice aside, take them back and roll only while you have rolls to make. Answer what is asked.
refusal-11 = Nothing of that kind waits to be resolved. Answer what is asked.
refusal-14 = You are not about to lose hearts. Answer what is asked.
refusal-16 = You have no heart dice to spend now. Answer what is asked.
refusal-18 = You may flee only right after losing hearts to smashes in Tokyo.
refusal-24 = You buy only when you are asked to, and only what you can pay for.
refusal-25 = Three new cards cost 2 energy, in your own buying step.
refusal-26 = That takes a card you do not have.
refusal-28 = You cannot pass here. Choose one of the answers.
refusal-33 = The Mimic token is placed when you buy Mimic, and moves before the first roll of your turn.
refusal-35 = A token goes for a heart die, outside Tokyo, when you spend your hearts.
refusal-37 = You sell at the end of your turn, after buying.
refusal-D17 = That is enough taking back before one roll. Roll, set dice aside, or stop.
refusal-D18 = Monsters are chosen before the first turn, and each only once.
refusal-C5 = Background Dweller has no 3 to reroll now.
refusal-C12 = Energy Drink costs 1 energy and gives you a roll when you are rolling and have none left.
refusal-C17 = An extra turn comes from three 1s with Freeze Time, at the end of your turn.
refusal-C21 = Healing Ray heals another living monster that lacks hearts, with your heart dice.
refusal-C23 = Herd Culler turns one of your dice that shows no 1 to 1, once a turn, after rolling.
refusal-C28 = You can sell only keep cards of your own.
refusal-C29 = The Mimic token goes on another keep card in play, not the one it is on already.
refusal-C31 = Opportunist buys only a card that has just been turned up.
refusal-C33 = Plot Twist sets one of your dice to another face, after rolling.
refusal-C35 = You carry no Poison token.
refusal-C36 = Psychic Probe rerolls one die of another player, once they have stopped rolling.
refusal-C37 = Rapid Healing costs 2 energy and takes room for a heart.
refusal-C40 = You carry no Shrink token.
refusal-C41 = Smoke Cloud gives you a roll when you are rolling, have none left, and have smoke to use.
refusal-C44 = Stretchy costs 2 energy and sets one of your dice to another face, after rolling.
refusal-C47 = Wings cost 2 energy and open when you are about to lose hearts.

table-no_cards = Nobody has a card yet.
bundle = Roll the others
screen-market = Market
screen-cards = Cards
which-face = which die?
which-new = to what?
which-card = with which card?
