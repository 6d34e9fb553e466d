"""The Alea system as a whole game: the phases of a turn on a map, around the rulings of the chapters."""
