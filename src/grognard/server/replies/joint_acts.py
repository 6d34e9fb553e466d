"""Acts of several: who may take part, whether those who are named may, and how the two sides compare."""

from __future__ import annotations

from typing import Any

from grognard.core.drivers.explain import OPTION
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.muster import Musters, Recruit, is_alike
from grognard.core.game.muster import listed as named_in
from grognard.core.game.order import Order, parse
from grognard.server.replies.play import deciding, refusal
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def muster_data(here: Visit, text: str, language: str) -> dict[str, Any]:
    sight, order = deciding(here, language), parse(text)
    if not isinstance(order, Order):
        raise BadCase([Fault("order", "expected an order, not a throw")])
    game, illegal = sight.game, sight.game.check(order)
    listed = [one for one in game.orders() if isinstance(one, Order)]
    alike = [one for one in listed if is_alike(one, order)]
    # Who takes part in an act of another phase, the rules do not say.
    recruits = _recruits(game, order, alike) if any(one.verb == order.verb for one in listed) else ()
    options = dict.fromkeys(one.option for one in alike)
    system = game.table.system
    compared = system.compared(game.battle, order) if isinstance(system, Musters) and illegal is None else ()
    return {
        "recruits": [_recruit(sight, one) for one in recruits],
        "options": [{"value": one, "label": sight.words.word(one, OPTION)} for one in options if one],
        "refusal": None if illegal is None else refusal(sight, illegal),
        "compared": [sight.words.message(line) for line in compared],
    }


def _recruits(game: Game, order: Order, alike: list[Order]) -> tuple[Recruit, ...]:
    system = game.table.system
    told = tuple(system.muster(game.battle, order)) if isinstance(system, Musters) else ()
    return told or named_in(alike, order)


def _recruit(sight: SideView, recruit: Recruit) -> dict[str, Any]:
    say = sight.words.plainly
    return {
        "id": recruit.unit,
        "name": sight.words.title(recruit.unit),
        "role": None if recruit.role is None else say(recruit.role),
        "note": None if recruit.note is None else say(recruit.note),
    }
