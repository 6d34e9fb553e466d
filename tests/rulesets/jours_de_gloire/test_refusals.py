"""What the rules forbid, each with the paragraph that forbids it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.jours_de_gloire.situations import JDG, charge, fire, ruled, shock, unit

from grognard import BadCase, IllegalOrder

LANCERS = [unit("c", "cavalry")]


def two_hexes(**more: Any) -> dict[str, Any]:
    case = shock(**more)
    case["attackers"] = [{"units": [unit("a")]}, {"units": [unit("b")]}]
    return dict(case)


REFUSED = [
    # 5.9, 7.1, 7.2  Who attacks with whom.
    ("shock", shock({"units": [unit("a"), unit("h", "cavalry")]}), "5.9"),
    ("shock", shock(None, {"units": [unit("d"), unit("h", "heavy-cavalry")]}), "5.9"),
    ("shock", two_hexes(adjacent=False), "7.1"),
    ("shock", shock({"facing": False}), "7.1"),
    ("shock", shock({"units": [unit("a", state="disordered")]}), "7.2"),
    ("shock", shock({"units": [unit("a", state="routed")]}), "7.2"),
    ("shock", shock({"units": [unit("a", square=True)]}), "7.2"),
    ("shock", shock({"units": [unit("a", "artillery")]}), "7.2"),
    ("charge", charge({"units": [unit("c", "cavalry", state="disordered")]}), "7.2"),
    # 2.2, 2.12  Where nobody fights.
    ("shock", shock({"hexside": ["river"]}), "2.12"),
    ("shock", shock(None, {"terrain": "water"}), "2.2"),
    ("shock", shock({"terrain": "water"}), "2.2"),
    # 7.29, 7.30  What is no charge.
    ("charge", charge({"hexes": 1}), "7.29"),
    ("charge", charge({"straight": False}), "7.29"),
    ("charge", charge({"through_guns": True}), "7.29"),
    ("charge", charge({"units": [unit("a")]}), "7.29"),
    ("charge", charge({"charging": False}), "7.30"),
    ("charge", charge({"through": ["water"]}), "2.2"),
    ("charge", charge({"over": ["river"]}), "2.2"),
    # 10.2, 10.3  Night, mud and fog.
    ("charge", charge(night=True), "10.2"),
    ("charge", charge(mud=True), "10.3"),
    ("artillery-fire", fire(night=True), "10.2"),
    ("artillery-fire", fire(fog=True, distance=3), "10.3"),
    # 6.1-6.5, 6.10, 6.16  What does not fire.
    ("artillery-fire", fire({"units": [unit("g")]}), "6.1"),
    ("artillery-fire", fire({"units": [unit("g", "artillery", state="disordered")]}), "6.2"),
    ("artillery-fire", fire({"units": [unit("g", "artillery", state="routed")]}), "6.2"),
    ("artillery-fire", fire(in_arc=False), "6.3"),
    ("artillery-fire", fire(in_sight=False), "6.3"),
    ("artillery-fire", fire(distance=7), "6.4"),
    ("artillery-fire", fire(distance=1, hexside=["steep-slope"]), "6.5"),
    ("artillery-fire", fire(distance=1, hexside=["redoubt", "crest"]), "6.5"),
    (
        "artillery-fire",
        fire({"units": [unit("g", "artillery"), unit("k", "artillery")], "same_formation": False}),
        "6.10",
    ),
    ("artillery-fire", fire(kind="counter-battery"), "6.16"),
    ("artillery-fire", fire(kind="reaction"), "7.6"),
    ("shock", shock(None, {"units": [unit("d")], "support": [{"unit": unit("s")}]}), "6.1"),
    # 1.10, 5.13, 7.31, 7.32  Squares.
    ("square", {"unit": {"id": "c", "cohesion": 6, "arm": "cavalry"}}, "1.10"),
    ("square", {"unit": {"id": "i", "cohesion": 6, "square": True}}, "7.31"),
    ("square", {"unit": {"id": "i", "cohesion": 6, "state": "disordered"}}, "7.31"),
    ("square", {"unit": {"id": "i", "cohesion": 6}, "terrain": "woods"}, "7.31"),
    ("square", {"unit": {"id": "i", "cohesion": 6}, "tried": True}, "7.31"),
    ("square", {"unit": {"id": "i", "cohesion": 6}, "arc": "rear"}, "7.32"),
    ("square", {"unit": {"id": "i", "cohesion": 6}, "occasion": "movement", "terrain": "town"}, "5.13"),
    ("square", {"unit": {"id": "i", "cohesion": 6, "state": "routed"}, "occasion": "movement"}, "5.13"),
    # 8.3, 8.4  Disorder and rout.
    ("engagement", {"id": "i", "engagement": 5, "state": "disordered", "intent": "charge"}, "8.3"),
    ("engagement", {"id": "i", "engagement": 5, "state": "routed", "intent": "enter-zoc"}, "8.4"),
    # 8.6, 8.7  Rally.
    ("rally", {"unit": {"id": "i", "cohesion": 6}}, "8.6"),
    ("rally", {"unit": {"id": "i", "cohesion": 6, "state": "routed"}, "next_to_enemy": True}, "8.6"),
    ("rally", {"unit": {"id": "i", "cohesion": 6, "state": "disordered"}, "in_enemy_zoc": True}, "8.6"),
    ("rally", {"unit": {"id": "i", "cohesion": 6, "state": "disordered"}, "fought": True}, "8.6"),
    ("rally", {"unit": {"id": "i", "cohesion": 6, "state": "routed"}, "tried": True}, "8.6"),
    ("rout", {"unit": {"id": "i", "cohesion": 6}, "occasion": "rally-phase"}, "8.7"),
    # 2.2, 5.12, 5.13  Steps.
    ("step-cost", {"mover": "infantry", "terrain": "water"}, "2.2"),
    ("step-cost", {"mover": "infantry", "hexside": ["river"], "way": "road"}, "2.2"),
    ("step-cost", {"mover": "artillery", "terrain": "marsh"}, "2.2"),
    ("step-cost", {"mover": "artillery", "climb": 2}, "2.2"),
    ("step-cost", {"mover": "cavalry", "hexside": ["fortification"]}, "2.2"),
    ("step-cost", {"mover": "cavalry", "hexside": ["steep-slope"]}, "2.2"),
    ("step-cost", {"mover": "cavalry", "hexside": ["stream", "bridge", "steep-slope"]}, "2.2"),
    ("step-cost", {"mover": "artillery", "enters_zoc": True}, "5.12"),
    ("step-cost", {"mover": "infantry", "square": True}, "5.13"),
]


@pytest.mark.rule(
    "jours-de-gloire 1.10",
    "jours-de-gloire 2.2",
    "jours-de-gloire 5.9",
    "jours-de-gloire 5.12",
    "jours-de-gloire 5.13",
    "jours-de-gloire 6.1",
    "jours-de-gloire 6.2",
    "jours-de-gloire 6.3",
    "jours-de-gloire 6.4",
    "jours-de-gloire 6.10",
    "jours-de-gloire 7.1",
    "jours-de-gloire 7.2",
    "jours-de-gloire 7.29",
    "jours-de-gloire 7.30",
    "jours-de-gloire 7.31",
    "jours-de-gloire 7.32",
    "jours-de-gloire 8.3",
    "jours-de-gloire 8.6",
    "jours-de-gloire 8.7",
    "jours-de-gloire 10.2",
    "jours-de-gloire 10.3",
)
@pytest.mark.parametrize(("procedure", "case", "number"), REFUSED)
def test_what_is_forbidden_is_refused_with_its_paragraph(
    procedure: str, case: dict[str, Any], number: str
) -> None:
    with pytest.raises(IllegalOrder) as refused:
        ruled(procedure, [], case)
    assert refused.value.rule == f"jours-de-gloire {number}"
    for language in ("en", "fr", "es"):
        for text in filter(None, (refused.value.reason, refused.value.remedy)):
            said = JDG.rules.catalogue.say(text, language)
            assert "{" not in said, said
            assert not said.startswith(("refuse-", "remedy-"))


FAULTY = [
    ("shock", shock(None, {"units": [unit("a")]}), "id"),
    ("shock", shock({"units": [unit("attacker")]}), "id"),
    ("shock", shock({"units": [unit("a", officer="d")]}), "id"),
    ("shock", shock({"units": [unit("a")], "rear": {"friends": [{"id": "a", "cohesion": 5}]}}), "id"),
    ("shock", shock(None, {"units": [unit("d", "cavalry", square=True)]}), "defence.units.0.square"),
    ("shock", shock(None, {"units": [unit("d")], "support": [{"unit": unit("g", "artillery"), "at": 2}]}),
     "defence.support.0.at"),
    ("step-cost", {"mover": "general", "state": "disordered"}, "state"),
    ("step-cost", {"mover": "artillery", "square": True}, "square"),
    ("step-cost", {"mover": "infantry", "hexside": ["stream", "stream"]}, "hexside"),
    ("step-cost", {"mover": "infantry", "hexside": ["bridge"]}, "hexside"),
    ("shock", shock({"hexside": ["slope", "steep-slope"]}), "attackers.0.hexside"),
    ("shock", shock(beyond={"units": [unit("e")], "hexside": ["stream", "river"]}), "beyond.hexside"),
    ("artillery-fire", fire(hexside=["redoubt", "fortification"]), "hexside"),
    ("artillery-fire", fire(others=[{"unit": unit("x", "artillery"), "distance": 1, "hexside": ["bridge"]}]),
     "others.0.hexside"),
]  # fmt: skip


@pytest.mark.parametrize(("procedure", "case", "path"), FAULTY)
def test_a_case_that_contradicts_itself_is_faulty(procedure: str, case: dict[str, Any], path: str) -> None:
    with pytest.raises(BadCase) as faulty:
        JDG.build_case(procedure, case)
    assert [fault.path for fault in faulty.value.faults] == [path]
