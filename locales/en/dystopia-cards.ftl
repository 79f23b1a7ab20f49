# The cards of Build a Better Dystopia, as the page draws them.

dystopia-cards-or = or
# What a visit to a market costs and brings.
dystopia-cards-cost = { $cost } for an authority star.
dystopia-cards-penalty = Without your star
# Followed by the players' shapes.
dystopia-cards-troubles = Now troubles
dystopia-cards-asleep = asleep
dystopia-cards-off = does not work now
dystopia-cards-star = An authority star lies on it.
