### La leçon de Pikit, en français.

lesson-first = Pikit en trois minutes

lesson-first-take = Prendre des cartes
lesson-first-take-1 = Tu collectionnes des monstres, les Kaiju. Tes deux dés disent lesquels tu peux prendre.
lesson-first-take-2 = 3 et 4 font 7 : le 7 est à toi. Touche-le, il vaut 7 points.
lesson-first-take-2-hint = Tu pourrais prendre le 1, leur différence, ou bien le 3 et le 4. Le 7 vaut mieux.
lesson-first-take-3 = 2 et 6 font 8. Prends un 8, et tous ceux du centre viennent avec.
lesson-first-take-3-hint = Deux 8 d’un coup, ça fait 16 points. Touche-les.

lesson-first-double = Un double
lesson-first-double-1 = 3 et 3 : avec un double, tu peux prendre son Mecha. Touche-le, il vaut 15 points.
lesson-first-double-1-hint = Le Mecha rapporte plus que toutes les cartes. Touche celui marqué 3-3.

lesson-first-cancel = Pas question
lesson-first-cancel-1 = { $friend } joue un 2 pour relancer. Ton 6 peut annuler sa carte : touche-le.
lesson-first-cancel-1-hint = Laisser passer se défend aussi. Cette fois, sers-toi de ton 6.
lesson-first-cancel-2 = Une carte jouée est perdue, avec ses points. Joue-la seulement si elle te rapporte davantage.

lesson-first-play = Jouer des cartes
lesson-first-play-1 = Un 4 vole une carte au hasard à { $friend }. Touche ton 4, puis sa main.
lesson-first-play-1-hint = Joue d’abord le 4. Prendre met fin à ton tour, ça vient en dernier.
lesson-first-play-2 = Un 5 de gagné ! Touche maintenant ton 2, puis le second dé, pour le relancer.
lesson-first-play-2-hint = Relance seulement le second dé : le 2, puis ce dé.
lesson-first-play-3 = 4 et 3 : tu peux prendre le 7. Prendre met fin à ton tour.
lesson-first-play-3-hint = Ici, c’est le 7 qui vaut le plus.
lesson-first-play-4 = Un 5 pioche une carte, un 7 tourne un dé. Le 9, le 10 et le 11 savent tout faire.

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis : joue une carte, ou prends-en une qui brille.
lesson-first-yours-2 = Bien joué. Tu peux jouer plusieurs cartes, l’une après l’autre, avant de prendre.

lesson-first-end = La fin
lesson-first-end-1 = Il reste une carte dans la pile. Prends le 11, et la pile est vide.
lesson-first-end-1-hint = Le 11 est la meilleure carte du jeu. Touche-le.
lesson-first-end-2 = Chacun a un dernier tour. Qui a le plus de 1 gagne 15 points, et un 3 volé coûte 3 au voleur.
