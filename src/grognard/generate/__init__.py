"""A new battle from a seed: ground that makes sense, two armies of equal worth, something to fight for.

The same seed always gives the same battle. What comes out is an ordinary folder of a battle, as text.
"""

from __future__ import annotations

from grognard.generate.battle import SIZES, Made, generate, write
from grognard.generate.plan import systems

__all__ = ["SIZES", "Made", "generate", "systems", "write"]
