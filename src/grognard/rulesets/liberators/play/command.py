"""4.1, 4.2, 4.18. Who commands whom, and the case of a maneuver check."""

from __future__ import annotations

from typing import TypedDict

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.plane import INCH
from grognard.rulesets.liberators import cases, maneuver
from grognard.rulesets.liberators.pieces import FORMATION, ORDER, Quality
from grognard.rulesets.liberators.play.armies import losses
from grognard.rulesets.liberators.play.commanders import army_leader, is_hampered
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.positions import positions_lost
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.scenario_rows import GunRow
from grognard.rulesets.liberators.special_rules import Stubborn, Tired

#: what a stubborn unit carries after its first failure, and a tired one after its first check out of order
STOOD_FAST, EXERTED = maneuver.STOOD_FAST, "exerted"


def inches(thousandths: int) -> int:
    """Whole inches, rounded up, as far as a case counts."""
    return min(99, -(-thousandths // INCH))


def leader_case(here: Field, id: str) -> cases.Leader:
    """1.8  A leader as a check sees him."""
    piece, row = here.leaders[id], here.roster.leaders[id]
    attached = piece.marker("attached")
    return cases.Leader(
        id=id,
        rating="provisional" if piece.marker("provisional") else row.rating,
        attached_to=None if attached is None else str(attached),
        mounted=piece.formation == "mounted",
        hampered=is_hampered(here.battle, id),
    )


def commands(battle: Battle, leader: str, id: str) -> bool:
    """4.1, 4.18  Whether a unit checks with a leader: its own or the army commander, within his radius."""
    here = field(battle)
    led = leader in here.leaders and here.leaders[leader].marker("led") is None
    return led and is_led(battle, leader, id)


def is_led(battle: Battle, leader: str, id: str) -> bool:
    """4.1, 4.18  The same whether or not the leader has led a check in this turn."""
    here = field(battle)
    if here.side(leader) != here.side(id) or not may_lead(battle, leader, id):
        return False
    unit = maneuver.Led(
        id,
        inches(here.from_leader(leader, id)),
        here.sight_of_leader(leader, id),
        in_column(here, leader, id),
    )
    twilight = battle.scenario.own.conditions.light == "twilight"
    return maneuver.is_led(battle.rules, leader_case(here, leader), unit, twilight=twilight)


def may_lead(battle: Battle, leader: str, id: str) -> bool:
    """4.18  A unit's own leader, the army commander, and for infantry 4.18 his second."""
    here = field(battle)
    if leader in (here.roster.leader_of(id), army_leader(battle, here.side(id))):
        return True
    foot = id in here.roster.troops and here.roster.troops[id].arm == "infantry"
    return foot and here.roster.leaders[leader].role == "second"


def under(battle: Battle, leader: str) -> list[str]:
    """The units that may check with a leader now."""
    own = field(battle).of(field(battle).side(leader))
    return [id for id in own if is_unchecked(battle.piece(id)) and commands(battle, leader, id)]


def is_unchecked(piece: Piece) -> bool:
    return piece.marker("checked") is None


def check_case(battle: Battle, units: tuple[str, ...], leader: str) -> cases.Maneuver:
    """4. The check of some units with a leader, or of one without."""
    here = field(battle)
    side = here.side(units[0])
    bodies = [(id, here.row(id)) for id in units]
    return cases.Maneuver(
        troops=tuple(_checker(here, id, leader) for id, row in bodies if not isinstance(row, GunRow)),
        guns=tuple(_battery(here, id, leader) for id, row in bodies if isinstance(row, GunRow)),
        leader=leader_case(here, leader) if leader else None,
        twilight=battle.scenario.own.conditions.light == "twilight",
        losses=losses(battle, side),
        key_positions_lost=positions_lost(battle, side),
    )


class _Told(TypedDict):
    id: str
    stands: int
    quality: Quality
    distance: int
    sight: cases.Sight
    in_column: bool
    british: bool
    linear_cover: bool
    fortified: bool
    outflanked: bool
    close_range: bool
    low_ammo: bool


def _told(here: Field, id: str, leader: str) -> _Told:
    """What a check asks of troops and guns alike."""
    piece, row, body = here.bodies[id], here.row(id), here.print(id)
    area = here.ground.area_of(body)
    return {
        "id": id,
        "stands": piece.strength,
        "quality": row.quality,
        "distance": inches(here.from_leader(leader, id)) if leader else 99,
        "sight": cases.SIGHT[here.sight_of_leader(leader, id)] if leader else "clear",
        "in_column": bool(leader) and in_column(here, leader, id),
        "british": "british" in row.flags,
        "linear_cover": here.ground.is_lined(body),
        "fortified": here.ground.facts(area).get("position") == "fortified",
        "outflanked": here.outflanked(id),
        "close_range": here.close_range(id),
        "low_ammo": piece.count("low on ammo") > 0,
    }


def _checker(here: Field, id: str, leader: str) -> cases.Checker:
    piece, row = here.bodies[id], here.roster.troops[id]
    return cases.Checker(
        **_told(here, id, leader),
        arm=row.arm,
        effectiveness=row.effectiveness,
        starting=row.stands,
        formation=FORMATION[piece.formation],
        order=ORDER[piece.state],
        gaucho="gaucho" in row.flags,
        brave_colonel="brave-colonel" in row.flags,
        stubborn=is_stubborn(here, id),
        tired=is_tired(here, id),
    )


def is_stubborn(here: Field, id: str) -> bool:
    """14.2  Whether a unit has yet to fail for the first time."""
    rules = specials(here.battle.scenario, Stubborn)
    return any(id in rule.units for rule in rules) and here.bodies[id].marker(STOOD_FAST) is None


def is_tired(here: Field, id: str) -> bool:
    """14.8  Whether this is its first check out of good order."""
    rules = specials(here.battle.scenario, Tired)
    first = here.bodies[id].marker(EXERTED) is None
    return first and not here.is_steady(id) and any(rule.side == here.side(id) for rule in rules)


def note_effort(battle: Battle, id: str) -> None:
    """14.8  The first check out of good order has been made."""
    here = field(battle)
    if id in here.roster.troops and is_tired(here, id):
        battle.emit(ev.MarkerSet(id, battle.rules.cite("14.8"), "", marker=EXERTED, value=1))


def _battery(here: Field, id: str, leader: str) -> cases.CheckingBattery:
    piece, row = here.bodies[id], here.roster.guns[id]
    return cases.CheckingBattery(
        **_told(here, id, leader),
        gun=row.gun,
        carriage=row.carriage,
        limbered=piece.formation == "limbered",
        silenced=min(piece.count("silenced"), piece.strength),
        damaged=min(piece.count("damaged"), piece.strength),
        trained=row.trained == "yes",
    )


def in_column(here: Field, leader: str, id: str) -> bool:
    """4.2  In an unbroken march column whose head the leader is with."""
    head = here.leaders[leader].marker("attached")
    if head is None:
        return False
    marching = [one for one in here.of(here.side(id)) if _marches(here.bodies[one])]
    if head not in marching or id not in marching:
        return False
    near = here.rules.number("table.column-gap")
    reached, edge = {str(head)}, [str(head)]
    while edge:
        last = edge.pop()
        for one in marching:
            if one not in reached and here.is_within(last, one, near):
                reached.add(one)
                edge.append(one)
    return id in reached


def _marches(piece: Piece) -> bool:
    return piece.formation in ("march-column", "limbered")
