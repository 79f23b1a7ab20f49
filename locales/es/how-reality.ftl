### Cómo se juega a The Ultimate Reality Show. Las mismas claves que en inglés; las reglas de cada afirmación están en
### web/src/games/reality/how/outline.json.

## Qué es

how-reality-what-game = Dos equipos de concursantes, un plató lleno de escenografía y diez turnos en antena. Las figuras caminan, trepan, se esconden, disparan y se pegan con distancias exactas: lo que una puede alcanzar, ver y acertar se mide, y cualquiera puede medir en cualquier momento.

## Cómo se gana

how-reality-win-mission-title = Cumple la misión
how-reality-win-mission = Objetivos: lleva dos de los tres bidones a tu plataforma de salida. Rescate: lleva allí a Susan. Quien lo consigue gana al momento.
how-reality-win-last-title = O que solo quede tu equipo
how-reality-win-last = Eliminar al otro equipo gana en cualquier misión. En Masacre es la única forma.
how-reality-win-points-title = O contenta a la audiencia hasta el turno diez
how-reality-win-points = Cuando acaba el décimo turno deciden los puntos: por cada rival eliminado su audiencia, y cien más si cayó cuerpo a cuerpo.

## Qué hay en la mesa

how-reality-picture-table = La plaza en el turno 3, misión Objetivos. Doc Chastas ya tiene un bidón; Madeleine ha salido de su cobertura para frenar a los demás.
how-reality-picture-table-alt = Un plano visto desde arriba, de 48 por 36 pulgadas. Tres figuras naranjas, Madeleine, Kabuki Cyborg y Sooyoung, están en la mitad inferior con su plataforma de salida; tres azules, Marshall Richelle, J. Scauter y Doc Chastas, en la superior con la suya. En el centro hay una fuente en dos mitades, a la izquierda un ayuntamiento con puertas y ventanas, a la derecha quioscos y un tranvía; entre medias hay bancos, setos, macizos de flores y zanjas. Dos bidones están libres y el tercero lo lleva Doc Chastas.
how-reality-table-figure-title = Una figura
how-reality-table-figure = Una peana redonda de una pulgada. Su perfil tiene puntos de acción (PA), puntería, vida, euforia, disparos, ataques y su audiencia: lo que cuesta y lo que vale.
how-reality-table-platform-title = Una plataforma de salida
how-reality-table-platform = Cuatro por cuatro pulgadas, cerca de tu borde. Tu equipo empieza a su alrededor y trae aquí el botín.
how-reality-table-drum-title = Un bidón
how-reality-table-drum = En Objetivos hay tres, en fila por el centro.
how-reality-table-block-title = Un bloque
how-reality-table-block = El número es su altura. Desde dos pulgadas se trepa y se puede estar encima.
how-reality-table-barricade-title = Una barricada
how-reality-table-barricade = De menos de dos pulgadas: se cruza y se paga su anchura.
how-reality-table-ruins-title = Ruinas, escombros, setos
how-reality-table-ruins = Terreno difícil. Se ve a través, pero quien está detrás tiene cobertura.
how-reality-table-building-title = Un edificio
how-reality-table-building = Plantas de tres pulgadas, azotea plana, puertas, y ventanas por las que se mira, se dispara y se pasa.

## Un turno

