### El final de un programa: de qué se componen los puntos y qué hizo cada cual.

reality-end-accounts = Los índices
reality-end-nobody = Nadie eliminado.
reality-end-double = doble, por la pareja de Susan
reality-end-rest = Misión: rivales aún en pie
reality-end-standing = Misión: la mitad del equipo propio en pie
# $points: todos los puntos, antes de partirlos.
reality-end-halved = Se acabaron los turnos: la mitad de { $points }
reality-end-credits = El reparto
reality-end-who = Quién
reality-end-dealt = causado
reality-end-suffered = sufrido
reality-end-hits = aciertos
reality-end-of = { $hits }/{ $shots }
reality-end-star = estrella
reality-end-on-air = en antena hasta el final
# $how: el tipo de daño. $by: quién lo hizo; "none": nadie.
reality-end-fell =
    fuera de antena en el turno { $turn }, { $how ->
        [shot] de un disparo
        [hand] cuerpo a cuerpo
        [push] por un empujón al vacío
        [blast] por una explosión
        [flame] por las llamas
       *[jump] tras un salto
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
