"""10. The scenario's own rules on fire, assaults and charges."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.game.battle import Battle, Script
from grognard.core.messages import message
from grognard.core.procedure import Roll, at_least
from grognard.dice import D6
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import let_go, specials
from grognard.rulesets.alea.special_rules import ChargePermission, Dark


def fired_on(battle: Battle, units: Iterable[str]) -> None:
    """10.9  A held division that comes under fire is released."""
    cards = position(battle).roster.cards
    for division in dict.fromkeys(cards[unit].division for unit in units):
        if division is not None:
            let_go(battle, division)


def assaulted(battle: Battle, target: int) -> None:
    """10.9  So is one that is assaulted or charged."""
    fired_on(battle, [piece.id for piece in position(battle).stacks.get(target, ())])


def fire_range(battle: Battle) -> int:
    """10.15  How far fire reaches at most in the dark; far enough by day."""
    dark = [rule.fire_range for rule in specials(battle.scenario, Dark) if rule.turn == battle.state.turn]
    return min(dark, default=battle.board.grid.size)


def charges_forbidden(battle: Battle) -> bool:
    """10.15  Whether it is too dark to charge."""
    dark = [rule for rule in specials(battle.scenario, Dark) if rule.turn == battle.state.turn]
    return any(not rule.charges for rule in dark)


def charge_allowed(battle: Battle, units: list[str]) -> Script[bool]:
    """10.11  Cavalry that has to be persuaded charges on a die, or with the right man at its side."""
    for rule in specials(battle.scenario, ChargePermission):
        if set(units).isdisjoint(rule.units) or is_led(battle, rule):
            continue
        ask = message("ask-charge-permission", unit=units[0])
        fates = at_least(rule.on, "yes", "no")
        die: int = yield Roll(D6, battle.rules.cite("10.11"), ask, bands=fates)
        if die < rule.on:
            return False
    return True


def is_led(battle: Battle, rule: ChargePermission) -> bool:
    """10.11  Whether one of the commanders is with any of the units."""
    cells = {battle.piece(unit).at for unit in rule.units} - {-1}
    return any(battle.piece(leader).at in cells for leader in rule.unless_with)
