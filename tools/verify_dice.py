"""Derive every roll of a finished game again by the checker of the program: nothing else is needed.

python tools/verify_dice.py GAME DICE [COMMITMENT]
"""

import runpy
from pathlib import Path

if __name__ == "__main__":
    checker = Path(__file__).parents[1] / "src" / "grognard" / "dice" / "proof.py"
    runpy.run_path(str(checker), run_name="__main__")
