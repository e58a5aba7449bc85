### Kyudo, en français : les règles point par point, et les refus.

## Dans la boîte

clause-1 = Un carnet de fiches. Sur la tienne : une cible avec des cercles de cinq couleurs, l'attrait de chaque couleur, cinq drapeaux et une tribune de 20 spectateurs.
clause-2 = Quatre dés, chacun avec une flèche et les cinq couleurs.
clause-3 = Les couleurs : noir, orange, vert, bleu et rouge, chacune avec son signe : [black] [orange] [green] [blue] [red].
clause-4 = Neuf jetons, trois de chaque : Puissance, Bouclier et Joker. [power] [shield] [wild]
clause-5 = Quatre personnages avec chacun son talent, un pointeur en forme de flèche, une piste de dés et un sac.
clause-6 = L'attrait d'une flèche : 1 en noir et orange, 2 en vert et bleu, 3 en rouge.

## Mise en place

clause-7 = Une fiche et un personnage par archer, pioché et posé face visible.
clause-8 = De chaque jeton, il y en a au centre un de moins que d'archers.
clause-9 = Le hasard, ou qui vous voulez, désigne qui tire en premier.
clause-10 = Dans le sens horaire, le deuxième archer coche une case de drapeau, le troisième deux et le quatrième trois, chaque fois dans un autre drapeau.
clause-11 = Chacun commence avec 20 spectateurs.

## Comment gagner

clause-12 = Ferme toutes les couleurs de ta cible sans que personne ait plus de spectateurs que toi, ou sois le dernier à en avoir. Si ton dernier spectateur s'en va, tu es hors jeu.

## Ton tour

clause-13 = Lance les quatre dés. Tu peux relancer deux fois ceux que tu veux, et t'arrêter quand tu veux.
clause-14 = Ensuite, associe tes dés. Plusieurs associations, c'est permis, mais un dé ne sert qu'une fois.
clause-15 = Viser : une flèche ou plus et un seul dé de couleur. Chaque flèche coche un cercle de cette couleur.
clause-16 = Drapeau : deux dés ou plus d'une même couleur cochent autant de cases de son drapeau.
clause-17 = Combo ultime : quatre flèches. Chaque adversaire perd 4 spectateurs ; seul un Bouclier protège.
clause-18 = Talent : quatre couleurs différentes te donnent le talent de ton personnage.

## Fermer une couleur

clause-19 = Quand tous tes cercles d'une couleur sont cochés, tu l'as fermée.
clause-20 = Les flèches que tu y tires ensuite mordent : chaque adversaire qui ne l'a pas fermée perd son attrait à chaque flèche. Les flèches comptent une par une : celle qui coche le dernier cercle ferme, les suivantes mordent déjà.
clause-21 = Les spectateurs partent en commençant par le numéro 20.

## Drapeaux et jetons

clause-22 = Un drapeau a quatre coins. Remplis toutes les cases d'un coin et son coup part : quatre fois au plus dans la partie.
clause-23 = Le noir a 3 cases par coin, le rouge 2.
clause-24 = Les coups : cocher deux cercles vides au choix ; prendre une Puissance, qui fera coûter 4 à chaque flèche dans une couleur que tu as fermée, le temps d'un tour ; prendre un Bouclier, qui annule une perte ; cocher un cercle vide au choix ; prendre un Joker, qui change un dé après tes lancers. S'il n'y a plus ce jeton au centre, vole-le à un adversaire.
clause-25 = Un jeton dépensé retourne au centre.

## Talents

clause-26 = Cerf : choisis vert ou bleu. Chaque adversaire ajoute un cercle de cette couleur, même s'il l'avait fermée.
clause-27 = Loup : chaque adversaire défausse un jeton de son choix, s'il en a. Puis tu prends celui que tu veux au centre.
clause-28 = Singe : pose un dé sur ta carte. Les autres en lancent trois jusqu'à ton prochain tour, que tu commences en le rendant.
clause-29 = Renard : pose le pointeur sur une couleur. Jusqu'à ton prochain tour, chaque dé de cette couleur à la fin des lancers d'un adversaire lui coûte un spectateur.

## La fin

clause-30 = Coche ton dernier cercle et tu gagnes aussitôt si personne n'a plus de spectateurs. L'égalité suffit.
clause-31 = Si quelqu'un en a plus, on continue, jusqu'à ce que tu en aies fait fuir assez ou qu'un archer mieux entouré remplisse sa cible.

## Exemples

clause-32 = Trois flèches et bleu : trois cercles bleus.
clause-33 = Une flèche, noir, vert et rouge : un cercle, dans une des trois couleurs.
clause-34 = Deux flèches, noir et bleu : deux cercles noirs, deux bleus, ou un de chaque.
clause-35 = Trois cercles verts déjà cochés, puis trois flèches et vert : la première ferme le vert, les deux autres coûtent 4 spectateurs à chaque adversaire qui ne l'a pas fermé.
clause-36 = Une flèche, noir et deux verts : un cercle vert et deux dés perdus, ou un cercle noir et deux cases vertes.

