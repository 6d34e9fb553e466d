"""Who is still to be activated, the sky and the box; who may be named in an attack, and its ratio."""

from __future__ import annotations

import pytest
from tests.staging import figure, order, stage, words_of

from grognard.core.game.battle import Battle
from grognard.core.game.displays import Display
from grognard.rulesets.tikhvin.play.displays import displays
from grognard.rulesets.tikhvin.play.joint_acts import compared, muster

SCENARIO = "tikhvin-training"


def display(battle: Battle, id: str) -> Display:
    return next(one for one in displays(battle) if one.id == id)


@pytest.mark.rule("tikhvin 3.3", "tikhvin 3.5")
def test_the_activations_tell_who_acts_who_is_left_and_who_has_acted() -> None:
    tracks = {"acting.german": "GL1"}
    battle = stage(SCENARIO, "movement", "german", tracks=tracks, SL1={"markers": {"acted": 1}})
    lines = display(battle, "activations").lines
    found = {str(dict(words_of(line.text).args)["unit"]): line for line in lines}
    assert (found["GL1"].standing, found["SL1"].standing) == ("acting", "done")
    assert "G01" in found["GL1"].units
    assert display(battle, "activations").brief is not None


@pytest.mark.rule("tikhvin 10.2", "tikhvin 10.5")
def test_the_weather_is_told_with_what_it_does_and_points_while_there_are_any() -> None:
    battle = stage(SCENARIO, "replacements", "german", tracks={"weather": "snow", "rp.german": 3})
    lines = display(battle, "conditions").lines
    assert [words_of(line.text).key for line in lines] == ["display-weather", "display-points"]
    assert lines[0].facts[0].key == "display-weather-snow"


@pytest.mark.rule("tikhvin 6.3")
def test_air_units_that_have_flown_are_told_apart() -> None:
    fresh = stage(SCENARIO, "combat", "german")
    used = stage(SCENARIO, "combat", "german", GV1={"markers": {"used": 1}})
    assert {line.standing for line in display(fresh, "air").lines} == {"ready"}
    assert "done" in {line.standing for line in display(used, "air").lines}


@pytest.mark.rule("tikhvin 10.3")
def test_reinforcements_are_told_before_they_come_and_where_they_come_in() -> None:
    battle = stage("tikhvin-1941", "activation", "german", turn=2)
    facts = [line.facts[0].key for line in display(battle, "arrivals").lines]
    assert facts
    assert set(facts) <= {"display-comes", "display-due", "display-blocked"}


@pytest.mark.rule("tikhvin 7.3", "tikhvin 7.4", "tikhvin 6.4")
def test_attackers_and_support_may_be_named_with_what_a_river_leaves_of_them() -> None:
    battle = stage(SCENARIO, "combat", "german", tracks={"acting.german": "GL1"})
    found = muster(battle, order("attack G01 >0507"))
    roles = {one.unit: one.role.key for one in found if one.role is not None}
    assert {roles[unit] for unit in ("G01", "G02", "G03")} == {"muster-attackers"}
    assert {roles["GA1"], roles["GV1"]} == {"muster-support"}
    assert any(one.note is not None and one.note.key == "muster-across" for one in found)
    assert muster(battle, order("attack G01 >9999")) == ()


@pytest.mark.rule("tikhvin 7.5")
def test_the_ratio_is_told_for_everybody_who_is_named() -> None:
    battle = stage(SCENARIO, "combat", "german", tracks={"acting.german": "GL1"})
    alone, *_ = compared(battle, order("attack G02 >0507"))
    all_of_them, hexes = compared(battle, order("attack G01+G02+G03 >0507"))
    assert figure(alone, "attack") < figure(all_of_them, "attack")
    assert hexes.key == "compare-hexes"
