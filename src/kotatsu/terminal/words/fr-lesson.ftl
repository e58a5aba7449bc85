### Les leçons au terminal, en français.

learn-how = Tape le numéro d’un choix. Entrée pour continuer ; back, skip, table et quit font ce qu’ils disent.
learn-scene = Partie { $scene } sur { $scenes } : { $title }
learn-enter = Entrée pour continuer :{" "}
learn-more = Bien, et quoi d’autre ?
learn-other = Ça se jouerait aussi. Ici, fais ce que dit la leçon.
learn-done = Tu en sais assez pour jouer ! Essaie : kotatsu play { $game }
