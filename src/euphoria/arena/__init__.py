"""Many games: played in processes of this machine or on a cluster, counted and summed up.

- `simulate`, `figures`, `shares`, `*_figures`: random players, and what their games add up to
- `contest`, `match`, `ledger`, `tournament`: bots on the same deals from every seat, each game kept
- `course`, `wager`, `standings`, `ratings`: who is better, and how sure that is
- `facts`, `*_facts`, `survey`, `effects`, `survey_files`: what a designer wants to know of a game
- `workers`, `cluster`: who plays; `page`, `drawing`, `contest_page`, `survey_page`: what is shown
"""
