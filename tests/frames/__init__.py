"""A view for every event: patches, frames of moves, what each event may change."""
