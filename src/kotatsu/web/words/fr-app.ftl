### L’application sans réseau, en français.

offline-title = Tu es hors ligne
offline-banner = Tu es hors ligne. Cette page est une copie gardée ; rien ne peut changer.
offline-can = Tu peux relire ce que tu as déjà ouvert sur cet appareil : l’étagère, tes parties, des règles et des parties terminées.
offline-none = Rien n’a encore été gardé ici.
offline-cannot = Tu ne peux ni jouer, ni voir les coups des autres, ni ouvrir une table. Les parties en cours reprennent dès ton retour ; aucun coup n’est perdu.
offline-again = Réessayer
