# The cards of Build a Better Dystopia, as the page draws them.

dystopia-cards-or = o
# What a visit to a market costs and brings.
dystopia-cards-cost = { $cost } por una estrella de autoridad.
dystopia-cards-penalty = Sin tu estrella
# Followed by the players' shapes.
dystopia-cards-troubles = Ahora afecta a
dystopia-cards-asleep = duerme
dystopia-cards-off = ahora no funciona
dystopia-cards-star = Tiene encima una estrella de autoridad.
