app-title = Grognard : le wargame dans le navigateur
home = Revenir à la liste des batailles
close = Fermer
loading = On déplie la carte …
language = Langue
appear-dark = Baisser la lumière
appear-light = Remonter la lumière
trouble-connection = Le serveur ne répond pas. Est-il en marche ?

start-lead = Des batailles publiées, avec leurs propres règles, sur une carte à portée de main.
start-battles = Commencer une bataille
start-side = Vous commandez
forget = Retirer « { $title } » de cette liste
turns = { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}
play-computer = Contre l’ordinateur
play-hotseat = À deux sur cet écran
play-friend = Inviter un ami
computer = L’ordinateur
computer-level = force
computer-style = manière
computer-plain = sans parti pris
play-watch = Regarder deux ordinateurs
play-watch-begin = Qu’ils se battent
start-dice = Dés : { $dice }
start-dice-time = Dés : { $dice } · temps de réflexion
dice-server = Les nôtres
dice-typed = Les vôtres, saisis à la main
dice-typed-note = Les deux camps lancent leurs propres dés et les saisissent.
open-title = Ouvrir une partie enregistrée
open-lead = Choisissez son fichier, ou déposez-le n'importe où sur cette page.
open-choose = Choisir un fichier
open-found = { $entries ->
    [one] { $name }, une entrée à ce jour.
   *[other] { $name }, { $entries } entrées à ce jour.
}
open-broken = Ce n'est pas une partie enregistrée, ou elle est endommagée.
open-foreign = La bataille de cette partie n'est pas connue ici.
open-changed = Ce fichier a été modifié après son enregistrement.
open-rules = Cette partie a été enregistrée sous d'autres règles que celles d'aujourd'hui.
open-large = Ce fichier est trop gros pour une partie enregistrée.
join-title = Vous prenez place
join-wait = Un instant …
join-failed = Impossible de prendre cette place :

account = Votre compte
account-about = Avec un compte, vous retrouvez vos parties sur tous vos appareils. Les liens vers les parties marchent aussi sans compte.
sign-in = Se connecter
sign-up = Nouveau compte
sign-up-about = Un nom et un mot de passe suffisent.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter de tous les appareils
name = Nom
name-or-mail = Nom ou adresse e-mail
name-hint = C'est ainsi que les autres vous voient : de 2 à 40 caractères.
password = Mot de passe
password-hint = Au moins dix caractères. Quelques mots se retiennent bien.
password-now = Votre mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = C'est fait. Tous les autres appareils sont déconnectés.
mail = Adresse e-mail
mail-optional = Adresse e-mail (facultative)
mail-new = Nouvelle adresse (vide pour la retirer)
mail-hint = Pour un nouveau mot de passe si vous oubliez le vôtre. Une lettre demande si l'adresse est bien à vous.
mail-is = Votre adresse est { $mail }.
mail-none = Vous n'avez pas donné d'adresse.
mail-sent = Une lettre part vers { $mail }. L'adresse compte dès que vous ouvrez son lien.
no-mail-hint = Ce serveur n'envoie pas de courrier : personne ne pourra vous rendre l'accès si vous oubliez votre mot de passe.
save = Enregistrer
saved = Enregistré.
forgot = Mot de passe oublié
forgot-about = Indiquez l'adresse de votre compte : une lettre vous apportera un lien.
forgot-send = Envoyer le lien
forgot-sent = Si un compte a cette adresse, une lettre est en route. Son lien sert pendant une heure.
reset-title = Un nouveau mot de passe
reset-about = Tous les autres appareils seront ensuite déconnectés.
reset-save = Prendre ce mot de passe
confirm-title = Votre adresse
confirm-about = Cette adresse est-elle celle de votre compte ?
confirm-yes = Oui, c'est la mienne
confirm-done = Merci. L'adresse appartient désormais à votre compte.
account-delete = Supprimer le compte
account-delete-about = Votre nom et votre adresse sont oubliés pour de bon. Vos parties continuent sans vous ; vos adversaires peuvent donner vos places à d'autres.
one-moment = Un instant …
my-games = Mes parties
my-games-waiting = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
my-games-none = Pas encore de partie. Commencez-en une ci-dessous.
my-games-account = Avec un compte, vous retrouvez vos parties sur tous vos appareils.
my-games-more = En voir plus
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
seat-is-computer = ordinateur
seat-is-open = personne encore
seat-is-left = est parti
seat-is-person = quelqu'un
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

