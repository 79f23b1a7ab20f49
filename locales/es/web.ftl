### La página: todo lo que dice el navegador además de las palabras de los juegos.

## En todas partes

web-name = Mesa Euphoria
web-skip = Ir a la página
web-nav = Principal
web-nav-new = Nueva mesa
web-nav-scenery = Dibujar una mesa
web-nav-teams = Formar un equipo
web-nav-rules = Reglas
web-nav-cards = Cartas
web-nav-settings = Ajustes
web-waiting = Un momento. La paciencia es una virtud cívica.
web-close = Cerrar
web-less = Menos
web-more = Más
web-more-below = { $count } más
web-guest-name = Ciudadano { $number }

## Inicio

web-home-title = Toma asiento. Aquí todo el mundo es feliz.
web-home-about = Tres juegos de distopía cortés, para tus amistades y para bots. Nada que instalar, nadie a quien pagar, y no hace falta cuenta.
web-home-play = Jugar ya contra bots
web-home-learn = Aprender jugando
web-home-new = ¿Es tu primera vez?
web-home-learn-first = Aprende { $game } en { $minutes } minutos, jugando.
web-home-people = Con personas
web-home-continue = Seguir jugando
web-home-go-on = Continuar
web-home-to-table = A la mesa
web-home-no-board = Aún sin tablero: lista de opciones
web-home-mine = Mis mesas
web-home-mine-none = Todavía no te sientas a ninguna mesa. El ministerio no se preocupa; solo lo menciona.
web-home-open = Mesas abiertas
web-home-open-none = Ninguna mesa tiene un asiento libre en este momento. Abre una, y quizá venga alguien.
web-home-replays = Repeticiones recientes
web-home-replays-none = Aquí podrás volver a ver las partidas que termines.
web-home-back = Volver a la entrada
web-game-leaders = Líderes de Euphoria
web-game-leaders-players = De 4 a 8 jugadores
web-game-leaders-length = 20 minutos
web-game-leaders-about =
    { $edition ->
        [A] Alguien en esta mesa es tu líder. Otra persona tiene una pistola de rayos. Pregunta con educación.
       *[B] Alguien en esta mesa es tu líder. Otra persona tiene un láser. Pregunta con educación.
    }
web-game-dystopia = Una distopía mejor
web-game-dystopia-players = De 2 a 6 jugadores
web-game-dystopia-length = 60 minutos
web-game-dystopia-about = Pon tus dados a trabajar, y que no se enteren de cómo viven.
web-game-reality = El reality definitivo
web-game-reality-players = 2 jugadores
web-game-reality-length = 60 minutos
web-game-reality-about = Una escaramuza en el suelo de un plató, en directo en todas las pantallas. El público te adora, por ahora.

## Mesas en listas

web-table-nobody = nadie más por ahora
web-table-my-turn = Tu turno
web-table-won = Ganada
web-table-lost = Perdida
web-table-replay = Ver de nuevo
web-table-playing = En juego
web-table-others = Piensa el resto
web-table-ready = Ya está todo el mundo
web-table-invited =
    { $count ->
        [one] Se espera a una persona
       *[other] Se espera a { $count } personas
    }
web-table-free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }

## No existe esa página

web-trouble = Esto no se puede mostrar
web-again = Cargar de nuevo
web-missing-title = Aquí no hay nada
web-missing-about = Esta página no existe ni ha existido nunca. Cualquier recuerdo de ella es un malentendido.

## Ajustes

