"""Games of battles that nobody else has: opened from their texts and kept with the game."""

from __future__ import annotations

import pytest

from grognard.core.brought import BROUGHT
from grognard.core.game.save import terms_of
from grognard.editor.document import of_folder
from grognard.scenarios import scenarios
from grognard.server.match import first_entries, reopened, set_up
from grognard.server.problems import Problem
from grognard.server.records import Record
from grognard.server.replies.opening import one_of_ours
from grognard.server.scenario_cards import scenario_cards

SHEET = "scenario.toml"


def own() -> dict[str, str]:
    files = of_folder(scenarios()["alea-training"]).files
    return {**files, SHEET: files[SHEET].replace("turns = 4", "turns = 3")}


def test_a_game_of_ones_own_battle_is_taken_up_again_by_a_server_that_never_saw_it() -> None:
    id = one_of_ours(own())
    table, game = set_up(id, [], "secret")
    record = Record(id="x", terms=terms_of(table), dice="server", secret="secret")
    kept = first_entries(game)
    BROUGHT.clear()
    match = reopened(record, kept, None)
    assert (match.game.scenario.turns, match.sequence) == (3, len(kept))


def test_it_is_listed_nowhere() -> None:
    id = one_of_ours(own())
    assert id in scenarios()
    assert id not in {card["id"] for card in scenario_cards("en")}


def test_a_battle_that_is_not_sound_is_refused_in_words() -> None:
    with pytest.raises(Problem, match="cannot be used"):
        one_of_ours({SHEET: "id ="})
    with pytest.raises(Problem, match="cannot be used") as refused:
        one_of_ours({**own(), "units.csv": "id,name\n"})
    assert "units.csv" in str(refused.value.data("en")["detail"])
