### Les leçons de KIKAI, en français.

lesson-first = KIKAI en huit minutes

lesson-first-feet = Tes premiers pieds
lesson-first-feet-1 = Tu construis des machines de bric et de broc, les KIKAI, dans six quartiers. Après quatre manches, qui a le plus de points gagne.
lesson-first-feet-2 = Toute machine commence par des pieds. Touche les bottes bleues, puis Casino.
lesson-first-feet-2-hint = Tous les quartiers iraient. Pour la leçon, mets les bottes bleues à Casino.
lesson-first-feet-3 = Un distributeur va donner tes flyers. Touche la rue vers le square de la Fontaine : des fans y attendent.
lesson-first-feet-3-hint = Choisis la rue entre Casino et le square de la Fontaine.
lesson-first-feet-4 = { $friend } a posé les siens. Mets tes bottes rouges à Train Station.
lesson-first-feet-4-hint = Les bottes rouges vont à Train Station.
lesson-first-feet-5 = Encore un distributeur, dans la rue vers le square du Parvis.
lesson-first-feet-5-hint = Choisis la rue entre Train Station et le square du Parvis.

lesson-first-build = Construire
lesson-first-build-1 = Un tour commence par une carte de quartier : tu agis là. Touche Diner.
lesson-first-build-1-hint = Touche une carte Diner.
lesson-first-build-2 = Il y a quatre actions. D’abord, construire : touche les ressorts bleus, des pieds à 2 énergies.
lesson-first-build-2-hint = Les ressorts bleus sont parmi les éléments à acheter.
lesson-first-build-3 = Un mégaphone paierait une seconde action. Garde le tien et continue.
lesson-first-build-3-hint = Ce mégaphone te servira plus tard. Touche le bouton pour continuer.
lesson-first-build-4 = Chaque tour finit par une nouvelle carte. Touche la carte Diner ouverte.
lesson-first-build-4-hint = Prends la carte Diner à côté de la pioche.
lesson-first-build-5 = Une échelle paierait une carte de plus. Garde-la, et finis ton tour.
lesson-first-build-5-hint = Ton échelle te servira mieux plus tard. Finis ton tour.

lesson-first-flyers = Les flyers
lesson-first-flyers-1 = La deuxième action met des flyers dans les rues. Rejoue Diner.
lesson-first-flyers-1-hint = Touche une carte Diner.
lesson-first-flyers-2 = Un distributeur coûte 2 énergies et ouvre la voie aux fans. Touche la rue vers le square de la Terrasse.
lesson-first-flyers-2-hint = Choisis la rue entre Diner et le square de la Terrasse.

lesson-first-fans = Les fans
lesson-first-fans-1 = Des fans de trois couleurs attendent sur les squares. Tes ressorts bleus à Diner plaisent aux bleus.
lesson-first-fans-2 = Deux cartes pareilles te laissent agir partout. Touche la paire de Parking, puis Diner.
lesson-first-fans-2-hint = Garde tes cartes seules. Joue les deux Parking pour agir à Diner.
lesson-first-fans-3 = La troisième action attire des fans par tes rues. Touche le square de la Terrasse : un fan bleu te suit.
lesson-first-fans-3-hint = Un fan bleu attend sur le square de la Terrasse. Touche-le.

lesson-first-show = L’expo
lesson-first-show-1 = Ton fan t’a donné un mégaphone, comme le disent les ressorts. Joue Train Station pour en attirer un autre.
lesson-first-show-1-hint = Touche la carte Train Station.
lesson-first-show-2 = Un fan rouge attend sur le square du Parvis. Touche-le : tes bottes rouges te donnent 2 énergies.
lesson-first-show-2-hint = Touche le square du Parvis.
lesson-first-show-3 = Dépense maintenant un mégaphone pour une seconde action : touche Diner.
lesson-first-show-3-hint = Joue la carte Diner, là où se tient ton fan bleu.
lesson-first-show-4 = La quatrième action est l’expo : tes fans regardent, tu gagnes de l’énergie et de la renommée.
lesson-first-show-4-hint = Touche le bouton qui lance l’expo.
lesson-first-show-5 = Un autre mégaphone appelle ton fan rouge de Train Station, juste à côté.
lesson-first-show-5-hint = Touche Train Station pour appeler ce fan.
lesson-first-show-6 = Chaque fan donne autant de renommée que ton influence dans sa couleur. Des pieds donnent 1 influence.
lesson-first-show-7 = Prends la carte Parking.
lesson-first-show-7-hint = Prends la carte Parking à côté de la pioche.
lesson-first-show-8 = Cette fois, dépense l’échelle : touche la pioche et prends une carte de plus.
lesson-first-show-8-hint = Touche la pioche.
lesson-first-show-9 = À la fin d’une manche, le Maître paie ta renommée en points. Puis elle repart de zéro.

