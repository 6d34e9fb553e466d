"""3.4, 5. The movement segment: units move one after another, form square, or ride to a charge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form, check_path, direction_named
from grognard.core.game.sequence import Step
from grognard.core.game.state import Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.cases import Rout
from grognard.rulesets.jours_de_gloire.movement import gun_faults, strained
from grognard.rulesets.jours_de_gloire.play.aftermath import happen, rear_of
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive, rescue
from grognard.rulesets.jours_de_gloire.play.charges import carry_out_charge, charges, check_charge
from grognard.rulesets.jours_de_gloire.play.command import acting, call_faults
from grognard.rulesets.jours_de_gloire.play.engagement import closes, has_failed, nerve_faults
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.movers import may_move, move_faults, movers
from grognard.rulesets.jours_de_gloire.play.officers import check_ride, ride, riders, rides
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, Placing
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.specials import barred_ends, look_out
from grognard.rulesets.jours_de_gloire.play.squares import carry_out_form, check_square, forms, squares
from grognard.rulesets.jours_de_gloire.play.targets import hex_of


class Movement(PhaseRules):
    """5. Movement."""

    verbs = ("move", "charge", "form", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return bool(acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        subjects = (*movers(battle), *squares(battle), *riders(battle))
        return Ask(message("prompt-movement"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for mover in movers(battle):
            if unit in ("", mover):
                yield from moves(battle, mover)
        yield from charges(battle, unit)
        yield from forms(battle, unit)
        for officer in riders(battle):
            if unit in ("", officer):
                yield from rides(battle, officer)

    def check_order(self, battle: Battle, order: Order) -> None:
        match order.verb:
            case "move" if order.unit in position(battle).roster.officers:
                check_ride(battle, order)
            case "move":
                check_move(battle, order)
            case "charge":
                check_charge(battle, order)
            case "form":
                check_square(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(chain(call_faults(battle, unit), move_faults(battle, unit, idle=True)))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        if order.unit in position(battle).roster.officers:
            ride(battle, order)
        elif order.verb == "form":
            yield from carry_out_form(battle, order)
        elif order.verb == "charge":
            yield from carry_out_charge(battle, order)
        else:
            yield from carry_out_move(battle, order)
        look_out(battle)


# Where to


def march_of(battle: Battle, unit: str) -> March:
    return battle.known(("march", unit), lambda: _march(battle, unit))


def _march(battle: Battle, unit: str) -> March:
    piece = battle.piece(unit)
    # 4.3  A unit that failed its test stays out of enemy zones.
    here = position(battle)
    zone = here.zone(here.roster.enemy[here.card(unit).side])
    closed = [cell for cell, held in enumerate(zone) if held] if has_failed(piece) else []
    return March(battle, piece, closed)


def moves(battle: Battle, unit: str) -> Iterator[Order]:
    """Every legal move of one unit."""
    names, labels = battle.board.grid.numbering.orientation.value, battle.board.grid.labels
    for end in legal_ends(battle, unit):
        yield Order("move", (unit,), labels[end.cell], names[end.facing])


def legal_ends(battle: Battle, unit: str) -> list[Placing]:
    """Where a move may end, stacking and the scenario's rules allowing."""
    return battle.known(("ends", unit), lambda: _legal_ends(battle, unit))


def _legal_ends(battle: Battle, unit: str) -> list[Placing]:
    piece, here = battle.piece(unit), position(battle)
    barred = barred_ends(battle, unit)
    fired = piece.marker("fired") is not None
    # Most hexes are empty, and there is nothing to ask about them.
    asked = {*here.stacks, piece.at}
    return [
        end
        for end in march_of(battle, unit).ends
        if end.cell not in barred
        and (is_allowed(end_faults(battle, piece, end)) if fired or end.cell in asked else True)
    ]


def end_faults(battle: Battle, piece: Piece, end: Placing) -> Refusals:
    """Why a unit may not end its move there."""
    rules, here, hex = battle.rules, position(battle), battle.board.grid.label(end.cell)
    if end.cell != piece.at:
        yield from gun_faults(rules, fired=piece.id if piece.marker("fired") is not None else "")
        yield from here.joining_faults(piece, end.cell, end.facing)
        return
    # 5.2  A stack turns as one.
    able = {other.id for other in acting(battle, here.card(piece.id).side) if may_move(other)}
    if any(other.id not in able for other in here.stacks[piece.at] if other.id != piece.id):
        yield rules.forbid("refuse-stack-turns", "5.2", unit=piece.id, hex=hex)


def check_move(battle: Battle, order: Order) -> None:
    """Refuse a move that the points, the enemy, the ground or the stacks do not allow."""
    rules = battle.rules
    check_form(battle, order, "5.1", "to", "facing", "path")
    refuse(move_faults(battle, order.unit))
    piece, end = battle.piece(order.unit), placing_of(battle, order)
    march = march_of(battle, order.unit)
    if order.path:
        check_way(battle, march, end, tuple(hex_of(battle, label) for label in order.path))
    elif end not in march.ends:
        raise out_of_reach(battle, march, end)
    if end.cell in barred_ends(battle, order.unit):
        raise rules.forbid("refuse-scenario-bars", "10.6", unit=order.unit, hex=order.to)
    refuse(end_faults(battle, piece, end))


def placing_of(battle: Battle, order: Order) -> Placing:
    """The end that an order names; what it leaves out stays as it is."""
    piece = battle.piece(order.unit)
    cell = hex_of(battle, order.to) if order.to else piece.at
    if not order.facing:
        return Placing(cell, piece.facing)
    return Placing(cell, direction_named(battle, order.facing, "5.2"))


