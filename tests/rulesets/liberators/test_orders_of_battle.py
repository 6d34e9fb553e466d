"""The companion's orders of battle are those of the battles on the table."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.answers.roster_sheet import army_data
from grognard.rulesets import ruleset
from grognard.rulesets.liberators.order_of_battle import Armies
from grognard.rulesets.liberators.scenario_rows import GunRow, LeaderRow, TroopRow
from grognard.scenarios import load

BATTLES = ("chacabuco-1817", "chacabuco-farm", "maipu-1818")
FLAGS = {"gaucho": "gaucho", "granaderos": "granadero", "lancers": "lancer", "brave_colonel": "brave-colonel"}


def brigade(own: Armies, row: TroopRow | GunRow) -> int:
    """Which leader of its side it has, counted from 0."""
    leaders = [leader.id for leader in own.leaders if leader.side == row.side]
    return leaders.index(str(row.leader))


def troops_of_row(own: Armies, row: TroopRow) -> tuple[Any, ...]:
    flags = tuple(name for name, flag in FLAGS.items() if flag in row.flags)
    weapon = "none" if row.weapon == "lance" else row.weapon
    shape = (row.stands, row.formation, row.skirmish, weapon)
    return (row.side, row.arm, row.quality, row.effectiveness, *shape, flags, brigade(own, row))


def troops_of_entry(leaders: dict[str, list[str]], entry: dict[str, Any]) -> tuple[Any, ...]:
    flags = tuple(name for name in FLAGS if entry.get(name))
    arm, weapon = entry.get("arm", "infantry"), entry.get("weapon", "musket")
    quality, tenor = entry.get("quality", "regular"), entry.get("effectiveness", "reliable")
    shape = (entry["starting"], entry.get("formation", "line"), entry.get("rating", 0), weapon)
    place = leaders[entry["side"]].index(entry["brigade"])
    return (entry["side"], arm, quality, tenor, *shape, flags, place)


def guns_of_row(own: Armies, row: GunRow) -> tuple[Any, ...]:
    limbered = row.formation == "limbered"
    return (row.side, row.gun, row.stands, row.carriage, limbered, row.trained == "yes", brigade(own, row))


def guns_of_entry(leaders: dict[str, list[str]], entry: dict[str, Any]) -> tuple[Any, ...]:
    gun, carriage = entry.get("gun", "light"), entry.get("carriage", "foot")
    place = leaders[entry["side"]].index(entry["brigade"])
    state = (entry.get("limbered", False), entry.get("trained", False))
    return (entry["side"], gun, entry["starting"], carriage, *state, place)


def leader_of_row(row: LeaderRow) -> tuple[str, str]:
    return row.side, row.rating


@pytest.mark.parametrize("battle", BATTLES)
def test_a_roster_has_the_units_stands_and_values_of_its_battle(battle: str) -> None:
    own = load(battle).own
    entries = army_data(ruleset("liberators"), battle, "en")["entries"]
    kinds: dict[str, list[dict[str, Any]]] = {"troops": [], "guns": [], "leaders": []}
    for entry in entries:
        kinds[entry["kind"]].append(entry)
    leaders: dict[str, list[str]] = {"patriot": [], "royalist": []}
    for entry in kinds["leaders"]:
        leaders[entry["side"]].append(entry["name"])
    assert [leader_of_row(row) for row in own.leaders] == [
        (entry["side"], entry.get("rating", "average")) for entry in kinds["leaders"]
    ]
    assert sorted(troops_of_row(own, row) for row in own.troops) == sorted(
        troops_of_entry(leaders, entry) for entry in kinds["troops"]
    )
    assert sorted(guns_of_row(own, row) for row in own.guns) == sorted(
        guns_of_entry(leaders, entry) for entry in kinds["guns"]
    )


@pytest.mark.parametrize("battle", BATTLES)
def test_an_army_breaks_at_the_same_losses_in_both(battle: str) -> None:
    own = load(battle).own
    data = army_data(ruleset("liberators"), battle, "en")
    for army in own.army:
        told = data.get("armies", {}).get(army.side, {})
        stands = sum(row.stands for row in own.troops if row.side == army.side)
        assert (told.get("breaks_at") or -(-stands // 2)) == (army.breaks or -(-stands // 2))
        assert (told.get("heavy_casualties") or -(-3 * stands // 10)) == (army.heavy or -(-3 * stands // 10))
