# Las páginas de todas las cartas.

cards-search = Busca nombres y textos, en cualquier idioma
cards-kind = Tipo
cards-group = Facción
cards-any = Todas
cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cards-none = Ninguna carta tiene todo eso. Puede que se haya declarado un malentendido.
cards-later = versión posterior
cards-missing = Este juego no tiene esa carta.
cards-ways = Otras cartas
cards-all-of = Todas las cartas: { $game }
cards-before = Anterior: { $name }
cards-after = Siguiente: { $name }
cards-rule = Regla
cards-link = Enlace a esta carta
cards-wording-page = Todo sobre esta versión

cards-kind-recruit = Reclutas
cards-kind-market = Mercados
cards-kind-artifact = Artefactos
cards-kind-dilemma = Dilemas
cards-kind-character = Personajes
cards-kind-object = Objetos

cards-one-recruit = Recluta
cards-one-market = Mercado
cards-one-artifact = Artefacto
cards-one-dilemma = Dilema ético
cards-one-character = Personaje
cards-one-object = Objeto

cards-group-euphorian = Euphoriano
cards-group-subterran = Subterráneo
cards-group-wastelander = Del Yermo
cards-group-icarite = Icarita

## Lo que lleva impreso una carta

cards-fact-cost = Coste
cards-fact-penalty = Penalización
cards-fact-copies = Cuántas hay
cards-fact-fight = Para luchar contra el sistema
cards-fact-contribute = Para seguir la corriente
cards-fact-audience = Coste en audiencia
cards-fact-ability = Habilidad
cards-fact-later-wording = En su versión posterior
cards-fact-first-wording = En su primera versión
cards-fact-edition-a = En la edición A

## Qué tal le va cuando juegan bots. En cada tipo: a quién se cuenta.

cards-figures = Cuando juegan bots
cards-figures-none = Ninguna simulación ha tenido aún esta carta, así que no hay cifras.
cards-figure-recruit-dealt = Jugadores a los que se les repartió
cards-figure-recruit-kept = Jugadores que se quedaron con él
cards-figure-recruit-used = Jugadores que usaron su habilidad
cards-figure-market = Jugadores con una estrella en él
cards-figure-artifact = Jugadores que lo robaron
cards-figure-fight = Jugadores que lucharon contra el sistema
cards-figure-contribute = Jugadores que siguieron la corriente
cards-figure-role = Jugadores a los que les tocó
cards-figure-artifact-dealt = Jugadores a los que se les repartió
cards-figure-artifact-used = Jugadores que lo usaron
cards-figure-character = Equipos con este personaje
cards-figure-ability = Equipos que usaron su habilidad
cards-figure-upgrade = Equipos que lo mejoraron
cards-figure-object = Equipos que lo habían comprado
cards-figure-object-used = Equipos que lo usaron
cards-figure-wins = Ganó el { $wins } %
cards-figure-of =
    { $count ->
        [one] de 1 (intervalo del 95 %: de { $low } a { $high }).
       *[other] de { $count } (intervalo del 95 %: de { $low } a { $high }).
    }
cards-figure-sure = Frente a quienes no lo tenían en la misma mesa: { $points } puntos (intervalo del 95 %: de { $low } a { $high }). Es más que azar.
cards-figure-unsure = Frente a quienes no lo tenían en la misma mesa: { $points } puntos (intervalo del 95 %: de { $low } a { $high }). Puede ser azar.
cards-figure-few = Demasiado pocas partidas para compararlos con quienes no lo tenían.
cards-figure-chosen = Se eligió, no se repartió: quizá lo eligieron quienes ya iban ganando.
cards-simulation =
    { $games ->
        [one] De 1 partida
       *[other] De { $games } partidas
    } en una mesa de { $seats }, jugadas solo por el bot «{ $bot }», con la revisión { $revision } de las reglas. Lo que el bot juega mal parece débil.
cards-simulation-old = Las reglas van ya por la revisión { $revision }.
