### El comando euphoria: todo lo que dice la terminal. Las mismas claves y variables que en inglés.

## Uso

cli-about = Tres juegos de mesa para jugar con personas y bots, para simular y para estudiar.
cli-about-play = Jugar en la terminal, contra bots o con otras personas ante la misma pantalla.
cli-about-replay = Recorrer paso a paso una partida guardada.
cli-about-simulate = Hacer que jugadores al azar jueguen muchas partidas y contar los resultados.
cli-about-rules = Leer las reglas: una por su id, una sección o todas las que mencionan una palabra.
cli-about-games = Mostrar los juegos y sus opciones.
cli-arg-command = COMANDO
cli-arg-game = JUEGO
cli-arg-file = ARCHIVO
cli-arg-word = PALABRA
cli-arg-wanted = ID|PALABRA
cli-arg-lang = El idioma: en o es; si no, el de tu sistema.
cli-arg-record = Una partida guardada.
cli-arg-seat = Como la vio quien ocupa este asiento, contado desde 1; si no, como la vio el público.
cli-arg-all = Con todas las cartas boca arriba.
cli-arg-rules = El id de una regla (L-shot-2), una sección o palabras que buscar.
cli-arg-rules-game = Solo las reglas de este juego.
cli-arg-seats = Cuántos jugadores, de { $least } a { $most }.
cli-arg-seed = Un número o una palabra: con la misma semilla se reparte la misma partida.
cli-arg-humans = Cuántos de ellos son personas; ocupan los primeros asientos. Si no se dice, una.
cli-arg-names = Nombres para los primeros asientos, separados por comas.
cli-arg-scenario = Empezar desde la posición de este archivo.
cli-arg-load = Continuar una partida guardada.
cli-arg-games = Cuántas partidas; si no se dice, 1000.
cli-arg-jobs = Cuántos procesos se reparten el trabajo; si no se dice, uno por núcleo. Los resultados son los mismos.
cli-arg-json = Escribir todas las cifras en este archivo.
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

## Errores

cli-error-own-options = { $file } trae sus propios asientos, semilla y opciones; no los indiques.
cli-error-other-game = { $file } es una partida de { $game }.
cli-error-scenario = { $file } no es un escenario que se pueda preparar: { $reason }
cli-error-humans = --humans no puede ser { $count }: elige de 0 a { $seats }.
cli-error-seats = { $game } es para { $least } a { $most } jugadores, no { $seats }.
cli-error-option = --{ $option } no puede ser { $value }: { $allowed }.
cli-allowed-choices = elige entre { $choices }
cli-allowed-numbers = elige un número entero de { $low } a { $high }
cli-error-number = --{ $option } es un número entero de { $low } a { $high }.
cli-error-folder = No hay ninguna carpeta donde escribir { $file }.
cli-error-game = No existe el juego { $game }; hay { $games }.
cli-error-no-board = { $game } todavía no se puede dibujar en una terminal.
cli-error-seat = No existe el asiento { $seat }; esta partida tiene los asientos 1 a { $seats }.
cli-error-name = «{ $name }» no puede ser un nombre: usa de 1 a { $most } letras para cada uno.
cli-error-names =
    { $count ->
        [one] Un nombre es demasiado para { $seats } asientos.
       *[other] { $count } nombres son demasiados para { $seats } asientos.
    }
cli-error-same-names = Dos jugadores se llaman igual; nadie sabría a quién acusa.
cli-file-unreadable = No se puede leer { $file }: { $reason }
cli-load-failed = { $file } no es una partida que se pueda cargar: { $reason }
cli-save-failed = No se puede escribir { $file }: { $reason }
cli-save-taken = { $file } ya existe y no es una partida guardada; elige otro nombre.

## Juegos

cli-game-seats = de { $least } a { $most } jugadores, revisión { $revision } de las reglas
cli-game-default = [{ $value }]
cli-yes = sí
cli-no = no
cli-regulars = Ada Boris Clea Dmitri Eva Fausto Greta Hugo

## Durante la partida

cli-hint = Un número o unas palabras · Enter redibuja · ? por qué no · ayuda registro salir
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
cli-undo-never = Todavía no hay nada que deshacer.
cli-undo-known = Eso ya no se puede deshacer: otros lo han sabido o han jugado desde entonces.
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
cli-you-won = Has ganado. Quedará constancia.
cli-you-lost = No has ganado. Quedará constancia.
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

## Simulación

cli-simulating = Jugando { $game }
cli-time-left = faltan
cli-simulation-stopped = Interrumpido: lo que sigue trata de las { $done } partidas, de { $games }, jugadas hasta el final.
cli-simulation-head =
    { $games ->
        [one] Una partida de { $seats } jugadores al azar, semilla { $seed }
       *[other] { $games } partidas de { $seats } jugadores al azar, semilla { $seed }
    }
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
cli-leaders-legend-gun = pistola de rayos y a quién apunta
cli-leaders-turn = Turno { $turn }
cli-leaders-extra = turno adicional
cli-leaders-you = tú
cli-leaders-column-player = Jugador
cli-leaders-column-gun = Pistola
cli-leaders-column-hand = Mano
cli-leaders-centre = Centro:
cli-leaders-centre-empty = Sin pistolas en el centro
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
cli-leaders-deed-interrogation = { $player } interroga a { $owner } sobre el recluta { $place }.
cli-leaders-deed-arming = { $player } quiere tomar una pistola de rayos.
cli-leaders-deed-shot = { $player } dispara a { $target }.
cli-leaders-deed-hiding = { $player } quiere esconder el recluta { $place } de { $owner }.
cli-leaders-seen = { $player }, recluta { $place }: visto por { $names }.
cli-leaders-seen-known = { $player }, recluta { $place }, que es un { $recruit }: visto por { $names }.
cli-leaders-seen-none = Nadie ha mirado ninguno de los reclutas que ahora están escondidos.
cli-leaders-beliefs-exact = Contado sobre todos los repartos que concuerdan con lo que has visto. No incluye cómo se comporta la gente.
cli-leaders-beliefs-drawn = Estimado con repartos que concuerdan con lo que has visto. No incluye cómo se comporta la gente.
cli-leaders-result-euphorian = Euphorianos
cli-leaders-result-subterran = Subterráneos
cli-leaders-result-wastelander = Habitantes del Yermo
cli-leaders-result-euphorian-team = líder Subterráneo abatido
cli-leaders-result-subterran-team = líder Euphoriano abatido
cli-leaders-result-wastelander-team = líder abatido desde el Yermo
cli-leaders-result-both-leaders = ambos líderes en una mano
cli-leaders-result-wastelander-leader = un líder llega al Yermo
cli-leaders-result-turn-limit = límite de turnos
