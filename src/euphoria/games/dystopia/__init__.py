"""Build a Better Dystopia: worker placement with dice, two to six players."""
