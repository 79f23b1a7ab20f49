### Torneos de bots e informes sobre los juegos. Las mismas claves que en inglés, con las mismas variables.

## Uso

arena-about-bots = Los bots, separados por comas, como hard,normal,greedy,random; tras dos puntos, cuánto puede pensar cada uno, como planner:0.25s o planner:400. Si son menos que los asientos, el último ocupa los demás.
arena-about-games = Cuántas partidas; si no, 400. Se juegan repartos enteros, así que pueden ser algunas más.
arena-about-jobs = Cuántos procesos comparten el trabajo; si no, uno por núcleo. Los resultados son los mismos.
arena-about-out = Guarda las partidas, las cifras y la página en esta carpeta; si no, { $folder }. Un torneo interrumpido sigue ahí.
arena-about-cluster = Juega en un clúster de Ray con esta dirección; «local» inicia uno aquí. Los resultados son los mismos.
arena-about-margin = Los porcentajes de victorias que difieren en menos puntos que estos son casi iguales; si no, 5.
arena-about-sure = Qué seguridad deben tener todas las respuestas juntas, en tanto por ciento; si no, 95.
arena-about-to-the-end = Juega todas las partidas, aunque todo esté decidido.
arena-about-code = Un bot en un archivo de Python tuyo, con el nombre del archivo; puede darse varias veces. Funciona en un proceso propio.
arena-about-keep = Guardar lo jugado en esta carpeta: cada partida como registro, para volver a verla.
arena-about-rows = Junto a --keep: cada decisión también como una fila de números (observación, máscara, acción, asiento, resultado), un archivo Parquet por partida.
arena-folder = CARPETA
arena-file = ARCHIVO
arena-address = DIRECCIÓN

## Errores

arena-about-by-team = Dos bots, cada uno con todos los asientos de un equipo según el reparto; cada reparto se juega otra vez con los equipos cambiados.
arena-error-teams = Un torneo por equipos necesita dos bots distintos y un juego que reparta equipos, como leaders.
arena-error-bots = Un torneo necesita al menos dos bots distintos, como --bots greedy,random.
arena-error-bot = No hay ningún bot «{ $bot }»; hay { $bots }.
arena-error-thought = «{ $bot }» no dice cuánto pensar; escribe segundos (planner:0.25s) o iteraciones (planner:400), y los núcleos tras un asterisco (planner:400*2).
arena-error-code-file = --code es un archivo de Python, y { $file } no lo es.
arena-error-code-name = El bot de { $file } se llamaría «{ $bot }», y ya hay uno con ese nombre; cambia el nombre del archivo.
arena-error-code = El bot de { $file } no puede jugar a este juego: { $reason }
arena-error-per-cent = --{ $option } es un número mayor que { $low } y menor que { $high }.
arena-error-missing = Esto necesita más de lo que está instalado (falta { $module }): pip install "euphoria-table[{ $extra }]"
arena-error-other = { $file } contiene otro torneo. { $different } Elige otro --out, o pide el mismo torneo.
arena-error-differs = Allí { $name } es { $theirs }, aquí es { $ours }.
arena-error-in-use = Otro proceso está usando { $file }.
arena-error-damaged = { $file } está dañado en la línea { $line }; elige otro --out.
arena-error-cluster = Ningún clúster responde en { $address }: { $reason }
arena-error-rows = --rows acompaña a --keep CARPETA: las filas se guardan junto a los registros.
arena-error-folder = No se puede escribir en { $folder }: { $reason }

## En el terminal

arena-playing = { $game }: { $bots }
arena-going-on =
    { $games ->
        [one] Ya hay una partida en { $folder }; se continúa.
       *[other] Ya hay { $games } partidas en { $folder }; se continúa.
    }
arena-stopped = Interrumpido. Se conservan todas las partidas terminadas: la misma orden continúa desde ahí.
arena-nothing-yet = Aún no hay ningún reparto completo: no hay nada que contar.
arena-head =
    { $games ->
        [one] Una partida en { $deals } repartos con { $seats } asientos, semilla { $seed }
       *[other] { $games } partidas en { $deals } repartos con { $seats } asientos, semilla { $seed }
    }
