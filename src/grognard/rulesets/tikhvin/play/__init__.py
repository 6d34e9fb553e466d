"""Tikhvin as a game: the map, the turn, and what the rulings do to them."""
