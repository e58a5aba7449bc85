### Love Letter, in English.

tagline = One card in hand, one more to draw, and a princess to reach: play the right one and stay in the round.

origin-held = held before
origin-drawn = just drawn
card-guard = Guard
card-priest = Priest
card-baron = Baron
card-handmaid = Handmaid
card-prince = Prince
card-king = King
card-countess = Countess
card-princess = Princess

option-handmaid = The Handmaid
option-handmaid-classic = protects when played
option-handmaid-reaction = also turns a card away from the hand

action-play = Play the { $card }
action-choose = Choose { $victim }
action-name = Name the { $card }
action-accept = Let it happen
action-shield = Show the Handmaid

event-round_begins = { $you ->
        [yes] Round { $round }: you begin.
       *[no] Round { $round }: { $seat } begins.
    }
event-removed = The { $card } is removed, face up.
event-draws = { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
event-drew = { $you ->
        [yes] You draw the { $card }.
       *[no] { $seat } drew the { $card }.
    }
event-played = { $you ->
        [yes] You play the { $card } you { $origin_id ->
            [drawn] have just drawn
           *[held] held
        }.
       *[no] { $seat } plays the { $card }, { $origin_id ->
            [drawn] just drawn
           *[held] held before
        }.
    }
event-chose = { $you ->
        [yes] { $victim_you ->
            [yes] You choose yourself.
           *[no] You choose { $victim }.
        }
       *[no] { $victim_you ->
            [yes] { $seat } chooses you.
           *[no] { $seat } chooses { $victim }.
        }
    }
event-named = { $you ->
        [yes] You look for the { $card } in the hand of { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } looks for the { $card } in your hand.
           *[no] { $seat } looks for the { $card } in the hand of { $victim }.
        }
    }
event-missed = { $victim_you ->
        [yes] You do not have the { $card }.
       *[no] { $victim } does not have the { $card }.
    }
event-looked = { $you ->
        [yes] You look at the hand of { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } looks at your hand.
           *[no] { $seat } looks at the hand of { $victim }.
        }
    }
event-saw = { $you ->
        [yes] You see that { $victim } has the { $card }.
       *[no] { $victim_you ->
            [yes] { $seat } saw that you had the { $card }.
           *[no] { $seat } saw that { $victim } had the { $card }.
        }
    }
event-compared = { $you ->
        [yes] You compare hands with { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } compares hands with you.
           *[no] { $seat } compares hands with { $victim }.
        }
    }
event-traded = { $you ->
        [yes] You trade hands with { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } trades hands with you.
           *[no] { $seat } trades hands with { $victim }.
        }
    }
event-received = { $you ->
        [yes] You now have the { $card }.
       *[no] { $seat } got the { $card }.
    }
event-protected = { $you ->
        [yes] You are protected until your next turn.
       *[no] { $seat } is protected until their next turn.
    }
event-shielded = { $you ->
        [yes] You show a Handmaid and turn it away.
       *[no] { $seat } shows a Handmaid and turns it away.
    }
event-no_target = { $you ->
        [yes] There is nobody for whom your { $card } could be meant.
       *[no] There is nobody for whom the { $card } of { $seat } could be meant.
    }
event-discarded = { $you ->
        [yes] You discard the { $card }.
       *[no] { $seat } discards the { $card }.
    }
event-out = { $you ->
        [yes] You are out of the round.
       *[no] { $seat } is out of the round.
    }
event-showed = { $you ->
        [yes] You show the { $card }.
       *[no] { $seat } shows the { $card }.
    }
event-won_round = { $you ->
        [yes] You win the round: { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
       *[no] { $seat } wins the round: { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
    }
event-won = { $you ->
        [yes] You win with { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
       *[no] { $seat } wins with { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }.
    }

question-play_a_card = Play one of your two cards.
waiting-play_a_card = { $seat } plays a card.
question-choose_a_player = Whom is the { $card } meant for?
waiting-choose_a_player = { $seat } says whom the { $card } is meant for.
question-name_a_card = Which card do you look for?
waiting-name_a_card = { $seat } names a card.
question-let_it_happen = The { $card } is meant for you. Let it happen, or show a Handmaid.
waiting-let_it_happen = { $seat } answers the { $card }.

refusal-2 = One step at a time: answer what is asked now.
refusal-3 = You do not hold this card: play one of your hand.
refusal-4 = The card cannot be meant for this player: choose another one in the round.
refusal-5 = A Guard cannot look for a Guard: name another card.
refusal-8 = A Handmaid protects this player: choose another.
refusal-10 = With the Countess beside the King or a Prince you must play the Countess.
refusal-A1 = You hold no Handmaid: let it happen.

text-round = Round { $round }. { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } left in the deck.
text-seat = { $name }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. { $state ->
        [out] Out of the round.
        [protected] Protected.
       *[in] In the round.
    } On the table: { $cards }
text-hand = Your hand: { $cards }
text-known = You know the card of { $name }: { $card }
text-removed = Removed: { $cards }
text-none = nothing

page-board = The players and the cards on the table
page-deck = { $deck ->
        [one] { $deck } card left
       *[other] { $deck } cards left
    }
page-hand = Your hand
page-known = { $name } has the { $card }
page-player = { $state ->
        [out] { $name }, out of the round
        [protected] { $name }, protected
       *[in] { $name }
    }
page-kind = { $card }: { $seen } of { $copies } seen
page-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
page-points = { $name }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

## Set-up

clause-1 = All sixteen cards are shuffled and one is set aside unseen. With two players, three more are removed face up. Everybody is dealt one card. A random player begins the first round.

## A turn

clause-2 = On your turn you draw a card, play one of your two, and carry out its effect. Then it is the turn of the next player to the left who is still in the round. Whoever is out lays down their hand and waits for the next round.
clause-3 = You can only play a card that you hold. It stays face up before you.
clause-4 = Guard, Priest, Baron, Prince and King are meant for a player who is in the round: another one, or with the Prince yourself. If there is nobody, nothing happens.

## The cards

clause-5 = Guard (1): name a card other than Guard. If the player has it, they are out.
clause-6 = Priest (2): look at the player’s hand.
clause-7 = Baron (3): you and the player secretly compare hands. The lower card is out; nothing happens to equal ones.
clause-8 = Handmaid (4): until your next turn no card can be meant for you.
clause-9 = Prince (5): the player discards their hand without its effect and draws a card; if the deck is empty, the card that was set aside.
clause-10 = Countess (7): she has no effect, but must be played if the King or a Prince is beside her.
clause-11 = Princess (8): if you play or discard her, you are out.
clause-12 = King (6): trade hands with the player.

## The end

clause-13 = A round ends when one player is left, or after the turn in which the deck has run out. Hands are shown, and the highest card wins.
clause-14 = Whoever wins a round takes a token and begins the next one.
clause-15 = With two players seven tokens win the game, with three five, with four four.

## How we read it

clause-A1 = With the option, whoever is chosen by another player may turn the card away with a Handmaid of their hand. They discard it and draw a card. Everybody who is chosen is asked, so that asking tells nothing.
clause-A2 = Of equal hands the one with the higher sum of cards on the table wins; if these are equal too, each takes a token, and the first of them from the player of the last turn on begins the next round.
clause-A3 = Everybody sees whether the card you play is the one you held or the one you have just drawn. Of two equal cards it is the one just drawn.
