stage-both = Ambos bandos
stage-past = ya pasó
stage-now = ahora
stage-next = por venir
stage-none = no tiene lugar
stage-repeats = vuelve dentro del turno
stage-decides = decide el bando: { $side }
stage-then = después: { $phase }
stages-all = Todas las fases de este turno
end-anyway = Terminar de todos modos
end-show = Mostrarlas
end-again = «Hecho» otra vez termina la fase.
end-answer = Responda primero a la pregunta.
end-dice = Aún faltan dados por tirar.
end-other = Decide el otro bando.
undo-takes = Deshace: { $order }
undo-nothing = No hay nada que deshacer
undo-anyway = Deshacer de todos modos
undo-keep = Dejarlo
wish-pass = Pasar las fases en las que no hay nada que hacer
wish-warn = Decir lo que se perdería antes de terminar una fase
wish-explain = Explicar cada fase la primera vez
explain-again = Explicar las fases otra vez
explain-again-done = Cada fase se explicará de nuevo.
join-here = Unirse a las fichas de { $hex }
undo-more = { $dice ->
    [0] { "" }
    [one] Se desharía una tirada de dados.
   *[other] Se desharían { $dice } tiradas de dados.
} { $others ->
    [0] { "" }
    [one] Y una orden del otro bando.
   *[other] Y { $others } órdenes del otro bando.
}
