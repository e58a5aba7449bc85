### Tiki Topple, in English: what the coach says, and what pieces are.

## What is asked
coach-question-play_a_card = Play one card to shift a tiki. Lift the three of your secret mission, and hide which they are.
coach-question-discard_a_card = No card fits the pole any more. Throw away the one you will miss least.

## What you can do
coach-verb-play = Touch a card, then a tiki: it climbs or drops, and its neighbours close the gap.
coach-verb-swap = Wiki lets any two tikis change places, even top and bottom. Keep it for a good moment.
coach-verb-toast = Toast takes the lowest tiki off the pole, and it will pay nobody this round.
coach-verb-discard = This card is thrown away without effect.

## What happens
coach-event-round_begins = A new round: the pole is rebuilt and everybody has a new secret mission.
coach-event-moved = Somebody shifted a tiki. Ask yourself why: it may be on their mission, or on yours.
coach-event-swapped = Two tikis changed places. Somebody probably wanted the one that went up.
coach-event-toasted = The lowest tiki is gone for this round. At three tikis left, the round stops.
coach-event-discarded = That player had no card to use. It happens late in a round.
coach-event-round_ends = Missions are turned up now: 9 points on top, 5 in the top two, 2 in the top three.
coach-event-scored = These points stay. Pawns show the total of all rounds.
coach-event-won = Most points after the last round wins. Now you know how it works: play again?

## Pieces
part-pawn = Pawn
about-pawn = Shows a player’s points from all rounds together.
about-tiki = A tiki of the pole. On your mission it pays near the top; otherwise it may pay others.
about-card-up1 = One tiki climbs one place.
about-card-up2 = One tiki climbs two places. It needs two above it.
about-card-up3 = One tiki climbs three places. Your strongest lift.
about-card-puh = One tiki drops exactly two places. Good against a rival’s favourite.
about-card-topple = One tiki falls to the very bottom. The hardest blow there is.
about-card-wiki = Any two tikis change places.
about-card-toast = The lowest tiki leaves the pole for this round. Not as your first card.
