"""Jours de Gloire as a whole game: the phases of a turn on a map, around the rulings of the chapters."""