arena-uncounted =
    { $games ->
        [one] Otra partida se guarda y no se cuenta: su reparto no está completo o llegó tras el final.
       *[other] Otras { $games } partidas se guardan y no se cuentan: sus repartos no están completos o llegaron tras el final.
    }
arena-early =
    { $left ->
        [one] Todo está decidido: quedó una partida sin jugar.
       *[other] Todo está decidido: quedaron { $left } partidas sin jugar.
    }
arena-kept = Lo jugado está en { $folder }.
arena-written = La página es { $page }, todas las cifras están en { $figures }, todas las partidas en { $games }.
arena-column-bot = Bot
arena-column-seats = Asientos
arena-column-wins = Victorias
arena-column-share = Gana
arena-column-interval = 95 %
arena-column-rating = Fuerza
arena-column-speed = Decisiones/s
arena-column-troubles = Percances
arena-column-late = Tarde
arena-complaint = { $bot } ha fallado, y en su lugar hizo cualquier acción legal; la primera vez: { $reason }

## Lo que se ha hallado

arena-settled = Decidido tras { $deals } repartos. Con una seguridad del { $sure } % ninguna de estas afirmaciones es falsa:
arena-open = Sin decidir tras { $deals } repartos. Con una seguridad del { $sure } % ninguna de estas afirmaciones es falsa:
arena-answer-better = { $first } gana más que { $second }: entre { $low } y { $high } puntos porcentuales.
arena-answer-equal = { $first } y { $second } son casi iguales: entre { $low } y { $high } puntos porcentuales.
arena-answer-open = { $first } y { $second } aún no se distinguen: entre { $low } y { $high } puntos porcentuales.

## La página de un torneo

arena-page-title = Torneo: { $game }
arena-page-lead =
    { $games ->
        [one] Una partida en { $deals } repartos con { $seats } asientos.
       *[other] { $games } partidas en { $deals } repartos con { $seats } asientos; cada reparto se repite cambiando los asientos.
    }
arena-page-made = Hecho por euphoria-table { $version } con
arena-verdict = Lo que se puede decir
arena-win-rates = Victorias
arena-about-win-rates = La parte de los asientos de un bot que ganó; una victoria de varios lo es de cada uno. El intervalo del 95 % es el de Wilson, para tantas partidas independientes como valen los repartos.
arena-ratings = Fuerza
arena-about-ratings = openskill (Plackett-Luce) tras todas las partidas en su orden: la fuerza, con dos desviaciones típicas a cada lado. Todos empiezan con 25.
arena-ladder = Fuerza según lo que se piensa
arena-about-ladder = La fuerza de un bot que puede pensar cada vez más.
arena-course = Cómo se decidió
arena-difference = { $first } contra { $second }: diferencia de victorias por reparto, en puntos porcentuales
arena-doubt = Probabilidad de una diferencia tan clara entre iguales: { $doubt }.
arena-about-course = La banda contiene la diferencia verdadera en todo momento a la vez, así que se puede parar en cuanto todo está claro (una secuencia de confianza por apuestas). Se calcula con las diferencias dentro de cada reparto.
arena-meetings = Uno contra uno
arena-about-meetings = De las partidas en las que ganó exactamente uno de los dos: cuántas veces fue el bot de la fila.
arena-seats = Victorias por asiento
arena-about-seats = Cada bot ocupó cada asiento las mismas veces.
arena-seat = asiento { $number }

## El informe para diseñadores

arena-report-about-bots = El bot que ocupa todos los asientos; si no, greedy.
arena-report-about-out = Escribe la página y las tablas en esta carpeta; si no, { $folder }.
arena-report-about-cards = escribe además en este archivo lo que se averigua de cada carta; la página muestra los de docs/reports/cards
arena-report-error-bots = Un informe necesita un solo bot para todos los asientos: que gane el juego, no el bot.
arena-report-title = Informe: { $game }
arena-report-lead =
    { $games ->
        [one] Una partida con { $seats } asientos, todos de { $bot }.
       *[other] { $games } partidas con { $seats } asientos, todos de { $bot }.
    }
