"""Running the server: metrics, logging, messages between servers, clean-up."""
