### Pikit, in English. Clauses are in en-rules.ftl.

tagline = Two dice, eight monsters up for grabs: play your cards to bend the roll, or keep them for their points.
seal = The dice are sealed

mecha-mecha1 = 1‑1 Mecha
mecha-mecha2 = 2‑2 Mecha
mecha-mecha3 = 3‑3 Mecha
mecha-mecha4 = 4‑4 Mecha
mecha-mecha5 = 5‑5 Mecha
mecha-mecha6 = 6‑6 Mecha
dice-first = the first die
dice-second = the second die
dice-both = both dice
die-first = first die
die-second = second die

effect-reroll = reroll one or both dice
effect-steal = steal a card
effect-set = set one die
effect-draw = draw a card
effect-cancel = cancel a card
effect-joker = any of the five effects
effect-most = most of them: +15
effect-wound = stolen: −3 for the thief
effect-all = take one, take all

creature-1 = one-eyed blob
creature-2 = rolling armadillo
creature-3 = porcupine
creature-4 = light-fingered octopus
creature-5 = pelican
creature-6 = crab
creature-7 = chameleon
creature-8 = caterpillar
creature-9 = dinosaur
creature-10 = moth
creature-11 = three-headed dragon
machine-1 = robot on one wheel
machine-2 = robot with two cannons
machine-3 = tripod
machine-4 = iron dog
machine-5 = five-pointed knight
machine-6 = six-winged robot

action-reroll = { $card }: reroll { $dice }
action-steal = { $card }: steal a card from { $victim }
action-set_die = { $card }: turn the { $die } to { $face }
action-draw_card = { $card }: draw a card
action-cancel = Cancel with the { $card }
action-let_pass = Let it pass
action-take = Take the { $kaiju }
action-take_both = Take a card for each die
action-take_mecha = Take the Mecha of your double
action-steal_mecha = Try to steal the Mecha of your double
action-take_nothing = Take nothing

choice-reroll = { $card }: reroll the { $pips }
choice-reroll-both = { $card }: reroll both dice
choice-set_die = { $card }: turn a die from { $pips } to { $face }
choice-take-sum = Take the { $kaiju } ({ $high } + { $low })
choice-take-difference = Take the { $kaiju } ({ $high } − { $low })
choice-take-all = { $count ->
        [one] Take the { $kaiju } ({ $high } + { $low })
       *[other] Take all { $count } { $kaiju }s ({ $high } + { $low })
    }
choice-take-face = Take the { $kaiju }
choice-take_both = Take the { $first } and the { $second }
choice-take_two = Take two { $kaiju }s
choice-take_mecha = Take the { $mecha }
choice-steal_mecha = Steal blind from { $seat }: maybe the { $mecha }

event-laid = The { $kaiju } comes to the centre.
event-dealt = { $you ->
        [yes] You start with the { $kaiju }.
       *[no] { $seat } starts with the { $kaiju }.
    }
event-rolled = { $you ->
        [yes] Your turn: you roll { $first } and { $second }.
       *[no] { $seat } rolls { $first } and { $second }.
    }
event-played_reroll = { $you ->
        [yes] You play the { $card } to reroll { $dice }.
       *[no] { $seat } plays the { $card } to reroll { $dice }.
    }
event-played_steal = { $you ->
        [yes] You play the { $card } to steal from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } plays the { $card } to steal from you.
           *[no] { $seat } plays the { $card } to steal from { $victim }.
        }
    }
event-played_set = { $you ->
        [yes] You play the { $card } to turn the { $die } to { $face }.
       *[no] { $seat } plays the { $card } to turn the { $die } to { $face }.
    }
event-played_draw = { $you ->
        [yes] You play the { $card } to draw a card.
       *[no] { $seat } plays the { $card } to draw a card.
    }
event-played_cancel = { $you ->
        [yes] You play the { $card } to cancel the card of { $against }.
       *[no] { $against_you ->
            [yes] { $seat } plays the { $card } to cancel your card.
           *[no] { $seat } plays the { $card } to cancel the card of { $against }.
        }
    }
event-let_pass = { $you ->
        [yes] You let it pass.
       *[no] { $seat } lets it pass.
    }
event-cancelled = { $you ->
        [yes] Your card is cancelled.
       *[no] The card of { $seat } is cancelled.
    }
event-rerolled = { $you ->
        [yes] You reroll { $dice }: now { $first } and { $second }.
       *[no] { $seat } rerolls { $dice }: now { $first } and { $second }.
    }
event-turned = { $you ->
        [yes] You turn the { $die } to { $face }.
       *[no] { $seat } turns the { $die } to { $face }.
    }
event-stole = { $you ->
        [yes] You steal the { $kaiju } from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } steals the { $kaiju } from you.
           *[no] { $seat } steals the { $kaiju } from { $victim }.
        }
    }
