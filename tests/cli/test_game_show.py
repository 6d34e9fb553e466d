"""What people and programs see of a game, whatever it waits for and whatever is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from tests.core.game.toy import Own, Toy, toy_game, toy_scenario

from grognard.answers.game_data import game_data
from grognard.cli.game_show import show_game
from grognard.core.game import Game, new_game
from grognard.core.game.order import parse
from grognard.core.game.state import OFF, State
from grognard.core.game.telling import Telling
from grognard.core.scenario import Scenario


class Foggy(Toy):
    """A toy in which nobody sees the other side's counters."""

    def hide(self, scenario: Scenario[Own], state: State, side: str) -> State:
        owners = {row.id: row.side for row in scenario.own.units}
        pieces = [
            piece if owners[piece.id] == side else msgspec.structs.replace(piece, at=OFF)
            for piece in state.pieces
        ]
        return msgspec.structs.replace(state, pieces=tuple(pieces))


def after(game: Game, *inputs: str) -> Game:
    for text in inputs:
        game.apply(parse(text))
    return game


def shown(game: Game, side: str | None = None, width: int = 80) -> tuple[dict[str, Any], str]:
    words = Telling(game)
    data = game_data(game, words, side)
    out = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    with out.file:
        show_game(out, game, data, words)
    return data, out.export_text()


def test_a_question_has_its_answers() -> None:
    data, text = shown(after(toy_game(), "dare R1"))
    assert data["node"]["kind"] == "decision"
    assert data["node"]["choice"] == {
        "id": "toy.dare",
        "unit": "R1",
        "options": [{"option": "yes", "label": "yes"}, {"option": "no", "label": "no"}],
    }
    assert "Blues to decide: Blues decides: toy.dare" in text
    assert "Answers: yes (yes), no (no)" in text


def test_dice_are_asked_for() -> None:
    data, text = shown(after(toy_game(), "gamble R1"))
    assert data["node"] == {
        "kind": "chance",
        "prompt": "1d6 for ask-toy-gamble",
        "rule": "toy 2",
        "dice": "1d6",
        "count": 1,
        "faces": [1, 2, 3, 4, 5, 6],
    }
    assert "1d6 for ask-toy-gamble" in text


def test_an_end_is_told() -> None:
    data, text = shown(after(toy_game(), *["done"] * 5))
    assert data["node"] == {
        "kind": "over",
        "prompt": "The game is over: victory for Blues (on points)",
        "why": "",
        "winner": "blue",
        "how": "on points",
        "rule": "toy 9",
        "by": "",
    }
    assert "The game is over: victory for Blues (on points)" in text


def test_what_a_side_may_not_see_is_neither_shown_nor_told() -> None:
    game = after(new_game(Foggy(), toy_scenario(), 7), "move R1 0102")
    data, text = shown(game, "blue")
    assert [unit["hex"] for unit in data["sides"][0]["units"]] == [None, None]
    assert data["sides"][1]["units"][0]["hex"] == "0301"
    assert data["last"] == []
    assert "R1 -/N 4" in data["position"]
    assert "0102" not in text
    assert "0102" in shown(game)[1]


def test_names_give_way_on_a_narrow_screen() -> None:
    game = toy_game()
    assert "More reds" in shown(game)[1]
    narrow = shown(game, width=50)[1]
    assert "More reds" not in narrow
    assert "R2" in narrow
    assert all(len(line) <= 50 for line in narrow.splitlines())


def test_a_game_without_a_count_has_no_score() -> None:
    data, text = shown(toy_game())
    assert data["score"] is None
    assert data["victory"] is None
    assert "VP" not in text
