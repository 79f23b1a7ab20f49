"""The table as geometry: whole quarter inches, integer arithmetic, and no knowledge of characters.

`shapes` has points, segments and polygons; `terrain` the scenery and the surfaces to stand on; `walking` what a
way costs; `reach` where one can get to; `sight` who sees whom; `templates` whom a grenade or a flame touches.
"""