web-settings-look = Aspecto
web-settings-language = Idioma
web-settings-theme = Papel o noche
web-theme-system = Como mi sistema
web-theme-paper = Papel
web-theme-night = Noche
web-settings-palette = Colores
web-settings-palette-about = Cada jugador tiene además una forma; ninguna paleta la cambia.
web-palette-usual = Habitual
web-palette-blue-orange = Sin rojo ni verde
web-palette-red-teal = Sin azul ni amarillo
web-settings-large = Texto más grande
web-settings-play = Juego
web-settings-motion = Movimiento
web-settings-motion-about = Las piezas viajan, las cartas giran, los dados ruedan; o todo se funde sin más de como era a como es.
web-motion-system = Como mi sistema
web-motion-full = Completo
web-motion-still = Quieto
web-settings-sound = Sonido
web-settings-sound-about = Breve, seco, de madera. Apagado hasta que lo pidas.
web-settings-volume = Volumen
web-percent = { $value } %
web-sound-shot = Un disparo
web-sound-card = Una carta
web-sound-die = Un dado
web-sound-turn = Tu turno
web-sound-piece = Una pieza
web-sound-tap = Lo demás
web-sound-tick = Últimos segundos
web-sound-win = Victoria
web-sound-lose = Derrota
web-settings-guard = Protección contra descuidos
web-settings-guard-about = Lo que pulsas ocurre al instante, se puede parar durante un momento (con el botón o con Escape) o se pregunta una vez más. Si te queda poco tiempo en un reloj en vivo, nada espera.
web-guard-none = Ninguna
web-guard-grace = Un momento para parar
web-guard-confirm = Preguntar otra vez
web-settings-single = Elegir por sí sola la única opción
web-settings-single-about = Solo cuando todos pueden ver que no hay otra.

## Cuenta

web-account = Cuenta
web-account-here =
    { $guest ->
        [yes] Estás aquí como invitado: { $name }. Abre una cuenta para conservar tus mesas en otros dispositivos.
       *[no] Has entrado como { $name }.
    }
web-account-name = Nombre
web-account-password = Contraseña
web-account-password-about = Al menos 8 caracteres.
web-account-in = Entrar
web-account-new = Abrir una cuenta
web-account-out = Salir
web-account-out-everywhere = Salir en todos los dispositivos
web-account-change = Cambiar la contraseña
web-account-changed = La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
web-account-password-now = Contraseña actual
web-account-password-new = Contraseña nueva
web-account-password-new-about = Al menos 8 caracteres. En los demás dispositivos se cerrará la sesión.
web-account-delete = Eliminar la cuenta
web-account-delete-about = Tu nombre desaparece de todas las mesas, abandonas las partidas sin terminar y nadie puede recuperar la cuenta. Las partidas se conservan.
web-account-delete-sure = Eliminarla para siempre

## Problemas, por los códigos del servidor

web-error-unreachable = El servidor no responde. Tu entrega ha quedado registrada; inténtalo de nuevo.
web-error-unknown = Algo ha fallado en esta página.
web-error-part = Una parte de esta página no ha llegado: se ha cortado la conexión o hay una página más nueva. Vuelve a cargarla; tu partida sigue donde estaba.
web-error-too-fast = Demasiado rápido. Respira e inténtalo de nuevo.
web-error-no-lesson = Este juego todavía no tiene lección. «Cómo se juega» lo explica con imágenes.
web-error-no-scenery = Este juego no tiene escenografía que dibujar.
web-error-unavailable = Ahora mismo el servidor no puede guardar nada. Inténtalo de nuevo dentro de un momento.
web-error-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
web-error-too-many-waiting = Demasiadas mesas de tu dirección esperan jugadores. Empieza o abandona una antes.
web-error-wrong-password = Este nombre y esta contraseña no van juntos.
web-error-name-taken = Este nombre es de otra persona.
web-error-name = Este nombre no se puede usar; elige otro.
web-error-name-script = Escribe el nombre en un solo alfabeto.
web-error-guest = Los invitados no tienen contraseña. Abre antes una cuenta.
web-error-malformed = Algo de lo que has escrito no se puede usar.
web-error-no-table = No existe esa mesa.
web-error-no-invitation = No existe esa invitación. Puede que ya se haya usado.
web-error-no-seat = Este asiento está ocupado.
web-error-seats-empty = Todavía hay asientos vacíos.
web-error-too-many-tables = Te sientas a demasiadas mesas. Deja una primero.
web-error-not-host = Solo quien abrió la mesa puede hacer eso.
web-error-not-seated = No tienes asiento en esta mesa.
web-error-started = Esta partida ya ha empezado.
web-error-stale = La mesa ha cambiado desde entonces; mira de nuevo.
web-error-undo = Eso ya no se puede deshacer.
web-error-no-game = No existe ese juego.
web-error-not-finished = Esta partida aún no ha terminado; la repetición vendrá después.
web-error-no-action = Este juego no tiene esa acción.
web-error-not-signed-in = Entra primero: como invitado o con tu cuenta.

