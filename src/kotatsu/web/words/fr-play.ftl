## Scènes et retour en arrière

play-go-on = Continuer
play-see-table = Regarder la table
play-play = Dérouler à partir d’ici
play-pace = Vitesse :
play-to-end = À la fin
play-from-start = Depuis le début
