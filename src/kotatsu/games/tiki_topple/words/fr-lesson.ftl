### La leçon de Tiki Topple, en français.

lesson-first = Tiki Topple en deux minutes

lesson-first-goal = Ta mission
lesson-first-goal-1 = Neuf visages, les tikis, se dressent sur un totem. Ta mission secrète en nomme trois.
lesson-first-goal-2 = Seules les trois premières places paient. Lokahi rapporte 9 tout en haut, Wikiwiki 5 dans les deux premiers, Hookipa 2.

lesson-first-climb = Grimper
lesson-first-climb-1 = Tu joues une carte par tour. Touche Up 2, puis Lokahi : il grimpe de deux places.
lesson-first-climb-1-hint = Essaie d’abord l’autre : avec Up 2, Lokahi passe tout en haut.
lesson-first-climb-2 = Aïe ! { $friend } a joué Puh, et Lokahi redescend de deux places. Elle aussi a une mission secrète.

lesson-first-tricks = Tes autres cartes
lesson-first-tricks-1 = Topple envoie un tiki tout en bas. Essaie sur Nui, juste au-dessus de Lokahi.
lesson-first-tricks-1-hint = Ici, c’est Nui qui gêne : touche Topple, puis Nui.
lesson-first-tricks-2 = Wiki échange deux tikis. Touche Wiki, puis Nani et Lokahi.
lesson-first-tricks-2-hint = Wiki demande les deux : Nani tout en haut et Lokahi en dessous.
lesson-first-tricks-3 = Toast retire du totem le tiki le plus bas. Jamais comme première carte d’une manche.
lesson-first-tricks-3-hint = Touche Toast, puis le tiki tout en bas.
lesson-first-tricks-4 = Lokahi est de nouveau en tête. Quand il ne reste que trois tikis, la manche s’arrête aussitôt.

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis. Lokahi est en tête, et un coup de pouce ferait du bien à Wikiwiki.
lesson-first-yours-2 = Bien joué ! Une carte jouée ne revient qu’à la manche suivante.

lesson-first-count = Les points
lesson-first-count-1 = C’est ta dernière carte. Touche Up 1, puis Wikiwiki : dans les deux premiers, il rapporte 5.
lesson-first-count-1-hint = En troisième place, Wikiwiki ne rapporte rien. Fais-le monter d’une place.
lesson-first-count-2 = Plus de cartes : les missions paient et ton pion avance. Après quatre manches, le meilleur total gagne.