board-label = Carte. Les flèches déplacent un repère d’hexagone en hexagone, Entrée y agit, N prend l’unité suivante.
table-label = La table en pouces et ses troupes
board-tools = Vue de la carte
board-closer = De plus près (+)
board-farther = De plus loin (-)
board-fit = Carte entière (F)
board-mini = Vue d’ensemble (M)
board-bare = Estomper les pions (H)
layers = Calques
layers-key = Légende des calques
layers-off = Masquer les calques
layers-show = Montrer
layers-pick-hex = Choisissez une unité ou un lieu.
layers-pick-unit = Choisissez une unité.
pick-title = Ordres en { $hex }
pick-facing = Faire face vers { $facing }
pick-here = Ici
place-title = Où se tiendrait l'unité en main
place-modes = Façons de se mouvoir
place-hint = Faites glisser l'unité, ou déplacez-la avec les flèches ; faites-la converser avec Q et E ou la poignée ronde. Entrée donne l'ordre.
place-hint-go = Faites-le glisser, ou déplacez-le avec les flèches. Entrée donne l'ordre.
place-hint-turn = Tournez l'unité avec Q et E. Entrée donne l'ordre.
place-nearest = Pas là ; la place permise la plus proche est montrée.
place-nowhere = Pas là.
place-inches = { $inches } pouces
place-share = { $share } du mouvement
place-fires = Pourrait tirer sur { $unit } ({ $inches } po)
place-sees = En vue : { $units }
place-left = Converser à gauche
place-right = Converser à droite
place-reset = Revenir
place-commit = Confirmer : { $order }
pick-cost = { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
}

unit-panel = Unité
orders = Ordres
facing = orientée { $facing }
strength = force { $strength }
hint-select = { $count ->
    [one] Une unité peut agir : elle est cernée de jaune.
   *[other] { $count } unités peuvent agir : elles sont cernées de jaune. Choisissez-en une.
}
hint-look = Pointez un hexagone ou un pion pour voir ce qui s’y trouve.
hint-goals = { $count ->
    [one] Elle peut gagner un hexagone.
   *[other] Elle peut gagner { $count } hexagones : choisissez sur la carte.
}
hint-targets = { $count ->
    [one] Une cible est à portée : désignez-la pour voir les chances.
   *[other] { $count } cibles sont à portée : désignez-en une pour voir les chances.
}
hint-nothing = Elle n’a rien à faire dans cette phase.
choice-on-map = Vous pouvez aussi cliquer l’hexagone sur la carte.

learn = Apprendre à jouer
learn-lead = Dix étapes brèves dans un petit combat : se déplacer, tirer, former le carré, charger. Vous jouez tout de suite ; en une dizaine de minutes vous savez l'essentiel.
learn-begin = Commencer la leçon
learn-here = L'apprendre pas à pas
lesson-step = Étape { $step } sur { $steps }
lesson-progress = Où vous en êtes dans la leçon
lesson-fold = Replier le texte
lesson-unfold = Montrer le texte
lesson-done = (fait)
lesson-open = (à faire)
lesson-back = Précédent
lesson-next = Suivant
lesson-acts = L'autre camp agit …
lesson-skip = Faites-le pour moi
lesson-leave = Quitter la leçon
lesson-over = La leçon est finie
lesson-over-text = Jouez la suite : désormais les dés sont vrais et l'ordinateur mène l'autre camp. Ce que vous oubliez se trouve dans le menu, les tables et les règles.
dice-fixed = Ce dé a été fixé par la leçon ; il n'a pas été lancé.
dice-of-lesson = fixé par la leçon

rule-open = Lire { $rule } dans le livret de règles
reference = Tables et règles
rulebook = Livret de règles
rulebook-language = Le livret de règles est écrit en anglais.
ruling-of-entry = Comment l'entrée { $entry } a été jugée
log-ruling = Comment ce jet a-t-il été lu ?
log-ruling-of = Dés { $faces } : comment ce jet a-t-il été lu ?

