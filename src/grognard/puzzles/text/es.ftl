# De qué se trata.
puzzle-theme-square = El cuadro
puzzle-theme-flank = El flanco
puzzle-theme-rally = La reunión
puzzle-theme-concentrate = Concentrar
puzzle-theme-hold = Mantener el terreno
puzzle-theme-hold-back = No atacar
puzzle-theme-withdraw = Ceder a tiempo
puzzle-theme-pursuit = La persecución
puzzle-theme-target = El blanco justo
puzzle-grade-1 = fácil
puzzle-grade-2 = menos fácil
puzzle-grade-3 = difícil

# Lo que se pregunta.
puzzle-asks-order = { $side }, { $phase }: ¿qué orden es claramente la mejor?
puzzle-asks-answer = { $side }: { $question }
puzzle-nothing = Ninguna orden: dejarlo así
puzzle-turn = turno { $turn }

# Por qué.
puzzle-why-square = Caballería contra infantería: lo que decide es el cuadro.
puzzle-why-flank = Quien es tomado de lado o por detrás combate a alto precio.
puzzle-why-rally = Hombres reunidos valen más que todo lo que harían rotos.
puzzle-why-concentrate = Juntos tienen las probabilidades que ninguno tiene solo.
puzzle-why-hold = Quien se queda guarda el terreno, y las probabilidades están con él.
puzzle-why-hold-back = Todo ataque posible cuesta más de lo que trae.
puzzle-why-withdraw = Quien se va a tiempo ahorra lo que costaría el combate.
puzzle-why-pursuit = Lo que viene tras el combate se pesa como el combate mismo.
puzzle-why-target = No todos los blancos valen lo mismo, ni se alcanzan igual.
puzzle-why-odds = { $order }: { $odds }.
puzzle-why-gap = En puntos de victoria «{ $order }» vale { $gap } menos.

# En la terminal.
puzzle-list-head = Problemas: en cada uno una orden es claramente la mejor
puzzle-of-the-day = Problema del día, { $date }
puzzle-how = Para responder: grognard puzzles { $id } --answer "ORDEN"
puzzle-right = Correcto.
puzzle-wrong = No es la mejor.
puzzle-best = La mejor: { $order } ({ $about })
puzzle-behind = { $points } menos
