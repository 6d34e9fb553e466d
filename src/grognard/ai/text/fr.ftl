# Pourquoi un ordinateur donne un ordre.
ai-any = tiré au sort
ai-first = la première réponse possible
ai-gain = c'est ce qui rapporte le plus tout de suite
ai-nearer = on s'approche d'un ennemi ou d'un objectif
ai-nothing-better = il n'y a rien de mieux à faire
