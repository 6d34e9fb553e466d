"""7.9 to 7.11. Charge combats on the table: who fights whom, and the case of it."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

import msgspec

from grognard.core.game.battle import Battle
from grognard.plane import ROUND, bearing, is_beyond_flank, turn
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.declaration import is_formed
from grognard.rulesets.liberators.pieces import GROUND, Ground, TroopsFacts
from grognard.rulesets.liberators.play.approach import approach
from grognard.rulesets.liberators.play.cover import position_of
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import CLASSES
from grognard.rulesets.liberators.play.pace import HALF
from grognard.rulesets.liberators.play.shooting import plain_guns, plain_troops
from grognard.rulesets.liberators.scenario_rows import GunRow


class Combatant(NamedTuple):
    """A body of the table as the rules of charges know it."""

    id: str
    arm: str
    order: str
    formation: str
    mounted: bool


class Combat(msgspec.Struct, frozen=True):
    """One group of touching units."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


def combats(battle: Battle) -> list[Combat]:
    """7.9  Every combat that has yet to be fought."""
    return battle.known("combats", lambda: _combats(battle))


def _combats(battle: Battle) -> list[Combat]:
    here, most = field(battle), battle.rules.number("groups.combat")
    chargers = [id for id, piece in here.bodies.items() if piece.marker("charging") is not None]
    chargers = [id for id in chargers if here.listed(id, "charge.formations")]
    touched = {id: faced(here, id) for id in chargers}
    found: list[Combat] = []
    left = [id for id in chargers if touched[id]]
    while left:
        first = left.pop(0)
        foes = set(touched[first])
        group = [first]
        for other in list(left):
            if is_beside(here, first, other) and foes & set(touched[other]) and len(group) < most:
                group.append(other)
                left.remove(other)
                foes |= set(touched[other])
        found.append(Combat(tuple(group), fitting(here, foes, group, most)))
    return found


def faced(here: Field, id: str) -> list[str]:
    """7.9  The enemies that a charger fights: 7.1 skirmishers only skirmishers, guns or broken troops."""
    foes = here.in_contact(id)
    if not here.listed(id, "formations.skirmishing"):
        return foes
    return [foe for foe in foes if is_easy(here, foe)]


def is_easy(here: Field, id: str) -> bool:
    """7.1  Whom skirmishers may charge."""
    return here.is_guns(id) or not is_formed(here.rules, combatant(here, id))


def combatant(here: Field, id: str) -> Combatant:
    """A body of the table as the rules of charges ask about it; guns are no arm that they know."""
    piece, row = here.bodies[id], here.row(id)
    arm = "guns" if isinstance(row, GunRow) else row.arm
    return Combatant(id, arm, piece.state, piece.formation, here.is_mounted(id))


def is_beside(here: Field, one: str, other: str) -> bool:
    """Whether two chargers can fight one combat: of one side, both formed or both skirmishing."""
    loose = [here.listed(id, "formations.skirmishing") for id in (one, other)]
    return here.side(one) == here.side(other) and loose[0] == loose[1]


def fitting(here: Field, foes: set[str], group: list[str], most: int) -> tuple[str, ...]:
    """As many defenders as a combat has room for, the nearest first."""
    near = sorted(foes, key=lambda foe: (min(here.gap(foe, one) for one in group), foe))
    troops = [foe for foe in near if not here.is_guns(foe)][:most]
    guns = [foe for foe in near if here.is_guns(foe)][:most]
    return (*troops, *guns)


def reached(battle: Battle, combat: Combat) -> str:
    """7.23  The enemy whom a breakthrough of the lead attacker would reach; empty where there is none."""
    here = field(battle)
    lead = max(combat.attackers, key=lambda id: here.bodies[id].strength)
    others = [foe for foe in here.enemies(lead) if foe not in combat.defenders]
    nearest = here.nearest(lead, others)
    if nearest is None or approach(here, lead, nearest, HALF, free=True) is None:
        return ""
    loose = any(here.listed(id, "formations.skirmishing") for id in combat.attackers)
    if loose and not is_easy(here, nearest):
        return ""
    return nearest


def combat_case(battle: Battle, combat: Combat, beyond: str) -> cases.ChargeCombat:
    """7. A charge that went home, and what a breakthrough would meet."""
    here = field(battle)
    return cases.ChargeCombat(
        attackers=tuple(_charger(here, id) for id in combat.attackers),
        breakthrough=_fight(here, combat.attackers, (beyond,), second=True) if beyond else None,
        **_told(here, combat.attackers, combat.defenders, second=False),
    )


def _fight(
    here: Field, attackers: tuple[str, ...], defenders: tuple[str, ...], *, second: bool
) -> cases.Fight:
    return cases.Fight(**_told(here, attackers, defenders, second=second))


class _Told(TypedDict):
    defenders: tuple[cases.Defender, ...]
    guns: tuple[cases.DefendingBattery, ...]
    ground: Ground
    position: cases.Position
    attackers_outflanked: bool
    attacker_support: int
    defender_support: int