def check_way(battle: Battle, march: March, end: Placing, path: tuple[int, ...]) -> None:
    """Refuse a way that does not lead there, or costs too much."""
    check_path(battle, march.piece.at, path, end.cell, "5.4")
    if end not in march.along(path):
        raise out_of_reach(battle, march, end)


def out_of_reach(battle: Battle, march: March, end: Placing) -> IllegalOrder:
    """Why a placing is out of reach, in the words of the rule that bars it."""
    rules, label = battle.rules, battle.board.grid.label
    unit, hex = march.piece.id, label(end.cell)
    why = (march.rough or march.plain).why_not(end.cell, end.facing)
    if why is None or why.reason == "no way":
        return no_way(march, end.cell)
    if why.reason == "points":
        needs, left = -(-(why.needs or 0) // HALVES), march.limit // HALVES
        return rules.forbid("refuse-move-points", "5.1", unit=unit, hex=hex, needs=needs, left=left)
    if why.reason == "stops":
        return rules.forbid("refuse-move-zone", "5.6", unit=unit, hex=label(why.cell))
    if march.here.side_at(why.cell) == march.enemy:
        return rules.forbid("refuse-move-enemy", "5.6", unit=unit, hex=label(why.cell))
    closed = chain(
        gun_faults(rules, enters_zoc=march.column == "artillery"),
        nerve_faults(battle, march.piece, label(why.cell)),
    )
    return next(closed)


def no_way(march: March, cell: int) -> IllegalOrder:
    """5.4  Nothing leads there, whatever it may cost."""
    hex = march.here.grid.label(cell)
    return march.here.rules.forbid("refuse-no-way", "5.4", unit=march.piece.id, hex=hex)


def move_cost(battle: Battle, order: Order) -> int | None:
    """5.1  What a move costs by the best way, or by the one it names, in whole points."""
    moves = order.verb == "move" and battle.step.phase.id == "movement"
    if not moves or order.unit not in position(battle).roster.cards:
        return None
    march, end = march_of(battle, order.unit), placing_of(battle, order)
    if order.path:
        route = march.along(tuple(hex_of(battle, label) for label in order.path)).get(end)
        return None if route is None else -(-route.cost // HALVES)
    cost = march.ends.get(end)
    return None if cost is None else -(-cost // HALVES)


# Moving


def carry_out_move(battle: Battle, order: Order) -> Script[None]:
    """5.1  A unit goes where it is told, as far as it dares to."""
    here, piece, march = position(battle), battle.piece(order.unit), march_of(battle, order.unit)
    end = placing_of(battle, order)
    nodes = nodes_of(battle, march, order, end)
    zone = here.zone(march.enemy)
    if end.cell == piece.at:
        turn_stack(battle, piece, end.facing)
        return
    if zone[end.cell] and not (yield from closes(battle, piece, "enter-zoc")):
        nodes = stopped_short(battle, piece, nodes)
        end = Placing(*divmod(nodes[-1], 6))
    path = entered(nodes)
    rule = battle.rules.cite("5.1")
    if end != (piece.at, piece.facing):
        arrive(battle, piece.id, path[1:], how="move", rule=rule, facing=end.facing)
    battle.emit(ev.MarkerSet(piece.id, rule, "move", marker="moved", value=1))
    if march.is_strained(path):
        yield from strain(battle, piece.id)


def nodes_of(battle: Battle, march: March, order: Order, end: Placing) -> list[int]:
    """The cells and facings of the way that an order takes."""
    if order.path:
        path = tuple(hex_of(battle, label) for label in order.path)
        return list(march.along(path)[end].nodes)
    return march.nodes(end)


def entered(nodes: list[int]) -> tuple[int, ...]:
    """The cells of a way, the start first, each once."""
    cells = [node // 6 for node in nodes]
    return tuple(cell for n, cell in enumerate(cells) if not n or cell != cells[n - 1])


def stopped_short(battle: Battle, piece: Piece, nodes: list[int]) -> list[int]:
    """4.3  The way up to the last hex outside enemy zones in which the unit may stay."""
    here = position(battle)
    zone = here.zone(here.roster.enemy[here.card(piece.id).side])
    for last in range(len(nodes) - 1, 0, -1):
        end = Placing(*divmod(nodes[last], 6))
        if not zone[end.cell] and (end.cell == piece.at or is_allowed(end_faults(battle, piece, end))):
            return nodes[: last + 1] if end.cell != piece.at else nodes[:1]
    return nodes[:1]


def turn_stack(battle: Battle, piece: Piece, facing: int) -> None:
    """5.2, 5.4  A stack turns on the spot; a unit that is turned with it has a point less to move."""
    rule = battle.rules.cite("5.4")
    for other in position(battle).stacks[piece.at]:
        arrive(battle, other.id, (), how="turn", rule=rule, facing=facing)
        if other.id == piece.id:
            battle.emit(ev.MarkerSet(other.id, rule, "move", marker="moved", value=1))
        else:
            spent = other.count("spent") + battle.rules.number("move.turn")
            battle.emit(ev.MarkerSet(other.id, rule, "move", marker="spent", value=spent))


def strain(battle: Battle, unit: str) -> Script[None]:
    """The disorder of a step that prints a D."""
    here, piece = position(battle), battle.piece(unit)
    case = Rout(unit=here.unit(piece), rear=rear_of(here, piece, ()))
    yield from ruling(battle, strained, case, {}, lambda events: happen(battle, events, ()))
    rescue(battle, piece.at)
