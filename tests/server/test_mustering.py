"""Acts of several and displays over the wire, in any system."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Browser
from tests.web.positions import asks_in, game_where

from grognard.server.game_shapes import DisplayCard, MusterShape
from grognard.server.library_shapes import OddsAnswer


def carried_on(player: Browser, save: str, *sides: str) -> str:
    told = player.post("/api/games/import", {"save": save, "seats": dict.fromkeys(sides, "me")}, 201)
    return f"/api/games/{told['game']}"


def test_a_side_chooses_among_its_formations_and_hears_what_it_cannot_pay(french: Browser) -> None:
    game: dict[str, Any] = french.open("maida-1806", french="me", coalition="me")
    path = f"/api/games/{game['game']}"
    told = french.get(f"{path}/muster", order="allot")
    MusterShape.model_validate(told)
    assert {one["id"] for one in told["recruits"]} == {"compere", "peyri", "digonet"}
    assert told["refusal"]["rule"].startswith("jours-de-gloire")
    named = french.get(f"{path}/muster", order=f"allot {told['recruits'][0]['id']}")
    assert named["refusal"] is None
    assert named["compared"]
    assert french.get(f"{path}/muster", 422, order="throw 3")


def test_an_attack_is_put_together_with_its_ratio_and_its_odds(french: Browser) -> None:
    path = carried_on(french, game_where(asks_in("combat"), "tikhvin-training"), "german", "soviet")
    orders = french.get(f"{path}/orders")["orders"]
    attack = next(one for one in orders if one["verb"] == "attack")
    told = french.get(f"{path}/muster", order=attack["text"])
    MusterShape.model_validate(told)
    assert set(attack["units"]) <= {one["id"] for one in told["recruits"]}
    assert all(one["role"] and one["note"] for one in told["recruits"])
    assert told["compared"]
    odds = french.get(f"{path}/odds", order=attack["text"])
    OddsAnswer.model_validate(odds)
    assert len(odds["throws"]) == 2


def test_displays_are_told_in_the_readers_language(french: Browser) -> None:
    game: dict[str, Any] = french.open("tikhvin-training", german="me", soviet="me")
    path = f"/api/games/{game['game']}"
    said = {lang: french.get(path, lang=lang)["displays"] for lang in ("en", "fr", "es")}
    for displays in said.values():
        for one in displays:
            DisplayCard.model_validate(one)
    titles = [tuple(one["title"] for one in displays) for displays in said.values()]
    assert len(set(titles)) == 3
    assert "display-" not in str(said)


def test_a_system_without_displays_shows_none(french: Browser) -> None:
    game: dict[str, Any] = french.open()
    assert french.get(f"/api/games/{game['game']}")["displays"] == []
