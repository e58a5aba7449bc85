### Pikit, en français. Les règles sont dans fr-rules.ftl.

tagline = Deux dés, huit monstres à cueillir : joue tes cartes pour forcer la chance, ou garde-les pour leurs points.
seal = Les dés sont scellés

mecha-mecha1 = Mecha 1‑1
mecha-mecha2 = Mecha 2‑2
mecha-mecha3 = Mecha 3‑3
mecha-mecha4 = Mecha 4‑4
mecha-mecha5 = Mecha 5‑5
mecha-mecha6 = Mecha 6‑6
dice-first = le premier dé
dice-second = le second dé
dice-both = les deux dés
die-first = premier dé
die-second = second dé

effect-reroll = relance un ou deux dés
effect-steal = vole une carte
effect-set = règle un dé
effect-draw = pioche une carte
effect-cancel = annule une carte
effect-joker = un des cinq effets, au choix
effect-most = majorité : +15
effect-wound = volé : −3 pour le voleur
effect-all = un pris, tous pris

creature-1 = blob borgne
creature-2 = tatou rouleur
creature-3 = porc-épic
creature-4 = pieuvre chapardeuse
creature-5 = pélican
creature-6 = crabe
creature-7 = caméléon
creature-8 = chenille
creature-9 = dinosaure
creature-10 = papillon de nuit
creature-11 = dragon à trois têtes
machine-1 = robot monoroue
machine-2 = robot à deux canons
machine-3 = tripode
machine-4 = chien de fer
machine-5 = chevalier à cinq pointes
machine-6 = robot à six ailes

action-reroll = { $card } : relancer { $dice }
action-steal = { $card } : voler une carte à { $victim }
action-set_die = { $card } : mettre le { $die } sur { $face }
action-draw_card = { $card } : piocher une carte
action-cancel = Annuler avec le { $card }
action-let_pass = Laisser passer
action-take = Prendre le { $kaiju }
action-take_both = Prendre une carte par dé
action-take_mecha = Prendre le Mecha de ton double
action-steal_mecha = Tenter de voler le Mecha de ton double
action-take_nothing = Ne rien prendre

choice-reroll = { $card } : relancer le { $pips }
choice-reroll-both = { $card } : relancer les deux dés
choice-set_die = { $card } : passer un dé de { $pips } à { $face }
choice-take-sum = Prendre le { $kaiju } ({ $high } + { $low })
choice-take-difference = Prendre le { $kaiju } ({ $high } − { $low })
choice-take-all = { $count ->
        [one] Prendre le { $kaiju } ({ $high } + { $low })
       *[other] Prendre les { $count } cartes { $kaiju } ({ $high } + { $low })
    }
choice-take-face = Prendre le { $kaiju }
choice-take_both = Prendre le { $first } et le { $second }
choice-take_two = Prendre deux { $kaiju }
choice-take_mecha = Prendre le { $mecha }
choice-steal_mecha = Voler une carte au hasard à { $seat } : peut-être le { $mecha }

event-laid = Le { $kaiju } arrive au centre.
event-dealt = { $you ->
        [yes] Tu commences avec le { $kaiju }.
       *[no] { $seat } commence avec le { $kaiju }.
    }
event-rolled = { $you ->
        [yes] À toi : tu fais { $first } et { $second }.
       *[no] { $seat } fait { $first } et { $second }.
    }
event-played_reroll = { $you ->
        [yes] Tu joues le { $card } pour relancer { $dice }.
       *[no] { $seat } joue le { $card } pour relancer { $dice }.
    }
event-played_steal = { $you ->
        [yes] Tu joues le { $card } pour voler une carte à { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } joue le { $card } pour te voler une carte.
           *[no] { $seat } joue le { $card } pour voler une carte à { $victim }.
        }
    }
event-played_set = { $you ->
        [yes] Tu joues le { $card } pour mettre le { $die } sur { $face }.
       *[no] { $seat } joue le { $card } pour mettre le { $die } sur { $face }.
    }
event-played_draw = { $you ->
        [yes] Tu joues le { $card } pour piocher.
       *[no] { $seat } joue le { $card } pour piocher.
    }
event-played_cancel = { $you ->
        [yes] Tu joues le { $card } pour annuler la carte de { $against }.
       *[no] { $against_you ->
            [yes] { $seat } joue le { $card } pour annuler ta carte.
           *[no] { $seat } joue le { $card } pour annuler la carte de { $against }.
        }
    }
event-let_pass = { $you ->
        [yes] Tu laisses passer.
       *[no] { $seat } laisse passer.
    }
event-cancelled = { $you ->
        [yes] Ta carte est annulée.
       *[no] La carte de { $seat } est annulée.
    }
event-rerolled = { $you ->
        [yes] Tu relances { $dice } : { $first } et { $second }.
       *[no] { $seat } relance { $dice } : { $first } et { $second }.
    }
event-turned = { $you ->
        [yes] Tu mets le { $die } sur { $face }.
       *[no] { $seat } met le { $die } sur { $face }.
    }
event-stole = { $you ->
        [yes] Tu voles le { $kaiju } à { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } te vole le { $kaiju }.
           *[no] { $seat } vole le { $kaiju } à { $victim }.
        }
    }
event-stole_mecha = { $you ->
        [yes] Tu voles le { $mecha } à { $victim } !
       *[no] { $victim_you ->
            [yes] { $seat } te vole le { $mecha } !
           *[no] { $seat } vole le { $mecha } à { $victim } !
        }
    }
