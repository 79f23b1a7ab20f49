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
