# El curso de una partida, y los «y si».
analysis-title = La probabilidad de ganar, turno por turno
analysis-estimate = Una estimación a partir de los puntos, las fuerzas y el tiempo que queda, no una certeza.
analysis-measured = Una estimación a partir de los puntos, las fuerzas y el tiempo que queda. En { $games } partidas de { $battles } batallas entre ordenadores se desvió { $gap } puntos de cada cien de media.
analysis-turn = Turno
analysis-set-up = Despliegue
analysis-swings = Lo que inclinó la partida
analysis-none = Nada ha movido la probabilidad de ganar.
analysis-moment = De { $before } a { $after }: dados { $dice }, orden { $order }
analysis-odds = { $told } ({ $chance } según las probabilidades)
analysis-sentence = { $side }: { $told }. De { $before } a { $after }, de ello { $dice } por los dados y { $order } por las órdenes.
analysis-quiet = { $side }: nada que moviera la probabilidad de ganar.
analysis-and = { $one }; { $other }
