### Pikit, en français : le jeu en deux minutes.

overview-goal = Ramasse des cartes monstres. Chaque carte vaut son chiffre en points. Mais elle a aussi un pouvoir, et s’en servir te coûte la carte.
overview-step-take = Tu lances deux dés. Prends au milieu une carte égale à leur somme, à leur différence ou à un dé. Les cartes à portée sont éclairées.
overview-step-bend = Rien d’intéressant à portée ? Joue des cartes avant de prendre. Ici, un 7 met un dé sur la face voulue. Le 7 part, avec ses points.
overview-step-double = Un double ? Son robot, le Mecha, vaut 15 points. Prends-le, ou tente de le voler à qui l’a.
overview-end = Quand la pioche est vide, chacun a un dernier tour. Compte cartes et Mecha, 15 pour la majorité de 1, moins tes blessures. Le plus haut total gagne.
