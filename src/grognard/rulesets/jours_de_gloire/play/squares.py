"""5.13. Squares formed and broken up in the movement segment: `form A01 =square`, `form A01 =line`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.rulesets.jours_de_gloire.cases import Square
from grognard.rulesets.jours_de_gloire.charge import square, square_faults
from grognard.rulesets.jours_de_gloire.play.command import acting, call_faults
from grognard.rulesets.jours_de_gloire.play.position import position

SQUARE, LINE = "square", "line"


def forms(battle: Battle, unit: str = "") -> Iterator[Order]:
    """Every square that may be formed or broken up, or that of one unit."""
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        for formation in (SQUARE, LINE) if unit in ("", piece.id) else ():
            if is_allowed(form_faults(battle, piece, formation)):
                yield Order("form", (piece.id,), formation=formation)


def squares(battle: Battle) -> list[str]:
    """The units that may break up their square."""
    found = sorted(acting(battle, battle.step.active), key=lambda piece: piece.id)
    return [piece.id for piece in found if is_allowed(form_faults(battle, piece, LINE))]


def form_faults(battle: Battle, piece: Piece, formation: str) -> Refusals:
    """5.13  Why a unit may not form or leave a square now."""
    rules = battle.rules
    if formation not in (SQUARE, LINE):
        yield rules.forbid("refuse-formation", "5.13", formation=formation)
    if piece.marker("moved") is not None or piece.count("spent"):
        yield rules.forbid("refuse-form-moved", "5.13", unit=piece.id)
    if formation == SQUARE:
        yield from square_faults(rules, case_of(battle, piece))
    elif piece.marker("square") is None:
        yield rules.forbid("refuse-no-square", "5.13", unit=piece.id)


def case_of(battle: Battle, piece: Piece) -> Square:
    here = position(battle)
    return Square(unit=here.unit(piece), occasion="movement", terrain=here.ground.terrain[piece.at])


def check_square(battle: Battle, order: Order) -> None:
    check_form(battle, order, "5.13", "formation")
    refuse(call_faults(battle, order.unit, ordered=True))
    refuse(form_faults(battle, battle.piece(order.unit), order.formation))


def carry_out_form(battle: Battle, order: Order) -> Script[None]:
    """5.13  A square is a whole move; to leave it costs nothing."""
    rule = battle.rules.cite("5.13")
    if order.formation == LINE:
        battle.emit(ev.MarkerRemoved(order.unit, rule, marker="square"))
        return
    case = case_of(battle, battle.piece(order.unit))
    battle.emit(*(yield from ruling(battle, square, case, {})))
    battle.emit(ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1))
