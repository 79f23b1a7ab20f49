# `euphoria train`: lo que se puede escribir, lo que dice mientras funciona, y su página.

train-about-seed = El número del que sale todo lo aleatorio; si no, 1. La misma semilla y los mismos ajustes dan las mismas partidas.
train-about-generations = Cuántas generaciones juegan con lo aprendido, después de la primera; si no, { $default }. Pueden ser más al continuar un entrenamiento.
train-about-first-games = Partidas de la primera generación, que juega el bot «greedy»; si no, { $default }.
train-about-games = Partidas de cada generación posterior; si no, { $default }.
train-about-iterations = Iteraciones de la búsqueda en cada decisión; si no, { $default }.
train-about-passes = Cuántas veces aprende una generación de cada posición; si no, { $default }.
train-about-tests = Partidas contra «greedy» después de cada generación; si no, { $default }.
train-about-out = Guarda partidas, redes y la página en esta carpeta; si no, { $folder }. Un entrenamiento interrumpido sigue ahí.
train-error-tests = --tests: { $tests } partidas no se pueden repartir por igual entre { $seats } asientos.
train-error-other = { $folder } contiene otro entrenamiento. { $different } Elige otro --out, o pide el mismo entrenamiento.
train-error-damaged = { $file } está dañado; elige otro --out.
train-playing = Generación { $generation }: jugando
train-learning = Generación { $generation }: aprendiendo
train-testing = Generación { $generation }: a prueba
train-stopped = Interrumpido. Las partidas jugadas hasta el final se guardan: la misma orden sigue desde ahí.
train-strength = Generación { $generation }: gana el { $share } % de { $games } partidas contra «greedy» (95 %: { $interval }).
train-written = La red: { $network }. Las curvas: { $page }
train-page-title = Entrenamiento: { $game }
train-page-lead =
    { $generations ->
        [one] Una generación en una mesa de { $seats }, semilla { $seed }.
       *[other] { $generations } generaciones en una mesa de { $seats }, semilla { $seed }.
    }
train-page-strength = Partidas ganadas contra «greedy»
train-page-about-strength = Tras cada generación, con una búsqueda de { $iterations } iteraciones por decisión, en repartos de los que no se aprende. El intervalo del 95 % es el de Wilson.
train-page-error-win = Error sobre quién gana
train-page-about-error-win = Entropía cruzada en partidas de las que no se aprende, en todas sus posiciones; quien no sabe nada tiene el logaritmo del número de asientos.
train-page-error-score = Error sobre los puntos
train-page-about-error-score = Cuadrado medio, en las mismas partidas; los puntos cuentan como parte de los más altos de su partida.
train-page-error-action = Error sobre lo que se elige
train-page-about-error-action = Entropía cruzada entre los pesos de las acciones y lo que se eligió, o visitó la búsqueda.
train-page-settings = Ajustes
train-page-setting = Ajuste
train-page-value = Valor
