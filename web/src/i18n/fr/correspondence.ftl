join-title = Vous prenez place
join-wait = Un instant …
join-failed = Impossible de prendre cette place :
invite = Envoyez ce lien à qui jouera { $side } :
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
rematch = Rejouer en changeant de camp
rematch-offered = Une revanche est proposée ; votre adversaire doit l'accepter.
rematch-wanted = { $side } propose une revanche en changeant de camp.
rematch-agree = Accepter et commencer
rematch-go = Aller à la revanche
