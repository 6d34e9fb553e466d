"""The server names no ruleset: a game of another system than the first is served like any."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Browser

from grognard.server.library_shapes import OddsAnswer


def test_an_operational_game_is_opened_seen_and_played(french: Browser) -> None:
    game: dict[str, Any] = french.open("tikhvin-training", german="me", soviet="me")
    id = game["game"]
    assert french.play(id, 25) == 25
    seen = french.get(f"/api/games/{id}")
    assert [side["id"] for side in seen["sides"]] == ["german", "soviet"]
    assert all(side["units"] for side in seen["sides"])
    drawn = french.get(f"/api/games/{id}/layers/supply", side="german")["hexes"]
    assert {one["tone"] for one in drawn} >= {"reach", "source"}


def test_counters_tooltips_and_the_key_are_in_the_language_of_the_reader(french: Browser) -> None:
    game = french.open("maida-1806", french="me", coalition="me")["game"]
    drawn = french.get(f"/api/games/{game}/counters", lang="es")["counters"]
    assert drawn["N11"]["title"].startswith("Batería francesa")
    assert "Batería" in drawn["N11"]["svg"]
    seen = french.get(f"/api/games/{game}", lang="es")
    names = {unit["id"]: unit["name"] for side in seen["sides"] for unit in side["units"]}
    assert names["M06"] == "Batallón de granaderos"
    words = seen["words"]
    assert (words["facing"]["NW"], words["formation"]["square"]) == ("noroeste", "cuadro")
    formations = [line["text"] for display in seen["displays"] for line in display["lines"]]
    assert "Brigada de Cole" in formations


def test_the_odds_of_an_attack_name_what_the_defender_may_commit_and_he_sees_those_of_each_answer(
    french: Browser,
) -> None:
    game = french.open("tikhvin-training", german="me", soviet="me")["game"]
    path = f"/api/games/{game}"
    for given in ("done", "done", "activate GL1", "done"):
        french.give(game, given)
    attack = "attack G02 >0507"
    told = french.get(f"{path}/odds", order=attack)
    OddsAnswer.model_validate(told)
    reply = told["choices"][0]
    assert (reply["id"], reply["options"][0], reply["labels"]["none"]) == (
        "defender.support",
        "none",
        "no more",
    )
    best = dict.fromkeys(reply["options"], 0.0)
    for branch in told["branches"]:
        option = branch["policy"]["defender.support"]
        best[option] = max(best[option], branch["success"]["p"])
    assert list(best.values()) == sorted(best.values(), reverse=True)
    french.give(game, attack)
    asked = french.get(path)["node"]["choice"]
    assert (asked["id"], asked["weighed"]) == ("defender.support", True)
    declined = french.get(f"{path}/odds", order="choose none")
    chances = [branch["success"]["p"] for branch in declined["branches"] or [declined]]
    assert max(chances) == best["none"]
