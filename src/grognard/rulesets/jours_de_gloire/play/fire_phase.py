"""3.4, 6. The fire segment: batteries of the formation fire, and are answered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.sequence import Step
from grognard.core.game.state import Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.fire import (
    aim_faults,
    artillery_fire,
    battery_faults,
    fire_faults,
    reach,
    volley_faults,
)
from grognard.rulesets.jours_de_gloire.play import fire_cases
from grognard.rulesets.jours_de_gloire.play.aftermath import happen
from grognard.rulesets.jours_de_gloire.play.arrivals import rescue
from grognard.rulesets.jours_de_gloire.play.command import acting, call_faults
from grognard.rulesets.jours_de_gloire.play.noting import Noted, noting
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import enemy_hex

Shot = tuple[tuple[str, ...], int]


class FirePhase(PhaseRules):
    """6.2  The fire segment."""

    verbs = ("fire", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return any(position(battle).card(piece.id).is_guns for piece in acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(dict.fromkeys(unit for units, _target in shots(battle) for unit in units))
        return Ask(message("prompt-fire"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for units, target in shots(battle):
            if not unit or units[0] == unit:
                yield Order("fire", units, target=battle.board.grid.label(target))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_fire(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        cards = position(battle).roster.cards
        if unit not in cards or not cards[unit].is_guns:
            return None
        mine = chain(call_faults(battle, unit), gun_faults(battle, battle.piece(unit)))
        return first(mine) or first(aim_faults(battle.rules, targets=0))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        here, target = position(battle), battle.board.grid.cell_of(order.target)
        pieces = tuple(battle.piece(unit) for unit in order.units)
        case = fire_cases.fire(here, pieces, target)
        rule = battle.rules.cite("6.2")
        for unit in order.units:
            battle.emit(ev.MarkerSet(unit, rule, "fire", marker="fired", value=1))
        side = battle.step.active
        sides = {"firer": side, "target": here.roster.enemy[side]}
        cell = pieces[0].at
        answers: list[Noted] = []
        events = yield from noting(ruling(battle, artillery_fire, case, sides), answers)
        for noted in answers:
            # 6.2  Once an activation as counter-battery.
            if noted.said("target.counter-battery", "yes"):
                mark = ev.MarkerSet(noted.unit, battle.rules.cite("6.16"), marker="countered", value=1)
                battle.emit(mark)
        own = set(order.units)
        yield from happen(battle, [event for event in events if event.unit not in own], (cell,))
        yield from happen(battle, [event for event in events if event.unit in own], (target,))
        rescue(battle, target, cell)


# Who fires at whom


def gun_faults(battle: Battle, piece: Piece) -> Refusals:
    """Why a unit may not fire at all."""
    fired = piece.marker("fired") is not None
    return battery_faults(battle.rules, position(battle).counter(piece), fired=fired)


def shots(battle: Battle) -> list[Shot]:
    """Every fire order open to the side: each battery alone, and two of one hex together."""
    return battle.known("shots", lambda: list(_shots(battle)))


def _shots(battle: Battle) -> Iterator[Shot]:
    here = position(battle)
    able = [piece for piece in acting(battle, battle.step.active) if is_allowed(gun_faults(battle, piece))]
    able.sort(key=lambda piece: piece.id)
    groups = [[piece] for piece in able]
    for place, piece in enumerate(able):
        groups += [[piece, other] for other in able[place + 1 :] if other.at == piece.at]
    enemies = sorted(here.cells_of(here.roster.enemy[battle.step.active]))
    for group in groups:
        far = reach(battle.rules, min(here.card(piece.id).range or 0 for piece in group))
        for target in enemies:
            near = 0 < here.grid.distance(group[0].at, target) <= far
            if near and is_allowed(shot_faults(battle, group, target)):
                yield tuple(piece.id for piece in group), target


def shot_faults(battle: Battle, group: list[Piece], target: int) -> Refusals:
    """Why a group may not fire at a hex."""
    return fire_faults(battle.rules, fire_cases.fire(position(battle), tuple(group), target, whole=False))


def check_fire(battle: Battle, order: Order) -> None:
    """Refuse a shot that may not be fired."""
    for unit in order.units:
        refuse(call_faults(battle, unit, ordered=True))
        refuse(gun_faults(battle, battle.piece(unit)))
    pieces = [battle.piece(unit) for unit in order.units]
    alike = len({piece.at for piece in pieces}) == 1 and len(set(order.units)) == len(pieces)
    refuse(volley_faults(battle.rules, len(pieces), same_hex=alike))
    check_form(battle, order, "6.3", "target", units=None)
    target = enemy_hex(battle, order, "6.3")
    refuse(shot_faults(battle, pieces, target))