film = donne ses ordres …
film-like = Montrer ordre par ordre ce que font les autres
film-skip = Aller au présent
hint-ask = Que ferait le maréchal ?
hint-thinking = Le maréchal réfléchit …
hint-title = Conseil : { $player }
hint-do = Faire ainsi
hint-odds = Succès { $success } ; à perdre { $loses }, à infliger { $takes } points de force
hint-rather = Plutôt que (de { $gap } points) :
lookback = Revoir
lookback-earlier = Plus tôt
lookback-later = Plus tard
lookback-play = Dérouler à partir d'ici
lookback-pause = Arrêter
lookback-now = Maintenant
lookback-by = Avancer pas à pas
lookback-entry = par entrées
lookback-phase = par phases
lookback-turn = par tours
lookback-past = Vous regardez en arrière ; rien ne peut être ordonné.
lookback-leave = Revenir au présent

report = Bilan de la bataille
report-open = Lire le bilan de la bataille
report-so-far = Bilan provisoire
report-back = Retour à la partie
report-won = Victoire : { $side }.
report-running = La bataille continue : tour { $turn } sur { $turns }.
report-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
report-losses = Pertes : { $side }
report-formation = Grande unité
report-start = Au départ
report-lost = Perdus
report-gone = Partis
report-men = Hommes perdus
report-all = Total
report-strength = Force sur la carte, tour par tour
report-as-table = La même chose en tableau
report-turn = Tour
report-set-up = Mise en place
report-turning-points = Les tournants
report-favours = Tour { $turn }, en faveur de { $side }
report-none = Rien n'a changé l'équilibre.
report-fortunes = Chance et talent
report-fortunes-how = En points de victoire : la chance est ce que les dés ont donné au-delà des probabilités exactes, le talent ce que valaient les ordres selon celles-ci et sur le terrain.
report-luck = Dés
report-skill = Ordres
report-measuring = La part de la chance est en cours de calcul …
report-all-orders = { $count ->
    [one] Le seul ordre qui a compté, vu de : { $side }
   *[other] Les { $count } ordres qui ont compté, vus de : { $side }
}
report-by = Par
report-order = Ordre
report-rolls = Jets
report-where = Où des pions ont été perdus
report-unit = Pion
report-fate = Ce qu'il est devenu
report-hex = Case
report-none-lost = Aucun pion n'a été perdu.
report-watch = La revoir
report-dice = Preuve des dés
report-dice-how = Un fichier d'où chacun peut retrouver tous les dés : tools/verify_dice.py

odds-title = Ce qui peut en sortir
odds-outcomes = Résultats et leurs chances
odds-rest = { $count ->
    [one] un autre résultat :
   *[other] { $count } autres résultats, ensemble :
}
odds-modifiers = Modificateurs
odds-throw = { $throw } : { $dice } { $total }
muster-who = Qui y prend part
muster-nobody = Personne n'est encore désigné.
muster-option = En outre
muster-option-none = rien
roster = { $count ->
    [one] Montrer l'unité et ses ordres
   *[other] Liste des { $count } unités et de leurs ordres
}
roster-map = Sur la carte
roster-nobody = Plus personne n'attend d'ordre.
display-acting = agit maintenant :
display-ready = doit encore agir :
display-done = a déjà agi :
odds-commit = Donner l’ordre : { $order }
refusal-title = Pourquoi pas ?
refusal-instead = Permis à la place :

dice = Dés
log = Journal
score-none = rien encore
invite = Envoyez ce lien à qui jouera { $side } :
copy = Copier
copied = Copié

