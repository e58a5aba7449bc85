### Pikit, en français : ce que dit le coach, et ce que sont les pièces.

## Ce qu’on te demande
coach-question-play_or_take = Prends un monstre que tes dés atteignent, ou joue d’abord des cartes pour changer les dés.
coach-question-cancel_or_pass = Quelqu’un a joué une carte. Tu peux l’arrêter avec une des tiennes, qui part alors aussi.

## Ce que tu peux faire
coach-verb-reroll = Défausse une carte pour relancer un ou deux dés. Tu perds ses points.
coach-verb-steal = Défausse une carte pour en voler une au hasard. Un 3 te mordrait.
coach-verb-set_die = Défausse une carte et mets un dé sur la face de ton choix. Regarde ce que tu atteindrais.
coach-verb-draw_card = Défausse une carte et pioches-en une que personne d’autre ne voit.
coach-verb-cancel = Ta carte annule la sienne, et les deux partent. Fais-le si le coup te coûte.
coach-verb-let_pass = Ne fais rien et garde ta carte et ses points.
coach-verb-take = La carte va dans ta main : son chiffre donne ses points, son dessin son pouvoir.
coach-verb-take_both = Une carte par dé, quand les deux chiffres sont au centre.
coach-verb-take_mecha = Un double ! Son Mecha vaut 15 points, plus que n’importe quel monstre.
coach-verb-steal_mecha = Un rival a ce Mecha. Tu tires une de ses cartes au hasard : peut-être la bonne.
coach-verb-take_nothing = Rien ne t’oblige à prendre. C’est rarement malin.

## Ce qui se passe
coach-event-laid = Un nouveau monstre arrive au centre : il y a toujours quelque chose à atteindre.
coach-event-dealt = Chacun commence avec des cartes qui valent environ 10 points.
coach-event-rolled = Additionne les dés, soustrais-les ou prends-les seuls : voilà les chiffres à portée.
coach-event-played_reroll = Une carte a été dépensée pour relancer. On peut encore l’annuler.
coach-event-played_steal = Une carte a été dépensée pour voler. On peut encore l’annuler.
coach-event-played_set = Une carte a été dépensée pour régler un dé. On peut encore l’annuler.
coach-event-played_draw = Une carte a été dépensée pour piocher. On peut encore l’annuler.
coach-event-played_cancel = Une carte en arrête une autre. Même ça peut s’annuler.
coach-event-let_pass = Personne ne l’arrête ici, alors ça continue.
coach-event-cancelled = Cette carte ne fait rien et part pour de bon.
coach-event-rerolled = Nouveaux dés, nouveaux chiffres à portée.
coach-event-turned = Le dé montre maintenant la face voulue.
coach-event-stole = Une carte a changé de main, et tout le monde l’a vue.
coach-event-stole_mecha = Un Mecha a changé de main : 15 points avec lui.
coach-event-found_nothing = Il n’y avait aucune carte à voler.
coach-event-wounded = Un 3 volé blesse le voleur : 3 points de moins à la fin.
coach-event-drew = Personne d’autre ne connaît cette carte.
coach-event-drew_unseen = Quelqu’un a une carte que tu n’as pas vue.
coach-event-took = La carte est en main : des points, et un pouvoir à dépenser.
coach-event-took_mecha = Un Mecha vaut 15 points. Un voleur peut le tirer de la main.
coach-event-took_nothing = Rien n’a été pris, et le tour est fini.
coach-event-last_turns = La pioche est vide : chacun a un dernier tour. Dépense les pouvoirs qui rapportent.
coach-event-stalled = Plus personne ne prend rien depuis longtemps : la partie se termine.
coach-event-most = La majorité de 1 rapporte 15 points.
coach-event-won = On compte la main, les Mecha et le bonus des 1. Maintenant tu connais le jeu !

## Les pièces
part-die = Dé
about-die = Tu atteins la somme des deux dés, leur différence, et chaque chiffre seul.
about-pile = Les nouveaux monstres viennent d’ici. Quand elle est vide, chacun a un dernier tour.
about-discard = Les cartes jouées. Elles ne reviennent jamais.
part-face = Face
about-face = La face sur laquelle ta carte met le dé.
part-fan = Main d’une personne
about-fan = Les cartes de cette personne. Tu vois combien, pas lesquelles.
about-mecha = Vaut 15 points. Son double le prend. Dans une main, il peut être volé.
about-creature-1 = Vaut 1 point. Qui en a le plus à la fin gagne 15 de plus.
about-creature-2 = Vaut 2 points. Ou joue-le pour relancer un ou deux dés.
about-creature-3 = Vaut 3 points. Le voleur qui le tire en perd 3.
about-creature-4 = Vaut 4 points. Ou joue-le pour voler une carte au hasard.
about-creature-5 = Vaut 5 points. Ou joue-le pour piocher une carte.
about-creature-6 = Vaut 6 points. Ou joue-le pour annuler la carte d’un rival.
about-creature-7 = Vaut 7 points. Ou joue-le pour mettre un dé sur la face voulue.
about-creature-8 = Vaut 8 points. En prendre un, c’est prendre tous les 8 du centre.
about-creature-9 = Vaut 9 points. Ou joue-le comme n’importe lequel des cinq pouvoirs.
about-creature-10 = Vaut 10 points. Ou joue-le comme n’importe lequel des cinq pouvoirs.
about-creature-11 = Vaut 11 points, le plus de tous. Ou joue-le comme n’importe lequel des cinq pouvoirs.
