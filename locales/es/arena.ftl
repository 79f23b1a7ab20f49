### Torneos de bots e informes sobre los juegos. Las mismas claves que en inglés, con las mismas variables.

## Uso

arena-about-bots = Los bots, separados por comas, como hard,normal,greedy,random; tras dos puntos, cuánto puede pensar cada uno, como planner:0.25s o planner:400. Si son menos que los asientos, el último ocupa los demás.
arena-about-seats-option = Cuántos asientos, de { $least } a { $most }; si no, tantos como bots, si el juego lo permite.
arena-about-games = Cuántas partidas; si no, 400. Se juegan repartos enteros, así que pueden ser algunas más.
arena-about-jobs = Cuántos procesos comparten el trabajo; si no, uno por núcleo. Los resultados son los mismos.
arena-about-seed = Un número o una palabra: la misma semilla reparte las mismas partidas; si no, 1.
arena-about-out = Guarda las partidas, las cifras y la página en esta carpeta; si no, { $folder }. Un torneo interrumpido sigue ahí.
arena-about-cluster = Juega en un clúster de Ray con esta dirección; «local» inicia uno aquí. Los resultados son los mismos.
arena-about-margin = Los porcentajes de victorias que difieren en menos puntos que estos son casi iguales; si no, 5.
arena-about-sure = Qué seguridad deben tener todas las respuestas juntas, en tanto por ciento; si no, 95.
arena-about-to-the-end = Juega todas las partidas, aunque todo esté decidido.
arena-folder = CARPETA
arena-address = DIRECCIÓN

## Errores

arena-error-bots = Un torneo necesita al menos dos bots distintos, como --bots greedy,random.
arena-error-bot = No hay ningún bot «{ $bot }»; hay { $bots }.
arena-error-thought = «{ $bot }» no dice cuánto pensar; escribe segundos (planner:0.25s) o iteraciones (planner:400), y los núcleos tras un asterisco (planner:400*2).
arena-error-per-cent = --{ $option } es un número mayor que { $low } y menor que { $high }.
arena-error-missing = Esto necesita más de lo que está instalado (falta { $module }): pip install "euphoria-table[{ $extra }]"
arena-error-other = { $file } contiene otro torneo. { $different } Elige otro --out, o pide el mismo torneo.
arena-error-differs = Allí { $name } es { $theirs }, aquí es { $ours }.
arena-error-in-use = Otro proceso está usando { $file }.
arena-error-damaged = { $file } está dañado en la línea { $line }; elige otro --out.
arena-error-cluster = Ningún clúster responde en { $address }: { $reason }
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
arena-written = La página es { $page }, todas las cifras están en { $figures }, todas las partidas en { $games }.
arena-column-bot = Bot
arena-column-seats = Asientos
arena-column-wins = Victorias
arena-column-share = Gana
arena-column-interval = 95 %
arena-column-rating = Fuerza
arena-column-speed = Decisiones/s
arena-column-troubles = Percances

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
arena-doubt = Duda de que haya alguna diferencia: { $doubt }
arena-about-course = La banda contiene la diferencia verdadera en todo momento a la vez, así que se puede parar en cuanto todo está claro (una secuencia de confianza por apuestas). Se calcula con las diferencias dentro de cada reparto.
arena-meetings = Uno contra uno
arena-about-meetings = De las partidas en las que ganó exactamente uno de los dos: cuántas veces fue el bot de la fila.
arena-seats = Victorias por asiento
arena-about-seats = Cada bot ocupó cada asiento las mismas veces.
arena-seat = asiento { $number }
