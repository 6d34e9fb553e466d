"""Liberators at a real table: what entries say in a case, and what rulings do to them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.answers.errors import Stop
from grognard.answers.roster_table import Happening, looked_at, ruled, turned, weighed
from grognard.core.errors import BadCase
from grognard.core.roster import read_roster
from grognard.rulesets.liberators import RULESET
from grognard.rulesets.liberators.roster import ROSTER

SEVENTH = {"kind": "troops", "name": "7th", "side": "patriot", "starting": 12, "brigade": "O'Higgins"}
LANCERS = {
    "kind": "troops",
    "name": "Lanceros",
    "side": "patriot",
    "arm": "cavalry",
    "starting": 4,
    "weapon": "none",
    "lancers": True,
    "formation": "field-column",
}
BATTERY = {"kind": "guns", "name": "Plaza", "side": "patriot", "starting": 2}
CHIEF = {"kind": "leaders", "name": "O'Higgins", "side": "patriot", "rating": "good"}
TALAVERA = {"kind": "troops", "name": "Talavera", "side": "royalist", "starting": 12, "quality": "elite"}
MAROTO = {"kind": "leaders", "name": "Maroto", "side": "royalist", "attached_to": "Talavera"}


def roster(*changed: dict[str, Any]) -> dict[str, Any]:
    """Both armies, with some entries as they are given here."""
    entries = {one["name"]: one for one in (SEVENTH, LANCERS, BATTERY, CHIEF, TALAVERA, MAROTO)}
    entries |= {one["name"]: one for one in changed}
    return {"title": "Test", "entries": list(entries.values())}


def happen(
    action: str, parts: dict[str, list[str]], *given: int | str, side: str = "patriot", **more: Any
) -> Happening:
    dice: list[list[int] | str] = [[one] if isinstance(one, int) else one for one in given]
    return Happening(action=action, side=side, parts=parts, given=dice, **more)


def entry(told: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in told["after"]["roster"]["entries"] if one["name"] == name)
    return found


VOLLEY = {"7th": {"distance": 3}}
AT_TALAVERA = {"firers": ["7th"], "target": ["Talavera"]}


def test_fire_takes_stands_and_order() -> None:
    # 6.14  12 points are +2, a natural 9 makes 11: withering.
    told = ruled(RULESET, roster(), happen("fire", AT_TALAVERA, 9, answers=VOLLEY), "en")
    assert entry(told, "Talavera")["lost"] == 2
    assert entry(told, "Talavera")["order"] == "disordered"
    assert {line["rule"] for line in told["lines"]} == {"liberators 6.14"}
    assert told["after"]["looks"]["Talavera"]["left"] == 10


def test_a_natural_ten_leaves_the_firer_low_on_ammunition_and_endangers_the_leader() -> None:
    parts = {**AT_TALAVERA, "leader": ["Maroto"]}
    told = ruled(RULESET, roster(), happen("fire", parts, 10, 9, answers=VOLLEY), "en")
    assert entry(told, "7th")["low_ammo"] is True
    assert entry(told, "Maroto")["fate"] == "fallen"
    assert "attached_to" not in entry(told, "Maroto")
    assert told["after"]["looks"]["Maroto"]["gone"]


def test_a_fallen_leader_is_replaced_when_his_side_moves_next() -> None:
    fallen = {**MAROTO, "fate": "fallen", "turns": 1, "attached_to": None}
    told = turned(RULESET, roster(fallen), "en")
    assert told["after"]["roster"]["active"] == "royalist"
    assert entry(told, "Maroto")["rating"] == "provisional"
    assert "fate" not in entry(told, "Maroto")
    assert [line["rule"] for line in told["lines"]] == ["liberators 9.4"]


def test_a_leader_who_is_away_misses_one_turn_of_his_own() -> None:
    data: Any = roster({**MAROTO, "fate": "away", "turns": 2, "attached_to": None})
    away = []
    for _turn in range(4):
        told = turned(RULESET, data, "en")
        data = told["after"]["roster"]
        away.append((data["turn"], data["active"], told["after"]["looks"]["Maroto"]["gone"]))
    assert away == [
        (1, "royalist", True),
        (2, "patriot", True),
        (2, "royalist", False),
        (3, "patriot", False),
    ]


def test_a_hasty_square_becomes_a_square_when_its_side_moves_next() -> None:
    told = turned(RULESET, roster({**TALAVERA, "formation": "hasty-square"}), "en")
    assert entry(told, "Talavera")["formation"] == "square"


def test_an_answer_about_formation_is_remembered() -> None:
    answers = {"7th": {"distance": 3, "formation": "attack-column"}, "Talavera": {"formation": "square"}}
    told = ruled(RULESET, roster(), happen("fire", AT_TALAVERA, 1, answers=answers), "en")
    assert entry(told, "7th")["formation"] == "attack-column"
    assert entry(told, "Talavera")["formation"] == "square"
    assert "target.plus-two" in {one["id"] for one in told["trace"][0]["tally"]}


def test_lancers_have_nothing_to_fire_with() -> None:
    parts = {"firers": ["Lanceros"], "target": ["Talavera"]}
    with pytest.raises(Stop, match="nothing to fire with"):
        ruled(RULESET, roster(), happen("fire", parts, answers={"Lanceros": {"distance": 2}}), "en")


def test_an_attached_leader_fights_with_his_unit() -> None:
    charge = happen("charge", {"attackers": ["Talavera"], "defenders": ["7th"]}, side="royalist")
    odds = weighed(RULESET, roster(), charge, "en")
    assert any(one["id"] == "leader" for one in odds["throws"][0]["modifiers"])
    away = weighed(RULESET, roster({**MAROTO, "fate": "away", "turns": 1}), charge, "en")
    assert not any(one["id"] == "leader" for one in away["throws"][0]["modifiers"])


def test_a_charger_disordered_on_its_way_has_declared_in_good_order() -> None:
    data = roster({**SEVENTH, "order": "disordered"})
    parts = {"attackers": ["7th"], "defenders": ["Talavera"]}
    with pytest.raises(Stop, match="not in good order"):
        weighed(RULESET, data, happen("charge", parts), "en")
    shot = happen("charge", parts, 10, 1, answers={"7th": {"disordered_by_fire": True}})
    told = ruled(RULESET, data, shot, "en")
    assert entry(told, "7th")["order"] == "disordered"
    assert told["after"]["looks"]["Talavera"]["bad"]


def test_a_charge_asks_what_the_loser_does_when_it_comes_to_it() -> None:
    parts = {"attackers": ["Lanceros"], "defenders": ["Talavera"]}
    told = ruled(RULESET, roster(), happen("charge", parts, 1, 6), "en")
    assert told["after"] is None
    assert [one["value"] for one in told["waits"]["options"]] == ["yes", "no"]
    told = ruled(RULESET, roster(), happen("charge", parts, 1, 6, "yes"), "en")
    assert any("recall" in line["text"] for line in told["lines"])


def test_a_ruling_waits_for_one_die_after_the_other() -> None:
    told = ruled(RULESET, roster(), happen("fire", AT_TALAVERA, answers=VOLLEY), "en")
    assert told["waits"]["dice"] == {"name": "1d10", "count": 1, "low": 1, "high": 10}
    assert told["lines"] == []


@pytest.mark.parametrize("given", [[[11]], [[0]], [[1, 2]], ["yes"], [[3], [4]], [[3], "yes"]])
def test_dice_and_options_that_nothing_asks_for_are_refused(given: list[Any]) -> None:
    happening = Happening(action="fire", side="patriot", parts=AT_TALAVERA, answers=VOLLEY, given=given)
    with pytest.raises(Stop):
        ruled(RULESET, roster(), happening, "en")


def test_a_disordered_unit_rallies() -> None:
    data = roster({**SEVENTH, "order": "disordered", "lost": 1})
    parts = {"units": ["7th"], "leader": ["O'Higgins"]}
    told = ruled(RULESET, data, happen("maneuver", parts, 6, answers={"7th": {"distance": 4}}), "en")
    assert "order" not in entry(told, "7th")


def test_a_maneuver_taken_afterwards_changes_the_formation() -> None:
    parts = {"units": ["7th"], "leader": ["O'Higgins"]}
    taken = happen("maneuver", parts, 3, taken={"7th": "form-square"})
    told = ruled(RULESET, roster({**SEVENTH, "lost": 4}), taken, "en")
    assert entry(told, "7th")["formation"] == "square"
    assert "form-square" in [one["value"] for one in told["follows"][0]["options"]]
    assert [line["text"] for line in told["lines"]][1:] == [
        "7th: form square",
        "7th changes formation: square",
    ]
    with pytest.raises(Stop):
        ruled(RULESET, roster(), happen("maneuver", parts, 3, taken={"7th": "fly"}), "en")


@pytest.mark.parametrize(
    ("option", "before", "field", "after"),
    [
        ("rally", {"silenced": 2}, "silenced", None),
        ("limber", {}, "limbered", True),
        ("replenish-ammunition", {"low_ammo": 1}, "low_ammo", None),
        ("unlimber", {"limbered": True}, "limbered", None),
    ],
)
def test_guns_rally_limber_and_replenish(option: str, before: Any, field: str, after: Any) -> None:
    parts = {"units": ["Plaza"], "leader": ["O'Higgins"]}
    taken = happen("maneuver", parts, 8, taken={"Plaza": option})
    told = ruled(RULESET, roster({**BATTERY, **before}), taken, "en")
    assert entry(told, "Plaza").get(field) == after


def test_lost_gun_stands_take_their_markers_along_and_count_two() -> None:
    data = roster({**BATTERY, "silenced": 2, "damaged": 2})
    parts = {"firers": ["Talavera"], "target": ["Plaza"]}
    fired = happen("fire", parts, 9, side="royalist", answers={"Talavera": {"distance": 2}})
    told = ruled(RULESET, data, fired, "en")
    battery = entry(told, "Plaza")
    assert (battery["lost"], battery["silenced"], battery["damaged"]) == (1, 1, 1)
    assert told["after"]["armies"]["patriot"][0].startswith("2 of 16 stands lost")


def test_heavy_casualties_count_in_maneuver_checks() -> None:
    parts = {"units": ["7th"]}
    light = weighed(RULESET, roster({**SEVENTH, "lost": 4}), happen("maneuver", parts), "en")
    heavy = weighed(RULESET, roster({**SEVENTH, "lost": 5}), happen("maneuver", parts), "en")
    assert "greater-losses" in {one["id"] for one in heavy["throws"][0]["modifiers"]}
    assert "greater-losses" not in {one["id"] for one in light["throws"][0]["modifiers"]}
    both = roster({**SEVENTH, "lost": 5}, {**TALAVERA, "lost": 5})
    equal = weighed(RULESET, both, happen("maneuver", parts), "en")
    assert "heavy-casualties" in {one["id"] for one in equal["throws"][0]["modifiers"]}


def test_an_army_is_told_that_it_is_beaten() -> None:
    shown = looked_at(RULESET, roster({**SEVENTH, "lost": 4, "order": "broken"}), "en")
    assert len(shown["armies"]["patriot"]) == 2
    assert "12" in shown["armies"]["patriot"][1]


def test_whoever_is_gone_takes_no_part() -> None:
    with pytest.raises(Stop, match="no longer on the table"):
        weighed(RULESET, roster({**TALAVERA, "lost": 12}), happen("fire", AT_TALAVERA, answers=VOLLEY), "en")


def test_a_broken_unit_moves_at_the_broken_rate() -> None:
    told = ruled(RULESET, roster({**SEVENTH, "order": "broken"}), happen("move", {"mover": ["7th"]}), "en")
    assert told["lines"][0]["rule"] == "liberators 5.1"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"firers": ["7th"]}, "parts.target"),
        ({"firers": ["7th", "7th"], "target": ["Talavera"]}, "twice"),
        ({"firers": ["Talavera"], "target": ["7th"]}, "other side"),
        ({"firers": ["O'Higgins"], "target": ["Talavera"]}, "cannot take this part"),
        ({"firers": ["Nobody"], "target": ["Talavera"]}, "nobody is called"),
        ({"firers": ["7th"], "target": ["Talavera"], "dance": []}, "unknown part"),
    ],
)
def test_who_cannot_take_a_part_is_told_why(parts: dict[str, list[str]], said: str) -> None:
    with pytest.raises(Stop, match=said):
        weighed(RULESET, roster(), happen("fire", parts, answers=VOLLEY), "en")


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({**SEVENTH, "lost": 13}, "entries.0.lost"),
        ({**SEVENTH, "starting": 1}, "entries.0.starting"),
        ({**SEVENTH, "lancers": True}, "entries.0.lancers"),
        ({**SEVENTH, "formation": "field-column"}, "entries.0.formation"),
        ({**SEVENTH, "side": "french"}, "entries.0.side"),
        ({**SEVENTH, "kind": "dragons"}, "entries.0.kind"),
        ({**SEVENTH, "colour": "blue"}, "entries.0.colour"),
        ({**SEVENTH, "brigade": "Maroto"}, "entries.0.brigade"),
        ({**BATTERY, "silenced": 3}, "entries.2.silenced"),
        ({**BATTERY, "limbered": True, "carriage": "fixed"}, "entries.2.limbered"),
        ({**MAROTO, "attached_to": "7th"}, "entries.5.attached_to"),
    ],
)
def test_a_bad_entry_is_told_with_its_place(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(BadCase) as bad:
        read_roster(ROSTER, RULESET.sides, roster(wrong))
    assert where in [fault.path for fault in bad.value.faults]


@pytest.mark.parametrize(
    "data",
    [
        *(None, [], "x", {}, {"title": ""}, {"title": "x", "turn": 0}, {"title": "x", "active": "french"}),
        *({"title": "x", "entries": "x"}, {"title": "x", "entries": [3]}, {"title": "x", "armies": []}),
        {"title": "x", "armies": {"french": {}}},
        {"title": "x", "armies": {"patriot": {"heavy_casualties": -1}}},
        {"title": "x", "entries": [SEVENTH, SEVENTH]},
        {"title": "x", "entries": [{**SEVENTH, "name": f"U{n}"} for n in range(101)]},
        {"title": "x", "entries": [{**SEVENTH, "name": "attacker"}]},
    ],
)
def test_what_is_no_roster_is_refused(data: Any) -> None:
    with pytest.raises(BadCase) as bad:
        read_roster(ROSTER, RULESET.sides, data)
    assert bad.value.faults
