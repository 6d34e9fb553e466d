verify = Comprobar una partida
verify-dice = Comprobar los dados
verify-lead = Elija o suelte una partida guardada, y la prueba de sus dados si se jugó en un servidor. Cada tirada se deriva de nuevo: lo declarado aparece junto a lo que resulta.
verify-where = Los archivos se envían a este servidor, que comprueba, responde y no guarda nada; por eso la comprobación necesita la conexión. Quien no quiera fiarse ejecuta «grognard game verify PARTIDA --dice PRUEBA», que no necesita nada más.
verify-choose = Elegir la partida y la prueba
verify-noted = Compromiso anotado al comienzo (opcional)
verify-again = Comprobar otra vez
verify-save = Partida: { $name }
verify-proof = Prueba: { $name }
verify-none-chosen = Aún no hay partida elegida.
verify-neither = Esto no es ni una partida guardada ni una prueba de dados.
verify-this-game = esta partida
verify-this-proof = sus dados
verify-fails = Algo no es como debe.
verify-holds = { $count ->
    [0] No se ha tirado ningún dado; el archivo está como se escribió.
    [one] La única tirada es como debe.
   *[other] Las { $count } tiradas son como deben.
}
verify-none = El archivo está íntegro, pero no contiene el secreto de sus dados: añada la prueba.
verify-typed = Los jugadores tiraron sus propios dados: no hay nada que derivar.
verify-waits = El secreto de los dados se muestra al acabar la partida; hasta entonces nada se puede derivar.
verify-typed-some = { $wrong ->
    [one] El archivo está íntegro. Una tirada no es la de su semilla: se escribió a mano o se tiró en otra parte.
   *[other] El archivo está íntegro. { $wrong } tiradas no son las de su semilla: se escribieron a mano o se tiraron en otra parte.
}
verify-practice = Partida de práctica: los dados se podían deshacer.
verify-only = solo las tiradas que resultan distintas
verify-entry = Entrada
verify-claimed = Declarado
verify-derived = Resulta
verify-unknown = desconocido
verify-other = resulta distinta
verify-same = resulta igual
verify-all-same = Ninguna tirada resulta distinta.
