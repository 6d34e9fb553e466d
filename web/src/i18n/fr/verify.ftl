verify = Vérifier une partie
verify-dice = Vérifier les dés
verify-lead = Choisissez ou déposez une partie enregistrée, et la preuve de ses dés si elle fut jouée sur un serveur. Chaque jet est recalculé : ce qui fut annoncé est à côté de ce qui en sort.
verify-where = Les fichiers sont envoyés à ce serveur, qui vérifie, répond et ne garde rien ; la vérification demande donc la connexion. Qui ne veut pas s'y fier lance « grognard game verify PARTIE --dice PREUVE », qui n'a besoin de rien d'autre.
verify-choose = Choisir la partie et la preuve
verify-noted = Engagement noté au début (facultatif)
verify-again = Vérifier de nouveau
verify-save = Partie : { $name }
verify-proof = Preuve : { $name }
verify-none-chosen = Aucune partie choisie.
verify-neither = Ce n'est ni une partie enregistrée ni une preuve de dés.
verify-this-game = cette partie
verify-this-proof = ses dés
verify-fails = Quelque chose n'est pas comme il faut.
verify-holds = { $count ->
    [0] Aucun dé n'a été jeté ; le fichier est tel qu'il fut écrit.
    [1] Le seul jet est comme il faut.
   *[other] Les { $count } jets sont tous comme il faut.
}
verify-none = Le fichier est intact, mais il ne contient pas le secret de ses dés : ajoutez la preuve.
verify-typed = Les joueurs ont jeté leurs propres dés : il n'y a rien à recalculer.
verify-waits = Le secret des dés est montré quand la partie est finie ; d'ici là rien ne peut être recalculé.
verify-typed-some = { $wrong ->
    [1] Le fichier est intact. Un jet n'est pas celui de sa graine : il fut saisi à la main, ou jeté ailleurs.
   *[other] Le fichier est intact. { $wrong } jets ne sont pas ceux de sa graine : ils furent saisis à la main, ou jetés ailleurs.
}
verify-practice = Partie pour s'exercer : les dés pouvaient être repris.
verify-only = seulement les jets qui sortent autrement
verify-entry = Entrée
verify-claimed = Annoncé
verify-derived = Recalculé
verify-unknown = inconnu
verify-other = sort autrement
verify-same = sort pareil
verify-all-same = Aucun jet ne sort autrement.
