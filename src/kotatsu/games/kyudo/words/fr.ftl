### Kyudo, en français.

tagline = Remplis ta cible avant les autres, et garde ton public : il file vite applaudir ailleurs.
seal = Les dés sont scellés

archer-fox = Renard
archer-deer = Cerf
archer-monkey = Singe
archer-wolf = Loup
colour-black = noir
colour-orange = orange
colour-green = vert
colour-blue = bleu
colour-red = rouge
face-black = [black]
face-orange = [orange]
face-green = [green]
face-blue = [blue]
face-red = [red]
face-arrow = [arrow]
token-power = Puissance
token-shield = Bouclier
token-wild = Joker
way-target = cible remplie
way-last_archer = dernier archer avec du public
dice-1-2 = 1 et 2
dice-1-3 = 1 et 3
dice-2-3 = 2 et 3
dice-1-2-3 = 1, 2 et 3
dice-1-4 = 1 et 4
dice-2-4 = 2 et 4
dice-1-2-4 = 1, 2 et 4
dice-3-4 = 3 et 4
dice-1-3-4 = 1, 3 et 4
dice-2-3-4 = 2, 3 et 4
dice-1-2-3-4 = 1, 2, 3 et 4

symbol-black = noir
symbol-orange = orange
symbol-green = vert
symbol-blue = bleu
symbol-red = rouge
symbol-arrow = flèche
symbol-power = Puissance
symbol-shield = Bouclier
symbol-wild = Joker
symbol-pointer = pointeur
symbol-spectator = spectateur
symbol-circle = cercle
symbol-fox = Renard
symbol-deer = Cerf
symbol-monkey = Singe
symbol-wolf = Loup

option-characters = Personnages
option-characters-dealt = Distribués au hasard
option-characters-chosen = Choisis à tour de rôle

talent-fox = Pointe une couleur. Jusqu’à ton prochain tour, chaque dé de cette couleur coûte un spectateur à l’adversaire qui finit avec.
talent-deer = Vert ou bleu : chaque adversaire ajoute un cercle de cette couleur, même s’il l’avait fermée.
talent-monkey = Garde un dé : les autres n’en lancent que trois jusqu’à ton prochain tour.
talent-wolf = Chaque adversaire défausse un jeton, s’il en a, puis tu prends celui que tu veux au centre.

## Ce qu’on choisit

action-choose = Jouer le { $archer }
action-mark = Cocher une case du drapeau { $colour }
action-reroll = Relancer { $dice_id ->
        [1] le dé 1
        [2] le dé 2
        [3] le dé 3
        [4] le dé 4
       *[other] les dés { $dice }
    }
action-stop = S’arrêter là
action-set = Dé { $die } sur { $face }
action-keep = Garder les dés tels quels
action-aim = Viser le { $colour } avec { $arrows_id ->
        [one] { $arrows } flèche
       *[other] { $arrows } flèches
    }