## Nueva mesa e invitaciones

web-new-game = Juego
web-new-seats = Asientos
web-new-seats-about = A quien invites le das un enlace. Un asiento abierto es para cualquiera que lo encuentre en la primera página. Los bots siempre llegan a tiempo.
web-new-strength = Fuerza de los bots
web-strength-easy = Fácil
web-strength-normal = Normal
web-strength-hard = Difícil
web-new-options = Opciones
web-new-make = Abrir la mesa
web-option-leaders-edition = Edición
web-option-leaders-guns =
    { $edition ->
        [A] Pistolas de rayos
       *[B] Láseres
    }
web-option-leaders-turns = Límite de turnos
web-option-leaders-claims = Afirmaciones
web-option-leaders-deck = Artefactos
web-option-dystopia-edition = Edición
web-option-dystopia-recruits = Reclutas
web-option-dystopia-recruit_draft = Los reclutas se eligen por turnos
web-option-dystopia-market_draft = Los mercados se eligen por turnos
web-option-dystopia-track_draft = Se eligen moral y conocimiento
web-option-dystopia-double_rule = Los dobles cuestan moral
web-option-dystopia-trade = Comercio
web-option-dystopia-turn_limit = Límite de turnos
web-option-reality-table = Mesa
web-option-reality-mission = Misión
web-option-reality-budget = Presupuesto
web-option-reality-luck = Suerte
web-option-reality-turns = Turnos
web-value-dystopia-edition-second = Segunda
web-value-dystopia-edition-first = Primera
web-value-dystopia-recruits-printed = Como impresos
web-value-dystopia-recruits-revised = Revisados
web-value-reality-mission-objectives = Objetivos
web-value-reality-mission-rescue = Rescate
web-value-reality-mission-massacre = Masacre
web-value-reality-luck-generous = Generosa
web-value-reality-luck-harsh = Dura
web-join-title = Tienes una invitación
web-join-table = { $host } te guarda un asiento: { $game }.
web-join-name = Tu nombre en la mesa
web-join = Ocupar el asiento
web-join-show = Ver la invitación
web-join-seated = Ya te sientas a esta mesa.
web-join-invalid = Esta invitación no lleva a ninguna parte
web-join-invalid-about = Pide una nueva a quien te la envió.
web-invitation = Invitación para el asiento { $number }
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR
web-qr-about = La invitación como código QR

## En la mesa

web-seats = Asientos
web-seat-empty = Asiento { $number }
web-person-gone = Cuenta eliminada
web-seat-bot = Bot
web-seat-open = Abierto
web-seat-invite = Invitar
web-seat-invited = Con invitación
web-seat-beside = A mi lado
web-seat-beside-name = Su nombre
web-seat-here = aquí
web-seat-away = fuera
web-seat-you = Tú
web-seat-won = Ha ganado
web-seat-asked = Decide
web-watching =
    { $count ->
        [one] Un espectador
       *[other] { $count } espectadores
    }
web-clock = Tiempo restante
web-sit = Sentarse
web-start = Empezar la partida
web-start-empty =
    { $empty ->
        [one] Todavía hay un asiento vacío.
       *[other] Todavía hay { $empty } asientos vacíos.
    }
web-leave = Dejar la mesa
web-waiting-about =
    { $empty ->
        [0] Ya no falta nadie. { $host } empieza la partida.
        [one] La mesa de { $host }. Todavía hay un asiento vacío.
       *[other] La mesa de { $host }. Todavía hay { $empty } asientos vacíos.
    }
