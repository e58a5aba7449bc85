### Tiki Topple, en français : le jeu en deux minutes.

overview-goal = Neuf tikis sont empilés sur un totem. Chacun a une mission secrète avec trois d’entre eux. Place tes trois tikis en haut avant la fin de la manche, et marque le plus de points.
overview-step-mission = Voici ta mission. Le premier tiki rapporte 9 points tout en haut. Le deuxième en rapporte 5 dans les deux premiers, le troisième 2 dans les trois premiers.
overview-step-lift = À ton tour, tu joues une carte. Ici, Up 2 fait monter un tiki de deux places. D’autres cartes en font descendre un ou en échangent deux.
overview-step-toast = Toast jette le tiki du bas. Il ne rapporte rien jusqu’à la manche suivante. Regarde ce que font les autres : ça trahit leur mission.
overview-end = La manche s’arrête quand il reste trois tikis ou plus aucune carte. On montre les missions, qui rapportent. Après trois ou quatre manches, le plus de points gagne.
