# Por qué un ordenador da una orden.
ai-any = sacada a suertes
ai-first = la primera respuesta posible
ai-gain = es lo que más gana de inmediato
ai-nearer = acerca a un enemigo o a un objetivo
ai-nothing-better = no hay nada mejor que hacer
ai-order-given = así se ordenó
ai-takes-goal = toma { $hex }, que vale puntos
ai-keeps-goal = conserva { $hex }, que vale puntos
ai-towards-goal = camino de { $hex }
ai-can-act = desde allí puede actuar contra { $hex }
ai-out-of-reach = quebrantada: fuera del alcance del enemigo
ai-closes = se acerca al enemigo
ai-better-ground = mejor situada allí
ai-leads = más cerca de los que manda
ai-arrives = lo trae al mapa
ai-order = permite a { $unit } hacer más este turno
ai-leaves = sale del mapa, lo que acerca la victoria
ai-free = no cuesta nada y puede ayudar
ai-slip = un descuido: había algo mejor
ai-odds = las probabilidades lo merecen
ai-together = juntos, los hexágonos en torno a { $hex } tienen ventaja
ai-played-on = jugado más adelante, sale mejor
ai-reply = lo mejor que se puede sacar de ello
ai-engine = lo que responde el motor { $engine }

# Una reflexión en unas líneas.
ai-line-chosen = { $order }: { $reason }
ai-line-odds = probabilidades: éxito { $success }, pérdidas que esperar { $loses }, que causar { $takes }
ai-line-rejected = antes que { $order } ({ $reason }), por { $gap } puntos

# Quién juega.
ai-level-random = Al azar
ai-level-recruit = Recluta
ai-level-sergeant = Sargento
ai-level-colonel = Coronel
ai-level-marshal = Mariscal
ai-about-random = Da cualquier orden: para ver cómo transcurre una partida.
ai-about-recruit = Marcha y combate según las probabilidades, olvida la réplica enemiga y una de cada dos veces elige lo segundo mejor.
ai-about-sergeant = Sólido: mira las probabilidades y lo que el enemigo podría hacer.
ai-about-colonel = Valora las cosas según miles de partidas contra sí mismo, pero examina pocos lugares para cada unidad.
ai-about-marshal = Valora como el coronel, pero examina más lugares, más maneras de situarse en ellos y la réplica enemiga.
ai-style-cautious = prudente
ai-style-bold = audaz
