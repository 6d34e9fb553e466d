"""What is asked of rules and games, as plain figures and data: for the terminal and the browser alike."""
