"""A whole turn of a full battle, both sides, by clicks alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.web.conftest import told
from tests.web.positions import asks_in, game_where
from tests.web.seat import Seat, settle

from grognard.core.game import Decision, Game

#: units that march in each movement phase
MARCHES = 3
MOST = 150


def in_the_thick_of_it(game: Game) -> bool:
    """The first side's turn begins, and the armies have met."""
    node, first = game.node, game.scenario.sides[0].id
    met = isinstance(node, Decision) and game.state.turn == 5 and node.side == first
    return met and asks_in("command")(game)


def test_both_sides_play_a_turn_of_barrosa_through_the_page(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    said: list[str] = []
    table.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    table.page.on("response", lambda answer: said.append(told(answer)) if answer.status >= 400 else None)
    table.carry_on(game_where(in_the_thick_of_it, "barrosa-standard"))
    turn, done = table.turn, Counter[str]()
    for _act in range(MOST):
        settle(table)
        if table.turn != turn or table.is_over:
            break
        who = table.page.locator("header .who").inner_text()
        done[act(table, done, f"{who} {table.phase}")] += 1
    else:
        raise AssertionError(f"{MOST} acts, and the turn is not over: {done}")
    assert {"command", "march", "strike"} <= {what.split(" ")[0] for what in done}, done
    assert not said, said
    table.page.screenshot(path=artefacts / "full-battle.png")


def act(table: Seat, done: Counter[str], moment: str) -> str:
    """A little of everything in each phase, then its end; what was done."""
    able = table.page.locator("[data-unit].able").count()
    if table.is_asked:
        table.answer()
        return "answer"
    if "Command" in table.phase and "movement" not in table.phase and able and not done[f"command {moment}"]:
        table.take_next()
        table.command_in_hand("attack")
        return f"command {moment}"
    if "· Movement" in table.phase and able and done[f"march {moment}"] < MARCHES:
        table.take_next()
        table.march_in_hand()
        return f"march {moment}"
    if "fire" in table.phase and able and not done[f"strike {moment}"]:
        table.strike()
        return f"strike {moment}"
    table.hurry()
    return f"done {moment}"