web-waiting-for =
    { $count ->
        [0] Un momento, por favor.
        [one] { $names } está pensando. Finge que trabajas.
       *[other] Están pensando: { $names }.
    }
web-table-closed = Esta mesa está cerrada
web-table-closed-about = Todo el mundo ha salido en orden.
web-table-outdated = Empezada con reglas anteriores
web-table-outdated-about = Las reglas han cambiado desde que empezó esta partida, y este servidor no puede continuarla.
web-help = Ayuda
web-help-prompt = Lo que se te pide está sobre la lista de opciones, en una frase. Lo que puedes elegir brilla también en el tablero.
web-help-why = Lo que no se puede usar dice por qué, y según qué regla.
web-help-log = Todo lo que ha pasado está en el registro. La marca detrás de cada entrada es su regla: señálala o ábrela.
web-help-undo = Puedes deshacer aquello por lo que nadie ha sabido nada.
web-help-keys = Todo funciona con el teclado: Tab avanza, las flechas van de pieza en pieza por el tablero, Intro elige, Escape cierra.
web-help-lost = Si se corta la conexión, quédate. La página vuelve sola, y no se pierde nada.
web-help-dice = Los dados se prometen antes de la partida y se pueden comprobar después. Esta es la promesa:
web-curtain = ¿Quién mira?
web-curtain-for = La pantalla es para { $name }
web-curtain-about = Los demás miran a otro lado. El ministerio cuenta con vuestra discreción.
web-curtain-me = Soy { $name }
web-curtain-next = Le toca a { $name }.
web-curtain-draw = Correr el telón
web-prompt = Lo que se pide
web-undo = Deshacer
web-choice-cost = Precio:
web-choices-many =
    { $count ->
        [one] Una opción: en el tablero o aquí.
       *[other] { $count } opciones: elige una en el tablero o aquí.
    }
web-choices-fit = { $count ->
    [one] Encaja una de { $all } opciones
   *[other] Encajan { $count } de { $all } opciones
}
web-choices-drop = Soltar: { $piece }
web-choices-filter = Escribe para buscar
web-choices-found = { $count } de { $all }
# A switch: the plain list instead of the game's own pictures of a question.
web-choices-as-list = Como lista
web-choices-none = Nada encaja.
web-card-reaction = Reacción: se juega fuera de turno
web-card-all = Todo sobre esta carta
web-viewport-keys = Más y menos acercan y alejan, cero muestra todo, las flechas desplazan.
web-viewport-nearer = Acercar
web-viewport-farther = Alejar
web-viewport-fit = Mostrar todo
web-viewport-whole = Lo estás viendo todo.
web-viewport-nearest = No se puede acercar más.
web-confirm = ¿Es definitivo?
web-confirm-yes = Hacerlo
web-confirm-no = Pensarlo mejor
web-grace = A punto de ocurrir
web-grace-stop = Parar
web-forced = Solo se podía hacer una cosa: { $choice }
web-standing-set = Dejar pasar hasta que algo cambie
web-standing-on = Dejas pasar todo hasta que algo cambie. Nadie más puede notarlo.
web-standing-end = Preguntarme de nuevo
web-standing-ended = Algo ha cambiado, así que se te pregunta de nuevo.
web-undo-to-line = Volver a antes de esto: { $line }
web-log = Registro
web-log-filter = Qué se muestra
web-log-all = Todo
web-log-mine = Sobre mí
web-log-you = Tú
web-log-new = { $count } nuevas
web-log-none-mine = Todavía no has hecho nada ni te han hecho nada. Saboréalo.
web-log-none = Todavía no ha pasado nada. Disfrútalo.
web-log-taken-back = Deshecho por { $name }
web-chat = Conversación
web-chat-none = Nadie ha dicho nada. No se le reprochará a nadie.
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-unread =
    { $count ->
        [one] 1 línea sin leer
       *[other] { $count } líneas sin leer
    }
