### KIKAI, en français : ce qu’on choisit, ce qu’on demande, ce qui se passe.

tagline = Monte des machines avec du rebut, attire la foule à travers les rues et épate le Maître.
seal = Les mélanges sont scellés

option-mode = Mode
option-mode-normal = Normal
option-mode-advanced = Avancé : autres bonus, autre décompte (les éléments gardent leur face Normale, la face Avancée imprimée nous est inconnue)
option-first_game = Première partie
option-first_game-false = Règles habituelles
option-first_game-true = Après chaque manche, on peut piocher jusqu’à quatre cartes

action-settle = Poser à { $district } : { $feet }
action-play = Jouer { $card }
action-pair = { $card } ×2, à { $district }
action-build = Construire : { $element }
action-deploy = Distributeurs, { $street }
action-bring = { $level_id ->
        [feet] Un fan du { $square } vers tes pieds
        [body] Un fan du { $square } vers ton corps
       *[head] Un fan du { $square } vers ta tête
    }
action-exhibit = Faire une expo
action-call = Appeler tes fans de { $district }
action-post = Poser le panneau : { $billboard }
action-choose = { $token_id ->
        [megaphone] Prendre un mégaphone
       *[ladder] Prendre une échelle
    }
action-remove = { $colour_id ->
        [red] Renvoyer un fan rouge du { $square }
        [blue] Renvoyer un fan bleu du { $square }
       *[green] Renvoyer un fan vert du { $square }
    }
action-climb = Poser des échelles à { $district }
action-take = Prendre { $card }
action-top = Piocher
action-more = Défausser une échelle pour piocher
action-finish = Continuer

choice-play_again = { $card } pour { $paid ->
        [ladder] une échelle
       *[megaphone] un mégaphone
    }
choice-pair_again = { $card } ×2 pour { $paid ->
        [ladder] une échelle
       *[megaphone] un mégaphone
    }, à { $district }
choice-build = Construire pour { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } : { $element } (un fan y rapporte { $effect })
choice-deploy = { $street } : { $slots ->
        [one] 1 distributeur
       *[other] { $slots } distributeurs
    } pour { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }
choice-deploy_bonus = { $street } : { $slots ->
        [one] 1 distributeur
       *[other] { $slots } distributeurs
    } pour { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, tu gagnes { $bonus }
choice-first_deploy = Un distributeur, { $street }
choice-bring = { $square }, un fan pour : { $element } (tu gagnes { $effect }{ $toll ->
        [0] {""}
        [one] , péage { $toll } énergie
       *[other] , péage { $toll } énergies
    })
choice-exhibit = Faire une expo : { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }, { $fans ->
        [0] aucun fan ici
        [one] 1 fan ici
       *[other] { $fans } fans ici
    }
choice-call = Appeler { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } de { $district } pour { $cost }
choice-post = { $billboard }
choice-climb = { $ladders ->
        [one] Une échelle
       *[other] { $ladders } échelles
    } à { $district } : { $element }, { $amount } d’influence en plus
choice-finish = { $question ->
        [bring_more] Assez de fans
        [call_fans] N’appeler personne d’autre
        [play_again] Pas de seconde action
        [fill_hand] Plus de carte
       *[other] Finir ton tour
    }

gain-energy = { $amount ->
        [one] { $amount } énergie
       *[other] { $amount } énergies
    }
gain-megaphone = { $amount ->
        [one] { $amount } mégaphone
       *[other] { $amount } mégaphones
    }
gain-ladder = { $amount ->
        [one] { $amount } échelle
       *[other] { $amount } échelles
    }
gain-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
gain-discard = { $amount ->
        [one] { $amount } distributeur de moins sur ta piste
       *[other] { $amount } distributeurs de moins sur ta piste
    }
gain-and = { $first } et { $second }
gain-nothing = rien

question-place_feet = Où poses-tu tes pieds de départ ?
question-place_distributor = Mets un distributeur sur un emplacement simple, juste à côté.
question-play_a_card = Joue une carte, ou deux pareilles pour agir où tu veux.
question-choose_an_action = Construire, mettre des flyers, attirer ou exposer ?
question-bring_more = Encore un fan ?
question-call_fans = Appeler des fans d’ailleurs ?
question-play_again = Une seconde action ?
question-take_a_card = Prends une carte.
question-draw_more = Une échelle pour une carte de plus, ou fin du tour ?
question-choose_a_token = Ta piste offre un jeton : lequel ?
question-post_a_billboard = Tu as vidé un square. Quel panneau poses-tu ?
question-remove_a_fan = Quel fan s’en va ?
question-fill_hand = Piocher jusqu’à quatre cartes avant que la manche commence ?
waiting-place_feet = { $seat } pose ses pieds de départ.
waiting-place_distributor = { $seat } place un premier distributeur.
waiting-play_a_card = { $seat } choisit une carte.
waiting-choose_an_action = { $seat } choisit une action.
waiting-bring_more = { $seat } attire des fans.
waiting-call_fans = { $seat } appelle des fans.
waiting-play_again = { $seat } peut encore agir.
waiting-take_a_card = { $seat } prend une carte.
waiting-draw_more = { $seat } peut encore piocher.
waiting-choose_a_token = { $seat } choisit un jeton.
waiting-post_a_billboard = { $seat } choisit un panneau.
waiting-remove_a_fan = { $seat } renvoie un fan.
waiting-fill_hand = { $seat } peut piocher jusqu’à quatre cartes.

event-settled = { $you ->
        [yes] Tu commences à { $district } : { $element }.
       *[no] { $seat } commence à { $district } : { $element }.
    }
event-round_begins = { $you ->
        [yes] Manche { $round } : à toi de commencer.
       *[no] Manche { $round } : { $seat } commence.
    }
event-played = { $you ->
        [yes] Tu joues { $card }.
       *[no] { $seat } joue { $card }.
    }
event-paired = { $you ->
        [yes] Tu joues deux { $card } pour agir à { $district }.
       *[no] { $seat } joue deux { $card } pour agir à { $district }.
    }
event-played_again = { $paid_id ->
        [megaphone] { $you ->
            [yes] Tu défausses un mégaphone pour une seconde action.
           *[no] { $seat } défausse un mégaphone pour une seconde action.
        }
       *[ladder] { $you ->
            [yes] Tu défausses une échelle pour une seconde action.
           *[no] { $seat } défausse une échelle pour une seconde action.
        }
    }
event-built = { $you ->
        [yes] Tu construis à { $district } pour { $cost ->
            [one] { $cost } énergie
           *[other] { $cost } énergies
        } : { $element }.
       *[no] { $seat } construit à { $district } pour { $cost ->
            [one] { $cost } énergie
           *[other] { $cost } énergies
        } : { $element }.
    }
event-revealed = Sorti de la boîte : { $element }.
event-influence_grew = { $colour_id ->
        [red] { $amount ->
            [0] { $you ->
                [yes] Ton influence rouge reste à { $influence }.
               *[no] { $seat } : l’influence rouge reste à { $influence }.
            }
           *[other] { $you ->
                [yes] Ton influence rouge monte de { $amount } et passe à { $influence }.
               *[no] { $seat } : l’influence rouge monte de { $amount } et passe à { $influence }.
            }
        }
        [blue] { $amount ->
            [0] { $you ->
                [yes] Ton influence bleue reste à { $influence }.
               *[no] { $seat } : l’influence bleue reste à { $influence }.
            }
           *[other] { $you ->
                [yes] Ton influence bleue monte de { $amount } et passe à { $influence }.
               *[no] { $seat } : l’influence bleue monte de { $amount } et passe à { $influence }.
            }
        }
       *[green] { $amount ->
            [0] { $you ->
                [yes] Ton influence verte reste à { $influence }.
               *[no] { $seat } : l’influence verte reste à { $influence }.
            }
           *[other] { $you ->
                [yes] Ton influence verte monte de { $amount } et passe à { $influence }.
               *[no] { $seat } : l’influence verte monte de { $amount } et passe à { $influence }.
            }
        }
    }
event-climbed = { $ladders ->
        [one] { $you ->
            [yes] Tu poses une échelle à { $district } : { $element }.
           *[no] { $seat } pose une échelle à { $district } : { $element }.
        }
       *[other] { $you ->
            [yes] Tu poses { $ladders } échelles à { $district } : { $element }.
           *[no] { $seat } pose { $ladders } échelles à { $district } : { $element }.
        }
    }
event-tile_won = { $you ->
        [yes] Première tête à { $district } : tu prends { $tile }.
       *[no] { $seat } a la première tête à { $district } et prend { $tile }.
    }
event-foundation_gone = { $penalty ->
        [0] { $you ->
            [yes] Tu récupères ta fondation à { $district }.
           *[no] { $seat } récupère sa fondation à { $district }.
        }
        [one] { $you ->
            [yes] Ta fondation à { $district } disparaît : { $penalty } point de moins à perdre.
           *[no] { $seat } n’a plus de fondation à { $district } : { $penalty } point de moins à perdre.
        }
       *[other] { $you ->
            [yes] Ta fondation à { $district } disparaît : { $penalty } points de moins à perdre.
           *[no] { $seat } n’a plus de fondation à { $district } : { $penalty } points de moins à perdre.
        }
    }
event-deployed = { $slots ->
        [one] { $you ->
            [yes] Tu places un distributeur, { $street }.
           *[no] { $seat } place un distributeur, { $street }.
        }
       *[other] { $you ->
            [yes] Tu places { $slots } distributeurs, { $street }.
           *[no] { $seat } place { $slots } distributeurs, { $street }.
        }
    }
event-discarded = { $amount ->
        [one] { $you ->
            [yes] Un de tes distributeurs quitte la piste d’énergie et le jeu.
           *[no] { $seat } : un distributeur quitte la piste d’énergie et le jeu.
        }
       *[other] { $you ->
            [yes] { $amount } de tes distributeurs quittent la piste d’énergie et le jeu.
           *[no] { $seat } : { $amount } distributeurs quittent la piste d’énergie et le jeu.
        }
    }
event-brought = { $toll ->
        [0] { $you ->
            [yes] Tu attires un fan du { $square } : { $element }.
           *[no] { $seat } attire un fan du { $square } : { $element }.
        }
        [one] { $you ->
            [yes] Tu attires un fan du { $square }, péage { $toll } énergie : { $element }.
           *[no] { $seat } attire un fan du { $square }, péage { $toll } énergie : { $element }.
        }
       *[other] { $you ->
            [yes] Tu attires un fan du { $square }, péage { $toll } énergies : { $element }.
           *[no] { $seat } attire un fan du { $square }, péage { $toll } énergies : { $element }.
        }
    }
event-removed = { $you ->
        [yes] Tu renvoies un fan { $colour } du { $square }.
       *[no] { $seat } renvoie un fan { $colour } du { $square }.
    }
event-posted = { $you ->
        [yes] Plus personne au { $square } : ton panneau y est.
       *[no] Plus personne au { $square } : { $seat } y pose un panneau.
    }
event-exhibited = { $you ->
        [yes] Tu fais une expo à { $district } devant { $fans ->
            [0] personne.
            [one] 1 fan.
           *[other] { $fans } fans.
        }
       *[no] { $seat } fait une expo à { $district } devant { $fans ->
            [0] personne.
            [one] 1 fan.
           *[other] { $fans } fans.
        }
    }
event-called = { $you ->
        [yes] Tu appelles { $fans ->
            [one] { $fans } fan
           *[other] { $fans } fans
        } de { $district }.
       *[no] { $seat } appelle { $fans ->
            [one] { $fans } fan
           *[other] { $fans } fans
        } de { $district }.
    }
event-fame_grew = { $you ->
        [yes] Tu gagnes { $amount } de renommée : te voilà à { $fame }.
       *[no] { $seat } gagne { $amount } de renommée et passe à { $fame }.
    }
event-gained_energy = { $you ->
        [yes] Tu gagnes { $amount ->
            [one] { $amount } énergie.
           *[other] { $amount } énergies.
        }
       *[no] { $seat } gagne { $amount ->
            [one] { $amount } énergie.
           *[other] { $amount } énergies.
        }
    }
event-gained_megaphones = { $you ->
        [yes] Tu gagnes { $amount ->
            [one] { $amount } mégaphone.
           *[other] { $amount } mégaphones.
        }
       *[no] { $seat } gagne { $amount ->
            [one] { $amount } mégaphone.
           *[other] { $amount } mégaphones.
        }
    }
event-gained_ladders = { $you ->
        [yes] Tu gagnes { $amount ->
            [one] { $amount } échelle.
           *[other] { $amount } échelles.
        }
       *[no] { $seat } gagne { $amount ->
            [one] { $amount } échelle.
           *[other] { $amount } échelles.
        }
    }
event-gained_points = { $you ->
        [yes] Tu gagnes { $amount ->
            [one] { $amount } point.
           *[other] { $amount } points.
        }
       *[no] { $seat } gagne { $amount ->
            [one] { $amount } point.
           *[other] { $amount } points.
        }
    }
event-spent = { $you ->
        [yes] Tu défausses { $ladders ->
            [0] { $megaphones ->
                [one] { $megaphones } mégaphone
               *[other] { $megaphones } mégaphones
            }
           *[other] { $megaphones ->
                [0] { $ladders ->
                    [one] { $ladders } échelle
                   *[other] { $ladders } échelles
                }
               *[other] { $megaphones ->
                    [one] { $megaphones } mégaphone
                   *[other] { $megaphones } mégaphones
                } et { $ladders ->
                    [one] { $ladders } échelle
                   *[other] { $ladders } échelles
                }
            }
        } pour appeler des fans.
       *[no] { $seat } défausse { $ladders ->
            [0] { $megaphones ->
                [one] { $megaphones } mégaphone
               *[other] { $megaphones } mégaphones
            }
           *[other] { $megaphones ->
                [0] { $ladders ->
                    [one] { $ladders } échelle
                   *[other] { $ladders } échelles
                }
               *[other] { $megaphones ->
                    [one] { $megaphones } mégaphone
                   *[other] { $megaphones } mégaphones
                } et { $ladders ->
                    [one] { $ladders } échelle
                   *[other] { $ladders } échelles
                }
            }
        } pour appeler des fans.
    }
event-took = { $you ->
        [yes] Tu prends la carte { $card }.
       *[no] { $seat } prend la carte { $card }.
    }
event-drew = { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $seat } pioche { $card }.
    }
