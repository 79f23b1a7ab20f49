### La primera partida guiada de Leaders of Euphoria, en español. Se juega con la edición B: láseres, Anarquistas.
### Los nombres de quienes juegan no llevan artículo ni adjetivo.

## Quienes juegan; el primer nombre es de quien lee

leaders-lesson-name-0 = Nova
leaders-lesson-name-1 = Bruno
leaders-lesson-name-2 = Cleo
leaders-lesson-name-3 = Darío

## Pasos

leaders-lesson-papers-title = Tus papeles
leaders-lesson-papers = Coloca tus tres reclutas en el orden que quieras.
leaders-lesson-papers-small = Dos engranajes y un anillo: la mayoría de tus reclutas son de Subterra, así que tú también. Nadie más puede verlo.

leaders-lesson-side-title = Tu bando
leaders-lesson-side = { $liar } dice ser de Subterra, como tú. Dilo tú también.
leaders-lesson-side-small = Ganas cuando alguien dispara al líder euphoriano estando boca arriba. Afirmar no cuesta nada, nadie lo comprueba y a veces es mentira.

leaders-lesson-draw-title = Artefactos
leaders-lesson-draw = Descarta tu mano y roba algo mejor.
leaders-lesson-draw-small = El turno empieza con la fase de artefacto: cambia toda tu mano por una carta, regala una o no hagas nada.

leaders-lesson-look-title = Mirar
leaders-lesson-look = { $liar } te llama colega y te apunta. Mira el papel iluminado.
leaders-lesson-look-small = Ahora, tu única acción: interrogar. Todos ven dónde miras; lo que hay, solo lo ves tú.

leaders-lesson-answer-title = Responder a un disparo
leaders-lesson-answer = ¡{ $liar } dispara! Abre el Paraguas.
leaders-lesson-answer-small = Las reacciones se juegan fuera de turno. Todo artefacto tiene el mismo precio: uno de tus reclutas escondidos queda boca arriba, y tú eliges cuál.

leaders-lesson-gift-title = Un regalo
leaders-lesson-gift = { $ally } te ha pasado una carta. Guárdala.
leaders-lesson-gift-small = Una Cámara con flash, y nadie más lo sabe. No hay forma más clara de decir «estoy contigo».

leaders-lesson-use-title = El precio
leaders-lesson-use = Usa la Cámara con flash.
leaders-lesson-use-small = Pone boca arriba un recluta escondido de otro jugador, y a un líder boca arriba se le puede disparar.
leaders-lesson-use-choose = Apúntala a { $quarry }: recluta { $place }.
leaders-lesson-use-choose-small = Hasta que lo decidas todo, nadie más se entera de nada.
leaders-lesson-use-pay = Ahora el precio: muestra un recluta tuyo.
leaders-lesson-use-pay-small = Elige bien. Lo que está boca arriba lo saben todos, y solo se paga con lo que sigue escondido.
leaders-lesson-use-first = Guarda la Cámara con flash.
leaders-lesson-use-first-small = La vas a necesitar enseguida.

leaders-lesson-turned-title = Cambiar de bando
leaders-lesson-turned = { $turned } recibió un disparo y ahora es Anarquista. No robes y sigue.
leaders-lesson-turned-small = Nadie queda fuera nunca. Quien recibe un disparo sin tener un líder cambia de bando para siempre: los Anarquistas ganan si uno de ellos dispara a un líder boca arriba, o si consigue uno.
leaders-lesson-turned-you = Recibiste un disparo y ahora eres Anarquista. No robes y sigue.
leaders-lesson-turned-you-small = Bando nuevo, meta nueva: dispara a cualquier líder que esté boca arriba. El de { $quarry } te viene de maravilla.

leaders-lesson-arm-title = Armarse
leaders-lesson-arm = Toma un láser del centro.
leaders-lesson-arm-small = Se paga como antes: un recluta escondido queda boca arriba. Nadie puede sostener dos láseres.
leaders-lesson-arm-first = No robes: hoy toca actuar.
leaders-lesson-arm-first-small = Cada turno tiene cuatro fases: artefacto, acción, apuntar y final.
leaders-lesson-hide = Esconde un seguidor: no te queda con qué pagar.
leaders-lesson-hide-small = Esconder es una acción y solo sirve con seguidores. Un líder descubierto, descubierto queda.
leaders-lesson-wait = Este turno no hay nada que hacer: no actúes.
leaders-lesson-wait-small = No hay ningún láser libre, o el tuyo apunta mal. Las dos cosas pasarán.

leaders-lesson-aim-title = Apuntar
leaders-lesson-aim = Apunta a { $quarry }.
leaders-lesson-aim-small = Todos ven hacia dónde apunta. Solo hay una acción por turno, así que el disparo espera al siguiente.
leaders-lesson-aim-keep = Termina tu turno: sigue apuntando a { $quarry }.
leaders-lesson-aim-keep-small = Quien sostiene un láser apunta al final de cada turno propio, a la misma persona o a otra.

