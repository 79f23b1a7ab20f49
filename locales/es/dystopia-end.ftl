### Build a Better Dystopia: cómo fue una partida terminada.

dystopia-end-turn = turno { $turn }
dystopia-end-player = Jugador
dystopia-end-sum = Total

## A tie

dystopia-end-tie = Qué deshizo el empate
dystopia-end-tie-between = { $names } tenían { $stars } estrellas cada cual.
dystopia-end-tie-morale = Decidió la moral más alta:
dystopia-end-tie-knowledge = Decidió el conocimiento más bajo:
dystopia-end-tie-markets = Decidió tener estrella en más mercados:
dystopia-end-tie-territories = Decidió tener estrella en más territorios:
dystopia-end-tie-dice = Nada más decidía, así que se tiraron todos los trabajadores y ganó el total más bajo:
dystopia-end-tie-value = { $name }: { $value }

## Stars

dystopia-end-sources = De dónde salieron las estrellas
dystopia-end-source-built = construir un mercado
dystopia-end-source-market = visitar un mercado
dystopia-end-source-artifact-market = mercados de artefactos
dystopia-end-source-icarus = Icarus
dystopia-end-source-allegiance = lealtad de un recluta
dystopia-end-source-dilemma = el dilema
dystopia-end-source-ability = habilidades
dystopia-end-chart = Estrellas colocadas, turno a turno

## Markets

dystopia-end-market = El mercado que decidió la partida
dystopia-end-market-name = Mercado
# $own: the winner's turns under the penalty. $others: the others' average.
dystopia-end-market-decided = Perjudicó a los demás en { $others } de sus turnos de media, y a { $winner } en { $own }.
dystopia-end-market-none = Ninguno: ningún mercado perjudicó a los demás en más turnos que a quien ganó.
dystopia-end-market-unbuilt = Ninguno: nadie construyó un mercado.
# $star: true if the player has a star on it. $losses: how often the penalty took something.
dystopia-end-market-cell =
    { $star ->
        [true] con estrella
       *[other] sin estrella
    }, perjudicado en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }{ $losses ->
        [0] { "" }
        [one] , con una pérdida
       *[other] , con { $losses } pérdidas
    }
dystopia-end-market-about = Un número: turnos propios empezados bajo la penalización, antes de colocar allí una estrella. Una estrella: colocada allí. Un menos: cuántas veces la penalización quitó un bien o enseñó conocimiento. Se cuentan turnos, no cuánto duele una penalización en cada uno.
