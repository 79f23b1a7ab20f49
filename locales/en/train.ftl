# `euphoria train`: what may be typed, what it says while it runs, and its page.

train-about-seed = The number from which everything random comes; otherwise 1. The same seed and settings make the same games.
train-about-generations = How many generations play with what was learned, after the first; otherwise { $default }. It may be more when a training is continued.
train-about-first-games = Games of the first generation, which the bot “greedy” plays; otherwise { $default }.
train-about-games = Games of each later generation; otherwise { $default }.
train-about-iterations = Iterations of the search for each decision; otherwise { $default }.
train-about-passes = How often a generation learns from each position; otherwise { $default }.
train-about-tests = Games against “greedy” after each generation; otherwise { $default }.
train-about-out = Keep games, networks and the page in this folder; otherwise { $folder }. A training that was broken off goes on there.
train-error-tests = --tests: { $tests } games cannot be shared out evenly among { $seats } seats.
train-error-other = { $folder } holds another training. { $different } Choose another --out, or ask for the same training.
train-error-damaged = { $file } is damaged; choose another --out.
train-playing = Generation { $generation }: playing
train-learning = Generation { $generation }: learning
train-testing = Generation { $generation }: testing
train-stopped = Stopped. The games that were played to the end are kept: the same command goes on from there.
train-strength = Generation { $generation }: wins { $share } % of { $games } games against “greedy” (95 %: { $interval }).
train-written = The network: { $network }. The curves: { $page }
train-page-title = Training: { $game }
train-page-lead =
    { $generations ->
        [one] One generation at a table of { $seats }, seed { $seed }.
       *[other] { $generations } generations at a table of { $seats }, seed { $seed }.
    }
train-page-strength = Games won against “greedy”
train-page-about-strength = After each generation, with a search of { $iterations } iterations a decision, on deals from which nothing is learned. The 95 % interval is Wilson's.
train-page-error-win = Error about who wins
train-page-about-error-win = Cross-entropy on games that are not learned from, over all their positions; who knows nothing has the logarithm of the number of seats.
train-page-error-score = Error about the scores
train-page-about-error-score = Mean square, on the same games; a score counts as a part of the highest of its game.
train-page-error-action = Error about what is chosen
train-page-about-error-action = Cross-entropy between the weights of actions and what was chosen, or visited by the search.
train-page-settings = Settings
train-page-setting = Setting
train-page-value = Value
