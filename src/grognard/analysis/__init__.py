"""A game looked into: how the chance to win went, what swung it, and what might have been otherwise."""
