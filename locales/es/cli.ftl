### El comando euphoria: todo lo que dice la terminal. Las mismas claves y variables que en inglés.

## Uso

cli-about = Tres juegos de mesa para jugar con personas y bots, para simular y para estudiar.
cli-about-play = Jugar en la terminal, contra bots o con otras personas ante la misma pantalla.
cli-about-replay = Recorrer paso a paso una partida guardada.
cli-about-simulate = Hacer que jugadores al azar o bots jueguen muchas partidas y contar los resultados.
cli-about-arena = Hacer que los bots jueguen entre sí y decir con qué seguridad se sabe cuál es mejor.
cli-about-report = Hacer que los bots jueguen muchas partidas y contar a un diseñador cómo es el juego.
cli-about-train = Que una red aprenda un juego jugando contra sí misma; el bot «learned» juega con redes así.
cli-about-rules = Leer las reglas: una por su id, una sección o todas las que mencionan una palabra.
cli-about-games = Mostrar los juegos y sus opciones.
cli-about-table = Mesas con escenografía para reality: verlas, dibujarlas, revisarlas o hacerlas.
cli-about-table-list = Mostrar las mesas que trae el juego.
cli-about-table-show = Mostrar lo que hay en una mesa o dibujar su plano.
cli-about-table-check = Revisar el archivo de una mesa y decir todo lo que está mal.
cli-about-table-make = Hacer una mesa a partir de una semilla y escribir su archivo en la salida estándar.
cli-about-team = Equipos para reality: verlos o revisarlos.
cli-about-team-list = Mostrar los equipos que trae el juego.
cli-about-team-show = Mostrar quién está en un equipo, con qué mejoras y objetos, y cuánto cuesta.
cli-about-team-check = Revisar si un equipo puede jugar y decir todos los motivos por los que no.
cli-about-verify = Comprobar que los dados de una partida guardada son los prometidos antes de ella.
cli-arg-command = COMANDO
cli-arg-game = JUEGO
cli-arg-file = ARCHIVO
cli-arg-word = PALABRA
cli-arg-wanted = ID|PALABRA
cli-arg-lang = El idioma: en o es; si no, el de tu sistema.
cli-arg-record = Una partida guardada.
cli-arg-seat = Como la vio quien ocupa este asiento, contado desde 1; si no, como la vio el público.
cli-arg-all = Con todas las cartas boca arriba.
cli-arg-commitment = El compromiso que viste antes de la partida; tiene que ser el del registro.
cli-arg-rules = El id de una regla (L-shot-2), una sección o palabras que buscar.
cli-arg-rules-game = Solo las reglas de este juego.
cli-arg-seats = Cuántos jugadores, de { $least } a { $most }.
cli-arg-seed = Un número o una palabra: con la misma semilla se reparte la misma partida.
cli-arg-humans = Cuántos de ellos son personas; ocupan los primeros asientos. Si no se dice, una.
cli-arg-names = Nombres para los primeros asientos, separados por comas.
cli-arg-bots = La fuerza de los bots: easy, normal, hard, o el nombre de cualquier bot, como greedy o planner:2s. Si no se dice, normal.
cli-arg-variant = Jugar con esta variante; lo mismo que su propia opción. Puede darse varias veces.
cli-arg-scenario = Empezar desde la posición de este archivo.
cli-arg-load = Continuar una partida guardada.
cli-arg-games = Cuántas partidas; si no se dice, 1000.
cli-arg-jobs = Cuántos procesos se reparten el trabajo; si no se dice, uno por núcleo. Los resultados son los mismos.
cli-arg-table = MESA
cli-arg-table-file = El archivo de una mesa, el nombre de una mesa o una hecha con semilla, como seed:17.
cli-arg-table-svg = Dibujar el plano en este archivo, como SVG.
cli-arg-table-theme = Dibujarlo en papel (paper) o de noche (night); si no, según el sistema de quien lo mire.
cli-arg-table-seed = Un número entero: con la misma semilla sale la misma mesa.
cli-arg-table-size = Ancho y fondo en pulgadas; si no se dice, 48x36.
cli-arg-team = EQUIPO
cli-arg-team-file = El archivo de un equipo o el nombre de un equipo.
cli-arg-team-table = La mesa en la que juega: en ella está lo que llevará las cargas explosivas. Si no se dice, { $table }.
cli-arg-team-budget = La audiencia que puede costar; si no se dice, { $budget }.
cli-arg-team-mission = La misión que juega; si no se dice, { $mission }.
cli-arg-json = Escribir todas las cifras en este archivo; - es la salida estándar.
cli-arg-simulated-bots = Los bots por asiento, separados por comas; el último ocupa los demás. Si no se dice, todos juegan al azar.
cli-usage = uso:
cli-usage-arguments = argumentos
cli-usage-options = opciones
cli-usage-help = mostrar esta ayuda y salir
cli-usage-version = mostrar la versión y salir
cli-usage-error = %(prog)s: error: %(message)s
cli-usage-argument = argumento %(argument_name)s: %(message)s
cli-usage-unknown = argumentos desconocidos: %s
cli-usage-missing = faltan estos argumentos: %s
cli-usage-one = se espera un valor
cli-usage-ambiguous = opción ambigua: %(option)s podría ser %(matches)s
cli-usage-invalid = valor no válido (%(type)s): %(value)r
cli-usage-choice = valor no válido: %(value)r (elige entre %(choices)s)
cli-usage-not-with = no se puede combinar con %s

## El servidor de mesas

cli-about-serve = Servir mesas a otras personas por la red, hasta que se detenga.
cli-serve-address = DIRECCIÓN
cli-serve-host = La dirección en la que escucha; si no se dice, solo se llega desde esta máquina.
cli-serve-port = El puerto en el que escucha; si no se dice, 8000.
cli-serve-database = Un archivo para SQLite o la dirección de un PostgreSQL; si no, EUPHORIA_DATABASE_URL o un archivo entre tus datos.
cli-serve-open = Abrir la página en un navegador en cuanto esté lista.
cli-serve-here = Tu mesa está lista: { $address }. Detenla con Ctrl+C.
cli-serve-no-browser = Tu mesa está lista. Desde aquí no se ha podido abrir un navegador: ve tú a { $address }. Detenla con Ctrl+C.
cli-serve-missing = El servidor necesita más de lo que hay instalado (falta { $module }): pip install "euphoria-table[server]"