leaders-lesson-shoot-title = Disparar
leaders-lesson-shoot = Dispara a { $quarry }.
leaders-lesson-shoot-small = El líder está boca arriba y el láser apunta bien. No es nada personal.
leaders-lesson-shoot-expose = Dispara a { $quarry }: así el líder queda boca arriba.
leaders-lesson-shoot-expose-small = El primer disparo descubre a todos los reclutas; los seguidores vuelven a esconderse, un líder queda boca arriba. Luego disparas otra vez.
leaders-lesson-shoot-first = Otra vez tu turno. No robes.
leaders-lesson-shoot-first-small = { $quarry } ha visto tu láser y no ha podido hacer nada.

leaders-lesson-meanwhile = Esto lo decides tú.
leaders-lesson-meanwhile-small = Cualquier respuesta vale. La lección sigue después.

## El final

leaders-lesson-won = Has ganado.
leaders-lesson-won-small =
    { $team ->
        [wastelander] Un líder estaba boca arriba cuando disparó un Anarquista, y fuiste tú. Averigua quién es quién, descubre a un líder y dispara antes: ese es el juego.
       *[other] El líder estaba boca arriba cuando disparaste, así que gana todo tu equipo. Averigua quién es quién, descubre al líder y dispara antes: ese es el juego.
    }
leaders-lesson-known-side = La mayoría de tus reclutas dice de qué equipo eres. Nadie tiene por qué creer lo que afirmas.
leaders-lesson-known-turn = Un turno: cambiar o regalar cartas, una acción, apuntar y final.
leaders-lesson-known-price = Artefactos y láseres cuestan lo mismo: uno de tus reclutas escondidos queda boca arriba.
leaders-lesson-known-sides = Quien recibe un disparo sin tener un líder pasa a ser Anarquista, y nunca queda fuera.
leaders-lesson-known-win = Ganas cuando alguien dispara al líder del otro equipo estando boca arriba.

leaders-lesson-lost = La partida ha terminado y han ganado otros.
leaders-lesson-lost-small = Le pasa a cualquiera. Retrocede una jugada y prueba otro camino.

## Comentarios: lo que ha traído la última jugada

leaders-lesson-aside-claimed = Dicho está. Que te crean ya es asunto suyo.
leaders-lesson-aside-claim-lie = Una mentira, y bien legal: nadie comprueba nada.
leaders-lesson-aside-claim-other = También se puede hablar de los demás. Tu propio bando vuelve luego.
leaders-lesson-aside-drew = Un Paraguas. No es para la lluvia.
leaders-lesson-aside-saw-leader = Era el líder euphoriano. Vaya colega.
leaders-lesson-aside-saw-follower = Un seguidor. Demuestra poco.
leaders-lesson-aside-saw-another = Un seguidor, que demuestra poco. El papel de al lado habría dicho más.
leaders-lesson-aside-looked-elsewhere = Bueno es saberlo, y solo lo sabes tú. { $liar } sigue mereciendo una mirada: ya volverá.
leaders-lesson-aside-answered = El disparo no tiene efecto y el láser vuelve al centro.
leaders-lesson-aside-did-skip = No hiciste nada, y está permitido. Lo que estaba previsto vuelve luego.
leaders-lesson-aside-did-discard = Has cambiado tu mano. La lección sigue con lo que robaste.
leaders-lesson-aside-did-give = Regalaste una carta: dos saben cuál es. La lección sigue sin ella.
leaders-lesson-aside-did-arm = Tomaste un láser antes de tiempo. La lección te acompaña; lo demás vuelve luego.
leaders-lesson-aside-did-shoot = Disparaste y el láser volvió al centro. La lección sigue desde aquí.
leaders-lesson-aside-did-hide = Pusiste boca abajo un seguidor, y esa fue tu acción. Lo que estaba previsto vuelve luego.
leaders-lesson-aside-did-use = Elegiste otro artefacto. Termina lo que empezaste; la lección espera.
leaders-lesson-aside-did-aim = Apuntaste a otra persona. Al final de tu turno puedes volver a apuntar.
leaders-lesson-aside-did-decline = Dejaste que pasara. La lección te acompaña.
leaders-lesson-aside-did-react = Tenías tu propia respuesta. La lección te acompaña.
leaders-lesson-aside-did-claim-recruit = Una afirmación sobre un solo papel: gratis, y quizá hasta cierta. Lo que estaba previsto vuelve luego.
leaders-lesson-aside-did-other = Una jugada legal. La lección te acompaña y vuelve a su plan.
leaders-lesson-aside-turned-you = Te dio un disparo y no tenías ningún líder: ahora eres Anarquista.
leaders-lesson-aside-other-team = Tus reclutas han cambiado, y con ellos tu equipo: desde ahora persigues al líder de { $quarry }.
leaders-lesson-aside-shot-again = Te dio un disparo: todos vieron tus reclutas y robaste un artefacto.
