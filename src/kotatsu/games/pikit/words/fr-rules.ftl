### Les règles de Pikit avec nos mots, et pourquoi un coup est refusé.

## Le matériel

clause-1 = 53 Kaijus, six Mechas et quatre aides de jeu.
clause-2 = Deux dés.
clause-3 = Six jetons Double, un par Mecha, et six jetons Blessure.
clause-4 = Un sabot à deux cases : la pioche d’un côté, la défausse de l’autre.
clause-5 = De deux à quatre joueurs ; chacun son aide de jeu, qu’on retourne à la fin si on touche le bonus des 1.

## Mise en place

clause-6 = Chacun reçoit une aide de jeu.
clause-7 = Les six Mechas sont posés face visible, chacun avec son jeton Double.
clause-8 = Les Blessures attendent sur le côté.
clause-9 = On mélange les Kaijus en une pioche face cachée. À côté, une place pour la défausse.
clause-10 = À deux, on laisse dans la boîte deux cartes de chaque valeur de 1 à 8 : il reste 37 Kaijus.
clause-11 = On retourne huit Kaijus au centre.
clause-12 = Ta main de départ : tu retournes des cartes jusqu’à totaliser 10 ou plus, puis tu les prends en main, à l’abri des regards. Par exemple 5, puis 2, puis 8 : 15 en trois cartes.

## Ton tour

clause-13 = D’abord, tu lances les deux dés. On tourne dans le sens horaire, le plus jeune commence.
clause-14 = Ensuite, tu joues autant de cartes que tu veux, l’une après l’autre. Une carte jouée part pour de bon à la défausse, puis elle fait effet.
clause-15 = Puis tu peux te servir au centre : une carte égale à la somme de tes dés, ou une égale à leur différence, ou une ou deux cartes égales à leurs faces, une par dé. Si rien ne va, il n’y a rien à prendre.
clause-16 = Enfin, on complète le centre à huit avec la pioche, et c’est au suivant.

## Les doubles

clause-17 = Un double t’ouvre autre chose : prendre le Mecha de ce double s’il est sur la table, ou, si un autre joueur l’a, piocher une carte au hasard dans sa main. Tout le monde la voit et tu la gardes, Mecha ou pas.
clause-18 = Le jeton Double reste devant celui qui a le Mecha et le suit partout. Tout le monde sait donc où sont les Mechas.

## L’effet des Kaijus

clause-19 = Six effets se jouent : relancer un ou deux dés ; voler une carte au hasard, la montrer et la garder ; mettre un dé sur la face de ton choix ; piocher une carte pour tes seuls yeux ; annuler, à tout moment, la carte qu’un autre vient de jouer ; et le joker, qui fait l’un des cinq.
clause-20 = Trois effets ne se jouent pas. Le 1 : le plus de 1 à la fin rapporte 15 points. Le 3 : si tu le voles, tu le défausses aussitôt et tu prends une Blessure. Le 8 : tu en prends un au centre, tu les prends tous.
clause-21 = Le 2 relance.

## La fin

clause-22 = Dès que la pioche est vide, la fin approche : chacun joue encore un tour.
clause-23 = Tu marques la valeur de tes Kaijus, 15 par Mecha, 15 pour le plus de 1, moins 3 par Blessure.
clause-24 = À égalité, le moins de cartes en main gagne, Kaijus et Mechas compris. Encore à égalité, on partage.

## Deux exemples

clause-25 = Tu fais 1 et 3 et tu joues un 2 pour relancer : 1 et 6. Tu peux prendre le 7 (6 + 1), ou le 5 (6 − 1), ou un 1 et le 6. Tu prends le 7, et on retourne une carte.
clause-26 = 39 points de Kaijus, 15 pour un Mecha, 15 pour le plus de 1, moins 3 pour une Blessure : 66.

## Ce que la boîte ne dit pas

