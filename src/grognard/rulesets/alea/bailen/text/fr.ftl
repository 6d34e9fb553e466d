# What this edition says otherwise about its counters; the rule in brackets
about-printed-quality = Valeur combative ou niveau de moral, de A (le meilleur) à F. C'est la colonne des tests de moral ; en mêlée la meilleure lettre a 1 par lettre d'écart, moins un. [7.4]
about-marker-fatigue = Fatigue de la cavalerie, de 0 à { $charge-fatigue-exhausted } : à { $charge-fatigue-exhausted } elle ne charge ni n'assaille ; les tests de moral n'en tiennent pas compte. Le repos enlève un niveau. [8.11]
about-marker-no-fire = SANS TIR : la batterie manque la prochaine occasion de tir de son camp ; le marqueur part à la fin du prochain tour de joueur de son camp. [1.18]
