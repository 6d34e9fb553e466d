"""5.18, 10.13. What it is worth to leave the map and to call for help."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, stage

from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.rulesets.alea.play.order_worth import order_worth

GONE = {"at": OFF, "fate": "exited"}


def test_leaving_is_worth_its_share_of_the_win_while_the_rest_is_near() -> None:
    near = {f"F0{n}": {"at": "2007" if n < 4 else "2006"} for n in range(1, 5)}
    battle = stage("bailen-standard", "movement", "french", pieces=near)
    decisive = battle.scenario.own.margins.decisive
    assert order_worth(battle, Order("exit", ("F01",))) == pytest.approx(decisive * 7 / 25)


def test_whoever_completes_the_strength_brings_all_of_it() -> None:
    battle = stage("bailen-standard", "movement", "french", F01={"at": "2007"}, F02=GONE, F03=GONE, F04=GONE)
    assert order_worth(battle, Order("exit", ("F01",))) == battle.scenario.own.margins.decisive


def test_nobody_is_told_to_leave_alone() -> None:
    battle = stage("bailen-standard", "movement", "french", F01={"at": "2007"})
    assert order_worth(battle, Order("exit", ("F01",))) is None


def test_the_baggage_has_to_come_along_where_it_is_asked_for() -> None:
    battle = stage("bailen-1808", "movement", "french")
    win = next(win for win in battle.scenario.own.wins if type(win).__name__ == "ExitedStrength")
    assert win.units
    gone: dict[str, Changes] = {
        row.id: GONE for row in battle.scenario.own.units if row.side == "french" and row.id not in win.units
    }
    last = next(iter(gone))
    gone[last] = {"at": win.hexes[0]}
    battle = stage("bailen-1808", "movement", "french", pieces=gone)
    assert order_worth(battle, Order("exit", (last,))) is None
    battle = stage("bailen-1808", "movement", "french", pieces=gone | dict.fromkeys(win.units, GONE))
    assert order_worth(battle, Order("exit", (last,))) is not None


def test_a_call_for_help_costs_nothing() -> None:
    battle = stage("bailen-1808", "reinforcements", "french")
    assert (order_worth(battle, Order("call")) or 0) > 0
    assert order_worth(battle, Order("enter", ("F01",), "0107")) is None
