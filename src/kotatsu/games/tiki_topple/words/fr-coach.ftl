### Tiki Topple, en français : ce que dit le coach, et ce que sont les pièces.

## Ce qu’on te demande
coach-question-play_a_card = Joue une carte pour déplacer un tiki. Fais monter les trois de ta mission, sans te trahir.
coach-question-discard_a_card = Plus aucune carte n’est jouable. Défausse celle qui te manquera le moins.

## Ce que tu peux faire
coach-verb-play = Touche une carte, puis un tiki : il monte ou descend, et ses voisins se serrent.
coach-verb-swap = Wiki échange deux tikis, même celui du haut et celui du bas. Garde-la pour le bon moment.
coach-verb-toast = Toast retire le tiki le plus bas : il ne rapportera rien à personne cette manche.
coach-verb-discard = Cette carte est défaussée sans effet.

## Ce qui se passe
coach-event-round_begins = Nouvelle manche : le totem est refait et chacun reçoit une nouvelle mission secrète.
coach-event-moved = Un tiki a bougé. Demande-toi pourquoi : il est peut-être sur sa mission, ou sur la tienne.
coach-event-swapped = Deux tikis ont échangé leurs places. Celui qui est monté intéresse sans doute quelqu’un.
coach-event-toasted = Le tiki du bas est parti pour la manche. Quand il en reste trois, la manche s’arrête.
coach-event-discarded = Cette personne n’avait rien à jouer. Ça arrive en fin de manche.
coach-event-round_ends = On retourne les missions : 9 points tout en haut, 5 dans les deux premiers, 2 dans les trois.
coach-event-scored = Ces points sont acquis. Les pions montrent le total des manches.
coach-event-won = Le plus de points après la dernière manche gagne. Maintenant tu connais : on remet ça ?

## Les pièces
part-pawn = Pion
about-pawn = Montre les points d’une personne, toutes manches confondues.
about-tiki = Un tiki du totem. Sur ta mission, il rapporte près du sommet ; sinon, il sert peut-être aux autres.
about-card-up1 = Un tiki monte d’une place.
about-card-up2 = Un tiki monte de deux places. Il lui en faut deux au-dessus.
about-card-up3 = Un tiki monte de trois places. Ta plus forte poussée.
about-card-puh = Un tiki descend de deux places exactement. Parfait contre le favori d’un rival.
about-card-topple = Un tiki tombe tout en bas. Il n’y a pas pire coup.
about-card-wiki = Deux tikis au choix échangent leurs places.
about-card-toast = Le tiki du bas quitte le totem pour la manche. Pas en première carte.
