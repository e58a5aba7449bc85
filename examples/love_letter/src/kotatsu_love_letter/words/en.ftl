### Love Letter, in English.

tagline = One card in hand, one drawn, one played: bring your letter to the Princess before the others do.

card-none = no card
card-guard = Guard
card-priest = Priest
card-baron = Baron
card-handmaid = Handmaid
card-prince = Prince
card-king = King
card-countess = Countess
card-princess = Princess
card-bishop = Bishop
named-priest = Priest
named-baron = Baron
named-handmaid = Handmaid
named-prince = Prince
named-king = King
named-countess = Countess
named-princess = Princess
named-bishop = Bishop

effect-guard = name a card: who holds it is out
effect-priest = look at a hand
effect-baron = compare: the lower is out
effect-handmaid = nobody can touch you
effect-prince = a hand is discarded
effect-king = trade hands
effect-countess = goes before King and Prince
effect-princess = lay it down and you are out
effect-bishop = name a card: earn a token

option-court = The court
option-court-classic = Sixteen cards
option-court-bishop = With the Bishop

action-guard = Guard: does { $victim } hold the { $named }?
action-bishop = Bishop: does { $victim } hold the { $named }?
action-priest = Priest: look at the hand of { $victim }
action-baron = Baron: compare with { $victim }
action-prince = Prince: the hand of { $victim } is discarded
action-king = King: trade hands with { $victim }
action-handmaid = Handmaid: be safe until your next turn
action-countess = Countess: lay her down
action-princess = Princess: lay her down, and be out
action-in_vain = { $card }: play it without effect
action-change = Discard your card and draw another
action-deal = Deal the next round
action-keep = Keep your card

event-round_begins = { $you ->
        [yes] Round { $round }: you begin.
       *[no] Round { $round }: { $seat } begins.
    }
event-turned_up = Turned up: { $card }. It is out of the round.
event-drew = { $you ->
        [yes] Your new card: { $card }.
       *[no] New card of { $seat }: { $card }.
    }
event-drew_unseen = { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
event-played = { $you ->
        [yes] { $slot_id ->
            [drawn] You play the card you just drew: { $card }.
           *[held] You play the card you held: { $card }.
        }
       *[no] { $slot_id ->
            [drawn] { $seat } plays the card just drawn: { $card }.
           *[held] { $seat } plays the card held before: { $card }.
        }
    }
slot-held = the card held
slot-drawn = the card drawn
event-chose = { $you ->
        [yes] You choose { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } chooses you.
           *[no] { $seat } chooses { $victim }.
        }
    }
event-named = { $you ->
        [yes] You say that { $victim } holds the { $named }.
       *[no] { $victim_you ->
            [yes] { $seat } says that you hold the { $named }.
           *[no] { $seat } says that { $victim } holds the { $named }.
        }
    }
event-guessed_wrong = { $you ->
        [yes] Wrong: { $victim } has another card.
       *[no] { $victim_you ->
            [yes] Wrong: you have another card.
           *[no] Wrong: { $victim } has another card.
        }
    }
event-guessed_right = { $you ->
        [yes] Right: { $victim } holds the { $card }.
       *[no] { $victim_you ->
            [yes] Right: you hold the { $card }.
           *[no] Right: { $victim } holds the { $card }.
        }
    }
event-saw = { $you ->
        [yes] You see the card of { $victim }: { $card }.
       *[no] { $victim_you ->
            [yes] { $seat } sees your card: { $card }.
           *[no] { $seat } sees the card of { $victim }: { $card }.
        }
    }
event-equal = { $you ->
        [yes] You and { $victim } hold equal cards.
       *[no] { $victim_you ->
            [yes] { $seat } and you hold equal cards.
           *[no] { $seat } and { $victim } hold equal cards.
        }
    }
event-traded = { $you ->
        [yes] You trade hands with { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } trades hands with you.
           *[no] { $seat } trades hands with { $victim }.
        }
    }
event-discarded = { $you ->
        [yes] You discard: { $card }.
       *[no] { $seat } discards: { $card }.
    }
event-out = { $you ->
        [yes] You are out of the round: { $card }.
       *[no] { $seat } is out of the round: { $card }.
    }
event-kept = { $you ->
        [yes] You keep your card.
       *[no] { $seat } keeps the card.
    }
event-showed = { $you ->
        [yes] You show: { $card }.
       *[no] { $seat } shows: { $card }.
    }
