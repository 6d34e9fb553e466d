"""Liberators as a game on a table in inches."""
