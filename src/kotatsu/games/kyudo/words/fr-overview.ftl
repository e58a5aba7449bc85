### Kyudo, en français : le jeu en deux minutes.

overview-goal = Remplis tous les cercles de ta cible, sans que personne ait plus de spectateurs que toi. Ou sois le dernier archer avec des spectateurs. Chacun en a 20 au départ.
overview-step-roll = Lance quatre dés. Tu peux en relancer autant que tu veux, deux fois. Ils montrent des flèches et cinq couleurs.
overview-step-aim = Des flèches avec une couleur touchent la cible : chaque flèche coche un cercle. Une couleur pleine est fermée. Dès lors, tes flèches y font fuir les spectateurs des autres.
overview-step-flag = Deux dés d’une couleur ou plus remplissent son drapeau. Un coin plein te donne des cercles ou un jeton. Les jetons attaquent, protègent ou changent un dé.
overview-end = Coche ton dernier cercle et tu gagnes aussitôt, si personne n’a plus de spectateurs. Un archer sans spectateurs est éliminé.
