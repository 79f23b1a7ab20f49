### Medir en la mesa web de The Ultimate Reality Show. Lo demás de la mesa está en reality-board.ftl.

reality-measuring-title = Medición
reality-measuring-open = Medir
reality-measuring-done = Listo
reality-measuring-tools = Qué se mide
reality-measuring-again = Empezar de nuevo
reality-measuring-back = Quitar el último punto
# Por qué no se puede medir: la mesa se muestra como era, o ya no se juega.
reality-measuring-past = Solo se puede medir la mesa tal como está ahora.
reality-measuring-answers-nothing = Mientras tanto no se decide nada en la pista.
reality-measuring-crosshair = Punto de mira
# $x, $y: pulgadas desde el oeste y desde el sur de la mesa.
reality-measuring-at = { $x } desde el oeste, { $y } desde el sur
reality-measuring-at-on = { $x } desde el oeste, { $y } desde el sur, sobre { $element }
reality-measuring-keys = Las flechas mueven el punto de mira una pulgada; con Mayús, un cuarto. Intro elige. El tabulador lleva a las figuras. Retroceso quita el último punto, Supr empieza de nuevo, Escape sale.

## Las herramientas
reality-measuring-tool-ruler = Regla
reality-measuring-tool-cut = Corte
reality-measuring-tool-circles = Círculos
reality-measuring-tool-blast = Explosión
reality-measuring-tool-flame = Llamas
reality-measuring-tool-look = Visión
reality-measuring-tool-seen = Campo
reality-measuring-tool-threat = Amenaza
reality-measuring-how-ruler = Arrastra de un lugar a otro, o elige un lugar tras otro.
reality-measuring-how-cut = Traza una línea para ver de perfil lo que hay en ella.
reality-measuring-how-circles = Elige una figura o un lugar para trazar círculos alrededor.
reality-measuring-how-blast = Elige un lugar para la plantilla redonda.
reality-measuring-how-flame = Elige quién lanza llamas, y luego hacia dónde.
reality-measuring-how-flame-to = Elige hacia dónde van las llamas.
reality-measuring-how-look = Elige dos: quién mira y a quién.
reality-measuring-how-look-to = Elige a quién se mira.
reality-measuring-how-seen = Elige una figura o un lugar para ver qué se ve desde allí. Arrastra una figura a otro sitio para ver desde él.
reality-measuring-how-threat = Elige una figura para ver el terreno que amenaza.
reality-measuring-nothing-here = Ahí no se puede medir. Elige otro lugar.

## Los círculos
reality-measuring-radius = Radio
reality-measuring-radius-weapons = Armas
reality-measuring-radius-more = Un círculo mayor
reality-measuring-radius-less = Un círculo menor
reality-measuring-radius-most = No puede ser mayor.
reality-measuring-radius-least = No puede ser menor.

## Las respuestas
# Todas las medidas están en pulgadas.
reality-measuring-inches = { $length }″
reality-measuring-place = el punto
reality-measuring-anybody = alguien aquí
reality-measuring-nobody = nadie
# $from, $to: figuras, o el punto.
reality-measuring-ruler = { $length } de { $from } a { $to }.
reality-measuring-ruler-bare = { $length }.
# $parts: las medidas de los tramos.
reality-measuring-ruler-legs = { $length } en total: { $parts }.
reality-measuring-up = Acaba { $height } más arriba.
reality-measuring-down = Acaba { $height } más abajo.
reality-measuring-ring-inches = Hasta { $length }: { $names }.
# $aim: lo que se suma a la puntería, con su signo.
reality-measuring-ring-close = A menos de { $length }, puntería { $aim }: { $names }.
reality-measuring-ring-effective = Hasta { $length }: { $names }.
reality-measuring-ring-far = A más de { $length }, puntería { $aim }: { $names }.
reality-measuring-no-weapons = { $name } no tiene con qué disparar.
reality-measuring-touched = Toca a { $names }.
# $from, $to: quién mira y a quién.
reality-measuring-look-not = { $from } y { $to } no se ven.
reality-measuring-look-both = { $from } y { $to } se ven, a { $length }.
# $names: lo que cierra o vela alguna línea.
reality-measuring-look-causes = En medio: { $names }.
# $chance: la de un disparo de $from a $to.
reality-measuring-look-chance = { $from } acierta { $chance }.
# $names: a quién se ve. La vista es siempre mutua.
reality-measuring-seen = { $from } ve a { $names }, y se le ve.
reality-measuring-seen-none = { $from } no ve a nadie, y nadie ve a { $from }.
# $points: PA de la figura.
reality-measuring-threat-both = Con { $points } PA, { $name } carga contra quien esté en las rayas y dispara a quien esté en los puntos.
reality-measuring-threat-charge = Con { $points } PA, { $name } carga contra quien esté en las rayas. No hay a quién disparar, o con qué.
reality-measuring-threat-shoot = { $name } dispara a quien esté en los puntos y no puede cargar contra nadie.
reality-measuring-threat-none = { $name } no amenaza ningún terreno.

## Lo que se dibuja
reality-measuring-legend = Cómo se dibuja
reality-measuring-legend-open = a la vista
reality-measuring-legend-cover = con cobertura
reality-measuring-legend-heavy = con cobertura firme
reality-measuring-legend-dark = no se ve
reality-measuring-legend-charge = se le puede cargar
reality-measuring-legend-shoot = se le puede disparar
reality-measuring-ways = La mirada en ambos sentidos
# $from ve a $to por tantos de nueve puntos.
reality-measuring-ways-seen = { $from } → { $to }
reality-measuring-ways-cover =
    { $cover ->
        [0] a la vista
        [1] con cobertura
       *[2] con cobertura firme
    }
reality-measuring-ways-mutual = se le ve solo porque ve
reality-measuring-ways-not = no se le ve
