### Love Letter, en français.

tagline = Une carte en main, une à piocher, une princesse à conquérir : joue la bonne et reste dans la manche.

origin-held = déjà en main
origin-drawn = tout juste piochée
card-guard = Garde
card-priest = Prêtre
card-baron = Baron
card-handmaid = Servante
card-prince = Prince
card-king = Roi
card-countess = Comtesse
card-princess = Princesse

option-handmaid = La Servante
option-handmaid-classic = protège quand on la joue
option-handmaid-reaction = repousse aussi une carte depuis la main

action-play = Jouer la carte { $card }
action-choose = Choisir { $victim }
action-name = Nommer la carte { $card }
action-accept = Laisser faire
action-shield = Montrer la Servante

event-round_begins = { $you ->
        [yes] Manche { $round } : à toi de commencer.
       *[no] Manche { $round } : { $seat } commence.
    }
event-removed = La carte { $card } est retirée, face visible.
event-draws = { $you ->
        [yes] Tu pioches une carte.
       *[no] { $seat } pioche une carte.
    }
event-drew = { $you ->
        [yes] Tu pioches la carte { $card }.
       *[no] { $seat } a pioché la carte { $card }.
    }
event-played = { $you ->
        [yes] Tu joues la carte { $card } que tu { $origin_id ->
            [drawn] viens de piocher
           *[held] avais en main
        }.
       *[no] { $seat } joue la carte { $card }, { $origin_id ->
            [drawn] tout juste piochée
           *[held] déjà en main
        }.
    }
event-chose = { $you ->
        [yes] { $victim_you ->
            [yes] Tu te choisis toi-même.
           *[no] Tu choisis { $victim }.
        }
       *[no] { $victim_you ->
            [yes] { $seat } te choisit.
           *[no] { $seat } choisit { $victim }.
        }
    }
event-named = { $you ->
        [yes] Tu cherches la carte { $card } dans la main de { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } cherche la carte { $card } dans ta main.
           *[no] { $seat } cherche la carte { $card } dans la main de { $victim }.
        }
    }
event-missed = { $victim_you ->
        [yes] Tu n’as pas la carte { $card }.
       *[no] { $victim } n’a pas la carte { $card }.
    }
event-looked = { $you ->
        [yes] Tu regardes la main de { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } regarde ta main.
           *[no] { $seat } regarde la main de { $victim }.
        }
    }
event-saw = { $you ->
        [yes] Tu vois que { $victim } a la carte { $card }.
       *[no] { $victim_you ->
            [yes] { $seat } a vu que tu avais la carte { $card }.
           *[no] { $seat } a vu que { $victim } avait la carte { $card }.
        }
    }
event-compared = { $you ->
        [yes] Tu compares ta main avec celle de { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } compare sa main avec la tienne.
           *[no] { $seat } compare sa main avec celle de { $victim }.
        }
    }
event-traded = { $you ->
        [yes] Tu échanges ta main avec celle de { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } échange sa main avec la tienne.
           *[no] { $seat } échange sa main avec celle de { $victim }.
        }
    }
event-received = { $you ->
        [yes] Tu as maintenant la carte { $card }.
       *[no] { $seat } a reçu la carte { $card }.
    }
event-protected = { $you ->
        [yes] Une Servante te protège jusqu’à ton prochain tour.
       *[no] Une Servante protège { $seat } jusqu’à son prochain tour.
    }
event-shielded = { $you ->
        [yes] Tu montres une Servante et repousses la carte.
       *[no] { $seat } montre une Servante et repousse la carte.
    }
event-no_target = { $you ->
        [yes] Ta carte { $card } ne peut viser personne.
       *[no] La carte { $card } de { $seat } ne peut viser personne.
    }
event-discarded = { $you ->
        [yes] Tu défausses la carte { $card }.
       *[no] { $seat } défausse la carte { $card }.
    }
event-out = { $you ->
        [yes] Tu quittes la manche.
       *[no] { $seat } quitte la manche.
    }
event-showed = { $you ->
        [yes] Tu montres la carte { $card }.
       *[no] { $seat } montre la carte { $card }.
    }
