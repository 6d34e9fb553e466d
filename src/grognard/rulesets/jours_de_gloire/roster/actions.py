"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.roster import Action, Part
from grognard.rulesets.jours_de_gloire.labels import LABELS
from grognard.rulesets.jours_de_gloire.roster.kinds import FOOT, GUNS, HORSE


def _any(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path, GUNS: path}


def _fighting(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path}


SECOND = LABELS["act.second"]
THIRD = LABELS["act.third"]
WHO_ATTACKS = LABELS["act.who-attacks"]
WHO_IS_ATTACKED = LABELS["act.who-is-attacked"]
AROUND = ("arc", "hexside", "terrain")


def _defence(most: int = 2) -> Part:
    return Part(
        id="defenders",
        title=WHO_IS_ATTACKED,
        of="enemy",
        places=_any("defence.units"),
        most=most,
        asks=("square",),
    )


def _from(id: str, title: Label, number: int, after: str = "") -> Part:
    least = int(number == 0)
    places = _fighting(f"attackers.{number}.units")
    return Part(id=id, title=title, of="own", places=places, least=least, most=2, after=after)


SUPPORT = Part(
    id="support",
    title=LABELS["act.support"],
    of="enemy",
    places={GUNS: "defence.support.0.unit"},
    least=0,
)
BEYOND = Part(
    id="beyond",
    title=LABELS["act.beyond"],
    of="enemy",
    places=_any("beyond.units"),
    least=0,
    most=2,
)

FIRE = Action(
    id="artillery-fire",
    title=LABELS["act.artillery-fire"],
    about=LABELS["act.artillery-fire-about"],
    procedures={GUNS: "artillery-fire"},
    parts=(
        Part(
            id="batteries",
            title=LABELS["act.artillery-fire-batteries"],
            of="own",
            places={GUNS: "firing.units"},
            most=2,
        ),
        Part(
            id="targets",
            title=LABELS["act.artillery-fire-targets"],
            of="enemy",
            places=_any("target.units"),
            most=2,
            asks=("square",),
        ),
        Part(
            id="answer",
            title=LABELS["act.artillery-fire-answer"],
            of="enemy",
            places={GUNS: "others.0.unit"},
            least=0,
        ),
    ),
    asks=("distance", "kind", "terrain", "faces_firer", "hexside", "climb"),
)

SHOCK = Action(
    id="shock",
    title=LABELS["act.shock"],
    about=LABELS["act.shock-about"],
    procedures={FOOT: "shock", HORSE: "shock"},
    parts=(
        _from("attackers", WHO_ATTACKS, 0),
        _defence(),
        _from("second", SECOND, 1),
        _from("third", THIRD, 2, "second"),
        SUPPORT,
        BEYOND,
    ),
    asks=AROUND,
)

CHARGE = Action(
    id="charge",
    title=LABELS["act.charge"],
    about=LABELS["act.charge-about"],
    procedures={HORSE: "charge"},
    parts=(
        Part(
            id="attackers",
            title=LABELS["act.charge-attackers"],
            of="own",
            places={HORSE: "attackers.0.units"},
            most=2,
        ),
        _defence(),
        _from("second", SECOND, 1),
        _from("third", THIRD, 2, "second"),
        SUPPORT,
        BEYOND,
        Part(
            id="reserve",
            title=LABELS["act.charge-reserve"],
            of="own",
            places=_any("reserve.units"),
            least=0,
            most=2,
        ),
    ),
    asks=("hexes", *AROUND),
)


def _test(id: str, title: Label, about: Label, kinds: dict[str, str], *asks: str) -> Action:
    """One unit that is tested or rallied."""
    return Action(
        id=id,
        title=title,
        about=about,
        procedures=dict.fromkeys(kinds, id),
        parts=(
            Part(
                id="unit",
                title=LABELS["act.unit"],
                of="own",
                places=kinds,
                asks=("intent", "orders", "in_radius", "recoil", "rout"),
            ),
        ),
        asks=asks,
    )


RALLY = _test(
    "rally",
    LABELS["act.rally"],
    LABELS["act.rally-about"],
    _any("unit"),
    *("next_to_enemy", "in_enemy_zoc", "fought", "tried"),
)
COHESION = _test(
    "cohesion",
    LABELS["act.cohesion"],
    LABELS["act.cohesion-about"],
    _any("unit"),
    "failing",
)
ENGAGEMENT = _test(
    "engagement",
    LABELS["act.engagement"],
    LABELS["act.engagement-about"],
    _fighting(""),
)
SQUARE = _test(
    "square",
    LABELS["act.square"],
    LABELS["act.square-about"],
    {FOOT: "unit"},
    *("occasion", "arc", "terrain", "tried"),
)
ROUT = _test(
    "rout",
    LABELS["act.rout"],
    LABELS["act.rout-about"],
    _any("unit"),
    "occasion",
)

ACTIONS = (FIRE, SHOCK, CHARGE, RALLY, COHESION, ENGAGEMENT, SQUARE, ROUT)
