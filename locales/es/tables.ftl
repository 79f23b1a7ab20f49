# Palabras del dibujo de una mesa.
tables-legend = Plano
tables-kind-barricade = Barricada: se cruza
tables-kind-block = Bloque: se trepa
tables-kind-ruins = Ruinas: terreno difícil, cobertura
tables-kind-rubble = Escombros: terreno difícil, cobertura
tables-kind-crater = Cráter: terreno difícil
tables-kind-building = Edificio, plantas de 3 pulgadas
tables-kind-marker = Objeto pequeño: se cruza
tables-kind-ladder = Escalera de mano; el punto es su pie
tables-kind-stairs = Escaleras; el punto es su pie
tables-door = Puerta
tables-window = Ventana
tables-storeys = Las plantas altas van por dentro de las bajas
tables-mission = Centro, y bidones a 10 pulgadas a cada lado
tables-zone = Plataforma de salida en estas 6 pulgadas
tables-inches = pulgadas
tables-size = { $width } × { $depth } pulgadas
tables-elements =
    { $count ->
        [one] 1 elemento de escenografía
       *[other] { $count } elementos de escenografía
    }

# Mesas hechas a partir de una semilla.
tables-made-title = Plató { $seed }
tables-made-about = Lo montó de noche un comité de dados; las dos mitades son iguales tras media vuelta.
tables-made-sandbags = Sacos terreros
tables-made-low-wall = Murete
tables-made-barrier = Valla
tables-made-container = Contenedor
tables-made-stack = Pila de coches
tables-made-pillar = Pilar
tables-made-ruins = Ruinas
tables-made-hedge = Seto
tables-made-rubble = Escombros
tables-made-scrap = Chatarra
tables-made-crater = Cráter
tables-made-pond = Charca
tables-made-house = Casa
tables-made-shop = Tienda
tables-made-workshop = Taller
tables-made-drum = Bidón
tables-made-sack = Saco
