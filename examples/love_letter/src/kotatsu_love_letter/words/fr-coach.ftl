### Love Letter, en français : ce que dit le coach, et ce que sont les pièces.

## Ce qu’on te demande
coach-question-play_a_card = Joue une de tes deux cartes ; l’autre reste secrète. Reste en jeu, ou garde la plus haute.
coach-question-begin_a_round = Une manche est finie et a donné son jeton. Distribue la suivante.
coach-question-change_your_card = Ta carte a été nommée : tout le monde la connaît. Une nouvelle serait de nouveau secrète.

## Ce que tu peux faire
coach-verb-guard = Nomme une personne et une carte. Si c’est juste, elle quitte la manche.
coach-verb-bishop = Nomme une personne et une carte. Si c’est juste, tu gagnes un jeton.
coach-verb-priest = Regarde une main. Ce que tu apprends sert plus tard.
coach-verb-baron = Compare les mains : la plus basse sort. Fais-le avec une carte haute.
coach-verb-prince = Quelqu’un défausse et repioche. Terrible pour qui tient la Princesse.
coach-verb-king = Échange ta main. Tu sais alors ce que l’autre a.
coach-verb-handmaid = Personne ne peut te viser jusqu’à ton prochain tour.
coach-verb-countess = Elle ne fait rien, mais les autres se demandent pourquoi.
coach-verb-princess = La poser te fait sortir. À éviter presque toujours.
coach-verb-in_vain = Tous les autres sont protégés : la carte ne fait rien.
coach-verb-change = Défausse la carte connue et pioches-en une secrète.
coach-verb-deal = De nouvelles cartes pour tous.
coach-verb-keep = Garde-la, même si tout le monde la connaît.

## Ce qui se passe
coach-event-round_begins = Une carte chacun et une pioche. Chaque manche donne un jeton.
coach-event-turned_up = Ces cartes sont hors de la manche : personne ne peut les avoir.
coach-event-drew = Ta nouvelle carte ; personne d’autre ne la voit.
coach-event-drew_unseen = Chacun pioche une carte et en joue une.
coach-event-played = Les cartes jouées restent visibles. Compte-les : elles disent ce qui reste.
coach-event-chose = La carte vise quelqu’un.
coach-event-named = Un pari sur la main de quelqu’un.
coach-event-guessed_wrong = Raté, mais une carte est exclue.
coach-event-guessed_right = Bien deviné : cette main est connue.
coach-event-saw = Quelqu’un connaît maintenant une main.
coach-event-equal = Cartes égales : rien ne se passe, mais les deux savent.
coach-event-traded = Les mains sont échangées. Chacun sait ce que l’autre a.
coach-event-discarded = Une carte a été défaussée sans effet.
coach-event-out = Hors de la manche, pas de la partie.
coach-event-kept = La carte connue reste.
coach-event-showed = La manche finit : la plus haute carte gagne.
coach-event-token = Les jetons font gagner la partie.
coach-event-won = Assez de jetons : la Princesse a lu cette lettre.

## Les pièces
part-hand = Ta carte
about-hand = Une de tes deux cartes. Joues-en une, garde l’autre.
part-seat = Personne
about-seat = Une personne, ses jetons et les cartes qu’elle a jouées.
about-pile = La manche finit quand elle est vide.
about-card-guard = Valeur 1. Nomme une personne et une carte : si c’est juste, elle sort.
about-card-priest = Valeur 2. Regarde une autre main.
about-card-baron = Valeur 3. Compare les mains : la plus basse sort.
about-card-handmaid = Valeur 4. Personne ne peut te viser jusqu’à ton prochain tour.
about-card-prince = Valeur 5. Quelqu’un défausse sa main et repioche.
about-card-king = Valeur 6. Échange ta main avec quelqu’un.
about-card-countess = Valeur 7. À jouer si tu as aussi le Roi ou un Prince.
about-card-princess = Valeur 8. Qui la pose sort de la manche.
about-card-bishop = Valeur 9. Nomme une personne et une carte : si c’est juste, tu gagnes un jeton.