## Ce que la boîte ne dit pas

clause-U1 = Cercles de la cible : noir 3, orange 3, vert 4, bleu 4, rouge 5.
clause-U2 = Cases par coin et coups : noir 3, deux cercles ; orange 3, Puissance ; vert 3, Bouclier ; bleu 2, un cercle ; rouge 2, Joker.
clause-U3 = Le Renard pointe, le Cerf ajoute des cercles, le Singe garde un dé, le Loup court après les jetons.
clause-U4 = Les deux autres jetons s'appellent Puissance et Joker.

## Notre lecture

clause-A1 = On peut viser plusieurs fois dans un tour : deux flèches et deux couleurs donnent un cercle de chaque.
clause-A2 = Les dés laissés de côté ne font rien, et rien n'oblige à associer.
clause-A3 = Avec deux paires, on peut cocher deux drapeaux dans le même tour.
clause-A4 = Les cases se remplissent coin après coin et débordent dans le suivant. Un drapeau plein n'en prend plus.
clause-A5 = Les cases cochées avant de commencer ne remplissent jamais un coin.
clause-A6 = Tu choisis dans quel ordre tes associations comptent.
clause-A7 = Un coup qui coche des cercles prend n'importe lesquels, ou ceux qui restent. Ce n'est pas une flèche : il ne mord jamais.
clause-A8 = On peut avoir plusieurs jetons du même type. Si tu les as tous, le coup ne donne rien.
clause-A9 = Un Bouclier annule entièrement une perte - un tir, un combo ultime, un décompte du pointeur - pour toi seul.
clause-A10 = La Puissance sert aussi pour les flèches en trop du tir qui ferme la couleur.
clause-A11 = Le Joker s'utilise après le dernier lancer et avant d'associer, autant de fois que tu en as, et change la face. Le pointeur compte ce que les dés montrent alors.
clause-A12 = Une couleur fermée qui reçoit un cercle est rouverte jusqu'à ce qu'il soit coché. Cela peut se répéter.
clause-A13 = Avec le Loup, les jetons défaussés arrivent d'abord au centre, puis tu choisis. Rien au centre, rien pour toi.
clause-A14 = Avec trois dés, ni combo ultime ni talent. Le dé et le pointeur reviennent aussi quand leur archer est hors jeu.
clause-A15 = Les jetons d'un archer hors jeu retournent au centre.
clause-A16 = Après chaque effet : un archer qui a rempli sa cible et a au moins autant de spectateurs que chacun gagne. S'ils sont deux, c'est celui dont c'est le tour, sinon le suivant.
clause-A17 = Si le pointeur te prend ton dernier spectateur, ton tour s'arrête avant d'associer.
clause-A18 = Le combo ultime touche tout le monde, quoi que chacun ait fermé.
clause-A19 = Si les derniers adversaires tombent ensemble, l'archer dont c'est le tour a gagné.

refusal-7 = Les personnages se choisissent avant de jouer, et chacun une seule fois. Prends-en un qui est libre.
refusal-10 = Ces cases-là se cochent avant de jouer, chaque fois dans un autre drapeau. Prends un drapeau encore vide.
refusal-13 = Tu ne peux pas lancer maintenant : trois lancers par tour, avant tout le reste.
refusal-14 = Il n'y a rien à associer maintenant. Réponds d'abord à la question.
refusal-15 = Il te faut autant de flèches et un dé libre de cette couleur. Vise avec ce que montrent tes dés.
refusal-16 = Un drapeau demande au moins deux dés libres de sa couleur. Prends une couleur que tu as en double.
refusal-17 = Le combo ultime demande quatre flèches.
refusal-18 = Ton talent demande quatre couleurs différentes.
refusal-20 = Tout le monde a fermé cette couleur, toi aussi : personne ne partirait. Vise ailleurs.
refusal-26 = Le Cerf ajoute des cercles verts ou bleus. Choisis l'une de ces couleurs.
refusal-27 = Tu n'as pas ce jeton. Défausse un des tiens.
refusal-28 = Ce dé est sur la carte du Singe. Lance les trois autres.
refusal-29 = Le pointeur ne bouge qu'avec le talent du Renard : quatre couleurs différentes.
refusal-A4 = Ce drapeau est plein. Utilise ces dés autrement.
refusal-A7 = Pas de cercle vide ici, ou pas de cercle offert. Prends une couleur encore ouverte.
refusal-A8 = On ne vole que si le centre n'en a plus, et à quelqu'un qui en a.
refusal-A9 = Un Bouclier ne se dépense que quand tu vas perdre des spectateurs.
refusal-A10 = Une Puissance ne se dépense que quand tes flèches touchent une couleur que tu as fermée.
refusal-A11 = Le Joker change un dé après tes lancers. Choisis un dé lancé et une autre face.
refusal-A13 = Ce jeton n'est pas au centre. Prends-en un qui y est.
