### El editor de mesas del Reality Show Definitivo (/tables/new) y la elección de mesa en /new.

reality-editor-heading = Monta el plató
reality-editor-intro = Dibuja la escenografía por la que luchan dos equipos. Las reglas se comprueban mientras dibujas.
reality-editor-bad-link = En este enlace no hay ninguna mesa que se pueda leer.
reality-editor-untitled = Mi mesa
reality-editor-untold = Aquí todavía no ha salido nadie en directo.

## Herramientas
reality-editor-tools = Herramientas
reality-editor-undo = Deshacer
reality-editor-redo = Rehacer
reality-editor-nothing-to-undo = Todavía no se ha cambiado nada.
reality-editor-nothing-to-redo = No se ha deshecho nada.
reality-editor-snap = Pasos
reality-editor-snap-step =
    { $step ->
        [1] ¼″
        [2] ½″
       *[other] 1″
    }
reality-editor-palette = Escenografía
reality-editor-palette-about = Elige una clase y haz clic en el suelo, o dibújala allí de esquina a esquina.
reality-editor-palette-armed = Haz clic en el suelo para ponerla, o dibújala. Esc la devuelve.
reality-editor-kind-block = Bloque
reality-editor-kind-barricade = Barricada
reality-editor-kind-building = Edificio
reality-editor-kind-ruins = Ruinas
reality-editor-kind-rubble = Escombros
reality-editor-kind-crater = Cráter
reality-editor-kind-marker = Objeto pequeño

## El suelo
reality-editor-plan = El suelo
reality-editor-keys = Con una pieza enfocada: las flechas la mueven (con Mayús, una pulgada), R la gira, D la duplica, Supr la quita, Re Pág y Av Pág van a la pieza siguiente.
reality-editor-piece =
    { $name }, { $height } de alto, { $width } por { $depth }, en { $x }, { $y }{ $wrong ->
        [yes] ; incumple una regla
       *[no] { "" }
    }

## Todas las piezas
reality-editor-pieces = Piezas
reality-editor-add-what = Pieza nueva
reality-editor-add = Añadir
reality-editor-full = Una mesa tiene { $most } piezas como mucho.
reality-editor-at =
    en { $x }, { $y }{ $kind ->
        [crater] { "" }
       *[other] , { $height } de alto
    }
reality-editor-empty = El suelo está vacío. Añade una pieza aquí o ponla en el suelo con un clic.

## Una pieza
reality-editor-nothing = Ninguna pieza elegida
reality-editor-nothing-about = Elige una pieza en el suelo o en la lista: aquí aparecen su sitio, tamaño, altura, puertas y escaleras.
reality-editor-label = Nombre
reality-editor-x = Desde la izquierda
reality-editor-y = Desde abajo
reality-editor-width = Ancho
reality-editor-depth = Fondo
reality-editor-height = Altura
reality-editor-storeys = Plantas
reality-editor-turn = Girada, grados
reality-editor-shape = Forma
reality-editor-shape-box = Caja
reality-editor-shape-cut = Sin esquinas
reality-editor-shape-angle = Ángulo
reality-editor-turn-quarter = Cuarto de vuelta
reality-editor-duplicate = Duplicar
reality-editor-twin-half-turn = Gemela, media vuelta
reality-editor-twin-mirror = Gemela, en espejo
reality-editor-delete = Quitar
reality-editor-corners =
    { $count ->
        [one] { $count } esquina
       *[other] { $count } esquinas
    }
reality-editor-corner-x = { $number }: izquierda
reality-editor-corner-y = { $number }: abajo
reality-editor-corner-add = Esquina nueva tras la esquina { $number }
reality-editor-corner-remove = Quitar la esquina { $number }
reality-editor-corners-most = Un contorno tiene { $most } esquinas como mucho.
reality-editor-corners-fewest = Un contorno tiene tres esquinas o más.

## Puertas, ventanas, escaleras
reality-editor-openings = Puertas y ventanas
reality-editor-opening =
    { $kind ->
        [door] Puerta
       *[window] Ventana
    } { $number }
