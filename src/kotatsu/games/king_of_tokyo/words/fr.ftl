### King of Tokyo, en français.

tagline = Des monstres géants, de gros dés, une seule ville : prends Tokyo, tiens bon et baffe tous ceux qui la veulent.
seal = Les dés sont scellés
option-monsters = Monstres
option-monsters-random = donnés au hasard
option-monsters-chosen = choisis par les joueurs

face-one = 1
face-two = 2
face-three = 3
face-energy = énergie
face-smash = baffe
face-heart = cœur
symbol-numbers = les chiffres
symbol-energies = l’énergie
symbol-hearts = les cœurs
symbol-smashes = les baffes
source-card = la carte
source-mimic = Mimétisme
monster-gigazaur = Gigazaur
monster-cyber_kitty = CyberKitty
monster-space_penguin = Space Penguin
monster-the_king = The King
monster-meka_dragon = MekaDragon
monster-alienoid = Alienoid

action-keep = Mettre de côté : { $face }
action-free = Reprendre : { $face }
action-roll = Lancer les dés restants
action-stop = S’arrêter là
action-drink = Boisson énergisante : payer 1 pour un lancer de plus
action-smoke = { $source_id ->
        [mimic] Écran de fumée : un lancer de plus, avec Mimétisme
       *[card] Écran de fumée : un lancer de plus
    }
action-reroll_three = Ninja urbain : relancer un 3
action-probe = Sonde psychique : faire relancer { $face }
action-cull = Prédateur sélectif : { $face } devient 1
action-stretch = Élastique, 2 énergies : { $face } devient { $new }
action-twist = { $source_id ->
        [mimic] Plan B, en défaussant Mimétisme : { $face } devient { $new }
       *[card] Plan B : { $face } devient { $new }
    }
action-resolve = { $symbol_id ->
        [numbers] D’abord les chiffres
        [energies] D’abord l’énergie
        [hearts] D’abord les cœurs
       *[smashes] D’abord les baffes
    }
action-resolve_all = L’ordre habituel, baffes à la fin
action-cure_poison = Un cœur contre un jeton Poison
action-cure_shrink = Un cœur contre un jeton Toupetit
action-ray = Rayon revigorant : un cœur pour { $seat }
action-use_hearts = Le reste pour toi
action-wings = Ailes : payer 2 et ne rien perdre ce tour
action-endure = Encaisser
action-heal = Guérison rapide : payer 2 pour un cœur
action-flee = Fuir Tokyo
action-stay = Rester dans Tokyo
action-buy = Acheter { $card }
action-sweep = 3 autres cartes pour 2 [energy]
action-copy = Copier { $card }
action-sell = Vendre { $card }
action-play_on = Rejouer
action-done = C’est bon
action-pick = { $monster }
action-pick_at_random = Au hasard

choice-buy = Acheter { $card } pour { $price }
choice-buy_top = Acheter { $card } de la pioche pour { $price }
choice-buy_from = Acheter { $card } à { $seat } pour { $price }
choice-sell = Vendre { $card } pour { $price }
choice-copy = Copier { $card } de { $seat }
choice-copy_own = Copier ta carte { $card }
choice-roll = { $dice ->
        [one] Lancer { $dice } dé
       *[other] Lancer { $dice } dés
    }
choice-keep_cards = Garder tes cartes
choice-leave_token = Laisser le jeton
choice-no_thanks = Non merci
choice-stop_buying = Terminer
choice-dice_stand = Laisser les dés comme ça
choice-no_extra_turn = Ne pas rejouer
choice-endure = { $hearts ->
        [one] Perdre { $hearts } cœur
       *[other] Perdre { $hearts } cœurs
    }
choice-use_hearts = { $dice ->
        [one] Te soigner avec le dernier cœur
       *[other] Te soigner avec { $dice } cœurs
    }
choice-waste_hearts = Rien de plus : dans Tokyo, les cœurs ne te soignent pas

event-opening_roll = { $you ->
        [yes] Tu obtiens { $smashes ->
            [one] { $smashes } baffe
           *[other] { $smashes } baffes
        } pour savoir qui commence.
       *[no] { $seat } obtient { $smashes ->
            [one] { $smashes } baffe
           *[other] { $smashes } baffes
        } pour savoir qui commence.
    }