## Errores

cli-error-own-options = { $file } trae sus propios asientos, semilla y opciones; no los indiques.
cli-error-other-game = { $file } es una partida de { $game }.
cli-error-scenario = { $file } no es un escenario que se pueda preparar: { $reason }
cli-error-humans = --humans no puede ser { $count }: elige de 0 a { $seats }.
cli-error-bots = --bots no puede ser { $spec }: elige entre { $names }; puede seguir un presupuesto, como en planner:2s (segundos), planner:400 (iteraciones) o planner:2s*2 (núcleos).
cli-error-bot-unable = El bot { $spec } está instalado y no puede jugar a este juego: { $reason }
cli-error-simulated-bots = --bots nombra { $bots } bots para { $seats } asientos.
cli-error-seats = --seats no puede ser { $seats }: { $game } es para { $least } a { $most } jugadores.
cli-error-option = --{ $option } no puede ser { $value }: { $allowed }.
cli-allowed-choices = elige entre { $choices }
cli-allowed-numbers = elige un número entero de { $low } a { $high }
cli-error-number = --{ $option } es un número entero de { $low } a { $high }.
cli-error-folder = No hay ninguna carpeta donde escribir { $file }.
cli-error-game = --game no puede ser { $game }: elige entre { $games }.
cli-error-seat = --seat no puede ser { $seat }: esta partida tiene los asientos 1 a { $seats }.
cli-error-name = --names: «{ $name }» no puede ser un nombre: usa de 1 a { $most } letras para cada uno.
cli-error-names =
    { $count ->
        [one] --names: un nombre es demasiado para { $seats } asientos.
       *[other] --names: { $count } nombres son demasiados para { $seats } asientos.
    }
cli-no-such-pick = «{ $heading }» no admite un { $number }.
cli-error-same-names = --names: dos jugadores se llaman igual; nadie sabría a quién acusa.
cli-file-unreadable = No se puede leer { $file }: { $reason }
cli-load-failed = { $file } no es una partida que se pueda cargar: { $reason }
cli-table-more = Cada número da una mesa más: seed:1, seed:2, etcétera; seed:1:60x40 mide 60 por 40 pulgadas.
cli-table-size = --size no puede ser { $size }: di el ancho y el fondo en pulgadas, como 48x36.
cli-table-fine = { $file } es una buena mesa: { $title }.
cli-table-flaws =
    { $count ->
        [one] En { $file } no se puede jugar, por un motivo:
       *[other] En { $file } no se puede jugar, por { $count } motivos:
    }
cli-table-drawn = El plano de { $title } está en { $file }.
cli-table-what = Escenografía
cli-table-kind = Clase
cli-table-height = Altura
cli-table-where = Desde la izquierda, desde abajo
cli-team-more = También se puede ver y revisar un archivo propio; en una partida, escribe «equipo ARCHIVO» para jugar con él.
cli-team-fine = { $file } puede jugar: { $title }, { $audience } de { $budget } de audiencia.
cli-team-flaws =
    { $count ->
        [one] { $file } no puede jugar, por un motivo:
       *[other] { $file } no puede jugar, por { $count } motivos:
    }
cli-team-name = Equipo
cli-team-title = Título
cli-team-who = Miembro
cli-team-with = Mejoras y objetos
cli-team-cost = Audiencia
cli-team-total = Total
cli-team-charges = { $object } ({ $element })
cli-team-leader = Líder: { $leader }.
cli-team-pair = Susan forma pareja con { $pair }.
cli-save-failed = No se puede escribir { $file }: { $reason }
cli-save-taken = { $file } ya existe y no es una partida guardada; elige otro nombre.

# Lo que dice el sistema operativo, según el nombre de su error.
cli-os-EACCES = Permiso denegado
cli-os-EPERM = Operación no permitida
cli-os-ENOENT = No existe el archivo o el directorio
cli-os-EEXIST = El archivo ya existe
cli-os-EISDIR = Es un directorio
cli-os-ENOTDIR = No es un directorio
cli-os-ENOTEMPTY = El directorio no está vacío
cli-os-ENOSPC = No queda espacio en el dispositivo
cli-os-EDQUOT = Se ha excedido la cuota de disco
cli-os-EROFS = El sistema de archivos es de solo lectura
cli-os-EFBIG = El archivo es demasiado grande
cli-os-EIO = Error de entrada o salida
cli-os-ENAMETOOLONG = El nombre del archivo es demasiado largo
cli-os-ELOOP = Demasiados niveles de enlaces simbólicos
cli-os-EMFILE = Hay demasiados archivos abiertos
cli-os-ENFILE = Hay demasiados archivos abiertos en el sistema
cli-os-ENOMEM = No queda memoria
cli-os-EBUSY = El dispositivo o recurso está ocupado
cli-os-EINVAL = Argumento no válido
cli-os-ENXIO = No existe el dispositivo o la dirección
cli-os-EADDRINUSE = La dirección ya está en uso
cli-os-EADDRNOTAVAIL = No se puede usar esa dirección
cli-os-ECONNREFUSED = Conexión rechazada
cli-os-not-text = no es un texto en UTF-8 a partir del byte { $byte }
cli-error-output = No se puede escribir la salida: { $reason }

## Juegos

cli-game-seats = de { $least } a { $most } jugadores, revisión { $revision } de las reglas
cli-game-default = [{ $value }]
cli-yes = sí
cli-no = no
cli-regulars = Ada Boris Clea Dmitri Eva Fausto Greta Hugo

# Un jugador en el tablero que muestra `print(state)`; allí los asientos se cuentan desde 0.
cli-printed-seat = Asiento { $seat }

## Durante la partida

cli-hint = Un número o unas palabras · Enter redibuja · ? por qué no · ayuda registro salir
cli-window-small = Esta ventana tiene { $width } columnas y { $height } líneas. La mesa necesita { $wide } por { $high }: agranda la ventana o reduce la letra.
cli-hint-back = Un número o unas palabras · Enter: volver a la lista completa
cli-several =
    { $count ->
        [one] Podría ser una cosa:
       *[other] Podrían ser { $count } cosas:
    }
