"""3.2.3, 5. The movement phase: counters and stacks move one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form, check_path
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.legality import Refusals, is_allowed
from grognard.core.messages import message
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.exits import check_exit, exits, leave_map
from grognard.rulesets.alea.play.flight import run_away
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.move_refusals import out_of_reach
from grognard.rulesets.alea.play.order_form import (
    cell_named,
    check_facing,
    check_own,
    check_together,
    direction_named,
)
from grognard.rulesets.alea.play.pace import Placing, kind_of
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.room import fits, with_room
from grognard.rulesets.alea.play.specials import must_stand, stir
from grognard.rulesets.alea.play.stack_orders import check_stack, put_in_order, stack_orders


class Movement(PhaseRules):
    """5. Movement."""

    verbs = ("move", "stack", "exit", "done")

    def begin(self, battle: Battle) -> Script[None]:
        # 5.19  Defeated counters run by themselves, before anyone else moves.
        yield from run_away(battle, battle.step.active)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = movers(battle)
        return Ask(message("prompt-movement"), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        return chain.from_iterable(self._lists(battle, unit))

    def _lists(self, battle: Battle, unit: str) -> Iterator[Iterable[Order]]:
        able = movers(battle)
        for mover in able if not unit else (unit,) if unit in able else ():
            yield moves(battle, (mover,))
        for group in groups(battle, unit):
            yield moves(battle, group)
        yield stack_orders(battle, unit)
        yield exits(battle, unit)
        if not unit and is_allowed(self.done_faults(battle)):
            yield (DONE,)

    def check_order(self, battle: Battle, order: Order) -> None:
        if order.verb == "stack":
            check_stack(battle, order)
        elif order.verb == "exit":
            check_exit(battle, order)
        else:
            check_end(battle, check_movers(battle, order), order)

    def done_faults(self, battle: Battle) -> Refusals:
        return (laggard(battle, unit) for unit in laggards(battle))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, piece = battle.rules, battle.piece(unit)
        if unit in position(battle).roster.leaders:
            return rules.forbid("idle-commander-moves-later", "4.9")
        why, rule = halted(piece) or ("idle-no-way", "5.9")
        told = {"state": piece.state} if why == "idle-runs" else {}
        return rules.forbid(why, rule, None, **told)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        if order.verb == "stack":
            put_in_order(battle, order)
            return
        if order.verb == "exit":
            leave_map(battle, order)
            return
        end, rule = placing_of(battle, order), battle.rules.cite("5.1")
        path, cost = way_and_cost(battle, march_of(battle, order.units), order, end)
        for unit in order.units:
            spent = battle.piece(unit).count("spent") + cost
            marks = (
                ev.MarkerSet(unit, rule, "move", marker="spent", value=spent),
                ev.MarkerSet(unit, rule, "move", marker="moved", value=1),
            )
            facing, formation = end.facing, end.formation
            arrive(battle, unit, path, how="move", rule=rule, facing=facing, formation=formation, marks=marks)
        stir(battle, end.cell, battle.step.active)


# Who


def movers(battle: Battle) -> tuple[str, ...]:
    """The counters of the active side that may still move."""
    return position(battle).picked(may_move, battle.step.active)


def may_move(piece: Piece) -> bool:
    """Whether a counter is there and may move in this phase."""
    return piece.at != OFF and halted(piece) is None


def halted(piece: Piece) -> tuple[str, str] | None:
    """Why a counter moves no more in this phase: what is said of it, and the paragraph."""
    # 5.19, 8.17  A counter that runs does so without an order.
    if piece.state not in ("normal", "disorganized"):
        return "idle-runs", "5.19"
    markers = [marker for marker, _written in piece.markers]
    # 5.16  Not with ASSAULT; 3.2.3 and once a phase.
    if "assault" in markers:
        return "idle-assault-held", "5.16"
    return ("idle-moved", "3.2.3") if "moved" in markers else None


def groups(battle: Battle, lead: str = "") -> Iterator[tuple[str, ...]]:
    """5.15  The stacks that can move as one: everybody in the hex who may, alike in all that counts.

    All of them, or those that a counter leads.
    """
    here = position(battle)
    side = battle.step.active
    for cell in here.hexes_of(side, lead) if lead else here.cells_of(side):
        stack = here.stacks[cell]
        able = [piece for piece in stack if may_move(piece)] if len(stack) > 1 else []
        if len(able) > 1 and lead in ("", able[0].id) and alike(here, able):
            yield tuple([piece.id for piece in able])


def alike(here: Position, pieces: list[Piece]) -> bool:
    """5.15  Counters that one march fits."""
    if len(pieces) == 1:
        return True
    kinds = {msgspec.structs.replace(kind_of(here, piece), cls="line", train=False) for piece in pieces}
    first = pieces[0]
    same = all((p.at, p.formation, p.facing) == (first.at, first.formation, first.facing) for p in pieces)
    orders = {piece.marker("order") for piece in pieces}
    return same and len(kinds) == 1 and len(orders) == 1


def check_movers(battle: Battle, order: Order) -> March:
    """Refuse an order to counters that may not move, or not together."""
    rules = battle.rules
    for unit in order.units:
        check_own(battle, unit, "3.2.3")
        if not may_move(battle.piece(unit)):
            raise rules.forbid("refuse-cannot-move", "3.2.3", unit=unit)
    pieces = [battle.piece(unit) for unit in order.units]
    check_together(battle, pieces, "refuse-not-together", "5.15")
    if not alike(position(battle), pieces):
        raise rules.forbid("refuse-not-together", "5.15")
    check_form(battle, order, "3.2.3", "to", "facing", "formation", "path", units=None)
    return march_of(battle, order.units)


# Where to


def march_of(battle: Battle, units: tuple[str, ...]) -> March:
    return battle.known(("march", units), lambda: _march(battle, units))


def _march(battle: Battle, units: tuple[str, ...]) -> March:
    here = position(battle)
    pieces = [battle.piece(unit) for unit in units]
    # A stack with line infantry in it cannot spread out, one with wagons cannot deploy: the strictest leads.
    if len(pieces) > 1:
        cards = here.roster.cards
        pieces.sort(key=lambda piece: (cards[piece.id].arm != "train", cards[piece.id].cls == "light"))
    return March(here, tuple(pieces))


def moves(battle: Battle, units: tuple[str, ...]) -> list[Order]:
    """Every legal move of one counter or stack."""
    march = march_of(battle, units)
    labels, states = battle.board.grid.labels, march.lead.states
    # By state, since there are too many nodes to look each of them up.
    facings, formations = march.lead.facing_names, march.lead.formation_names
    return [
        Order("move", units, labels[node // states], facings[node % states], formations[node % states])
        for node in legal_nodes(battle, units, march)
    ]


def legal_ends(battle: Battle, units: tuple[str, ...], march: March) -> list[Placing]:
    """Where a march may end, stacking and the scenario's rules allowing."""
    return [march.lead.placing(node) for node in legal_nodes(battle, units, march)]


