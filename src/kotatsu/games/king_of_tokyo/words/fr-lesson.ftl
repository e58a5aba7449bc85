### La leçon de King of Tokyo, en français.

lesson-first = King of Tokyo en trois minutes

lesson-first-goal = Les dés
lesson-first-goal-1 = Ce monstre géant, c’est toi. Gagne avec 20 étoiles, ou sois le dernier en vie.
lesson-first-goal-2 = Tu lances six dés, jusqu’à trois fois. Touche les deux 3 pour les garder, puis relance le reste.
lesson-first-goal-2-hint = Cette fois, garde seulement les deux 3, puis relance les autres.
lesson-first-goal-3 = Trois 3 rapportent 3 étoiles. Chaque [energy] donne une énergie, chaque [smash] une baffe. Arrête-toi là.
lesson-first-goal-3-hint = Ces dés sont très bien. Touche le bouton pour t’arrêter.

lesson-first-tokyo = Dans Tokyo
lesson-first-tokyo-1 = Tokyo était vide : ta baffe t’y fait entrer, pour 1 étoile. De là, tu frappes tous les autres.
lesson-first-tokyo-2 = Avec 2 énergies, pas encore de carte. Termine, et { $friend } lance les dés.
lesson-first-tokyo-2-hint = Garde ton énergie pour une carte. Touche le bouton pour terminer.
lesson-first-tokyo-3 = { $friend } t’a mis deux baffes : 2 cœurs en moins. Tu peux fuir, et elle doit prendre ta place.
lesson-first-tokyo-3-hint = Rester rapporte 2 étoiles à ton prochain tour. Cette fois, essaie de fuir.
lesson-first-tokyo-4 = Maintenant { $friend } est dans Tokyo. Tes baffes sont pour elle, et les siennes pour vous deux.

lesson-first-cards = Cœurs et cartes
lesson-first-cards-1 = Chaque [heart] rend un cœur, mais jamais dans Tokyo. Arrête-toi, et ramasse aussi ton énergie.
lesson-first-cards-1-hint = Des cœurs et de l’énergie : tout ce qu’il te faut. Touche le bouton pour t’arrêter.
lesson-first-cards-2 = Cinq énergies paient une carte. Touche la Queue à piquants : tes attaques comptent une baffe de plus.
lesson-first-cards-2-hint = Toutes les cartes sont bonnes. Celle-ci te sert dès maintenant.
lesson-first-cards-3 = Certaines cartes restent devant toi, d’autres servent une fois. Un appui long sur une carte te le dit.

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis. Touche les dés à garder, puis relance, ou arrête-toi tout de suite.
lesson-first-yours-2 = Bravo ! Trois chiffres identiques rapportent des étoiles, et chaque dé de plus en ajoute une.

lesson-first-win = Les dernières étoiles
lesson-first-win-1 = Tu as 18 étoiles, et trois 2 en rapportent 2. Arrête-toi !
lesson-first-win-1-hint = Tout ce qu’il te faut est sur la table. Touche le bouton pour t’arrêter.
lesson-first-win-2 = Gagné, avec 20 étoiles ! Commencer son tour dans Tokyo en rapporte 2 : méfie-toi des autres.

symbol-energy = énergie
symbol-smash = baffe
symbol-heart = cœur
