### La mesa web de El Reality Definitivo: moverse y preparar la partida.

## En el plató
reality-moving-to-go = PA hasta ahí
reality-moving-left = quedan { $left } PA
reality-moving-left-shots =
    { $shots ->
        [0] quedan { $left } PA, ningún disparo
        [one] quedan { $left } PA, { $shots } disparo
       *[other] quedan { $left } PA, { $shots } disparos
    }
reality-moving-too-far = Fuera de alcance
# $chance: en tanto por ciento.
reality-moving-back = { $chance } % de vuelta

## Adónde ir
reality-moving-points = { $points } PA para gastar
reality-moving-used = { $cost } PA por este camino
# Un movimiento que da una habilidad.
reality-moving-used-free = { $cost } PA, pero este camino es gratis
reality-moving-go = Ir ahí
reality-moving-choose = Elige antes un lugar del plató.
reality-moving-choose-goal = Elige ahora dónde acaba el camino.
# The key that does it.
reality-moving-enter = Intro
reality-moving-asking = Preguntando al árbitro …
reality-moving-via = Puntos de paso
reality-moving-via-hint = Cada lugar que elijas ahora es un punto de paso. Desactívalo y elige dónde acaba el camino.
reality-moving-undo-goal = Quitar
# $number: el del último punto de paso.
reality-moving-undo-stop = Sin el punto { $number }
reality-moving-fight = Entra en combate con { $names }.
reality-moving-touch = Hasta el contacto
reality-moving-click = O elige un lugar iluminado del plató: ves el camino y su precio antes de que nadie se mueva.

## Lo que se vería desde ahí
# $seen de $all rivales.
reality-moving-sees-there = Desde ahí { $name } vería a { $seen } de { $all }
reality-moving-sees-here = Desde aquí { $name } ve a { $seen } de { $all }
reality-moving-hits = acertar
reality-moving-hit-back = de vuelta
reality-moving-cover =
    { $cover ->
        [0] al descubierto
        [1] con cobertura
       *[2] con cobertura firme
    }
reality-moving-not-seen = Fuera de la vista: { $names }

## Cualquier lugar, sin puntero
reality-moving-previous = Lugar anterior
reality-moving-next = Lugar siguiente
reality-moving-listed =
    { $count ->
        [one] Un lugar que mirar
       *[other] { $count } lugares que mirar
    }
reality-moving-number = Lugar { $number } de { $count }: { $x }, { $y }
reality-moving-numbers = Un lugar en números
reality-moving-where = Sobre
reality-moving-ground = el suelo
# $name: una pieza de la escenografía. $storey: 0 sobre un bloque.
reality-moving-on =
    { $storey ->
        [0] { $name }, a { $height } de altura
       *[other] { $name }, piso { $storey }, a { $height } de altura
    }

## Otros lugares
reality-moving-do-here = Aquí
reality-moving-do-lay = Ponla aquí
reality-moving-do-leap = Saltar ahí
reality-moving-do-run = Correr ahí
reality-moving-drop = { $drop } de caída
reality-moving-queue = { $placed } de { $all } en el plató
reality-moving-placed = en el plató