web-parts = Partes de la mesa
web-part-board = Tablero
web-part-seats = Asientos
web-part-log = Registro
web-part-chat = Charla
web-board-plain = Este juego todavía no tiene tablero propio en esta página. Se puede jugar con la lista de opciones.
web-connection-lost = Se ha perdido la conexión. Lo intentamos de nuevo; no faltará nada.
web-connection-lost-busy = Se ha perdido la conexión. Lo que has hecho se guarda y se enviará en cuanto vuelva.
web-connection-unavailable = Ahora mismo el servidor no puede guardar nada. Lo que has hecho no se pierde y se enviará de nuevo solo.
web-connection-gone = Esta página ya no está conectada a la mesa.
web-connection-again = Conectar de nuevo
web-ending = Fin de la partida
web-ending-won = Has ganado
web-ending-over = La partida ha terminado
web-ending-draw = Empate
web-story = Cómo fue
web-story-show = Dibujar el gráfico
web-chart-leaders = Reclutas expuestos
web-chart-reality = Puntos por rivales fuera de combate
web-rematch = Revancha
web-ending-open = Toda la partida, todo descubierto
web-moments = El momento decisivo
web-moments-about = El mayor vuelco según el cálculo de los bots: qué probable creían la victoria, antes y después, conociendo todas las cartas.
web-moment-turn =
    { $turn ->
        [0] Antes del primer turno
       *[other] Turno { $turn }
    }
web-moment-decisive = decisivo
web-moment-rise = cambia el viento
web-moment-known = sale a la luz
web-moment-end = el final
web-moment-chance = La probabilidad de los ganadores:
web-moment-change = { $before } % → { $after } %
web-moment-watch =
    { $turn ->
        [0] Ver cómo empezó
       *[other] Ver el turno { $turn }
    }
web-turns = Ver cualquier turno
web-share = Compartir
web-share-about = Un enlace a esta partida, con todo descubierto
web-rematch-bots = mismos bots, nuevo reparto, ya
web-rematch-people = cada cual conserva su asiento
web-key-enter = Intro
web-save = Guardar la partida
web-leaders-kind-interrogate = Interrogar
web-leaders-kind-give = Regalar un artefacto
web-leaders-kind-hide = Ocultar un recluta expuesto
web-leaders-kind-use = Usar un artefacto
web-leaders-kind-claim-team = Afirmar algo sobre un equipo
web-leaders-kind-claim-recruit = Afirmar algo sobre un recluta

## Cómo se juega

web-how = Cómo se juega
web-how-minutes = Se lee en cinco minutos
web-how-win = Cómo se gana
web-how-table = Qué hay en la mesa
web-how-turn = Un turno, paso a paso
web-how-wrong = Lo que se suele entender mal
web-how-end = Cómo termina
web-how-editions = Ediciones y opciones
web-how-cost = Cuesta
web-how-gain = Da
web-how-rules = Las reglas exactas
web-how-rules-about = Son { $count }, y cada una tiene su número. Los números del margen llevan a ellas; al señalarlos muestran la regla allí mismo.
web-how-rules-open = Leer las reglas
web-how-other = Cómo se juega a { $game }

## Reglas

web-rules-search = Buscar en las reglas
web-rules-sections = Secciones
web-rules-count =
    { $count ->
        [one] Una regla
       *[other] { $count } reglas
    }
web-rules-none = Ninguna regla dice eso. Aun así puede estar mal visto.
web-rules-ruling = decisión nuestra
web-rules-name = «{ $name }»
web-rules-name-edition = «{ $name }» (edición { $edition })
web-rules-also = { $name } es lo mismo que { $others }.

## Repetición

