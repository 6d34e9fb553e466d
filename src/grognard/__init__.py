"""Grognard: published hex-and-counter wargames made executable.

from grognard import ruleset, rule, odds
tikhvin = ruleset("tikhvin")
case = tikhvin.build_case("combat", {...})
print(odds(tikhvin, "combat", case, {"attacker.advance": "yes"}).outcomes)
"""

from grognard.core.errors import BadCase, BadData, GrognardError, IllegalOrder
from grognard.rulesets import RULESETS, ruleset
from grognard.rulings import odds, rule

__all__ = [
    "RULESETS",
    "BadCase",
    "BadData",
    "GrognardError",
    "IllegalOrder",
    "odds",
    "rule",
    "ruleset",
]

__version__ = "0.1.0"
