app-title = Grognard : le wargame dans le navigateur
home = Revenir à la liste des batailles
close = Fermer
loading = On déplie la carte …
language = Langue
appear-dark = Baisser la lumière
appear-light = Remonter la lumière
trouble-connection = Le serveur ne répond pas. Est-il en marche ?
forget = Retirer « { $title } » de cette liste
turns = { $turns ->
    [1] Un tour
   *[other] { $turns } tours
}
dice-server = Les nôtres
dice-typed = Les vôtres, saisis à la main
dice-typed-note = Les deux camps lancent leurs propres dés et les saisissent.
no-mail-hint = Ce serveur n'envoie pas de courrier : personne ne pourra vous rendre l'accès si vous oubliez votre mot de passe.
one-moment = Un instant …
games-here = Dans ce navigateur seulement
game-keep = Ajouter à mon compte
game-silent = Le serveur ne peut rien en dire pour le moment
game-you = Vous : { $side }
game-won = Victoire : { $side }
game-over = Terminée
game-on = En cours
game-waits = En attente de { $who }
game-waits-open = Personne ne commande encore : { $side }
your-turn = À vous de jouer
problem-name = Choisissez un nom de 2 à 40 lettres, chiffres ou signes, sans @.
problem-mail = Ce n'est pas une adresse e-mail.
problem-password = Choisissez un mot de passe d'au moins dix caractères.
problem-weak = Choisissez un mot de passe plus difficile à deviner.
problem-name-taken = Quelqu'un porte déjà ce nom.
problem-mail-taken = Cette adresse appartient à un autre compte.
problem-wrong = Le nom ou le mot de passe n'est pas le bon.
problem-link = Ce lien a déjà servi ou est trop ancien. Faites-en envoyer un autre.
problem-no-mail = Ce serveur n'envoie pas de courrier.
problem-seat = Cette place appartient à un autre compte.
problem-signed-out = Vous avez été déconnecté. Reconnectez-vous.
problem-busy = Trop d'essais. Attendez quelques minutes, puis recommencez.
turn-of = Tour { $turn } sur { $turns }
waiting = L’autre camp réfléchit.
reconnecting = Connexion perdue ; nouvel essai …
next-unit = Unité suivante qui peut agir
next-unit-short = Unité suivante ({ $count })
undo = Annuler
done = Terminé
side-panel = Unité, chances et journal
sheet-more = Plus ▴
sheet-less = Moins ▾
pick-title = Ordres en { $hex }
pick-facing = Faire face vers { $facing }
pick-here = Ici
pick-cost = { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
}
unit-panel = Unité
orders = Ordres
facing = orientée { $facing }
orders-units = { $count } unités
strength = force { $strength }
hint-select = { $count ->
    [1] Une unité peut agir : elle est cernée de jaune.
   *[other] { $count } unités peuvent agir : elles sont cernées de jaune. Choisissez-en une.
}
hint-look = Pointez un hexagone ou un pion pour voir ce qui s’y trouve.
hint-look-table = Pointez une unité pour voir ce qu’elle est.
hint-goals = { $count ->
    [1] Elle peut gagner un hexagone.
   *[other] Elle peut gagner { $count } hexagones : choisissez sur la carte.
}
hint-targets = { $count ->
    [1] Une cible est à portée : désignez-la pour voir les chances.
   *[other] { $count } cibles sont à portée : désignez-en une pour voir les chances.
}
hint-plus = Pour marcher sur la pile d’un ami : le ⊕ à côté de lui.
hint-joins = { $count ->
    [1] Elle peut rejoindre un ami : désignez-le sur la carte.
   *[other] Elle peut rejoindre { $count } amis : désignez-en un sur la carte.
}
choice-on-map = Vous pouvez aussi cliquer l’hexagone sur la carte.
dice-fixed = Ce dé a été fixé par la leçon ; il n'a pas été lancé.
dice-of-lesson = fixé par la leçon
log-ruling = Comment ce jet a-t-il été lu ?
log-ruling-of = Dés { $faces } : comment ce jet a-t-il été lu ?
hint-ask = Que ferait le maréchal ?
hint-thinking = Le maréchal réfléchit …
hint-title = Conseil : { $player }
hint-do = Faire ainsi
hint-odds = Succès { $success } ; à perdre { $loses }, à infliger { $takes } points de force
hint-rather = Plutôt que (de { $gap } points) :
odds-modifiers = Modificateurs
muster-who = Qui y prend part
muster-nobody = Personne n'est encore désigné.
muster-option = En outre
muster-option-none = rien
roster = { $count ->
    [1] Montrer l'unité et ses ordres
   *[other] Liste des { $count } unités et de leurs ordres
}
roster-map = Sur la carte
roster-nobody = Plus personne n'attend d'ordre.
display-acting = agit maintenant :
display-ready = doit encore agir :
display-done = a déjà agi :
refusal-title = Pourquoi pas ?
refusal-instead = Permis à la place :
dice = Dés
log = Journal
score-none = rien encore
copy = Copier
copied = Copié
over = La bataille est finie
over-agreed = Les joueurs se sont accordés pour en rester là.
undo-wanted = { $side } : le dernier ordre peut-il être repris ?
undo-agree = D’accord
decline = Refuser
withdraw = Retirer
declined = Votre adversaire a refusé.
throw-so-far = { $have } dés sur { $want } :
throw-again = Recommencer la saisie
menu = Autres actions
map-key = Légende
side-tabs = Journal, discussion et carnet
log-earlier = { $count ->
    [1] Une entrée plus ancienne
   *[other] { $count } entrées plus anciennes
}
log-new = Nouveau depuis votre dernière visite
