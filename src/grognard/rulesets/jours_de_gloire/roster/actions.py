"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Part, titled
from grognard.rulesets.jours_de_gloire.labels import LABELS
from grognard.rulesets.jours_de_gloire.roster.kinds import FOOT, GUNS, HORSE


def _any(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path, GUNS: path}


def _fighting(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path}


DEFENDERS = Part("defenders", "enemy", _any("defence.units"), most=2, asks=("square",))
#: who else may be in a fight, on either side
OTHERS = (
    Part("second", "own", _fighting("attackers.1.units"), least=0, most=2),
    Part("third", "own", _fighting("attackers.2.units"), least=0, most=2, after="second"),
    Part("support", "enemy", {GUNS: "defence.support.0.unit"}, least=0),
    Part("beyond", "enemy", _any("beyond.units"), least=0, most=2),
)
AROUND = ("arc", "hexside", "terrain")


def _test(id: str, kinds: dict[str, str], *asks: str) -> Action:
    """One unit that is tested or rallied."""
    unit = Part("unit", "own", kinds, asks=("intent", "orders", "in_radius", "recoil", "rout"))
    return Action(id, dict.fromkeys(kinds, id), (unit,), asks)


ACTIONS = titled(
    LABELS,
    Action(
        "artillery-fire",
        {GUNS: "artillery-fire"},
        (
            Part("batteries", "own", {GUNS: "firing.units"}, most=2),
            Part("targets", "enemy", _any("target.units"), most=2, asks=("square",)),
            Part("answer", "enemy", {GUNS: "others.0.unit"}, least=0),
        ),
        asks=("distance", "kind", "terrain", "faces_firer", "hexside", "climb"),
    ),
    Action(
        "shock",
        _fighting("shock"),
        (Part("attackers", "own", _fighting("attackers.0.units"), most=2), DEFENDERS, *OTHERS),
        asks=AROUND,
    ),
    Action(
        "charge",
        {HORSE: "charge"},
        (
            Part("attackers", "own", {HORSE: "attackers.0.units"}, most=2),
            DEFENDERS,
            *OTHERS,
            Part("reserve", "own", _any("reserve.units"), least=0, most=2),
        ),
        asks=("hexes", *AROUND),
    ),
    _test("rally", _any("unit"), "next_to_enemy", "in_enemy_zoc", "fought", "tried"),
    _test("cohesion", _any("unit"), "failing"),
    _test("engagement", _fighting("")),
    _test("square", {FOOT: "unit"}, "occasion", "arc", "terrain", "tried"),
    _test("rout", _any("unit"), "occasion"),
)
