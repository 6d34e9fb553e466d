"""How much work a frame is while a unit is dragged over the largest table, with its ground, ranges, arcs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.seat import Seat
from tests.web.test_speed import BUDGET, Stopwatch
from tests.web.test_table import middle

from grognard import new_game
from grognard.core.game import Chance, Order


def moving() -> tuple[str, str]:
    """Maipú where a unit has been checked and may move, and that unit."""
    game = new_game("maipu-1818", seed=7)
    for _input in range(60):
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        listed = [one for one in game.orders() if isinstance(one, Order)]
        movers = [one.unit for one in listed if one.verb == "move"]
        if movers:
            return game.save(), movers[0]
        checks = [one for one in listed if one.verb == "check"]
        game.apply(max(checks, key=lambda one: len(one.units)) if checks else Order("done"))
    raise AssertionError("nobody may move")


def test_a_unit_is_dragged_with_little_work_a_frame(visit: Callable[..., Seat]) -> None:
    seat, (save, unit) = visit(), moving()
    seat.carry_on(save)
    seat.take(unit)
    expect(seat.page.locator(".reach .ground")).to_be_visible()
    watch, mouse = Stopwatch(seat), seat.page.mouse
    x, y = middle(seat.unit(unit))

    def drag() -> None:
        mouse.move(x, y)
        mouse.down()
        for step in range(120):
            mouse.move(x + step % 40, y + step)
        mouse.up()
        seat.page.keyboard.press("Escape")
        seat.take(unit)

    watch.time("first", drag)  # what is made once is made here
    assert watch.time("dragged", drag) < BUDGET