arena-report-short = { $turns } turnos y { $decisions } decisiones por partida, cada una entre { $branching } acciones; el { $comebacks } % de las victorias son remontadas.
arena-report-believed = De { $all } cosas que se pudieron comparar destacan { $count } (en puntos porcentuales de victorias):
arena-report-written = La página es { $page }; las tablas están a su lado en { $folder }.
arena-report-no-parquet = Sin ficheros Parquet: falta polars. pip install "euphoria-table[report]"
arena-report-in-short = En pocas palabras
arena-report-in-short-length = Una partida dura { $turns } turnos y { $decisions } decisiones, cada una entre { $choices } acciones.
arena-report-in-short-fair = Quien empieza gana el { $share } ({ $low } – { $high }); lo parejo sería { $even }. Estas partidas no muestran ventaja.
arena-report-in-short-unfair = Quien empieza gana el { $share } ({ $low } – { $high }), no el { $even }: importa quién empieza.
arena-report-in-short-comebacks = El { $share } de las victorias ({ $low } – { $high }) son remontadas.
arena-report-in-short-things =
    { $count ->
        [0] Ninguna de las { $all } cosas que se pudieron comparar destaca más allá del azar. Con más partidas se verían diferencias menores.
        [one] Una de las { $all } cosas que se pudieron comparar destaca más allá del azar.
       *[other] { $count } de las { $all } cosas que se pudieron comparar destacan más allá del azar. Las más claras:
    }
arena-report-dealt-title = Repartidas por el azar: la diferencia se debe a ellas
arena-report-chosen-title = Elegidas por los jugadores: quien ya va ganando puede elegirlas más
arena-page-contents = Contenido
arena-unit-points = puntos porcentuales de victorias
arena-unit-turns = turnos
arena-unit-games = partidas
arena-unit-played = cuánto se ha jugado de la partida
arena-unit-actions = acciones
arena-unit-wins = victorias, en tanto por ciento
arena-unit-seats = asiento
arena-report-between = { $low } a { $high }
arena-report-column-kind = Clase
arena-report-listing =
    { $count ->
        [one] Las cifras de esta
       *[other] Las cifras de estas { $count }
    }
arena-report-length = Duración
arena-report-turns = Turnos
arena-report-decisions = Decisiones
arena-report-mean = media
arena-report-median = mediana
arena-report-least = mínimo
arena-report-most = máximo
arena-report-a-turn = { $decisions } decisiones por turno. Solo cuenta como decisión aquella en la que hay algo que elegir.
arena-report-turns-drawn = Partidas según su número de turnos
arena-report-branching = Opciones
arena-report-about-branching = Entre cuántas acciones se elige de media, por décimos de la partida.
arena-report-order = Victorias según el orden de juego
arena-report-order-nth =
    { $number ->
        [1] quien empieza
       *[other] número { $number }
    }
