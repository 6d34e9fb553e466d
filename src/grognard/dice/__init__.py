"""Chance: dice, and finite distributions with exact weights. Knows no game."""

from grognard.dice.dice import D6, D10, TWO_D6, ZERO_D10, Dice
from grognard.dice.distribution import Distribution
from grognard.dice.sources import DiceSource, SeededDice, TypedDice

__all__ = [
    "D6",
    "D10",
    "TWO_D6",
    "ZERO_D10",
    "Dice",
    "DiceSource",
    "Distribution",
    "SeededDice",
    "TypedDice",
]
