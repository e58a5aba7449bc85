### Kyudo, en français : les règles point par point, et les refus.

## Dans la boîte

clause-1 = Un carnet de fiches. Sur la tienne : une cible avec des cercles de cinq couleurs, l’attrait de chaque couleur, cinq drapeaux et une tribune de 20 spectateurs.
clause-2 = Quatre dés, chacun avec une flèche et les cinq couleurs.
clause-3 = Les couleurs : noir, orange, vert, bleu et rouge, chacune avec son signe : [black] [orange] [green] [blue] [red].
clause-4 = Neuf jetons, trois de chaque : Puissance, Bouclier et Joker. [power] [shield] [wild]
clause-5 = Quatre personnages avec chacun son talent, un pointeur en forme de flèche, une piste de dés et un sac.
clause-6 = L’attrait de chaque couleur : 1 pour noir et orange, 2 pour vert et bleu, 3 pour rouge.

## Mise en place

clause-7 = Une fiche et un personnage par archer, pioché et posé face visible.
clause-8 = De chaque jeton, il y en a au centre un de moins que d’archers.
clause-9 = Le hasard, ou qui vous voulez, désigne qui tire en premier.
clause-10 = Dans le sens horaire, le deuxième archer coche une case de drapeau, le troisième deux et le quatrième trois, chaque fois dans un autre drapeau.
clause-11 = Chacun commence avec 20 spectateurs.

## Comment gagner

clause-12 = Ferme toutes les couleurs de ta cible sans que personne ait davantage de spectateurs que toi, ou sois le dernier à en avoir. Si ton dernier spectateur s’en va, tu es hors jeu.

## Ton tour

clause-13 = Lance les quatre dés. Tu peux relancer deux fois ceux que tu veux, et t’arrêter quand tu veux.
clause-14 = Ensuite, associe tes dés. Plusieurs associations, c’est permis, mais un dé ne sert qu’une fois.
clause-15 = Viser : une flèche ou plus et un seul dé de couleur. Chaque flèche coche un cercle de cette couleur.
clause-16 = Drapeau : deux dés ou plus d’une même couleur cochent autant de cases de son drapeau.
clause-17 = Combo ultime : quatre flèches. Chaque adversaire perd 4 spectateurs ; seul un Bouclier protège.
clause-18 = Talent : quatre couleurs différentes te donnent le talent de ton personnage.

## Fermer une couleur

clause-19 = Quand tous tes cercles d’une couleur sont cochés, tu l’as fermée.
clause-20 = Les flèches que tu y tires ensuite mordent : pour chacune, chaque adversaire qui n’a pas fermé la couleur perd autant de spectateurs que son attrait. Les flèches comptent une par une : celle qui coche le dernier cercle ferme, les suivantes mordent déjà.
clause-21 = Les spectateurs partent en commençant par le numéro 20.

## Drapeaux et jetons

clause-22 = Un drapeau a quatre coins. Remplis toutes les cases d’un coin et son coup part : quatre fois au plus dans la partie. Un drapeau plein ne prend plus rien.
clause-23 = Le noir a 3 cases par coin, le rouge 2.
clause-24 = Les coups : cocher deux cercles vides au choix ; prendre une Puissance, qui fera coûter 4 à chaque flèche dans une couleur que tu as fermée, le temps d’un tour ; prendre un Bouclier, qui annule une perte ; cocher un cercle vide au choix ; prendre un Joker, qui change un dé après tes lancers. S’il n’y a plus ce jeton au centre, vole-le à un adversaire.
clause-25 = Un jeton dépensé retourne au centre.

## Talents

clause-26 = Cerf : choisis vert ou bleu. Chaque adversaire ajoute un cercle de cette couleur, même s’il l’avait fermée.
clause-27 = Loup : chaque adversaire défausse un jeton de son choix, s’il en a. Puis tu prends celui que tu veux au centre.
clause-28 = Singe : pose un dé sur ta carte. Les autres en lancent trois jusqu’à ton prochain tour, que tu commences en le rendant.
clause-29 = Renard : pose le pointeur sur une couleur. Jusqu’à ton prochain tour, chaque dé de cette couleur à la fin des lancers d’un adversaire lui coûte un spectateur.

## La fin

clause-30 = Coche ton dernier cercle et tu gagnes aussitôt si personne n’a davantage de spectateurs que toi. L’égalité suffit.
clause-31 = Si quelqu’un en a davantage, on continue, jusqu’à ce que tu en aies fait fuir assez ou qu’un archer mieux entouré remplisse sa cible.

## Exemples

clause-32 = Trois flèches et bleu : trois cercles bleus.
clause-33 = Une flèche, noir, vert et rouge : un cercle, dans une des trois couleurs.
clause-34 = Deux flèches, noir et bleu : deux cercles noirs, deux bleus, ou un de chaque.
clause-35 = Trois cercles verts déjà cochés, puis trois flèches et vert : la première ferme le vert, les deux autres coûtent 4 spectateurs à chaque adversaire qui ne l’a pas fermé.
clause-36 = Une flèche, noir et deux verts : un cercle vert et deux dés perdus, ou un cercle noir et deux cases vertes.

## Ce que la boîte ne dit pas

