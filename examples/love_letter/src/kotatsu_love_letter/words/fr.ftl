### Love Letter, en français.

tagline = Une carte en main, une piochée, une jouée : fais parvenir ta lettre à la Princesse avant les autres.

card-none = aucune carte
card-guard = Garde
card-priest = Prêtre
card-baron = Baron
card-handmaid = Servante
card-prince = Prince
card-king = Roi
card-countess = Comtesse
card-princess = Princesse
card-bishop = Évêque
named-priest = Prêtre
named-baron = Baron
named-handmaid = Servante
named-prince = Prince
named-king = Roi
named-countess = Comtesse
named-princess = Princesse
named-bishop = Évêque

effect-guard = nomme une carte : qui l’a est éliminé
effect-priest = regarde une main
effect-baron = compare : le plus faible sort
effect-handmaid = personne ne peut te viser
effect-prince = une main est défaussée
effect-king = échange les mains
effect-countess = passe avant Roi et Prince
effect-princess = pose-la et tu sors
effect-bishop = nomme une carte : gagne un jeton

option-court = La cour
option-court-classic = Seize cartes
option-court-bishop = Avec l’Évêque

action-guard = Garde : { $victim } a la carte { $named } ?
action-bishop = Évêque : { $victim } a la carte { $named } ?
action-priest = Prêtre : regarder la main de { $victim }
action-baron = Baron : comparer avec { $victim }
action-prince = Prince : défausser la main de { $victim }
action-king = Roi : échanger ta main avec { $victim }
action-handmaid = Servante : à l’abri jusqu’à ton prochain tour
action-countess = Comtesse : la poser
action-princess = Princesse : la poser, et sortir
action-in_vain = { $card } : jouer la carte sans effet
action-change = Défausser ta carte et en piocher une autre
action-deal = Distribuer la manche suivante
action-keep = Garder ta carte

event-round_begins = { $you ->
        [yes] Manche { $round } : à toi de commencer.
       *[no] Manche { $round } : { $seat } commence.
    }
event-turned_up = Retournée : { $card }. Elle est hors de la manche.
event-drew = { $you ->
        [yes] Ta nouvelle carte : { $card }.
       *[no] Nouvelle carte de { $seat } : { $card }.
    }
event-drew_unseen = { $you ->
        [yes] Tu pioches une carte.
       *[no] { $seat } pioche une carte.
    }
event-played = { $you ->
        [yes] { $slot_id ->
            [drawn] Tu joues la carte piochée : { $card }.
           *[held] Tu joues la carte que tu avais : { $card }.
        }
       *[no] { $slot_id ->
            [drawn] { $seat } joue la carte piochée : { $card }.
           *[held] { $seat } joue la carte gardée en main : { $card }.
        }
    }
slot-held = la carte gardée
slot-drawn = la carte piochée
event-chose = { $you ->
        [yes] Tu choisis { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } te choisit.
           *[no] { $seat } choisit { $victim }.
        }
    }
event-named = { $you ->
        [yes] Tu dis que { $victim } a la carte { $named }.
       *[no] { $victim_you ->
            [yes] { $seat } dit que tu as la carte { $named }.
           *[no] { $seat } dit que { $victim } a la carte { $named }.
        }
    }
event-guessed_wrong = { $you ->
        [yes] Raté : { $victim } a une autre carte.
       *[no] { $victim_you ->
            [yes] Raté : tu as une autre carte.
           *[no] Raté : { $victim } a une autre carte.
        }
    }
event-guessed_right = { $you ->
        [yes] Bien vu : { $victim } a la carte { $card }.
       *[no] { $victim_you ->
            [yes] Bien vu : tu as la carte { $card }.
           *[no] Bien vu : { $victim } a la carte { $card }.
        }
    }
event-saw = { $you ->
        [yes] Tu vois la carte de { $victim } : { $card }.
       *[no] { $victim_you ->
            [yes] { $seat } voit ta carte : { $card }.
           *[no] { $seat } voit la carte de { $victim } : { $card }.
        }
    }
event-equal = { $you ->
        [yes] { $victim } et toi avez la même carte.
       *[no] { $victim_you ->
            [yes] { $seat } et toi avez la même carte.
           *[no] { $seat } et { $victim } ont la même carte.
        }
    }
event-traded = { $you ->
        [yes] Tu échanges ta main avec { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } échange sa main avec toi.
           *[no] { $seat } échange sa main avec { $victim }.
        }
    }
event-discarded = { $you ->
        [yes] Tu défausses : { $card }.
       *[no] { $seat } défausse : { $card }.
    }
event-out = { $you ->
        [yes] Tu es hors de la manche : { $card }.
       *[no] { $seat } est hors de la manche : { $card }.
    }
event-kept = { $you ->
        [yes] Tu gardes ta carte.
       *[no] { $seat } garde sa carte.
    }
event-showed = { $you ->
        [yes] Tu montres : { $card }.
       *[no] { $seat } montre : { $card }.
    }
event-token = { $you ->
        [yes] Un jeton pour toi : { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        } en tout.
       *[no] Un jeton pour { $seat } : { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        } en tout.
    }
event-won = { $you ->
        [yes] La Princesse lit ta lettre : tu gagnes avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        } !
       *[no] La Princesse lit la lettre de { $seat }, qui gagne avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
    }