cli-no-such-number = Aquí no hay número { $number }; elige de 1 a { $last }.
cli-not-understood = «{ $words }» no está en la lista ni es un comando. Escribe ayuda, o ? para ver lo que no se permite ahora.
cli-news = Desde tu última decisión
cli-news-last = Lo último
cli-news-page = Mientras esperabas
cli-news-enter = Enter: a la mesa.
cli-news-more =
    { $count ->
        [one] Desde tu última decisión; hay una cosa más en el registro
       *[other] Desde tu última decisión; hay { $count } cosas más en el registro
    }

# Las palabras de los comandos; se muestra la primera y se entienden todas.
cli-word-undo = deshacer
cli-word-log = registro
cli-word-hand = mano cartas
cli-word-card = carta
cli-word-seen = vistos
cli-word-look = mirar
cli-word-beliefs = creencias
cli-word-rules = reglas regla
cli-word-save = guardar
cli-word-load = cargar
cli-word-help = ayuda
cli-word-quit = salir q
cli-word-back = volver

cli-help-number = Elegir por número. O con palabras: «interrogar boris 2», «omitir».
cli-help-why = Lo que no se permite ahora, con la regla: «?», «? disparar», «? usar bumerán».
cli-help-undo = Deshacer tu última elección, mientras nadie haya sabido nada por ella.
cli-help-log = Lo que ha pasado, según puedes saberlo, con las reglas: «registro», «registro 50».
cli-help-hand = Los textos de tus cartas.
cli-help-card = El texto de cualquier carta: «carta paraguas».
cli-help-seen = Quién ha mirado qué, y lo que sabes de las manos de los demás.
cli-help-look = Mirar de cerca.
cli-help-beliefs = Lo que se deduce de todo lo que has visto, contado.
cli-help-rules = Las reglas: «reglas», «reglas L-shot-2», «reglas líder».
cli-help-save = Guardar la partida: «guardar tarde.json».
cli-help-load = Continuar una partida guardada: «cargar tarde.json».
cli-help-help = Esta lista.
cli-help-quit = Salir. Una partida sin acabar se guarda.
cli-help-back = Volver a la lista completa (o solo Enter).

cli-why-title = Ahora no:
cli-why-none = Todo lo que se puede hacer en esta mesa se puede hacer ahora.
cli-why-unknown = «{ $words }» no es nada que se pueda hacer en este juego.
cli-why-allowed = Esto sí puedes hacerlo: { $action }.
cli-why-fold =
    { $count ->
        [one] { $heading }: una opción, permitida ahora.
       *[other] { $heading }: { $count } opciones, todas permitidas ahora.
    }
cli-why-more =
    { $count ->
        [one] (y uno más igual)
       *[other] (y { $count } más iguales)
    }
cli-undo-nothing = Todavía no hay nada que deshacer.
cli-undo-others = Eso no se puede deshacer: otros ya han jugado después.
cli-undo-dice = Eso no se puede deshacer: se han tirado dados o se han barajado cartas.
cli-undo-learned = Eso no se puede deshacer: se ha robado o visto una carta, o alguien ha dicho algo.
cli-undo-over = Eso no se puede deshacer: con ello ha terminado la partida.
cli-log-number = «registro» lleva un número de líneas, no «{ $words }».
cli-log-empty = Todavía no ha pasado nada.
cli-hand-empty = Tu mano está vacía.
cli-card-unknown = Ninguna carta tiene «{ $words }» en su nombre.
cli-beliefs-none = En este juego no hay nada que contar.
cli-save-where = ¿Dónde se guarda? Por ejemplo: guardar tarde.json
cli-saved = Guardada en { $file }.
cli-load-where = ¿Qué se carga? Por ejemplo: cargar tarde.json

cli-curtain = Por favor, pasa la pantalla a { $name }.
cli-curtain-enter = { $name }, pulsa Enter cuando nadie más esté mirando.
cli-seen-enter = Pulsa Enter cuando lo hayas visto.
cli-plain-legend = La mesa tal como te la describe el juego, que no tiene dibujo propio.
cli-plain-ending = La partida ha terminado. Gana: { $winners }.
cli-plain-no-winner = La partida ha terminado. No gana nadie.
cli-you-won = Has ganado. Quedará constancia.
cli-you-lost = No has ganado. Quedará constancia.
cli-look-unknown = No hay a quién mirar con «{ $words }». Usa las letras del mapa.
cli-after = La partida ha terminado: registro, reglas, carta, guardar ARCHIVO, o Enter para salir.
cli-autosaved = La partida queda guardada en { $file }. Para continuar: { $command }
cli-goodbye = Gracias por su colaboración.

## Reglas

cli-rules-title = Reglas de { $game }, revisión { $revision }
cli-rules-section = Sección
cli-rules-name = Palabra
cli-rules-ids = Reglas
cli-rules-hint = Lee una por su id, una sección por su palabra, o busca cualquier palabra.
cli-rules-none = Ninguna regla tiene este id ni estas palabras: «{ $words }».
cli-rules-ruling = decisión nuestra

## Repetición

cli-replay-step = Paso { $number } de { $last }
cli-replay-news = Qué pasó
cli-replay-keys = Enter: siguiente. b: atrás. Un número hasta { $last }: ir allí. q: salir.
cli-replay-last = Era el último paso ({ $last }). b: atrás. q: salir.
cli-replay-first = Este es el principio.

## Verify

cli-verify-good =
    { $count ->
        [one] El único dado de esta partida es el comprometido.
       *[other] Los { $count } dados son los comprometidos, incluidos los de barajar.
    }
cli-verify-skipped =
    { $count ->
        [one] Se deshizo una tirada. Solo vale si toda la mesa estuvo de acuerdo.
       *[other] Se deshicieron { $count } tiradas. Solo vale si toda la mesa estuvo de acuerdo.
    }