event-drew_for_ladder = { $you ->
        [yes] Tu défausses une échelle et pioches { $card }.
       *[no] { $seat } défausse une échelle et pioche { $card }.
    }
event-dealt = La carte { $card } est révélée à côté de la pioche.
event-round_ends = Fin de la manche { $round }. Le Maître fait son tour.
event-rewarded = { $row ->
        [0] { $you ->
            [yes] Tu es encore au Départ.
           *[no] { $seat } est encore au Départ.
        }
       *[other] { $you ->
            [yes] Tu es sur la ligne { $row }{ $points ->
                [0] .
                [one] {" "}: { $points } point.
               *[other] {" "}: { $points } points.
            }
           *[no] { $seat } est sur la ligne { $row }{ $points ->
                [0] .
                [one] {" "}: { $points } point.
               *[other] {" "}: { $points } points.
            }
        }
    }
event-lost_energy = { $you ->
        [yes] Le Maître fait la moue : tu perds { $amount ->
            [one] { $amount } énergie.
           *[other] { $amount } énergies.
        }
       *[no] Le Maître fait la moue : { $seat } perd { $amount ->
            [one] { $amount } énergie.
           *[other] { $amount } énergies.
        }
    }
event-media_victory = { $you ->
        [yes] Ton sixième panneau est posé. La ville entière est à toi : tu gagnes !
       *[no] { $seat } pose son sixième panneau. La ville entière est à ses pieds : victoire médiatique !
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
event-drawn = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } partout et autant de fans rouges : la victoire est partagée.

