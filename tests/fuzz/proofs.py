"""Saved games with the proof of their dice, as somebody brings them along to be checked."""

from __future__ import annotations

import json

from tests.fuzz.patches import Files
from tests.server.fair_games import honest

from grognard.server.verifying import checked

#: games with parts of nobody, of one and of both players, and one in which dice were taken back
GAMES = (0, 1, 3, 9)


def proofs() -> dict[str, Files]:
    return {
        f"game-{seed}": dict(zip(("game", "proof"), map(_laid_out, honest(seed)), strict=True))
        for seed in GAMES
    }


def _laid_out(data: object) -> str:
    return json.dumps(data, indent=0, ensure_ascii=False)


def read_proof(files: Files) -> None:
    found = checked(files.get("game", ""), files.get("proof", "") or "{}", "")
    assert json.dumps(found)