cli-verify-none = Los dados de esta partida no se pueden comprobar: antes de ella no hubo ningún compromiso.
cli-verify-hidden = Los dados de esta partida no se pueden comprobar todavía: el secreto se enseña cuando termina.
cli-verify-secret = El secreto de este registro no es el comprometido. Sus dados no demuestran nada.
cli-verify-commitment = Este registro tiene otro compromiso que el que has dado: { $commitment }
cli-verify-setup = En la preparación, el dado { $die } no coincide: { $numbers }.
cli-verify-move = En la jugada { $move } ({ $player }), el dado { $die } no coincide: { $numbers }.
cli-verify-numbers = { $shown } en el registro, { $thrown } según el compromiso (contando desde 0)
cli-verify-nothing = ninguno
cli-verify-before =
    { $count ->
        [0] Antes no hay ningún dado.
        [one] El único dado anterior es el comprometido.
       *[other] Los { $count } dados anteriores son los comprometidos.
    }
cli-verify-table = Mesa: { $table }
cli-verify-promise = Compromiso: { $commitment }
cli-verify-seat = Asiento { $seat }
cli-verify-added = { $player } añadió: { $words }
cli-verify-empty = nada
cli-verify-hint = Solo vale si esto es lo que viste y añadiste antes de la partida.

## Simulación

cli-simulating = Jugando { $game }
cli-time-left = faltan
cli-simulation-stopped = Interrumpido: lo que sigue trata de las { $done } partidas, de { $games }, jugadas hasta el final.
cli-simulation-head =
    { $games ->
        [one] Una partida de { $seats } jugadores al azar, semilla { $seed }
       *[other] { $games } partidas de { $seats } jugadores al azar, semilla { $seed }
    }
cli-simulation-bots =
    { $games ->
        [one] Una partida con { $seats } asientos, semilla { $seed }
       *[other] { $games } partidas con { $seats } asientos, semilla { $seed }
    }
cli-simulation-players = Por asiento: { $bots }
cli-simulation-sides = Quién gana
cli-simulation-order = Victorias según el orden
cli-simulation-nth =
    { $number ->
        [1] quien empieza
       *[other] número { $number }
    }
cli-simulation-seats = Victorias según el asiento
cli-simulation-seat = asiento { $number }
cli-simulation-reasons = Cómo termina
cli-simulation-turns = Turnos: { $mean } de media, mediana { $median }, de { $min } a { $max }.
cli-simulation-decisions-a-game = Decisiones: { $mean } por partida de media, mediana { $median }, de { $min } a { $max }.
cli-simulation-assumed = Como no lo has indicado: --{ $option } { $value }.
cli-simulation-speed = { $decisions } decisiones, { $speed } por segundo.
cli-simulation-written = Todas las cifras están en { $file }.
cli-decimal-mark = ,
cli-result-alone = un jugador en solitario
cli-result-nobody = nadie

## Leaders of Euphoria

cli-leaders-title = Leaders of Euphoria
cli-leaders-option-deck = El mazo de artefactos: el nombre de uno que viene con el juego o un archivo de mazo.
cli-leaders-letter-euphorian = e
cli-leaders-letter-subterran = s
cli-leaders-legend-up = boca arriba
cli-leaders-legend-known = boca abajo, lo conoces
cli-leaders-legend-back = boca abajo
cli-leaders-legend-leader = líder
cli-leaders-legend-gun =
    { $edition ->
        [A] pistola de rayos y a quién apunta
       *[B] láser y a quién apunta
    }
cli-leaders-turn = Turno { $turn }
cli-leaders-extra = turno extra
cli-leaders-you = tú
cli-leaders-column-player = Jugador
cli-leaders-column-gun =
    { $edition ->
        [A] Pistola
       *[B] Láser
    }
cli-leaders-column-hand = Mano
cli-leaders-centre = Centro:
cli-leaders-centre-empty =
    { $edition ->
        [A] Sin pistolas en el centro
       *[B] Sin láseres en el centro
    }
cli-leaders-deck = mazo { $count }
cli-leaders-discards = descartes { $count }
cli-leaders-clockwise = horario
cli-leaders-counter = antihorario
cli-leaders-says = dice «{ $team }»
cli-leaders-holds = mano { $count }
cli-leaders-team = Tu equipo: { $team }.
cli-leaders-hand = Mano:
cli-leaders-hand-empty = vacía
cli-leaders-hand-of = { $player } tiene { $artifacts }
cli-leaders-card-action = acción
cli-leaders-card-reaction = reacción
cli-leaders-heading-give = Regalar un artefacto
cli-leaders-heading-interrogate = Interrogar
cli-leaders-heading-hide = Esconder un recluta expuesto
cli-leaders-heading-arm = Armarte
cli-leaders-heading-use = Usar un artefacto
cli-leaders-heading-react = Reaccionar
cli-leaders-heading-claims = Afirmaciones: decir algo, sea cierto o no
cli-leaders-heading-about = Sobre { $player }
cli-leaders-heading-about-you = Sobre ti
cli-leaders-kind-order = Colocar reclutas
cli-leaders-kind-skip = Omitir
cli-leaders-kind-discard = Descartar y robar
cli-leaders-kind-give = Regalar
cli-leaders-kind-interrogate = Interrogar
cli-leaders-kind-arm = Armarte
cli-leaders-kind-shoot = Disparar
cli-leaders-kind-hide = Esconder
cli-leaders-kind-aim = Apuntar
cli-leaders-kind-choose-player = Elegir un jugador
cli-leaders-kind-choose-recruit = Elegir un recluta
cli-leaders-kind-pay = Pagar
cli-leaders-kind-expose = Exponer
cli-leaders-kind-decline = No reaccionar
cli-leaders-kind-use = Usar
cli-leaders-kind-react = Reaccionar
cli-leaders-kind-claim-team = Afirmar un equipo
cli-leaders-kind-claim-recruit = Afirmar un recluta
cli-leaders-seen = { $player }, recluta { $place }: visto por { $names }.
cli-leaders-seen-known = { $player }, recluta { $place }, que es un { $recruit }: visto por { $names }.
cli-leaders-seen-none = Nadie ha mirado ninguno de los reclutas que ahora están escondidos.
cli-leaders-beliefs-exact = Contado sobre todos los repartos que concuerdan con lo que has visto. No incluye cómo se comporta la gente.
cli-leaders-beliefs-drawn = Estimado con repartos que concuerdan con lo que has visto. No incluye cómo se comporta la gente.
cli-leaders-result-euphorian = euphorianos
cli-leaders-result-subterran =
    { $edition ->
        [A] subterráneos
       *[B] Subterra
    }
