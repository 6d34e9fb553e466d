"""Orders to several units, a staff's proposals and plans, as the page asks for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Browser

from grognard.ai import levels, player
from grognard.core.game.node import Chance, Decision
from grognard.games import new_game


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "grognard.server.routes.staff.levels", lambda: {"recruit": levels.levels()["recruit"]}
    )


def ordering(french: Browser, phase: str = "movement", **seats: str) -> str:
    """A game in which the French are in a phase of their first turn."""
    game: str = french.open(**seats)["game"]
    while french.get(f"/api/games/{game}")["phase"]["id"] != phase:
        french.give(game, "done")
    return game


def ask(browser: Browser, game: str, status: int = 200, **wish: Any) -> Any:
    return browser.post(f"/api/games/{game}/group", wish, status)


def give_all(browser: Browser, game: str, given: list[str], status: int = 200, **more: Any) -> Any:
    sequence = browser.get(f"/api/games/{game}")["sequence"]
    body = {"given": given, "sequence": sequence, "key": "together-1", **more}
    return browser.post(f"/api/games/{game}/group/give", body, status)


def places(browser: Browser, game: str) -> dict[str, str | None]:
    state = browser.get(f"/api/games/{game}")
    return {unit["id"]: unit["hex"] for side in state["sides"] for unit in side["units"]}


def test_a_formation_is_told_the_same_and_marches_together(french: Browser) -> None:
    game = ordering(french, "command")
    formations = french.get(f"/api/games/{game}/formations", lang="es")["formations"]
    units = next(one["units"] for one in formations if one["units"][0].startswith("F"))
    shared = french.get(f"/api/games/{game}/group", units=" ".join(units))
    assert {order["verb"] for order in shared["orders"]} == {"order"}
    assert shared["movers"] == 0
    attack = next(order for order in shared["orders"] if order["option"] == "attack")
    found = ask(french, game, units=units, want="alike", like=attack["text"])
    assert [one["order"]["units"][0] for one in found["orders"]]
    done = give_all(french, game, [one["order"]["text"] for one in found["orders"]])
    assert done["given"] == len(found["orders"])
    assert done["stopped"] == ""
    assert len(done["entries"]) == done["given"], "each is an entry of its own"


def test_what_is_given_together_is_taken_back_in_one_step(french: Browser) -> None:
    game = ordering(french)
    start = places(french, game)
    found = ask(french, game, want="march", goal="0808")
    given = [one["order"]["text"] for one in found["orders"]]
    assert len(given) > 1
    assert all(one["way"] for one in found["orders"])
    give_all(french, game, given)
    assert places(french, game) != start
    french.post(f"/api/games/{game}/undo", {})
    assert places(french, game) == start
    log = french.get(f"/api/games/{game}/log", after=0)["entries"]
    assert [entry["kind"] for entry in log][-len(given) - 1 :] == ["order"] * len(given) + ["undo"]


def test_the_same_key_gives_once_and_a_stale_page_nothing(french: Browser) -> None:
    game = ordering(french)
    given = [one["order"]["text"] for one in ask(french, game, want="march", goal="0808")["orders"]]
    sequence = french.get(f"/api/games/{game}")["sequence"]
    body = {"given": given, "sequence": sequence, "key": "together-1"}
    first = french.post(f"/api/games/{game}/group/give", body)
    again = french.post(f"/api/games/{game}/group/give", body)
    assert again["given"] == first["given"] == len(given)
    assert again["entries"] == first["entries"]
    assert french.get(f"/api/games/{game}")["sequence"] == sequence + len(given)
    french.post(f"/api/games/{game}/group/give", {**body, "key": "together-2"}, 409)


def test_a_list_goes_as_far_as_the_rules_let_it(french: Browser) -> None:
    game = ordering(french)
    given = [one["order"]["text"] for one in ask(french, game, want="march", goal="0808")["orders"]]
    start = french.get(f"/api/games/{game}")["sequence"]
    refused = give_all(french, game, ["move F01 0101", *given], 422)
    assert refused["reason"]
    assert french.get(f"/api/games/{game}")["sequence"] == start, "nothing happened"
    done = give_all(french, game, [given[0], "move F01 0101", *given[1:]])
    assert done["given"] == 1
    assert done["stopped"] == "refused"
    assert done["refused"]["reason"]
    assert french.get(f"/api/games/{game}")["sequence"] == start + 1
    stopped = french.post(
        f"/api/games/{game}/group/give",
        {"given": ["done", given[1]], "sequence": start + 1, "key": "together-3"},
    )
    assert (stopped["given"], stopped["stopped"]) == (1, "turn"), "what is left was meant for another phase"


def test_the_last_order_is_repeated_for_the_rest(french: Browser) -> None:
    game = ordering(french, "command")
    first = french.get(f"/api/games/{game}/orders")["orders"][0]
    french.give(game, first["text"])
    found = ask(french, game, want="same")
    assert found["orders"]
    assert all(one["order"]["option"] == first["option"] for one in found["orders"])
    assert first["units"][0] not in [one["order"]["units"][0] for one in found["orders"]]
    fresh = ordering(french)
    ask(french, fresh, 409, want="same")


def test_whoever_is_asked_by_somebody_else_or_out_of_turn_says_no(french: Browser, allied: Browser) -> None:
    opened = french.open(french="me", allied="open")
    game = opened["game"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    allied.post(f"/api/games/{game}/group", {"want": "march", "goal": "0808"}, 409)
    body = {"given": ["done"], "sequence": french.get(f"/api/games/{game}")["sequence"], "key": "not-mine-1"}
    allied.post(f"/api/games/{game}/group/give", body, 409)
    french.post(f"/api/games/{game}/group", {"want": "march", "goal": "9999"}, 422)
    strange = allied.get(f"/api/games/{game}/formations")["formations"]
    assert all(unit.startswith("A") for one in strange for unit in one["units"])


def test_a_staff_proposes_and_the_player_takes_it(french: Browser) -> None:
    game = ordering(french)
    said = french.get(f"/api/games/{game}/staff", lang="fr")
    assert said["player"] == "Conscrit"
    assert said["orders"][-1]["order"]["verb"] == "done" or said["stops"]
    assert all(one["reason"] for one in said["orders"])
    unit = next(one["order"]["units"][0] for one in said["orders"] if one["order"]["units"])
    alone = french.get(f"/api/games/{game}/staff", units=unit)
    assert {name for one in alone["orders"] for name in one["order"]["units"]} <= {unit}
    done = give_all(french, game, [one["order"]["text"] for one in said["orders"]], through_dice=True)
    assert done["given"] == len(said["orders"])
    onward = french.get(f"/api/games/{game}/staff", scope="turn")
    assert onward["orders"]


def test_a_staff_answers_questions_too(french: Browser) -> None:
    battle, who = new_game("alea-training", seed=1), player("recruit")
    while not isinstance(node := battle.node, Decision) or node.choice is None:
        battle.apply(battle.roll() if isinstance(node, Chance) else who.choose(battle))
    seats = {"french": "me", "allied": "me"}
    game = french.post("/api/games/import", {"save": battle.save(), "seats": seats}, 201)["game"]
    said = french.get(f"/api/games/{game}/staff", scope="turn")
    given = [one["order"]["text"] for one in said["orders"]]
    assert given[0].startswith("choose ")
    done = give_all(french, game, given, through_dice=True, onward=True)
    assert done["given"] >= 1


def test_there_is_no_staff_against_a_person(french: Browser) -> None:
    game = french.open(french="me", allied="open")["game"]
    assert "person" in french.get(f"/api/games/{game}/staff", 409)["title"]


def test_plans_are_kept_carried_out_and_count_again_after_undo(french: Browser) -> None:
    game = ordering(french)
    unit = next(one["order"]["units"][0] for one in ask(french, game, want="march", goal="0808")["orders"])
    start = places(french, game)[unit]
    told = french.post(f"/api/games/{game}/plans", {"unit": unit, "points": ["0808", "0101"]})
    assert told["ready"] == 1
    assert told["plans"][0]["step"]["way"]
    assert french.get(f"/api/games/{game}/plans") == told, "it is there after a reload"
    sequence = french.get(f"/api/games/{game}")["sequence"]
    body = {"sequence": sequence, "key": "plans-out-1"}
    done = french.post(f"/api/games/{game}/plans/carry-out", body)
    assert done["given"] == 1
    assert french.post(f"/api/games/{game}/plans/carry-out", body)["given"] == 1, "once"
    assert places(french, game)[unit] != start
    after = french.get(f"/api/games/{game}/plans")
    assert after["ready"] == 0
    assert after["plans"][0]["reason"], "it says why it waits"
    french.post(f"/api/games/{game}/undo", {})
    again = french.get(f"/api/games/{game}/plans")
    assert again["plans"] == told["plans"]
    gone = french.post(f"/api/games/{game}/plans", {"unit": unit, "points": []})
    assert gone["plans"] == []
    french.post(f"/api/games/{game}/plans/carry-out", {"sequence": sequence, "key": "plans-out-2"}, 409)


def test_nobody_else_learns_of_a_plan(french: Browser, allied: Browser) -> None:
    opened = french.open(french="me", allied="open")
    game = opened["game"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    french.post(f"/api/games/{game}/plans", {"unit": "F01", "points": ["0303"]})
    assert [one["unit"] for one in french.get(f"/api/games/{game}/plans")["plans"]] == ["F01"]
    assert allied.get(f"/api/games/{game}/plans")["plans"] == []
    french.post(f"/api/games/{game}/plans", {"unit": "A01", "points": ["0303"]}, 422)
    french.post(f"/api/games/{game}/plans", {"unit": "F01", "points": ["9901"]}, 422)
    for path in ("", "/log", "/export", "/counters"):
        assert "0303 " not in allied.text(f"/api/games/{game}{path}"), path
        assert "points" not in allied.text(f"/api/games/{game}{path}") or path != "/log"