how-reality-turn-order-title = Cuatro fases, un solo bolsillo
how-reality-turn-order = En cada fase las figuras de los dos equipos actúan una tras otra, de más a menos euforia. Todo lo que hace una figura en el turno entero lo paga con los mismos PA.
how-reality-turn-special-title = Habilidades especiales
how-reality-turn-special = Cada figura puede usar la suya o guardarla; la mayoría sirve una vez por partida.
how-reality-turn-special-cost = nada
how-reality-turn-special-gain = lo que diga su carta
how-reality-turn-move-title = Posicionamiento
how-reality-turn-move = Di un lugar, y el juego busca el camino más barato y su precio antes de que aceptes. Haz una cosa tras otra mientras queden PA:
how-reality-turn-walk-title = Caminar
how-reality-turn-walk = Las escaleras cuestan lo mismo.
how-reality-turn-walk-cost = 1 PA por pulgada; 2 con carga
how-reality-turn-walk-gain = un sitio mejor
how-reality-turn-climb-title = Cruzar y trepar
how-reality-turn-climb = Barricadas y ruinas, ventanas (2 PA) y el costado de todo lo alto.
how-reality-turn-climb-cost = 2 PA por pulgada
how-reality-turn-climb-gain = cobertura o vistas
how-reality-turn-prone-title = Cuerpo a tierra
how-reality-turn-prone = Levantarse cuesta otro tanto y va antes de caminar. Echado también disparas peor, en 1.
how-reality-turn-prone-cost = 1 PA
how-reality-turn-prone-gain = 1 más difícil de acertar
how-reality-turn-take-title = Tomar, dejar, usar
how-reality-turn-take = Un bidón o un cuerpo es una carga, y quien resulta herido la suelta. Los objetos no pesan. Registrar a un caído cuesta 2 PA.
how-reality-turn-take-cost = 1 PA
how-reality-turn-take-gain = un bidón, o lo que haga un objeto
how-reality-turn-charge-title = Embestir
how-reality-turn-charge = Un movimiento que acaba en la peana de un enemigo. Abre un combate.
how-reality-turn-charge-cost = el camino hasta allí
how-reality-turn-charge-gain = 1 dado de ataque gratis en la primera ronda
how-reality-turn-attack-title = Ataque
how-reality-turn-attack = Quien está en combate tira dados de diez caras contra el otro lado. Los números iguales se anulan; después el mejor dado se mide con el mejor y el más alto hiere. También hieren los que se quedan sin oponente. Quien gana los dados elige a quién hiere.
how-reality-turn-attack-cost = 1 PA por dado
how-reality-turn-attack-gain = heridas
how-reality-turn-fire-title = Disparo
how-reality-turn-fire = A enemigos que se ven, en cualquier dirección y a cualquier distancia. Primero di cuántos disparos van a quién; luego tira un dado de diez caras por cada uno: si no supera la puntería, acierta.
how-reality-turn-fire-cost = 1 PA por disparo
how-reality-turn-fire-gain = una herida por acierto
how-reality-picture-shot = Madeleine dispara a Richelle, algo más allá de su alcance de 10 pulgadas. Un banco oculta los pies de Richelle, tres de nueve puntos: eso es cobertura. Con puntería 4 acierta con 1, 2, 3 y 4.
how-reality-picture-shot-alt = Una parte del plano con dos círculos alrededor de Madeleine, a 5 y a 10 pulgadas. Tres líneas van de ella a Marshall Richelle y pasan por un banco. Al lado, los nueve puntos del objetivo: los tres de los pies están cerrados y los demás, abiertos. La suma: puntería 6, menos 1 por haber caminado, menos 1 por cobertura, da 4, una probabilidad del 40 por ciento.
how-reality-turn-aim-title = Qué cambia la puntería
how-reality-turn-aim = Nueve líneas van de los ojos al objetivo. Si alguna está cerrada hay cobertura: −1, o −2 si el objetivo toca lo que lo cubre. +1 a menos de la mitad del alcance, −2 a más del doble. −1 si quien dispara ha caminado, si el objetivo se ha movido, por cada uno que esté cuerpo a tierra y para todo objetivo que no sea el primero.
how-reality-turn-injury-title = Qué hace una herida
how-reality-turn-injury = Primero la suerte: con 7 o más en un dado de diez caras no ha pasado nada (8 para quien empezó con más de 100 de vida). Si no, quita de 1 a 100 de vida. Con menos de 50 una figura tiene la mitad de sus PA, con menos de 25 solo dos, y sin vida cae.

## Lo que se suele entender mal

how-reality-wrong-points-title = «Para disparar aún tengo todos los PA.»
how-reality-wrong-points = Vuelven con el turno siguiente, no con la fase siguiente. Quien corre mucho, dispara poco.
how-reality-wrong-teams-title = «Primero mi equipo, luego el tuyo.»
how-reality-wrong-teams = Hay un orden para todos. Entre iguales de los dos equipos decide un dado, otra vez en cada fase.
how-reality-wrong-hedge-title = «Detrás del seto nadie me ve.»
how-reality-wrong-hedge = Ruinas, escombros y setos cubren, pero no ocultan.
how-reality-wrong-leave-title = «Me voy de la pelea.»
how-reality-wrong-leave = Un combate retiene a todos hasta que un lado se queda sin nadie. Dentro no se puede caminar ni disparar.
how-reality-wrong-brawl-title = «Disparo a quien pelea con mi compañero.»
how-reality-wrong-brawl = Un dado dice a quién del combate le toca, y tu compañero tiene la misma parte que los demás.
how-reality-wrong-inch-title = «Si es solo media pulgada.»
how-reality-wrong-inch = Un trozo de pulgada se paga entero, una vez por cada tramo del mismo terreno.

## Cómo termina

how-reality-end-ways = Con una misión cumplida, con un equipo eliminado o con el turno diez. Las dos primeras deciden la partida por sí solas.
how-reality-end-score = Tras el turno diez cada lado conserva la mitad de sus puntos y gana el número más alto; si son iguales, es un empate.
how-reality-end-leader = Cuando cae un líder, todo su equipo pierde 1 de euforia y actúa más tarde. Quien elimina a un enemigo gana 1.

## Opciones

how-reality-editions-team = Los equipos se compran con 800 de audiencia: personajes, hasta dos puntos más de puntería, disparos o ataques, y objetos que son secretos hasta que se usan. El juego trae equipos ya hechos.
how-reality-editions-tables = Seis mesas están hechas a mano y un generador construye otras. Mesa, misión y presupuesto son opciones.
how-reality-editions-luck = Con suerte dura hace falta un 8 (o un 9) para librarse.

## En los dibujos

how-reality-draw-points = Nueve puntos
how-reality-draw-aim = La puntería
how-reality-draw-profile = Perfil
how-reality-draw-shooter-walked = Ha caminado
how-reality-draw-cover = Cobertura
how-reality-draw-total = { $aim } o menos, de diez