arena-report-seat = Victorias por asiento
arena-report-seat-nth = asiento { $number }
arena-report-about-order = Con intervalos del 95 %; la línea discontinua es lo que tendrían todos si tuvieran lo mismo. En rojo: lo que se aparta de ella más que por azar, aunque se miren varios (Bonferroni).
arena-report-endings = Cómo termina
arena-report-reason = Motivo
arena-report-games = Partidas
arena-report-share = Parte
arena-report-comebacks = Remontadas
arena-report-comeback-share = El { $share } de las victorias ({ $low } – { $high }) fue para alguien que no iba por delante a mitad de partida. El liderato cambia { $changes } veces por partida.
arena-report-decided = Con qué frecuencia ganan al final quienes van por delante, según cuánto se ha jugado
arena-report-standing-dystopia = Va por delante quien ha colocado más estrellas.
arena-report-standing-leaders = Va por delante quien tiene más reclutas ocultos, a falta de algo mejor que todos puedan contar.
arena-report-standing-reality = Va por delante quien tiene más puntos de victoria por rivales eliminados.
arena-report-groups = Según lo que se jugó
arena-report-group = Opción
arena-report-choices = Acciones
arena-report-draws = Empates
arena-report-first-wins = Gana quien empieza
arena-report-things = Qué gana
arena-report-about-things = Las cosas se comparan dentro de las partidas: quienes tenían una con quienes en la misma mesa no la tenían, si hay al menos { $fewest } partidas así. Los intervalos son del 95 % cada uno. Rojo: creíble, con un valor q de 0,05 como mucho (Benjamini y Hochberg sobre todas las diferencias de este informe: de las rojas se espera que como mucho el 5 % sean azar).
arena-report-difference = Diferencia de victorias, en puntos porcentuales
arena-report-column-thing = Qué
arena-report-column-share = Asientos
arena-report-column-times = Veces
arena-report-column-wins = Gana
arena-report-column-interval = 95 %
arena-report-column-difference = Diferencia
arena-report-column-difference-interval = 95 %
arena-report-column-q = q
arena-report-more =
    { $count ->
        [one] Hay una más en things.csv.
       *[other] Hay { $count } más en things.csv.
    }
arena-report-by-chance = El azar las repartió: la diferencia es obra suya.
arena-report-by-choice = Los jugadores las eligieron: quizá las elige más quien ya va ganando. Una diferencia es una pregunta, no una respuesta.

arena-kind-recruit-dealt = Reclutas repartidos
arena-kind-recruit-dealt-about = Entre los reclutas para elegir al principio.
arena-kind-recruit-kept = Reclutas conservados
arena-kind-recruit-kept-about = Conservados de los repartidos, activos o no.
arena-kind-recruit-pair = Parejas de reclutas
arena-kind-recruit-pair-about = Los dos que se conservaron juntos.
arena-kind-recruit-used = Habilidades de reclutas usadas
arena-kind-recruit-used-about = De quién se usó la habilidad al menos una vez; «veces» dice cuántas.
arena-kind-market = Mercados
arena-kind-market-about = Losetas de mercado con la estrella de autoridad del jugador.
arena-kind-artifact = Artefactos robados
arena-kind-artifact-about = Según lo que hay en la carta.
arena-kind-dilemma = Dilemas éticos
arena-kind-dilemma-about = Según cómo se resolvieron.
arena-kind-space = Espacios
arena-kind-space-about = Dónde se colocaron trabajadores.
arena-kind-role = Papeles repartidos
arena-kind-role-about = El líder que tocó en el reparto, o el equipo si no tocó ninguno.
arena-kind-artifact-dealt = Artefactos repartidos
arena-kind-artifact-dealt-about = En la mano al principio.
arena-kind-artifact-used = Artefactos usados
arena-kind-artifact-used-about = Como acción o como reacción.
arena-kind-deed = Hechos
arena-kind-deed-about = Lo que los jugadores hicieron o sufrieron al menos una vez; «veces» dice cuántas.
arena-kind-character = Personajes
arena-kind-character-about = En el equipo, que se sorteó.
arena-kind-object = Objetos comprados
arena-kind-object-about = Por una figura del equipo; los equipos se sortearon.
arena-kind-object-used = Objetos usados
arena-kind-object-used-about = Por una figura del equipo, vinieran de donde vinieran.
arena-kind-ability = Habilidades especiales usadas
arena-kind-ability-about = Según de quién son.
arena-kind-upgrade = Mejoras
arena-kind-upgrade-about = Personajes que fueron mejorados.
arena-deed-interrogated = interrogó a alguien
arena-deed-armed =
    { $edition ->
        [A] tomó una pistola de rayos
       *[B] tomó un láser
    }
arena-deed-shot = disparó
arena-deed-gave = dio un artefacto
arena-deed-turned =
    { $edition ->
        [A] pasó a ser Habitante del Yermo
       *[B] pasó a ser Anarquista
    }
arena-deed-claimed = afirmó algo
