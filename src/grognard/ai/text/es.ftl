# Por qué un ordenador da una orden.
ai-any = sacada a suertes
ai-first = la primera respuesta posible
ai-gain = es lo que más gana de inmediato
ai-nearer = acerca a un enemigo o a un objetivo
ai-nothing-better = no hay nada mejor que hacer
