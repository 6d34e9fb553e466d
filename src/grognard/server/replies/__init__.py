"""What is answered to whoever asks, as plain data: no network, no database, no threads."""
