### La página: todo lo que dice el navegador además de las palabras de los juegos.

## En todas partes

web-name = Mesa Euphoria
web-skip = Ir a la página
web-nav = Principal
web-nav-new = Nueva mesa
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-waiting = Un momento. La paciencia es una virtud cívica.
web-close = Cerrar
web-less = Menos
web-more = Más
web-guest-name = Ciudadano { $number }

## Inicio

web-home-title = Tome asiento. Aquí todo el mundo es feliz.
web-home-about = Tres juegos de distopía cortés, para sus amistades y para bots. Nada que instalar, nadie a quien pagar, y no hace falta cuenta.
web-home-play = Jugar ya contra bots
web-home-people = Con personas
web-home-mine = Mis mesas
web-home-mine-none = Todavía no se sienta a ninguna mesa. El ministerio no se preocupa; solo lo menciona.
web-home-open = Mesas abiertas
web-home-open-none = Ninguna mesa tiene un asiento libre en este momento. Abra una, y quizá venga alguien.
web-home-replays = Repeticiones recientes
web-home-replays-none = Aquí podrá volver a ver las partidas que haya terminado.
web-home-back = Volver a la entrada
web-game-leaders = Líderes de Euphoria
web-game-leaders-players = De 4 a 8 jugadores
web-game-leaders-length = 20 minutos
web-game-leaders-about = Alguien en esta mesa es su líder. Otra persona tiene una pistola de rayos. Pregunte con educación.
web-game-dystopia = Construye una distopía mejor
web-game-dystopia-players = De 2 a 6 jugadores
web-game-dystopia-length = 60 minutos
web-game-dystopia-about = Ponga sus dados a trabajar, y que no se enteren de cómo viven.
web-game-reality = El reality definitivo
web-game-reality-players = 2 jugadores
web-game-reality-length = 60 minutos
web-game-reality-about = Una escaramuza en el suelo de un plató, en directo en todas las pantallas. El público le adora, por ahora.

## Mesas en listas

web-table-nobody = nadie más por ahora
web-table-my-turn = Su turno
web-table-won = Ganada
web-table-replay = Ver de nuevo
web-table-playing = En juego
web-table-free =
    { $count ->
        [0] Completa
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }

## No existe esa página

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
web-settings-motion-about = Las piezas viajan, las cartas giran, los dados ruedan; o todo cambia sin más.
web-motion-system = Como mi sistema
web-motion-full = Completo
web-motion-still = Quieto
web-settings-sound = Sonido
web-settings-sound-about = Breve, seco, de madera. Apagado hasta que lo pida.
web-settings-confirm = Confirmar jugadas
web-settings-confirm-about = Preguntar una vez más antes de cada acción.

## Cuenta

web-account = Cuenta
web-account-here =
    { $guest ->
        [yes] Está aquí como invitado: { $name }. Abra una cuenta para conservar sus mesas en otros dispositivos.
       *[no] Ha entrado como { $name }.
    }
web-account-name = Nombre
web-account-password = Contraseña
web-account-password-about = Al menos 8 caracteres.
web-account-in = Entrar
web-account-new = Abrir una cuenta
web-account-out = Salir

## Problemas, por los códigos del servidor

web-error-unreachable = El servidor no responde. Su entrega ha quedado registrada; inténtelo de nuevo.
web-error-unknown = Algo ha fallado en esta página.
web-error-too-fast = Demasiado rápido. Respire e inténtelo de nuevo.
web-error-wrong-password = Este nombre y esta contraseña no van juntos.
web-error-name-taken = Este nombre es de otra persona.
web-error-name = Este nombre no se puede usar; elija otro.
web-error-malformed = Algo de lo que ha escrito no se puede usar.
web-error-no-table = No existe esa mesa.
web-error-no-invitation = No existe esa invitación. Puede que ya se haya usado.
web-error-no-seat = Este asiento está ocupado.
web-error-seats-empty = Todavía hay asientos vacíos.
web-error-too-many-tables = Se sienta a demasiadas mesas. Deje una primero.
web-error-not-host = Solo quien abrió la mesa puede hacer eso.
web-error-not-seated = No tiene asiento en esta mesa.
web-error-started = Esta partida ya ha empezado.
web-error-stale = La mesa ha cambiado desde entonces; mire de nuevo.
web-error-undo = Eso ya no se puede deshacer.
