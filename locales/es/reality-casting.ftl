### El constructor de equipos del Reality Definitivo, en /teams.

reality-casting-heading = Casting
reality-casting-intro = Forma un equipo. Las reglas se comprueban mientras lo haces.
reality-casting-untitled = Mi equipo
reality-casting-tools = Herramientas
reality-casting-undo = Deshacer
reality-casting-redo = Rehacer
reality-casting-nothing-to-undo = No hay nada que deshacer.
reality-casting-nothing-to-redo = No hay nada que rehacer.
reality-casting-bad-link = Este enlace no lleva ningún equipo que se pueda leer.

## La barra del presupuesto
reality-casting-budget-bar = Presupuesto
reality-casting-spent = Gastado
reality-casting-of = de { $budget }
reality-casting-left = libres
reality-casting-over = de más
# $by: how much more than is left.
reality-casting-too-dear = { $who }: { $by } de más
reality-casting-fine-short = Puede salir en antena
reality-casting-flaws-short = { $count ->
        [one] Un motivo en contra
       *[other] { $count } motivos en contra
    }
reality-casting-audience = { $audience } de audiencia

## A quién se puede contratar
reality-casting-for-hire = Se ofrecen
reality-casting-filter = Mostrar
# $count: how many there are. $left: what is left of the budget.
reality-casting-filter-all = Los { $count }
reality-casting-filter-shoots = Disparan
reality-casting-filter-fights = Pelean
reality-casting-filter-fits = Caben en { $left }
reality-casting-nobody = Nadie es así.
reality-casting-hire = { $who }, { $audience } de audiencia
reality-casting-profile = { $who }: el perfil explicado
reality-casting-flame = llama
reality-casting-short-ap = PA
reality-casting-short-aim = punt.
reality-casting-short-life = vida
reality-casting-short-shots = disp.
reality-casting-short-attacks = at.
reality-casting-short-euphoria = euf.
reality-casting-value-ap = puntos de acción (PA)
reality-casting-value-aim = puntería
reality-casting-value-life = vida
reality-casting-value-shots = disparos y su alcance
reality-casting-value-attacks = ataques
reality-casting-value-euphoria = euforia
reality-casting-about-ap = Con ellos se paga todo lo que se hace en un turno, en todas sus fases.
reality-casting-about-aim = Un disparo acierta si su d10 no supera la puntería.
reality-casting-about-life = Por debajo de 50 queda la mitad de los PA; por debajo de 25, solo 2.
reality-casting-about-shots = Cuántos puede hacer, y hasta cuántas pulgadas llegan bien.
reality-casting-about-attacks = Los dados que tira en un combate.
reality-casting-about-euphoria = Quien más tiene actúa primero. Con ella se pagan también las mejoras.

## El equipo
reality-casting-cast = El reparto
reality-casting-title = Nombre del equipo
reality-casting-empty = Aún no hay nadie. Contrata a alguien o empieza con un equipo hecho.
reality-casting-dismiss = Despedir a { $who }
reality-casting-lead = Hacer líder
reality-casting-leads = Líder
reality-casting-member-profile = { $ap } PA · vida { $life } · euforia { $euphoria }
reality-casting-upgrade-aim = puntería
reality-casting-upgrade-shots = disparos
reality-casting-upgrade-first = arma 1
reality-casting-upgrade-second = arma 2
reality-casting-upgrade-attacks = ataques
reality-casting-upgrade-of = { $label } de { $who }
reality-casting-upgrade-price = Un punto más cuesta { $price } de audiencia y 1 de euforia.
reality-casting-more = { $who }: un punto más de { $label }, { $price } de audiencia
reality-casting-less = { $who }: un punto menos de { $label }
reality-casting-objects = Objetos, secretos hasta que se usan
reality-casting-objects-of = Objetos de { $who }
reality-casting-object = { $object }, { $audience } de audiencia
reality-casting-secret = Tu rival no sabe nada de ello hasta que se usa.
reality-casting-not-secret = Tu rival lo ve desde el principio.
# $object: explosive charges.
reality-casting-charges-on = { $object } en
reality-casting-choose = Elige
reality-casting-pair = Forma pareja con
reality-casting-paired = Pareja de la estrella

## Si se permite
reality-casting-verdict = ¿Puede salir en antena?
reality-casting-checking = Comprobando
reality-casting-fine = No hay nada en contra.
reality-casting-flaws = { $count ->
        [one] Hay un motivo en contra:
       *[other] Hay { $count } motivos en contra:
    }
reality-casting-order = Quién actúa primero
reality-casting-order-about = Primero la mayor euforia, en cada fase.
reality-casting-order-one = { $who }, euforia { $euphoria }

## La mesa para la que es
reality-casting-tonight = Esta noche
reality-casting-waiting = Tu mesa espera este equipo.
reality-casting-table = Mesa
reality-casting-mission = Misión
reality-casting-mission-objectives = Objetivos
reality-casting-mission-rescue = Rescate
reality-casting-mission-massacre = Masacre
reality-casting-budget = Límite de audiencia
reality-casting-plan = { $table }, desde arriba

## Con qué empezar, y lo guardado
reality-casting-ready = Equipos hechos
reality-casting-by-chance = Elegid por mí
reality-casting-seed = Semilla
reality-casting-by-seed = Elegir con esta semilla
reality-casting-by-chance-title = Al azar, { $seed }
reality-casting-kept = Equipos guardados
reality-casting-none-kept = Aún no hay ninguno. Un equipo que guardes se queda en este navegador.
reality-casting-open = Abrir
reality-casting-rename = Cambiar el nombre de { $title }
reality-casting-new-title = Nombre nuevo
reality-casting-rename-done = Cambiar el nombre
reality-casting-delete = Borrar { $title }
reality-casting-delete-title = ¿Borrar este equipo?
reality-casting-delete-about = { $title } solo está guardado en este navegador. Una vez borrado, nada lo devuelve.
reality-casting-delete-yes = Borrarlo
reality-casting-delete-no = Conservarlo

## Qué hacer con él
reality-casting-ready-to-go = Listo para salir en antena
reality-casting-not-ready = Aún no está listo
reality-casting-play = Jugar con este equipo
reality-casting-bring = Volver a la mesa con este equipo
reality-casting-not-yet = Primero quita lo que hay en contra.
reality-casting-keep = Guardarlo
reality-casting-share = Enlace
reality-casting-link-label = Un enlace que lleva el equipo entero
reality-casting-link-too-long = Este equipo es demasiado largo para un enlace. Envía su fichero.
reality-casting-is-kept = Guardado en este navegador. Una mesa que pida un equipo lo ofrece.
reality-casting-no-room = Este navegador no tiene sitio para él. Guárdalo como fichero.

## El fichero
reality-casting-file = El equipo como fichero
reality-casting-file-about = Lo que escribas o pegues aquí será el equipo.
reality-casting-unreadable = Esto no se ha podido leer:
reality-casting-flaw-line = Línea { $line }: { $text }
reality-casting-take-rest = Tomar lo que se ha leído
reality-casting-text-same = El texto es el del equipo.
reality-casting-text-apply = Tomar este texto
reality-casting-text-drop = Volver al equipo
reality-casting-export = Guardar como fichero
reality-casting-import = Abrir un fichero
