### La primera partida guiada del Ultimate Reality Show, en español. Las mismas claves y variables que en inglés.
### Los nombres de quienes juegan no llevan artículo ni adjetivo.

## Quienes juegan; el primer nombre es de quien lee

reality-lesson-name-0 = Nova
reality-lesson-name-1 = Bruno

## Pasos

reality-lesson-ability-title = Habilidad
reality-lesson-ability = Que Nikolai use su misil.
reality-lesson-ability-small = Ganas con dos bidones en tu plataforma (uno ya está) o sin rivales en pie. Las habilidades van primero, una vez por partida y gratis.
reality-lesson-ability-aim = Elimina el quiosco.
reality-lesson-ability-aim-small = Detrás se esconden los dos de { $rival }. La escenografía tapa la vista, y solo se dispara o se lanza a lo que se ve.

reality-lesson-move-title = Mover
reality-lesson-move = Nikolai camina.
reality-lesson-move-small = Todo lo de este turno sale de sus { $points } puntos de acción, PA: 1 por pulgada en abierto, 2 en terreno difícil o si transporta.
reality-lesson-move-goal = Ve al lugar iluminado.
reality-lesson-move-goal-small = Antes de ir se ven el camino y su precio. Le quedan puntos para las otras fases.
reality-lesson-move-end = Detente aquí.
reality-lesson-move-end-small = Quedan { $points } PA. Las fases van en orden: habilidades, posicionamiento, ataque, disparos. Lo que guarda pagará una granada.

reality-lesson-drum-title = Bidón
reality-lesson-drum = Turno de Arendal: camina hasta el bidón.
reality-lesson-drum-small = Va primero quien tiene más euforia, sea del equipo que sea: Sooyoung y Blanca, Nikolai, y luego Arendal.
reality-lesson-drum-goal = Ponte junto al bidón.
reality-lesson-drum-goal-small = Dos figuras se tocan cuando se tocan sus peanas. Amigos y rivales estorban a quien camina.
reality-lesson-drum-take = Recoge el bidón.
reality-lesson-drum-take-small = Cuesta 1 PA. Una herida hace que se le caiga.
reality-lesson-drum-end = Detente: { $points } PA son para disparar.
reality-lesson-drum-end-small = Caminar con un bidón cuesta 2 por pulgada: irá a casa el turno que viene.

reality-lesson-grenade-title = Granada
reality-lesson-grenade = Lanza la granada de Nikolai.
reality-lesson-grenade-small = Los objetos son secretos hasta que se usan. Una granada cuesta 2 PA, llega a 10 pulgadas y va antes que los disparos.
reality-lesson-grenade-aim = Apunta donde toque a los dos.
reality-lesson-grenade-aim-small = Quien quede bajo la plantilla recibe una herida, sin suerte. Puede huir al borde por la mitad del daño.

reality-lesson-shoot-title = Disparar
reality-lesson-shoot = Dispara a Blanca.
reality-lesson-shoot-small = 1 PA por disparo. Un dado de diez debe sacar la puntería o menos; cobertura, distancia y haber caminado la cambian. Un impacto quita hasta 100 de vida.
reality-lesson-shoot-more = Fuego.
reality-lesson-shoot-more-small = Todos los disparos se declaran antes de tirar. Un segundo blanco tiene puntería -1.

reality-lesson-charge-title = Embestir
reality-lesson-charge = Turno { $turn }: Nikolai camina hasta Sooyoung.
reality-lesson-charge-small = Tocar la peana de un rival empieza un combate. Nadie sale de él, y nadie dispara desde él.
reality-lesson-charge-goal = Embiste.
reality-lesson-charge-goal-small = Una embestida da un dado gratis. Guarda PA: cada ataque cuesta 1.

reality-lesson-carry-title = Llevar
reality-lesson-carry = Arendal lleva el bidón a casa.
reality-lesson-carry-small = A 2 PA por pulgada hacen falta dos turnos.
reality-lesson-carry-goal = Tan cerca de la plataforma como pueda.
reality-lesson-carry-goal-small = Tu plataforma es el cuadrado marcado en tu borde de la mesa.