def legal_nodes(battle: Battle, units: tuple[str, ...], march: March) -> dict[int, None]:
    """The same as nodes of the march, the first of those that stand for the same placing."""
    return battle.known(("ends", units), lambda: _legal_nodes(battle, units, march))


def _legal_nodes(battle: Battle, units: tuple[str, ...], march: March) -> dict[int, None]:
    found = with_room(march)
    # 8.16  Who has to leave an enemy zone, and can, may not do anything else.
    zone, states = march.zone, march.lead.states
    if zone[march.home] and is_retreating(battle, units[0]):
        return dict.fromkeys(node for node in found if not zone[node // states]) or found
    return found


def is_legal(battle: Battle, units: tuple[str, ...], march: March, end: Placing) -> bool:
    """Whether a march may end so."""
    nodes = march.lead.nodes_of(end)
    return bool(nodes) and nodes[0] in legal_nodes(battle, units, march)


def is_retreating(battle: Battle, unit: str) -> bool:
    """8.16  Whether the division of a counter has been told to go back."""
    division = position(battle).card(unit).division
    return battle.state.track(f"division.{division}.state") == "retreating"


def placing_of(battle: Battle, order: Order) -> Placing:
    """The end that an order names; what it leaves out stays as it is."""
    piece = battle.piece(order.units[0])
    cell = cell_named(battle, order.to) if order.to else piece.at
    formation = order.formation or piece.formation
    if formation in ("square", "guerrilla"):
        return Placing(cell, formation, ALL_ROUND)
    facing = direction_named(battle, order.facing) if order.facing else piece.facing
    return Placing(cell, formation, facing)


def march_cost(battle: Battle, order: Order) -> int | None:
    """5.1  What a move costs by the best way, or by the one it names."""
    if order.verb != "move":
        return None
    march, end = march_of(battle, order.units), placing_of(battle, order)
    if order.path:
        return march.cost_along(named_path(battle, order), end)
    best = march.best(end)
    return None if best is None else best[0]


def way_and_cost(battle: Battle, march: March, order: Order, end: Placing) -> tuple[tuple[int, ...], int]:
    """5.9  The cells that a legal move enters, and what it costs: by the way it names, or by the best."""
    if not order.path:
        return march.way(end)
    path = named_path(battle, order)
    cost = march.cost_along(path, end)
    assert cost is not None
    return path, cost


def named_path(battle: Battle, order: Order) -> tuple[int, ...]:
    return tuple([cell_named(battle, label) for label in order.path])


def check_end(battle: Battle, march: March, order: Order) -> None:
    """Refuse a move that the points, the enemy, the ground or the stacks do not allow."""
    rules = battle.rules
    end, path = placing_of(battle, order), named_path(battle, order)
    check_facing(battle, order, end.facing, all_round=end.formation in ("square", "guerrilla"))
    if not path and is_legal(battle, order.units, march, end):
        return
    if path:
        check_way(battle, march, end, path)
    if end not in march.ends:
        raise out_of_reach(march, end)
    if must_stand(battle, order.unit) and end.cell != march.pieces[0].at:
        raise rules.forbid("refuse-held", "10.9", unit=order.unit)
    reason = fits(march, end)
    if reason is not None:
        raise rules.forbid(reason, "2.17", unit=order.unit, hex=order.to)
    if not is_legal(battle, order.units, march, end):
        raise laggard(battle, order.unit)


def check_way(battle: Battle, march: March, end: Placing, path: tuple[int, ...]) -> None:
    """Refuse a way that does not lead there, or costs too much."""
    check_path(battle, march.pieces[0].at, path, end.cell, "5.9")
    if march.cost_along(path, end) is None:
        raise out_of_reach(march, end)


# 8.16  Divisions that have to go back


def laggards(battle: Battle) -> list[str]:
    """8.16  Counters of a retreating division that stand in an enemy zone and could leave it."""
    here = position(battle)
    found = []
    for unit in movers(battle):
        if not is_retreating(battle, unit):
            continue
        zone = here.zone(here.roster.enemy[battle.step.active])
        piece = battle.piece(unit)
        if zone[piece.at]:
            march = march_of(battle, (unit,))
            nodes, states = legal_nodes(battle, (unit,), march), march.lead.states
            if any(not zone[node // states] for node in nodes):
                found.append(unit)
    return found


def laggard(battle: Battle, unit: str) -> IllegalOrder:
    """8.16  A division that has to go back leaves the enemy's zone first."""
    return battle.rules.forbid("refuse-laggard", "8.16", unit=unit)
