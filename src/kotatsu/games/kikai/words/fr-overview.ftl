### KIKAI, en français : le jeu en deux minutes.

overview-goal = Tu montes des machines avec du rebut et tu attires des fans. Les expos te rendent célèbre, et la renommée rapporte à chacune des quatre manches. Le plus de points gagne.
overview-step-card = À chaque tour, tu joues une carte. Elle dit dans quel quartier tu agis. Deux cartes pareilles te laissent agir partout. Tu y fais ensuite une chose sur quatre.
overview-step-build = Un : construire. Une machine, ce sont des pieds, puis un corps, puis une tête. Chaque élément coûte de l’énergie et a une couleur.
overview-step-deploy = Deux : ouvrir une rue avec tes cubes. Les fans la suivent jusqu’à tes machines. Chaque cube qui quitte ton plateau découvre plus d’énergie.
overview-step-bring = Trois : attirer des fans. Chacun se met devant un élément de sa couleur, qui te rapporte aussitôt. Vide un square et ton panneau s’y dresse.
overview-step-exhibit = Quatre : faire une expo. Elle prend tes fans d’ici et te donne de l’énergie. Chaque fan rapporte de la renommée : ton influence dans sa couleur.
overview-end = Après chaque manche, le Maître paie la renommée, surtout à la première. Après quatre manches, on compte tout. Six panneaux font gagner tout de suite.
