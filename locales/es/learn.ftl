### La página de una lección, para cualquier juego. Lo que dice cada lección está en `<juego>-lesson.ftl`.

learn-title = Aprende: { $game }
learn-step = Paso { $number }: { $title }
learn-of = { $number } de { $count }
learn-left =
    { $minutes ->
        [0] queda menos de un minuto
        [one] queda { $minutes } minuto, más o menos
       *[other] quedan unos { $minutes } minutos
    }
learn-steps = Pasos
learn-step-done = hecho
learn-step-open = por venir
learn-back = Atrás
learn-back-about = deshace una jugada
learn-back-none = Estás al principio.
learn-skip = Saltar este paso
learn-skip-about = se juega por ti
learn-leave = Salir y guardar mi sitio
learn-again = Empezar de nuevo
learn-welcome = Hola otra vez. Lo dejaste en el paso { $number }.
learn-watch = Mira lo que hacen los demás.
learn-watch-about = La lección sigue cuando terminen.
learn-watch-again = Ver otra vez
learn-wanted = La lección propone
learn-others = Otras jugadas legales
learn-others-about = ¿Prefieres otra jugada legal? Hazla. La lección te acompaña y vuelve a esto.
learn-play =
    { $bots ->
        [one] Jugar contra { $bots } bot fácil
       *[other] Jugar contra { $bots } bots fáciles
    }
learn-known = Lo que ya sabes
learn-rules = Leer las reglas
learn-over = Fin de la lección
learn-you = { $name } (tú)
learn-standings = Cómo va cada cual
