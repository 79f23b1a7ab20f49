"""How games go on between two decisions of a learner: the part of the environments that is compiled."""
