"""3.2.4, 7.1, 7.14 to 7.23. ASSAULT markers are placed, charges declared and ridden."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.alea.melee import assailant_fault, check_assailant
from grognard.rulesets.alea.play.charges import carry_out_charge, charges, check_charge
from grognard.rulesets.alea.play.combat_specials import assaulted
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.targets import enemy_hex
from grognard.rulesets.alea.strength import way_in

Assault = tuple[tuple[str, ...], int]


class AssaultPhase(PhaseRules):
    """7.1, 7.14  Declarations."""

    def asks(self, battle: Battle) -> Ask | None:
        able = [unit for units, _target in assaults(battle) for unit in units]
        able += [unit for order in charges(battle) for unit in order.units]
        return Ask(message("prompt-assault"), tuple(dict.fromkeys(able))) if able else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for units, target in assaults(battle, unit):
            yield Order("assault", units, target=battle.board.grid.label(target))
        yield from charges(battle, unit)
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order == DONE:
            return
        if order.verb == "charge":
            check_charge(battle, order)
        elif order.verb == "assault":
            check_order(battle, order)
        else:
            super().check(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, here, piece = battle.rules, position(battle), battle.piece(unit)
        if unit in here.roster.leaders:
            return None
        if here.card(unit).arm in ("artillery", "train"):
            return rules.forbid("idle-guns-assault", "7.2")
        if (target := piece.marker("assault")) is not None:
            return rules.forbid("idle-declared", "7.1", hex=str(target))
        if piece.marker("refused") is not None:
            return rules.forbid("idle-refused", "7.1")
        fault = assailant_fault(rules, here.counter(piece))
        if fault is not None:
            return rules.forbid(f"idle-assault-{fault}", "7.1.1", state=piece.state)
        return rules.forbid("idle-no-enemy-in-front", "7.1")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        if order.verb == "charge":
            yield from carry_out_charge(battle, order)
            return
        rule = battle.rules.cite("7.1")
        battle.emit(
            *[
                ev.MarkerSet(unit, rule, "assault", marker="assault", value=order.target)
                for unit in order.units
            ]
        )
        assaulted(battle, battle.board.grid.cell_of(order.target))


# Who assaults


def assaults(battle: Battle, lead: str = "") -> list[Assault]:
    """Every assault that may be declared: for each hex all that may together, and each counter alone.

    All of them, or those that a counter leads.
    """
    return battle.known_of(
        "assaults", lead, lambda lead: list(_assaults(battle, lead)), lambda one: one[0][0]
    )


def _assaults(battle: Battle, lead: str) -> Iterator[Assault]:
    here = position(battle)
    enemy = here.roster.enemy[battle.step.active]
    near = here.beside(enemy)
    for cell in here.hexes_of(battle.step.active, lead):
        able = [piece for piece in here.stacks[cell] if may_assault(battle, piece)] if near[cell] else []
        if not able:
            continue
        groups = [able, *([piece] for piece in able if len(able) > 1)]
        for group in (group for group in groups if lead in ("", group[0].id)):
            units = tuple(piece.id for piece in group)
            for target in sorted(here.fronts_of(group)):
                if here.side_at(target) == enemy and why_not(battle, group, target) is None:
                    yield units, target


def may_assault(battle: Battle, piece: Piece) -> bool:
    """7.1.1, 7.2  Whether a counter may carry ASSAULT at all."""
    here = position(battle)
    if here.card(piece.id).arm in ("artillery", "train") or piece.marker("assault") is not None:
        return False
    if piece.marker("refused") is not None:
        return False
    return assailant_fault(battle.rules, here.counter(piece)) is None


def why_not(battle: Battle, group: list[Piece], target: int) -> IllegalOrder | None:
    """7.1, 7.1.2  Why a group may not assault a hex."""
    rules, here, grid = battle.rules, position(battle), battle.board.grid
    cell = group[0].at
    if grid.distance(cell, target) != 1 or target not in here.fronts_of(group):
        return rules.forbid("refuse-assault-front", "7.1", unit=group[0].id, hex=grid.label(target))
    # 7.1.2  Hexsides and ground that no melee crosses.
    side = cell * 6 + grid.direction(cell, target)
    closed, _left = way_in(
        rules, here.board.terrain[target], here.ground.water[side], here.ground.slope[side]
    )
    if closed:
        return rules.forbid("refuse-melee-ground", "7.1.2", "remedy-melee-ground")
    # 7.1  A stack attacks one hex.
    marks = {p.marker("assault") for p in here.stacks[cell]} - {None, grid.label(target)}
    if marks:
        return rules.forbid("refuse-assault-two", "7.1", unit=group[0].id)
    return None


def check_order(battle: Battle, order: Order) -> None:
    """Refuse an assault that may not be declared."""
    rules, here = battle.rules, position(battle)
    for unit in order.units:
        if unit not in here.roster.cards or here.roster.side(unit) != battle.step.active:
            raise rules.forbid("refuse-unit", "7.1", unit=unit)
        piece = battle.piece(unit)
        if (
            piece.at < 0
            or piece.marker("assault") is not None
            or here.card(unit).arm in ("artillery", "train")
        ):
            raise rules.forbid("refuse-cannot-assault", "7.1", unit=unit)
        if piece.marker("refused") is not None:
            raise rules.forbid("refuse-cannot-assault", "10.11", unit=unit)
        check_assailant(rules, here.counter(piece))
    pieces = [battle.piece(unit) for unit in order.units]
    if not pieces or len({p.at for p in pieces}) > 1 or len(set(order.units)) != len(pieces):
        raise rules.forbid("refuse-assault-together", "7.1")
    if order.to or order.facing or order.formation or order.option or order.by or order.path:
        raise rules.forbid("refuse-surplus", "3.2.4")
    refused = why_not(battle, pieces, enemy_hex(battle, order, battle.step.active, "7.1"))
    if refused is not None:
        raise refused
