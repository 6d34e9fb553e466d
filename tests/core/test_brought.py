"""Battles that come with a game are known by what is in them, and nowhere listed."""

from __future__ import annotations

import gc
from sys import getsizeof

import pytest

from grognard.core import brought
from grognard.core.brought import BROUGHT, ROOM, bring, marked
from grognard.core.errors import BadData
from grognard.core.game.save import saved_text
from grognard.editor.document import of_folder
from grognard.games import load, new_game, verify
from grognard.rulesets.alea.play.ground import Ground as AleaGround
from grognard.rulesets.jours_de_gloire.play.ground import Ground as JdgGround
from grognard.rulesets.liberators.play.ground import Ground as TableGround
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios

TRAINING = of_folder(scenarios()["alea-training"]).files
SHEET = "scenario.toml"


def test_a_battle_of_ones_own_has_an_id_of_its_own() -> None:
    one = marked(TRAINING)
    other = marked({**TRAINING, SHEET: TRAINING[SHEET].replace("turns = 4", "turns = 2")})
    ids = [bring(one), bring(other)]
    assert ids[0] != ids[1]
    assert all(id.startswith("alea-training-") and id in scenarios() for id in ids)
    assert not set(ids) & set(scenarios().keys())
    assert marked(one) == one


def test_whatever_a_battle_is_marked_with_is_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    for mark in ("814e63299112", "12e999999999", "000000000000"):
        monkeypatch.setattr(brought, "_mark", lambda _files, mark=mark: mark)
        id = bring(marked(TRAINING))
        assert load_scenario(id).id == id == f"alea-training-{mark}"


def test_however_much_strangers_bring_the_server_remembers_only_so_much() -> None:
    """One letter of another plane makes a text four times as large in memory."""
    BROUGHT.clear()
    for number in range(60):
        notes = f"# {number} \N{GRINNING FACE}{'x' * 350_000}\n"
        bring(marked({**TRAINING, "notes.toml": notes}))
    held = sum(getsizeof(text) for one in BROUGHT.values() for text in one.files.values())
    assert held < 1.05 * ROOM
    with pytest.raises(BadData, match="400000 bytes"):
        bring(marked({**TRAINING, "notes.toml": "é" * 200_000}))
    with pytest.raises(BadData, match="a character that is none"):
        bring({**TRAINING, "notes.toml": "\ud800"})


def test_nobody_brings_a_battle_under_anothers_name() -> None:
    with pytest.raises(BadData, match="says what is in the battle"):
        bring(TRAINING)
    with pytest.raises(BadData, match="no file of a battle"):
        bring({**TRAINING, "../x.csv": ""})


def test_a_saved_game_carries_its_battle_along() -> None:
    id = bring(marked({**TRAINING, SHEET: TRAINING[SHEET].replace("turns = 4", "turns = 2")}))
    game = new_game(id, seed=3)
    text = saved_text(game)
    BROUGHT.clear()
    again = load(text)
    assert (again.scenario.id, again.scenario.turns) == (id, 2)
    assert verify(text).difference is None
    with pytest.raises(BadData):
        load(text.replace("turns = 2", "turns = 3"))


def test_a_game_of_a_known_battle_says_nothing_of_it() -> None:
    assert '"battle"' not in saved_text(new_game("alea-training", seed=3))


@pytest.mark.parametrize(
    ("battle", "made"),
    [("alea-training", AleaGround), ("jdg-crossroads", JdgGround), ("chacabuco-farm", TableGround)],
)
def test_what_was_worked_out_of_many_battles_does_not_stay(battle: str, made: type) -> None:
    files = of_folder(scenarios()[battle]).files
    for number in range(70):
        id = bring(marked({**files, SHEET: f"# {number}\n{files[SHEET]}"}))
        next(iter(new_game(id).orders()))
    gc.collect()
    assert sum(isinstance(one, made) for one in gc.get_objects()) < 45
