### La mesa en palabras, como la cuenta el servidor a quien juega de oído. Las medidas son pulgadas, a la media más cercana.

## Lugares, como partes de frases. $element: su nombre en el plano de la mesa. $wind: una dirección.

reality-told-inside =
    { $floor ->
        [0] dentro de { $element } en la planta baja
       *[other] dentro de { $element } en la planta { $floor }
    }
reality-told-roof = en la azotea de { $element }
reality-told-top = encima de { $element }
reality-told-among = en { $element }
reality-told-behind = detrás de { $element }
reality-told-front = delante de { $element }
reality-told-beside = junto a { $element } por el { $wind }
reality-told-by = junto a { $element }
reality-told-open = en campo abierto, a { $inches } al { $wind } de { $element }
reality-told-bare = en campo abierto
reality-told-middle = en el centro de la mesa
reality-told-part = en el { $wind } de la mesa
# { $inches } y { $height } son medidas con su unidad.
reality-told-inches =
    { $inches ->
        [1] 1 pulgada
       *[other] { $inches } pulgadas
    }
reality-told-away = a { $inches } hacia el { $wind }
reality-told-here = aquí mismo
# $place: coordenadas. $where: la escenografía que hay cerca.
reality-told-place-near = { $place }, { $where }

## Figuras

reality-told-self = { $figure } está { $where }, { $zone }, en { $place }.
# $whose: «de tu equipo», o el jugador. $away: a qué distancia y en qué dirección.
reality-told-figure = { $figure }, { $whose }: { $where }, { $away }.
reality-told-body = El cuerpo de { $figure }: { $where }, { $away }.
# $objects: lo que se sabe que tiene.
reality-told-by-body = Junto al cuerpo: { $objects }.
reality-told-whose =
    { $relation ->
        [friend] del mismo equipo
        [rival] rival
       *[nobody] sin equipo
    }
reality-told-level =
    { $where ->
        [above] { $inches } más arriba.
       *[below] { $inches } más abajo.
    }
# $cover: la de quien se cuenta. $causes: lo que se interpone.
reality-told-cover =
    { $cover ->
        [0] A la vista, sin cobertura.
        [1] Con cobertura, tras { $causes }.
       *[2] Con cobertura firme, tras { $causes }.
    }
reality-told-cover-plain =
    { $cover ->
        [0] A la vista, sin cobertura.
        [1] Con cobertura.
       *[2] Con cobertura firme.
    }
reality-told-unseen = Fuera de la vista, tras { $causes }.
reality-told-chance = Un disparo acierta con un { $chance } %.
reality-told-chance-back = Un disparo de vuelta acierta con un { $chance } %.
reality-told-life = Vida { $life } de { $most }, { $points } PA.
# $marks: lo que ha hecho, como final de una frase.
reality-told-marks = { $marks }.
reality-told-fight = Está en combate con { $others }.
reality-told-carries = Lleva { $load }.
reality-told-leader = Lidera el equipo.
reality-told-objects = Tiene { $objects }.

## Escenografía

reality-told-scenery = { $element }: { $away }.
reality-told-kind-barricade = Una barricada de { $height } de altura: se cruza, y tapa hasta donde llega.
reality-told-kind-block = Un bloque de { $height } de altura: nadie ve a través de él, y se puede trepar encima.
reality-told-kind-ruins = Unas ruinas de { $height } de altura: se anda mal; se ve a través, pero cubren.
reality-told-kind-rubble = Escombros de { $height } de altura: se anda mal; se ve a través, pero cubren.
reality-told-kind-crater = Un cráter: se anda mal; quien esté cuerpo a tierra en él tiene cobertura firme.
reality-told-kind-marker = Una cosa pequeña de { $height } de altura: se cruza, y tapa hasta donde llega.
reality-told-kind-building =
    { $floors ->
        [one] Un edificio de 1 planta con azotea, de { $height } de altura.
       *[other] Un edificio de { $floors } plantas con azotea, de { $height } de altura.
    }
reality-told-doors = Puertas: { $winds }.
reality-told-windows = Ventanas: { $winds }.
reality-told-ladders = Escaleras: { $winds }.
reality-told-there = Allí: { $figures }.
reality-told-drum = { $drum }: { $where }, { $away }.
reality-told-drum-carried = { $drum }: lo lleva { $figure }, { $away }.
reality-told-drum-delivered = { $drum }: entregado a { $player }.
reality-told-platform = La plataforma de salida de { $player }: { $away }.

## Un lugar por el que se pregunta, y lugares adonde ir

reality-told-spot = { $place }: { $where }, { $away }.
reality-told-is-here = Aquí: { $figures }.
reality-told-no-room = No hay sitio para una base.
reality-told-out-of-reach = Por ahora, fuera de alcance.
reality-told-price = { $points } PA para ir allí.
reality-told-goal = { $where }, a { $inches } de { $rival }.
reality-told-goal-alone = { $where }, { $away }.
reality-told-into-fight = Entra en combate con { $figures }.
reality-told-hidden-there = Ningún rival ve este lugar.
reality-told-watched =
    { $count ->
        [one] Lo ve { $watchers }.
       *[other] Lo ven { $count } rivales: { $watchers }.
    }
# $cover: la que se tendría allí. $chance: de un disparo, en tanto por ciento, o none.
reality-told-watcher =
    { $cover ->
        [0] { $chance ->
            [none] { $figure } (sin cobertura)
           *[other] { $figure } (sin cobertura, { $chance } %)
        }
        [1] { $chance ->
            [none] { $figure } (cobertura)
           *[other] { $figure } (cobertura, { $chance } %)
        }
       *[2] { $chance ->
            [none] { $figure } (cobertura firme)
           *[other] { $figure } (cobertura firme, { $chance } %)
        }
    }

## Grupos de lugares adonde ir

reality-told-group-fight = A combatir con { $figure }
reality-told-group-beside = Junto a { $name }
reality-told-group-nearest = Lo más cerca de { $name }
reality-told-group-platform = En tu plataforma de salida
reality-told-group-home = Lo más cerca de tu plataforma de salida
reality-told-group-at = En { $element }
reality-told-group-open = En campo abierto
reality-told-group-hidden = Fuera de la vista de todos los rivales
reality-told-group-covered = A cubierto de { $figure }
reality-told-group-seen = Sin cobertura ante { $figure }
reality-told-group-price = Por { $points } PA
