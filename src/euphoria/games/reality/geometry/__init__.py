"""The table as geometry: whole quarter inches, integer arithmetic, and no knowledge of characters.

`shapes` has points, segments and polygons; `terrain` the scenery and the surfaces to stand on; `walking` what a
way costs, by its `legs`; `reach` where one can get to; `leaping` where one may leap down; `sight` who sees whom;
`templates` whom a grenade or a flame touches. `reach` is made of `nodes` (the goals), `stars` (straight legs to
them), `trees` (the cheapest ways with nobody about) and `detours` (round `figures`).
"""
