"""Tables: the file format, the bundled ones, a generator, and their pictures."""
