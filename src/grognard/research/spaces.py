"""What Gymnasium and PettingZoo have in common: the space of observations, and a position to look at."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from grognard.core.game.position_text import to_text
from grognard.research.match import Ground, Match


def observation_space(ground: Ground) -> spaces.Dict:
    """The vector of a position, and which letters may be said."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (ground.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(ground.alphabet),), np.int8),
        }
    )


def rendered(match: Match) -> str:
    """The position in notation, and the letters of the order that is being spelt."""
    names = [match.ground.alphabet.name(letter) for letter in match.spelling.said]
    return to_text(match.game.table, match.game.state) + "".join(f"said {name}\n" for name in names)
