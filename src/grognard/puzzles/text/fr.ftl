# De quoi il s'agit.
puzzle-theme-square = Le carré
puzzle-theme-flank = Le flanc
puzzle-theme-rally = Le ralliement
puzzle-theme-concentrate = Concentrer
puzzle-theme-hold = Tenir le terrain
puzzle-theme-hold-back = Ne pas attaquer
puzzle-theme-withdraw = Céder à temps
puzzle-theme-pursuit = La poursuite
puzzle-theme-target = La bonne cible
puzzle-grade-1 = facile
puzzle-grade-2 = moins facile
puzzle-grade-3 = difficile

# Ce qui est demandé.
puzzle-asks-order = { $side }, { $phase } : quel ordre est nettement le meilleur ?
puzzle-asks-answer = { $side } : { $question }
puzzle-nothing = Aucun ordre : en rester là
puzzle-turn = tour { $turn }

# Pourquoi.
puzzle-why-square = Cavalerie contre infanterie : c'est le carré qui décide.
puzzle-why-flank = Qui est pris de côté ou à revers se bat au prix fort.
puzzle-why-rally = Des hommes ralliés valent plus que tout ce qu'ils feraient en désordre.
puzzle-why-concentrate = Ensemble ils ont les chances qu'aucun n'a seul.
puzzle-why-hold = Qui reste garde le terrain, et les chances sont pour lui.
puzzle-why-hold-back = Toute attaque possible coûte plus qu'elle ne rapporte.
puzzle-why-withdraw = Qui part à temps épargne ce que le combat coûterait.
puzzle-why-pursuit = Ce qui suit le combat se pèse comme le combat lui-même.
puzzle-why-target = Toutes les cibles ne se valent pas, et ne s'atteignent pas aussi bien.
puzzle-why-odds = { $order } : { $odds }.
puzzle-why-gap = En points de victoire « { $order } » vaut { $gap } de moins.

# Au terminal.
puzzle-list-head = Problèmes : dans chacun un ordre est nettement le meilleur
puzzle-of-the-day = Problème du jour, { $date }
puzzle-how = Pour répondre : grognard puzzles { $id } --answer "ORDRE"
puzzle-right = Juste.
puzzle-wrong = Ce n'est pas le meilleur.
puzzle-best = Le meilleur : { $order } ({ $about })
puzzle-behind = { $points } de moins
