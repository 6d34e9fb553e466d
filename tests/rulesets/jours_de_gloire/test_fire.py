"""6. Artillery fire and counter-battery."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.jours_de_gloire.situations import asked, fire, played, ruled, tallies, unit

from grognard.core.drivers.play import Played
from grognard.core.procedure import Choose

BATTERY = unit("b", "artillery", strength=5)


@pytest.mark.rule("jours-de-gloire 6.12")
def test_a_massed_target_counts_neither_in_reaction_nor_counter_battery_nor_with_guns() -> None:
    crowd = {"units": [unit("t"), unit("u")]}
    assert tallies(played("artillery-fire", [0], fire(None, crowd)))[0]["target.massed"] == 1
    assert (
        "target.massed"
        not in tallies(played("artillery-fire", [0], fire(None, crowd, kind="reaction", distance=1)))[0]
    )
    with_guns = {"units": [unit("t"), BATTERY]}
    assert "target.massed" not in tallies(played("artillery-fire", [0], fire(None, with_guns)))[0]


@pytest.mark.rule("jours-de-gloire 6.15")
def test_guns_are_hit_only_where_there_is_nothing_else_or_in_counter_battery() -> None:
    mixed = {"units": [unit("t"), BATTERY]}
    assert dict(ruled("artillery-fire", [9], fire(None, mixed)).states) == {"t": "disordered"}
    answered = fire({"units": [unit("g", "artillery", strength=5)]}, mixed, kind="counter-battery")
    assert dict(ruled("artillery-fire", [9], answered).states) == {"b": "disordered"}


@pytest.mark.rule("jours-de-gloire 6.16", "jours-de-gloire 6.2")
def test_a_battery_answers_only_while_it_is_in_good_order() -> None:
    alone = fire(None, {"units": [BATTERY]})
    outcome = ruled("artillery-fire", [9], alone, target__counter_battery="yes")
    assert dict(outcome.states) == {"b": "disordered"}
    missed = played("artillery-fire", [0, 9], alone, target__counter_battery="yes")
    assert tallies(missed)[1] == {"firer.strength": 5, "firer.reaction": -1, "range.effective": 0}
    assert dict(missed.outcome.states) == {"g": "disordered"}


@pytest.mark.rule("jours-de-gloire 6.16")
def test_one_battery_answers_for_each_that_fired() -> None:
    two = {"units": [unit("g", "artillery"), unit("k", "artillery")]}
    others = [
        {"unit": unit("x", "artillery"), "distance": 3},
        {"unit": unit("y", "artillery"), "distance": 9},
    ]
    case = fire(two, {"units": [unit("t"), BATTERY]}, others=others)
    # y is out of reach; b answers the first and x the second.
    done = played("artillery-fire", [0, 9, 9, 9], case, target__counter_battery="yes")
    assert [tally["firer.strength"] for tally in tallies(done)] == [4, 5, 4]
    assert dict(done.outcome.states) == {"g": "disordered", "k": "disordered"}


@pytest.mark.rule("jours-de-gloire 6.12", "jours-de-gloire 6.16")
def test_guns_that_fired_out_of_a_square_are_answered_as_a_square() -> None:
    case = fire({"square": True}, {"units": [BATTERY]})
    done = played("artillery-fire", [0, 0], case, target__counter_battery="yes")
    assert tallies(done)[1] == {
        "firer.strength": 5,
        "firer.reaction": -1,
        "target.square": 1,
        "range.effective": 0,
    }


@pytest.mark.rule("jours-de-gloire 10.2", "jours-de-gloire 10.3", "jours-de-gloire 6.16")
def test_nobody_answers_from_farther_than_night_and_fog_allow() -> None:
    for distance, weather, answers in (
        (2, "night", False),
        (1, "night", True),
        (3, "fog", False),
        (2, "fog", True),
    ):
        others = [{"unit": unit("x", "artillery"), "distance": distance}]
        seen: dict[str, Any] = {"distance": 1, "others": others, weather: True}
        case = fire(**seen)
        assert ("target.counter-battery" in asked("artillery-fire", case)) == answers, (distance, weather)


@pytest.mark.rule("jours-de-gloire 2.5", "jours-de-gloire 6.5")
def test_fire_meets_all_that_the_hexside_carries() -> None:
    woods = {"units": [unit("t")], "terrain": "woods"}
    tally = tallies(played("artillery-fire", [0], fire(None, woods, hexside=["stream", "redoubt"])))[0]
    assert tally == {"firer.strength": 4, "target.hexside": -1, "range.effective": 0}
    assert ruled("artillery-fire", [0], fire(distance=2, hexside=["redoubt", "crest"])).to_data() == {}


@pytest.mark.rule("jours-de-gloire 6.16")
def test_nobody_answers_reaction_fire_or_out_of_a_closed_front() -> None:
    for more in ({"kind": "reaction", "distance": 1}, {"kind": "counter-battery"}):
        assert asked("artillery-fire", fire(None, {"units": [BATTERY]}, **more)) == set()
    turned = {"units": [BATTERY], "faces_firer": False}
    assert asked("artillery-fire", fire(None, turned)) == set()
    assert asked("artillery-fire", fire(None, {**turned, "terrain": "town"})) == {"target.counter-battery"}


@pytest.mark.rule("jours-de-gloire 6.4", "jours-de-gloire 6.10", "jours-de-gloire 6.13")
def test_two_batteries_count_long_range_from_the_shorter_one() -> None:
    two = {"units": [unit("g", "artillery", range=2), unit("k", "artillery", strength=6, range=6)]}
    tally = tallies(played("artillery-fire", [0], fire(two, distance=4)))[0]
    assert tally == {"firer.strength": 6, "firer.combined": 2, "range.long": -4}


@pytest.mark.rule("jours-de-gloire 6.3", "jours-de-gloire 6.5", "jours-de-gloire 6.11")
def test_six_fronts_fire_all_round_and_adjacent_hexes_are_always_seen() -> None:
    for firing in ({"terrain": "town"}, {"square": True}):
        tally = tallies(played("artillery-fire", [0], fire(firing, in_arc=False)))[0]
        assert tally["firer.six-fronts"] == -1
    assert ruled("artillery-fire", [0], fire(distance=1, in_sight=False)).to_data() == {}


@pytest.mark.rule("jours-de-gloire 6.5")
def test_a_crest_of_the_target_hex_does_not_stop_fire_from_farther_off() -> None:
    assert ruled("artillery-fire", [0], fire(distance=2, hexside=["crest"])).to_data() == {}


@pytest.mark.rule("jours-de-gloire 6.17", "jours-de-gloire 1.11")
def test_fire_neither_moves_the_firer_nor_costs_strength() -> None:
    outcome = ruled("artillery-fire", [9], fire({"units": [unit("g", "artillery", strength=9)]}))
    assert outcome.to_data() == {"states": {"t": "routed"}, "retreats": {"t": "rout"}}


@pytest.mark.rule("jours-de-gloire 8.4", "jours-de-gloire 7.22")
def test_a_routed_target_that_is_hit_again_is_gone() -> None:
    for die, dice in ((5, [6]), (9, [])):
        case = fire(None, {"units": [unit("t", state="routed", cohesion=6)]})
        assert ruled("artillery-fire", [die, *dice], case).eliminated == ("t",)


def asked_of(done: Played) -> str:
    """The unit that the last dice of a ruling were thrown for."""
    request = done.steps[-1].request
    assert not isinstance(request, Choose)
    return str(dict(request.ask.args)["unit"])


@pytest.mark.rule("jours-de-gloire 6.2", "jours-de-gloire 6.16")
def test_of_two_batteries_in_one_hex_each_answers_once() -> None:
    two = {"units": [unit("b", "artillery"), unit("e", "artillery")]}
    answer = {"target__counter_battery": "yes"}
    first = played("artillery-fire", [0, 0], fire(None, two), **answer)
    assert asked_of(first) == "b"
    second = played("artillery-fire", [0, 0], fire(None, {**two, "answered": ["b"]}), **answer)
    assert asked_of(second) == "e"
    spent = fire(None, {**two, "answered": ["b", "e"]})
    assert "target.counter-battery" not in asked("artillery-fire", spent, target__unit="b")


@pytest.mark.rule("jours-de-gloire 6.12", "jours-de-gloire 2.5")
def test_an_answer_from_afar_meets_the_work_about_the_guns_that_fired() -> None:
    guns = [unit("g", "artillery")]
    walled = {"units": guns, "terrain": "woods", "hexside": ["redoubt"]}
    case = fire(walled, {"units": [BATTERY]}, distance=2)
    answer = tallies(played("artillery-fire", [0, 0], case, target__counter_battery="yes"))[1]
    assert (answer["target.hexside"], "target.terrain" in answer) == (-1, False)
    # A work about the target is left behind by its own guns.
    case = fire({"units": guns}, {"units": [BATTERY]}, distance=2, hexside=["redoubt"])
    answer = tallies(played("artillery-fire", [0, 0], case, target__counter_battery="yes"))[1]
    assert "target.hexside" not in answer
