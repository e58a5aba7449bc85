### KIKAI, en français : la règle avec nos mots, et pourquoi un coup est refusé.

## Dans la boîte

clause-1 = Trente cartes Quartier, cinq pour chacun des six quartiers.
clause-2 = Deux aides de jeu. Ici, la page fait leur travail.
clause-3 = Quinze échelles et quinze mégaphones.
clause-4 = De l’énergie pour 95 en tout, et des points de victoire à volonté.
clause-5 = 36 éléments : douze pieds, douze corps, douze têtes, en rouge, bleu et vert. Juste assez pour vous deux dans les six quartiers.
clause-6 = 45 fans, quinze par couleur, et un sac.
clause-7 = Vingt distributeurs de flyers chacun : des cubes jaunes et des cubes violets.
clause-8 = Six panneaux publicitaires chacun.
clause-9 = Un marqueur de renommée et trois d’influence chacun, et un marqueur de manche.
clause-10 = Plateaux, fondations, bonus de construction et éléments ont un côté Normal et un côté Avancé.
clause-11 = Le bricoleur en jaune, la bricoleuse en violet : on joue à deux.

## Yukon Street

clause-12 = Six quartiers : School, Train Station, Casino, Cinema, Diner, Parking. Ils forment une boucle, chacun touche deux voisins ; jamais plus de trois pas de l’un à l’autre.
clause-13 = Parking touche Cinema et Diner, Diner touche Train Station, Train Station touche School.
clause-14 = La boucle est donc : School, Train Station, Diner, Parking, Cinema, Casino, puis de nouveau School.

## Mise en place

clause-15 = Choisissez Normal ou Avancé ; tout montre ce côté-là.
clause-16 = Les marqueurs de renommée au Départ, celui des manches sur 1.
clause-17 = Chaque quartier reçoit au hasard une fondation jaune et une violette.
clause-18 = Chaque quartier reçoit au hasard un bonus de construction.
clause-19 = Tu as ton plateau : influence à 0, vingt distributeurs sur la piste d’énergie, six panneaux.
clause-20 = Quatre pieds marqués servent au départ : bleus et rouges pour le jaune, verts et rouges pour le violet.
clause-21 = On mélange les autres éléments par sorte, et on en montre trois de chaque : 3 pieds sur 8, 3 corps sur 12, 3 têtes sur 12.
clause-22 = On tire les fans du sac sur les squares ; un square en accueille autant qu’il montre d’outils.
clause-23 = Tu as quatre cartes Quartier, visibles de tous. Deux autres sont à côté de la pioche, qui en a vingt.
clause-24 = On pose les pieds de départ un par un : jaune, violet, violet, jaune ; dans n’importe quel quartier, sur sa fondation.
clause-25 = Des pieds de départ donnent 1 d’influence de leur couleur. Puis tu mets un distributeur sur un emplacement simple et libre d’une rue qui part du quartier. On peut partager un quartier tant qu’il en reste un.
clause-26 = Normal : les fondations sous tes pieds de départ partent, et tu commences avec 5 énergies, 1 mégaphone et 1 échelle.
clause-27 = Avancé : tu commences avec ce que donnent les deux fondations sous tes pieds de départ.

## Le cours de la partie

clause-R1 = Tu gagnes avec le plus de points à la fin de la quatrième manche, ou sur-le-champ par victoire médiatique : tes six panneaux sur des squares.
clause-28 = Le jaune commence. Vous jouez chacun un tour, en alternance, jusqu’à la fin.
clause-29 = Quatre manches. Le nombre de tours change d’une manche à l’autre et d’un joueur à l’autre ; la manche finit quand vous avez tous deux joué les vôtres.
clause-30 = Ton tour : joue une carte Quartier ; fais-y une des quatre actions ; si tu veux, défausse un mégaphone pour jouer une autre carte et agir encore ; enfin prends une carte, et défausse des échelles pour en piocher d’autres si tu veux.
clause-31 = Une carte jouée reste dans la colonne de ce tour jusqu’à la fin de la manche.
clause-32 = Deux cartes pareilles, jouées ensemble, te laissent agir dans le quartier de ton choix.
clause-33 = Une seule action de plus par tour.
clause-34 = À la fin de ton tour, tu dois prendre une carte : une des deux visibles ou le dessus de la pioche. S’il n’y en a plus, tu n’en prends pas.
clause-35 = Ensuite, chaque échelle défaussée te fait piocher une carte de plus. Ta main n’a pas de limite.
clause-36 = Puis on complète à deux les cartes visibles.

