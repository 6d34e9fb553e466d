"""3.1, 4.1. Orders are allotted in secret, all of a side at once: `allot kempt+cole`, `done` for none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.play.command import NONE, RECEIVED, leaders_of
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.specials import specials
from grognard.rulesets.jours_de_gloire.special_rules import ExtraMarker


class Command(PhaseRules):
    """4.1  Command. One input a side, whatever it decides, so that nothing can be told from their number."""

    verbs = ("allot", "done")

    def asks(self, battle: Battle) -> Ask | None:
        if battle.state.number(f"allotted.{battle.step.active}") == battle.state.turn:
            return None
        return Ask(message("prompt-command", points=points(battle, battle.step.active)))

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        if unit:
            return
        extra = [rule.id for rule in extra_markers(battle, battle.step.active)]
        for formations in allotments(battle):
            for option in ("", *extra):
                if formations or option:
                    yield Order("allot", formations, option=option)

    def check_order(self, battle: Battle, order: Order) -> None:
        check_allotment(battle, order)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        allot(battle, order)

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        # 4.1  A side that says nothing gives no orders.
        if battle.state.number(f"allotted.{battle.step.active}") != battle.state.turn:
            allot(battle, Order("allot"))


def allot(battle: Battle, order: Order) -> None:
    """1.14, 4.1  The markers of all formations are laid face down."""
    side, rule = battle.step.active, battle.rules.cite("4.1")
    for formation in position(battle).roster.of_side(side):
        face = RECEIVED if formation in order.units else NONE
        battle.emit(ev.TrackSet(side, rule, what=f"orders.{formation}", value=face))
    # 10.1  A marker that is used once goes into the cup when it is filled.
    for extra in extra_markers(battle, side):
        value = battle.state.turn if extra.id == order.option else 0
        battle.emit(ev.TrackSet(side, battle.rules.cite("10.1"), what=f"extra.{extra.id}", value=value))
    battle.emit(ev.TrackSet(side, rule, what=f"allotted.{side}", value=battle.state.turn))


# What may be allotted


def points(battle: Battle, side: str) -> int:
    """4.1, 10.5  The points of a chief: none while he is away, and one order for a broken army."""
    here = position(battle)
    chief = here.chief(side)
    return 0 if chief is None else here.officer(chief).potential or 0


def most_orders(battle: Battle, side: str) -> int:
    """10.5  An army half of which is routed or gone gets one order."""
    here = position(battle)
    units = [battle.piece(id) for id, card in here.roster.cards.items() if card.side == side]
    lost = [piece for piece in units if piece.state == "routed" or piece.fate == "eliminated"]
    broken = len(lost) >= len(units) * battle.rules.fraction("army.broken")
    return battle.rules.number("command.broken") if broken else len(here.roster.formations)


def cost(here: Position, formation: str) -> int:
    """4.1  One point for a formation whose commander is in the chief's radius, two for any other."""
    side = here.roster.formations[formation].side
    chief = here.chief(side)
    assert chief is not None
    near, radius = here.rules.number("command.near"), here.officer(chief).radius
    leaders = [one for one in leaders_of(here, formation, side) if one.id != chief.id]
    cells = [one.at for one in leaders]
    # 4.6  Without a commander its own units count.
    cells = cells or [here.battle.piece(unit).at for unit in here.roster.members[formation]]
    reached = any(at != OFF and here.grid.distance(chief.at, at) <= radius for at in cells)
    return near if reached else here.rules.number("command.far")


def present(battle: Battle, side: str) -> list[str]:
    """3.3  The formations of a side with a unit on the map."""
    here = position(battle)
    return [
        formation
        for formation in here.roster.of_side(side)
        if any(battle.piece(unit).at != OFF for unit in here.roster.members[formation])
    ]


def allotments(battle: Battle) -> list[tuple[str, ...]]:
    """Every choice of formations that the points of the chief pay for; none at all among them."""
    return battle.known("allotments", lambda: list(affordable(battle, battle.step.active)))


def affordable(battle: Battle, side: str) -> Iterator[tuple[str, ...]]:
    """4.1, 10.5  The allotments that a side can pay for as it stands."""
    here, budget = position(battle), points(battle, side)
    if here.chief(side) is None:
        yield ()
        return
    costs = {formation: cost(here, formation) for formation in present(battle, side)}
    most = min(most_orders(battle, side), len(costs))
    for count in range(most, -1, -1):
        for chosen in combinations(costs, count):
            if sum(costs[one] for one in chosen) <= budget:
                yield chosen


def extra_markers(battle: Battle, side: str) -> list[ExtraMarker]:
    """10.1  The markers that a side has not used yet."""
    formations = position(battle).roster.formations
    return [
        rule
        for rule in specials(battle.scenario, ExtraMarker)
        if formations[rule.formation].side == side and not battle.state.number(f"used.{rule.id}")
    ]


def check_allotment(battle: Battle, order: Order) -> None:
    """Refuse what the chief cannot pay for."""
    rules, here, side = battle.rules, position(battle), battle.step.active
    check_form(battle, order, "4.1", "option", units=None)
    if not order.units and not order.option:
        raise rules.forbid("refuse-allot-nothing", "4.1")
    known = present(battle, side)
    for formation in order.units:
        if formation not in known or order.units.count(formation) > 1:
            raise rules.forbid("refuse-allot-formation", "4.1", formation=formation)
    if order.option and order.option not in {rule.id for rule in extra_markers(battle, side)}:
        raise rules.forbid("refuse-extra-marker", "10.1", marker=order.option)
    if order.units and here.chief(side) is None:
        raise rules.forbid("refuse-no-chief", "4.1")
    most = most_orders(battle, side)
    if len(order.units) > most:
        raise rules.forbid("refuse-allot-broken", "10.5", most=most)
    spent, budget = sum(cost(here, one) for one in order.units), points(battle, side)
    if spent > budget:
        raise rules.forbid("refuse-allot-points", "4.1", spent=spent, points=budget)
    if order.units and tuple(order.units) != tuple(one for one in known if one in order.units):
        raise rules.forbid("refuse-allot-order", "4.1")
