odds-title = Ce qui peut en sortir
odds-outcomes = Résultats et leurs chances
odds-throw = { $throw } : { $dice } { $total }
odds-commit = Valider : { $order }
odds-rest = { $count ->
    [1] un autre résultat :
   *[other] { $count } autres résultats, ensemble :
}
odds-if = Si :
odds-or-if = ou :
odds-best = Au mieux
odds-worst = Au pire
odds-worth = Ce que vaut chaque modificateur
odds-tree = Tous les résultats
odds-reckoning = Calcul en cours …
odds-modifier = Modificateur
odds-points = Points de réussite
odds-refused = interdit sans lui
odds-no-modifiers = Aucun modificateur.
odds-pin = Épingler, pour comparer à une autre
odds-pinned = Épinglée : choisissez-en une autre à comparer
odds-unpin = Retirer celle qui est épinglée
odds-compare = Comparaison
choice-then = Ensuite : { $what }
odds-average = En moyenne :
threats-title = Menacé par
threats-more = { $count ->
    [1] et un autre
   *[other] et { $count } autres
}
