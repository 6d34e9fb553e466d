command-panel = Ordres à plusieurs unités
command-more = Ordres à plusieurs
group-panel = Unités en main
group-formation = Toute la formation ({ $count })
group-everybody = Toutes celles qui peuvent agir ({ $count })
group-box = Tracer un cadre
group-box-tip = Tracez un cadre autour des unités, ou touchez-les une à une.
group-rest = De même pour les autres
group-title = { $count ->
    [1] Une unité en main
   *[other] { $count } unités en main
}
group-goal = { $count ->
    [1] Indiquez un but : l'une d'elles peut y marcher.
   *[other] Indiquez un but : { $count } d'entre elles y marchent ensemble.
}
group-nothing = On ne peut rien leur ordonner ensemble en ce moment.
group-same = Comme la dernière
group-more = Plus d'ordres
group-fewer = Moins d'ordres
group-give = { $count ->
    [1] Donner cet ordre
   *[other] Donner { $count } ordres
}
group-else = Autre chose
group-nobody = Aucune ne peut le faire.
group-left = { $count ->
    [1] Une reste sans ordre
   *[other] { $count } restent sans ordre
}
group-dice = les dés tombent
group-stops-dice = La liste s'arrête où les dés tombent.
group-stops-question = La liste s'arrête où quelqu'un doit décider.
group-stops-over = La liste s'arrête avec la partie.
group-stopped-refused = { $given } donnés ; puis la règle a dit non : { $reason }
group-stopped-dice = { $given } donnés ; les dés sont tombés, il en reste { $left }.
group-stopped-question = { $given } donnés ; il y a d'abord une question, il en reste { $left }.
group-stopped-turn = { $given } donnés ; la phase est finie, il en reste { $left }.
group-stopped-over = { $given } donnés ; la partie est finie.
staff = État-major
staff-phase = État-major : finir la phase
staff-phase-short = finir la phase
staff-turn = État-major : continuer jusqu'à l'ennemi
staff-turn-short = continuer jusqu'à l'ennemi
staff-unit = État-major : cette unité
staff-unit-short = cette unité
staff-group = État-major : ces { $count }
staff-group-short = ces { $count }
staff-thinking = L'état-major est penché sur la carte …
staff-title = L'état-major propose ({ $player })
staff-nothing = L'état-major n'a rien à proposer ici.
staff-take-all = { $count ->
    [1] L'accepter
   *[other] Accepter les { $count }
}
staff-take-some = { $count ->
    [1] Accepter celui qui est coché
   *[other] Accepter les { $count } cochés
}
staff-take-none = N'en accepter aucun
staff-stops-dice = Ensuite tombent des dés qui comptent : redemandez après.
staff-stops-question = Ensuite quelqu'un doit décider : redemandez après.
staff-stops-over = Ensuite la partie est finie.
plan-panel = Un chemin sur plusieurs tours
plan-begin = Planifier sa route
plan-again = La planifier à nouveau
plan-title = La route de { $unit } :
plan-hint = indiquez un lieu après l'autre ; chacun est gardé aussitôt.
plan-end = Voilà le plan
plan-shorten = Retirer le dernier point
plan-forget = Abandonner le plan
plan-forget-of = Abandonner le plan de { $unit }
plans-title = { $count ->
    [1] Un plan
   *[other] { $count } plans
}
plans-carry-out = Exécuter les plans ({ $count })
plans-by-themselves = Exécuter les plans dès que possible
keys-formation = prendre toute la formation de l'unité en main, ou toutes celles qui peuvent agir
keys-join = ajouter l'unité en main à celles qui sont prises, ou l'en retirer
keys-box = tracer un cadre autour d'unités (aussi : Maj et glisser)
keys-repeat = le même ordre pour les autres
keys-staff = faire finir la phase par l'état-major ; encore : accepter ce qu'il propose
keys-staff-turn = faire continuer l'état-major jusqu'à ce que l'ennemi agisse
keys-plan = planifier la route de l'unité en main sur plusieurs tours
keys-carry-out = exécuter les plans
