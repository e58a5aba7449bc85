### Love Letter, en français : ce que dit le coach, et ce que sont les pièces.

## Ce qui est demandé
coach-question-play_a_card = Joue une de tes deux cartes. Celle que tu gardes peut gagner la manche.
coach-question-change_your_card = L’Évêque a nommé ta carte. Tu peux la défausser et en piocher une autre.
coach-question-begin_a_round = La manche est finie. La suivante commence avec de nouvelles cartes.

## Ce que tu peux faire
coach-verb-guard = Nomme une carte. Qui l’a en main sort de la manche.
coach-verb-bishop = Nomme une carte. Si tu as raison, tu gagnes un jeton.
coach-verb-priest = Regarde une main. La prochaine fois, tu devineras sans peine.
coach-verb-baron = Compare ta main avec une autre : la plus faible sort.
coach-verb-prince = Quelqu’un défausse sa carte et en pioche une autre ; ça peut être toi.
coach-verb-king = Tu échanges ta main avec quelqu’un.
coach-verb-handmaid = Jusqu’à ton prochain tour, personne ne peut te viser.
coach-verb-countess = Elle ne fait rien, mais doit partir si tu as un Roi ou un Prince.
coach-verb-princess = Qui la pose sort de la manche. Seulement si tu y es forcé.
coach-verb-in_vain = Tout le monde est à l’abri : la carte part sans effet.
coach-verb-change = Une nouvelle carte à la place de celle qui a été nommée.
coach-verb-keep = Tu gardes la carte qui a été nommée.
coach-verb-deal = La manche suivante est distribuée.

## Ce qui s’est passé
coach-event-guessed_wrong = Une erreur dit à tous ce que cette main n’est pas.
coach-event-guessed_right = L’Évêque avait raison : un jeton pour lui.
coach-event-equal = Cartes égales : les deux restent.
coach-event-traded = Chacun sait maintenant ce que l’autre a en main.
coach-event-discarded = Une carte défaussée n’a pas d’effet, sauf la Princesse.
coach-event-kept = La carte reste, et tout le monde la connaît.
coach-event-won = Assez de jetons : la lettre est arrivée.

## Ce que sont les pièces
part-hand = Tes cartes
about-hand = L’une était en main, l’autre vient d’être piochée. Touche celle que tu joues.
part-named = Un nom
about-named = La carte que tu attribues à quelqu’un.
part-pile = La pioche
about-pile = Les cartes à venir. Quand elle est vide, la plus forte carte gagne la manche.
part-seat = Un joueur
about-seat = Celui que vise une carte. Ses jetons sont devant lui.
about-card-none = Aucune carte.
about-card-guard = { effect-guard }.
about-card-priest = { effect-priest }.
about-card-baron = { effect-baron }.
about-card-handmaid = { effect-handmaid }.
about-card-prince = { effect-prince }.
about-card-king = { effect-king }.
about-card-countess = { effect-countess }.
about-card-princess = { effect-princess }.
about-card-bishop = { effect-bishop }.
