### El tablero de Build a Better Dystopia en forma de lista: cada espacio con palabras, para pantallas pequeñas y lectores de pantalla.

dystopia-list-title = Todos los lugares

## Encabezados de los datos

dystopia-list-there = Allí
dystopia-list-price = Coste
dystopia-list-tile = En la loseta
dystopia-list-gain = Da
dystopia-list-band-0 = Total de 1 a 4
dystopia-list-band-1 = Total de 5 a 8
dystopia-list-band-2 = Total de 9 o más
dystopia-list-only = Solo para
dystopia-list-stars = Estrellas
dystopia-list-holds = Perjudica a
dystopia-list-now = Ahora
dystopia-list-members = Para

## Datos

# Un dato en una frase con otros, como «Da: una estrella».
dystopia-list-fact = { $heading }: { $text }
dystopia-list-nobody = nadie
# $name: del jugador.
dystopia-list-worker = el { $number } de { $name }
# $workers: quienes están allí.
dystopia-list-total = { $workers } (total: { $total })
# $needed: con tantos trabajadores se construye el mercado.
dystopia-list-building = { $workers } ({ $there } de los { $needed } que lo construyen)
# $goods: uno por cada uno de los cuatro sitios, en su orden.
dystopia-list-wanted = uno de estos por trabajador: { $goods }
dystopia-list-pair = 2 artefactos del mismo tipo
dystopia-list-star = una estrella
dystopia-list-rises = sube la { $faction }
dystopia-list-new-worker = un trabajador nuevo
dystopia-list-dig = el minero avanza un paso
dystopia-list-lose-knowledge = pierdes { $count } de conocimiento
dystopia-list-built = el mercado, con una estrella para cada constructor
dystopia-list-exclusive =
    { $open ->
        [yes] quienes tienen un recluta activo { $faction }
       *[no] quienes tienen un recluta activo { $faction }, cuando el túnel esté excavado
    }
dystopia-list-seat-stars =
    { $count ->
        [one] { $name } 1
       *[other] { $name } { $count }
    }
dystopia-list-step = paso { $step } de { $last }
dystopia-list-tier =
    { $left ->
        [0] en el { $step } (alcanzado): { $bonus }
       *[other] en el { $step } (faltan { $left }): { $bonus }
    }
dystopia-list-tier-1 = 1 de { $good } más en el área
dystopia-list-tier-2 = del túnel, { $good } y un artefacto, no solo uno de los dos
dystopia-list-tier-2-icarite = un artefacto por cada estrella en territorio icarita
dystopia-list-tier-3 = despiertan los reclutas ocultos de esta facción
dystopia-list-tier-4 = una estrella por cada recluta activo
dystopia-list-gate = se abre la salida
