practice-tick = Pour s'exercer : les dés se reprennent
practice-about = Le même acte à la même place donne de nouveau les mêmes dés. Le journal et le bilan marquent ce qui fut repris. Avec un ami, pas d'exercice.
practice-chip = Exercice
practice-chip-about = Dans cette partie les dés se reprennent ; le journal et le bilan le marquent.
report-practice = Partie pour s'exercer : { $dice ->
    [0] aucun jet de dés n'a été repris.
    [1] un jet de dés a été repris.
   *[other] { $dice } jets de dés ont été repris.
}
