"""Positions in which one order is clearly best: proved by exact odds, told with what refutes the others."""
