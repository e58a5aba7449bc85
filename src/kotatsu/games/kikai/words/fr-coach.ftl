### KIKAI, en français : ce que dit le coach, et ce que sont les pièces.

## Ce qu’on te demande
coach-question-place_feet = Choisis le quartier de ta première machine. Des squares pleins de fans tout près, c’est bien.
coach-question-place_distributor = Ta première rue : les fans pourront la suivre jusqu’à ta machine.
coach-question-play_a_card = Une carte dit dans quel quartier tu agis. Deux cartes pareilles te laissent agir partout.
coach-question-choose_an_action = Monte une machine, ouvre des rues, attire des fans, puis fais une expo pour la renommée.
coach-question-bring_more = Chaque fan donne ce qu’indique l’élément devant lui. Attires-en autant que tu peux.
coach-question-call_fans = Les mégaphones appellent tes fans d’autres quartiers à cette expo.
coach-question-play_again = Un mégaphone offre une seconde action ce tour-ci, avec une autre carte.
coach-question-take_a_card = Chaque tour finit par une carte. Prends le quartier où tu veux agir ensuite.
coach-question-draw_more = Une échelle peut payer une carte de plus. Elle sert aussi à l’influence : réfléchis bien.
coach-question-choose_a_token = Le mégaphone offre des actions et appelle des fans. L’échelle donne de l’influence.
coach-question-post_a_billboard = Tu as pris le dernier fan d’un square. Ton panneau donne un bonus ; six font gagner.
coach-question-remove_a_fan = Un fan quitte le jeu. Vide un square, ou gêne ton adversaire.
coach-question-fill_hand = Un coup de pouce pour débuter : plus de cartes, plus d’endroits où agir.

## Ce que tu peux faire
coach-verb-settle = Les pieds de départ vont ici. Ils donnent 1 d’influence de leur couleur.
coach-verb-play = Agis dans ce quartier avec cette carte.
coach-verb-pair = Dépense deux cartes pareilles pour agir dans n’importe quel quartier.
coach-verb-build = Des pieds, un corps, puis une tête. Plus haute, la machine attire plus de fans.
coach-verb-deploy = Tes cubes ouvrent une rue aux fans et découvrent plus d’énergie sur ton plateau.
coach-verb-bring = Un fan suit les rues jusqu’à un élément de sa couleur et te rapporte aussitôt.
coach-verb-exhibit = L’expo : prends les fans d’ici, gagne de l’énergie, et de la renommée selon leur couleur.
coach-verb-call = Les fans de là-bas rejoignent aussi l’expo.
coach-verb-post = Choisis le bonus que donne ce panneau.
coach-verb-choose = Prends celui-ci.
coach-verb-remove = Ce fan rentre chez lui.
coach-verb-climb = Des échelles près d’un corps ou d’une tête donnent de l’influence, donc de la renommée.
coach-verb-take = La carte visible va dans ta main.
coach-verb-top = Pioche la carte du dessus sans savoir laquelle.
coach-verb-more = Une échelle en moins, une carte en plus.
coach-verb-finish = Rien de plus ici : on continue.

## Ce qui se passe
coach-event-settled = Les premières machines sont dans leurs quartiers.
coach-event-round_begins = Quatre manches. Vous n’avez pas toujours le même nombre de tours.
coach-event-played = Une carte dit où l’action a lieu.
coach-event-paired = Deux cartes pareilles : une action n’importe où.
coach-event-played_again = Un jeton a payé une seconde action.
coach-event-built = Une machine a grandi. Il faut des échelles pour qu’elle donne de l’influence.
coach-event-revealed = Un nouvel élément est à vendre pour vous deux.
coach-event-influence_grew = L’influence compte aux expos : de la renommée pour chaque fan de cette couleur.
coach-event-climbed = Des échelles ont été posées près d’une machine.
coach-event-tile_won = La première tête d’un quartier gagne son bonus.
coach-event-foundation_gone = Une tuile qui coûtait des points à la fin est partie.
coach-event-deployed = Cette rue est prise : les fans de l’autre paient pour y passer.
coach-event-discarded = Des cubes ont quitté la piste et découvert plus d’énergie.
coach-event-brought = Un fan est venu à une machine et a rapporté aussitôt.
coach-event-removed = Un fan a quitté le jeu.
coach-event-posted = Un panneau est sur un square vide. Six font gagner tout de suite.
coach-event-exhibited = Une expo : les fans sont pris, on gagne énergie et renommée.
coach-event-called = Des fans sont venus d’ailleurs à l’expo.
coach-event-spent = Des jetons ont servi à appeler des fans.
coach-event-fame_grew = La renommée monte sur la piste du Maître. Sa ligne rapporte en fin de manche.
coach-event-gained_energy = L’énergie paie les éléments, les rues et les péages.
coach-event-gained_megaphones = Les mégaphones offrent une seconde action et appellent des fans.
coach-event-gained_ladders = Les échelles font donner de l’influence aux corps et aux têtes.
coach-event-gained_points = Des points acquis jusqu’à la fin.
coach-event-took = On prend toujours une carte à la fin d’un tour.
coach-event-drew = La carte du dessus a été piochée.
coach-event-drew_for_ladder = Une échelle a payé une carte de plus.
coach-event-dealt = Une nouvelle carte est visible pour le prochain tour.
coach-event-round_ends = Le Maître paie la renommée ; ensuite elle repart de zéro.
coach-event-rewarded = Les premières manches paient plus : la renommée compte dès le début.
coach-event-lost_energy = Trop peu de renommée a coûté de l’énergie.
coach-event-media_victory = Six panneaux : la partie est gagnée sur-le-champ.
coach-event-won = Tous les points sont comptés. Tu as vu une partie entière : on remet ça ?
coach-event-drawn = Égalité parfaite : vous partagez la victoire.

## Les pièces
part-street = Rue
about-street = Tes cubes l’ouvrent aux fans. Chaque emplacement coûte 2 énergies.
part-square = Square
about-square = Des fans attendent ici. Prends le dernier et ton panneau s’y dresse.
about-district = Des machines s’y dressent. Joue sa carte, ou deux cartes pareilles, pour y agir.
part-kikai = Machine
about-kikai = Une machine : pieds, corps, tête. Les fans s’arrêtent devant un élément de leur couleur.
part-card = Carte Quartier
about-card = Joue-la pour agir dans son quartier. Deux pareilles te laissent agir partout.
part-pair = Deux cartes pareilles
about-pair = Dépense-les pour agir dans le quartier de ton choix.
part-pile = Pioche
about-pile = Pioche ici au lieu de prendre une carte visible.
about-element = Un élément de machine. Paie son énergie ; un fan devant lui donnera ce qu’il montre.
part-fame = Marqueur de renommée
about-fame = Le Maître paie cette ligne à la fin de chaque manche.
part-exhibition = Expo
about-exhibition = Expose les machines de ce quartier : gagne de l’énergie, et de la renommée pour tes fans.
part-billboard = Panneau
about-billboard = Il se dresse là où tu prends le dernier fan. Chacun donne son bonus ; six font gagner.
part-level = Élément de la machine
about-level = Le fan s’arrête devant cet élément et donne ce qu’il montre.