event-token = { $you ->
        [yes] A token for you: now { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
       *[no] A token for { $seat }: now { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
    }
event-won = { $you ->
        [yes] The Princess reads your letter: you win with { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }!
       *[no] The Princess reads the letter of { $seat }, who wins with { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
    }

question-play_a_card = Play one of your two cards.
waiting-play_a_card = { $seat } is choosing a card.
question-begin_a_round = The round is over. Deal the next one.
waiting-begin_a_round = { $seat } deals the next round.
question-change_your_card = Everybody knows your card. Change it, or keep it?
waiting-change_your_card = { $seat } may change cards.

text-round = Round { $round }; { $tokens ->
        [one] { $tokens } token wins
       *[other] { $tokens } tokens win
    }.
text-pile = Pile: { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    }.
text-turned-up = Turned up, out of the round: { $cards }.
text-player = { $name }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $state ->
        [out] out of the round
        [protected] protected
       *[in] in the round
    }; played: { $cards }.
text-hand = Your hand: { $cards }.
text-known = You know a card of { $name }: { $card }.
text-card = { $value } { $card }

page-pile = { $cards ->
        [0] The pile is empty
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }
page-aside = Set aside
page-turned-up = Out of the round
page-before = Cards played by { $name }
page-protected = protected
page-out = out
page-hand = Your hand
page-named = Cards to name
page-player = { $name }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
page-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
page-known = holds { $card }
page-result = Tokens of affection
pile = Pile

## What is in the box

clause-1 = Sixteen cards: five Guards, two Priests, two Barons, two Handmaids, two Princes, and one each of King, Countess and Princess.
clause-2 = Each card has a value: Guard 1, Priest 2, Baron 3, Handmaid 4, Prince 5, King 6, Countess 7, Princess 8.

## Rounds

clause-3 = For each round all cards are shuffled into a pile, and everybody gets one.
clause-4 = One card is set aside face down, before anybody has seen it.
clause-5 = With two players three more cards are turned up and stay out of the round.
clause-6 = Whoever wins a round gets a token, deals the next one and begins it. With two players 7 tokens win the game, with three 5, with four 4.

## Your turn

clause-7 = You draw a card, then you play one of your two.
clause-8 = The card you play goes face up in front of you and stays there; then it does what it says.
clause-9 = A player who is out lays the card in hand down, face up, and has no more turns in this round. No card can be played on them.

## The cards

clause-10 = Guard: name a player and a card. If the player holds that card, they are out.
clause-11 = Priest: look at the hand of another player.
clause-12 = Baron: you and another player compare hands in secret. The lower card is out; with equal cards nothing happens.
clause-13 = Handmaid: until your next turn nobody can play a card on you.
clause-14 = Prince: a player, maybe yourself, discards the card in hand without effect and draws another.
clause-15 = King: trade hands with another player.
clause-16 = Countess: if you hold her with the King or a Prince, you must play her. She does nothing.
clause-17 = Princess: whoever lays her down, for whatever reason, is out.
clause-18 = If everybody else in the round is protected, a card that needs another player is played without effect.

## The end of a round

clause-19 = A round ends when one player is left, or at the end of a turn when the pile is empty. Then the hands that are left are shown: the highest card wins, on a tie the higher total of cards laid down.

## With the Bishop

clause-20 = An option adds one card, the Bishop, value 9. Name a player and a card; if the player holds it, you get a token at once.
clause-21 = That player may then discard the card and draw another, if there is one in the pile. Nothing else can be done before they have answered.
clause-22 = When hands are shown at the end of a round, the Princess beats the Bishop.

## How we read it

clause-A1 = A Guard cannot be named.
clause-A2 = Only a Prince can be played on oneself.
clause-A3 = Players who are still tied all get a token; the first of them after the last starter begins. All who reach the last token together share the win.
clause-A4 = When a Prince makes somebody draw and the pile is empty, they get the card set aside.
clause-A5 = Chance says who begins the first round.
clause-A6 = A card you draw lies to the right of the one you held, so everybody sees which of the two you play. Of two equal ones the new one is played.

refusal-6 = Rounds are dealt one after the other: deal when a round is over, play when it is on.
refusal-7 = You do not hold that card. Play one of your two.
refusal-9 = There is nobody in the round there. Pick a player who is.
refusal-13 = That player is protected until their next turn. Pick another one.
refusal-16 = With the King or a Prince in hand you must play the Countess.
refusal-18 = This card has its use. Play it for that.
refusal-20 = There is no Bishop in this deck. Name another card.
refusal-21 = Changing a card is the answer to a Bishop, and the only one: play a card in your turn, change or keep when you are asked.
refusal-A2 = You cannot play this on yourself. Pick another player.