event-stole_mecha = { $you ->
        [yes] You steal the { $mecha } from { $victim }!
       *[no] { $victim_you ->
            [yes] { $seat } steals the { $mecha } from you!
           *[no] { $seat } steals the { $mecha } from { $victim }!
        }
    }
event-found_nothing = { $you ->
        [yes] You find the hand of { $victim } empty.
       *[no] { $victim_you ->
            [yes] { $seat } finds your hand empty.
           *[no] { $seat } finds the hand of { $victim } empty.
        }
    }
event-wounded = { $you ->
        [yes] Ouch! The stolen { $kaiju } wounds you: −3.
       *[no] Ouch! The stolen { $kaiju } wounds { $seat }: −3.
    }
event-drew = { $you ->
        [yes] You draw the { $kaiju }; only you have seen it.
       *[no] It was the { $kaiju }, for the eyes of { $seat } only.
    }
event-drew_unseen = { $you ->
        [yes] You draw a card from the pile.
       *[no] { $seat } draws a card from the pile.
    }
event-took = { $you ->
        [yes] You take the { $kaiju }.
       *[no] { $seat } takes the { $kaiju }.
    }
event-took_mecha = { $you ->
        [yes] You take the { $mecha }!
       *[no] { $seat } takes the { $mecha }!
    }
event-took_nothing = { $you ->
        [yes] You take nothing.
       *[no] { $seat } takes nothing.
    }
event-last_turns = The end is near: one last turn each after this one.
event-stalled = { $rounds ->
        [one] No monster has moved for { $rounds } round: time to finish.
       *[other] No monster has moved for { $rounds } rounds: time to finish.
    }
event-most = { $you ->
        [yes] You have the most 1s ({ $count }): +{ $points }.
       *[no] { $seat } has the most 1s ({ $count }): +{ $points }.
    }
event-won = { $you ->
        [yes] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[no] { $seat } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

question-play_or_take = Play cards, or take what your dice reach.
question-cancel_or_pass = Cancel this card, or let it pass?
waiting-play_or_take = { $seat } is playing.
waiting-cancel_or_pass = { $seat } could cancel.

pending-reroll = { $seat }: reroll { $dice }?
pending-steal = { $victim_you ->
        [yes] { $seat }: steal from you?
       *[no] { $seat }: steal from { $victim }?
    }
pending-set = { $seat }: { $die } to { $face }?
pending-draw = { $seat }: draw a card?
pending-cancel = { $seat }: cancel?

reach-sum = sum
reach-difference = difference
reach-face = die

text-dice = { $name }: dice { $first } and { $second }.
text-centre = Centre: { $cards }.
text-reach = Within reach: { $cards }.
text-reached = { $card } ({ $way })
text-pile = Pile: { $cards ->
        [0] empty.
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
text-discard = On the discard: { $card }.
text-effects = What the cards do: { $cards }.
text-effect = { $card } ({ $effect })
text-worth = A Kaiju is worth its number, a Mecha { $mecha }; each Wound costs { $wound }.
text-last = { $turns ->
        [0] This is the last turn.
        [one] Last turns: { $turns } more after this one.
       *[other] Last turns: { $turns } more after this one.
    }
text-mecha = Mecha on the table: { $mecha }.
text-seat = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } that all have seen.
text-tokens = { $name }, Mecha: { $mecha }.
text-wounds = { $name }: { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }.
text-hand = Your hand: { $cards }.
text-times = { $card } ×{ $count }
text-score = { $name }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Kaiju: { $kaiju }; Mecha: { $mecha }; most 1s: { $bonus }; Wounds: { $wounds ->
        [0] 0
       *[other] −{ $wounds }
    }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.

page-centre = The centre
page-mecha = Mecha
page-pile = Pile
page-discard = Discard
page-dice = Dice of { $name }
page-die = die { $pips }
page-card = { $kaiju }, { $creature }, { $effect }
page-machine = { $mecha }, { $machine }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pile-left = { $cards ->
        [0] 0 cards: the pile is empty
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
page-last = { $turns ->
        [0] Last turn
        [one] Last turns: { $turns } to come
       *[other] Last turns: { $turns } to come
    }
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-points = Your hand is worth { $points }
page-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
page-token = { $mecha }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-wounds = { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }, −{ $points }
page-result = How the points add up
page-line-hand = Hand
page-line-kaiju = Kaiju
page-line-mecha = Mecha
page-line-bonus = Most 1s
page-line-wounds = Wounds
page-line-total = Total
page-line-cards = Cards
page-tie-break = Tied on points: fewer cards wins.
page-stack = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } copies
    }
page-the-die = { $die }, { $pips }
page-fan = Hand of { $name }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
page-held-by = { $mecha }, in the hand of { $name }
pile = Pile
discard = Discard
standing-let_pass_this_turn = Let every card pass this turn
standing-let_pass = Let every card pass
page-faces = Faces to set a die to
page-face = face { $face }
