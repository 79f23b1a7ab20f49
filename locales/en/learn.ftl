### The page of a lesson, for any game. What a lesson says is in `<game>-lesson.ftl`.

learn-title = Learn: { $game }
learn-step = Step { $number }: { $title }
learn-of = { $number } of { $count }
learn-left =
    { $minutes ->
        [0] less than a minute left
        [one] about { $minutes } minute left
       *[other] about { $minutes } minutes left
    }
learn-steps = Steps
learn-step-done = done
learn-step-open = to come
learn-back = Back
learn-back-about = one move, undone
learn-back-none = You are at the start.
learn-skip = Skip this step
learn-skip-about = it is played for you
learn-leave = Leave, keep my place
learn-again = Start again
learn-welcome = Welcome back. You left off at step { $number }.
learn-watch = Watch the others.
learn-watch-about = The lesson goes on when they are done.
learn-watch-again = Watch again
learn-wanted = The lesson wants
learn-others = Other lawful moves
learn-others-about = Another lawful move? Make it. The lesson goes along and comes back to this.
learn-play =
    { $bots ->
        [one] Play against { $bots } easy bot
       *[other] Play against { $bots } easy bots
    }
learn-known = What you know now
learn-rules = Read the rules
learn-over = The lesson is over
learn-you = { $name } (you)
learn-standings = How all stand