reality-editor-opening-remove = Quitar { $name }
reality-editor-opening-wall = Pared
reality-editor-opening-storey = Planta
reality-editor-opening-start = Desde la esquina
reality-editor-opening-long = Ancho
reality-editor-add-door = Puerta
reality-editor-add-window = Ventana
reality-editor-wall = Pared { $number }
reality-editor-wall-south = Abajo
reality-editor-wall-east = Derecha
reality-editor-wall-north = Arriba
reality-editor-wall-west = Izquierda
reality-editor-storey =
    { $storey ->
        [0] Planta baja
       *[other] Planta { $storey }
    }
reality-editor-links = Escaleras
reality-editor-link = Subida { $number }
reality-editor-link-ladder = Escalera de mano
reality-editor-link-stairs = Escalera
reality-editor-link-remove = Quitar { $name }
reality-editor-link-foot = Pie
reality-editor-link-head = Parte alta
reality-editor-links-full = Una mesa tiene { $most } escaleras como mucho.
reality-editor-add-link = Escalera
reality-editor-level-ground = El suelo
reality-editor-level-top = Arriba del todo

## La comprobación
reality-editor-check = ¿Puede salir en antena?
reality-editor-checking = Se está comprobando …
reality-editor-fine = Se cumplen todas las reglas.
reality-editor-flaws =
    { $count ->
        [one] Hay una cosa que no se permite.
       *[other] Hay { $count } cosas que no se permiten.
    }
reality-editor-same-half-turn = Igual para ambos, tras media vuelta.
reality-editor-same-mirror = Igual para ambos, en espejo.
reality-editor-not-same = No es igual para ambos.

## La mesa entera
reality-editor-table = La mesa
reality-editor-title = Título, { $language }
reality-editor-about = En una frase, { $language }
reality-editor-table-width = Ancho, pulgadas
reality-editor-table-depth = Fondo, pulgadas
reality-editor-halves = La otra mitad
reality-editor-halves-about = La mitad de arriba a partir de la de abajo:
reality-editor-half-half-turn = Con media vuelta
reality-editor-half-mirror = En espejo

## Para empezar
reality-editor-start = Empezar con
reality-editor-start-shipped = Una mesa que ya existe
reality-editor-start-choose = Elige una …
reality-editor-seed = Semilla
reality-editor-generate = Crear
reality-editor-roll = Cualquier semilla
reality-editor-blank = Un suelo vacío
reality-editor-own = Mis mesas
reality-editor-forget = Olvidar { $title }

## Jugar, guardar, compartir
reality-editor-go = Salir en antena
reality-editor-play = Jugar en ella
reality-editor-not-yet = Antes hay que arreglar lo que señala la comprobación.
reality-editor-keep = Guardar en este navegador
reality-editor-kept = Guardada.
reality-editor-no-room = Este navegador no tiene sitio para guardarla. Guárdala como fichero.
reality-editor-share = Compartir con un enlace
reality-editor-link-label = La mesa entera está en este enlace
reality-editor-too-long = Esta mesa es demasiado larga para un enlace. Guárdala como fichero y envíalo.

## El texto
reality-editor-text = Como texto
reality-editor-text-about = El mismo fichero que lee la orden euphoria table. Edítalo y luego dibújalo; los comentarios no se conservan.
reality-editor-text-apply = Dibujarlo
reality-editor-text-drop = Descartar mis cambios
reality-editor-text-same = El texto es el del dibujo.
reality-editor-unreadable = Esto no se puede dibujar:
reality-editor-flaw-line =
    { $line ->
        [0] { $text }
       *[other] Línea { $line }: { $text }
    }
reality-editor-export = Guardar como fichero
reality-editor-import = Abrir un fichero

## La elección de mesa
reality-editor-own-table = { $title } (mía)
reality-editor-drawn-table = La mesa recién dibujada
reality-editor-by-seed = Hecha con una semilla
