"""The game at a table as immutable values: the match, its log, clocks, dice and settings. No I/O."""