question-play_a_card = Joue une de tes deux cartes.
waiting-play_a_card = { $seat } choisit une carte.
question-begin_a_round = La manche est finie. Distribue la suivante.
waiting-begin_a_round = { $seat } distribue la manche suivante.
question-change_your_card = Tout le monde connaît ta carte. Tu la changes, ou tu la gardes ?
waiting-change_your_card = { $seat } peut changer de carte.

text-round = Manche { $round } ; il faut { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } pour gagner.
text-pile = Pioche : { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
text-turned-up = Retournées, hors de la manche : { $cards }.
text-player = { $name } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $state ->
        [out] hors de la manche
        [protected] à l’abri
       *[in] dans la manche
    } ; joué : { $cards }.
text-hand = Ta main : { $cards }.
text-known = Tu connais une carte de { $name } : { $card }.
text-card = { $value } { $card }

page-pile = { $cards ->
        [0] La pioche est vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
page-aside = Mise de côté
page-turned-up = Hors de la manche
page-before = Cartes jouées par { $name }
page-protected = à l’abri
page-out = hors de la manche
page-hand = Ta main
page-named = Cartes à nommer
page-player = { $name }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
page-tokens = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
page-known = a { $card }
page-result = Jetons d’affection
pile = Pioche

## Le matériel

clause-1 = Seize cartes : cinq Gardes, deux Prêtres, deux Barons, deux Servantes, deux Princes, et un seul Roi, une seule Comtesse, une seule Princesse.
clause-2 = Chaque carte a une valeur : Garde 1, Prêtre 2, Baron 3, Servante 4, Prince 5, Roi 6, Comtesse 7, Princesse 8.

## Les manches

clause-3 = À chaque manche, on mélange toutes les cartes en une pioche, et chacun en reçoit une.
clause-4 = On met une carte de côté, face cachée, sans que personne ne la voie.
clause-5 = À deux, on retourne encore trois cartes, qui restent hors de la manche.
clause-6 = Qui gagne une manche reçoit un jeton, distribue la suivante et la commence. À deux, 7 jetons gagnent la partie, à trois 5, à quatre 4.

## Ton tour

clause-7 = Tu pioches une carte, puis tu joues une de tes deux cartes.
clause-8 = La carte jouée va face visible devant toi et y reste ; puis elle fait effet.
clause-9 = Un joueur éliminé pose sa carte face visible et ne joue plus de la manche. On ne peut plus le viser.

## Les cartes

clause-10 = Garde : nomme un joueur et une carte. S’il a cette carte, il est éliminé.
clause-11 = Prêtre : regarde la main d’un autre joueur.
clause-12 = Baron : un autre joueur et toi comparez vos mains en secret. La plus faible est éliminée ; à égalité, rien ne se passe.
clause-13 = Servante : jusqu’à ton prochain tour, personne ne peut te viser.
clause-14 = Prince : un joueur, toi peut-être, défausse sa carte sans effet et en pioche une autre.
clause-15 = Roi : échange ta main avec un autre joueur.
clause-16 = Comtesse : si tu l’as avec le Roi ou un Prince, tu dois la jouer. Elle n’a pas d’effet.
clause-17 = Princesse : qui la pose, pour quelque raison que ce soit, est éliminé.
clause-18 = Si tous les autres sont à l’abri, une carte qui vise un autre joueur se joue sans effet.

## La fin d’une manche

clause-19 = Une manche finit quand il ne reste qu’un joueur, ou à la fin d’un tour quand la pioche est vide. On montre alors les mains qui restent : la plus forte carte gagne, à égalité le plus fort total de cartes posées.

## Avec l’Évêque

clause-20 = Une option ajoute une carte, l’Évêque, de valeur 9. Nomme un joueur et une carte ; s’il l’a, tu reçois aussitôt un jeton.
clause-21 = Ce joueur peut alors défausser sa carte et en piocher une autre, s’il en reste. Rien d’autre ne se joue avant sa réponse.
clause-22 = Quand on montre les mains à la fin d’une manche, la Princesse bat l’Évêque.

## Comment nous le lisons

clause-A1 = On ne peut pas nommer un Garde.
clause-A2 = Seul un Prince peut se jouer sur soi-même.
clause-A3 = Les joueurs encore à égalité reçoivent tous un jeton ; le premier d’entre eux après le dernier qui a commencé commence. Ceux qui atteignent ensemble le dernier jeton partagent la victoire.
clause-A4 = Quand un Prince fait piocher et que la pioche est vide, on prend la carte mise de côté.
clause-A5 = Le hasard désigne qui commence la première manche.
clause-A6 = La carte piochée se place à droite de celle que tu avais : tout le monde voit laquelle des deux tu joues. De deux cartes identiques, on joue la nouvelle.

refusal-6 = Les manches se suivent : distribue quand une manche est finie, joue quand elle est en cours.
refusal-7 = Tu n’as pas cette carte. Joue une de tes deux cartes.
refusal-9 = Il n’y a personne en jeu à cette place. Choisis un joueur encore dans la manche.
refusal-13 = Ce joueur est à l’abri jusqu’à son prochain tour. Choisis-en un autre.
refusal-16 = Avec le Roi ou un Prince en main, tu dois jouer la Comtesse.
refusal-18 = Cette carte a un effet possible. Joue-la pour ça.
refusal-20 = Il n’y a pas d’Évêque dans ce paquet. Nomme une autre carte.
refusal-21 = Changer de carte est la réponse à un Évêque, et la seule : à ton tour, joue une carte ; si on te le demande, change ou garde.
refusal-A2 = Tu ne peux pas jouer cette carte sur toi-même. Choisis un autre joueur.