lesson-first-taller = Grandir
lesson-first-taller-1 = Cette machine a un corps. Avec une échelle, il donne 2 influences : touche la machine.
lesson-first-taller-1-hint = Ton échelle est pour la machine de Diner.
lesson-first-taller-2 = Des pieds, un corps, une tête : finissons-la. Joue Diner.
lesson-first-taller-2-hint = Touche une carte Diner.
lesson-first-taller-3 = Touche la lampe de bureau rouge : une tête demande deux échelles pour ses 3 influences.
lesson-first-taller-3-hint = La lampe rouge est parmi les têtes à acheter.
lesson-first-taller-4 = C’est la première tête du quartier : sa tuile bonus est à toi. Elle paie tout de suite.

lesson-first-poster = Les panneaux
lesson-first-poster-1 = Il reste un fan sur le square de la Terrasse. Joue Diner pour aller le chercher.
lesson-first-poster-1-hint = Touche une carte Diner.
lesson-first-poster-2 = Touche le square de la Terrasse : quand tu vides un square, tu y poses un panneau.
lesson-first-poster-2-hint = Le dernier fan bleu attend sur le square de la Terrasse.
lesson-first-poster-3 = Chaque panneau donne quelque chose, une fois. Choisis celui de l’échelle.
lesson-first-poster-3-hint = Cette fois, prends le panneau qui donne une échelle.
lesson-first-poster-4 = Une échelle pour toi, et des points pour le square. Six panneaux, et tu gagnes aussitôt !

lesson-first-yours = À toi
lesson-first-yours-1 = Maintenant, choisis. Quelle carte jouerais-tu ?
lesson-first-yours-2 = Bien. Là, tu pourrais construire, mettre des flyers, attirer des fans ou faire une expo.
lesson-first-yours-3 = La renommée paie le plus à la première manche : ta ligne compte quatre fois. Une tuile avec un moins coûte des points tant que tu n’y construis rien.

lesson-advanced = KIKAI, mode Avancé

lesson-advanced-start = Le départ
lesson-advanced-start-1 = Cette fois, tu commences sans rien. Mais la tuile sous tes pieds te donne ce qu’elle montre.
lesson-advanced-start-2 = Mets les bottes bleues à Casino, et regarde.
lesson-advanced-start-2-hint = Les bottes bleues vont à Casino.
lesson-advanced-start-3 = Ce que montrait la tuile est à toi. Regarde donc bien avant de poser tes pieds.

lesson-advanced-head = D’autres tuiles bonus
lesson-advanced-head-1 = Les tuiles bonus changent, et certaines durent toute la partie. Joue Diner.
lesson-advanced-head-1-hint = Touche une carte Diner.
lesson-advanced-head-2 = Construis la lampe rouge : ici, la tuile fait partir un fan.
lesson-advanced-head-2-hint = La lampe rouge est parmi les têtes à acheter.
lesson-advanced-head-3 = Choisis le fan qui s’en va. Le square de la Terrasse n’en a qu’un : touche-le.
lesson-advanced-head-3-hint = Vide le square de la Terrasse, il n’a qu’un fan.
lesson-advanced-head-4 = Le square est vide, ton panneau s’y pose. Ici, c’est le square qui donne son bonus : une échelle.

lesson-advanced-master = Un Maître sévère
lesson-advanced-master-1 = Les cinq premières lignes te coûtent de l’énergie. Les 6 et 7 en donnent, les 8 et 9 donnent un mégaphone.
lesson-advanced-master-2 = À la fin, chaque fan pris vaut 1 point. Chaque point d’influence aussi.