## Fin de manche

clause-37 = Toutes les cartes jouées sont mélangées et vont sous la pioche.
clause-38 = Normal : ta ligne sur la piste du Maître donne ses points, fois 4 en manche 1, fois 3 en manche 2, fois 2 en manches 3 et 4.
clause-39 = Avancé : les lignes 1 à 5 te coûtent de l’énergie, dans la limite de ce que tu as ; les lignes 6 et 7 donnent 3 énergies ; les lignes 8 et 9 un mégaphone.
clause-40 = Les deux marqueurs de renommée retournent au Départ.
clause-41 = La manche suivante commence ; après la quatrième, c’est le décompte.
clause-R5 = Ces étapes se suivent dans cet ordre : cartes jouées sous la pioche, récompense du Maître, marqueurs de renommée au Départ, marqueur de manche.
clause-R6 = Si la pioche était vide, on complète à deux les cartes visibles dès que les cartes jouées sont revenues dessous.

## Action : construire

clause-42 = Construis un seul élément dans le quartier de ta carte : pieds, puis corps, puis tête. On peut mêler les couleurs.
clause-43 = Choisis parmi les éléments visibles et paie toute son énergie, sinon rien.
clause-44 = On révèle aussitôt un élément de la même sorte : trois restent visibles tant qu’il y en a.
clause-45 = Influence : des pieds donnent 1 tout de suite. Un corps donne 2 quand tu poses une échelle à côté, une tête 3 quand tu en poses deux. Toujours dans la couleur de l’élément.
clause-46 = Tu peux poser des échelles à tout moment de tes tours. D’abord le corps, ensuite la tête.
clause-47 = Ni construire ni poser des échelles n’active l’effet d’un élément.
clause-48 = La première tête d’un quartier prend aussitôt son bonus de construction.

## Bonus de construction

clause-49 = Flyers (Normal) : 1 point par distributeur à toi dans les rues. Les défaussés ne comptent pas.
clause-50 = Panorama (Normal) : 3 points par KIKAI plus haut que celui de l’adversaire dans le même quartier.
clause-51 = Affichage (Normal) : 2 points par panneau à toi sur les squares.
clause-52 = Têtes hautes (Normal) : 4 points par quartier où tu as une tête, celui-ci compris.
clause-53 = Bien sur pieds (Normal) : 2 points par quartier où tu as des pieds, celui-ci compris.
clause-54 = Vedette (Normal) : 2 points par point de ta plus haute influence.
clause-55 = Du balai (Avancé), tout de suite : renvoie un fan de n’importe quel square, hors du jeu. Si le square se vide, ton panneau y va.
clause-56 = Imprimante (Avancé), pour de bon : un distributeur te coûte 1 énergie au lieu de 2.
clause-57 = Bricole (Avancé), pour de bon : tes échelles peuvent servir de mégaphones.
clause-58 = Raccourci (Avancé), pour de bon : à chaque action Attirer, le premier fan passé par les rues adverses est gratuit.
clause-59 = Boîte à outils (Avancé), tout de suite : 1 échelle et 5 énergies.
clause-60 = Pièces de rechange (Avancé), pour de bon : quand tu joues deux cartes pareilles, tu pioches aussitôt.

## Action : flyers

clause-61 = Place des distributeurs dans une seule rue. Ils viennent de ta piste d’énergie, par la gauche.
clause-62 = Une rue a un ou deux emplacements et appartient tout entière à l’un de vous : 2 énergies pour un, 4 pour deux, les deux cubes d’un coup.
clause-63 = Tu paies tout, sinon c’est impossible.
clause-64 = La rue doit partir du quartier de ta carte, ou d’un square que ton propre réseau atteint depuis ce quartier. S’il y en a plusieurs, choisis.
clause-65 = Tu ne peux pas prolonger le réseau adverse. Les réseaux peuvent se croiser sur un square.
clause-66 = Un réseau peut entrer dans un autre quartier, mais il s’y arrête : pour en sortir, il faut la carte de ce quartier.
clause-67 = Certaines rues montrent un bonus : tu le gagnes en les prenant. Certaines cases de la piste d’énergie aussi : en les libérant.

## Action : attirer des fans

