"""Positions that several tests begin at."""

CROWD = """
    game: dystopia
    seats: 6
    A goods: 2 energy, 2 water, 3 food, 3 bliss, 2 gold, 2 stone, 2 clay
    A hand: bear, book, bat
    A workers: 4 5 1 / generator 2
    A knowledge: 3
    A morale: 4
    B workers: 2 / generator 3, euphorian-tunnel 5, site-s1 1
    C workers: 6 / generator 6, site-s1 1
    D workers: 1 / generator 6, nimbus-loft 4, site-s1 6
    E workers: 3 / generator 1, cloud-mine 6
    F workers: 2 / aquifer 3, cloud-mine 5, tank-left 2
    allegiance: euphorian 4, subterran 2, wastelander 6, icarite 8
    miners: euphorian 4, subterran 3, wastelander 9
    tiles: e1 bemusement-park A B C D E F, w1 literacy-center B C D, w2 cafeteria B
    territories: euphorian A B C D E F, icarite D D B B, wastelander C
"""
"""Six players, and as much on the board as goes there: five workers on an area, six stars on a market."""
