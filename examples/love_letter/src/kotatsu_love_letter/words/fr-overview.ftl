### Love Letter, en français : le jeu en deux minutes.

overview-goal = Ta lettre doit atteindre la Princesse. Reste en dernier dans la manche, ou garde la plus forte carte quand la pioche est vide.
overview-step-two = Tu tiens une carte. À ton tour, tu en pioches une seconde, puis tu joues l’une des deux et tu fais ce qu’elle dit.
overview-step-guess = Ici, le Garde nomme le Prince. C’est juste : l’autre est éliminé, et la manche est gagnée.
overview-end = Qui gagne une manche prend un jeton. À deux, sept jetons font gagner la partie ; à plusieurs, il en faut moins.