reality-lesson-strike-title = Combate
reality-lesson-strike = Ataca con todo.
reality-lesson-strike-small = Cada bando tira un dado por ataque. Los iguales se anulan; luego, el más alto contra el más alto: hiere el mayor. Los que sobran hieren también.

reality-lesson-push-title = Empujar
reality-lesson-push = Hiciste más daño: empuja.
reality-lesson-push-small = Un dado dice cuántas pulgadas se desliza todo el combate. Caer por un borde hace daño.
reality-lesson-push-where = Empuja hacia el borde de { $rival }.
reality-lesson-push-where-small = Todos se deslizan juntos, hasta que algo los pare.

reality-lesson-deliver-title = Misión
reality-lesson-deliver-walk = Arendal sigue hasta la plataforma.
reality-lesson-deliver-walk-small = El bidón debe quedar entero en ella.
reality-lesson-deliver-goal = Sigue hacia la misión.
reality-lesson-deliver-goal-small = Dos bidones en tu plataforma acaban el show.
reality-lesson-deliver = Deja el bidón.
reality-lesson-deliver-small = Aquí cuenta. Cumplir la misión gana; los puntos son el tamaño de la victoria.
reality-lesson-deliver-on = Esto lleva hacia el bidón.
reality-lesson-deliver-on-small = Dos bidones en tu plataforma, o ningún rival en pie, acaban el show.

reality-lesson-meanwhile = Esta respuesta es cosa tuya.
reality-lesson-meanwhile-small = Cualquiera vale. La lección sigue después.

## El final

reality-lesson-won = El show es tuyo.
reality-lesson-won-small = Cumple la misión o deja al rival sin nadie en pie. Tras diez turnos deciden los puntos: la audiencia de quienes derribaste.
reality-lesson-lost = El show ha acabado y es de { $rival }.
reality-lesson-lost-small = Le pasa a cualquiera. Vuelve atrás y prueba otro camino.

reality-lesson-known-points = Los puntos de acción pagan todo en un turno: 1 por pulgada, 2 donde se anda mal o con carga, 1 por disparo y por ataque, 2 por una granada.
reality-lesson-known-phases = Cada turno: habilidades, posicionamiento, ataque y disparos; en cada fase va primero quien tiene más euforia.
reality-lesson-known-sight = Solo se dispara a quien se ve. Cobertura, distancia y movimiento cambian la puntería, y un dado de diez no debe superarla.
reality-lesson-known-combat = Las peanas que se tocan combaten: los dados iguales se anulan, hiere el mayor, y el mejor bando puede empujar.
reality-lesson-known-missions = Se gana con la misión (dos bidones en casa, Susan en casa o ningún rival en pie) y, en todas, derribando a todos los rivales.

## Apartes: lo que ha traído la última jugada

reality-lesson-aside-removed = El quiosco ya no está.
reality-lesson-aside-hurt = Acertó un disparo de { $rival }. Con menos de 50 de vida hay menos PA.
reality-lesson-aside-friend-fell = Ha caído alguien de los tuyos.
reality-lesson-aside-rival-fell = Un rival menos: +1 de euforia para quien lo hizo.
reality-lesson-aside-fled = Sooyoung huyó por la mitad del daño; Blanca se lo llevó entero.
reality-lesson-aside-injuries = La suerte aún puede salvar: un dado por herida.
reality-lesson-aside-did-held = La guardas: puede esperar a otro turno.
reality-lesson-aside-did-ended = Has parado antes, que también vale.
reality-lesson-aside-did-halted = Sin empujar, que también vale.
reality-lesson-aside-did-walked = Un lugar válido. La lección se adapta.
reality-lesson-aside-did-shot = Un disparo válido. La lección se adapta.
reality-lesson-aside-did-other = Una jugada válida. La lección se adapta y vuelve a su plan.
