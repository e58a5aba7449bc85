### Love Letter, in English: what the coach says, and what pieces are.

## What is asked
coach-question-play_a_card = Play one of your two cards; the other stays secret. Stay in the round, or hold the highest card.
coach-question-begin_a_round = A round is over and paid its token. Deal the next one.
coach-question-change_your_card = Your card was named, so everybody knows it. A new one would be secret again.

## What you can do
coach-verb-guard = Name a player and a card. A right guess throws them out of the round.
coach-verb-bishop = Name a player and a card. A right guess pays you a token.
coach-verb-priest = Look at a hand. What you learn helps a later guess.
coach-verb-baron = Compare hands: the lower card is out. Do it with a high card.
coach-verb-prince = Somebody discards and draws anew. It hurts most when they hold the Princess.
coach-verb-king = Trade hands. You then know exactly what the other holds.
coach-verb-handmaid = Nobody can play on you until your next turn.
coach-verb-countess = She does nothing, but makes others wonder why you played her.
coach-verb-princess = Laying her down throws you out. Almost never do it.
coach-verb-in_vain = Everybody else is protected, so the card does nothing.
coach-verb-change = Discard the known card and draw a secret one.
coach-verb-deal = New cards for everybody.
coach-verb-keep = Keep it, although everybody knows it.

## What happens
coach-event-round_begins = One card each, and a pile. Each round pays one token.
coach-event-turned_up = These cards are out of the round: nobody can hold them.
coach-event-drew = Your new card; only you see it.
coach-event-drew_unseen = Everybody draws one card and plays one.
coach-event-played = Played cards stay open. Count them: they tell what is left.
coach-event-chose = The card is aimed at a player.
coach-event-named = A guess at somebody’s hand.
coach-event-guessed_wrong = Wrong, but now one card is ruled out.
coach-event-guessed_right = A right guess: that hand is known.
coach-event-saw = Somebody knows a hand now.
coach-event-equal = Equal cards: nothing happens, but both know.
coach-event-traded = Hands were traded. Both know what the other holds.
coach-event-discarded = A card was discarded without effect.
coach-event-out = Out of this round, not of the game.
coach-event-kept = The known card stays.
coach-event-showed = The round ends: the highest card wins it.
coach-event-token = Tokens win the game.
coach-event-won = Enough tokens: the Princess has read that letter.

## Pieces
part-hand = Your card
about-hand = One of your two cards. Play one, keep one.
part-seat = Player
about-seat = A player, their tokens and the cards they played.
about-pile = The round ends when it is empty.
about-card-guard = Value 1. Name a player and a card: right, and they are out.
about-card-priest = Value 2. Look at another hand.
about-card-baron = Value 3. Compare hands: the lower one is out.
about-card-handmaid = Value 4. Nobody can play on you until your next turn.
about-card-prince = Value 5. A player discards the hand and draws anew.
about-card-king = Value 6. Trade hands with another player.
about-card-countess = Value 7. Must be played with the King or a Prince in hand.
about-card-princess = Value 8. Whoever lays her down is out.
about-card-bishop = Value 9. Name a player and a card: right, and you get a token.
