"""The WebSocket of a table: its endpoint and the conversation with one viewer. See README.md."""
