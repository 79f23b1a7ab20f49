### Las preguntas de Build a Better Dystopia en imágenes. Las frases de preguntas y respuestas están en dystopia.ftl.

## Traer trabajadores a casa

dystopia-prompts-who = Quién vuelve a casa
dystopia-prompts-worker = { $number }, { $place }
dystopia-prompts-nobody = Marca al menos a un trabajador.
# $known: el conocimiento y los trabajadores en casa que no se tiran. $limit: 16.
dystopia-prompts-known =
    { $dice ->
        [0] Saben { $known } de { $limit }. No se tira nada.
        [one] Saben { $known } de { $limit }. Se tira un dado.
       *[other] Saben { $known } de { $limit }. Se tiran { $dice } dados.
    }
dystopia-prompts-risk = Probabilidad de perder un trabajador
dystopia-prompts-price = { $text }. Probabilidad de perder un trabajador: { $chance }

## Cartas para elegir

dystopia-prompts-step-active = Elige el recluta que trabaja para ti desde el principio.
dystopia-prompts-step-hidden = Elige el que espera, oculto, hasta que su facción tenga fuerza para despertarlo.
# $card: el nombre de un recluta o de un mercado.
dystopia-prompts-is-active = { $card } trabaja para ti desde el principio.
dystopia-prompts-active = Trabaja desde el principio
dystopia-prompts-keep-active = Que trabaje desde el principio
dystopia-prompts-keep-active-card = Que trabaje desde el principio: { $card }
dystopia-prompts-keep-hidden = Guardar oculto
dystopia-prompts-keep-hidden-card = Guardar oculto: { $card }
dystopia-prompts-draft = Quedármelo
dystopia-prompts-draft-card = Quedármelo: { $card }
dystopia-prompts-tile = Que entre en juego
dystopia-prompts-tile-card = Que entre en juego: { $card }
dystopia-prompts-keep-new = Quedármelo
dystopia-prompts-keep-new-card = Quedármelo: { $card }

dystopia-prompts-dilemma = Tu dilema ético
# $artifact: como en "1 libro".
dystopia-prompts-dilemma-about = Una vez por partida, en lugar de un turno: descarta { $artifact } o dos artefactos cualesquiera y toma partido.
dystopia-prompts-fight = Robas dos reclutas y te quedas con uno, oculto.
dystopia-prompts-contribute = Colocas aquí una estrella de autoridad.

## La pregunta de adónde va un trabajador

dystopia-prompts-workers = Qué trabajador
# $count: trabajadores con ese número.
dystopia-prompts-die =
    { $count ->
        [one] El { $number }
       *[other] { $count } × { $number }
    }
dystopia-prompts-home = Traer a casa
# De una zona: el total de ahora y con el trabajador.
dystopia-prompts-total = { $from } → { $to }
dystopia-prompts-double = Tienes { $count } trabajadores con { $number }: este turno pueden trabajar todos, uno tras otro.
dystopia-prompts-settle = Dilema
dystopia-prompts-closed = Cerrado para el { $number }, y por qué
# Maneras de pagar que piden menos artefactos que las demás.
dystopia-prompts-way-matching = el que aparece
dystopia-prompts-way-pair = una pareja
