"""Leaders of Euphoria: hidden teams, four to eight players, reactions out of turn.

- `components`, `options`, `decks`: what is in the box, and what a table can choose
- `state`: what lies on the table and who knows it; `codes` and `actions`: its small numbers
- `setup`, `turn`, `choices`, `effects`, `reactions`, `shots`, `victory`: the rules; `rules` ties them together
- `legal`, `why`: what may be done, and why not
- `view`, `events`, `knowledge`, `artifact_knowledge`, `belief`: what a seat knows and can tell
- `scenario`, `storage`, `text`, `card_text`: positions from text, states as JSON, words in two languages
"""
