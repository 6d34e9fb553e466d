"""5. Attacks: a procedure of the ruleset against a hex, by one unit or several, gathered from the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from grognard.battle.aftermath import Aftermath, ways_back
from grognard.battle.armies import Unit
from grognard.battle.position import DISORDERED, position
from grognard.core import events as ev
from grognard.core.case import build, specs
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_form
from grognard.core.game.state import Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.core.ruleset import Procedure

Group = tuple[str, ...]
#: 5.1  what lies on a unit that has attacked in this turn
FIRED, FOUGHT = "fired", "fought"


class Attack(msgspec.Struct, frozen=True):
    """One way to attack: its phase, its verb and its procedure have one name."""

    procedure: Procedure
    #: how many hexes a unit reaches; 0 where it cannot attack so
    reach: Callable[[Unit], int]

    @property
    def id(self) -> str:
        return self.procedure.id

    @property
    def marker(self) -> str:
        """What lies on a unit that has attacked so."""
        return FIRED if self.id == "fire" else FOUGHT


class AttackPhase(PhaseRules):
    """5.1  The phase of one kind of attack."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.verbs = (attack.id, "done")

    def asks(self, battle: Battle) -> Ask | None:
        able = [unit for order in attacks(battle, self.attack) for unit in order.units]
        return Ask(message(f"prompt-{self.attack.id}"), tuple(dict.fromkeys(able))) if able else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        yield from (order for order in attacks(battle, self.attack) if not unit or unit in order.units)

    def check_order(self, battle: Battle, order: Order) -> None:
        check_form(battle, order, "5.1", "target", units=len(set(order.units)))
        target = cell_named(battle, order.target, "5.1")
        refuse(target_faults(battle, target))
        if not order.units:
            raise battle.rules.forbid("refuse-no-attackers", "5.1")
        for unit in order.units:
            if unit not in position(battle).roster.units:
                raise battle.rules.forbid("refuse-unit", "5.1", unit=unit)
            refuse(attack_faults(battle, self.attack, battle.piece(unit), target))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        mine = first(attack_faults(battle, self.attack, battle.piece(unit)))
        return mine or battle.rules.forbid("idle-no-target", "5.2")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        rules, target = battle.rules, battle.board.grid.cell_of(order.target)
        case = case_of(battle, self.attack, order.units, target)
        for unit in order.units:
            battle.emit(
                ev.MarkerSet(unit, rules.cite("5.1"), self.attack.id, marker=self.attack.marker, value=1)
            )
        active = battle.step.active
        sides = {"attacker": active, "defender": position(battle).enemy(active)}
        aftermath = Aftermath(battle, order.units, target)
        yield from ruling(battle, self.attack.procedure.run, case, sides, aftermath.settle)


def attacks(battle: Battle, attack: Attack) -> tuple[Order, ...]:
    """The attacks that are worth listing: everybody who can, the units of each hex, each unit alone."""
    return battle.known((attack.id, battle.step.active), lambda: tuple(_attacks(battle, attack)))


def _attacks(battle: Battle, attack: Attack) -> Iterator[Order]:
    here, side = position(battle), battle.step.active
    able = [piece for piece in here.units(side) if is_allowed(attack_faults(battle, attack, piece))]
    for cell in sorted(here.cells_of(here.enemy(side))):
        bearing = [piece for piece in able if is_allowed(attack_faults(battle, attack, piece, cell))]
        bearing.sort(key=lambda piece: (-piece.strength, piece.id))
        for group in _groups(bearing):
            yield Order(attack.id, group, target=here.grid.label(cell))


def _groups(able: list[Piece]) -> list[Group]:
    stacks = ([one for one in able if one.at == cell] for cell in sorted({piece.at for piece in able}))
    found = [able, *stacks, *([piece] for piece in able)]
    return list(dict.fromkeys(tuple(piece.id for piece in group) for group in found if group))


def attack_faults(battle: Battle, attack: Attack, piece: Piece, target: int | None = None) -> Refusals:
    """5.1, 5.2  Why a unit may not attack so, or not that hex."""
    rules, here = battle.rules, position(battle)
    card = here.card(piece.id)
    if card.side != battle.step.active or piece.at < 0:
        yield rules.forbid("refuse-unit", "5.1", unit=piece.id)
        return
    if piece.state == DISORDERED:
        yield rules.forbid("refuse-attack-disordered", "1.3", unit=piece.id)
    if piece.marker(FIRED) is not None or piece.marker(FOUGHT) is not None:
        yield rules.forbid("refuse-attack-fought", "5.1", unit=piece.id)
    reach = attack.reach(card)
    if not reach:
        yield rules.forbid("refuse-attack-unit", "5.2", unit=piece.id, verb=attack.id)
    if target is None:
        return
    hex, far = here.grid.label(target), here.grid.distance(piece.at, target)
    if not 0 < far <= reach:
        yield rules.forbid("refuse-attack-far", "5.2", unit=piece.id, hex=hex, reach=reach)
    elif not here.ground.sees(piece.at, target):
        yield rules.forbid("refuse-attack-blind", "5.2", unit=piece.id, hex=hex)
    elif reach == 1 and target not in here.ground.open_to(card.kind, piece.at):
        yield rules.forbid("refuse-attack-closed", "5.2", unit=piece.id, hex=hex)


def target_faults(battle: Battle, cell: int) -> Refusals:
    """5.1  Why a hex may not be attacked: there is no enemy in it to attack."""
    here = position(battle)
    if here.side_at(cell) != here.enemy(battle.step.active):
        yield battle.rules.forbid("refuse-target-empty", "5.1", hex=here.grid.label(cell))


# Gathering: the map read into the case of the ruling


def case_of(battle: Battle, attack: Attack, units: Iterable[str], target: int) -> Any:
    """An attack by some units on a hex, as far as the case type of its procedure asks for it."""
    here, pieces = position(battle), [battle.piece(unit) for unit in units]
    foes = tuple(sorted({piece.at for piece in pieces}))
    return filled(
        attack.procedure.case,
        {
            "attackers": [unit_data(battle, piece, target) for piece in pieces],
            "defenders": [
                {**unit_data(battle, piece), "way_back": bool(ways_back(battle, piece, foes, piece.at))}
                for piece in here.stacks[target]
            ],
            "terrain": here.board.terrain[target],
        },
    )


def unit_data(battle: Battle, piece: Piece, target: int | None = None) -> dict[str, Any]:
    """All that a case may ask of a unit, by the names of its fields."""
    here = position(battle)
    card = here.card(piece.id)
    data: dict[str, Any] = {}
    if target is not None:
        data["distance"] = here.grid.distance(piece.at, target)
        if data["distance"] == 1:
            data["across"] = here.ground.across(piece.at, here.grid.direction(piece.at, target))
    return {
        "id": piece.id,
        "kind": card.kind,
        "strength": piece.strength,
        "morale": card.morale,
        "disordered": piece.state == DISORDERED,
        **data,
    }


def filled(case_type: type[msgspec.Struct], data: Mapping[str, Any]) -> Any:
    """A case of what its fields name; the rest is left out."""
    return build(case_type, _named(case_type, data))


def _named(kind: type[msgspec.Struct], data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for spec in specs(kind):
        value = data.get(spec.name)
        if isinstance(value, list):
            (item, _rest) = spec.kind.__args__
            found[spec.name] = [_named(item, one) for one in value]
        elif value is not None:
            found[spec.name] = _named(spec.kind, value) if isinstance(value, dict) else value
    return found
