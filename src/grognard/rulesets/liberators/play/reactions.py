"""7.4, 7.5. How a charge is met: by standing, a counter charge, a hasty square, or shelter for gunners."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.legality import is_allowed
from grognard.plane import INCH, ROUND, Footprint, ahead, bearing, block, turn
from grognard.rulesets.liberators.declaration import reaction_faults
from grognard.rulesets.liberators.play.combats import combatant
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.pace import HALF, rate, rate_row
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.play.standing import has_room, mark, put
from grognard.rulesets.liberators.play.troop_drill import is_upset
from grognard.rulesets.liberators.special_rules import LastSquare, Rush

STAND, COUNTER, SQUARE, SHELTER, RUSH = "stand", "counter-charge", "hasty-square", "shelter", "rush"


def reactions(battle: Battle, charger: str, target: str, started: int) -> tuple[str, ...]:
    """7.4  What a target may do, standing first; 14.9 or the one thing that it has to do."""
    here = field(battle)
    options = [STAND]
    if must_square(here, charger, target, started):
        return (SQUARE,)
    if here.is_guns(target):
        if may_shelter(here, target):
            options.append(SHELTER)
    elif here.is_steady(target):
        if may_counter(here, charger, target):
            options.append(COUNTER)
        if may_square(here, charger, target, started):
            options.append(SQUARE)
        if may_rush(here, charger, target):
            options.append(RUSH)
    return tuple(options)


def can_react(here: Field, charger: str, target: str, how: str, started: int = 0) -> bool:
    """Whether the rules let a target meet a charge so, as far as they know the ground."""
    horse = (started,) if here.is_mounted(charger) else ()
    return is_allowed(reaction_faults(here.rules, combatant(here, target), how, horse))


def may_rush(here: Field, charger: str, target: str) -> bool:
    """14.3  Whether it is formed for a rush, free to move and with room for it."""
    if not can_react(here, charger, target, RUSH):
        return False
    reach = rush_of(here, target)
    free = bool(reach) and not here.in_contact(target)
    return free and met(here, charger, target, reach) is not None


def rush_of(here: Field, target: str) -> int:
    """14.3  How far the infantry of a side goes to meet a charge, in thousandths; 0 where it does not."""
    rules = specials(here.battle.scenario, Rush)
    return next((rule.inches * INCH for rule in rules if rule.side == here.side(target)), 0)


def must_square(here: Field, charger: str, target: str, started: int) -> bool:
    """14.9  Infantry that cavalry charges from a second side, if it may form square."""
    rules = specials(here.battle.scenario, LastSquare)
    if not any(rule.side == here.side(target) for rule in rules) or not here.is_steady(target):
        return False
    others = [id for id in here.enemies(target) if here.bodies[id].marker("charging") == target]
    centre = here.print(target).centre
    way = bearing(centre, here.print(charger).centre)
    apart = [abs(turn(way, bearing(centre, here.print(id).centre))) for id in others if here.is_mounted(id)]
    return any(angle > ROUND // 8 for angle in apart) and may_square(here, charger, target, started)


def may_counter(here: Field, charger: str, target: str) -> bool:
    """7.4  Whether it counter charges, is free to move and has room to meet the charge."""
    free = not here.in_contact(target)
    return can_react(here, charger, target, COUNTER) and free and met(here, charger, target) is not None


def met(here: Field, charger: str, target: str, reach: int = 0) -> Footprint | None:
    """7.4  Half-way towards the charger, as far as half a move or a rush goes; None without room to turn."""
    body, foe = here.print(target), here.print(charger)
    heading = bearing(body.centre, foe.centre)
    row = rate_row(here, target, here.bodies[target].formation)
    most = min(here.gap(charger, target) / 2, reach or rate(here.rules, row, here.ground.kind(body), HALF))
    others = [one for one in here.enemies(target) if one != charger]
    near = here.rules.number("table.contact")
    for part in (1.0, 0.75, 0.5, 0.25, 0.0):
        front = ahead(ahead(body.centre, heading, body.depth / 2), heading, most * part)
        end = block(front, heading, body.width, body.depth)
        clear = all(here.print(one).polygon.distance(end.polygon) > near for one in others)
        if clear and has_room(here, target, end):
            return end
    return None


def may_square(here: Field, charger: str, target: str, started: int) -> bool:
    """7.5  Whether it forms square in time, and with room for it."""
    may = can_react(here, charger, target, SQUARE, started)
    return may and has_room(here, target, squared(here, target))


def squared(here: Field, target: str) -> Footprint:
    """7.5  A hasty square about the middle of the front it had."""
    piece, body = here.bodies[target], here.print(target)
    size = measures(here.rules, here.row(target), SQUARE, piece.strength)
    return block(body.front, body.heading, *size)


def may_shelter(here: Field, target: str) -> bool:
    """7.4  Guns that are not silent yet, with a friendly square within four inches."""
    piece, near = here.bodies[target], here.rules.number("table.shelter")
    squares = [one for one in here.friends(target) if here.listed(one, "formations.square")]
    return piece.count("silenced") < piece.strength and any(here.gap(target, one) <= near for one in squares)


def react(battle: Battle, charger: str, target: str, how: str) -> None:
    """Carry a reaction out."""
    here = field(battle)
    if how == COUNTER:
        end = met(here, charger, target)
        assert end is not None
        put(battle, target, end.front, end.heading, how=COUNTER, rule="7.4")
        mark(battle, target, "countering", 1, "7.4")
    elif how == RUSH:
        end = met(here, charger, target, rush_of(here, target))
        assert end is not None
        put(battle, target, end.front, end.heading, how=RUSH, rule="14.3")
        mark(battle, target, "countering", 1, "14.3")
        mark(battle, target, "cold-steel", 1, "14.3")
    elif how == SQUARE:
        rule = battle.rules.cite("7.5")
        battle.emit(ev.FormationChanged(target, rule, SQUARE, formation=SQUARE))
        if is_upset(field(battle), target):
            battle.emit(ev.StateChanged(target, rule, SQUARE, state="disordered"))
    elif how == SHELTER:
        mark(battle, target, "silenced", here.bodies[target].strength, "7.4")