web-replay-controls = Repetición
web-replay-first = Al principio
web-replay-step = Paso
web-replay-at = Paso { $step } de { $last }
web-replay-eyes = Visto por
web-replay-spectator = Un espectador
web-replay-open = Todos los ojos: todo descubierto
web-replay-turn = Turno
web-replay-link = Enlace a este paso
web-replay-link-about = Lleva a este mismo paso, visto por los mismos ojos
web-replay-dice-good = Los dados son los que se prometieron.
web-replay-dice-bad = Los dados no son los que se prometieron.

## Cómo se juega en una mesa

web-new-play = Cómo se juega
web-clock-kind = Reloj
web-clock-none = Sin reloj
web-clock-none-about = Cada cual se toma el tiempo que necesita.
web-clock-live = En vivo
web-clock-live-about = Cada cual tiene un tiempo para toda la partida, y un poco más cada vez que se le pregunta.
web-clock-correspondence = Días por jugada
web-clock-correspondence-about = Para partidas de semanas: tantos días para cada jugada. Se te avisa cuando es tu turno.
web-clock-start = Minutos al empezar
web-clock-increment = Segundos más por jugada
web-clock-days = Días por jugada
web-gone-bot = Sigue un bot
web-gone-wait = La mesa espera
web-on-timeout = Cuando se acaba el tiempo
web-on-timeout-bot = Un bot juega en su lugar hasta que vuelva.
web-on-timeout-wait = No pasa nada hasta que juegue; quien abrió la mesa puede llamar a un bot.
web-on-leave = Cuando alguien se va
web-on-leave-bot = Un bot juega en su lugar hasta que vuelva.
web-on-leave-wait = La mesa le espera; quien la abrió puede llamar a un bot.
web-reaction-wait = Tiempo para reaccionar
web-reaction-wait-about = Una pregunta a varias personas queda abierta al menos este tiempo, para que la pausa no revele quién podía responder.
web-reaction-wait-value =
    { $seconds ->
        [-1] Lo habitual
        [0] Ninguno
       *[other] { $seconds } s
    }
web-spectators = Público
web-spectators-all = Todo el mundo
web-spectators-all-about = Quien tenga el enlace puede mirar. Ve lo que está a la vista de todos.
web-spectators-delayed = Con retraso
web-spectators-delayed-about = Cualquiera puede mirar, con unas jugadas de retraso.
web-spectators-delay = Jugadas de retraso
web-spectators-none = Nadie
web-spectators-none-about = La mesa es privada: solo la ve quien se sienta o tiene invitación, y no puede tener asientos abiertos.
web-talk = Idioma de la charla
web-talk-about = Se muestra en la lista de mesas abiertas. El juego le habla a cada cual en su idioma.
web-talk-any = Cualquiera
web-play-live =
    { $minutes } min{ $increment ->
        [0] {""}
       *[other] {" + "}{ $increment } s por jugada
    }
web-play-days =
    { $days ->
        [one] Un día por jugada
       *[other] { $days } días por jugada
    }
web-play-late-wait = La mesa espera si se acaba el tiempo
web-play-leave-wait = La mesa espera a quien se va
web-play-private = Privada
web-play-delayed =
    { $delay ->
        [one] Público con una jugada de retraso
       *[other] Público con { $delay } jugadas de retraso
    }
web-table-away = Te has ido
web-leave-bot = Un bot juega en tu lugar hasta que vuelvas, y puedes volver en cualquier momento antes del final.
web-leave-wait = La mesa te espera. Vuelve cuando quieras; mientras tanto, quien la abrió puede llamar a un bot.
web-seat-for =
    { $reason ->
        [timeout] por { $name }, sin tiempo
       *[left] por { $name }, que se fue
    }
web-away-bot =
    { $reason ->
        [timeout] Se te acabó el tiempo. Un bot juega por ti, con toda cortesía.
       *[left] Te has ido. Un bot juega por ti, con toda cortesía.
    }
web-away-wait =
    { $reason ->
        [timeout] Se te acabó el tiempo. La mesa te espera.
       *[left] Te has ido. La mesa te espera.
    }
