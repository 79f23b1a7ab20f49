### El tablero de Leaders of Euphoria en el navegador.

leaders-board-table = La mesa
leaders-board-turn = Turno { $turn }
leaders-board-interrogator = quien interroga
leaders-board-claim = Afirmar algo

# Lo que hay en la mesa.
leaders-board-pile =
    { $count ->
        [one] El mazo: 1 artefacto
       *[other] El mazo: { $count } artefactos
    }
leaders-board-centre =
    { $count ->
        [0] No hay { leaders-no-gun } en el centro
        [one] En el centro hay { leaders-a-gun }
       *[other] { $count } { leaders-guns } en el centro
    }
leaders-board-discards =
    { $count ->
        [0] 0 artefactos usados
        [one] 1 artefacto usado: { $last }
       *[other] { $count } artefactos usados, el último: { $last }
    }
leaders-board-discards-none = Ningún artefacto usado
leaders-board-hand =
    { $count ->
        [0] No tienes artefactos
        [one] Tu artefacto
       *[other] Tus { $count } artefactos
    }
leaders-board-artifacts =
    { $count ->
        [one] 1 artefacto
       *[other] { $count } artefactos
    }
leaders-board-gun = tiene { leaders-a-gun }
leaders-board-aims = apunta a { $target } con { leaders-a-gun }
leaders-board-my-gun = Tu { leaders-gun }

# Reclutas, después de «recluta 2 de Ben:».
leaders-board-exposed = expuesto, { $kind }
leaders-board-known = escondido, { $kind }
leaders-board-hidden = escondido
leaders-board-unknown = escondido, no lo conoces
leaders-board-one-of = escondido, uno de estos: { $kinds }
leaders-board-something = desconocido
leaders-board-for-place = para el lugar { $number }
leaders-board-marked = tu marca: { $kind }

# Reacciones.
leaders-board-window = Ahora cualquiera puede reaccionar.

# Notas.
leaders-board-notes = Mis notas
leaders-board-notes-about = Lo que sabes legítimamente se guarda por ti. Tus marcas se quedan en este navegador.
leaders-board-source-open = a la vista de todos
leaders-board-source-mine = es tuyo
leaders-board-source-seen = lo has visto
leaders-board-source-one-of = barajado entre estos
leaders-board-source-unknown = sin ver
leaders-board-seen-by = Visto por { $names }
leaders-board-my-mark = Tu marca en { $which }
leaders-board-no-mark = Sin marca
leaders-board-my-team = De qué equipo crees que es { $player }
leaders-board-no-team = ¿Equipo?
leaders-board-my-line = Tu nota sobre { $player }
leaders-board-line = Una línea tuya
leaders-board-claim-fits = Encaja con lo que sabes.
leaders-board-claim-differs = Sabes que no es así.
leaders-board-claim-open = No puedes saberlo.
leaders-board-used = Artefactos usados
