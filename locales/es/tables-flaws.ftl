# Lo que está mal en el fichero de una mesa, tras la línea y el elemento. Lo entrecomillado o entre corchetes es del propio fichero.
tables-flaws-toml = no es TOML: { $error }
tables-flaws-unknown-key = clave desconocida { $word }; «{ $what }» tiene { $known }
tables-flaws-name =
    { $what ->
        [table] una mesa
       *[element] un elemento
    } necesita un nombre de 40 minúsculas, cifras y guiones como mucho
tables-flaws-twice = otro elemento ya se llama así
tables-flaws-line = { $word } es una línea en cada idioma: { "{" } en = ..., es = ... { "}" }
tables-flaws-not-number = { $word } lleva números, en pulgadas; no { $value }
tables-flaws-too-great = { $word } tiene un número fuera de toda medida: { $value }
tables-flaws-quarters = { $word } tiene { $value }, que no son cuartos de pulgada enteros; lo más cercano es { $nearest }
tables-flaws-numbers = { $word } es { $form }, en pulgadas
tables-flaws-sketch = sketch es true o false: true para una escena en la que nadie juega una partida entera
tables-flaws-size = una mesa mide de { $wide } a { $widest } pulgadas de ancho y de { $deep } a { $deepest } de fondo, pulgadas enteras
tables-flaws-size-form = { tables-flaws-size }: size = [48, 36]
tables-flaws-seed = una semilla es 0 o más
tables-flaws-unknown-table = no hay ninguna mesa { $name }; hay { $known }, y seed:1, seed:2, etcétera
tables-flaws-tables = cada «{ $word }» se escribe como tabla [[{ $word }]]
tables-flaws-count = { $count } «{ $word }» son demasiados; como mucho { $most }
tables-flaws-kind = kind es uno de { $kinds }
tables-flaws-either = un elemento tiene o bien una caja (box) o bien un contorno (outline)
tables-flaws-empty = el ancho y el fondo de una caja son mayores que 0
tables-flaws-corners = outline es [[x, y], [x, y], ...] con 3 a { $most } esquinas
tables-flaws-crossing = el contorno se cruza o se toca a sí mismo, o no tiene superficie
tables-flaws-outside = no está entero sobre la mesa
tables-flaws-height =
    la altura de { $kind ->
        [barricade] una barricada
        [block] un bloque
        [ruins] unas ruinas
        [rubble] unos escombros
       *[marker] un objeto pequeño
    } es de { $low } a { $high } pulgadas, no { $height }
tables-flaws-storeys = un edificio tiene de 1 a { $most } plantas, de 3 pulgadas cada una
tables-flaws-openings = { $word } se escribe como [{ "{" } from = [x, y], to = [x, y], storey = 0 { "}" }]
tables-flaws-opening-storey =
    la planta de { $what ->
        [door] una puerta
       *[window] una ventana
    } va de 0 a { $most }
tables-flaws-narrow =
    la { $what ->
        [door] puerta
       *[window] ventana
    } de { $from } a { $to } mide menos de { $least } pulgadas de ancho
tables-flaws-off-wall =
    la { $what ->
        [door] puerta
       *[window] ventana
    } de { $from } a { $to } no está a lo largo de un lado del edificio
tables-flaws-openings-overlap = dos puertas o ventanas de la planta { $storey } se solapan en { $point }
tables-flaws-link-form = { $word } es { "{" } at = [x, y] { "}" } en el suelo, o con on = "..." y floor = 0 o roof = true
tables-flaws-upside-down = la parte alta de una escalera está más arriba que su pie
tables-flaws-too-far = el pie y la parte alta distan más de { $most } pulgadas, vistos desde arriba
tables-flaws-no-room =
    nadie tiene sitio para estar de pie en { $word ->
        [foot] el pie
       *[head] la parte alta
    }, { $point }
tables-flaws-on-nothing = { $word } está en { $on }, y ningún elemento se llama así
tables-flaws-which-floor = en un edificio, { $word } dice floor = 0 a { $most }, o roof = true
tables-flaws-not-climbed =
    { $word ->
        [foot] el pie
       *[head] la parte alta
    } puede estar en el suelo, en un edificio o en un bloque
tables-flaws-overlap = se solapa con { $other ->
        [none] un elemento anterior
       *[other] { $other }
    }
tables-flaws-lonely = ni otro elemento ni un borde de la mesa está a 10 pulgadas o menos (R-table-2)
tables-flaws-platform = ninguna plataforma de salida cabe a lo largo del borde { $edge } (R-start-2)
tables-flaws-middle = a 6 pulgadas o menos de { $point } nadie tiene sitio para estar de pie (R-mis-1, R-mis-2)