cli-leaders-result-wastelander =
    { $edition ->
        [A] Habitantes del Yermo
       *[B] Anarquistas
    }
cli-leaders-result-euphorian-team =
    { $edition ->
        [A] disparo al líder subterráneo
       *[B] disparo al líder Subterra
    }
cli-leaders-result-subterran-team = disparo al líder euphoriano
cli-leaders-result-wastelander-team =
    { $edition ->
        [A] disparo de un Habitante del Yermo a un líder
       *[B] disparo de un Anarquista a un líder
    }
cli-leaders-result-both-leaders = alguien reúne a los dos líderes
cli-leaders-result-wastelander-leader =
    { $edition ->
        [A] un Habitante del Yermo consigue un líder
       *[B] un Anarquista consigue un líder
    }
cli-leaders-result-turn-limit = límite de turnos

## Build a Better Dystopia

cli-dystopia-title = Una distopía mejor
cli-dystopia-setup = Preparación
cli-dystopia-turn = Turno { $turn }
cli-dystopia-needed = mercado: { $count } trabaj.
cli-dystopia-deck = mazo { $count }, descartes { $discards }
cli-dystopia-place-euphorian = EUPHORIA
cli-dystopia-place-subterran = SUBTERRA
cli-dystopia-place-wastelander = YERMO
cli-dystopia-place-icarite = ICARUS
cli-dystopia-territory = territorio
cli-dystopia-tank = Tanque de activación de trabajadores
cli-dystopia-tank-short = Tanque
cli-dystopia-cards-title = Artefactos
cli-dystopia-own = Solo para tus ojos

# Nombres en el tablero: caben 13 letras.
cli-dystopia-short-generator = Generador
cli-dystopia-short-aquifer = Acuífero
cli-dystopia-short-farm = Granja
cli-dystopia-short-cloud-mine = Mina nubes
cli-dystopia-short-tunnel = Túnel
cli-dystopia-short-end = fin
cli-dystopia-short-incinerator = Incinerador
cli-dystopia-short-free-press = Prensa libre
cli-dystopia-short-ark = Arca
cli-dystopia-short-wind-saloon = Cantina
cli-dystopia-short-nimbus-loft = Ático Nimbo
cli-dystopia-short-breeze-bar = Bar
cli-dystopia-short-sky-lounge = Salón
cli-dystopia-short-tank-left = Tanque, izq.
cli-dystopia-short-tank-right = Tanque, der.
cli-dystopia-site = Emplaz. { $site }
cli-dystopia-tunnel-of = Túnel { $faction }
cli-dystopia-end-of = Fin del túnel { $faction }
# Y aquí 10.
cli-dystopia-tile-laboratory = Laborat.
cli-dystopia-tile-spa = Spa
cli-dystopia-tile-courthouse = Juzgado
cli-dystopia-tile-plaza = Plaza
cli-dystopia-tile-fountain = Fuente
cli-dystopia-tile-lounge = Sala
cli-dystopia-tile-academy = Academia
cli-dystopia-tile-cafeteria = Cafetería
cli-dystopia-tile-apothecary = Botica
cli-dystopia-tile-theater = Teatro
cli-dystopia-tile-registry = Registro
cli-dystopia-tile-arena = Arena
cli-dystopia-tile-teddy-bear-shop = Ositos
cli-dystopia-tile-clinic = Clínica
cli-dystopia-tile-bemusement-park = Parque
cli-dystopia-tile-game-bonfire = Hoguera
cli-dystopia-tile-stadium = Estadio
cli-dystopia-tile-literacy-center = Alfabetiz.
# Una letra para cada cosa, todas distintas.
cli-dystopia-letter-energy = e
cli-dystopia-letter-water = a
cli-dystopia-letter-food = c
cli-dystopia-letter-bliss = f
cli-dystopia-letter-gold = o
cli-dystopia-letter-stone = p
cli-dystopia-letter-clay = r
cli-dystopia-letter-knowledge = C
cli-dystopia-letter-morale = M

# Costes y ganancias, lo más breve posible.
cli-dystopia-cards =
    { $count ->
        [one] carta
       *[other] { $count } cartas
    }
cli-dystopia-three-or-pair = 3 cartas/pareja
cli-dystopia-resources =
    { $count ->
        [one] 1 recurso
       *[other] { $count } recursos
    }
cli-dystopia-commodities =
    { $count ->
        [one] 1 producto
       *[other] { $count } productos
    }
cli-dystopia-other = { $count } otro
cli-dystopia-gain-tunnel = { $good } o carta
cli-dystopia-gain-tank-left = trabajador, -2 C
cli-dystopia-gain-tank-right = trabajador, +2 M

