### El tablero web de Build a Better Dystopia: palabras cortas para sitios pequeños. Los nombres completos están en dystopia.ftl.

dystopia-board-world = El mundo
dystopia-board-mine = Lo tuyo
dystopia-board-workers = Mis trabajadores
dystopia-board-die = Trabajador con { $number }
dystopia-board-out = fuera
# The sum of the numbers of all workers at home and of knowledge.
dystopia-board-know = Saben
dystopia-board-of = de { $most }
# Tras una cuenta: la que sería.
dystopia-board-becomes = → { $count }
dystopia-board-knowledge = Conocimiento
dystopia-board-morale = Moral
dystopia-board-goods = Bienes
dystopia-board-artifacts = Artefactos { $count } de { $most }
dystopia-board-recruits = Reclutas
dystopia-board-hidden = oculto

dystopia-board-faction-euphorian = Euphorianos
dystopia-board-faction-subterran = Subterráneos
dystopia-board-faction-wastelander = Gente del Yermo
dystopia-board-faction-icarite = Icaritas

## Titles of plates: at most about 18 letters

dystopia-board-space-generator = Generador
dystopia-board-space-aquifer = Acuífero
dystopia-board-space-farm = Granja
dystopia-board-space-cloud-mine = Mina de nubes
dystopia-board-space-euphorian-tunnel = Túnel euphoriano
dystopia-board-space-subterran-tunnel = Túnel subterráneo
dystopia-board-space-wastelander-tunnel = Túnel del Yermo
dystopia-board-space-euphorian-tunnel-end = Salida: agua
dystopia-board-space-subterran-tunnel-end = Salida: comida
dystopia-board-space-wastelander-tunnel-end = Salida: energía
dystopia-board-space-incinerator = Incinerador
dystopia-board-space-free-press = Prensa libre
dystopia-board-space-ark = Arca
dystopia-board-space-wind-saloon = Cantina del viento
dystopia-board-space-nimbus-loft = Ático Nimbo
dystopia-board-space-breeze-bar = Bar de la brisa
dystopia-board-space-sky-lounge = Salón del cielo
dystopia-board-space-tank-left = Tanque: olvidar
dystopia-board-space-tank-right = Tanque: alegrarse
dystopia-board-site = Obra { $site }

dystopia-board-tile-laboratory = Laboratorio
dystopia-board-tile-spa = Spa
dystopia-board-tile-courthouse = Juzgado
dystopia-board-tile-plaza = Plaza
dystopia-board-tile-fountain = Fuente
dystopia-board-tile-lounge = Sala
dystopia-board-tile-academy = Academia
dystopia-board-tile-cafeteria = Cafetería
dystopia-board-tile-apothecary = Botica
dystopia-board-tile-theater = Teatro
dystopia-board-tile-registry = Registro
dystopia-board-tile-arena = Arena
dystopia-board-tile-teddy-bear-shop = Tienda de ositos
dystopia-board-tile-clinic = Clínica
dystopia-board-tile-bemusement-park = Parque
dystopia-board-tile-game-bonfire = Hoguera
dystopia-board-tile-stadium = Estadio
dystopia-board-tile-literacy-center = Alfabetización

## Penalties in a few words

dystopia-board-penalty-laboratory = ni tercer ni cuarto trabajador
dystopia-board-penalty-spa = no expulsas a los tuyos
dystopia-board-penalty-courthouse = las parejas no pagan
dystopia-board-penalty-plaza = solo mercados con tu estrella
dystopia-board-penalty-fountain = un trabajador por turno
dystopia-board-penalty-lounge = sin obras compartidas
dystopia-board-penalty-academy = sin habilidades
dystopia-board-penalty-cafeteria = volver gratis: –1 moral
dystopia-board-penalty-apothecary = sin Icarus
dystopia-board-penalty-theater = las estrellas enseñan: +1
dystopia-board-penalty-registry = sin ventajas de lealtad
dystopia-board-penalty-arena = un trabajador por área
dystopia-board-penalty-teddy-bear-shop = sacas 1: pierdes un bien
dystopia-board-penalty-clinic = sacas 2: pierdes un bien
dystopia-board-penalty-bemusement-park = sacas 3: pierdes un bien
dystopia-board-penalty-game-bonfire = sacas 4: pierdes un bien
dystopia-board-penalty-stadium = sacas 5: pierdes un bien
dystopia-board-penalty-literacy-center = sacas 6: pierdes un bien

## At a player's seat

dystopia-board-left = le quedan
dystopia-board-stars = { $placed } de 10 estrellas puestas, quedan { $left }
dystopia-board-out-count = { $count } fuera
dystopia-board-recruit-count = activos: { $active }, ocultos: { $hidden }

## What a piece is, in words

dystopia-board-die-out = Trabajador con { $number } { $place }
dystopia-board-stands = Aquí está el { $number } de { $name }
dystopia-board-empty = Aquí no hay nadie
dystopia-board-total = Suma { $total }
dystopia-board-needed = { $there } de { $needed } trabajadores
dystopia-board-dilemma = Tu dilema ético
dystopia-board-places =
    { $free ->
        [0] No queda sitio para estrellas
        [one] Queda sitio para 1 estrella
       *[other] Queda sitio para { $free } estrellas
    }
dystopia-board-territory-euphorian = Territorio euphoriano
dystopia-board-territory-subterran = Territorio subterráneo
dystopia-board-territory-wastelander = Territorio del Yermo
dystopia-board-territory-icarite = Territorio icarita
dystopia-board-miner = minero { $faction }
dystopia-board-offered = Para elegir
dystopia-board-dice =
    { $count ->
        [one] Trabajador con { $number }
       *[other] { $count } trabajadores con { $number }
    }
dystopia-board-good = { $name }: { $count }
dystopia-board-as-list = El tablero como lista
dystopia-board-as-board = La lista como tablero

## En un teléfono: un mapa y, debajo, las partes del mundo de cerca

dystopia-board-map = El mundo como mapa
dystopia-board-map-part = { $name }: { $open ->
    [0] ahora nada a tu alcance
    [one] 1 lugar a tu alcance
   *[other] { $open } lugares a tu alcance
}
dystopia-board-near = El mundo de cerca
dystopia-board-race = Estrellas que le quedan a cada cual
dystopia-board-tank = Tanque de activación