clause-U1 = Six cartes de chaque valeur de 1 à 7, huit du 8, et une seule de 9, de 10 et de 11 : 53.
clause-U2 = Le 2 relance, le 4 vole, le 5 pioche, le 6 annule, le 7 règle un dé ; 9, 10 et 11 sont des jokers.
clause-U3 = Les dés ont six faces. Aucun Kaiju ne vaut 12 : ce lancer est pour le Mecha.

## Comment nous le lisons

clause-A1 = Sur un double, tu prends des Kaijus ou tu vises le Mecha, pas les deux.
clause-A2 = Un double montre deux fois la même valeur : tu peux en prendre deux cartes. Sa différence est 0 et ne donne rien.
clause-A3 = Si tu as déjà le Mecha de ton double, il ne t’apporte rien de plus.
clause-A4 = Se servir n’est jamais obligatoire : tu peux ne rien prendre, même si quelque chose va.
clause-A5 = Le 3 blesse son voleur, quelle que soit la façon de le voler.
clause-A6 = Un vol peut tomber sur un Mecha ; son jeton suit.
clause-A7 = On ne vole pas un joueur sans cartes.
clause-A8 = Hors de ton tour, tu ne peux qu’annuler, et seulement une carte jouée par un autre : ni une prise, ni un double, ni un effet spécial. Une annulation s’annule aussi. On demande dans le sens horaire, à partir du voisin de celui qui a joué, et seulement à ceux qui peuvent. Une carte annulée reste à la défausse.
clause-A9 = Un dé se met sur n’importe quelle face.
clause-A10 = On ne pioche pas dans une pioche vide. En piocher la dernière carte déclenche aussitôt la fin.
clause-A11 = Quand la pioche est vide, le centre reste tel quel. La défausse ne revient jamais.
clause-A12 = Le tour qui vide la pioche se joue jusqu’au bout ; puis chacun en joue encore un, dans l’ordre, y compris celui qui l’a vidée.
clause-A13 = Il faut au moins un 1 pour le bonus ; tous les ex æquo le touchent.
clause-A14 = Le 8 ne s’atteint que par la somme : 2 et 6, 3 et 5, ou 4 et 4.
clause-A15 = Les cartes se jouent l’une après l’autre, et c’est l’état des dés au moment de prendre qui compte.
clause-A16 = Un Mecha ne se joue pas et ne se défausse pas.
clause-A17 = Le nombre de tes cartes est public, pas leur valeur. Tout le monde a vu celles qui étaient visibles ou qui ont été volées.
clause-A18 = Le hasard désigne le plus jeune.
clause-A19 = Si aucun Kaiju ne bouge pendant vingt tours de table entiers, ni pris, ni joué, ni volé, les derniers tours commencent.
clause-A20 = On annonce tout en jouant sa carte : quels dés, quelle face, quelle victime, quel effet du joker. C’est seulement après qu’on peut l’annuler.
clause-A21 = Quand une annulation est elle-même annulée, la première carte n’est pas encore sauvée : on interroge ceux à qui on ne l’avait pas encore demandé.

refusal-14 = Tu n’as pas cette carte. Joue une carte de ta main.
refusal-15 = Tes dés ne vont pas jusque-là. Prends leur somme, leur différence ou une de leurs faces, ou change-les avec une carte.
refusal-17 = Il faut un double pour un Mecha. Sers-toi au centre, ou règle un dé.
refusal-18 = Regarde où est son jeton Double : un Mecha sur la table se prend, dans une main il se vole.
refusal-19 = Il n’y a rien à annuler. Joue une carte à ton tour, ou sers-toi.
refusal-A3 = Tu as déjà ce Mecha. Sers-toi au centre.
refusal-A7 = Impossible de voler là. Choisis un autre joueur qui a des cartes.
refusal-A8 = Une carte vient d’être jouée. Annule-la, ou laisse passer ; le jeu reprend ensuite.
refusal-A10 = La pioche est vide. Joue autre chose, ou sers-toi.
