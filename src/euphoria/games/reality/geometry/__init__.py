"""The geometry of the table: integer arithmetic on quarter inches, without knowledge of characters or rules of a turn.

`shapes` has points, segments and polygons; `terrain` the scenery and the surfaces to stand on; `movement` single legs
and what a path costs; `pathfinding` where a figure can get to; `sight` who sees whom; `templates` whom a grenade or a
flame touches.
"""
