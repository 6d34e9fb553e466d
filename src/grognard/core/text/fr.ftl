# Les mots communs à tous les systèmes. Les fichiers d'un système peuvent les dire autrement.

# Camps et rôles : avec article comme sujet d'une phrase, sans article dans les libellés.
name-attacker = l'attaquant
name-defender = le défenseur
name-firer = le tireur
name-target = la cible
name-nobody = personne
role-attacker = attaquant
role-defender = défenseur
role-firer = tireur
role-target = cible
role-nobody = personne

# Journal, une ligne par sorte d'événement.
told-nothing = rien n'en résulte
event-lost-strength = { $unit } [perd|perdent] { $points }
event-gained-strength = { $unit } [récupère|récupèrent] { $points } { $what }
event-eliminated = { $unit } : éliminé
event-state-changed = { $unit } : désormais { $state }
event-formation-changed = { $unit } [change|changent] de formation : { $formation }
event-retreated = { $unit } [recule|reculent] ({ $how })
event-retreated-one = { $unit } [recule|reculent] d'1 hexagone ({ $how })
event-retreated-hexes = { $unit } [recule|reculent] de { $hexes } hexagones ({ $how })
event-retreated-retreat = { $unit } [bat|battent] en retraite
event-retreated-retreat-one = { $unit } [bat|battent] en retraite d'1 hexagone
event-retreated-retreat-hexes = { $unit } [bat|battent] en retraite de { $hexes } hexagones
event-advanced = { $unit } [va|vont] de l'avant ({ $how })
event-advanced-advance = { $unit } [avance|avancent]
event-marker-placed = { $unit } [reçoit|reçoivent] un marqueur : { $marker }
event-marker-placed-many = { $unit } [reçoit|reçoivent] { $count } marqueurs : { $marker }
event-marker-removed = { $unit } [perd|perdent] [son|leur] marqueur : { $marker }
event-hex-held = { $unit } [tient|tiennent] l'hexagone
event-hex-held-nobody = personne ne tient l'hexagone
event-leader-hit = { $unit } : { $fate }
event-gained = { $unit } [gagne|gagnent] { $points } { $what }
event-found = { $unit }, { $what } : { $value }
event-found-plain = { $what } : { $value }

# Résultats en une ligne.
label-holds = hexagone : { $unit }
label-nothing = sans effet
label-colon = { " : " }
label-semicolon = { " ; " }
label-no-marker = sans { $marker }

# Mots de règle communs à plusieurs systèmes.
word-eliminated = éliminé
word-retreat = retraite
word-advance = avance
word-winner = vainqueur
word-weather = météo
word-first-player = premier joueur
word-exploitation = exploitation
word-clear = clair
word-fog = brouillard
word-rain = pluie
word-heavy-rain = forte pluie
word-snow = neige
word-mp = PM
word-place = place
word-facing = orientation
word-formation = formation
word-state = état
word-strength = force
word-fate = son sort
word-on-the-map = sur la carte
word-none = aucun
word-all-round = tous côtés
word-yes = oui
word-no = non
word-choose = répond
word-done = terminé

# Orientations.
facing-n = nord
facing-ne = nord-est
facing-e = est
facing-se = sud-est
facing-s = sud
facing-sw = sud-ouest
facing-w = ouest
facing-nw = nord-ouest
place-off = { $ground } ({ $inches }″ { $course })

# Décisions.
choice-generic = { $who } décide : { $what }
option-yes = oui
option-no = non

# Fichiers de cas.
template-use = À remplir et enregistrer sous case.toml, puis demander les chances ou une décision :
template-comments = Un champ derrière « # » garde sa valeur par défaut ou manque : enlever la marque pour le fixer.
template-choices = au choix : { $choices }
template-any = parmi : { $choices }
template-range = de { $low } à { $high }
template-least = { $low } ou plus
template-items = { $low } à { $high } en tout
template-most = { $high } au plus
template-optional = facultatif
template-default = par défaut { $value }

