### King of Tokyo, en français : le jeu en deux minutes.

overview-goal = Tu es un monstre géant. On gagne avec 20 étoiles, ou en restant le dernier debout. Chacun commence avec 10 cœurs ; sans cœurs, on est éliminé.
overview-step-roll = Lance six dés jusqu’à trois fois et garde ce qui te plaît. Trois chiffres égaux rapportent des étoiles. L’énergie achète, les cœurs soignent, les baffes frappent.
overview-step-tokyo = Un monstre est dans Tokyo et frappe tous les autres. Eux le frappent lui. Frappé, il peut fuir, et l’attaquant entre pour 1 étoile.
overview-step-buy = Achète des cartes avec ton énergie. Certaines agissent aussitôt, d’autres te donnent un pouvoir. Dans Tokyo les dés ne soignent pas, mais ton tour commence avec 2 étoiles.
overview-end = La partie finit avec le tour où quelqu’un a 20 étoiles, ou quand il reste un seul monstre. Si tous tombent ensemble, personne ne gagne.