event-found_nothing = { $you ->
        [yes] Raté : { $victim } n’a plus de cartes.
       *[no] { $victim_you ->
            [yes] Raté pour { $seat } : tu n’as plus de cartes.
           *[no] Raté pour { $seat } : { $victim } n’a plus de cartes.
        }
    }
event-wounded = { $you ->
        [yes] Aïe ! Le { $kaiju } volé te blesse : −3.
       *[no] Aïe ! Le { $kaiju } volé blesse { $seat } : −3.
    }
event-drew = { $you ->
        [yes] Tu pioches le { $kaiju } ; personne d’autre ne l’a vu.
       *[no] C’était le { $kaiju }, vu de { $seat } seulement.
    }
event-drew_unseen = { $you ->
        [yes] Tu pioches une carte.
       *[no] { $seat } pioche une carte.
    }
event-took = { $you ->
        [yes] Tu prends le { $kaiju }.
       *[no] { $seat } prend le { $kaiju }.
    }
event-took_mecha = { $you ->
        [yes] Tu prends le { $mecha } !
       *[no] { $seat } prend le { $mecha } !
    }
event-took_nothing = { $you ->
        [yes] Tu ne prends rien.
       *[no] { $seat } ne prend rien.
    }
event-last_turns = C’est bientôt la fin : encore un tour chacun après celui-ci.
event-stalled = { $rounds ->
        [one] Aucun monstre n’a bougé depuis { $rounds } tour de table : il faut conclure.
       *[other] Aucun monstre n’a bougé depuis { $rounds } tours de table : il faut conclure.
    }
event-most = { $you ->
        [yes] Tu as le plus de 1 ({ $count }) : +{ $points }.
       *[no] { $seat } a le plus de 1 ({ $count }) : +{ $points }.
    }
event-won = { $you ->
        [yes] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[no] { $seat } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

question-play_or_take = Joue des cartes, ou prends ce que tes dés permettent.
question-cancel_or_pass = Tu annules cette carte, ou tu laisses passer ?
waiting-play_or_take = { $seat } joue.
waiting-cancel_or_pass = { $seat } peut annuler.

pending-reroll = { $seat } : relancer { $dice } ?
pending-steal = { $victim_you ->
        [yes] { $seat } : te voler une carte ?
       *[no] { $seat } : voler une carte à { $victim } ?
    }
pending-set = { $seat } : { $die } sur { $face } ?
pending-draw = { $seat } : piocher ?
pending-cancel = { $seat } : annuler ?

reach-sum = somme
reach-difference = différence
reach-face = dé

text-dice = { $name } : dés { $first } et { $second }.
text-centre = Au centre : { $cards }.
text-reach = À portée : { $cards }.
text-reached = { $card } ({ $way })
text-pile = Pioche : { $cards ->
        [0] vide.
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
text-discard = Sur la défausse : { $card }.
text-effects = Ce que font les cartes : { $cards }.
text-effect = { $card } ({ $effect })
text-worth = Un Kaiju vaut son numéro, un Mecha { $mecha } ; chaque Blessure coûte { $wound }.
text-last = { $turns ->
        [0] C’est le tout dernier tour.
        [one] Derniers tours : encore { $turns } après celui-ci.
       *[other] Derniers tours : encore { $turns } après celui-ci.
    }
text-mecha = Mechas sur la table : { $mecha }.
text-seat = { $name } : { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point vu
       *[other] { $points } points vus
    } de tous.
text-tokens = { $name }, Mechas : { $mecha }.
text-wounds = { $name } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
text-hand = Ta main : { $cards }.
text-times = { $card } ×{ $count }
text-score = { $name } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Kaijus : { $kaiju } ; Mechas : { $mecha } ; le plus de 1 : { $bonus } ; blessures : { $wounds ->
        [0] 0
       *[other] −{ $wounds }
    } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.

page-centre = Le centre
page-mecha = Mechas
page-pile = Pioche
page-discard = Défausse
page-dice = Dés de { $name }
page-die = dé { $pips }
page-card = { $kaiju }, { $creature }, { $effect }
page-machine = { $mecha }, { $machine }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pile-left = { $cards ->
        [0] 0 carte : la pioche est vide
        [one] Encore { $cards } carte
       *[other] Encore { $cards } cartes
    }
page-last = { $turns ->
        [0] Dernier tour
        [one] Derniers tours : encore { $turns }
       *[other] Derniers tours : encore { $turns }
    }
page-hand = Ta main
page-hand-empty = Ta main est vide.
page-points = Ta main vaut { $points }
page-cards = { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
page-token = { $mecha } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-wounds = { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }, −{ $points }
page-result = Le détail des points
page-line-hand = Main
page-line-kaiju = Kaijus
page-line-mecha = Mechas
page-line-bonus = Le plus de 1
page-line-wounds = Blessures
page-line-total = Total
page-line-cards = Cartes
page-tie-break = Égalité de points : le moins de cartes l’emporte.
page-stack = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } exemplaires
    }
page-the-die = { $die }, { $pips }
page-fan = Main de { $name }, { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
page-held-by = { $mecha }, dans la main de { $name }
pile = Pioche
discard = Défausse
standing-let_pass_this_turn = Tout laisser passer ce tour-ci
standing-let_pass = Tout laisser passer
page-faces = Faces possibles
page-face = face { $face }
