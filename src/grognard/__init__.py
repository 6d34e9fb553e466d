"""Grognard: published hex-and-counter wargames made executable.

from grognard import ruleset, rule, odds
tikhvin = ruleset("tikhvin")
case = tikhvin.build_case("combat", {...})
print(odds(tikhvin, "combat", case, {"attacker.advance": "yes"}).outcomes)

from grognard import new_game, load_game
game = new_game("alea-training", seed=7)
game.apply(next(game.orders()))
game = load_game(game.save())
"""

from typing import TYPE_CHECKING, Any

from grognard.core.errors import BadCase, BadData, GrognardError, IllegalOrder
from grognard.rulesets import RULESETS, ruleset
from grognard.rulings import odds, rule

if TYPE_CHECKING:
    from grognard.games import load as load_game
    from grognard.games import new_game

__all__ = [
    "RULESETS",
    "BadCase",
    "BadData",
    "GrognardError",
    "IllegalOrder",
    "load_game",
    "new_game",
    "odds",
    "rule",
    "ruleset",
]

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    """Games are imported when somebody plays: rulings and odds do without them."""
    if name in ("load_game", "new_game"):
        from grognard import games

        return games.load if name == "load_game" else games.new_game
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
