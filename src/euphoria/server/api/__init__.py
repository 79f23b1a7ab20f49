"""What clients send and are sent, over HTTP and over the socket: types, and rows of the database as these types."""
