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

# De qué equipo eres y cómo ganas. Exacto según las reglas L-team y L-win.
leaders-board-side = Tu equipo
leaders-board-side-euphorian = Eres del equipo euphoriano
leaders-board-side-subterran = Eres del equipo { leaders-subterran }
leaders-board-side-wastelander =
    { $edition ->
        [A] Eres Habitante del Yermo
       *[B] Eres Anarquista
    }
leaders-board-side-win-euphorian =
    { $edition ->
        [A] Ganas cuando recibe un disparo quien tiene expuesto al líder { leaders-subterran }, salvo que dispare un Habitante del Yermo.
       *[B] Ganas cuando recibe un disparo quien tiene expuesto al líder { leaders-subterran }, salvo que dispare un Anarquista.
    }
leaders-board-side-win-subterran =
    { $edition ->
        [A] Ganas cuando recibe un disparo quien tiene expuesto al líder euphoriano, salvo que dispare un Habitante del Yermo.
       *[B] Ganas cuando recibe un disparo quien tiene expuesto al líder euphoriano, salvo que dispare un Anarquista.
    }
leaders-board-side-win-wastelander =
    { $edition ->
        [A] Ganas cuando un Habitante del Yermo dispara a quien tiene un líder expuesto; o en solitario, al instante, si recibes un líder.
       *[B] Ganas cuando un Anarquista dispara a quien tiene un líder expuesto; o en solitario, al instante, si recibes un líder.
    }
leaders-board-side-why-euphorian = La mayoría de tus reclutas son euphorianos. Un intercambio puede cambiar tu equipo.
leaders-board-side-why-subterran =
    { $edition ->
        [A] La mayoría de tus reclutas son subterráneos. Un intercambio puede cambiar tu equipo.
       *[B] La mayoría de tus reclutas son Subterra. Un intercambio puede cambiar tu equipo.
    }
leaders-board-side-why-wastelander = Recibiste un disparo sin tener un líder. Tus reclutas ya no deciden tu equipo.
# $leader: euphorian o subterran.
leaders-board-side-why-leader =
    { $exposed ->
        [yes] { $leader ->
            [euphorian] Tienes al líder euphoriano, expuesto: si te alcanza un disparo, tu equipo pierde.
           *[subterran] Tienes al líder { leaders-subterran }, expuesto: si te alcanza un disparo, tu equipo pierde.
        }
       *[no] { $leader ->
            [euphorian] Tienes al líder euphoriano, aún escondido. Si te disparan cuando esté expuesto, tu equipo pierde.
           *[subterran] Tienes al líder { leaders-subterran }, aún escondido. Si te disparan cuando esté expuesto, tu equipo pierde.
        }
    }
leaders-board-side-both = Si consigues también al otro líder, ganas al instante y en solitario.
# $now: «Eres Anarquista», una frase entera sin su punto.
leaders-board-side-new-team = Tu equipo ha cambiado. Antes: { $before }. Ahora: { $now }.
leaders-board-side-new-leader-got =
    { $leader ->
        [euphorian] Ahora tienes al líder euphoriano.
       *[subterran] Ahora tienes al líder { leaders-subterran }.
    }
leaders-board-side-new-leader-lost =
    { $leader ->
        [euphorian] Ya no tienes al líder euphoriano.
       *[subterran] Ya no tienes al líder { leaders-subterran }.
    }
leaders-board-side-new-leader-exposed = Tu líder está ahora expuesto.

# Afirmaciones en bocadillos. $own: habla de sí. $member: «del equipo euphoriano», «Anarquista».
leaders-board-says = Afirmaciones de { $player }
leaders-board-says-team =
    { $own ->
        [yes] Soy { $member }.
       *[no] { $target } es { $member }.
    }
leaders-board-says-recruit =
    { $own ->
        [yes] Mi recluta { $place }: { $recruit }.
       *[no] Sobre { $which }: { $recruit }.
    }
leaders-board-says-older =
    { $count ->
        [one] 1 afirmación anterior de { $player }
       *[other] { $count } afirmaciones anteriores de { $player }
    }

# El final de una partida.
leaders-board-end = Cómo terminó la partida
leaders-board-end-euphorian-team = Gana el equipo euphoriano
leaders-board-end-subterran-team = Gana el equipo { leaders-subterran }
leaders-board-end-wastelander-team =
    { $edition ->
        [A] Ganan los Habitantes del Yermo
       *[B] Ganan los Anarquistas
    }
leaders-board-end-both-leaders = { $winner } gana en solitario
leaders-board-end-wastelander-leader = { $winner } gana en solitario
leaders-board-end-turn-limit = Empate
leaders-board-end-me =
    { $won ->
        [yes] Tú también ganas.
       *[no] Tú no ganas.
    }
leaders-board-wins = gana
leaders-board-knew = Quién sabía qué, y cuándo
leaders-board-knew-held = tiene al líder
leaders-board-knew-seen = lo ha visto
leaders-board-knew-told = se lo dijeron, y era verdad
leaders-board-knew-held-turns = lo tuvo del turno { $first } al { $last }
leaders-board-knew-seen-turns = lo conocía del turno { $first } al { $last }
leaders-board-knew-told-turns = se lo habían dicho del turno { $first } al { $last }
leaders-board-knew-never = no lo supo nunca
