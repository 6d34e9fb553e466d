stage-both = Les deux camps
stage-past = passé
stage-now = maintenant
stage-next = à venir
stage-none = n'a pas lieu
stage-repeats = revient au cours du tour
stage-decides = à décider : { $side }
stage-then = ensuite : { $phase }
stages-all = Toutes les phases de ce tour
end-anyway = Terminer quand même
end-show = Les montrer
end-again = « Terminé » encore une fois met fin à la phase.
end-answer = Répondez d'abord à la question.
end-dice = Des dés doivent encore tomber.
end-other = C'est à l'autre camp de décider.
undo-takes = Reprend : { $order }
undo-nothing = Il n'y a rien à reprendre
undo-anyway = Reprendre quand même
undo-keep = Laisser
wish-pass = Passer les phases où il n'y a rien à faire
wish-warn = Dire ce qui serait perdu avant de terminer une phase
wish-explain = Expliquer chaque phase la première fois
explain-again = Expliquer les phases encore une fois
explain-again-done = Chaque phase sera de nouveau expliquée.
join-here = Rejoindre les pions en { $hex }
undo-more = { $dice ->
    [0] { "" }
    [1] Un jet de dés serait repris.
   *[other] { $dice } jets de dés seraient repris.
} { $others ->
    [0] { "" }
    [1] Et un ordre de l'autre camp.
   *[other] Et { $others } ordres de l'autre camp.
}