over = La bataille est finie
over-agreed = Les joueurs se sont accordés pour en rester là.
undo-wanted = { $side } voudrait reprendre le dernier ordre.
undo-agree = D’accord
decline = Refuser
withdraw = Retirer
declined = Votre adversaire a refusé.
asked-undo = Vous avez demandé à reprendre le dernier ordre.
asked-draw = Vous avez proposé une partie nulle.
asked-fix = Vous avez proposé de rectifier ceci :
draw-offer = Proposer une partie nulle
draw-wanted = { $side } propose une partie nulle.
fix = Rectifier …
fix-menu = Rectifier une unité …
fix-title = Rectifier quelque chose
fix-lead = Ce sera fait quand l'autre camp aura accepté, et le journal le gardera.
fix-lead-alone = C'est fait aussitôt, et le journal le garde.
fix-propose = Le proposer
fix-do = Rectifier
fix-nothing = Rien n'est encore changé.
fix-wanted = { $side } propose de rectifier ceci :
throw-so-far = { $have } dés sur { $want } :
throw-again = Recommencer la saisie
menu = Autres actions
map-key = Légende
keys = Touches
keys-next = unité suivante ou précédente qui peut agir
keys-marker = déplacer le repère d’hexagone en hexagone
keys-act = agir là où se trouve le repère
keys-answer = répondre à une question
keys-drop = reposer l’unité
keys-zoom = de plus près ou de plus loin
keys-pan = déplacer la carte
keys-fit = la carte entière
keys-point = ajouter une étape (aussi : Maj-clic, appui long)
keys-turn = tourner l’unité en choisissant son orientation
keys-wheel = faire converser l’unité en main sur une table (avec Maj : finement)
keys-hand = l’unité en main et où elle peut aller
keys-mini = la vue d’ensemble
keys-bare = estomper les pions
save-file = Enregistrer la partie dans un fichier
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner la bataille ?