# La décision imprimée et ses chances.
show-modifiers = modificateurs
show-no-modifiers = aucun modificateur
show-die = dé { $die }
show-dice = dés { $die }
show-total = { $die } { $shift } = { $total }
show-reading = { $chart }, colonne { $column }, ligne { $row }
verdict-passed = { $die } ne dépasse pas { $limit } : réussi
verdict-failed = { $die } dépasse { $limit } : raté
show-result = Résultat
show-seed = Dés de la graine { $seed } : --seed { $seed } les relance à l'identique.
show-own-dice = Vos propres dés : { $dice }
show-replayed = Rejoué d'après son procès-verbal.
show-nothing-happens = Il ne se passe rien.
show-outcome = Issue
show-chance = Chance
show-exact = Exact
show-success = Succès, { $label }
show-expected = Pertes attendues
show-expected-part = { $unit } { $points }
show-no-losses = aucune
show-more = et { $count } issues de plus (--all les donne toutes)
show-totals = Totaux par camp d'abord, puis chaque pion seul ; --joint donne toutes les combinaisons.
show-totals-losses = Trop de totaux à lire : d'abord les points perdus par chaque camp, puis chaque pion seul.
joint-too-long = --joint donnerait plus de { $most } combinaisons : sans cette option, vous aurez les totaux par camp
show-marginal = Chaque pion
show-open = Décisions ouvertes : chaque branche figure ci-dessous ; --policy en fixe une.
show-branch = Branche
show-branches = { $count } branches : fixer des décisions avec --policy pour voir les issues d'une seule, --all pour toutes.
show-idle = Sans effet sur cette chance : { $ids }
show-sensitivity = Ce que vaut chaque modificateur
show-worth = Points
show-without = Sans lui
show-refused = interdit
show-nothing-to-weigh = Aucun modificateur ne joue.
show-compare = { $first } contre { $second }
show-difference = Différence
show-example = Aucun cas donné : voici l'exemple du système.

# Refus.
refused = Interdit : { $reason } [{ $rule }].
refused-try = Interdit : { $reason } [{ $rule }]. Essayez : { $remedy }.

# Dans l'attente d'une personne.
wait-die = En attente du dé { $place } : { $dice } pour { $ask } [{ $rule }] ; { $given } donnés jusqu'ici.
wait-dice = En attente des dés { $place } à { $last } : { $dice } pour { $ask } [{ $rule }] ; { $given } donnés jusqu'ici.
wait-choice = { $prompt } [{ $rule }] Au choix : { $options }. À fixer avec --policy { $id }={ $first }.
ask-faces = { $dice } pour { $ask } [{ $rule }] ({ $faces })
ask-option = { $prompt } [{ $rule }]
wrong-die = --dice : le dé { $place } montre { $face } ; { $ask } [{ $rule }] demande { $dice }, { $faces }
left-dice = --dice : la décision a pris { $used } dés, { $left } de trop : { $listed }
unknown-decision = { $ruleset } ne connaît pas de décision { $id }
unknown-decision-open = { $ruleset } ne connaît pas de décision { $id } (ouvertes ici : { $open })
unknown-counter = décision { $id } : il n'y a pas de pion { $unit } (au choix : { $units })

# La visite guidée.
tour-welcome = Grognard tranche et pèse des situations de wargames publiés. Cette visite en mène une du cas à la décision.
tour-leave = q pour quitter à tout moment ; Entrée prend ce qui est entre crochets.
tour-system = Quel système ?
tour-procedure = Que faut-il trancher ?
tour-case = La situation
tour-fill = Changer un champ ({ $example }), ou les passer tous en revue (oui) ?
tour-odds = Les chances
tour-roll = Le jet
tour-dice = Lancer vos propres dés ?
tour-again = Une autre ?
tour-bye = Bonne chance aux dés.
tour-demonstration = Pas de terminal où demander : une courte démonstration.
tour-another = encore un de { $name } ?
tour-none = ajouter { $name } ?
tour-keep = garder { $name } ?
tour-wanted = attendu : { $wanted }
tour-pick = Numéro ou nom
tour-file = Le même cas en fichier : grognard template { $ruleset } { $procedure }
tour-keep-file = Fichier où garder ce cas
tour-kept = Gardé. Pour le reprendre : grognard odds { $ruleset } { $procedure } { $file }
tour-exists = { $file } existe déjà

