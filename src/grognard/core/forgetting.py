"""What is worked out of maps, forgotten once too many have come by.

Systems keep what they work out of a map, and of whoever moves on it, in caches of functions. These have room
for every battle that ships; battles of people's own come without end, and each would leave megabytes behind.
"""

from __future__ import annotations

import sys
from functools import lru_cache

#: where such functions stand
_HOMES = ("grognard.battle", "grognard.hex", "grognard.plane", "grognard.rulesets")
_CACHED = type(lru_cache(lambda: None))


def forget_maps() -> None:
    """Empty every cache with a bound; one without is of what ships, and some of those go by identity."""
    for name, module in list(sys.modules.items()):
        if name.startswith(_HOMES):
            for found in list(vars(module).values()):
                if isinstance(found, _CACHED) and found.cache_parameters()["maxsize"] is not None:
                    found.cache_clear()