cli-dystopia-column-player = Jugador
cli-dystopia-column-workers = Trabaj.
cli-dystopia-column-hand = Mano
cli-dystopia-column-recruits = Reclutas
cli-dystopia-own-hand = Mano:
cli-dystopia-own-hidden = Oculto:
cli-dystopia-own-dilemma = Dilema:
cli-dystopia-own-penalties = Penaliz.:
cli-dystopia-none = nada
cli-dystopia-dilemma-open = { $artifact }, o 2 cualesquiera
cli-dystopia-dilemma-text = En lugar de colocar o recuperar, descarta el artefacto que muestra ({ $artifact }) o 2 cualesquiera. «{ $fight }»: roba 2 reclutas y quédate 1. «{ $contribute }»: una estrella de autoridad en esta carta.
cli-dystopia-card-tile = mercado
cli-dystopia-card-dilemma = dilema ético
cli-dystopia-card-offered = para elegir
cli-dystopia-card-yours = en tu poder
cli-dystopia-card-hidden = en tu poder, oculto
cli-dystopia-card-open = en tu poder, por resolver
cli-dystopia-card-fought = en tu poder, con lucha
cli-dystopia-card-contributed = en tu poder, con contribución
cli-dystopia-card-suffered = te afecta su penalización
cli-dystopia-seen-open = { $player } no ha resuelto su dilema ético: { $dilemma }.
cli-dystopia-seen-open-unknown = { $player } no ha resuelto su dilema ético, que es secreto.{ $dilemma }
cli-dystopia-seen-fought = { $player } ha luchado: { $dilemma }.
cli-dystopia-seen-fought-unknown = { $player } ha luchado en su dilema ético.{ $dilemma }
cli-dystopia-seen-contributed = { $player } ha contribuido: { $dilemma }.
cli-dystopia-seen-contributed-unknown = { $player } ha contribuido en su dilema ético.{ $dilemma }
cli-dystopia-discarded = Descartados: { $artifacts }.
cli-dystopia-artifacts = Tus artefactos: { $artifacts }
cli-dystopia-artifacts-text = En el Incinerador, la Prensa libre, el Arca y la Cantina del viento pagan 3 de ellos, o 2 iguales. Tu moral es cuántos puedes tener.
cli-dystopia-card-artifacts = mano
cli-dystopia-allowed-double_rule = pertenece a la segunda edición (D-var-4)
cli-dystopia-holds = Se sabe que { $player } tiene: { $artifacts }.
cli-dystopia-legend-worker = un trabajador: jugador y número
cli-dystopia-legend-open = aquí puedes colocar ahora
cli-dystopia-legend-closed = aquí no
cli-dystopia-legend-total = conocimiento total
cli-dystopia-legend-star = estrella de autoridad
cli-dystopia-legend-track = un contador; en cada rombo ocurre algo
cli-dystopia-legend-back = un trabajador fuera, o un recluta oculto

cli-dystopia-heading-place = { $space }: { $numbers }
cli-dystopia-heading-retrieve = Recuperar trabajadores
cli-dystopia-heading-dilemma = Completar tu dilema ético
cli-dystopia-heading-keep = { $recruit } como activo
cli-dystopia-heading-offer = Proponer un intercambio
cli-dystopia-heading-to = A { $player }
cli-dystopia-heading-give = Dar { $good }
cli-dystopia-kind-keep = Quedarte reclutas
cli-dystopia-kind-place = Colocar un trabajador
cli-dystopia-kind-retrieve = Recuperar trabajadores
cli-dystopia-kind-dilemma = Dilema ético
cli-dystopia-kind-stop = No colocar más
cli-dystopia-kind-pay = Pagar
cli-dystopia-kind-feed = Alimentar trabajadores
cli-dystopia-kind-use = Usar un recluta
cli-dystopia-kind-pass = No usar reclutas
cli-dystopia-kind-take = Tomar bienes
cli-dystopia-kind-draw = Robar un artefacto
cli-dystopia-kind-lose-knowledge = Perder conocimiento
cli-dystopia-kind-gain-morale = Ganar moral
cli-dystopia-kind-discard = Descartar un artefacto
cli-dystopia-kind-lose = Entregar bienes
cli-dystopia-kind-set = Fijar un dado
cli-dystopia-kind-sacrifice = Sacrificar un trabajador
cli-dystopia-kind-star = Colocar una estrella
cli-dystopia-kind-keep-new = Quedarte un recluta nuevo
cli-dystopia-kind-accept = Aceptar
cli-dystopia-kind-refuse = Rechazar
cli-dystopia-kind-take-recruit = Tomar un recluta
cli-dystopia-kind-pick-tile = Elegir una loseta de mercado
cli-dystopia-kind-set-morale = Fijar la moral
cli-dystopia-kind-set-knowledge = Fijar el conocimiento
cli-dystopia-kind-offer = Proponer un intercambio
cli-dystopia-kind-counter = Nombrar otro intercambio
# Palabras que se escriben: el principio de una oferta y de una contraoferta, la palabra entre ambas partes, y palabras sin significado.
cli-dystopia-typed-offer = ofrecer
cli-dystopia-typed-counter = contraoferta
cli-dystopia-typed-for = por
cli-dystopia-typed-noise = a un una y e de el la
cli-dystopia-typed-about-trade = O escribe un intercambio cualquiera: «ofrecer { $player } 2 energía y un libro por 3 agua».
cli-dystopia-typed-about-offer = O nombra otro intercambio: «contraoferta 1 oro por 2 agua».
cli-dystopia-closed-cannot-pay = No puedes pagar el coste.
cli-dystopia-closed-taken = En un emplazamiento no se expulsa a nadie, y aquí ya hay un trabajador.
cli-dystopia-closed-not-built = Aquí aún no se ha construido ningún mercado.
cli-dystopia-closed-already-built = Aquí ya no queda nada por construir.
cli-dystopia-closed-tunnel-not-complete = El minero no ha llegado tan lejos.
cli-dystopia-closed-exclusive = Solo con un recluta activo de esa facción.
cli-dystopia-closed-one-worker-an-area = La Arena te permite un trabajador en cada área de producción, y ya lo tienes.
cli-dystopia-closed-no-self-bump = El Spa no te deja expulsar a tus propios trabajadores.
cli-dystopia-closed-only-own-markets = La Plaza te aparta de los mercados sin una estrella tuya.
cli-dystopia-closed-no-shared-sites = La Sala no te deja unirte a otros en un emplazamiento.
cli-dystopia-closed-no-icarus = La Botica te cierra Icarus.
cli-dystopia-closed-morale-for-icarus = Con Brian un trabajador en Icarus cuesta 1 de moral, y no tienes de sobra.
cli-dystopia-help-number = Elegir por número; espacio y trabajador de una vez: «3 5». O con palabras: «granja 5», «recuperar».
cli-dystopia-help-why = Dónde no puedes colocar ahora y qué más no puedes hacer, con la regla: «?», «? granja», «? recuperar».
cli-dystopia-help-hand = Los textos de los reclutas en juego, de los mercados con sus penalizaciones y de tu dilema.
cli-dystopia-help-card = El texto de cualquier recluta, mercado o dilema: «carta maxime», «carta spa».
cli-dystopia-help-seen = Dilemas, descartes y lo que sabes de las manos ajenas.
cli-dystopia-help-rules = Las reglas: «reglas», «reglas D-com-1», «reglas expulsar».
cli-dystopia-result-stars = diez estrellas colocadas
cli-dystopia-result-stars-morale = diez estrellas a la vez, por la moral más alta
cli-dystopia-result-stars-knowledge = diez estrellas a la vez, por menos conocimiento
cli-dystopia-result-stars-markets = diez estrellas a la vez, por más mercados
cli-dystopia-result-stars-territories = diez estrellas a la vez, por más territorios
cli-dystopia-result-stars-dice = diez estrellas a la vez, por los dados
cli-dystopia-result-turn-limit = límite de turnos
cli-dystopia-result-turn-limit-morale = límite de turnos, por la moral más alta
cli-dystopia-result-turn-limit-knowledge = límite de turnos, por menos conocimiento
cli-dystopia-result-turn-limit-markets = límite de turnos, por más mercados
cli-dystopia-result-turn-limit-territories = límite de turnos, por más territorios
cli-dystopia-result-turn-limit-dice = límite de turnos, por los dados
cli-dystopia-figure-stars = De dónde vienen las estrellas
cli-dystopia-figure-player = por jugador
cli-dystopia-figure-winner = quien gana
cli-dystopia-figure-recruits = Reclutas, por sus victorias
cli-dystopia-figure-active = activos
cli-dystopia-figure-lost = Trabajadores que sabían demasiado: { $count }, { $mean } por partida.
cli-dystopia-figure-dice = Dados que mostraron del 1 al 6: { $rolls }. Se esperaban { $expected } de cada.
cli-dystopia-figure-luck = Un dado mostró de media { $above } sobre los { $even } esperados.
cli-dystopia-source-market = mercados construidos
cli-dystopia-source-recruit = reclutas
cli-dystopia-source-dilemma = dilemas éticos
cli-dystopia-source-euphorian-territory = territorio de Euphoria
cli-dystopia-source-subterran-territory = territorio de Subterra
cli-dystopia-source-wastelander-territory = territorio del Yermo
cli-dystopia-source-icarite-territory = territorio de Icarus

