"""The laboratory: many games between computers, and what they say about a battle."""