clause-68 = Chacun de tes éléments dans le quartier de ta carte peut attirer un fan de sa couleur, si personne n’est déjà devant. Il te faut au moins des pieds.
clause-69 = Un fan vient de tout square relié au quartier par des rues à distributeurs, les tiennes, celles de l’adversaire ou les deux.
clause-70 = Chaque rue adverse sur le trajet coûte 1 énergie par distributeur, payée à l’adversaire. Si tu ne peux pas payer, ce fan ne vient pas.
clause-71 = Tu peux attirer moins de fans que possible. Si deux éléments ont la couleur du fan, tu choisis où il se met.
clause-R4 = Si un fan peut venir de plusieurs squares, tu choisis duquel.
clause-72 = Chaque fan te donne l’effet de l’élément devant lequel il est, échelle ou pas.
clause-73 = Les fans restent là jusqu’à ton expo.
clause-74 = Si tu prends le dernier fan d’un square, poses-y un de tes panneaux. Normal : gagne son bonus et les points du square. Avancé : gagne le bonus du square.
clause-75 = Panneaux et squares peuvent donner : deux distributeurs qui quittent ta piste et le jeu ; un mégaphone ; une échelle ; des points ; 2 énergies.
clause-76 = Ton sixième panneau te fait gagner sur-le-champ : c’est la victoire médiatique. On ne compte rien.

## Action : expo

clause-77 = Récupère tous tes fans du quartier de ta carte. Ceux de l’adversaire ne bougent pas.
clause-78 = Avec des mégaphones, ajoute tes fans d’autres quartiers : autant de mégaphones que de quartiers de distance. Autant de quartiers que tu peux payer.
clause-79 = Gagne de l’énergie : la dernière valeur libérée sur ta piste d’énergie.
clause-80 = Gagne de la renommée : pour chaque fan récupéré, ton influence dans sa couleur. Tous les bonus atteints en chemin sont à toi.
clause-81 = Une expo est toujours possible, même là où tu n’as rien : elle rapporte alors l’énergie, et les fans appelés.
clause-R2 = Les places qu’une expo libère devant tes KIKAI peuvent aussitôt accueillir de nouveaux fans.
clause-R3 = Un mégaphone qui n’a pas servi à appeler peut encore payer l’action de plus de ton tour.

## Décompte final

clause-82 = Normal : les points gagnés en jeu, ceux libérés sur la piste d’énergie, 5 pour le plus de fans (personne si égalité), moins les points de tes fondations encore là, et 1 par lot de 5 énergies, 2 mégaphones ou 2 échelles. Les fans encore devant un KIKAI ne comptent pas.
clause-83 = Avancé : 1 point par fan récupéré et par point d’influence. Avec 4, 3 et 7, cela fait 14.
clause-84 = Égalité ? Le plus de fans rouges l’emporte. Encore égalité ? La victoire est partagée, et on en refait une.
clause-85 = Première partie : à la fin des manches 1 à 3, avec moins de quatre cartes, tu peux piocher jusqu’à en avoir quatre.
clause-R7 = Qui commence la manche suivante décide en premier de piocher ou non, puis l’autre.

## Les chiffres des exemples

clause-86 = Quelques coûts : pieds bleus 1 ou 2, corps bleu 6, tête verte 7.
clause-87 = Quelques effets : les deux pieds rouges de départ donnent 2 énergies, les pieds bleus à 2 un mégaphone, un corps vert 2 énergies, une tête bleue une échelle et 2 points.
clause-88 = La piste d’énergie montre 4 avec trois cubes partis et 5 avec quatre. Les quatre premières cases ne donnent pas de bonus.
clause-89 = Plus loin, la piste d’énergie donne le choix : un mégaphone ou une échelle.
clause-90 = Une rue double qu’on atteint depuis Diner donne une échelle.
clause-91 = School a deux sorties, une simple et une double. Qui tient les deux ferme la porte à l’autre. Derrière, des squares de quatre et de deux fans.
clause-92 = Chaque quartier de départ a une sortie simple, Parking au moins deux.
clause-93 = Renommée : la première case ne donne rien, la troisième 1 énergie ; à la douzième on a gagné 1 énergie, 1 énergie, une échelle et un mégaphone. 11 de renommée, c’est la ligne 4, qui vaut 4 points : 16 en manche 1.
clause-94 = Influence 5 en bleu, 3 en vert, 2 en rouge, avec un fan bleu, un vert et deux rouges : 12 de renommée.
clause-95 = Un exemple complet : après sept tours, chacun a 8 énergies, l’un 3 de renommée, l’autre 1.
clause-96 = Il commence avec des pieds bleus à Casino et rouges à Train Station pour le jaune, rouges à School et verts à Parking pour le violet.
clause-97 = Dans une expo : d’abord les fans, puis l’énergie, puis la renommée.

