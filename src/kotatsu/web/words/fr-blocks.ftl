# Bloquer quelqu’un et signaler un message, à une table.

blocks-how-table = Si tu bloques quelqu’un, tu ne vois plus ce qu’il écrit, ni ici, ni à d’autres tables, ni au salon. La partie continue comme avant : il garde sa place et n’en sait rien. Le salon et les liens de groupe ne t’assoient jamais à côté de lui.
blocked-tag = bloqué
blocked-now = Tu ne vois plus les messages de cette personne ({ $name }). La partie continue.
unblocked-now = Tu vois de nouveau les messages de cette personne ({ $name }).
blocks-mine = Les personnes que tu as bloquées
host-report-table = à une table
