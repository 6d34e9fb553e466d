"""What the Makefile runs: setting up, building the client, drawing pages and pictures, measuring."""
