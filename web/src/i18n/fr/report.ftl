report = Bilan de la bataille
report-open = Lire le bilan de la bataille
report-so-far = Bilan provisoire
report-back = Retour à la partie
report-won = Victoire : { $side }.
report-running = La bataille continue : tour { $turn } sur { $turns }.
report-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
report-losses = Pertes : { $side }
report-formation = Grande unité
report-start = Au départ
report-lost = Perdus
report-gone = Partis
report-men = Hommes perdus
report-all = Total
report-strength = Force sur la carte, tour par tour
report-as-table = La même chose en tableau
report-turn = Tour
report-set-up = Mise en place
report-turning-points = Les tournants
report-favours = Tour { $turn }, en faveur de { $side }
report-none = Rien n'a changé l'équilibre.
report-fortunes = Chance et talent
report-fortunes-how = En points de victoire : la chance est ce que les dés ont donné au-delà des probabilités exactes, le talent ce que valaient les ordres selon celles-ci et sur le terrain.
report-luck = Dés
report-skill = Ordres
report-measuring = La part de la chance est en cours de calcul …
report-all-orders = { $count ->
    [1] Le seul ordre qui a compté, vu de : { $side }
   *[other] Les { $count } ordres qui ont compté, vus de : { $side }
}
report-by = Par
report-order = Ordre
report-rolls = Jets
report-where = Où des pions ont été perdus
report-unit = Pion
report-fate = Ce qu'il est devenu
report-hex = Lieu
report-none-lost = Aucun pion n'a été perdu.
report-watch = La revoir
report-dice = Preuve des dés
report-dice-how = Un fichier d'où chacun peut retrouver tous les dés : grognard game verify --dice
