# What this edition says otherwise about its counters; the rule in brackets
about-printed-quality = Combat willingness or morale level, from A (best) to F. It is the column of morale tests; in melee the better letter has 1 for each letter between them, less one. [7.4]
about-marker-fatigue = Fatigue of cavalry, 0 to { $charge-fatigue-exhausted }: at { $charge-fatigue-exhausted } it neither charges nor assaults; morale tests do not feel it. Rest takes a level off. [8.11]
about-marker-no-fire = NO FIRE: the battery misses its owner's next occasion to fire; the marker comes off at the end of its owner's next player turn. [1.18]
