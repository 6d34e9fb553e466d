editor = Éditeur de batailles
editor-about = Dessinez une carte, levez deux armées, dites ce qui est en jeu, et voyez aussitôt ce qu'en font les règles.
editor-open = Vers l'éditeur
editor-lead = Commencez par une carte vide ou par n'importe quelle bataille. Tout peut être annulé, et tout reste dans ce navigateur jusqu'à ce que vous l'emportiez en fichier.
editor-go-on = Continuer { $title }
editor-empty = Une carte vide
editor-columns = Colonnes
editor-rows = Rangées
editor-begin = Commencer
editor-begin-armies = Commencer avec des armées
editor-new-title = Ma bataille
editor-file = Un fichier
editor-file-about = Choisissez une bataille enregistrée en fichier, ou déposez-la n'importe où sur cette page.
editor-copy = Une bataille existante
editor-redo = Refaire
editor-download = Enregistrer en fichier
editor-other = Une autre bataille
editor-map = La carte que l'on dessine
editor-no-map = La carte ne peut pas être lue. Ce qui ne va pas figure parmi les constats.
editor-tab-ground = Carte
editor-tab-army = Armées
editor-tab-sheet = Bataille
editor-tab-test = Essayer
editor-tools = Ce que l'on dessine
editor-tool-hand = Main
editor-tool-ground = Terrain
editor-tool-level = Hauteur
editor-tool-side = Côtés
editor-tool-way = Routes
editor-tool-name = Noms
editor-how = Comment on peint
editor-how-brush = Pinceau
editor-how-line = Ligne
editor-how-fill = Remplir
editor-pick = Prélever sur la carte
editor-erase = Enlever
editor-way-about = Cliquez sur les hexagones traversés ; entre eux elle va tout droit.
editor-name = Nom
editor-lay = Tracer
editor-less = Un hexagone de moins
editor-remove = Supprimer
editor-name-about = Cliquez sur un hexagone pour le nommer. Un nom vide l'enlève.
editor-set = Fixer
editor-tables = Tableaux
editor-army-about = Prenez un pion ici ou sur la carte, puis glissez-le sur son hexagone. Avec un tour ultérieur, il y arrive.
editor-like = Un autre comme celui-ci
editor-add = Ajouter
editor-lists = Ce qui est en jeu, et règles particulières
editor-findings = { $flaws ->
    [0] Rien de faux
    [one] { $flaws } défaut
   *[other] { $flaws } défauts
  }{ $odd ->
    [0] { "" }
    [one] , { $odd } étrangeté
   *[other] , { $odd } étrangetés
  }
editor-sound = Il n'y a rien à redire à cette bataille.
editor-mend = Corriger
editor-flawed = { $flaws ->
    [one] On pourra l'essayer quand le { $flaws } défaut sera corrigé.
   *[other] On pourra l'essayer quand les { $flaws } défauts seront corrigés.
  }
editor-playable = Elle peut être jouée telle quelle.
editor-play = Jouer
editor-play-as = Avec { $side }
editor-computers = Laisser jouer les ordinateurs
editor-games = Parties
editor-run = Qu'ils jouent
editor-stop = Arrêter
editor-played = { $done } parties sur { $games }
editor-stale = La bataille a changé depuis que ces parties ont été jouées.
editor-side = Camp
editor-wins = Victoires
editor-lost = Force perdue
editor-lasts = Une partie dure { $turns } tours.
editor-graves = Des pions ont été perdus ici :
editor-tool-copy = Copier
editor-copy-here = Faites glisser sur les hexagones à reprendre.
editor-copy-there = Cliquez où ils vont : le premier y est posé. Autant de fois que vous voulez.
editor-copy-other = En copier d'autres
editor-tracing = Papier calque
editor-tracing-about = Une image d'après laquelle dessiner. Elle est posée sur la carte et ne fait pas partie de la bataille.
editor-tracing-faint = Ce qu'on en voit
editor-seed = Une nouvelle bataille tirée d'une graine
editor-size = Taille
editor-size-small = petite
editor-size-medium = moyenne
editor-size-large = grande
editor-seed-number = Graine
editor-make = La créer
editor-seed-other = Une autre graine
editor-seed-about = Un terrain, deux armées de même valeur, des objectifs et une histoire que personne n'a jouée. Les ordinateurs la jouent avant que vous l'ayez : la première de trois qui est équilibrée, ou la plus égale et de combien elle s'en écarte.
editor-seed-trying = Bataille { $number } sur { $most } au plus : { $done } parties sur { $games }
editor-seed-enough = La prendre telle quelle
editor-seed-untried = Personne n'a essayé si cette bataille est équilibrée. Les ordinateurs peuvent le dire, sous « Essayer ».
editor-tab-rules = Tables
editor-rules-about = Une copie du système pour cette seule bataille : récrivez une case, un modificateur ou un chiffre. Le jeu imprimé reste tel quel.
editor-changed = Ce qui est modifié
editor-rules-called = Nom du système modifié
editor-as-printed = Tout comme imprimé
editor-rules-odd = { $odd ->
    [one] Le vérificateur trouve { $odd } chose étrange que les tables imprimées n’ont pas :
   *[other] Le vérificateur trouve { $odd } choses étranges que les tables imprimées n’ont pas :
  }
editor-rules-sound = Le vérificateur ne trouve rien d’étrange dans les tables modifiées.
editor-chart = Table
editor-modifiers = Modificateurs
editor-printed = imprimé : { $printed }
editor-odds = Les chances avant et après
editor-odds-about = Exactes, sur les cas d’exemple du système ; une décision ouverte suit sa première option. La barre pâle est le jeu imprimé.
editor-before = imprimé
editor-after = modifié
editor-cannot-rule = Ce cas ne peut plus être résolu :
editor-loses = { $who } perd { $before } points en moyenne, maintenant { $after }.
editor-still = Ces exemples donnent la même chose qu’avant :
editor-facts = Chiffres qui ne sont dans aucune table
editor-facts-find = Chercher
editor-points = Points
editor-turns = Tours
editor-beside = Jouer aussi les mêmes parties avec les tables imprimées
editor-even = Ce qui l’équilibrerait
editor-even-at = Si { $side } gagnait à partir d’une avance de plus de { $level } points, et l’adversaire en dessous, ce serait équilibré ({ $share }). Le vrai niveau est entre { $low } et { $high }.
editor-even-none = Cette bataille ne se décide pas aux points.
editor-effects = Ce que les tables modifiées font à la bataille
editor-difference = différence
editor-chance = (peut être le hasard)
editor-needed = { $games } parties diraient l’effet sur les victoires à 3 sur 100 près.
editor-tool-area = Surfaces
editor-tool-strip = Bandes et lignes
editor-symmetry = L’autre côté aussi
editor-fold-none = non
editor-fold-across = gauche et droite
editor-fold-down = haut et bas
editor-fold-round = tourné autour du milieu
editor-area-about = Cliquez ses coins l’un après l’autre, puis posez-la. Ce qui est posé plus tard est au-dessus.
editor-strip-about = Cliquez les points où elle passe : une route, un ruisseau, un mur. Sans largeur, c’est une ligne.
editor-strip-width = Largeur en pouces
editor-corner-less = Un point de moins
editor-laid = Ce qui est sur la table
editor-width = Largeur en pouces
editor-depth = Profondeur en pouces