action-flag = { $count_id ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur le drapeau { $colour }
action-spread = { $count_id ->
        [one] { $count } dé réparti
       *[other] { $count } dés répartis
    } sur les coins du drapeau { $colour }
action-ultimate = Combo ultime : chaque adversaire perd 4 spectateurs
action-talent = Utiliser ton talent
action-finish = Finir le tour
action-fill = { $corners ->
        [0] Ne remplir aucun coin
        [one] Remplir { $corners } coin
       *[other] Remplir { $corners } coins
    }
action-tick = Cocher un cercle { $colour }
action-steal = Voler le jeton à { $victim }
action-power = Dépenser une Puissance : chaque flèche coûte 4 spectateurs
action-no_power = Garder ta Puissance
action-shield = Dépenser un Bouclier : personne ne part
action-no_shield = Encaisser
action-extend = Ajouter un cercle { $colour } à la cible de chaque adversaire
action-point = Pointer le { $colour }
action-discard = Défausser : { $token }
action-take = Prendre : { $token }

choice-choose = { $archer }
choice-reroll = Relancer : { $dice }
choice-die = dé { $die } { $face }
choice-mark = Drapeau { $colour }
choice-aim-tick = { $arrows ->
        [one] { $arrows } flèche en { $colour }
       *[other] { $arrows } flèches en { $colour }
    } : { circles-ticked }
choice-aim-close = { $arrows ->
        [one] { $arrows } flèche en { $colour }
       *[other] { $arrows } flèches en { $colour }
    } : { circles-ticked }, { $colour_word } fermé
choice-aim-close-bite = { $arrows ->
        [one] { $arrows } flèche en { $colour }
       *[other] { $arrows } flèches en { $colour }
    } : { circles-ticked }, { $colour_word } fermé, et { victims-lose }
choice-aim-bite = { $arrows ->
        [one] { $arrows } flèche en { $colour }
       *[other] { $arrows } flèches en { $colour }
    }, déjà fermé : { victims-lose }
choice-flag-fill = { dice-grouped } sur le drapeau { $colour } : { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }
choice-flag-fire = { dice-grouped } sur le drapeau { $colour } : { corners-full }, { shot-gain }
choice-spread-all = { dice-grouped } sur le drapeau { $colour }, en répartissant : { corners-full }
choice-spread-some = { dice-grouped } sur le drapeau { $colour }, en répartissant : tu choisis combien de coins sont pleins
choice-fill-none = Aucun coin
choice-fill = { $corners ->
        [one] Remplir { $corners } coin
       *[other] Remplir { $corners } coins
    } : { shot-gain }
choice-ultimate = Combo ultime, quatre flèches : { $victims ->
        [one] ton adversaire perd { spectators-lost }
       *[other] tes { $victims } adversaires perdent { spectators-lost } chacun
    }
choice-power = Dépenser une Puissance : { victims-lose } au lieu de { $less }
choice-no_power = Garder ta Puissance : { victims-lose }
choice-shield = Dépenser un Bouclier : { $left ->
        [one] ton seul spectateur reste
       *[other] tes { $left } spectateurs restent
    }
choice-no_shield = Perdre { $loss } de tes { $left ->
        [one] spectateurs
       *[other] { $left } spectateurs
    }
choice-no_shield-out = { $left ->
        [one] Perdre ton seul spectateur : tu es hors jeu
       *[other] Perdre tes { $left } spectateurs : tu es hors jeu
    }
choice-talent = { $archer } : { $talent }
dice-grouped = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
circles-ticked = { $ticks ->
        [one] { $ticks } cercle
       *[other] { $ticks } cercles
    }
spectators-lost = { $loss ->
        [one] { $loss } spectateur
       *[other] { $loss } spectateurs
    }
victims-lose = { $victims ->
        [one] un adversaire perd { spectators-lost }
       *[other] { $victims } adversaires perdent { spectators-lost } chacun
    }
corners-full = { $corners ->
        [0] aucun coin n’est plein
        [one] { $corners } coin est plein
       *[other] { $corners } coins sont pleins
    }
shot-gain = { $shot ->
        [circles] { $gained ->
            [0] mais ta cible est déjà remplie
            [one] coche un cercle
           *[other] coche { $gained } cercles de ton choix
        }
        [power] { $gained ->
            [0] mais tu as déjà toutes les Puissances
            [one] prends une Puissance
           *[other] prends { $gained } Puissances
        }
        [shield] { $gained ->
            [0] mais tu as déjà tous les Boucliers
            [one] prends un Bouclier
           *[other] prends { $gained } Boucliers
        }
       *[wild] { $gained ->
            [0] mais tu as déjà tous les Jokers
            [one] prends un Joker
           *[other] prends { $gained } Jokers
        }
    }
preview-two = { $first } ; puis { $second }
preview-wins = Gagne tout de suite ! { $plan }

## Ce qui s’est passé

event-joined = { $you ->
        [yes] Tu joues le { $archer }.
       *[no] { $seat } joue le { $archer }.
    }
event-begins = { $you ->
        [yes] Tu tires en premier.
       *[no] { $seat } tire en premier.
    }
event-marked = { $you ->
        [yes] Avant de commencer, tu coches une case du drapeau [{ $colour_id }].
       *[no] Avant de commencer, { $seat } coche une case du drapeau [{ $colour_id }].
    }
event-turn_begins = { $you ->
        [yes] Tour { $turn } : à toi.
       *[no] Tour { $turn } : { $seat }.
    }
event-rolled = { $you ->
        [yes] Lancer { $roll } : tu jettes { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
       *[no] Lancer { $roll } : { $seat } jette { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
    }
event-showing = Les dés montrent [{ $first_id }] · [{ $second_id }] · [{ $third_id }]{ $fourth_id ->
        [-1] {""}
       *[other] {" · "}[{ $fourth_id }]
    }
told-rolled = { $you ->
        [yes] Lancer { $roll } : tu jettes { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
       *[no] Lancer { $roll } : { $seat } jette { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
    }{" "}[{ $first_id }] [{ $second_id }] [{ $third_id }]{ $fourth_id ->
        [-1] {""}
       *[other] {" "}[{ $fourth_id }]
    }
event-stopped = { $you ->
        [yes] Tu t’arrêtes au lancer { $roll }.
       *[no] { $seat } s’arrête au lancer { $roll }.
    }
event-dice_kept = { $you ->
        [yes] Tu gardes les dés tels quels.
       *[no] { $seat } garde les dés tels quels.
    }
event-die_set = { $you ->
        [yes] Tu dépenses un Joker : le dé { $die } passe sur { $face }.
       *[no] { $seat } dépense un Joker : le dé { $die } passe sur { $face }.
    }
event-aimed = { $you ->
        [yes] Tu vises le [{ $colour_id }] avec { $arrows ->
            [one] { $arrows } flèche.
           *[other] { $arrows } flèches.
        }
       *[no] { $seat } vise le [{ $colour_id }] avec { $arrows ->
            [one] { $arrows } flèche.
           *[other] { $arrows } flèches.
        }
    }
event-ticked = { $you ->
        [yes] Tu coches un cercle [{ $colour_id }].
       *[no] { $seat } coche un cercle [{ $colour_id }].
    }{ $left ->
        [0] {""}
       *[other] {" "}Encore { $left }.
    }
event-closed = { $you ->
        [yes] Ton [{ $colour_id }] est fermé !
       *[no] { $seat } a fermé le [{ $colour_id }].
    }
event-flagged = { $you ->
        [yes] Tu coches { $boxes ->
            [one] { $boxes } case
           *[other] { $boxes } cases
        } de ton drapeau [{ $colour_id }].
       *[no] { $seat } coche { $boxes ->
            [one] { $boxes } case
           *[other] { $boxes } cases
        } du drapeau [{ $colour_id }].
    }
event-spread = { $you ->
        [yes] Tu répartis { $boxes ->
            [one] { $boxes } case
           *[other] { $boxes } cases
        } sur les coins de ton drapeau [{ $colour_id }].
       *[no] { $seat } répartit { $boxes ->
            [one] { $boxes } case
           *[other] { $boxes } cases
        } sur les coins du drapeau [{ $colour_id }].
    }
event-fired = Le coin { $corner } du drapeau [{ $colour_id }] est plein : coup exceptionnel !
event-struck = { $you ->
        [yes] Quatre flèches ! Ton combo ultime vide les tribunes.
       *[no] Quatre flèches ! Le combo ultime de { $seat } vide les tribunes.
    }
event-called = { $you ->
        [yes] Quatre couleurs : tu utilises le talent du { $archer }.
       *[no] Quatre couleurs : { $seat } utilise le talent du { $archer }.
    }
event-took = { $you ->
        [yes] Tu prends un jeton { $token }.
       *[no] { $seat } prend un jeton { $token }.
    }
event-stole = { $you ->
        [yes] Tu voles un jeton { $token } à { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } te vole un jeton { $token }.
           *[no] { $seat } vole un jeton { $token } à { $victim }.
        }
    }
event-found_none = { $you ->
        [yes] Tu as déjà tous les jetons { $token }.
       *[no] { $seat } a déjà tous les jetons { $token }.
    }
event-powered = { $you ->
        [yes] Tu dépenses une Puissance : chaque flèche en [{ $colour_id }] coûte 4 ce tour-ci.
       *[no] { $seat } dépense une Puissance : chaque flèche en [{ $colour_id }] coûte 4 ce tour-ci.
    }
event-power_kept = { $you ->
        [yes] Tu gardes ta Puissance pour plus tard.
       *[no] { $seat } garde sa Puissance pour plus tard.
    }
event-shielded = { $you ->
        [yes] Ton Bouclier retient { $spectators ->
            [one] { $spectators } spectateur.
           *[other] { $spectators } spectateurs.
        }
       *[no] Le Bouclier de { $seat } retient { $spectators ->
            [one] { $spectators } spectateur.
           *[other] { $spectators } spectateurs.
        }
    }
event-lost = { $you ->
        [yes] Tu perds { $spectators ->
            [one] { $spectators } spectateur ; il t’en reste { $left }.
           *[other] { $spectators } spectateurs ; il t’en reste { $left }.
        }
       *[no] { $seat } perd { $spectators ->
            [one] { $spectators } spectateur ; il en reste { $left }.
           *[other] { $spectators } spectateurs ; il en reste { $left }.
        }
    }
event-pointer_bites = { $you ->
        [yes] Le pointeur est sur le [{ $colour_id }], et tu l’as sur { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
       *[no] Le pointeur est sur le [{ $colour_id }], et { $seat } l’a sur { $dice ->
            [one] { $dice } dé.
           *[other] { $dice } dés.
        }
    }
event-fell = { $you ->
        [yes] Ta tribune est vide : tu es hors jeu.
       *[no] La tribune de { $seat } est vide : { $seat } est hors jeu.
    }
event-extended = { $you ->
        [yes] Tu ajoutes un cercle [{ $colour_id }] à la cible de chaque adversaire.
       *[no] { $seat } ajoute un cercle [{ $colour_id }] à la cible de chaque adversaire.
    }
event-pointed = { $you ->
        [yes] Tu pointes le [{ $colour_id }] : gare à cette couleur jusqu’à ton prochain tour.
       *[no] { $seat } pointe le [{ $colour_id }] : gare à cette couleur jusqu’à son prochain tour.
    }
event-captured = { $you ->
        [yes] Tu gardes un dé. Les autres en lancent trois jusqu’à ton prochain tour.
       *[no] { $seat } garde un dé. Les autres en lancent trois jusqu’à son prochain tour.
    }
event-discarded = { $you ->
        [yes] Tu défausses un jeton { $token }.
       *[no] { $seat } défausse un jeton { $token }.
    }
event-die_returned = { $you ->
        [yes] Tu rends le dé.
       *[no] { $seat } rend le dé.
    }
event-pointer_returned = { $you ->
        [yes] Tu retires le pointeur du [{ $colour_id }].
       *[no] { $seat } retire le pointeur du [{ $colour_id }].
    }
event-won = { $you ->
        [yes] { $way_id ->
            [target] Ta cible est remplie et personne n’a davantage de spectateurs que toi. Tu gagnes !
           *[last_archer] Il n’y a plus que ta tribune qui applaudit. Tu gagnes !
        }
       *[no] { $way_id ->
            [target] La cible de { $seat } est remplie et personne n’a davantage de spectateurs : { $seat } gagne.
           *[last_archer] Seule la tribune de { $seat } applaudit encore : { $seat } gagne.
        }
    }
event-drawn = { $turns ->
        [one] { $turns } tour et pas de gagnant : match nul.
       *[other] { $turns } tours et pas de gagnant : match nul.
    }

## Ce qu’on demande

question-choose_archer = Choisis ton archer.
question-mark_flag = Coche une case avant de commencer, chaque fois dans un autre drapeau.
question-roll = Tu relances ? Choisis les dés à jeter, ou arrête-toi là.
question-set_die = Un Joker pour changer un dé, ou tu gardes tout ?
question-group = Associe tes dés.
question-fill_corners = Combien de coins remplis-tu ?
question-tick = Coche le cercle de ton choix.
question-take_token = À qui voles-tu le jeton ?
question-use_power = Une Puissance sur ces flèches ?
question-use_shield = Un Bouclier contre cette perte ?
question-extend = Dans quelle couleur les autres ajoutent-ils un cercle ?
question-point = Quelle couleur devient dangereuse ?
question-discard = Défausse le jeton de ton choix.
question-take_any = Prends un jeton au centre.
waiting-choose_archer = { $seat } choisit son archer.
waiting-mark_flag = { $seat } coche une case de drapeau.
waiting-roll = { $seat } lance les dés.
waiting-set_die = { $seat } peut changer un dé.
waiting-group = { $seat } associe ses dés.
waiting-fill_corners = { $seat } choisit combien de coins remplir.
waiting-tick = { $seat } coche un cercle.
waiting-take_token = { $seat } va voler un jeton.
waiting-use_power = { $seat } peut dépenser une Puissance.
waiting-use_shield = { $seat } peut dépenser un Bouclier.
waiting-extend = { $seat } choisit la couleur du cercle à ajouter.
waiting-point = { $seat } pointe une couleur.
waiting-discard = { $seat } défausse un jeton.
waiting-take_any = { $seat } prend un jeton.

## La table en lignes

text-turn = { $you ->
        [yes] Tour { $turn } : à toi.
       *[no] Tour { $turn } : { $name }.
    }
text-dice = Lancer { $roll } sur { $rolls } : { $dice }.
text-die = dé { $die } { $face }
text-die-used = dé { $die } { $face } (utilisé)
text-sheet = { $name }, { $archer } : { $spectators ->
        [0] hors jeu.
        [one] { $spectators } spectateur.
       *[other] { $spectators } spectateurs.
    }
text-no-archer = pas encore de personnage
text-circles = Cercles : { $colours }.
text-colour-open = { $colour } { $ticked }/{ $circles }
text-colour-closed = { $colour } fermé
text-flags = Drapeaux : { $flags }.
text-flag = { $colour } { $boxes }/{ $all }
text-flag-spread = { $colour } { $boxes }/{ $all } (coins { $corners })
text-tokens = Jetons : { $tokens }.
text-count = { $token } ×{ $count }
text-centre = Au centre : { $tokens }.
text-pointer = { $you ->
        [yes] Tu pointes le { $colour }.
       *[no] { $name } pointe le { $colour }.
    }
text-captured = { $you ->
        [yes] Tu gardes un dé.
       *[no] { $name } garde un dé.
    }
text-none = aucun
text-talent = Talent, avec quatre couleurs différentes : { $talent }
text-pulls = Spectateurs qu’une flèche dans un anneau fermé prend à chaque cible ouverte : { $colours }.
text-pull = { $colour } { $pull }
text-corners = Ce que donne un coin de drapeau rempli : { $flags }.
text-corner = { $colour } ({ $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }) { $shot ->
        [power] une Puissance
        [shield] un Bouclier
        [wild] un Joker
       *[circles] { $circles ->
            [one] un cercle
           *[other] { $circles } cercles
        }
    }

## La page

page-ring = { $colour } : { $ticked ->
        [one] { $ticked } cercle coché
       *[other] { $ticked } cercles cochés
    } sur { $circles }, attrait { $pull }
page-flag = Drapeau { $colour } : { $ticked ->
        [one] { $ticked } case
       *[other] { $ticked } cases
    } sur { $all }, { corners-full-of-flag }
corners-full-of-flag = { $full ->
        [0] aucun coin plein
        [one] { $full } coin plein
       *[other] { $full } coins pleins
    }
page-stand = { $spectators ->
        [one] { $spectators } spectateur
       *[other] { $spectators } spectateurs
    }
page-token = { $token }, { $count } en main
page-centre = { $token }, { $count } au centre
page-die = Dé { $die } : { $face }
page-rolls = Lancer { $roll } sur { $rolls }
page-sheet = Fiche de { $name }
page-sheets = Les autres fiches
page-out = HORS JEU
page-your-talent = Ton talent, avec quatre couleurs différentes :
page-archer = Archer
page-talents = Ce que chaque archer sait faire avec quatre couleurs différentes :
page-ledger = Toutes les cibles et tribunes à la fin
page-won-target = { $name } a rempli sa cible, et personne n’avait davantage de spectateurs.
page-won-last_archer = { $name } est le dernier archer à avoir des spectateurs.
page-drawn = La limite de tours est atteinte, et personne n’a gagné : match nul.
page-colours = Les couleurs de la cible
screen-sheets = Archers