web-away-return = Volver a mi asiento
web-missing-person =
    { $reason ->
        [timeout] A { $name } se le acabó el tiempo.
       *[left] { $name } se ha ido.
    }
web-call-bot = Que juegue un bot
web-takeback-ask = Pedir deshacer
web-takeback-asked = { $name } pide deshacer su última decisión.
web-takeback-about = Si todos aceptan, la partida vuelve a antes de ella. Los dados no se tiran de nuevo.
web-takeback-agree = Aceptar
web-takeback-refuse = Rechazar
web-takeback-mine = Has pedido volver atrás. Faltan por responder: { $names }.
web-takeback-withdraw = Déjalo
web-not-now = Lo que ahora no puedes hacer, y por qué
web-why-nothing = Nada lo prohíbe. Alguien habrá mirado a otro lado.
web-leaders-deed-discard = Descartar la mano y robar
web-leaders-deed-give = Dar un artefacto
web-leaders-deed-interrogate = Interrogar a un recluta
web-leaders-deed-arm =
    { $edition ->
        [A] Tomar una pistola de rayos
       *[B] Tomar un láser
    }
web-leaders-deed-shoot = Disparar
web-leaders-deed-hide = Ocultar un recluta expuesto
web-leaders-deed-use = Usar un artefacto
web-leaders-deed-aim =
    { $edition ->
        [A] Apuntar con la pistola
       *[B] Apuntar con el láser
    }
web-leaders-deed-react = Reaccionar
web-dystopia-deed-place = Colocar un trabajador
web-dystopia-deed-retrieve = Retirar trabajadores
web-dystopia-deed-dilemma = Resolver el dilema
web-dystopia-deed-use = Usar un recluta
web-reality-deed-move = Mover
web-reality-deed-shoot = Disparar
web-reality-deed-charge = Embestir

## Avisos, y lo que pasó

web-home-missed = Mientras no estabas
web-missed-older =
    { $count ->
        [one] Una cosa antes de eso
       *[other] { $count } cosas antes de eso
    }
web-notices = Avisos
web-notices-none = Nada que comunicar. No se lo comuniques a nadie.
web-notices-bell =
    { $count ->
        [0] Avisos
        [one] Avisos: uno sin leer
       *[other] Avisos: { $count } sin leer
    }
web-notice-turn = Es tu turno
web-notice-started = La partida ha empezado
web-notice-finished = La partida ha terminado
web-notice-rematch = Te piden la revancha

## Estadísticas

web-statistics = Estadísticas
web-statistics-mine = Mis estadísticas
web-statistics-none = Todavía no hay ninguna partida terminada. El archivo está listo.
web-statistics-played = jugadas
web-statistics-won = ganadas
web-statistics-rating = puntuación
web-statistics-rated = partidas puntuadas
web-statistics-unrated = Aún no hay puntuación: una partida puntúa si la terminan dos personas o más.
web-statistics-dice = Dados
web-statistics-dice-about = Lo que sacó cada cual, y lo que cabía esperar
web-statistics-recent = Partidas recientes
web-statistics-place = Puesto { $place }
web-statistics-places = Puestos
web-statistics-score = { $score } puntos
web-statistics-minutes =
    { $minutes ->
        [one] Un minuto
       *[other] { $minutes } minutos
    }
web-luck-who = Quién
web-luck-what = Tirada
web-luck-thrown = Dados
web-luck-result = Resultado
web-luck-expected = Esperado
web-luck-difference = Diferencia
web-luck-dystopia-workers = Trabajadores, puntos
web-luck-reality-shots = Disparos, aciertos
web-luck-reality-luck = Suerte que ayudó
web-luck-reality-blows = Golpes, puntos

## Claves y ganchos web

