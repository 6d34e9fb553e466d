"""3.2.2, 4. The command phase: fallen commanders are replaced, divisions wake up, and orders are given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, refuse
from grognard.core.messages import message
from grognard.rulesets.alea.play.order_form import check_own
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.releases import lift_bans, release_divisions
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

    verbs = ("order", "done")

    def begin(self, battle: Battle) -> Script[None]:
        yield from replace_commanders(battle)
        yield from release_divisions(battle)
        yield from lift_bans(battle)
        end_confinement(battle)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(commands(battle))
        return Ask(message("prompt-command"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for counter, open_to in commands(battle).items():
            if unit in ("", counter):
                for commander, kind in open_to:
                    yield Order("order", (counter,), option=kind, by=commander)

    def check_order(self, battle: Battle, order: Order) -> None:
        if len(order.units) > 1:
            raise battle.rules.forbid("refuse-order-one", "4.2")
        check_form(battle, order, "4.2", "option", "by")
        if order.option not in KINDS:
            raise battle.rules.forbid("refuse-order-kind", "4.1", order=order.option)
        if (order.by, order.option) in commands(battle).get(order.unit, ()):
            return
        check_own(battle, order.unit, "4.3")
        refuse(faults(battle, order))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, here = battle.rules, position(battle)
        if unit in here.roster.leaders:
            general = here.general(battle.piece(unit))
            orders, given = general.orders, battle.piece(unit).count("given")
            return rules.forbid("idle-commander-gives", "4.2", left=orders - given, orders=orders)
        found = [
            first(faults(battle, Order("order", (unit,), option=KINDS[0], by=one))) for one in _able(here)
        ]
        refused = [one for one in found if one is not None]
        return min(refused, key=_nearness, default=rules.forbid("idle-no-commander", "4.2"))

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


class Openings:
    """What is open to the counters of a side while it gives its orders, for as long as no unit moves."""

    def __init__(self, here: Position, side: str) -> None:
        self.side = side
        self.generals = {piece.id: general for piece, general in here.commanders(side)}
        self._fill(here)

    def _fill(self, here: Position) -> None:
        battle, self.read = here.battle, here.read
        self.able = {id: one for id, one in self.generals.items() if left(battle.piece(id), one) > 0}
        units = [battle.piece(unit) for unit in here.picked(is_without_order, self.side)]
        found = [(piece.id, open_to(here, self.able, piece)) for piece in units]
        self.open = {unit: open for unit, open in found if open}

    def go_on(self, here: Position) -> dict[str, Open]:
        """The same a few orders later: counters have got theirs, and commanders may have run out of them."""
        touched, self.read = here.touched_since(self.read), here.read
        if touched and not self._strike_out(touched):
            self._fill(here)
        return self.open

    def _strike_out(self, touched: list[Piece]) -> bool:
        """Take out what is no longer open; whether that is all that has happened."""
        able, generals = self.able, self.generals
        led = [piece for piece in touched if piece.id in generals]
        spent = {piece.id for piece in led if left(piece, generals[piece.id]) <= 0}
        others = [piece for piece in touched if piece.id not in spent and piece.id not in able]
        if any(is_without_order(piece) for piece in others):
            return False
        gone = {piece.id for piece in others}
        self.open = {unit: open for unit, open in self.open.items() if unit not in gone}
        if not spent.isdisjoint(able):
            self.able = {id: general for id, general in able.items() if id not in spent}
            still = [
                (u, tuple([one for one in open if one[0] not in spent])) for u, open in self.open.items()
            ]
            self.open = {unit: open for unit, open in still if open}
        return True


def _commands(battle: Battle) -> dict[str, Open]:
    here, side, state = position(battle), battle.step.active, battle.state
    rests_on = (side, state.turn, state.tracks, here.places)
    return battle.still_known("open to", rests_on, lambda: Openings(here, side)).go_on(here)


def is_without_order(piece: Piece) -> bool:
    """4.3  Whether a counter is there and has no order yet."""
    return piece.at != OFF and piece.marker("order") is None


def open_to(here: Position, generals: Mapping[str, General], piece: Piece) -> Open:
    """4.2-4.4  The orders that a counter may get from some commanders, as long as they have any left."""
    givers = [
        leader
        # Most belong to other divisions: those are not asked.
        for leader in here.roster.superiors[piece.id]
        if leader in generals and reaches(here, here.battle.piece(leader), generals[leader], piece) is None
    ]
    kinds = [kind for kind in KINDS if barred(here.battle, piece, kind) is None] if givers else ()
    return tuple([(giver, kind) for giver in givers for kind in kinds])


def left(piece: Piece, general: General) -> int:
    """4.2  The orders that a commander has not given yet."""
    return general.orders - piece.count("given")


def reaches(here: Position, leader: Piece, general: General, piece: Piece) -> Bar | None:
    """4.2, 4.3  Why a commander cannot order a counter; None if he can."""
    if leader.id not in here.roster.superiors[piece.id] or not obeys(here.roster, piece.id, leader.id):
        return "refuse-order-group", "4.3"
    if here.grid.distance(leader.at, piece.at) > general.radius:
        return "refuse-order-radius", "4.2"
    return None


def obeys(roster: Roster, unit: str, commander: str) -> bool:
    """10.14  Whether no other commander has the command of a train."""
    convoys = roster.special(Convoy)
    if not convoys:
        return True
    masters = [rule.commander for rule in convoys if rule.unit == unit]
    return not masters or commander in masters


# Refusals


def faults(battle: Battle, order: Order) -> Refusals:
    """4.2 to 4.4  What keeps a counter from this order by this commander."""
    rules, here, piece = battle.rules, position(battle), battle.piece(order.unit)
    # 4.3  A counter on the map without an order, which may get one of this kind from anybody.
    if piece.at == OFF:
        yield rules.forbid("refuse-off-map", "4.2", unit=piece.id)
    if piece.marker("order") is not None:
        yield rules.forbid("refuse-order-held", "4.3", unit=piece.id)
    bar = barred(battle, piece, order.option)
    if bar is not None:
        yield refusal(battle, bar, order)
    # 4.2  A commander of the side on the map, with an order left, near enough.
    if order.by not in here.roster.leaders or here.roster.side(order.by) != battle.step.active:
        yield rules.forbid("refuse-commander", "4.2", commander=order.by)
        return
    leader = battle.piece(order.by)
    if leader.at == OFF:
        yield rules.forbid("refuse-off-map", "4.2", unit=leader.id)
    general = here.general(leader)
    if left(leader, general) <= 0:
        yield rules.forbid("refuse-order-number", "4.2", commander=leader.id, orders=general.orders)
    bar = reaches(here, leader, general, piece)
    if bar is not None:
        yield refusal(battle, bar, order)


def refusal(battle: Battle, bar: Bar, order: Order) -> IllegalOrder:
    key, rule = bar
    return battle.rules.forbid(key, rule, unit=order.unit, commander=order.by, order=order.option)


#: of several commanders who cannot order a counter, the refusal of the one that comes nearest to it is told
_NEARNESS = ("refuse-order-held", "refuse-order-number", "refuse-order-radius")


def _able(here: Position) -> list[str]:
    """The commanders of the side on the map."""
    return [piece.id for piece, _general in here.commanders(here.battle.step.active)]


def _nearness(refused: IllegalOrder) -> int:
    key = refused.reason.key
    if key in _NEARNESS:
        return _NEARNESS.index(key)
    # What bars the counter itself comes before whose it is not.
    return len(_NEARNESS) if key == "refuse-order-group" else -1