event-won_round = { $you ->
        [yes] Tu gagnes la manche : { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
       *[no] { $seat } gagne la manche : { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
    }
event-won = { $you ->
        [yes] Tu gagnes avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
       *[no] { $seat } gagne avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
    }

question-play_a_card = Joue l’une de tes deux cartes.
waiting-play_a_card = { $seat } joue une carte.
question-choose_a_player = Qui vise la carte { $card } ?
waiting-choose_a_player = { $seat } dit qui vise la carte { $card }.
question-name_a_card = Quelle carte cherches-tu ?
waiting-name_a_card = { $seat } nomme une carte.
question-let_it_happen = La carte { $card } te vise. Laisse faire, ou montre une Servante.
waiting-let_it_happen = { $seat } répond à la carte { $card }.

refusal-2 = Une étape à la fois : réponds d’abord à la question posée.
refusal-3 = Tu n’as pas cette carte : joue l’une des tiennes.
refusal-4 = La carte ne peut pas viser cette personne : choisis-en une autre dans la manche.
refusal-5 = Le Garde ne peut pas chercher un Garde : nomme une autre carte.
refusal-8 = Une Servante protège cette personne : choisis-en une autre.
refusal-10 = Avec la Comtesse à côté du Roi ou d’un Prince, tu dois jouer la Comtesse.
refusal-A1 = Tu n’as pas de Servante : laisse faire.

text-round = Manche { $round }. Il reste { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche.
text-seat = { $name } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }. { $state ->
        [out] Hors de la manche.
        [protected] Sous protection.
       *[in] Dans la manche.
    } Sur la table : { $cards }
text-hand = Ta main : { $cards }
text-known = Tu connais la carte de { $name } : { $card }
text-removed = Cartes retirées : { $cards }
text-none = rien

page-board = Les personnes et les cartes sur la table
page-deck = { $deck ->
        [one] { $deck } carte restante
       *[other] { $deck } cartes restantes
    }
page-hand = Ta main
page-known = { $name } a la carte { $card }
page-player = { $state ->
        [out] { $name }, hors de la manche
        [protected] { $name }, sous protection
       *[in] { $name }
    }
page-kind = { $card } : { $seen } sur { $copies } déjà vues
page-tokens = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
page-points = { $name } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

## Mise en place

clause-1 = On mélange les seize cartes et on en met une de côté sans la regarder. À deux, on en retire trois de plus, face visible. Tout le monde reçoit une carte. Le hasard désigne qui commence la première manche.

## Un tour

clause-2 = À ton tour, pioche une carte, joue l’une de tes deux cartes et applique son effet. Puis c’est au tour de la prochaine personne à gauche qui est encore dans la manche. Qui quitte la manche pose sa main et attend la suivante.
clause-3 = On ne joue qu’une carte que l’on a en main. Elle reste face visible devant soi.
clause-4 = Garde, Prêtre, Baron, Prince et Roi visent une personne qui est dans la manche : une autre, ou soi-même avec le Prince. S’il n’y a personne, il ne se passe rien.

## Les cartes

clause-5 = Garde (1) : nomme une carte autre que Garde. Si la personne visée l’a, elle quitte la manche.
clause-6 = Prêtre (2) : regarde la main de la personne visée.
clause-7 = Baron (3) : comparez vos mains en secret. La carte la plus basse quitte la manche ; à égalité, il ne se passe rien.
clause-8 = Servante (4) : jusqu’à ton prochain tour, aucune carte ne peut te viser.
clause-9 = Prince (5) : la personne visée défausse sa main sans effet et pioche une carte ; si la pioche est vide, elle prend la carte mise de côté.
clause-10 = Comtesse (7) : elle n’a pas d’effet, mais il faut la jouer si l’on a aussi le Roi ou un Prince.
clause-11 = Princesse (8) : qui la joue ou la défausse quitte la manche.
clause-12 = Roi (6) : échange ta main avec celle de la personne visée.

## La fin

clause-13 = Une manche s’arrête quand il ne reste qu’une personne, ou après le tour qui a vidé la pioche. On montre les mains, et la carte la plus haute gagne.
clause-14 = Qui gagne une manche prend un jeton et commence la suivante.
clause-15 = À deux, sept jetons gagnent la partie ; à trois, cinq ; à quatre, quatre.

## Comment nous la lisons

clause-A1 = Avec l’option, une personne visée par une autre peut repousser la carte avec une Servante de sa main. Elle la défausse et pioche une carte. On pose la question à chaque personne visée : elle ne révèle donc rien.
clause-A2 = À main égale, la plus haute somme des cartes sur la table gagne ; si elle est égale aussi, chacune prend un jeton, et la première à partir de la personne du dernier tour commence la manche suivante.
clause-A3 = Tout le monde voit si la carte jouée était déjà en main ou vient d’être piochée. De deux cartes identiques, on joue celle qu’on vient de piocher.
