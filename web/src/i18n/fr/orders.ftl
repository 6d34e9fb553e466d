pick-from = depuis { $hex }
pick-from-any = depuis l’hexagone que désignent les règles
pick-via = par { $hexes }
arrivals = En attente à côté de la carte
arrivals-waiting = { $count ->
    [1] Une unité attend à côté de la carte : prenez-la, puis un hexagone éclairé
   *[other] { $count } unités attendent à côté de la carte : prenez-en une, puis un hexagone éclairé
}
arrivals-where = { $unit } : où entre-t-elle ?
fault = Un incident s’est produit dans cette page. La partie elle-même est à l’abri sur le serveur.
fault-part = Cette partie de la page est en panne. La partie jouée est à l’abri sur le serveur.
fault-again = Réessayer
fault-reload = Recharger la page
unit-down = Reposer cette unité (Échap)
hint-beneath = Au même endroit : { $units }. Un autre clic au même point prend le suivant.
