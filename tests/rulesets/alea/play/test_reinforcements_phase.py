"""3.2.1, 3.5, 10.13, 10.17. Who comes onto the map, when and where."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, Tracks, do, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle


def arrivals(
    turn: int,
    scenario: str = "bailen-standard",
    only: str = "",
    tracks: Tracks | None = None,
    **changed: Changes,
) -> Battle:
    return stage(scenario, "reinforcements", "french", turn=turn, only=only, tracks=tracks, pieces=changed)


def waits(battle: Battle) -> set[str]:
    ask = rules_of(battle).asks(battle)
    return set() if ask is None else set(ask.subjects)


@pytest.mark.rule("bailen 3.2.1", "barrosa 3.2.1", "bailen 13.5")
def test_counters_and_commanders_come_in_their_turn() -> None:
    assert waits(arrivals(1)) == set()
    second = waits(arrivals(2))
    assert "FL4" in second
    assert "FL6" not in second
    assert {"FL4", "FL6"} <= waits(arrivals(3))


@pytest.mark.rule("bailen 3.2.1", "barrosa 3.2.1", "bailen 3.5", "barrosa 3.5")
def test_a_counter_pays_for_its_entry_hex_and_faces_as_it_likes() -> None:
    battle = arrivals(3, only="F12 S01", F12={"fate": "waiting"})
    facings = [text.split("/")[1] for text in listed(battle, "F12")]
    assert sorted(facings) == ["N", "NE", "NW", "S", "SE", "SW"]
    do(battle, "enter F12 0107/NE")
    assert hex_of(battle, "F12") == "0107"
    assert battle.piece("F12").count("spent") == 1
    assert refused(battle, "enter F12 0107/NE") == ("refuse-not-due", "3.2.1")


@pytest.mark.rule("bailen 3.5", "barrosa 3.5")
def test_a_full_entry_hex_sends_the_next_one_along_the_edge() -> None:
    # Another division stands in the road hex.
    battle = arrivals(3, only="F12 F01 S01", F12={"fate": "waiting"}, F01={"at": "0107"})
    hexes = {text.split()[2][:4] for text in listed(battle, "F12")}
    assert hexes == {"0105", "0106", "0108", "0109"}
    assert refused(battle, "enter F12 0107/NE") == ("refuse-entry-hex", "3.2.1")


@pytest.mark.rule("bailen 3.5", "barrosa 3.5")
def test_where_the_enemy_holds_everything_the_column_waits() -> None:
    lines = {f"S0{n}": {"at": f"010{n}"} for n in range(5, 10)}
    pieces = {"F12": {"fate": "waiting"}, **lines}
    battle = stage(
        "bailen-standard", "reinforcements", "french", turn=3, only=" ".join(pieces), pieces=pieces
    )
    assert waits(battle) == set()
    assert listed(battle, "F12") == []


@pytest.mark.rule("bailen 10.17", "barrosa 10.17", "bailen 10.8")
def test_a_division_that_a_die_brings_does_not_come_before_it() -> None:
    late = arrivals(13)
    assert "FL8" not in waits(late)
    assert refused(late, "enter FL8 2007")[0] == "refuse-not-due"
    come = arrivals(11, tracks={"division.vedel.coming": 1})
    assert "FL8" in waits(come)
    do(come, "enter FL8 2007")
    assert hex_of(come, "FL8") == "2007"


@pytest.mark.rule("bailen 10.13", "barrosa 10.13")
def test_the_rear_of_the_column_may_be_called_once_a_turn() -> None:
    assert "call" not in listed(arrivals(4, "bailen-1808"))
    battle = arrivals(5, "bailen-1808")
    assert "call" in listed(battle)
    assert do(battle, "call", 5) == ["ask-early-entry"]
    assert refused(battle, "call") == ("refuse-nobody-to-call", "10.13")
    assert "F22" not in waits(battle)
    lucky = arrivals(5, "bailen-1808")
    do(lucky, "call", 6)
    assert {"F20", "F21", "F22", "F23"} <= waits(lucky)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("enter F12 0107", "refuse-facing-missing"),
        ("enter F12 0207/N", "refuse-entry-hex"),
        ("enter F12 9999/N", "refuse-hex"),
        ("enter S01 0107/N", "refuse-not-due"),
        ("enter F12 0107/N =square", "refuse-surplus"),
        ("move F12 0107/N", "refuse-verb"),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused(text: str, key: str) -> None:
    assert refused(arrivals(3, only="F12 S01", F12={"fate": "waiting"}), text)[0] == key
