"""7.25. The winning attacker moves into the empty hex, and mobile units beyond it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF
from grognard.core.procedure import Choose
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.marches import passable
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_to, deserts, strays

#: no other unit goes; none goes any further
ENOUGH = "none"


def advance(battle: Battle, units: tuple[str, ...], target: int, *, further: bool) -> Script[None]:
    """7.25  The attacker picks who goes, one after another."""
    rule, side = battle.rules.cite("7.25"), battle.step.active
    gone: list[str] = []
    while able := [unit for unit in units if unit not in gone and may_enter(battle, unit, target)]:
        options = (*able, ENOUGH)
        unit = yield Choose("advance.unit", side, options, rule, "")
        if unit == ENOUGH:
            break
        gone.append(unit)
        battle.emit(ev.Advanced(unit, rule, "combat"))
        arrive(battle, unit, (target,), how="advance", rule=rule)
    for unit in gone if further else ():
        yield from exploit(battle, unit)


def may_enter(battle: Battle, unit: str, cell: int) -> bool:
    """5.5, 13.4 to 13.6  Whether a unit may advance into a hex."""
    here, piece = position(battle), battle.piece(unit)
    if piece.at == OFF or here.side_at(cell) == here.enemy(battle.step.active):
        return False
    if cell in closed_to(battle, battle.step.active):
        return False
    if strays(battle, unit, cell) or deserts(battle, unit, cell):
        return False
    return passable(here, battle, unit, piece.at, cell) and here.has_room(cell, (piece,))


def exploit(battle: Battle, unit: str) -> Script[None]:
    """7.25  Tanks, motorized and cavalry go one hex further."""
    here, rule = position(battle), battle.rules.cite("7.25")
    if here.card(unit).kind not in battle.rules.listed("combat.mobile"):
        return
    options = tuple(here.grid.label(cell) for cell in onward(battle, unit))
    if not options:
        return
    hex = yield Choose("advance.hex", battle.step.active, (*options, ENOUGH), rule, unit)
    if hex != ENOUGH:
        arrive(battle, unit, (here.grid.cell_of(hex),), how="advance", rule=rule)


def onward(battle: Battle, unit: str) -> Iterator[int]:
    """7.25  Where one more hex may lead: nowhere that anything of the enemy is, guns and headquarters too."""
    here = position(battle)
    enemy = here.enemy(battle.step.active)
    for cell in sorted(here.ground.around[battle.piece(unit).at]):
        if not here.is_entered(cell, enemy) and may_enter(battle, unit, cell):
            yield cell