## Reality: simulation

cli-reality-simulation-order = Victorias según el orden de despliegue
cli-reality-simulation-nth =
    { $number ->
        [1] quien despliega primero
       *[other] quien despliega después
    }
cli-reality-result-alone = un equipo
cli-reality-result-nobody = nadie: empate
cli-reality-result-mission = misión cumplida
cli-reality-result-elimination = un equipo eliminado
cli-reality-result-both-eliminated = ambos equipos eliminados a la vez
cli-reality-result-turns = último turno jugado
cli-reality-figure-characters = Victorias con
cli-reality-figure-teams = equipos
cli-reality-figure-dealt = daño
cli-reality-figure-kills = bajas
cli-reality-figure-falls = caídas
cli-reality-figure-used = hab.
cli-reality-figure-harm = Cómo se hace daño
cli-reality-figure-damage = daño
cli-reality-figure-deaths = muertes
cli-reality-harm-shot = disparos
cli-reality-harm-hand = cuerpo a cuerpo
cli-reality-harm-push = empujones al vacío
cli-reality-harm-blast = granadas y cargas
cli-reality-harm-flame = llamas
cli-reality-harm-jump = saltos propios
cli-reality-figure-friends = De todo el daño, el { $share } % lo recibió el propio equipo.
cli-reality-figure-shots = Disparos: { $rolls }, de los que acertaron { $good }. Se esperaban { $expected }.
cli-reality-figure-luck = Tiradas de suerte: { $rolls }, de las que salieron { $good }. Se esperaban { $expected }.
cli-reality-figure-game = Una partida tiene { $deaths } muertes, { $combats } intercambios de golpes y { $drums } bidones entregados.
cli-reality-figure-points = Puntos de victoria: { $team } por equipo, { $winner } para quien gana.
cli-reality-figure-objects = Objetos usados por partida: { $objects }.

# El terminal: reality.
cli-reality-title = REALITY
cli-reality-turn = Turno { $turn }/{ $last }
cli-reality-order = siguen { $letters }
cli-reality-heads = vida eu PA 
cli-reality-points = { $points } PV
cli-reality-letter = en el mapa: { $letter }
cli-reality-at = en { $place }
cli-reality-numbers = { $life } de vida, { $euphoria } de euforia, { $points } PA
cli-reality-of-nobody-here = { $figure } no está en la mesa.
cli-reality-mission-objectives = Objetivos
cli-reality-mission-rescue = Rescate
cli-reality-mission-massacre = Masacre
cli-reality-card-hired = personaje
cli-reality-card-other = no se contrata
cli-reality-element = { $element }: { $kind }. Altura { $height }. De { $from } a { $to }.

cli-reality-note-gone = fuera de la mesa
cli-reality-note-down = ha caído
cli-reality-note-prone = cuerpo a tierra
cli-reality-note-fights = en combate
cli-reality-note-up = a { $height } de altura
cli-reality-note-massacre = masacre
cli-reality-note-fascinated = fascinación
cli-reality-note-hidden = se esconde
cli-reality-note-shielded = con escudo
cli-reality-note-berserk = frenesí
cli-reality-note-stunned = aturdimiento
cli-reality-note-adrenaline = adrenalina
cli-reality-note-late = mueve al final
cli-reality-note-silent = sin dados de ataque

cli-reality-shots = 
    disparar a { $figure }{ $weapon ->
        [only] { "" }
        [first] , primera arma
       *[second] , segunda arma
    }: { $count ->
        [one] 1 disparo, { $chance } %
       *[other] { $count } disparos, { $chance } % cada uno
    }, daño medio { $damage }
cli-reality-risky = puede dar a otros del combate
cli-reality-by = junto a { $element }
cli-reality-in = en { $element }
cli-reality-by-way = Pasando por { $places }. Escribe el siguiente lugar, o quédate.
cli-reality-heading-wind = { $wind }
cli-reality-heading-cost = { $low } a { $high } PA
cli-reality-heading-roof = en la azotea de { $element }
cli-reality-heading-top = encima de { $element }
cli-reality-heading-floor = 
    { $element }, { $floor ->
        [0] planta baja
       *[other] piso { $floor }
    }
