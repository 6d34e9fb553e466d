# Pourquoi un ordinateur donne un ordre.
ai-any = tiré au sort
ai-first = la première réponse possible
ai-gain = c'est ce qui rapporte le plus tout de suite
ai-nearer = on s'approche d'un ennemi ou d'un objectif
ai-nothing-better = il n'y a rien de mieux à faire
ai-order-given = c'est ce qui a été ordonné
ai-takes-goal = prend { $hex }, qui vaut des points
ai-keeps-goal = garde { $hex }, qui vaut des points
ai-towards-goal = en route vers { $hex }
ai-can-act = peut de là agir contre { $hex }
ai-out-of-reach = ébranlée : hors de portée de l'ennemi
ai-closes = va au contact de l'ennemi
ai-better-ground = mieux placée là
ai-leads = plus près de ceux qu'il commande
ai-arrives = le fait entrer sur la carte
ai-order = permet à { $unit } d'en faire plus ce tour-ci
ai-leaves = quitte la carte, ce qui rapproche la victoire
ai-free = ne coûte rien et peut aider
ai-slip = une faute : il y avait mieux à faire
ai-odds = les chances en valent la peine
ai-together = ensemble, les hexagones autour de { $hex } ont l'avantage
ai-played-on = joué plus avant, il finit mieux
ai-reply = le mieux qu'on puisse en tirer
ai-engine = ce que répond le moteur { $engine }

# Une réflexion en quelques lignes.
ai-line-chosen = { $order } : { $reason }
ai-line-odds = chances : réussite { $success }, pertes à attendre { $loses }, à infliger { $takes }
ai-line-rejected = plutôt que { $order } ({ $reason }), de { $gap } points

# Qui joue.
ai-level-random = Au hasard
ai-level-recruit = Conscrit
ai-level-sergeant = Sergent
ai-level-colonel = Colonel
ai-level-marshal = Maréchal
ai-about-random = Donne n'importe quel ordre : pour voir comment se déroule une partie.
ai-about-recruit = Marche et combat selon les chances, oublie la riposte ennemie et, une fois sur deux, choisit le second parti.
ai-about-sergeant = Solide : regarde les chances et ce que l'ennemi pourrait faire.
ai-about-colonel = Estime les choses d'après des milliers de parties contre lui-même, mais examine peu d'endroits par unité.
ai-about-marshal = Estime comme le colonel, mais examine plus d'endroits, plus de façons de s'y tenir, et la riposte ennemie.
ai-style-cautious = prudent
ai-style-bold = audacieux