chat = Discussion
chat-none = Personne n'a encore rien dit.
chat-write = Dites quelque chose à votre adversaire
chat-send = Envoyer
chat-onlooker = Vous regardez : seuls les joueurs écrivent ici.
chat-unread = { $count ->
    [one] Une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
notes = Carnet
notes-private = Pour vous seul : votre adversaire ne le voit pas.
notes-saved = Enregistré.
notes-saving = Enregistrement …
side-tabs = Journal, discussion et carnet
log-earlier = { $count ->
    [one] Une entrée plus ancienne
   *[other] { $count } entrées plus anciennes
}
log-new = Nouveau depuis votre dernière visite

clock-days = reste { $days } j { $hours } h
clock-hours = reste { $hours } h { $minutes } min
clock-over = Temps écoulé
clock-until = À décider avant le { $until }
clock-late = { $side } a laissé passer le délai. Vous pouvez réclamer la victoire ou attendre encore.
clock-claim = Réclamer la victoire
clock-grant = { $days ->
    [one] Accorder un jour de plus
   *[other] Accorder { $days } jours de plus
}
clock-choice = Avec un ami, temps par décision :
clock-none = autant qu'il faut
clock-each = { $days ->
    [one] un jour
   *[other] { $days } jours
}

seat-leave = Quitter ma place
seat-leave-sure = Quitter votre place ? Vous pourrez la reprendre depuis ce navigateur tant que personne d'autre ne l'a prise.
seat-left-mine = Vous avez quitté votre place et ne faites que regarder.
seat-rejoin = La reprendre
seat-left = { $side } a quitté la table.
seat-open = Personne ne joue encore { $side }.
seat-renew = Nouvelle invitation
seat-computer = Laisser jouer l'ordinateur
seat-computer-ask = Demander que l'ordinateur joue pour moi
seat-computer-asked = { $side } voudrait céder sa place à l'ordinateur.
seat-computer-asking = Vous avez demandé que l’ordinateur joue à votre place ; votre adversaire doit accepter.
rematch = Rejouer en changeant de camp
rematch-offered = Une revanche est proposée ; votre adversaire doit l'accepter.
rematch-wanted = { $side } propose une revanche en changeant de camp.
rematch-agree = Accepter et commencer
rematch-go = Aller à la revanche

notices = Me prévenir quand c'est à moi
notices-about = Un avis pour chacun de vos tours, et un rappel si vous oubliez. Laissez un champ vide pour ne rien recevoir par cette voie.
notices-webhook = Adresse webhook (Discord, Slack, ntfy …)
notices-address = Courriel
notices-unconfirmed = En attente de votre accord par le lien de la lettre envoyée.
notices-silence = Me le rappeler après
notices-hours = { $hours } heures
notices-never = jamais
notices-save = Enregistrer
notices-saved = Enregistré.
notices-confirm = Enregistré. Donnez votre accord par le lien de la lettre qui part.
notices-try = Envoyer un essai
notices-tried = C'est parti ; il devrait arriver dans la minute.
notices-failed = { $way } : le dernier avis n'est pas arrivé ({ $why }).
notices-agree-about = Vous recevrez une lettre à cette adresse chaque fois que ce sera à vous dans cette partie.
notices-agree = Oui, envoyez-les
notices-agreed = C'est fait : les lettres viendront quand ce sera à vous.
notices-end-about = Plus de lettres sur cette partie à votre adresse ?
notices-end = Plus de lettres
notices-ended = C'est fait : plus de lettres.
notices-game = Aller à la partie

charts = Recueil des tables
charts-open = Ouvrir les tables
start-charts = Vous jouez sur une vraie table ? Toutes les tables de tous les systèmes, avec chances exactes et décisions.
charts-systems = Systèmes
charts-procedures = Trancher un cas
charts-tables = Tables
charts-pick = Choisissez un système.
charts-ruling = Décision
case-add = Ajouter
case-remove = Retirer
case-list = un, deux, trois
case-example = Exemple
case-share = Copier un lien vers ce cas
case-rule = Lancer et trancher
charts-read-as = Ligne { $row }, colonne { $column } : imprimé { $printed }, lu { $read }.

table = Compagnon de table
table-open = Ouvrir le compagnon de table
start-table = De vraies figurines sur une vraie table ? Choisissez deux unités, dites ce que montre la table : il tranche et tient les deux armées à jour.
table-lead = De vraies figurines sur la table : dites qui tire ou qui charge et répondez d'après ce que vous voyez. Vous obtenez les chances, la décision avec ses règles, et les deux armées restent à jour. Tout demeure dans ce navigateur.
table-begin = Quelles armées sont sur la table ?
table-empty = Mes propres armées
table-own-title = Ma bataille
table-file = Ouvrir un fichier
table-broken = Ceci ne contient pas d'ordre de bataille, ou celui d'un autre système.
table-tab-act = Agir
table-tab-armies = Armées
table-log = Journal
table-log-empty = Il ne s'est encore rien passé.
table-turn = Tour { $turn }, { $side }
table-next = Finir le tour
table-nobody-yet = Personne n'est encore sur la table. Ajoutez les deux armées sous « Armées ».
table-who = Qui agit ?
table-what = Que se passe-t-il ?
table-other = Autre chose
table-change = Changer
table-another = Ajouter
table-done = Terminé
table-nobody = personne
table-situation = La situation
table-more = { $count ->
    [one] Un détail de plus
   *[other] { $count } détails de plus
}
table-less = Moins
table-more-of-it = Plus
table-losses = Pertes en moyenne : { $lost }
table-outcomes = Toutes les issues
table-happened = { $action } : { $who }
table-again = Réessayer
table-missing = Reste à dire : { $what }
table-dice-ours = Nos dés
table-dice-own = Mes dés
table-roll = Lancer
table-throw = Jeter
table-die = Que montre votre { $dice } ?
table-effect = Ce qui s'est passé
table-then = { $unit } peut maintenant, au choix :
table-after = Ensuite, sur les listes :
table-nothing = Rien ne change sur les listes.
table-how = Comment c'est tranché
table-apply = Appliquer
table-discard = Abandonner
table-gone = hors jeu
table-edited = Changé à la main : { $name }
table-added = Ajouté : { $name }
table-removed = Retiré : { $name }
table-about = Tout sur { $name }
table-name = Nom
table-remove = Retirer de la liste
table-use = Agir avec
table-army = Toute l'armée : { $side }
table-export = Garder dans un fichier
table-share = Partager un lien
table-clear = D'autres armées
table-sure = Cette table et son journal seront oubliés. Gardez-les dans un fichier si vous pensez les reprendre.
table-keep = Garder cette table
table-sent = On vous a envoyé « { $title } ». Une autre table est déjà mise.
table-sent-take = Mettre la nouvelle

