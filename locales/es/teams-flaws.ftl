# Lo que está mal en el fichero de un equipo. Lo entrecomillado es del propio fichero.
teams-flaws-at = línea { $line }: { $said }
teams-flaws-where = { $where }: { $said }
teams-flaws-toml = no es TOML: { $error }
teams-flaws-too-long = el fichero de un equipo tiene { $most } caracteres como mucho
teams-flaws-unknown-team = no hay ningún equipo { $name }; hay { $known }
teams-flaws-unknown-key =
    clave desconocida { $word }; { $what ->
        [team] un equipo
       *[member] un miembro
    } tiene { $known }
teams-flaws-name = un equipo necesita un nombre (name)
teams-flaws-title = title es una línea en cada idioma: { "{" } en = ..., es = ... { "}" }
teams-flaws-members = un equipo necesita tablas [[member]]
teams-flaws-who = no hay ningún personaje { $word }; elige entre { $known }
teams-flaws-objects = objects es una lista de { $known }
teams-flaws-object = no hay ningún objeto { $word }; hay { $known }
teams-flaws-object-twice = nadie lleva dos veces el mismo objeto, y { $word } está dos veces
teams-flaws-needs-table = charges_on nombra un elemento, así que hay que leerlo para una mesa
teams-flaws-element = la mesa no tiene ningún elemento { $word }; tiene { $known }
teams-flaws-upgrades = upgrades son { $known }
teams-flaws-points = una mejora es de 0, 1 o 2 puntos; los tiros de dos armas son una lista de dos
