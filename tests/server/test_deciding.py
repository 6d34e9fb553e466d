"""Deciding over the wire: cards and what they open to, what answers bring, who threatens whom."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Browser
from tests.server.test_mustering import carried_on
from tests.web.positions import asks_in, game_where

from grognard.core.game import Decision, Game
from grognard.server.game_shapes import AnswersLead, Threats
from grognard.server.library_shapes import OddsAnswer


def is_asked(game: Game) -> bool:
    return isinstance(game.node, Decision) and game.node.choice is not None


def test_each_answer_to_a_question_says_what_it_brings(french: Browser) -> None:
    path = carried_on(french, game_where(is_asked, "tikhvin-training"), "german", "soviet")
    choice: dict[str, Any] = french.get(path)["node"]["choice"]
    told = french.get(f"{path}/answers")
    AnswersLead.model_validate(told)
    assert [one["value"] for one in told["answers"]] == [one["value"] for one in choice["options"]][:12]
    assert choice["units"] or choice["places"]


def test_an_answer_that_lets_others_act_says_whom(french: Browser) -> None:
    """Which formation opens the turn: nothing falls for it, and nobody moves for it."""

    def names_the_first(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "initiative.first"

    path = carried_on(french, game_where(names_the_first, "maida-1806"), "french", "coalition")
    told = french.get(f"{path}/answers")["answers"]
    assert len(told) > 1
    assert len({one["then"] for one in told}) == len(told)
    assert all("can act" in one["then"] for one in told), told
    # In the words of whoever asks.
    assert "pueden actuar" in french.get(f"{path}/answers", lang="es")["answers"][0]["then"]


@pytest.mark.parametrize("detail", ["card", "tree", "worth"])
def test_the_odds_of_an_attack_come_in_as_much_detail_as_is_asked_for(french: Browser, detail: str) -> None:
    path = carried_on(french, game_where(asks_in("combat"), "tikhvin-training"), "german", "soviet")
    orders = french.get(f"{path}/orders")["orders"]
    attack = next(one["text"] for one in orders if one["verb"] == "attack")
    told = french.get(f"{path}/odds", order=attack, detail=detail)
    OddsAnswer.model_validate(told)
    assert told[detail]["ways"]


def test_whoever_is_threatened_is_told_by_whom_and_with_what_odds(french: Browser) -> None:
    path = carried_on(french, game_where(asks_in("combat"), "tikhvin-training"), "german", "soviet")
    units = [unit for side in french.get(path)["sides"] for unit in side["units"] if unit["hex"]]
    told = [french.get(f"{path}/threats", unit=unit["id"]) for unit in units]
    for one in told:
        Threats.model_validate(one)
    assert any(threat["card"] for one in told for threat in one["threats"])
    assert french.get(f"{path}/threats", hex=units[0]["hex"])["threats"] is not None
    french.get(f"{path}/threats", 422, unit="nobody")
