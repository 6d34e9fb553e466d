"""When a computer gives up, and when a draw is good enough for it: by the estimated chance to win.

It sees what its side may see.
"""

from __future__ import annotations

from grognard.ai.prospects import chance_to_win
from grognard.core.game.game import Game

#: a chance that is none: what is left would only be played out
_LOST = 0.01
#: whoever stands better than this plays on
_EVEN = 0.55


def gives_up(game: Game, side: str) -> bool:
    """Whether nothing is left to hope for. In the first half of a battle much may still come."""
    if 2 * game.state.turn <= game.scenario.turns:
        return False
    return chance_to_win(game.guess(side, 0), side) < _LOST


def takes_draw(game: Game, side: str) -> bool:
    """Whether a draw is no worse than what may be hoped for."""
    return chance_to_win(game.guess(side, 0), side) <= _EVEN