def _told(here: Field, attackers: tuple[str, ...], defenders: tuple[str, ...], *, second: bool) -> _Told:
    lead = max(attackers, key=lambda id: here.bodies[id].strength)
    foe = max(defenders, key=lambda id: here.bodies[id].strength)
    taken = (*attackers, *defenders)
    return {
        "defenders": tuple(
            _defender(here, id, attackers, second) for id in defenders if not here.is_guns(id)
        ),
        "guns": tuple(_battery(here, id, attackers) for id in defenders if here.is_guns(id)),
        "ground": _worst(here, attackers, defenders),
        "position": position_of(here, foe, lead),
        "attackers_outflanked": _is_struck_aside(here, lead, defenders),
        "attacker_support": _support(here, attackers, taken),
        "defender_support": _support(here, defenders, taken),
    }


def _worst(here: Field, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Ground:
    """7.11  The worst ground that the charge went over, the target's own included."""
    kinds = [GROUND[str(here.bodies[id].marker("over") or "open")] for id in attackers]
    kinds += [here.ground.kind(here.print(id)) for id in (*attackers, *defenders)]
    return max(kinds, key=CLASSES.index)


def _support(here: Field, side: tuple[str, ...], taken: tuple[str, ...]) -> int:
    """7.10  Stands of good-order units within two inches directly behind."""
    within = here.rules.number("table.support")
    friends = [id for id in here.friends(side[0]) if id not in taken and here.is_steady(id)]
    behind = {other for id in side for other in here.behind(id, friends, within)}
    return min(99, sum(here.bodies[id].strength for id in behind))


def _is_struck_aside(here: Field, attacker: str, defenders: tuple[str, ...]) -> bool:
    """7.11  Enemy troops in contact with the attackers beyond their flank."""
    foes = [foe for foe in here.in_contact(attacker) if foe in here.roster.troops]
    body = here.print(attacker)
    aside = [foe for foe in foes if foe not in defenders or here.bodies[foe].marker("countering")]
    return any(is_beyond_flank(body, here.print(foe).centre) for foe in aside)


def _is_outflanked(here: Field, id: str, attackers: tuple[str, ...]) -> bool:
    """7.11  Charged from beyond its flank; a hasty square: on two sides."""
    formation, body = here.bodies[id].formation, here.print(id)
    if formation in here.rules.listed("charge.all-round") or here.bodies[id].marker("countering"):
        return False
    if formation == "hasty-square":
        ways = [bearing(body.centre, here.print(one).centre) for one in attackers]
        return any(abs(turn(one, other)) > ROUND // 4 for one in ways for other in ways)
    return any(is_beyond_flank(body, here.print(one).centre) for one in attackers)


class _Fighter(TroopsFacts):
    gaucho: bool
    granaderos: bool
    lancers: bool
    brave_colonel: bool
    leader: str | None


def _fighter(here: Field, id: str) -> _Fighter:
    row = here.roster.troops[id]
    return {
        **plain_troops(here, id),
        "gaucho": "gaucho" in row.flags,
        "granaderos": "granadero" in row.flags,
        "lancers": "lancer" in row.flags,
        "brave_colonel": "brave-colonel" in row.flags,
        "leader": here.attached(id),
    }


def _charger(here: Field, id: str) -> cases.Charger:
    piece = here.bodies[id]
    told: _Fighter = {**_fighter(here, id), "order": "good-order"}
    return cases.Charger(
        **told,
        cold_steel=piece.marker("cold-steel") is not None,
        disordered_by_fire=piece.state != "good-order",
        started=max(1, piece.count("started")),
    )


def _defender(here: Field, id: str, attackers: tuple[str, ...], second: bool) -> cases.Defender:
    piece = here.bodies[id]
    formed = here.is_mounted(id) and here.listed(id, "charge.counter-charge-from")
    met = piece.marker("countering") is not None and here.is_steady(id) and formed and not second
    # 14.3  Whoever rushed at the charge and kept his order.
    rushed = piece.marker("cold-steel") is not None and here.is_steady(id) and not second
    rushed = (
        rushed and here.listed(id, "charge.hasty-square-from") and not any(map(here.is_mounted, attackers))
    )
    return cases.Defender(
        **_fighter(here, id),
        reaction="counter-charge" if met else "rush" if rushed else "stand",
        outflanked=_is_outflanked(here, id, attackers),
    )


def _battery(here: Field, id: str, attackers: tuple[str, ...]) -> cases.DefendingBattery:
    within = here.rules.number("table.support")
    supported = any(here.is_steady(one) and here.is_within(id, one, within) for one in here.friends(id))
    return cases.DefendingBattery(
        **plain_guns(here, id),
        supported=supported,
        outflanked=_is_outflanked(here, id, attackers),
        leader=here.attached(id),
    )