web-tokens = Claves para bots
web-tokens-about = Con una clave, un programa tuyo juega en tu nombre. Quien la tenga puede jugar por ti; guárdala.
web-tokens-name = ¿Para qué es?
web-tokens-make = Crear una clave
web-tokens-told = Tu clave. Se muestra solo esta vez:
web-hooks = Ganchos web
web-hooks-about = Una dirección a la que se avisa cuando es tu turno, cuando una partida empieza o termina, y cuando te piden la revancha.
web-hooks-url = Dirección (https)
web-hooks-make = Añadir
web-hooks-told = El secreto que firma sus mensajes. Se muestra solo esta vez:
web-hooks-failing = falla
web-remove = Quitar
web-error-too-many-hooks = Ya tienes bastantes ganchos; quita uno antes.
web-error-too-many-tokens = Ya tienes bastantes claves; quita una antes.
web-error-url = Esta dirección no sirve: debe ser una a la que todo el mundo llegue.
web-error-record = Este archivo no es el registro de una partida que se pueda ver aquí.
web-error-too-many-records = Ya has traído bastantes registros.
web-error-no-person = No hay nadie con ese nombre en los archivos.
web-error-not-counted = Esta partida espera a ser contada; vuelve a mirar en un momento.
web-error-no-replay = No existe esa repetición.
web-error-not-away = No has dejado esta mesa.
web-error-not-playing = Nadie juega ahora en esta mesa.
web-error-unreadable = No se puede leer lo que hay guardado de esta mesa. Quien administra el servidor encontrará el motivo en su registro.
web-error-takeback = Eso no se puede deshacer ahora.
web-record-open = Abrir un registro de un archivo

## El muestrario, para quien trabaja en la página

web-kit = El muestrario
web-kit-colours = Colores
web-kit-type = Letra
web-kit-icons = Iconos
web-kit-buttons = Botones y etiquetas
web-kit-fields = Campos
web-kit-pieces = Piezas e imágenes
web-kit-board = Partes de los tableros
web-kit-cards = Cartas y sus nombres
web-kit-motion = Movimiento
web-kit-place = Lugar { $number }
web-kit-worker = Trabajador { $number }
web-kit-put = El trabajador { $worker } va al lugar { $place }
web-kit-show = Muéstrame el lugar 97
web-kit-states = Estados

## Cómo se muestra lo que pasa
web-settings-speed = Ritmo
web-settings-speed-about = Con qué rapidez se muestra un suceso tras otro. Siempre puedes pausar, volver atrás o saltar al presente.
web-speed-slow = Lento
web-speed-normal = Normal
web-speed-fast = Rápido
web-speed-instant = Al instante
web-stage = La función
web-stage-controls = Función
web-stage-title = Desde tu último turno
web-stage-title-all = Lo que ha pasado
web-stage-title-turn = Este turno
web-stage-event = Suceso { $now } de { $total }
web-stage-first = Al principio
web-stage-backwards = Reproducir hacia atrás
web-stage-end = Al final
web-stage-watch = Ver
web-stage-tell = Leer
web-stage-skip = Saltar
web-stage-back = Un suceso atrás
web-stage-forth = Un suceso adelante
web-stage-pause = Pausa
web-stage-play = Reproducir
web-stage-now = Ahora
web-stage-speed = Ritmo
web-stage-shown = { $shown } de { $count } mostrados
web-stage-nothing = Nada todavía
web-stage-paused = En pausa
web-stage-waiting =
    { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
web-stage-past = Estás viendo el pasado: suceso { $now } de { $total }
web-stage-past-short = El pasado: { $now } de { $total }
web-stage-past-told = En el pasado: { $text }
web-stage-past-prompt = Estás viendo el pasado. «Ahora» te devuelve al presente.
web-stage-recap = Lo que ha pasado
web-stage-missed =
    { $count ->
        [one] Ha pasado una cosa desde tu último turno
       *[other] Han pasado { $count } cosas desde tu último turno
    }
web-stage-missed-start =
    { $count ->
        [one] Por ahora ha pasado una cosa
       *[other] Por ahora han pasado { $count } cosas
    }
web-stage-missed-to-you = , { $count } de ellas a ti
web-stage-to-you = Lo que te han hecho
web-stage-rest = Y además
