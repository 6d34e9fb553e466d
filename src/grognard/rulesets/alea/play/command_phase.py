"""3.2.2, 4. The command phase: fallen commanders are replaced, divisions wake up, and orders are given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.alea.play.awakening import lift_bans, release_divisions
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.restrictions import Bar, barred
from grognard.rulesets.alea.play.roster import Roster
from grognard.rulesets.alea.play.specials import end_confinement
from grognard.rulesets.alea.play.successors import replace_commanders
from grognard.rulesets.alea.scenario import General
from grognard.rulesets.alea.special_rules import Convoy

KINDS = ("maneuver", "attack")

#: who gives an order, and of which kind
Open = tuple[tuple[str, str], ...]


class Command(PhaseRules):
    """4. Command."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from replace_commanders(battle)
        yield from release_divisions(battle)
        yield from lift_bans(battle)
        end_confinement(battle)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(commands(battle))
        return Ask(message("prompt-command"), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for counter, open_to in commands(battle).items():
            if unit in ("", counter):
                for commander, kind in open_to:
                    yield Order("order", (counter,), option=kind, by=commander)
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order == DONE:
            return
        if order.verb != "order":
            super().check(battle, order)
        check_shape(battle, order)
        if (order.by, order.option) in commands(battle).get(order.unit, ()):
            return
        check_counter(battle, order)
        check_commander(battle, order)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("4.2")
        given = battle.piece(order.by).count("given") + 1
        battle.emit(
            ev.MarkerSet(order.unit, rule, order.by, marker="order", value=order.option),
            ev.MarkerSet(order.by, rule, order.unit, marker="given", value=given),
        )


def commands(battle: Battle) -> dict[str, Open]:
    """By counter every order that it may get now."""
    return battle.known("commands", lambda: _commands(battle))


class Frame:
    """What stays as it is while a side gives its orders: its commanders, and what is open to counters."""

    def __init__(self, here: Position, side: str) -> None:
        self.generals = {piece.id: general for piece, general in here.commanders(side)}
        #: those of them who have orders left
        self.able = self.generals
        self.open: dict[str, tuple[Piece, Open]] = {}

    def leave_out_spent(self, battle: Battle) -> None:
        """4.2  Commanders run out of orders; only a correction can give them some back."""
        generals = self.generals
        able = {id: generals[id] for id in generals if left(battle.piece(id), generals[id]) > 0}
        if able.keys() == self.able.keys():
            return
        before = self.open.items() if able.keys() <= self.able.keys() else ()
        self.able = able
        self.open = {
            unit: (piece, tuple([one for one in open if one[0] in able])) for unit, (piece, open) in before
        }

    def open_to(self, battle: Battle, piece: Piece) -> Open:
        found = self.open.get(piece.id)
        if found is None or found[0] is not piece:
            found = self.open[piece.id] = (piece, open_to(battle, self.able, piece))
        return found[1]


def _commands(battle: Battle) -> dict[str, Open]:
    here, side, state = position(battle), battle.step.active, battle.state
    rests_on = (side, state.turn, state.tracks, here.places)
    frame = battle.still_known("open to", rests_on, lambda: Frame(here, side))
    frame.leave_out_spent(battle)
    units = here.picked(is_without_order, side)
    return {unit: open for unit in units if (open := frame.open_to(battle, battle.piece(unit)))}


def is_without_order(piece: Piece) -> bool:
    """4.3  Whether a counter is there and has no order yet."""
    return piece.at != OFF and piece.marker("order") is None


def open_to(battle: Battle, generals: Mapping[str, General], piece: Piece) -> Open:
    """4.2-4.4  The orders that a counter may get from some commanders, as long as they have any left."""
    givers = [
        leader
        # Most belong to other divisions: those are not asked.
        for leader in position(battle).roster.superiors[piece.id]
        if leader in generals and reaches(battle, battle.piece(leader), generals[leader], piece) is None
    ]
    kinds = [kind for kind in KINDS if givers and barred(battle, piece, kind) is None]
    return tuple((giver, kind) for giver in givers for kind in kinds)


def left(piece: Piece, general: General) -> int:
    """4.2  The orders that a commander has not given yet."""
    return general.orders - piece.count("given")


def reaches(battle: Battle, leader: Piece, general: General, piece: Piece) -> Bar | None:
    """4.2, 4.3  Why a commander cannot order a counter; None if he can."""
    here = position(battle)
    # 10.14  A train listens to one commander alone.
    if leader.id not in here.roster.superiors[piece.id] or not obeys(here.roster, piece.id, leader.id):
        return "refuse-order-group", "4.3"
    if here.grid.distance(leader.at, piece.at) > general.radius:
        return "refuse-order-radius", "4.2"
    return None


def obeys(roster: Roster, unit: str, commander: str) -> bool:
    """10.14  Whether nobody else has the command of a train."""
    convoys = roster.special(Convoy)
    if not convoys:
        return True
    masters = [rule.commander for rule in convoys if rule.unit == unit]
    return not masters or commander in masters


# Refusals


def check_shape(battle: Battle, order: Order) -> None:
    """One counter, one kind, one commander, and nothing besides."""
    if len(order.units) != 1:
        raise battle.rules.forbid("refuse-order-one", "4.2")
    if order != Order("order", order.units, option=order.option, by=order.by):
        raise battle.rules.forbid("refuse-surplus", "4.2")
    if order.option not in KINDS:
        raise battle.rules.forbid("refuse-order-kind", "4.1", order=order.option)


def check_counter(battle: Battle, order: Order) -> None:
    """Refuse a counter that cannot get this order from anybody."""
    here = position(battle)
    if order.unit not in here.roster.cards or here.roster.side(order.unit) != battle.step.active:
        raise battle.rules.forbid("refuse-unit", "4.3", unit=order.unit)
    piece = battle.piece(order.unit)
    if piece.at == OFF:
        raise battle.rules.forbid("refuse-off-map", "4.2", unit=piece.id)
    if piece.marker("order") is not None:
        raise battle.rules.forbid("refuse-order-held", "4.3", unit=piece.id)
    bar = barred(battle, piece, order.option)
    if bar is not None:
        raise refusal(battle, bar, order)


def check_commander(battle: Battle, order: Order) -> None:
    """Refuse a commander who cannot give it."""
    here = position(battle)
    if order.by not in here.roster.leaders or here.roster.side(order.by) != battle.step.active:
        raise battle.rules.forbid("refuse-commander", "4.2", commander=order.by)
    leader, piece = battle.piece(order.by), battle.piece(order.unit)
    if leader.at == OFF:
        raise battle.rules.forbid("refuse-off-map", "4.2", unit=leader.id)
    general = here.general(leader)
    if left(leader, general) <= 0:
        raise battle.rules.forbid("refuse-order-number", "4.2", commander=leader.id, orders=general.orders)
    bar = reaches(battle, leader, general, piece)
    if bar is not None:
        raise refusal(battle, bar, order)


def refusal(battle: Battle, bar: Bar, order: Order) -> IllegalOrder:
    key, rule = bar
    return battle.rules.forbid(key, rule, unit=order.unit, commander=order.by, order=order.option)
