"""3.2.4, 7.1, 7.14 to 7.23. ASSAULT markers are placed, charges declared and ridden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, is_allowed, refuse, why_idle
from grognard.core.messages import message
from grognard.rulesets.alea.declaration import assailant_faults, crossing_faults
from grognard.rulesets.alea.play.charges import carry_out_charge, charges, check_charge_order
from grognard.rulesets.alea.play.combat_specials import assaulted
from grognard.rulesets.alea.play.order_form import check_own, check_together, enemy_hex
from grognard.rulesets.alea.play.position import position

Assault = tuple[tuple[str, ...], int]


class AssaultPhase(PhaseRules):
    """7.1, 7.14  Declarations."""

    verbs = ("charge", "assault", "done")

    def asks(self, battle: Battle) -> Ask | None:
        able = [unit for units, _target in assaults(battle) for unit in units]
        able += [unit for order in charges(battle) for unit in order.units]
        return Ask(message("prompt-assault"), tuple(dict.fromkeys(able))) if able else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for units, target in assaults(battle, unit):
            yield Order("assault", units, target=battle.board.grid.label(target))
        yield from charges(battle, unit)

    def check_order(self, battle: Battle, order: Order) -> None:
        if order.verb == "charge":
            check_charge_order(battle, order)
        elif order.verb == "assault":
            check_order(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit in position(battle).roster.leaders:
            return None
        piece = battle.piece(unit)
        return why_idle(chain(bearer_faults(battle, piece), target_faults(battle, [piece])))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        if order.verb == "charge":
            yield from carry_out_charge(battle, order)
            return
        rule = battle.rules.cite("7.1")
        for unit in order.units:
            battle.emit(ev.MarkerSet(unit, rule, "assault", marker="assault", value=order.target))
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
        if not near[cell]:
            continue
        able = [piece for piece in here.stacks[cell] if is_allowed(bearer_faults(battle, piece))]
        groups = [able, *([piece] for piece in able if len(able) > 1)] if able else []
        for group in (group for group in groups if lead in ("", group[0].id)):
            units = tuple(piece.id for piece in group)
            for target in sorted(here.fronts_of(group)):
                if here.side_at(target) == enemy and is_allowed(target_faults(battle, group, target)):
                    yield units, target


def bearer_faults(battle: Battle, piece: Piece) -> Refusals:
    """7.1, 7.1.1, 7.2, 10.11  What keeps a counter from carrying ASSAULT."""
    rules, here, declared = battle.rules, position(battle), piece.marker("assault")
    cannot = partial(rules.forbid, "refuse-cannot-assault", unit=piece.id)
    if piece.at == OFF:
        yield cannot("7.1")
    # 7.2  Guns and wagons do not assault.
    if here.card(piece.id).arm in ("artillery", "train"):
        yield cannot("7.1").idle_as(rules.forbid("idle-guns-assault", "7.2"))
    # 7.1  A counter attacks one hex.
    if declared is not None:
        yield cannot("7.1").idle_as(rules.forbid("idle-declared", "7.1", hex=str(declared)))
    # 10.11, 7.22  Nor does cavalry that would not charge.
    if piece.marker("refused") is not None:
        yield cannot("10.11").idle_as(rules.forbid("idle-refused", "7.1"))
    yield from assailant_faults(rules, here.counter(piece))


def target_faults(battle: Battle, group: list[Piece], target: int | None = None) -> Refusals:
    """7.1, 7.1.2  What keeps counters of one hex from assaulting another; without it, that there is none."""
    rules, here, grid = battle.rules, position(battle), battle.board.grid
    if target is None:
        yield rules.forbid("idle-no-enemy-in-front", "7.1")
        return
    cell = group[0].at
    if target not in here.fronts_of(group):
        yield rules.forbid("refuse-assault-front", "7.1", unit=group[0].id, hex=grid.label(target))
        return
    # 7.1.2  Hexsides and ground that no melee crosses.
    side = cell * 6 + grid.direction(cell, target)
    yield from crossing_faults(
        rules, here.board.terrain[target], here.ground.water[side], here.ground.slope[side]
    )
    # 7.1  A stack attacks one hex.
    if {p.marker("assault") for p in here.stacks[cell]} - {None, grid.label(target)}:
        yield rules.forbid("refuse-assault-two", "7.1", unit=group[0].id)


def check_order(battle: Battle, order: Order) -> None:
    """Refuse an assault that may not be declared."""
    for unit in order.units:
        check_own(battle, unit, "7.1")
        refuse(bearer_faults(battle, battle.piece(unit)))
    pieces = [battle.piece(unit) for unit in order.units]
    check_together(battle, pieces, "refuse-assault-together", "7.1")
    check_form(battle, order, "3.2.4", "target", units=None)
    refuse(target_faults(battle, pieces, enemy_hex(battle, order, "7.1")))
