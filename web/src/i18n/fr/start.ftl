start-lead = Des batailles publiées, avec leurs propres règles, sur une carte à portée de main.
start-battles = Commencer une bataille
start-side = Vous commandez
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
open-title = Ouvrir une partie enregistrée
open-lead = Choisissez son fichier, ou déposez-le n'importe où sur cette page.
open-choose = Choisir un fichier
open-found = { $entries ->
    [1] { $name }, une entrée à ce jour.
   *[other] { $name }, { $entries } entrées à ce jour.
}
open-broken = Ce n'est pas une partie enregistrée, ou elle est endommagée.
open-foreign = La bataille de cette partie n'est pas connue ici.
open-changed = Ce fichier a été modifié après son enregistrement.
open-rules = Cette partie a été enregistrée sous d'autres règles que celles d'aujourd'hui.
open-large = Ce fichier est trop gros pour une partie enregistrée.
save = Enregistrer
saved = Enregistré.
seat-is-computer = ordinateur
seat-is-open = personne encore
seat-is-left = est parti
seat-is-person = quelqu'un
asked-undo = Vous avez demandé à reprendre le dernier ordre.
asked-draw = Vous avez proposé une partie nulle.
asked-fix = Vous avez proposé de rectifier ceci :
save-file = Enregistrer la partie dans un fichier
seat-leave = Quitter ma place
seat-leave-sure = Quitter votre place ? Vous pourrez la reprendre depuis ce navigateur tant que personne d'autre ne l'a prise.
seat-left-mine = Vous avez quitté votre place et ne faites que regarder.
seat-rejoin = La reprendre
seat-left = { $side } : la place a été quittée.
seat-open = { $side } : personne ne joue encore ce camp.
seat-renew = Nouvelle invitation
seat-computer = Laisser jouer l'ordinateur
seat-computer-ask = Demander que l'ordinateur joue pour moi
seat-computer-asked = { $side } : l'ordinateur peut-il prendre cette place ?
seat-computer-asking = Vous avez demandé que l’ordinateur joue à votre place ; votre adversaire doit accepter.
start-charts = Vous jouez sur une vraie table ? Toutes les tables de tous les systèmes, avec chances exactes et décisions.
start-table = De vraies figurines sur une vraie table ? Choisissez deux unités, dites ce que montre la table : il tranche et tient les deux armées à jour.
game-continue = Continuer
start-tools = Autres outils
start-all = Tous
card-difficulty-first = première bataille
card-difficulty-middle = règles connues
card-difficulty-long = longue et ardue
card-difficulty = Difficulté
card-units = Unités de chaque camp
card-teaches = Apprend :
card-play = Jouer, options, à propos
card-minutes = { $minutes } minutes de jeu
card-hours = { $hours ->
    [1] environ une heure
    [1.5] environ une heure et demie
   *[other] environ { $hours } heures
}
page-lost = Cette partie de la page n'a pas pu être chargée. Le serveur a peut-être une nouvelle version, ou la connexion est coupée.
page-reload = Recharger la page
