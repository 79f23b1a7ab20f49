"""The WebSocket of a table: its endpoint, its messages, those who watch."""