text-round = Manche { $round } sur { $rounds }.
text-round_worth = Manche { $round } sur { $rounds }. Points du Maître : ×{ $times }.
text-turns = { $name } : tour { $turn } sur { $turns } dans cette manche, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si on s’arrêtait là.
text-media = { $name } : tous les panneaux sont posés, victoire médiatique. On ne compte rien.
text-no_media = { $name } : victoire médiatique en face. On ne compte rien.
text-stock = { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }, { $megaphones ->
        [one] { $megaphones } mégaphone
       *[other] { $megaphones } mégaphones
    }, { $ladders ->
        [one] { $ladders } échelle
       *[other] { $ladders } échelles
    } ; une expo rapporte { $value ->
        [one] { $value } énergie
       *[other] { $value } énergies
    } ; { $cubes ->
        [one] { $cubes } distributeur restant
       *[other] { $cubes } distributeurs restants
    }.
text-track = À venir sur la piste d’énergie : { $spaces }.
text-track_empty = Plus rien à venir sur la piste d’énergie.
text-space_value = { $amount ->
        [one] { $amount } énergie
       *[other] { $amount } énergies
    }
text-space_points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
text-space_choice = un mégaphone ou une échelle
text-space_nothing = rien
text-influence = Influence : rouge { $red }, bleue { $blue }, verte { $green }. { $row ->
        [0] Renommée { $fame }, au Départ.
       *[other] Renommée { $fame }, ligne { $row }.
    }
