# A computer whose turn it is, while others think.
waiting-in-line = { $count ->
    [0] El ordenador espera a que otra partida termine de pensar.
    [one] El ordenador espera su turno para pensar; { $count } partida va antes.
   *[other] El ordenador espera su turno para pensar; { $count } partidas van antes.
}
