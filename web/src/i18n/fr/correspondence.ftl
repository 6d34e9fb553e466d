join-title = Vous prenez place
join-wait = Un instant …
join-failed = Impossible de prendre cette place :
join-invited = Vous êtes invité à une bataille. Comment les autres doivent-ils vous appeler ?
join-name = Votre nom
join-take = Prendre la place
links-title = Liens : sur une autre machine, pour regarder
link-own = Votre propre place, depuis une autre machine ou un autre navigateur. Qui a ce lien joue pour vous :
link-own-show = Revenir depuis une autre machine …
link-watch = Qui ouvre ce lien ne fait que regarder :
seat-reseat = Inviter quelqu’un d’autre pour { $side }
seat-reseat-about = Qui y est assis perd sa place.
square = Le lien en carré pour un appareil photo
square-too-long = C’est trop long pour un carré : prenez le lien ou le fichier.
square-failed = Pas de carré pour le moment : prenez le lien.
invite = Envoyez ce lien à qui jouera { $side } :
invite-here = Ce lien ne marche que sur cette machine. D'autres dans la maison peuvent rejoindre une partie ouverte avec
draw-offer = Proposer une partie nulle
draw-wanted = { $side } : une partie nulle est proposée.
fix = Rectifier …
fix-menu = Rectifier une unité …
fix-title = Rectifier quelque chose
fix-lead = Ce sera fait quand l'autre camp aura accepté, et le journal le gardera.
fix-lead-alone = C'est fait aussitôt, et le journal le garde.
fix-propose = Le proposer
fix-do = Rectifier
fix-nothing = Rien n'est encore changé.
fix-wanted = { $side } : une rectification est proposée :
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner la bataille ?
chat = Discussion
chat-none = Personne n'a encore rien dit.
chat-write = Dites quelque chose à votre adversaire
chat-send = Envoyer
chat-onlooker = Vous regardez : seuls les joueurs écrivent ici.
chat-unread = { $count ->
    [1] Une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
notes = Carnet
notes-private = Pour vous seul : votre adversaire ne le voit pas.
notes-saved = Enregistré.
notes-saving = Enregistrement …
clock-days = reste { $days } j { $hours } h
clock-hours = reste { $hours } h { $minutes } min
clock-over = Temps écoulé
clock-until = À décider avant le { $until }
clock-late = { $side } : le délai est passé. Vous pouvez réclamer la victoire ou attendre encore.
clock-claim = Réclamer la victoire
clock-grant = { $days ->
    [1] Accorder un jour de plus
   *[other] Accorder { $days } jours de plus
}
clock-choice = Avec un ami, temps par décision :
clock-none = autant qu'il faut
clock-each = { $days ->
    [1] un jour
   *[other] { $days } jours
}
rematch = Rejouer en changeant de camp
rematch-offered = Une revanche est proposée ; votre adversaire doit l'accepter.
rematch-wanted = { $side } : une revanche en changeant de camp est proposée.
rematch-agree = Accepter et commencer
rematch-go = Aller à la revanche
