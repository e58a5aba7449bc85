### La leçon de Kyudo, en français.

lesson-first = Kyudo en trois minutes

lesson-first-aim = Viser
lesson-first-aim-1 = Voici ta cible, avec des cercles de cinq couleurs. Remplis-les tous pour gagner.
lesson-first-aim-2 = Tu lances quatre dés, jusqu’à trois fois. Touche le dé [red] et relance-le.
lesson-first-aim-2-hint = Garde les flèches et le [blue]. Relance seulement le dé [red].
lesson-first-aim-3 = Trois flèches et une couleur : voilà un tir. Arrête-toi là.
lesson-first-aim-3-hint = Difficile de faire mieux. Touche le bouton pour t’arrêter.
lesson-first-aim-4 = Chaque flèche coche un cercle de la couleur choisie. Touche [blue], puis prends les trois flèches.
lesson-first-aim-4-hint = Mets les trois flèches dans le [blue].

lesson-first-close = Fermer une couleur
lesson-first-close-1 = Le public en bas, c’est le tien : 20 spectateurs. Et il manque un cercle à ton [blue].
lesson-first-close-2 = Encore deux flèches et du [blue] ! Arrête-toi là.
lesson-first-close-2-hint = Tu as ce qu’il faut. Touche le bouton pour t’arrêter.
lesson-first-close-3 = La première flèche ferme le [blue]. La deuxième fait alors fuir des spectateurs chez { $friend }.
lesson-first-close-3-hint = Mets les deux flèches dans le [blue].
lesson-first-close-4 = { $friend } perd 2 spectateurs, car son [blue] est ouvert. Sans spectateurs, on est éliminé.

lesson-first-flags = Les drapeaux
lesson-first-flags-1 = Pas de flèche, mais deux dés [red]. Arrête-toi : deux couleurs pareilles remplissent un drapeau.
lesson-first-flags-1-hint = Deux couleurs pareilles, c’est ce qu’on veut. Touche le bouton pour t’arrêter.
lesson-first-flags-2 = Touche le drapeau [red] et coche deux cases. Elles remplissent un coin, et un coin plein rapporte.
lesson-first-flags-2-hint = Coche les deux cases dans le même coin, sans les répartir.
lesson-first-flags-3 = Le coin t’a donné un Joker, et te voilà avec trois flèches. Arrête-toi là.
lesson-first-flags-3-hint = Ton Joker fera le reste. Touche le bouton pour t’arrêter.
lesson-first-flags-4 = Dépense le Joker : il tourne un dé comme tu veux. Touche le dé [black] et fais-en une flèche.
lesson-first-flags-4-hint = Seul le dé [black] n’est pas encore une flèche. Change-le.
lesson-first-flags-5 = Quatre flèches, c’est le combo ultime. Chaque adversaire perd 4 spectateurs d’un coup.
lesson-first-flags-5-hint = Ne gâche pas quatre flèches. Touche le combo ultime.
lesson-first-flags-6 = D’autres drapeaux donnent des cercles, une Puissance qui fait plus mal, ou un Bouclier pour ton public.

lesson-first-talent = Ton talent
lesson-first-talent-1 = Quatre couleurs différentes réveillent le talent de ton archer. Arrête-toi là.
lesson-first-talent-1-hint = Quatre couleurs d’un coup, c’est rare. Touche le bouton pour t’arrêter.
lesson-first-talent-2 = Tu es le Singe, qui garde un dé. Utilise ton talent.
lesson-first-talent-2-hint = Ton talent vaut mieux qu’une fin de tour. Utilise-le.
lesson-first-talent-3 = Jusqu’à ton prochain tour, { $friend } lance trois dés. Chaque archer a un autre talent.

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis. Touche les dés à relancer, ou arrête-toi.
lesson-first-yours-2 = Bien. Tu peux former plusieurs groupes, mais chaque dé ne sert qu’une fois.

lesson-first-win = Le dernier cercle
lesson-first-win-1 = Il manque un cercle [red], et tu as une flèche et du [red]. Arrête-toi !
lesson-first-win-1-hint = Ton dernier cercle est sur la table. Touche le bouton pour t’arrêter.
lesson-first-win-2 = Tire dans le [red].
lesson-first-win-2-hint = Le dernier cercle ouvert est [red].
lesson-first-win-3 = Gagné ! Une cible pleine gagne si personne n’a plus de spectateurs que toi.
