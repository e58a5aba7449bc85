### Tiki Topple, en français.

tagline = Neuf tikis sur un totem, une mission secrète chacun : fais grimper les tiens avant la dernière carte.
seal = Les mélanges sont scellés

card-up1 = Up 1
card-up2 = Up 2
card-up3 = Up 3
card-puh = Puh
card-topple = Topple
card-wiki = Wiki
card-toast = Toast
mover-up1 = Up 1
mover-up2 = Up 2
mover-up3 = Up 3
mover-puh = Puh
mover-topple = Topple
tiki-nani = Nani
tiki-wikiwiki = Wikiwiki
tiki-huhu = Huhu
tiki-nui = Nui
tiki-lokahi = Lokahi
tiki-akamai = Akamai
tiki-eepo = Eepo
tiki-hookipa = Hookipa
tiki-kapu = Kapu
symbol-starfish = étoile de mer
symbol-shell = coquillage
symbol-fishbone = arête
pair-1-2 = 1 et 2
pair-1-3 = 1 et 3
pair-1-4 = 1 et 4
pair-1-5 = 1 et 5
pair-1-6 = 1 et 6
pair-1-7 = 1 et 7
pair-1-8 = 1 et 8
pair-1-9 = 1 et 9
pair-2-3 = 2 et 3
pair-2-4 = 2 et 4
pair-2-5 = 2 et 5
pair-2-6 = 2 et 6
pair-2-7 = 2 et 7
pair-2-8 = 2 et 8
pair-2-9 = 2 et 9
pair-3-4 = 3 et 4
pair-3-5 = 3 et 5
pair-3-6 = 3 et 6
pair-3-7 = 3 et 7
pair-3-8 = 3 et 8
pair-3-9 = 3 et 9
pair-4-5 = 4 et 5
pair-4-6 = 4 et 6
pair-4-7 = 4 et 7
pair-4-8 = 4 et 8
pair-4-9 = 4 et 9
pair-5-6 = 5 et 6
pair-5-7 = 5 et 7
pair-5-8 = 5 et 8
pair-5-9 = 5 et 9
pair-6-7 = 6 et 7
pair-6-8 = 6 et 8
pair-6-9 = 6 et 9
pair-7-8 = 7 et 8
pair-7-9 = 7 et 9
pair-8-9 = 8 et 9

action-play =
    { $card_id ->
        [puh] Puh : le tiki de la place { $place } descend de deux
        [topple] Topple : le tiki de la place { $place } tombe tout en bas
        [up1] Up 1 : le tiki de la place { $place } monte d’une place
        [up2] Up 2 : le tiki de la place { $place } monte de deux
       *[up3] Up 3 : le tiki de la place { $place } monte de trois
    }
action-swap = Wiki : les places { $places } s’échangent
action-toast = Toast : le dernier tiki s’en va
action-discard = Défausser { $card } sans effet

choice-play =
    { $card_id ->
        [puh] Puh : { $tiki } descend de deux
        [topple] Topple : { $tiki } tombe tout en bas
        [up1] Up 1 : { $tiki } monte d’une place
        [up2] Up 2 : { $tiki } monte de deux
       *[up3] Up 3 : { $tiki } monte de trois
    }
choice-swap = Wiki : { $tiki } et { $other } échangent leurs places
choice-toast = Toast : { $tiki } quitte le totem

event-round_begins = { $you ->
        [yes] Manche { $round } : à toi de commencer.
       *[no] Manche { $round } : { $seat } commence.
    }
event-moved = { $you ->
        [yes] Tu joues { $card } : { $tiki } passe à la place { $place }.
       *[no] { $seat } joue { $card } : { $tiki } passe à la place { $place }.
    }
event-swapped = { $you ->
        [yes] Tu joues Wiki : { $tiki } et { $other } échangent leurs places.
       *[no] { $seat } joue Wiki : { $tiki } et { $other } échangent leurs places.
    }
