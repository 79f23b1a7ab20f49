"""Tables: scenery as data files, their parser and checks, the generator, and the poster of a table."""