## Ce que la boîte ne dit pas

clause-U1 = Les tours : 6, 5, 6, 5 pour le jaune et 5, 6, 5, 6 pour le violet. Le jaune ouvre donc les manches 1 et 3, le violet les 2 et 4.
clause-U2 = Le plan est le nôtre : douze squares pour 45 fans, trente rues, dont neuf doubles. Un square vaut ses outils moins un.
clause-U3 = La piste d’énergie est la nôtre, sauf le 4 et le 5 : des valeurs jusqu’à 10, cinq choix entre mégaphone et échelle, 15 points en tout.
clause-U4 = La piste du Maître est la nôtre : neuf lignes de trois cases, un bonus sur la dernière de chacune. La ligne n vaut n points, le Départ rien ; au-delà de la fin, la renommée est perdue. Avancé : les lignes 1 à 5 coûtent 5, 4, 3, 2 puis 1 énergie, et le Départ compte comme la ligne 1.
clause-U5 = Il y a quatre éléments par couleur et par sorte. Coûts et effets sont les nôtres là où aucun exemple ne les dit.
clause-U6 = Les fondations sont les nôtres. Normal : 1, 2, 2, 3, 3, 4 points à perdre. Avancé : énergie, échelles, mégaphones.
clause-U7 = Les panneaux en mode Normal : deux distributeurs en moins, un mégaphone, une échelle, 2 énergies, 2 points, 3 points. Tu choisis lequel poser.
clause-U8 = L’influence va jusqu’à 15 et s’y arrête.
clause-U9 = Il y a douze squares, pour que six panneaux soient à portée.
clause-U10 = Les faces Avancées des éléments nous sont inconnues : le mode Avancé prend les Normales.

## Comment nous lisons la règle

clause-A1 = Une rue par action. Rien ne t’empêche de prendre plus tard une autre sortie du même quartier.
clause-A2 = Les premiers distributeurs viennent de la piste d’énergie, par la gauche ; ils sont gratuits et libèrent ses valeurs.
clause-A3 = Si un premier distributeur va dans une rue à bonus, tu le gagnes.
clause-A4 = Les fans non plus ne traversent pas les quartiers.
clause-A5 = Les fans viennent un par un : trajet, péage, place, effet, puis panneau. L’énergie tout juste gagnée peut payer le péage suivant.
clause-A6 = Le péage se paie pour chaque fan et chaque rue. Le trajet le moins cher est trouvé pour toi.
clause-A7 = Attirer, c’est au moins un fan ; sinon choisis une autre action. Une expo est toujours possible.
clause-A8 = Une tête prend ses deux échelles d’un coup, et donne ses 3 d’influence une fois.
clause-A9 = Pas d’échelles pour la tête avant celle du corps.
clause-A10 = Une échelle n’achète une carte qu’en fin de tour, après la carte obligatoire.
clause-A11 = Les échelles posées restent. Les jetons ne s’épuisent pas.
clause-A12 = L’action de plus vient après la principale, avec une autre carte ou paire. Un mégaphone tout juste gagné peut la payer. On ne prend qu’une carte à la fin.
clause-A13 = Sans carte au début de ton tour, pas d’action : tu prends juste une carte.
clause-A14 = Les bonus comptent ce qui est à toi. Un site vide est de hauteur 0.
clause-A15 = La seconde tête d’un quartier ne reçoit pas de bonus.
clause-A16 = Les distributeurs défaussés libèrent aussi leurs cases. S’il en reste moins de deux, ceux-là partent.
clause-A17 = Sans assez de distributeurs pour tous les emplacements d’une rue, tu ne peux pas la prendre.
clause-A18 = Le sixième panneau arrête la partie avant tout autre fan.
clause-A19 = Les bonus de renommée se regagnent à chaque manche.
clause-A20 = Les mégaphones se paient par quartier, selon sa distance à celui de ta carte. Tous tes fans de là viennent.
clause-A21 = Tu dois prendre les fans sur place. L’énergie vient même sans fan.
clause-A22 = L’énergie est celle que ta piste montre à ce moment-là.
clause-A23 = Tu ne perds des points que pour tes propres fondations.
clause-A24 = Des pieds construits plus tard enlèvent aussi la fondation ; en mode Avancé, elle donne son bonus.
clause-A25 = Avancé : les points gagnés en jeu comptent aussi ; le reste du décompte Normal, non.
clause-A26 = Le plus de fans : ceux récupérés en expo.
clause-A27 = Bricole vaut pour l’action de plus et pour les appels. Raccourci vaut une fois par action Attirer.
clause-A28 = Un square vidé par Du balai donne son bonus comme un autre.
clause-A29 = Les cartes jouées ne reviennent qu’en fin de manche. Mains et cartes visibles restent.
clause-A30 = Compléter à quatre, en première partie, ne change rien d’autre. Ce n’est pas encore ton tour : pas d’échelles à ce moment-là.
clause-A31 = Quand une sorte d’éléments s’épuise, moins de trois sont visibles.
clause-A32 = Égalité même aux fans rouges, personne n’est devant : la victoire est partagée.
clause-A33 = Un péage va aussitôt à l’adversaire.
clause-A34 = Une rue doit être toute libre ; on ne partage pas les emplacements.

