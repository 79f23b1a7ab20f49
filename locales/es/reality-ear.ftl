### El plató de oído en la página: lo que dicen por sí mismas las teclas y la mesa en palabras. Lo que se cuenta de la posición está en reality-told.ftl.

reality-ear-title = La mesa en palabras
reality-ear-switch = En palabras
reality-ear-from = Como lo ve
reality-ear-above = nadie, desde arriba
reality-ear-around = A tu alrededor
reality-ear-things = Bidones y salidas
reality-ear-scenery = Escenografía
reality-ear-goals = Lugares entre los que elegir
# $figure: quien iría.
reality-ear-goals-of = Adónde puede ir { $figure }
reality-ear-with-it = Lo que puedes hacer aquí
reality-ear-waiting = Mirando alrededor…
# $count: de lugares.
reality-ear-places =
    { $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    }
reality-ear-cost = { $cost } PA
# Títulos de grupos de lugares.
reality-ear-kind-fight = A combatir
reality-ear-kind-aim = Para la misión
reality-ear-kind-where = Por lugares conocidos
reality-ear-kind-sight = Por quién te ve
reality-ear-kind-price = Por precio

## Lo que dice una tecla

reality-ear-silent = Ahora no se puede contar nada.
reality-ear-nowhere = No tienes a nadie en la mesa por quien escuchar.
reality-ear-not-asked = Ahora no se te pregunta nada.
reality-ear-no-rival = No hay ningún rival en la mesa.
reality-ear-no-friend = No hay nadie más de tu equipo en la mesa.
reality-ear-no-landmark = En esta mesa no hay escenografía.
reality-ear-no-group = Ahora no hay ningún lugar adonde ir.
reality-ear-no-choices = Ahora no hay nada que elegir.
# $count: opciones sin lugar. $places: lugares que se pueden elegir.
reality-ear-choices =
    { $places ->
        [0] { $count ->
            [one] 1 opción:
           *[other] { $count } opciones:
        }
        [one] 1 lugar y { $count } más:
       *[other] { $places } lugares y { $count } más:
    }
reality-ear-more = Y { $count } más.
# $title: de un grupo de lugares.
reality-ear-group =
    { $count ->
        [one] { $title }: 1 lugar.
       *[other] { $title }: { $count } lugares.
    }
# El primer lugar de un grupo. $cost: su precio, o none.
reality-ear-first =
    { $cost ->
        [none] Primero: { $where }
       *[other] Primero, por { $cost } PA: { $where }
    }

## El cursor

reality-ear-cursor = Palpar el plató
reality-ear-cursor-how = Las flechas mueven el cursor una pulgada; con Mayús, seis. Intro va allí, Escape lo deja.
reality-ear-cursor-on =
    { $up ->
        [north] El cursor está en el plató; arriba es el norte.
       *[south] El cursor está en el plató; arriba es el sur.
    }
reality-ear-cursor-off = El cursor queda guardado.
reality-ear-cursor-up = Arriba
reality-ear-cursor-down = Abajo
reality-ear-cursor-left = Izquierda
reality-ear-cursor-right = Derecha
reality-ear-cursor-go = Ir allí
reality-ear-cursor-leave = Dejarlo

## La hoja de teclas

reality-ear-keys = Teclas
reality-ear-keys-where = Estas teclas valen mientras el foco está en el plató; con la mesa en palabras, en todas partes menos en campos de texto.
reality-ear-keys-told = Lo que se cuenta
reality-ear-keys-back = Con Mayús, las cuatro primeras van hacia atrás.
reality-ear-keys-cursor = Mientras palpas el plató
reality-ear-keys-floor = El plató y el espectáculo
reality-ear-key-rival = el siguiente rival, primero el más cercano
reality-ear-key-friend = el siguiente de tu equipo
reality-ear-key-landmark = la siguiente pieza de escenografía
reality-ear-key-group = el siguiente grupo de lugares adonde ir
reality-ear-key-where = dónde está tu figura y cómo le va
reality-ear-key-asked = qué se te pregunta
reality-ear-key-choices = qué puedes hacer
reality-ear-key-again = repetirlo
reality-ear-key-cursor = palpar el plató con un cursor
reality-ear-key-words = la mesa en palabras, o no
reality-ear-key-keys = esta hoja
reality-ear-key-move = una pulgada en esa dirección
reality-ear-key-far = con una flecha: seis pulgadas
reality-ear-key-level = otra planta
reality-ear-key-home = de vuelta a tu figura
reality-ear-key-go = ir allí
reality-ear-key-leave = guardar el cursor
reality-ear-key-arrows = de una cosa del plató a la siguiente
reality-ear-key-turn = girar la mesa
reality-ear-key-storey = mirar otra planta
reality-ear-key-zoom = más cerca, más lejos, todo el plató
reality-ear-key-measure = medir lo que sea
reality-ear-key-stage = pausar el espectáculo, saltar a ahora