event-begins = { $you ->
        [yes] Le plus de baffes : tu commences.
       *[no] Le plus de baffes : { $seat } commence.
    }
event-turn_begins = { $you ->
        [yes] À toi de jouer.
       *[no] C’est à { $seat }.
    }
rolled-ones = { $ones ->
        [0] {""}
        [1] un 1
        [2] deux 1
        [3] trois 1
        [4] quatre 1
        [5] cinq 1
        [6] six 1
        [7] sept 1
        [8] huit 1
       *[9] neuf 1
    }
rolled-twos = { $twos ->
        [0] {""}
        [1] un 2
        [2] deux 2
        [3] trois 2
        [4] quatre 2
        [5] cinq 2
        [6] six 2
        [7] sept 2
        [8] huit 2
       *[9] neuf 2
    }
rolled-threes = { $threes ->
        [0] {""}
        [1] un 3
        [2] deux 3
        [3] trois 3
        [4] quatre 3
        [5] cinq 3
        [6] six 3
        [7] sept 3
        [8] huit 3
       *[9] neuf 3
    }
rolled-energy = { $energy ->
        [0] {""}
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }
rolled-smashes = { $smashes ->
        [0] {""}
        [one] { $smashes } baffe
       *[other] { $smashes } baffes
    }
rolled-hearts = { $hearts ->
        [0] {""}
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
event-rolled_numbers = { $you ->
        [yes] Tu obtiens
       *[no] { $seat } obtient
    } { LIST(rolled-ones, rolled-twos, rolled-threes, none: "0 dé") }.
event-rolled_symbols = { $you ->
        [yes] Tu obtiens
       *[no] { $seat } obtient
    } { LIST(rolled-energy, rolled-smashes, rolled-hearts, none: "0 dé") }.
told-rolled = { $you ->
        [yes] Tu obtiens
       *[no] { $seat } obtient
    } { LIST(rolled-ones, rolled-twos, rolled-threes, rolled-energy, rolled-smashes, rolled-hearts, none: "0 dé") }.
event-extra_roll = { $you ->
        [yes] { $card } t’offre un lancer de plus.
       *[no] { $card } offre un lancer de plus à { $seat }.
    }
event-probed = { $you ->
        [yes] Ta Sonde psychique relance { $face } : { $new }.
       *[no] La Sonde psychique de { $seat } relance { $face } : { $new }.
    }
event-three_rerolled = { $you ->
        [yes] Tu relances un 3 : { $new }.
       *[no] { $seat } relance un 3 : { $new }.
    }
event-die_changed = { $you ->
        [yes] { $card } : chez toi, { $face } devient { $new }.
       *[no] { $card } : chez { $seat }, { $face } devient { $new }.
    }
event-numbers_paid = { $you ->
        [yes] Tes { $face } te rapportent { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
       *[no] Les { $face } de { $seat } rapportent { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
    }
event-energy_rolled = { $you ->
        [yes] Tu prends { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
       *[no] { $seat } prend { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
    }
event-hearts_rolled = { $you ->
        [yes] Tu récupères { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
       *[no] { $seat } récupère { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
    }
event-poison_cured = { $you ->
        [yes] Tu te débarrasses d’un jeton Poison.
       *[no] { $seat } se débarrasse d’un jeton Poison.
    }
event-shrink_cured = { $you ->
        [yes] Tu te débarrasses d’un jeton Toupetit.
       *[no] { $seat } se débarrasse d’un jeton Toupetit.
    }
event-ray_healed = { $you ->
        [yes] Le Rayon revigorant de { $other } te rend { $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        } et te coûte { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
       *[no] { $other_you ->
            [yes] Ton Rayon revigorant rend
           *[no] Le Rayon revigorant de { $other } rend
        } { $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        } à { $seat } pour { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
    }
event-smashed = { $you ->
        [yes] { $by } te baffe : { $hearts ->
            [one] { $hearts } cœur perdu.
           *[other] { $hearts } cœurs perdus.
        }
       *[no] { $by_you ->
            [yes] Tu baffes
           *[no] { $by } baffe
        } { $seat } : { $hearts ->
            [one] { $hearts } cœur perdu.
           *[other] { $hearts } cœurs perdus.
        }
    }
event-hurt = { $you ->
        [yes] { $card } te coûte { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
       *[no] { $card } coûte { $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        } à { $seat }.
    }
event-camouflaged = { $you ->
        [yes] Camouflage : tu lances { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } et tu sauves { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
       *[no] Camouflage : { $seat } lance { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } et sauve { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
    }
event-wings_spread = { $you ->
        [yes] Tu déploies tes Ailes : rien ne peut te blesser ce tour-ci.
       *[no] { $seat } déploie ses Ailes : rien ne peut l’atteindre ce tour-ci.
    }
event-unharmed = { $you ->
        [yes] { $card } : tu ne perds rien.
       *[no] { $card } : { $seat } ne perd rien.
    }
event-token_given = { $card_id ->
        [poison_spit] { $you ->
            [yes] Tu reçois { $tokens ->
                [one] { $tokens } jeton Poison.
               *[other] { $tokens } jetons Poison.
            }
           *[no] { $seat } reçoit { $tokens ->
                [one] { $tokens } jeton Poison.
               *[other] { $tokens } jetons Poison.
            }
        }
       *[other] { $you ->
            [yes] Tu rétrécis : { $tokens ->
                [one] { $tokens } jeton Toupetit.
               *[other] { $tokens } jetons Toupetit.
            }
           *[no] { $seat } rétrécit : { $tokens ->
                [one] { $tokens } jeton Toupetit.
               *[other] { $tokens } jetons Toupetit.
            }
        }
    }
event-healed_rapidly = { $you ->
        [yes] Guérison rapide : tu paies 2 énergies et gagnes { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
       *[no] Guérison rapide : { $seat } paie 2 énergies et gagne { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
    }
event-eliminated = { $you ->
        [yes] C’est fini pour toi. Aïe.
       *[no] { $seat } est hors jeu.
    }
event-child = { $you ->
        [yes] Il restait un œuf ! Tu renais avec 10 cœurs, sans étoiles ni cartes.
       *[no] Il restait un œuf ! { $seat } renaît avec 10 cœurs, sans étoiles ni cartes.
    }
event-fled = { $you ->
        [yes] Tu fuis Tokyo.
       *[no] { $seat } fuit Tokyo.
    }
event-stayed = { $you ->
        [yes] Tu restes dans Tokyo.
       *[no] { $seat } reste dans Tokyo.
    }
event-pushed_out = { $you ->
        [yes] On t’éjecte de Tokyo.
       *[no] { $seat } se fait éjecter de Tokyo.
    }
event-bay_closed = { $you ->
        [yes] Tokyo Bay ferme : tu quittes Tokyo.
       *[no] Tokyo Bay ferme : { $seat } quitte Tokyo.
    }
event-moved_to_city = { $you ->
        [yes] Tokyo Bay ferme : tu passes dans Tokyo City.
       *[no] Tokyo Bay ferme : { $seat } passe dans Tokyo City.
    }
event-entered_city = { $you ->
        [yes] Tu prends Tokyo City : 1 étoile.
       *[no] { $seat } prend Tokyo City : 1 étoile.
    }
event-entered_bay = { $you ->
        [yes] Tu prends Tokyo Bay : 1 étoile.
       *[no] { $seat } prend Tokyo Bay : 1 étoile.
    }
event-tokyo_paid = { $you ->
        [yes] Tu commences dans Tokyo : { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
       *[no] { $seat } commence dans Tokyo : { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
    }
event-stars_by_card = { $you ->
        [yes] { $card } te rapporte { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
       *[no] { $card } rapporte { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } à { $seat }.
    }
event-stars_lost = { $you ->
        [yes] { $card } te coûte { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
       *[no] { $card } coûte { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } à { $seat }.
    }
event-energy_by_card = { $you ->
        [yes] { $card } te donne { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
       *[no] { $card } donne { $energy ->
            [one] { $energy } énergie
           *[other] { $energy } énergies
        } à { $seat }.
    }
event-energy_lost = { $you ->
        [yes] { $card } te coûte { $energy ->
            [one] { $energy } énergie.
           *[other] { $energy } énergies.
        }
       *[no] { $card } coûte { $energy ->
            [one] { $energy } énergie
           *[other] { $energy } énergies
        } à { $seat }.
    }
event-hearts_by_card = { $you ->
        [yes] { $card } te rend { $hearts ->
            [one] { $hearts } cœur.
           *[other] { $hearts } cœurs.
        }
       *[no] { $card } rend { $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        } à { $seat }.
    }
event-bought = { $you ->
        [yes] Tu achètes { $card } pour { $price }.
       *[no] { $seat } achète { $card } pour { $price }.
    }
event-bought_from = { $you ->
        [yes] Tes tentacules prennent { $card } à { $other } pour { $price }.
       *[no] { $other_you ->
            [yes] Les tentacules de { $seat } te prennent { $card } pour { $price }.
           *[no] Les tentacules de { $seat } prennent { $card } à { $other } pour { $price }.
        }
    }
event-shown = Nouvelle carte : { $card }.
event-swept = { $you ->
        [yes] Tu paies 2 pour trois nouvelles cartes.
       *[no] { $seat } paie 2 pour trois nouvelles cartes.
    }
event-looked = En haut de la pioche, tu vois { $card }.
event-looks = { $you ->
        [yes] Tu regardes le haut de la pioche.
       *[no] { $seat } regarde le haut de la pioche.
    }
event-copied = { $you ->
        [yes] Ton Mimétisme copie maintenant { $card }.
       *[no] Le Mimétisme de { $seat } copie maintenant { $card }.
    }
event-copy_ends = Mimétisme ne copie plus { $card }.
event-sold = { $you ->
        [yes] Tu vends { $card } pour { $energy }.
       *[no] { $seat } vend { $card } pour { $energy }.
    }
event-discarded = { $you ->
        [yes] Tu perds la carte { $card }.
       *[no] { $seat } perd la carte { $card }.
    }
event-reshuffled = La défausse est mélangée : nouvelle pioche.
event-extra_turn = { $you ->
        [yes] { $card } : tu rejoues.
       *[no] { $card } : { $seat } rejoue.
    }
event-won = { $you ->
        [yes] Te voilà King of Tokyo !
       *[no] { $seat } est King of Tokyo !
    }
event-nobody_won = Plus personne debout : tout le monde a perdu.
event-picked = { $you ->
        [yes] Tu joues { $monster }.
       *[no] { $seat } joue { $monster }.
    }

question-move_mimic = Déplacer le jeton Mimétisme pour 1 énergie ?
question-roll = Quels dés gardes-tu ?
question-probe = Faire relancer un de ces dés ?
question-probed_three = Relancer le 3 de ta sonde ?
question-change_dice = Changer un dé avant qu’il compte ?
question-resolve = Quels dés d’abord ?
question-spend_hearts = À quoi servent tes cœurs ?
question-prevent = Tu vas perdre des cœurs. Que fais-tu ?
question-camouflaged_threes = Relancer un 3 de ton Camouflage ?
question-flee = Aïe ! Tu restes dans Tokyo ou tu fuis ?
question-buy = Tu achètes des cartes ?
question-copy = Quelle carte copie ton Mimétisme ?
question-opportunity = Une nouvelle carte : tu la chipes ?
question-heal = Une Guérison rapide d’abord ?
question-sell = Tu vends des cartes ?
question-extra_turn = Trois 1 : tu rejoues avec un dé de moins ?
question-monster = Quel monstre joues-tu ?

waiting-move_mimic = { $seat } peut déplacer le jeton Mimétisme.
waiting-roll = { $seat } lance les dés.
waiting-probe = { $seat } peut faire relancer un dé.
waiting-probed_three = { $seat } peut relancer un 3.
waiting-change_dice = { $seat } peut changer des dés.
waiting-resolve = { $seat } choisit ce qui compte en premier.
waiting-spend_hearts = { $seat } utilise ses cœurs.
waiting-prevent = { $seat } va prendre un coup.
waiting-camouflaged_threes = { $seat } peut relancer un 3.
waiting-flee = Tokyo : { $seat } reste ou fuit ?
waiting-buy = { $seat } fait ses achats.
waiting-copy = { $seat } choisit la carte à copier.
waiting-opportunity = { $seat } peut chiper une nouvelle carte.
waiting-heal = { $seat } peut se soigner.
waiting-sell = { $seat } peut vendre des cartes.
waiting-extra_turn = { $seat } peut rejouer.
waiting-monster = { $seat } choisit son monstre.

text-city = { $you ->
        [yes] Tokyo City : toi.
       *[no] Tokyo City : { $name }.
    }
text-bay = { $you ->
        [yes] Tokyo Bay : toi.
       *[no] Tokyo Bay : { $name }.
    }
text-city_free = Tokyo City est libre.
text-bay_free = Tokyo Bay est libre.
text-dice = { $you ->
        [yes] Tes dés : { $dice }.
       *[no] Dés de { $name } : { $dice }.
    } { $rolls ->
        [0] Plus de lancer.
        [one] Encore { $rolls } lancer.
       *[other] Encore { $rolls } lancers.
    }
text-aside = { $face } (de côté)
text-sale = À vendre : { $cards }.
text-card = { $card } ({ $price })
text-does = { $card } : { $effect }
text-pile = { $cards ->
        [0] La pioche est vide.
        [one] { $cards } carte dans la pioche.
       *[other] { $cards } cartes dans la pioche.
    }
text-winged = { $name } : ailes déployées, rien ne peut l’atteindre ce tour-ci.
text-top = En haut de la pioche, rien que pour toi : { $cards }.
text-loss = { $you ->
        [yes] Tu vas perdre
       *[no] { $name } va perdre
    } { $hearts ->
        [one] { $hearts } cœur.
       *[other] { $hearts } cœurs.
    }
text-seat = { $name }, { $monster } : { $hearts ->
        [one] { $hearts } cœur sur { $most }
       *[other] { $hearts } cœurs sur { $most }
    }, { $stars ->
        [one] { $stars } étoile sur { $most_stars }
       *[other] { $stars } étoiles sur { $most_stars }
    }, { $energy ->
        [one] { $energy } énergie.
       *[other] { $energy } énergies.
    }
text-out = { $name }, { $monster } : hors jeu.
text-no_monster = pas encore de monstre
text-tokens = { $you ->
        [yes] Tes jetons : Poison { $poison }, Toupetit { $shrink }.
       *[no] Jetons de { $name } : Poison { $poison }, Toupetit { $shrink }.
    }
text-cards = { $you ->
        [yes] Tes cartes : { $cards }.
       *[no] Cartes de { $name } : { $cards }.
    }
text-on = { $card } avec { $tokens }
text-mimic = Mimétisme de { $card }
text-mimic_on = Mimétisme de { $card } avec { $tokens }

standing-stay_above_5 = Rester dans Tokyo au-dessus de 5 cœurs
standing-flee_at_5 = Fuir Tokyo à 5 cœurs ou moins
standing-no_rapid_healing_this_turn = Ne pas proposer Guérison rapide ce tour-ci
standing-no_rapid_healing = Ne pas proposer Guérison rapide
standing-no_offers = Ne pas proposer Sonde ni Opportuniste

table-tokyo = Tokyo
table-city = Tokyo City
table-bay = Tokyo Bay
table-free = libre
table-hearts = { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
table-stars = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
table-energy = { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }
table-poison = { $tokens ->
        [one] { $tokens } jeton Poison
       *[other] { $tokens } jetons Poison
    }
table-shrink = { $tokens ->
        [one] { $tokens } jeton Toupetit
       *[other] { $tokens } jetons Toupetit
    }
table-winged = Ailes déployées : rien ne peut l’atteindre ce tour-ci
table-out = hors jeu
table-keep = pouvoir
table-discard = action
table-price = coûte { $price }
table-afford = tu peux payer
table-too_dear = il te manque { $energy }
table-for_sale = À vendre
table-pile = pioche : { $cards }
table-top = Sur la pioche, rien que pour toi
table-dice = Dés
table-rolls = { $rolls ->
        [0] dernier lancer
        [one] encore { $rolls } lancer
       *[other] encore { $rolls } lancers
    }
table-becomes = devient
table-no_dice = Pas de dé ce tour-ci
table-cards_of = Cartes de { $name }
table-your_cards = Tes cartes
table-copy_of = copie de { $card }
table-mimicked = copiée par Mimétisme
table-tokens_on = encore { $tokens } dessus
table-loss = { $hearts ->
        [one] { $hearts } cœur en jeu
       *[other] { $hearts } cœurs en jeu
    }
table-king = King of Tokyo
table-nobody = Tokyo est en ruines et il ne reste personne.
table-by_stars = avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
table-last = dernier monstre debout
table-picture = Un lézard géant au-dessus d’une ville au coucher du soleil
table-monsters = Monstres
table-taken = pris par { $name }

## La boîte

clause-1 = Six monstres : Gigazaur, CyberKitty, Space Penguin, The King, MekaDragon et Alienoid. Seule leur tête change.
clause-2 = Six dés noirs avec 1, 2, 3, énergie, baffe et cœur. Deux dés verts attendent les cartes qui t’en donnent plus.
clause-3 = 66 cartes : les Pouvoirs restent devant toi, les Actions servent une fois. Des jetons Fumée, Mimétisme, Poison et Toupetit ; il y en a toujours assez.
clause-4 = Tokyo a deux lieux : Tokyo City et Tokyo Bay.

## Mise en place

clause-5 = Tu commences avec 10 cœurs, sans étoile ni énergie.
clause-6 = De deux à quatre, on ne joue qu’avec City. À cinq ou six, avec City et Bay.
clause-7 = On mélange les cartes et on en montre trois, à vendre.
clause-8 = Chacun lance six dés. Le plus de baffes commence ; en cas d’égalité, ceux qui sont à égalité relancent. On joue dans le sens horaire.

## Lancer les dés

clause-9 = Si tu commences ton tour dans Tokyo, City ou Bay, tu gagnes 2 étoiles.
clause-10 = Tu as trois lancers au plus. Le premier avec tous les dés, ensuite tu choisis ceux que tu relances. Avant chaque lancer, tu peux reprendre des dés mis de côté. Arrête-toi quand tu veux.

## Résoudre les dés

clause-11 = Tous les dés comptent, dans l’ordre que tu veux. On te le demande quand l’ordre peut changer quelque chose ; un seul geste prend l’ordre habituel.
clause-12 = Trois fois le même chiffre rapporte autant d’étoiles, et 1 de plus par dé supplémentaire.
clause-13 = Chaque dé énergie te donne 1 énergie.
clause-14 = Chaque baffe coûte 1 cœur à tous les monstres de l’autre côté : depuis Tokyo, à ceux du dehors ; du dehors, à ceux de Tokyo. Dans Tokyo, on ne se blesse pas entre soi.
clause-15 = Au début, Tokyo est vide : les premières baffes ne blessent personne.
clause-16 = Hors de Tokyo, chaque dé cœur te rend 1 cœur, jusqu’à 10. Dans Tokyo, les dés cœur ne te soignent pas.
clause-17 = À 0 cœur, tu sors du jeu. Tes cartes et ton énergie sont défaussées.
clause-18 = Si on te baffe dans Tokyo, tu peux fuir ; les cœurs sont perdus quand même. Une carte qui blesse ne permet jamais de fuir.

## Entrer dans Tokyo

clause-19 = S’il n’y a personne dans Tokyo, tu dois prendre City : 1 étoile.
clause-20 = À plus de quatre en vie, si City est prise et Bay libre, tu dois prendre Bay : 1 étoile. Bay vaut City.
clause-21 = On ne sort pas de Tokyo à pied. Il faut fuir.
clause-22 = Dès qu’il ne reste que quatre monstres, Bay ferme. Son monstre passe dans City si elle est libre, sans étoile ; sinon il sort.
clause-23 = Si les deux fuient, l’attaquant prend City et Bay reste vide.

## Acheter

clause-24 = Achète autant de cartes que tu peux payer. Chacune est remplacée aussitôt, et la nouvelle peut s’acheter aussi.
clause-25 = Pour 2 énergies, on défausse les trois cartes et on en montre trois nouvelles. Autant de fois que tu veux.
clause-26 = Une Action agit tout de suite et s’en va. Un Pouvoir reste devant toi.
clause-27 = Quand la pioche est vide, on mélange la défausse. S’il n’y a plus rien, il y a moins de trois cartes à vendre.

## Finir

clause-28 = Les cartes de fin de tour agissent. Puis c’est au monstre suivant, dans le sens horaire.
clause-29 = La partie s’arrête à la fin d’un tour où un monstre a 20 étoiles ou s’il n’en reste qu’un. Il gagne.
clause-30 = Il faut être en vie pour gagner. Si tous tombent ensemble, tout le monde perd.
clause-31 = Deux monstres vivants à 20 étoiles au même moment partagent la victoire.

## Précisions sur les cartes

clause-32 = Une carte soigne jusqu’à 10 cœurs, sauf si un Pouvoir dit autre chose.
clause-33 = Mimétisme copie un Pouvoir comme si tu venais de l’acheter, jetons compris. Si cette carte s’en va, Mimétisme ne fait plus rien, jusqu’à ce que tu paies 1 énergie au début de ton tour, avant ton premier lancer, pour poser le jeton ailleurs.
clause-34 = Avec deux Opportuniste, le plus proche à gauche du joueur actif choisit d’abord.
clause-35 = Les jetons Poison et Toupetit restent quand leur carte n’est plus là. Dans Tokyo, impossible de s’en défaire : les cœurs n’y servent à rien.
clause-36 = Souffle de feu brûle les deux voisins, où qu’ils soient. À deux, le seul adversaire ne perd qu’1 cœur.
clause-37 = Métamorphose vend en fin de tour, après les achats, au prix imprimé, même une carte achetée moins cher à l’instant.

## Exemples

clause-38 = 2 2 2 2, énergie, baffe : 3 étoiles, 1 énergie, et le monstre dans Tokyo perd 1 cœur.
clause-39 = Avec 10 énergies, tu renouvelles les cartes, il en reste 8 ; tu en achètes une à 3, il en reste 5.
clause-40 = Cinq monstres. MekaDragon donne 4 baffes, City et Bay fuient, il prend City. Gigazaur en donne 1, MekaDragon reste, Gigazaur doit prendre Bay. Space Penguin en donne 1, Gigazaur fuit Bay, Space Penguin la prend. MekaDragon gagne 2 étoiles au début de son tour et donne 3 baffes : Gigazaur est éliminé, ils ne sont plus que quatre, Space Penguin quitte Bay.

## Comment nous le lisons

clause-D1 = Attaque acide et Fouisseur comptent comme baffes avant qu’on regarde Queue à piquants et Urbavore.
clause-D2 = La baffe d’Attaque acide suffit pour permettre de fuir.
clause-D3 = Métamorphose paie le prix imprimé, et L’ami des enfants n’y ajoute rien.
clause-D4 = Rayon revigorant : le monstre soigné paie 2 énergies par cœur, ou ce qu’il a, ou rien. Sa propre Régénération joue gratuitement.
clause-D5 = Expérience scientifique : une carte du haut de la pioche par tour.
clause-D6 = La mort vient du ciel : tous les autres quittent Tokyo et tu prends City, avec son étoile en plus des 2 de la carte. Si tu es déjà dans Tokyo, tu gagnes juste les 2.
clause-D7 = Le tour en plus de Contrôle du temps, tu le prends ou pas. Celui de Rage vient après le tour en cours.
clause-D8 = On demande qui fuit dans le sens horaire, à partir de la gauche de l’attaquant.
clause-D9 = Il restait un œuf : tes jetons Poison et Toupetit restent sur toi.
clause-D10 = Pour le reste : d’abord le livret, puis la carte, puis l’usage.
clause-D11 = Camouflage est un ordre, pas une offre : ses dés sont lancés chaque fois que tu devrais perdre des cœurs.
clause-D12 = Un Mimétisme qui copie Écran de fumée ou Monstre batterie est défaussé avec son dernier jeton, comme la carte.
clause-D13 = Tous ceux qu’un même coup touche perdent leurs cœurs ensemble. Il restait un œuf ! et son Mimétisme font renaître tous les deux, quelle que soit leur place.
clause-D14 = Contrôle du temps : trois 1 résolus avec la carte te donnent le tour de plus, même si elle n’est plus là à la fin.
clause-D15 = Un Mimétisme de Guérison rapide peut soigner avant que l’original s’en aille : on le demande avant que l’autre tombe ou le vende.
clause-D16 = Une Action achetée est défaussée une fois sa place remplie : on ne la remélange pas dans la pioche qui remplit sa propre place.
clause-D17 = Tu reprends des dés autant que tu veux. Avant chaque lancer, il y a une limite que seule une machine atteint : deux fois le nombre de dés, plus ceux qui sont de côté.
clause-D18 = Tu choisis ton monstre avant la partie, chacun à son tour, ou tu t’en remets au hasard. Sauf si la table en décide autrement, c’est le hasard qui les donne.

refusal-2 = Aucun dé ne s’y prête.
refusal-7 = Cette carte n’est pas à vendre.
refusal-10 = On garde, reprend et lance des dés seulement tant qu’on a des lancers à faire. Réponds à la question.
refusal-11 = Il ne reste rien de ce genre à résoudre. Réponds à la question.
refusal-14 = Tu n’es pas sur le point de perdre des cœurs. Réponds à la question.
refusal-16 = Tu n’as pas de dés cœur à utiliser maintenant. Réponds à la question.
refusal-18 = On ne fuit que juste après avoir perdu des cœurs à cause de baffes, dans Tokyo.
refusal-24 = Tu achètes seulement quand on te le demande, et seulement ce que tu peux payer.
refusal-25 = Trois nouvelles cartes coûtent 2 énergies, pendant tes achats.
refusal-26 = Il faut pour cela une carte que tu n’as pas.
refusal-28 = Ici, on ne passe pas. Choisis une des réponses.
refusal-33 = Le jeton Mimétisme se place à l’achat de Mimétisme, et se déplace avant le premier lancer de ton tour.
refusal-35 = Un jeton part contre un dé cœur, hors de Tokyo, quand tu utilises tes cœurs.
refusal-37 = On vend à la fin de son tour, après les achats.
refusal-D17 = Tu as assez repris de dés avant ce lancer. Lance, mets des dés de côté ou arrête-toi.
refusal-D18 = Les monstres se choisissent avant le premier tour, et chacun une seule fois.
refusal-C5 = Ninja urbain n’a pas de 3 à relancer maintenant.
refusal-C12 = Boisson énergisante coûte 1 énergie et donne un lancer quand tu lances et qu’il ne t’en reste plus.
refusal-C17 = Un tour de plus vient de trois 1 avec Contrôle du temps, à la fin de ton tour.
refusal-C21 = Rayon revigorant soigne un autre monstre en vie à qui il manque des cœurs, avec tes dés cœur.
refusal-C23 = Prédateur sélectif tourne sur 1 un de tes dés qui n’y est pas, une fois par tour, après les lancers.
refusal-C28 = Tu ne peux vendre que tes propres Pouvoirs.
refusal-C29 = Le jeton Mimétisme va sur un autre Pouvoir en jeu, pas sur celui où il est déjà.
refusal-C31 = Opportuniste n’achète qu’une carte qui vient d’être révélée.
refusal-C33 = Plan B met un de tes dés sur une autre face, après les lancers.
refusal-C35 = Tu n’as pas de jeton Poison.
refusal-C36 = Sonde psychique relance un dé d’un autre joueur, quand il a fini de lancer.
refusal-C37 = Guérison rapide coûte 2 énergies et demande un cœur à regagner.
refusal-C40 = Tu n’as pas de jeton Toupetit.
refusal-C41 = Écran de fumée donne un lancer quand tu lances, qu’il ne t’en reste plus et qu’il y a encore de la fumée.
refusal-C44 = Élastique coûte 2 énergies et met un de tes dés sur une autre face, après les lancers.
refusal-C47 = Ailes coûte 2 énergies et sert quand tu vas perdre des cœurs.

table-no_cards = Personne n’a encore de carte.
bundle = Lancer les autres
screen-market = Marché
screen-cards = Cartes
which-face = quel dé ?
which-new = en quoi ?
which-card = avec quelle carte ?
