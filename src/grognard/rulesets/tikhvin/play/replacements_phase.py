"""3.1, 10.4 to 10.8. Each side rolls for replacement points and buys combat factors back."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, is_allowed, refuse, why_idle
from grognard.core.messages import message
from grognard.core.rules import Rules
from grognard.rulesets.tikhvin.administration import recovery, recovery_faults, replacements
from grognard.rulesets.tikhvin.cases import SIDES, Patient, Recovery, Replacements
from grognard.rulesets.tikhvin.play.activation import kind_faults
from grognard.rulesets.tikhvin.play.lines import in_supply, reaching
from grognard.rulesets.tikhvin.play.position import position


class ReplacementsPhase(PhaseRules):
    """10.4  Replacements."""

    verbs = ("recover", "done")

    def begin(self, battle: Battle) -> Script[None]:
        side = SIDES[battle.step.active]
        if not has_points(battle.rules, side, battle.state.turn):
            return
        case = Replacements(turn=battle.state.turn, side=side)
        events = yield from ruling(battle, replacements, case, {})
        gained = sum(event.points for event in events if isinstance(event, ev.Gained))
        keep(battle, gained, "10.5")

    def asks(self, battle: Battle) -> Ask | None:
        points = battle.state.number(f"rp.{battle.step.active}")
        subjects = tuple(dict.fromkeys(order.unit for order in purchases(battle)))
        return Ask(message("prompt-replacements", points=points), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        yield from (order for order in purchases(battle) if unit in ("", order.unit))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_purchase(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return why_idle(purchase_faults(battle, unit))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        case = case_of(battle, order.unit, int(order.option))
        events = yield from ruling(battle, recovery, case, {})
        for event in events:
            if isinstance(event, ev.Found):
                keep(battle, battle.state.number(f"rp.{battle.step.active}") - int(event.value), "10.6")
            else:
                battle.emit(event)
        rule = battle.rules.cite("10.8")
        battle.emit(ev.MarkerSet(order.unit, rule, "recovery", marker="recovered", value=1))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        # 10.8  Points are not saved.
        keep(battle, 0, "10.8")
        for piece in battle.state.pieces:
            if piece.marker("recovered") is not None:
                rule = battle.rules.cite("10.8")
                battle.emit(ev.MarkerRemoved(piece.id, rule, "recovery", marker="recovered"))


def has_points(rules: Rules, side: str, turn: int) -> bool:
    """10.4  Whether the table has a line for the turn."""
    return any(row.holds(turn, "rp") for row in rules.chart(f"additional-rp-{side}").rows)


def keep(battle: Battle, points: int, rule: str) -> None:
    what = f"rp.{battle.step.active}"
    if battle.state.number(what) != points:
        cite = battle.rules.cite(rule)
        battle.emit(ev.TrackSet(battle.step.active, cite, "replacements", what=what, value=points))


def purchases(battle: Battle) -> tuple[Order, ...]:
    """Every recovery that the points pay for."""
    return battle.known("purchases", lambda: tuple(_purchases(battle)))


def _purchases(battle: Battle) -> Iterator[Order]:
    here = position(battle)
    if not battle.state.number(f"rp.{battle.step.active}"):
        return
    for piece in sorted(here.units(battle.step.active), key=lambda piece: piece.id):
        missing = here.card(piece.id).cf - piece.strength
        for wanted in range(1, min(missing, battle.rules.number("recovery.most")) + 1):
            if not is_allowed(purchase_faults(battle, piece.id, wanted)):
                break
            yield Order("recover", (piece.id,), option=str(wanted))


def check_purchase(battle: Battle, order: Order) -> None:
    """Refuse a recovery that may not be had."""
    check_form(battle, order, "10.8", "option")
    refuse(purchase_faults(battle, order.unit, int(order.option) if order.option.isdecimal() else 0))


def purchase_faults(battle: Battle, unit: str, wanted: int | None = None) -> Refusals:
    """10.8  Why a combat unit may not recover so much: once a turn, on the map, as the hex has room.

    Without a number, why it recovers nothing.
    """
    rules, here = battle.rules, position(battle)
    if unit not in here.roster.units or here.roster.side(unit) != battle.step.active:
        yield rules.forbid("refuse-unit", "10.8", unit=unit).idle_as(
            rules.forbid("idle-no-combat-unit", "10.8")
        )
        return
    piece = battle.piece(unit)
    if wanted is None:
        if piece.strength >= here.card(unit).cf:
            yield rules.forbid("idle-full-strength", "10.8")
        wanted = 1
    # What stands for a whole front is not made up from the replacements of this one.
    yield from kind_faults(battle, unit, "refuse-recovery-static")
    if piece.at == OFF or piece.marker("recovered") is not None:
        yield rules.forbid("refuse-recovered", "10.8", unit=unit)
        return
    if not 1 <= wanted <= rules.number("recovery.most"):
        yield rules.forbid("refuse-recovery-number", "10.8", most=rules.number("recovery.most"))
        return
    yield from recovery_faults(rules, case_of(battle, unit, wanted))
    grown = msgspec.structs.replace(piece, strength=piece.strength + wanted)
    yield from here.room_faults(piece.at, (grown,))


def case_of(battle: Battle, unit: str, wanted: int) -> Recovery:
    here, piece = position(battle), battle.piece(unit)
    card = here.card(unit)
    patient = Patient(
        id=card.id,
        kind=card.kind,
        efficiency=card.efficiency,
        missing=card.cf - piece.strength,
        in_supply=in_supply(piece),
        in_command=bool(reaching(battle, piece.at, card.side)),
        next_to_enemy=here.next_to_enemy(piece),
    )
    points = battle.state.number(f"rp.{card.side}")
    return Recovery(side=SIDES[card.side], unit=patient, wanted=wanted, points=points)
