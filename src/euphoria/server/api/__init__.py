"""What clients send and are sent, over HTTP and over the socket. See README.md."""
