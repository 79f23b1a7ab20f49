"""What is shown on a terminal: screen, menus, frames, and the interface of a game's display."""
