"""9.5. Others take the place of commanders who have fallen."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.procedure import Choose
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.position import position


def replace_commanders(battle: Battle) -> Script[None]:
    """9.5, 9.6  Every fallen commander of the active side has a successor, if anybody is left to command."""
    leaders = position(battle).roster.leaders
    for commander in sorted(leaders):
        fallen = battle.piece(commander).fate == "eliminated"
        if fallen and leaders[commander].side == battle.step.active:
            yield from replace_commander(battle, commander)


def replace_commander(battle: Battle, commander: str) -> Script[None]:
    """9.5  His owner puts the successor on a counter of the command."""
    hexes = hexes_of_command(battle, commander)
    if not hexes:
        return
    rule, picked = battle.rules.cite("9.5"), hexes[0]
    if len(hexes) > 1:
        picked = yield Choose("successor.hex", battle.step.active, hexes, rule, commander)
    what = f"replaced.{commander}"
    battle.emit(ev.TrackSet(commander, rule, what=what, value=battle.state.number(what) + 1))
    arrive(battle, commander, (battle.board.grid.cell_of(picked),), how="replaces", rule=rule)


def hexes_of_command(battle: Battle, commander: str) -> tuple[str, ...]:
    """The hexes of the counters that a commander may order."""
    here = position(battle)
    cells = {
        piece.at
        for piece in here.units(here.roster.leaders[commander].side)
        if here.roster.commands(commander, piece.id)
    }
    return tuple(sorted(here.grid.label(cell) for cell in cells))
