# What this edition says otherwise about its counters; the rule in brackets
about-printed-quality = Voluntad de combate o nivel de moral, de A (el mejor) a F. Es la columna de las pruebas de moral; en la melé la mejor letra tiene 1 por cada letra de diferencia, menos uno. [7.4]
about-marker-fatigue = Fatiga de la caballería, de 0 a { $charge-fatigue-exhausted }: con { $charge-fatigue-exhausted } ni carga ni asalta; las pruebas de moral no la tienen en cuenta. El descanso quita un nivel. [8.11]
about-marker-no-fire = SIN FUEGO: la batería pierde la próxima ocasión de fuego de su bando; el marcador se quita al final del próximo turno de jugador de su bando. [1.18]
