practice-tick = Para practicar: los dados se pueden deshacer
practice-about = El mismo acto en el mismo sitio vuelve a dar los mismos dados. El diario y el informe marcan lo deshecho. Con un amigo no hay práctica.
practice-chip = Práctica
practice-chip-about = En esta partida los dados se pueden deshacer; el diario y el informe lo marcan.
report-practice = Partida de práctica: { $dice ->
    [0] no se ha deshecho ninguna tirada.
    [one] se ha deshecho una tirada.
   *[other] se han deshecho { $dice } tiradas.
}