text-fans = { $count ->
        [0] Aucun fan récupéré.
        [one] { $count } fan récupéré : { $fans }.
       *[other] { $count } fans récupérés : { $fans }.
    }
text-billboards = { $count ->
        [0] Plus de panneau.
        [one] { $count } panneau restant.
       *[other] { $count } panneaux restants.
    }
text-billboards_named = { $count ->
        [0] Plus de panneau.
        [one] { $count } panneau restant : { $names }.
       *[other] { $count } panneaux restants : { $names }.
    }
text-played = Cartes jouées dans cette manche : { $columns }.
text-played_turn = tour { $turn }, { $cards }
text-master_points = Piste du Maître, ligne { $row }, cases { $first } à { $last } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $bonuses }.
text-master_gain = Piste du Maître, ligne { $row }, cases { $first } à { $last } : gain de { $gain } ; { $bonuses }.
text-master_loss = Piste du Maître, ligne { $row }, cases { $first } à { $last } : perte de { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    } ; { $bonuses }.
text-master_start = Le Départ compte comme la ligne 1.
text-space_bonus = la case { $number } donne { $bonus }
text-hand = Cartes : { $cards }.
text-times = { $card } ×{ $count }
text-display = À côté de la pioche : { $cards }. { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } dans la pioche.
text-district = { $district }, bonus de la première tête : { $tile } ({ $explained }).
text-district_won = { $district }, bonus pris ({ $name }) : { $tile } ({ $explained }).
text-kikai = { $name }, { $district } : { $elements }.
text-element = { $element } (un fan rapporte { $effect }){ $raised ->
        [yes] {""}
       *[no] , sans échelle
    }{ $fan ->
        [yes] , un fan devant
       *[no] {""}
    }