clause-U1 = Cercles de la cible : noir 3, orange 3, vert 4, bleu 4, rouge 5.
clause-U2 = Cases par coin et coups : noir 3, deux cercles ; orange 3, Puissance ; vert 3, Bouclier ; bleu 2, un cercle ; rouge 2, Joker.
clause-U3 = Le Renard pointe, le Cerf ajoute des cercles, le Singe garde un dé, le Loup court après les jetons.
clause-U4 = Les deux autres jetons s’appellent Puissance et Joker.

## Notre lecture

clause-A1 = On peut viser plusieurs fois dans un tour : deux flèches et deux couleurs donnent un cercle de chaque.
clause-A2 = Les dés laissés de côté ne font rien, et rien n’oblige à associer.
clause-A3 = Avec deux paires, on peut cocher deux drapeaux dans le même tour.
clause-A4 = Tu choisis les coins où tu coches tes cases, et tu peux en mêler plusieurs. Cela compte quand un coin peut se remplir : remplis-le et le coup part, ou répartis les cases sur d’autres coins et garde le coup pour plus tard.
clause-A5 = Les cases cochées avant de commencer ne remplissent jamais un coin.
clause-A6 = Tu choisis dans quel ordre tes associations comptent.
clause-A7 = Un coup qui coche des cercles prend n’importe lesquels, ou ceux qui restent. Ce n’est pas une flèche : il ne mord jamais.
clause-A8 = On peut avoir plusieurs jetons du même type. Si tu les as tous, le coup ne donne rien.
clause-A9 = Un Bouclier annule entièrement une perte - un tir, un combo ultime, un décompte du pointeur - pour toi seul.
clause-A10 = La Puissance sert aussi pour les flèches en trop du tir qui ferme la couleur.
clause-A11 = Le Joker s’utilise après le dernier lancer et avant d’associer, autant de fois que tu en as, et change la face. Le pointeur compte ce que les dés montrent alors.
clause-A12 = Une couleur fermée qui reçoit un cercle est rouverte jusqu’à ce qu’il soit coché. Cela peut se répéter.
clause-A13 = Avec le Loup, les jetons défaussés arrivent d’abord au centre, puis tu choisis. Rien au centre, rien pour toi.
clause-A14 = Avec trois dés, ni combo ultime ni talent. Le dé et le pointeur reviennent aussi quand l’archer qui les garde est hors jeu.
clause-A15 = Les jetons d’un archer hors jeu retournent au centre.
clause-A16 = Après chaque effet : un archer qui a rempli sa cible et a au moins autant de spectateurs que chacun gagne. S’ils sont deux, c’est celui dont c’est le tour, sinon le suivant.
clause-A17 = Si le pointeur te prend ton dernier spectateur, ton tour s’arrête avant d’associer.
clause-A18 = Le combo ultime touche tout le monde, quoi que chacun ait fermé.
clause-A19 = Si les derniers adversaires tombent ensemble, l’archer dont c’est le tour a gagné.

refusal-7 = Les personnages se choisissent avant de jouer seulement, et chacun une seule fois.
refusal-10 = Ce n’est qu’avant de jouer que tu coches des cases seules, chaque fois dans un autre drapeau.
refusal-13 = Les dés se lancent au début de ton tour, trois fois au plus.
refusal-14 = Les dés s’associent après tes lancers, et pas tant qu’une autre question attend.
refusal-15 = Il te faut autant de flèches et un dé libre de cette couleur. Vise avec ce que montrent tes dés.
refusal-16 = Un drapeau demande au moins deux dés libres de sa couleur. Prends une couleur que tu as en double.
refusal-17 = Le combo ultime demande quatre flèches.
refusal-18 = Ton talent demande quatre couleurs différentes.
refusal-20 = Tous ceux qui sont encore en jeu ont fermé cette couleur, toi aussi : personne ne partirait. Vise ailleurs.
refusal-26 = Seul le talent du Cerf ajoute des cercles, verts ou bleus.
refusal-27 = Tu défausses quand le talent du Loup te le demande, et seulement un jeton que tu as.
refusal-28 = Ce dé est sur la carte du Singe. Lance les trois autres.
refusal-29 = Le pointeur ne bouge qu’avec le talent du Renard : quatre couleurs différentes.
refusal-22 = Ce drapeau est plein. Utilise ces dés autrement.
refusal-A4 = Il n’y a rien à retenir : où que tu les coches, ces cases remplissent autant de coins, ou aucune case n’est à répartir.
refusal-A7 = Les cercles offerts viennent avec les coups des drapeaux, et seulement là où un cercle est vide.
refusal-A8 = On ne vole que si le centre n’en a plus, et à quelqu’un qui en a.
refusal-A9 = On te propose un Bouclier quand tu vas perdre des spectateurs, si tu en as un.
refusal-A10 = On te propose une Puissance quand tes flèches touchent une couleur que tu as fermée et que quelqu’un n’a pas fermée, si tu en as une.
refusal-A11 = Un Joker, si tu en as un, met un dé lancé sur une autre face à la fin de tes lancers.
refusal-A13 = Seul le talent du Loup prend le jeton de ton choix, et seulement un jeton au centre une fois que les autres ont défaussé.