## Pas permis

refusal-20 = Ce ne sont pas tes pieds de départ. Pose les tiens.
refusal-23 = Tu n’as pas cette carte. Joue une carte de ta main.
refusal-24 = D’abord les pieds de départ, dans l’ordre jaune, violet, violet, jaune : chacun des tiens une fois, là où tu n’as pas encore de pieds.
refusal-25 = Il faut un emplacement simple et libre qui part de ce quartier. Essaie une autre rue ou un autre quartier.
refusal-30 = Pas maintenant. D’abord une carte, puis une action sur place, puis tu prends une carte.
refusal-32 = Il te faut deux cartes de ce quartier. Joue-en une seule, ou une autre paire.
refusal-33 = Tu as déjà agi deux fois ce tour-ci. Prends une carte.
refusal-34 = Prends une des cartes visibles ou le dessus de la pioche, à la fin de ton tour.
refusal-35 = Une échelle fait piocher après la carte obligatoire, tant que la pioche dure.
refusal-42 = Un KIKAI se monte des pieds au corps, puis à la tête. Construis ce qui vient ensuite ici.
refusal-43 = C’est plus cher que ton énergie. Prends moins cher, ou fais une expo.
refusal-44 = Cet élément n’est pas visible. Choisis parmi les trois qui le sont.
refusal-45 = Rien n’attend d’échelle là-bas, ou tu n’en as pas. Un corps en prend une, puis la tête deux.
refusal-55 = Renvoie un fan qui se trouve sur un square.
refusal-63 = Tu ne peux pas payer toute la rue. Fais une expo pour gagner de l’énergie.
refusal-64 = Ton réseau depuis ce quartier n’atteint pas cette rue. Prends-en une qui part du quartier, ou qui prolonge la tienne.
refusal-65 = Seules des rues adverses y mènent. Prolonge les tiennes.
refusal-68 = Un fan veut un élément de sa couleur ici. Choisis un fan qui va avec un des tiens.
refusal-69 = Aucune rue à distributeurs ne relie ce square à ce quartier.
refusal-70 = Tu ne peux pas payer le péage. Prends un fan plus proche.
refusal-73 = Il y a déjà quelqu’un devant. Fais une expo pour libérer la place.
refusal-74 = Un panneau se pose quand tu vides un square. Choisis-en un qui te reste.
refusal-77 = Ces fans sont sur place et viennent tout seuls. Appelle un autre quartier.
refusal-78 = En expo, tu peux appeler tes fans d’autres quartiers. Là, il n’y en a pas.
refusal-85 = La manche n’a pas commencé. Pioche si tu as moins de quatre cartes, ou continue.
refusal-89 = Choisis d’abord : mégaphone ou échelle.
refusal-A7 = Fais d’abord une action. Une expo est toujours possible.
refusal-A8 = Une tête prend deux échelles d’un coup. Trouves-en une autre.
refusal-A17 = Il ne te reste pas assez de distributeurs pour cette rue.
refusal-A20 = C’est trop loin : chaque quartier de distance coûte un mégaphone.
refusal-A34 = Cette rue est prise. Choisis-en une libre.
