### Love Letter, in English: what the coach says, and what pieces are.

## What is asked
coach-question-play_a_card = Play one of your two cards. The one you keep may win the round.
coach-question-change_your_card = The Bishop named your card. You may throw it away and draw another.
coach-question-begin_a_round = The round is over. The next one begins with new cards.

## What you can do
coach-verb-guard = Name a card. A player who holds it is out.
coach-verb-bishop = Name a card. If you are right, you get a token.
coach-verb-priest = Look at a hand. Knowing it makes your next guess easy.
coach-verb-baron = Compare hands with somebody: the lower card is out.
coach-verb-prince = Somebody throws their card away and draws another; it may be you.
coach-verb-king = You exchange hands with somebody.
coach-verb-handmaid = Until your next turn nobody can choose you.
coach-verb-countess = She does nothing, but must go when you hold a King or a Prince.
coach-verb-princess = Whoever lays her down is out. Do it only when you must.
coach-verb-in_vain = Everybody is protected: the card goes without effect.
coach-verb-change = A new card instead of the one that was named.
coach-verb-keep = You keep the card that was named.
coach-verb-deal = The next round is dealt.

## What happened
coach-event-guessed_wrong = A wrong guess tells everybody what that hand is not.
coach-event-guessed_right = The Bishop was right: a token for a good guess.
coach-event-equal = Equal cards: both stay in.
coach-event-traded = Both now know what the other one holds.
coach-event-discarded = A thrown card has no effect, unless it is the Princess.
coach-event-kept = The card stays, and now everybody knows it.
coach-event-won = Enough tokens: the letter has arrived.

## What pieces are
part-hand = Your cards
about-hand = One was in your hand, one you have just drawn. Touch the one to play.
part-named = A name
about-named = The card that you say somebody holds.
part-pile = The pile
about-pile = Cards still to be drawn. When it is empty, the highest card wins the round.
part-seat = A player
about-seat = Whom a card is played on. Their tokens lie before them.
about-card-none = No card.
about-card-guard = { effect-guard }.
about-card-priest = { effect-priest }.
about-card-baron = { effect-baron }.
about-card-handmaid = { effect-handmaid }.
about-card-prince = { effect-prince }.
about-card-king = { effect-king }.
about-card-countess = { effect-countess }.
about-card-princess = { effect-princess }.
about-card-bishop = { effect-bishop }.