cli-reality-heading-charge = embestir a { $figure }
cli-reality-heading-approach = ir junto a { $figure }
cli-reality-heading-drop = sobre { $figure } o al lado
cli-reality-heading-shoot = disparar a { $figure }, { $chance } %: { $numbers }
cli-reality-heading-shots = disparar a { $figure }: { $numbers }
cli-reality-heading-ready = Equipos ya hechos
cli-reality-heading-size = Otros equipos de { $count }
cli-reality-heading-platform = De { $low } a { $high } a lo largo del borde
cli-reality-heading-edge = desde el borde { $wind }

cli-reality-word-via = por via
cli-reality-word-roof = tejado azotea arriba
cli-reality-word-floor = piso planta
cli-reality-word-ground = suelo baja
cli-reality-word-team = equipo

cli-reality-look-whom = A quién
cli-reality-look-distance = Distancia
cli-reality-look-points = Puntos a la vista
cli-reality-look-cover = Cobertura
cli-reality-look-hits = Acierto
cli-reality-look-unseen = no se ve
cli-reality-look-second = Con la segunda arma:
cli-reality-look-body = lo que se ve del cuerpo: { $open } abierto, { $veiled } velado, { $closed } cerrado

cli-reality-legend-block = bloque, se trepa
cli-reality-legend-barricade = barricada, se cruza
cli-reality-legend-ruins = ruinas
cli-reality-legend-rubble = escombros
cli-reality-legend-crater = cráter
cli-reality-legend-marker = cosa pequeña
cli-reality-legend-building = edificio
cli-reality-legend-wall = muro
cli-reality-legend-door = puerta
cli-reality-legend-window = ventana
cli-reality-legend-ladder = escalera
cli-reality-legend-height = altura en pulgadas
cli-reality-legend-platform = plataforma de salida
cli-reality-legend-capitals = de { $player }
cli-reality-legend-small = de { $player }
cli-reality-legend-prone = cuerpo a tierra
cli-reality-legend-fights = en combate
cli-reality-legend-fallen = ha caído
cli-reality-legend-up = por encima del suelo
cli-reality-legend-leader = líder
cli-reality-legend-drum = bidón
cli-reality-legend-neutral = Susan, el gato
cli-reality-legend-goal = puedes ir ahí: PA, o un punto desde 10; subrayado si hay escenografía
cli-reality-legend-special = algo especial: míralo
cli-reality-legend-objects = objetos que se sabe que lleva

cli-reality-kind-pick = Elegir un equipo
cli-reality-kind-side = Elegir un borde
cli-reality-kind-cede = Dejar elegir al rival
cli-reality-kind-platform = Colocar la plataforma
cli-reality-kind-to = Ir a un lugar
cli-reality-kind-charge = Embestir
cli-reality-kind-beside = Ponerse al lado
cli-reality-kind-land = Aterrizar
cli-reality-kind-activate = Actuar primero
cli-reality-kind-target = Elegir a alguien
cli-reality-kind-element = Elegir escenografía
cli-reality-kind-object = Elegir un objeto
cli-reality-kind-repeat = Elegir qué repetir
cli-reality-kind-leader = Elegir un líder
cli-reality-kind-direction = Elegir una dirección
cli-reality-kind-use = Usar la habilidad
cli-reality-kind-hold = Reservar la habilidad
cli-reality-kind-enter = Hacer entrar a Benkei
cli-reality-kind-walk = Caminar
cli-reality-kind-again = Repetir
cli-reality-kind-leap = Saltar abajo
cli-reality-kind-stay = Quedarse
cli-reality-kind-deck = Cuerpo a tierra
cli-reality-kind-up = Levantarse
cli-reality-kind-beside-drum = Ir a un bidón
cli-reality-kind-take-drum = Coger un bidón
cli-reality-kind-take-body = Coger un cuerpo
cli-reality-kind-leave = Dejar la carga
cli-reality-kind-heal = Usar un botiquín
cli-reality-kind-revive = Usar un desfibrilador
cli-reality-kind-inject = Inyectar adrenalina
cli-reality-kind-ransack = Registrar un cuerpo
cli-reality-kind-free = Liberar a Susan
cli-reality-kind-shift = Mover a Susan
cli-reality-kind-end = Terminar la activación
cli-reality-kind-strike = Atacar
cli-reality-kind-wound = Repartir una herida
cli-reality-kind-credit = Atribuir una baja
cli-reality-kind-push = Empujar
cli-reality-kind-halt = Quedarse arriba
cli-reality-kind-grenade = Lanzar una granada
cli-reality-kind-stun = Lanzar una granada aturdidora
cli-reality-kind-blast = Detonar las cargas
cli-reality-kind-flame = Usar el lanzallamas
cli-reality-kind-shoot = Disparar
cli-reality-kind-fire = Abrir fuego
cli-reality-kind-drop = Elegir dónde cae
cli-reality-kind-rim = Colocar la plantilla
cli-reality-kind-flee = Huir

cli-reality-hint = Número, palabras o lugar (12,5 8) · mirar N k · ? por qué no · ayuda salir
cli-reality-help-number = Elegir por número; blanco y disparos a la vez: «2 3». O palabras: «embestir nikolai», «quiosco». O un lugar en pulgadas: «12,5 8», «12,5 8 azotea»; «por 10 8» fija un punto de paso.
cli-reality-help-why = Lo que no se permite ahora, con la regla: «?», «? disparar mycky», «? botiquín».
cli-reality-help-hand = Las fichas de tu equipo.
cli-reality-help-card = La ficha de cualquier personaje: «carta nikolai».
cli-reality-help-seen = La misión, cada figura en palabras y toda la escenografía con su altura.
cli-reality-help-rules = Las reglas: «reglas», «reglas R-fire-2», «reglas cobertura».
cli-reality-help-look = Toda la mesa: «mirar»; todo lo que ve una figura: «mirar N»; la línea de visión entre dos, con cobertura y probabilidades: «mirar N k».
