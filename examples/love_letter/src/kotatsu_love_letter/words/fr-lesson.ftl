### La leçon de Love Letter, en français.

lesson-first = Love Letter en deux minutes

lesson-first-turn = Une carte de trop
lesson-first-turn-1 = Tu as une carte en main. À ton tour, tu en pioches une autre et tu en joues une.
lesson-first-turn-2 = Touche la Servante : jusqu’à ton prochain tour, personne ne peut te viser.
lesson-first-turn-2-hint = Garde le Garde pour plus tard. La Servante te protège.
lesson-first-turn-3 = Le dernier en jeu gagne un jeton. S’il en reste plusieurs à la fin, c’est la plus forte carte.

lesson-first-guard = Bien deviné
lesson-first-guard-1 = Touche le Garde, puis { $friend }, et nomme le Prince. Si elle l’a, elle sort.
lesson-first-guard-1-hint = Joue le Garde sur { $friend }, et nomme le Prince.
lesson-first-guard-2 = Touché ! La manche est à toi, et un jeton avec. Distribue la suivante.
lesson-first-guard-2-hint = La manche est finie. Touche le bouton pour distribuer.
lesson-first-guard-3 = À deux, le premier à sept jetons gagne.

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis. Chaque carte dit ce qu’elle fait.
lesson-first-yours-2 = Bien. Qui doit poser la Princesse sort de la manche : garde-la bien.