event-toasted = { $you ->
        [yes] Tu joues Toast : { $tiki } quitte le totem.
       *[no] { $seat } joue Toast : { $tiki } quitte le totem.
    }
event-discarded = { $you ->
        [yes] Aucune carte jouable : tu défausses { $card }.
       *[no] { $seat } n’a aucune carte jouable et défausse { $card }.
    }
event-round_ends = Fin de la manche { $round }. On retourne les missions.
event-scored = { $you ->
        [yes] Ta mission te rapporte { $points ->
            [0] zéro point.
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[no] La mission de { $seat } rapporte { $points ->
            [0] zéro point.
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-won = { $you ->
        [yes] Tu gagnes avec { $points ->
            [one] { $points } point !
           *[other] { $points } points !
        }
       *[no] { $seat } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

question-play_a_card = Joue une carte, puis choisis son tiki.
question-discard_a_card = Aucune de tes cartes n’est jouable. Défausses-en une.
waiting-play_a_card = { $seat } choisit une carte.
waiting-discard_a_card = { $seat } doit défausser une carte.

text-round = Manche { $round } sur { $rounds }.
text-place = { $place }. { $tiki }{ $lit ->
        [yes] , dans la lumière
       *[no] {""}
    }
text-off = Hors du totem : { $tikis }.
text-hand = Ta main : { $cards }.
text-aside = Mises de côté, les autres ne les connaissent pas : { $cards }.
text-mission = Ta mission : { $first } tout en haut pour 9, { $second } dans les deux premiers pour 5, { $third } dans les trois premiers pour 2.
text-seat = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] plus de carte.
        [one] { $cards } carte en main.
       *[other] { $cards } cartes en main.
    }
text-times = { $card } ×{ $count }
text-earned = Manche { $round }, { $name } : { $first } 9, { $second } 5, { $third } 2, soit { $points }.

## Le matériel

clause-1 = Quatre couleurs de neuf cartes d’action : 36 en tout.
clause-2 = 27 cartes de mission.
clause-3 = Neuf tikis. Le symbole de leur dos les range en trois groupes de trois.
clause-4 = Un pion par couleur de cartes, et un plateau avec le totem, un départ et une piste de points.
clause-5 = Les tikis s’appellent Nani, Wikiwiki, Huhu, Nui, Lokahi, Akamai, Eepo, Hookipa et Kapu.

## Mise en place

clause-6 = On monte le totem groupe par groupe. L’ordre des groupes est libre, l’ordre dans un groupe aussi.
clause-7 = Tu reçois les neuf cartes d’une couleur et ton pion attend avant la première case.
clause-8 = À deux, tu gardes les neuf cartes. À trois ou quatre, un Up 1 de chaque couleur retourne dans la boîte pour toute la partie.
clause-9 = Deux de tes cartes, tirées à l’aveugle, sont mises de côté. Le reste est ta main : sept cartes à deux, six à trois ou quatre.
clause-10 = La plus belle grimace commence et distribue une mission secrète à chacun.

## Une manche

clause-11 = Chacun son tour, dans le sens horaire, tu joues une carte de ta main, tu l’appliques et tu la poses face cachée sur ta pile.
clause-12 = Interdit de passer, même s’il ne te reste qu’à perdre un tiki chéri.
clause-13 = Une carte jouée ne revient qu’à la manche suivante.

## Les cartes

clause-14 = Up 1, 2 ou 3 : un tiki monte d’autant de places, ceux qu’il dépasse descendent d’une. Il doit pouvoir monter jusqu’au bout : le deuxième ne peut pas recevoir un Up 2.
clause-15 = Puh : un tiki descend d’exactement deux places, ceux qu’il croise remontent d’une. Les deux derniers n’ont pas la place.
clause-16 = Topple : un tiki tombe tout en bas, ceux d’en dessous remontent d’une place. Le dernier ne peut pas tomber plus bas.
clause-17 = Wiki : deux tikis du totem échangent leurs places.
clause-18 = Toast : le tiki le plus bas quitte le totem jusqu’à la manche suivante. Ce ne peut pas être ta première carte de la manche.

## Fin de manche

clause-19 = La manche s’arrête net quand il reste trois tikis, ou quand toutes les mains sont vides.
clause-20 = On retourne les missions. Le tiki à 9 ne paie que tout en haut, celui à 5 dans les deux premières places, celui à 2 dans les trois premières.
clause-21 = Ton pion avance d’autant de points.
clause-22 = Les missions utilisées sont rangées. Chacun reprend ses cartes, en écarte de nouveau deux à l’aveugle, on remonte le totem, on redistribue des missions, et le voisin de gauche du dernier premier joueur commence.
clause-23 = On joue trois manches à trois, quatre manches à deux ou à quatre.

## Fin de la partie

clause-24 = Le plus de points gagne. À égalité, la victoire est partagée.

## Deux missions pas à pas

clause-25 = Hookipa 9, Lokahi 5, Nani 2 : Hookipa ne paie qu’en tête, Lokahi première ou deuxième, Nani première, deuxième ou troisième.
clause-26 = Lokahi 9, Wikiwiki 5, Hookipa 2 : Lokahi n’est pas en tête, Wikiwiki est dans les deux premiers, Hookipa est quatrième : cela fait 5 points.

## Ce que la boîte ne dit pas

clause-U1 = Les neuf cartes d’une couleur : deux Up 1, deux Up 2, puis Up 3, Puh, Topple, Wiki et Toast une fois.
clause-U2 = Les 27 missions sont les 27 façons de prendre un tiki dans chaque groupe ; chaque tiki vaut trois fois 9, trois fois 5 et trois fois 2.
clause-U3 = Étoile de mer : Nani, Wikiwiki, Huhu. Coquillage : Nui, Lokahi, Akamai. Arête : Eepo, Hookipa, Kapu.
clause-U4 = Kapu est rose, Lokahi violette, Hookipa grise.
clause-U5 = Les joueurs sont rouge, bleu, jaune et vert.
clause-U6 = La piste a 33 cases ; au bout, les pions en refont le tour.

## Comment nous le lisons

clause-A1 = La première carte, c’est la première que chaque joueur joue dans chaque manche.
clause-A2 = Puh ne s’utilise pas non plus sur le dernier tiki.
clause-A3 = Wiki prend deux tikis différents. Un tiki sorti du totem ne peut plus être choisi.
clause-A4 = Tu dois jouer une carte applicable. Si tu n’en as aucune, tu en défausses une sans effet.
clause-A5 = Si Toast ne laisse que trois tikis, la manche s’arrête aussitôt.
clause-A6 = Toast n’est jamais ta seule carte en début de manche.
clause-A7 = Ta main te dit quelles cartes ont été mises de côté. Les autres ne peuvent pas le savoir.
clause-A8 = Une carte jouée repose face cachée, mais tout le monde l’a vue.
clause-A9 = L’ordre du totem est tiré au hasard.
clause-A10 = Un tiki hors du totem ne rapporte rien.
clause-A11 = Deux joueurs peuvent vouloir le même tiki.
clause-A12 = Le hasard juge la plus belle grimace ; ensuite, le premier joueur change vers la gauche à chaque manche.
clause-A13 = Les missions utilisées ne reviennent pas.
clause-A14 = Tous les joueurs à égalité en tête gagnent.

refusal-11 = Tu n’as pas cette carte. Joue une carte de ta main.
refusal-12 = Tu peux encore jouer, donc pas de défausse. Choisis une carte et son tiki.
refusal-14 = Un tiki monte jusqu’au bout ou pas du tout. Choisis-en un plus bas, ou un Up plus petit.
refusal-15 = Puh a besoin de deux places sous le tiki. Choisis-en un plus haut.
refusal-16 = Ce tiki est déjà tout en bas. Fais tomber un autre tiki.
refusal-18 = Toast ne peut pas être ta première carte de la manche. Joue d’abord autre chose.
refusal-A3 = Cette place est vide : son tiki a quitté le totem. Choisis-en un qui y est encore.
