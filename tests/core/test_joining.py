from __future__ import annotations

import random
from itertools import chain

from grognard.core import events as ev
from grognard.core.drivers.joining import joined
from grognard.core.outcome import fold

UNITS = ("45", "8 I", "Guards")


def any_event(rng: random.Random) -> ev.Event:
    unit = rng.choice(UNITS)
    return rng.choice(
        (
            ev.LostStrength(unit, "", points=rng.randint(1, 3)),
            ev.Eliminated(unit, ""),
            ev.StateChanged(unit, "", state=rng.choice(("defeated", "normal"))),
            ev.FormationChanged(unit, "", formation=rng.choice(("square", "normal"))),
            ev.Retreated(unit, "", hexes=rng.randint(0, 3), how=rng.choice(("retreat", "rout"))),
            ev.Advanced(unit, "", how=rng.choice(("advance", "pursuit"))),
            ev.MarkerPlaced(unit, "", marker=rng.choice(("fatigue", "NO FIRE"))),
            ev.MarkerRemoved(unit, "", marker=rng.choice(("fatigue", "NO FIRE"))),
            ev.HexHeld(rng.choice(("attacker", "defender")), ""),
            ev.LeaderHit(unit, "", fate=rng.choice(("hit", "displaced"))),
            ev.Gained(unit, "", what="fatigue", points=1),
            ev.Found(rng.choice(("", unit)), "", what="control", value=rng.choice(("C", 2))),
        )
    )


def test_a_row_joined_from_its_groups_is_the_fold_of_all_its_events() -> None:
    rng = random.Random(11)
    for _ in range(3000):
        row = [tuple(any_event(rng) for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 4))]
        assert joined(row) == fold(chain.from_iterable(row)), row


def test_the_losses_of_one_counter_in_two_groups_add_up() -> None:
    row = [(ev.LostStrength("45", "", points=1),), (ev.LostStrength("45", "", points=2),)]
    assert joined(row).lost("45") == 3


def test_the_last_group_says_who_holds_the_hex() -> None:
    row = [(ev.HexHeld("defender", ""),), (), (ev.HexHeld("attacker", ""),)]
    assert joined(row).holds == "attacker"
