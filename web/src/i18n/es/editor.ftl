editor = Editor de batallas
editor-about = Dibuje un mapa, reúna dos ejércitos, diga por qué se lucha y vea enseguida qué dicen las reglas.
editor-open = Al editor
editor-lead = Empiece con un mapa vacío o con cualquier batalla. Todo puede deshacerse y se queda en este navegador hasta que se lo lleve como archivo.
editor-go-on = Seguir con { $title }
editor-empty = Un mapa vacío
editor-columns = Columnas
editor-rows = Filas
editor-begin = Empezar
editor-begin-armies = Empezar con ejércitos
editor-new-title = Mi batalla
editor-file = Un archivo
editor-file-about = Elija una batalla guardada como archivo o suéltela en cualquier lugar de esta página.
editor-copy = Una batalla existente
editor-redo = Rehacer
editor-download = Guardar como archivo
editor-other = Otra batalla
editor-map = El mapa que se dibuja
editor-no-map = No se puede leer el mapa. Lo que falla está entre los avisos.
editor-tab-ground = Mapa
editor-tab-army = Ejércitos
editor-tab-sheet = Batalla
editor-tab-test = Probar
editor-tools = Qué se dibuja
editor-tool-hand = Mano
editor-tool-ground = Terreno
editor-tool-level = Altura
editor-tool-side = Lados
editor-tool-way = Caminos
editor-tool-name = Nombres
editor-how = Cómo se pinta
editor-how-brush = Pincel
editor-how-line = Línea
editor-how-fill = Rellenar
editor-pick = Tomar del mapa
editor-erase = Quitar
editor-way-about = Pulse los hexágonos por los que pasa; entre ellos va en línea recta.
editor-name = Nombre
editor-lay = Trazar
editor-less = Un hexágono menos
editor-remove = Eliminar
editor-name-about = Pulse un hexágono para darle nombre. Un nombre vacío lo quita.
editor-set = Fijar
editor-tables = Tablas
editor-army-about = Tome una ficha aquí o en el mapa y arrástrela a su hexágono. Con un turno posterior, llega allí.
editor-like = Otra como esta
editor-add = Añadir
editor-lists = Por qué se lucha, y reglas propias
editor-findings = { $flaws ->
    [0] Nada mal
    [one] { $flaws } fallo
   *[other] { $flaws } fallos
  }{ $odd ->
    [0] { "" }
    [one] , { $odd } rareza
   *[other] , { $odd } rarezas
  }
editor-sound = No hay nada que objetar a esta batalla.
editor-mend = Corregir
editor-flawed = { $flaws ->
    [one] Podrá probarse cuando se corrija el fallo.
   *[other] Podrá probarse cuando se corrijan los { $flaws } fallos.
  }
editor-playable = Puede jugarse tal como está.
editor-play = Jugarla
editor-play-as = Con { $side }
editor-computers = Que jueguen los ordenadores
editor-games = Partidas
editor-run = Que jueguen
editor-stop = Parar
editor-played = { $done } de { $games } partidas
editor-stale = La batalla ha cambiado desde que se jugaron estas partidas.
editor-side = Bando
editor-wins = Victorias
editor-lost = Fuerza perdida
editor-lasts = Una partida dura { $turns } turnos.
editor-graves = Aquí se perdieron fichas:
editor-tool-copy = Copiar
editor-copy-here = Arrastre sobre los hexágonos que quiera repetir.
editor-copy-there = Pulse adónde van: el primero se pone ahí. Cuantas veces quiera.
editor-copy-other = Copiar otros
editor-tracing = Papel de calco
editor-tracing-about = Una imagen que sirve de modelo. Se pone sobre el mapa y no forma parte de la batalla.
editor-tracing-faint = Cuánto se ve de ella
editor-seed = Una batalla nueva a partir de una semilla
editor-size = Tamaño
editor-size-small = pequeña
editor-size-medium = mediana
editor-size-large = grande
editor-seed-number = Semilla
editor-make = Crearla
editor-seed-other = Otra semilla
editor-seed-about = Un terreno, dos ejércitos de igual valor, objetivos y una historia que nadie ha jugado. Los ordenadores la juegan antes de ofrecerla: la primera de tres que esté igualada, o la más igualada y cuánto se aparta.
editor-seed-trying = Batalla { $number } de { $most } como mucho: { $done } de { $games } partidas
editor-seed-enough = Tomarla como está
editor-seed-untried = Nadie ha probado si esta batalla está equilibrada. Los ordenadores pueden decirlo, en «Probar».
editor-tab-rules = Tablas
editor-rules-about = Una copia del sistema solo para esta batalla: reescriba una casilla, un modificador o una cifra. El juego impreso queda como está.
editor-changed = Lo que se ha cambiado
editor-rules-called = Nombre del sistema cambiado
editor-as-printed = Todo como está impreso
editor-rules-odd = { $odd ->
    [one] El verificador encuentra { $odd } cosa rara que las tablas impresas no tienen:
   *[other] El verificador encuentra { $odd } cosas raras que las tablas impresas no tienen:
  }
editor-rules-sound = El verificador no encuentra nada raro en las tablas cambiadas.
editor-chart = Tabla
editor-modifiers = Modificadores
editor-printed = impreso: { $printed }
editor-odds = Las probabilidades antes y después
editor-odds-about = Exactas, sobre los casos de ejemplo del sistema; una decisión abierta sigue su primera opción. La barra pálida es el juego impreso.
editor-before = impreso
editor-after = cambiado
editor-cannot-rule = Este caso ya no se puede resolver:
editor-loses = { $who } pierde { $before } puntos de media, ahora { $after }.
editor-still = Estos ejemplos dan lo mismo que antes:
editor-facts = Cifras que no están en ninguna tabla
editor-facts-find = Buscar
editor-points = Puntos
editor-turns = Turnos
editor-beside = Jugar también las mismas partidas con las tablas impresas
editor-even = Qué la igualaría
editor-even-at = Si { $side } ganara con una ventaja de más de { $level } puntos, y el enemigo con menos, estaría igualada ({ $share }). El verdadero nivel está entre { $low } y { $high }.
editor-even-none = Esta batalla no se decide por puntos.
editor-effects = Qué hacen las tablas cambiadas a la batalla
editor-difference = diferencia
editor-chance = (puede ser azar)
editor-needed = { $games } partidas dirían el efecto en las victorias con un margen de 3 en 100.
editor-tool-area = Superficies
editor-tool-strip = Franjas y líneas
editor-symmetry = También el otro lado
editor-fold-none = no
editor-fold-across = izquierda y derecha
editor-fold-down = arriba y abajo
editor-fold-round = girado sobre el centro
editor-area-about = Pulse sus esquinas una tras otra y póngala. Lo que se pone después queda encima.
editor-strip-about = Pulse los puntos por donde pasa: un camino, un arroyo, un muro. Sin anchura es una línea.
editor-strip-width = Anchura en pulgadas
editor-corner-less = Un punto menos
editor-laid = Lo que hay en la mesa
editor-width = Anchura en pulgadas
editor-depth = Fondo en pulgadas