# The game
refuse-verb = « { $verb } » n'est pas un ordre de cette phase ({ $phase })
refuse-unit = il n'y a pas d'unité { $unit } à qui donner un ordre ici
refuse-surplus = l'ordre en dit plus qu'un ordre de ce genre ne peut contenir
refuse-hex = il n'y a ici ni cet endroit ni cette orientation
refuse-path = le chemin indiqué ne mène pas d'hexagone en hexagone à { $hex }
refuse-way-phase = { $unit } [ne peut|ne peuvent] pas être envoyé par étapes dans cette phase
refuse-way-points = indiquez les hexagones du chemin l'un après l'autre, le but en dernier
refuse-off-map = { $unit } [n'est|ne sont] pas sur la carte
refuse-over = la partie est finie
refuse-option = « { $given } » n'est pas une réponse ; choisir parmi : { $options }
refuse-no-question = « { $given } » répond à une question que personne n'a posée ; il faut un ordre
refuse-lesson = La leçon demande autre chose pour l'instant : { $wanted }
refuse-lesson-side = { $given } : ce n'est pas à l'élève de le donner à ce moment
refuse-no-dice = aucun dé n'est demandé ici
refuse-throw = « { $given } » n'est pas ce qui est demandé : lancez { $dice }, une face par dé
refuse-face = { $face } n'est pas une face de { $dice }
refuse-no-seed = ce fichier ne contient pas la graine ; lancez les dés vous-mêmes
refuse-server-dice = c'est le serveur qui lance les dés de cette partie
refuse-undo-nothing = { $side } [n'a|n'ont] rien à reprendre
refuse-undo-dice = des dés sont tombés depuis
refuse-undo-practice = des dés sont tombés depuis : seule une partie ouverte pour s'exercer les reprend
refuse-undo-acted = { $side } [a|ont] agi depuis
refuse-undo-revealed = quelque chose de caché a été révélé
refuse-undo-settled = les deux camps ont convenu de quelque chose depuis
refuse-settle-alone = un camp ne peut pas en décider seul : l'autre doit être d'accord
remedy-settle-with = la même chose « with { $side } »
refuse-fix-pending = un ordre est en cours : achevez-le d'abord, ou reprenez-le
refuse-fix-unit = il n'y a pas de pion { $unit }
refuse-fix-same = rien ne changerait pour { $unit }
refuse-fix-off = { $unit } [n'est|ne sont] pas sur la carte : dites où il se trouve, ou ce qu'il est devenu
refuse-fix-fate = { $unit } [quitte|quittent] la carte : rien d'autre ne peut alors être fixé
refuse-fix-none = { $unit } : { $what } ne peut pas être fixé
refuse-fix-value = { $unit } : { $what } ne peut pas être { $value } (au choix : { $allowed })
refuse-undo-rules = ce qui précède ne peut pas être rejoué avec les règles d'aujourd'hui
remedy-undo-consent = la même chose avec l'accord de l'adversaire
refused-plain = Interdit : { $reason }.
refused-plain-try = Interdit : { $reason }. Essayez : { $remedy }.

# Ordres à plusieurs unités
group-left-dice = il faudrait d'abord lancer les dés
group-left-question = quelqu'un devrait d'abord décider
group-left-turn = la phase se termine avant
group-left-over = la partie se termine avant
group-left-none = il n'y a pas d'ordre de ce genre pour elle en ce moment
group-left-still = elle ne peut pas s'approcher davantage
group-left-contact = elle entrerait au contact de l'ennemi
plan-waits = on ne peut rien lui ordonner en ce moment

# What happens in a game, line by line
event-marker-set = { $unit } [porte|portent] un marqueur { $marker } : { $value }
event-marker-set-order = { $unit } [reçoit|reçoivent] un ordre : { $value }
event-moved = { $unit } [va|vont] en { $to } ({ $how })
event-moved-move = { $unit } [se déplace|se déplacent] en { $to }
event-moved-turn = { $unit } [se tourne|se tournent] : front { $facing }
event-moved-advance = { $unit } [avance|avancent] en { $to }
event-moved-charge = { $unit } [charge|chargent] jusqu'en { $to }
event-moved-retreat = { $unit } [recule|reculent] en { $to }
event-moved-run = { $unit } [s'enfuit|s'enfuient] en { $to }
event-moved-enter = { $unit } [arrive|arrivent] en { $to }
event-moved-deploy = { $unit } [est placé|sont placés] en { $to }
event-moved-displaced = { $unit } [est repoussé|sont repoussés] en { $to }
event-left-map = { $unit } [quitte|quittent] la carte ({ $how })
event-left-map-fled = { $unit } [fuit|fuient] hors de la carte
event-left-map-exited = { $unit } [sort|sortent] de la carte en bon ordre
event-stack-ordered = pile, du haut vers le bas : { $units }
event-track-set = { $what } : { $value }
event-phase-began = tour { $turn }, { $unit } : { $phase }
event-phase-began-plain = tour { $turn } : { $phase }
event-game-ended = victoire : { $unit } ({ $how })
event-game-ended-draw = la partie est nulle
event-game-settled = victoire : { $unit } ({ $how })
event-game-settled-plain = la partie prend fin ({ $how })
event-game-settled-resigned = abandon : { $by } ; victoire : { $unit }
event-game-settled-draw = { $by } et { $consent } conviennent d'une partie nulle
event-game-settled-forfeit = partie perdue par forfait ; victoire : { $unit }
event-corrected-place = { $unit } [est placé|sont placés] en { $value }
event-corrected-facing = { $unit } [fait|font] front : { $value }
event-corrected-facing-none = { $unit } [fait|font] face de tous côtés
event-corrected-strength = { $unit } [a|ont] une force de { $value }
event-corrected-formation = { $unit } [est|sont] en formation : { $value }
event-corrected-state = { $unit } [est|sont] : { $value }
event-corrected-fate = { $unit } [est retiré|sont retirés] de la carte : { $value }
event-corrected-marker = { $unit } [porte|portent] un marqueur, { $marker } : { $value }
event-corrected-marker-none = { $unit } [ne porte|ne portent] pas de marqueur : { $marker }
event-fixed = rectifié : proposé par { $unit }, accepté par { $consent }
event-undone = { $unit } [reprend|reprennent] : tout est de nouveau comme après l'entrée { $entry }
event-undone-dice = { $unit } [reprend|reprennent], { $dice ->
        [1] un jet de dés
       *[other] { $dice } jets de dés
    } compris (exercice) : tout est de nouveau comme après l'entrée { $entry }
event-rules-adopted = la partie continue avec d'autres règles

# A game in the terminal
game-turn = Tour { $turn } sur { $turns }, { $time }
game-decides = À { $side } de décider
game-choose = Réponses : { $options }
game-waits-dice = { $dice } pour { $ask }
game-over = La partie est finie ; victoire : { $side } ({ $how })
game-over-draw = La partie est finie : nulle
game-settled = La partie est finie ; victoire : { $side } ({ $how })
game-settled-plain = La partie est finie : sans vainqueur ({ $how })
game-settled-resigned = La partie est finie ; abandon : { $by } ; victoire : { $side }
game-settled-draw = La partie est finie : les deux camps sont convenus d'une partie nulle
game-settled-forfeit = La partie est finie par forfait ; victoire : { $side }
game-unit = Unité
game-name = Nom
game-hex = Hex
game-facing = Face
game-strength = For
game-formation = Formation
game-state = État
game-order = Ordre
game-score = Points
game-last = Ce qui vient de se passer
game-orders-of = { $count } ordres ; --unit { $example } donne ceux d'une unité
game-new = Nouvelle partie de { $scenario } dans { $file }
game-started = Pour la voir : grognard game show { $file }
game-open-file = Ce fichier est ouvert : qui le lit voit la graine des dés et chaque ordre caché. Contre une autre personne, jouez sur un serveur, ou par courrier avec --sealed.
game-open-seed = Ce fichier est ouvert : qui le lit voit la graine, donc tous les dés à venir. Contre une autre personne, jouez sur un serveur, ou par courrier avec --sealed.
game-sealed-new = Partie scellée de { $scenario } dans { $file }. Votre clé, qui reste chez vous : { $home }
game-sealed-join = Envoyez le fichier ; { $side } entre avec : grognard game join { $file }
game-sealed-mark = Marque de la partie, la même des deux côtés : { $mark }
game-sealed-decision = Envoyez le fichier : à { $side } de décider.
game-sealed-dice = Envoyez le fichier : les dés attendent la part de { $side }.
game-sealed-show = Envoyez le fichier : { $side } doit montrer ce qui était caché.
game-sealed-end = Envoyez le fichier : { $side } doit encore montrer son secret.
game-sealed-owed = On attend votre part : grognard game apply { $file }
game-sealed-out = Tout a été montré ; chacun peut le vérifier : grognard game verify { $file }
game-sealed-lapsed = Envoyés d'avance, et caducs : { $orders }
game-replayed = { $count } entrées rejouées ; la partie en est là.
game-verified = { $count } entrées tiennent.
game-dice-counted = Dés : { $seeded } par la graine, { $typed } à la main
game-other-rules = La partie a commencé avec d'autres règles que celles d'aujourd'hui.
game-typed = Tapez un ordre, ou help.
game-typed-dice = Entrée lance les dés ; ou tapez les faces, par exemple 5 3.
game-help = Les ordres se tapent en notation : { $example }
game-help-commands = Aussi : show, map [UNITÉ|HEX], orders [UNITÉ], odds ORDRE, log, undo [with CAMP], resign CAMP, draw with CAMP, fix UNITÉ ... with CAMP, help, quit. Tout est enregistré aussitôt.
game-sure = Donner cet ordre ? [O/n]
game-bye = Enregistré dans { $file }.
game-again = { $file } a été modifié par quelqu'un d'autre ; il est relu.
game-no-odds = Les règles ne savent pas donner les chances de cet ordre.
game-nothing-here = il n'y a ni unité ni hex { $what }

# What is wrong with a case
fault-choices = (au choix : { $listed })
fault-table = une table de champs était attendue, et non { $got }
fault-unknown = champ inconnu
fault-unknown-near = champ inconnu ; vouliez-vous dire « { $near } » ?
fault-missing = il manque : { $wanted }
fault-missing-number = il manque : un nombre entier
fault-missing-number-least = il manque : un nombre entier, { $low } ou plus
fault-missing-number-span = il manque : un nombre entier de { $low } à { $high }
fault-got = { $got } ne convient pas
fault-bool = true (oui) ou false (non) était attendu, et non { $got }
fault-number = un nombre entier était attendu, et non { $got }
fault-number-least = un nombre entier, { $low } ou plus, était attendu, et non { $got }
fault-number-span = un nombre entier de { $low } à { $high } était attendu, et non { $got }
fault-text = un texte court était attendu, et non { $got }
fault-list = une liste était attendue, et non { $got }
fault-least = il en faut au moins { $least }, il y en a { $count }
fault-most = il en faut au plus { $most }, il y en a { $count }
fault-taken = { $name } est déjà pris : chaque pièce doit avoir son propre nom
fault-word = { $name } est un mot des règles : donnez un autre nom à la pièce
fault-path = un nom de champ tel que « defender.terrain » ou « attackers.0.strength » était attendu
fault-place = « { $part } » n'est pas une place dans une liste de { $count }
fault-single = « { $part } » n'a pas de place dans une valeur simple
fault-where-template = Un cas à remplir : grognard template { $ruleset } { $procedure }

# What became of a battle
report-practice = Partie pour s'exercer : { $dice ->
        [0] aucun jet de dés n'a été repris
        [1] un jet de dés a été repris
       *[other] { $dice } jets de dés ont été repris
    }.
report-running = La bataille continue : tour { $turn } sur { $turns }
report-formation = Unité de rattachement
report-all = Total
report-start = Au départ
report-lost = Perdus
report-gone = Partis
report-men = Hommes perdus
report-turn = Tour
report-set-up = Mise en place
report-turning-points = Les tournants
report-favours = tour { $turn }, en faveur de { $side }
report-where = Où des pions ont été perdus
report-place = Lieu

word-dice = dés

# Ordres de bataille
roster-nobody = personne ne s'appelle { $name }
roster-twice = { $name } est choisi deux fois
roster-other-side = { $name } est dans l'autre camp
roster-wrong-kind = { $name } ne peut pas tenir ce rôle
roster-gone = { $name } n'est plus sur la table
roster-more-dice = le dé montre autre chose : { $count } de { $low } à { $high } étaient attendus
roster-option = ce n'est pas l'une des décisions possibles
roster-too-many = rien ne demande les dernières réponses
roster-comes = arrive au tour { $turn }
roster-led = commandé par { $leader }
roster-lost = { $lost } points de force perdus sur { $begun }

# Ending a phase
refuse-idle = on peut encore donner un ordre : la phase ne passe pas d'elle-même
event-idle = Il n'y avait rien à ordonner : la phase est passée d'elle-même.
give-up-orders = { $count ->
    [1] Une unité pourrait encore recevoir un ordre.
   *[other] { $count } unités pourraient encore recevoir un ordre.
  }

# Ordres et jets en toutes lettres
order-done = termine la phase
order-generic = { $unit } : { $verb }
order-secret = donne ses ordres en secret
order-with-to = { $text } vers { $to }
order-with-target = { $text } contre { $target }
order-with-facing = { $text }, front { $facing }
order-with-heading = { $text }, cap { $facing }°
order-with-formation = { $text }, formation : { $formation }
order-with-option = { $text } ({ $option })
order-with-path = { $text }, en passant par { $path }
order-with-by = { $text }, sur ordre de { $by }
order-answer = { $prompt } { $option }
answer-may-act = { $count ->
    [1] { $units } peut agir
   *[other] { $count } unités peuvent agir : { $units }
}
list-and = { $first } et { $last }
roll-read = { $sum } dans la colonne { $column } : { $reading }
roll-read-plain = { $sum } : { $reading }
roll-of = { $ask } : { $told }
roll-against = { $before } contre { $sum }
roll-passed = { $limit } ou moins : réussi
roll-failed = plus de { $limit } : raté
roll-whole = { $lead } : { $told }
roll-nothing = il n'en résulte rien
code-passed = réussi
code-failed = raté
code-unhurt = indemne

# Nouvelles
news-taken = { $place } change de mains : { $side }
news-ground-held = { $place } : désormais tenu par { $side }
news-given-up = { $place } : perdu par { $side }

# Ce que les autres ont fait entre-temps
summary-moved = { $side } : { $count } unités déplacées
summary-moved-one = { $side } : une unité déplacée
summary-took = { $side } : { $places }, pris
summary-declared = { $side } : { $kind } contre { $targets }, déclaré
summary-you-lost = vous avez perdu { $points } points de force : { $units }
summary-they-lost = ils ont perdu { $points } points de force : { $units }
summary-you-gone = hors de combat chez vous : { $units }
summary-they-gone = hors de combat chez eux : { $units }
summary-you-shaken = ébranlés chez vous : { $units }
summary-they-shaken = ébranlés chez eux : { $units }

# Les chances sur une carte.
odds-otherwise = sinon
odds-success = { $success } : { $chance }
odds-lose-you = vous perdez { $points }
odds-lose-they = l'adversaire perd { $points }
odds-lose = { $who } [perd|perdent] { $points }
odds-range = { $least } à { $most }
odds-percent = { $figure } %
odds-decimal-mark = ,
odds-or = { " ou " }

# Ce qui gagne une bataille
level-draw = partie nulle
level-defeat = défaite
level-marginal = victoire marginale
level-substantial = victoire nette
level-decisive = victoire décisive
level-points = victoire
reason-for = { $level } pour { $side }
reason-lead = { $result } : { $side } { $points }, { $enemy } { $against }, soit une avance de { $lead } pour { $side } ({ $ladder }).
reason-condition = { $result } : { $because }.
reason-figures = { $text } : { $has } sur { $needs }
reason-rung = { $level } à partir de { $lead }
reason-settled = Fin ({ $how }) au tour { $turn } sur { $turns } ; points : { $score }.
reason-settled-resigned = Abandon : { $side }, au tour { $turn } sur { $turns } ; points : { $score }.
reason-settled-draw = Partie nulle d'un commun accord au tour { $turn } sur { $turns } ; points : { $score }.
reason-settled-forfeit = Temps écoulé : { $side }, au tour { $turn } sur { $turns } ; points : { $score }.
aim-lead = une avance de { $lead } PV ou plus
aim-keep = avance ennemie maintenue sous { $lead } PV
aim-when-at-once = dès que c'est le cas
aim-when-turn-end = à la fin de n'importe quel tour
aim-when-last-turn = à la fin du dernier tour
aim-score-next = { $total } PV, avance { $lead } sur { $needs } à atteindre pour { $level }
aim-score-behind = { $total } PV, retard { $behind } : { $level } à partir de { $needs } d'avance
aim-behind = { $total } PV, retard { $behind } : { $level } avec un retard de { $most } au plus
aim-score-top = { $total } PV, avance { $lead } : assez pour { $level }
aim-score-top-behind = { $total } PV, retard { $behind } : encore assez pour { $level }
objective-held = { $name } : { $worth }, tenu par : { $side }
objective-open = { $name } : { $worth }, tenu par personne
objective-had = { $name }, camp : { $side }
objective-worth = { $points } PV
objective-worth-for = { $points } PV pour { $side }
briefing-apart = Directement sous l'armée
opens-every-turn = Premier à jouer à chaque tour : { $side }
arrives-by-die = si un dé à 6 faces donne { $on } ou plus

# Why a unit has no order now
idle-dice = Les dés sont jetés d'abord.
idle-gone = Hors de la carte : { $fate }.
idle-other-side = C'est à l'autre camp de décider : { $side }.
idle-question = Il faut d'abord répondre à une question.
idle-waiting = Cette unité n'est pas encore arrivée sur la carte.
idle-phase = Aucun ordre de cette phase ne concerne cette unité.
idle-moved = Cette unité a déjà bougé dans cette phase.
idle-no-way = Cette unité ne peut aller nulle part : ses points, le terrain ou l'ennemi ferment tous les chemins.
idle-fired = Cette unité a déjà tiré dans cette phase.
idle-placed = Cette unité a été mise en place.
idle-fixed = Le scénario fixe la place de cette unité.
idle-no-other-place = Il n'y a pas d'autre place pour cette unité dans sa zone.
idle-no-enemy-in-front = Aucun ennemi que cette unité puisse attaquer ne se trouve devant elle.

# A system with some of its charts and figures changed
changed-title = { $system }, modifié
changed-cell = { $chart }, { $row }, { $column } : { $old } devient { $new }
changed-modifier = { $chart }, { $modifier } : { $old } devient { $new }
changed-fact = { $fact } : { $old } devient { $new }
