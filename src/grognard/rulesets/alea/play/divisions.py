"""8.12 to 8.17. How the divisions of an army stand."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.alea.play.position import position

#: counters that are not lost to their division: on the map, still to come, or gone on by an exit
KEPT = ("", "waiting", "exited")


def on_map(battle: Battle, division: str) -> list[Piece]:
    """The counters of a division that are in play."""
    pieces = [battle.piece(unit) for unit in position(battle).roster.members[division]]
    return [piece for piece in pieces if piece.at != OFF]


def strength_lost(battle: Battle, division: str) -> int:
    """8.12  The points that a division has lost since the start, by flight off the map too."""
    roster = position(battle).roster
    pieces = [battle.piece(unit) for unit in roster.members[division]]
    kept = sum(piece.strength for piece in pieces if piece.fate in KEPT)
    return max(0, roster.divisions[division].start_sp - kept)


def is_fleeing(battle: Battle, division: str) -> bool:
    """8.17, 11.4  Whether a division flees; one whose last counter fled off the map goes on doing so."""
    if battle.state.track(f"division.{division}.state") != "fleeing":
        return False
    fates = {battle.piece(unit).fate for unit in position(battle).roster.members[division]}
    return bool(fates & {"", "fled"})


def in_play(battle: Battle, division: str) -> bool:
    """11.4  Whether a division counts among those of its side: on the map, or fled from it."""
    return bool(on_map(battle, division)) or is_fleeing(battle, division)


def divisions_of(battle: Battle, side: str) -> list[str]:
    return [id for id, row in position(battle).roster.divisions.items() if row.side == side]