text-foundation_penalty = { $name }, fondation à { $district } : { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } à perdre.
text-foundation_bonus = { $name }, fondation à { $district } : { $bonus }.
text-square = { $square } : { $fans } ; à qui le vide, { $worth }.
list-break = {" ; "}
fans-red = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
fans-blue = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
fans-green = { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
fans-none = aucun fan
text-square_posted = { $square } : vide, avec un panneau ({ $name }).
text-street = { $street }, { $slots ->
        [one] { $slots } emplacement
       *[other] { $slots } emplacements
    }{ $bonus ->
        [none] {""}
       *[other] , donne { $bonus }
    } : { $name }.
text-offer = Disponibles : { $elements }.
text-offered = { $element } ({ $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } ; un fan rapporte { $effect })
text-nobody = personne

explain-flyers = 1 point par distributeur à toi dans les rues
explain-skyline = 3 points par KIKAI plus haut que celui d’en face
explain-posters = 2 points par panneau à toi sur les squares
explain-heads = 4 points par quartier où tu as une tête
explain-feet = 2 points par quartier où tu as des pieds
explain-star = 2 points par point de ta meilleure influence
explain-eviction = tout de suite, renvoie un fan de n’importe quel square
explain-printer = désormais un distributeur te coûte 1 énergie
explain-rigging = désormais tes échelles servent aussi de mégaphones
explain-shortcut = désormais le premier fan passé par les rues adverses est gratuit, à chaque action
explain-toolbox = tout de suite, 1 échelle et 5 énergies
explain-spare = désormais deux cartes pareilles te font aussi piocher

page-energy = Énergie
page-megaphones = Mégaphones
page-ladders = Échelles
page-fame = Renommée
page-round = Manche { $round }
page-turn = Tour { $turn }/{ $turns }
page-influence = Influence
page-billboards = Panneaux
page-master = La piste du Maître
page-offer = Disponibles
page-hand = Tes cartes
page-hand_of = Cartes en main
page-column = Tour { $turn }
page-fans = Fans récupérés
page-map = Yukon Street
page-board_of = Plateau : { $name }
page-actions = Ce que tu peux faire à { $district }
page-build_none = rien
page-build_some = dès [energy] { $cost }
page-deploy_none = aucune rue
page-deploy_some = { $count ->
        [one] { $count } rue, [energy] { $cost }
       *[other] { $count } rues, dès [energy] { $cost }
    }
page-bring_none = aucun fan
page-bring_some = { $count ->
        [one] 1 fan
       *[other] jusqu’à { $count } fans
    }
page-exhibit_some = [energy] { $energy }, [fame] { $fame }
page-build = Construire
page-deploy = Flyers
page-bring = Attirer
page-exhibit = Expo
page-scoring = Décompte final
page-media = Six panneaux, victoire médiatique : on ne compte rien.
page-total = Total

score-gained = Gagnés en jeu
score-track = Piste d’énergie
score-most_fans = Le plus de fans
score-foundations = Fondations restantes
score-energy = Énergie, par lots de cinq
score-megaphones = Mégaphones, par deux
score-ladders = Échelles, par deux
score-fans = Fans récupérés
score-influence = Influence
page-penalty = { $penalty ->
        [one] −{ $penalty } point
       *[other] −{ $penalty } points
    } à la fin si rien n’y est construit
page-offered = { $element } : { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, un fan rapporte { $effect }
page-open_card = { $card }, carte visible
page-pile_of = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-pair = 2 → partout : { $card }
page-pair_short = 2 → partout
page-bonuses = Bonus de construction
page-tile = { $tile } : { $explained }
page-track_said = Piste d’énergie : une expo rapporte { $value ->
        [one] { $value } énergie
       *[other] { $value } énergies
    }, { $cubes ->
        [one] { $cubes } distributeur restant
       *[other] { $cubes } distributeurs restants
    }. { $coming }
page-billboard_up = { $billboard } : déjà posé
page-billboard = panneau
page-round_worth = Points du Maître : ×{ $times }
page-master_said = La piste du Maître : { $first } sur { $fame }, { $second } sur { $other }
short-school = School
short-station = Station
short-diner = Diner
short-parking = Parking
short-cinema = Cinema
short-casino = Casino

symbol-energy = énergie
symbol-megaphone = mégaphone
symbol-ladder = échelle
symbol-points = points
symbol-discard = distributeur à défausser
symbol-fans = fans
symbol-fame = renommée

screen-offers = Pièces
screen-boards = Plateaux
screen-fame = Renom
pair-school = Deux cartes { short-school }
pair-station = Deux cartes { short-station }
pair-diner = Deux cartes { short-diner }
pair-parking = Deux cartes { short-parking }
pair-cinema = Deux cartes { short-cinema }
pair-casino = Deux cartes { short-casino }
which-district = dans quel quartier ?
which-level = à quel étage ?
which-colour = de quelle couleur ?
which-element = quels pieds ?
