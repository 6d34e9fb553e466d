"""3.4, 5. The movement segment: units move one after another, form square, or ride to a charge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.cases import Rout
from grognard.rulesets.jours_de_gloire.movement import strained
from grognard.rulesets.jours_de_gloire.play.aftermath import happen, rear_of
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive, rescue
from grognard.rulesets.jours_de_gloire.play.charges import carry_out_charge, charges, check_charge
from grognard.rulesets.jours_de_gloire.play.command import acting, not_called
from grognard.rulesets.jours_de_gloire.play.engagement import closes, has_failed
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.officers import check_ride, ride, riders, rides
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, Placing
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.specials import barred_ends, look_out
from grognard.rulesets.jours_de_gloire.play.squares import carry_out_form, check_form, forms, squares
from grognard.rulesets.jours_de_gloire.play.targets import hex_of


class Movement(PhaseRules):
    """5. Movement."""

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return bool(acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        subjects = (*movers(battle), *squares(battle), *riders(battle))
        return Ask(message("prompt-movement"), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for mover in movers(battle):
            if unit in ("", mover):
                yield from moves(battle, mover)
        yield from charges(battle, unit)
        yield from forms(battle, unit)
        for officer in riders(battle):
            if unit in ("", officer):
                yield from rides(battle, officer)
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order == DONE:
            return
        match order.verb:
            case "move" if order.unit in position(battle).roster.officers:
                check_ride(battle, order)
            case "move":
                check_move(battle, order)
            case "charge":
                check_charge(battle, order)
            case "form":
                check_form(battle, order)
            case _:
                super().check(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, piece = battle.rules, battle.piece(unit)
        if (waits := not_called(battle, unit)) is not None:
            return waits
        if piece.marker("moved") is not None:
            return rules.forbid("idle-moved", "5.1")
        if piece.state == "routed":
            return rules.forbid("idle-routed", "8.4")
        return rules.forbid("idle-no-way", "5.1")

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


# Who


def movers(battle: Battle) -> tuple[str, ...]:
    """The units that may still move."""
    return battle.known("movers", lambda: tuple(_movers(battle)))


def _movers(battle: Battle) -> Iterator[str]:
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        if may_move(piece):
            yield piece.id


def may_move(piece: Piece) -> bool:
    """5.1, 5.13, 8.4  Once a segment; squares stand, and whoever is routed does nothing."""
    return (
        piece.at != OFF
        and piece.marker("moved") is None
        and piece.marker("square") is None
        and piece.state != "routed"
    )


# Where to


def march_of(battle: Battle, unit: str) -> March:
    return battle.known(("march", unit), lambda: _march(battle, unit))


def _march(battle: Battle, unit: str) -> March:
    piece = battle.piece(unit)
    # 4.3  Whoever failed his test stays out of enemy zones.
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
        and (why_not(battle, piece, end) is None if fired or end.cell in asked else True)
    ]


def why_not(battle: Battle, piece: Piece, end: Placing) -> tuple[str, str] | None:
    """5.9, 5.2, 5.12  Why a unit may not end its move there: a message key and the paragraph."""
    here = position(battle)
    others = [other for other in here.stacks.get(end.cell, ()) if other.id != piece.id]
    if end.cell == piece.at:
        # 5.2  A stack turns as one.
        able = {other.id for other in acting(battle, here.card(piece.id).side) if may_move(other)}
        return None if all(other.id in able for other in others) else ("refuse-stack-turns", "5.2")
    if piece.marker("fired") is not None:
        return "refuse-guns-fired", "5.12"
    crowded = here.crowded((*others, piece))
    if crowded is not None:
        return crowded, "5.9"
    if any(other.facing != end.facing for other in others):
        return "refuse-stack-facing", "5.2"
    return None


def check_move(battle: Battle, order: Order) -> None:
    """Refuse a move that the points, the enemy, the ground or the stacks do not allow."""
    rules = battle.rules
    if len(order.units) != 1 or order != Order("move", order.units, order.to, order.facing, path=order.path):
        raise rules.forbid("refuse-surplus", "5.1")
    if order.unit not in position(battle).roster.cards or order.unit not in movers(battle):
        raise rules.forbid("refuse-cannot-move", "5.1", unit=order.unit)
    piece, end = battle.piece(order.unit), placing_of(battle, order)
    march = march_of(battle, order.unit)
    if order.path:
        check_path(battle, march, end, tuple(hex_of(battle, label) for label in order.path))
    elif end not in march.ends:
        raise out_of_reach(battle, march, end)
    if end.cell in barred_ends(battle, order.unit):
        raise rules.forbid("refuse-scenario-bars", "10.6", unit=order.unit, hex=order.to)
    reason = why_not(battle, piece, end)
    if reason is not None:
        raise rules.forbid(reason[0], reason[1], unit=order.unit, hex=order.to)


def placing_of(battle: Battle, order: Order) -> Placing:
    """The end that an order names; what it leaves out stays as it is."""
    piece = battle.piece(order.unit)
    cell = hex_of(battle, order.to) if order.to else piece.at
    if not order.facing:
        return Placing(cell, piece.facing)
    try:
        return Placing(cell, battle.board.grid.numbering.orientation.direction(order.facing))
    except ValueError:
        raise battle.rules.forbid("refuse-hex", "5.2") from None


def check_path(battle: Battle, march: March, end: Placing, path: tuple[int, ...]) -> None:
    """Refuse a way that does not lead there, or costs too much."""
    grid = battle.board.grid
    joined = (march.piece.at, *path)
    if any(grid.distance(a, b) != 1 for a, b in pairwise(joined)) or path[-1] != end.cell:
        raise battle.rules.forbid("refuse-path", "5.4", hex=grid.label(end.cell))
    if end not in march.along(path):
        raise out_of_reach(battle, march, end)


def out_of_reach(battle: Battle, march: March, end: Placing) -> IllegalOrder:
    """Why a placing is out of reach, in the words of the rule that bars it."""
    rules, label = battle.rules, battle.board.grid.label
    unit, hex = march.piece.id, label(end.cell)
    why = (march.rough or march.plain).why_not(end.cell, end.facing)
    if why is None or why.reason == "no way":
        return rules.forbid("refuse-no-way", "5.4", unit=unit, hex=hex)
    if why.reason == "points":
        needs, left = -(-(why.needs or 0) // HALVES), march.limit // HALVES
        return rules.forbid("refuse-move-points", "5.1", unit=unit, hex=hex, needs=needs, left=left)
    if why.reason == "stops":
        return rules.forbid("refuse-move-zone", "5.6", unit=unit, hex=label(why.cell))
    if march.here.side_at(why.cell) == march.enemy:
        return rules.forbid("refuse-move-enemy", "5.6", unit=unit, hex=label(why.cell))
    if march.column == "artillery":
        return rules.forbid("refuse-guns-enter-zoc", "5.12")
    return rules.forbid("refuse-failed-test", "4.3", unit=unit, hex=label(why.cell))


def move_cost(battle: Battle, order: Order) -> int | None:
    """5.1  What a move costs by the best way, or by the one it names, in whole points."""
    if order.verb != "move" or order.unit not in position(battle).roster.cards:
        return None
    march, end = march_of(battle, order.unit), placing_of(battle, order)
    if order.path:
        route = march.along(tuple(hex_of(battle, label) for label in order.path)).get(end)
        return None if route is None else -(-route.cost // HALVES)
    cost = march.ends.get(end)
    return None if cost is None else -(-cost // HALVES)


# Moving


def carry_out_move(battle: Battle, order: Order) -> Script[None]:
    """5.1, 4.3  A unit goes where it is told, as far as it dares to."""
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
        if not zone[end.cell] and (end.cell == piece.at or why_not(battle, piece, end) is None):
            return nodes[: last + 1] if end.cell != piece.at else nodes[:1]
    return nodes[:1]


def turn_stack(battle: Battle, piece: Piece, facing: int) -> None:
    """5.2, 5.4  A stack turns on the spot; whoever is turned with it has a point less to move."""
    rule = battle.rules.cite("5.4")
    for other in position(battle).stacks[piece.at]:
        arrive(battle, other.id, (), how="turn", rule=rule, facing=facing)
        if other.id == piece.id:
            battle.emit(ev.MarkerSet(other.id, rule, "move", marker="moved", value=1))
        else:
            spent = other.count("spent") + battle.rules.number("move.turn")
            battle.emit(ev.MarkerSet(other.id, rule, "move", marker="spent", value=spent))


def strain(battle: Battle, unit: str) -> Script[None]:
    """2.2  The disorder of a step that prints a D."""
    here, piece = position(battle), battle.piece(unit)
    case = Rout(unit=here.unit(piece), rear=rear_of(here, piece, ()))
    yield from ruling(battle, strained, case, {}, lambda events: happen(battle, events, ()))
    rescue(battle, piece.at)
