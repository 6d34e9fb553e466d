"""4.12. The maneuvers that a check has opened to a unit, as the orders that carry them out."""

from __future__ import annotations

import msgspec

from grognard.core.game.state import Piece
from grognard.core.rules import Rules
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.pace import FULL, HALF, QUICK
from grognard.rulesets.liberators.scenario_rows import GunRow

#: 1.9  what each kind of troops can change to; skirmishing and dismounting need men who can
FORMATION_CHANGES: dict[str, tuple[str, ...]] = {
    "infantry": ("line", "attack-column", "march-column", "square", "skirmish"),
    "cavalry": ("line", "field-column", "march-column", "dismounted"),
    "guns": (),
}
#: the lines of the Tardy list that name a formation
_TARDY = {
    "form-line": ("line",),
    "form-skirmish-line": ("skirmish", "dismounted"),
    "form-square": ("square",),
    "form-garrison": ("garrison",),
}


class Repertoire(msgspec.Struct, frozen=True):
    """What one unit may do with its check."""

    lines: tuple[str, ...]
    #: how fast a full move goes
    pace: str

    def has(self, *lines: str) -> bool:
        return any(line in self.lines for line in lines)

    @property
    def move(self) -> str:
        """The pace of a plain move; empty where there is none."""
        if self.has("full-move"):
            return self.pace
        return HALF if self.has("half-move") else ""


def repertoire(piece: Piece) -> Repertoire | None:
    """What a check has left to a unit; None for one that has done what it could."""
    written = piece.marker("may")
    if written is None:
        return None
    return Repertoire(tuple(str(written).split(", ")), QUICK if piece.marker("quick") else FULL)


def check_open(rules: Rules, unit: str, what: str, *, is_open: bool) -> None:
    """4.12  A unit takes a line of its list, and none that its check has not opened."""
    if not is_open:
        raise rules.forbid("refuse-not-open", "4.12", unit=unit, what=what)


def formations(here: Field, id: str, may: Repertoire) -> tuple[str, ...]:
    """5.4, 7.6  The formations that a unit may change to."""
    row, piece = here.row(id), here.bodies[id]
    if isinstance(row, GunRow):
        return ()
    arm = row.arm
    every = (*FORMATION_CHANGES[arm], *(("garrison",) if arm == "infantry" else ()))
    if not may.has("half-move-and-change-formation"):
        opened = [one for line, found in _TARDY.items() if may.has(line) for one in found]
        every = tuple(one for one in every if one in opened)
    return tuple(one for one in every if one != piece.formation and can_form(here, id, one))


def can_form(here: Field, id: str, formation: str) -> bool:
    """1.9  Skirmishing is for those who can, dismounting for those with something to fire."""
    row = here.roster.troops[id]
    if formation == "skirmish":
        return "can-skirmish" in row.flags
    if formation == "dismounted":
        return row.weapon in ("carbine", "musket", "rifle")
    return True
