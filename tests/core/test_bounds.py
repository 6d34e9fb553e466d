"""Files that are too large are refused in one line, before anything is worked out."""

from __future__ import annotations

import gc
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.fuzz.running import MEMORY, SECONDS, limited, memory
from tests.planted_scenario import PlantedScenario
from typer.testing import CliRunner

from grognard.cli import app
from grognard.core.bounds import LARGEST
from grognard.core.errors import BadData
from grognard.core.game.save import FORMAT
from grognard.core.toml_text import toml_data
from grognard.games import load as load_game
from grognard.games import new_game
from grognard.scenarios import load
from grognard.server.app import create_app
from grognard.server.settings import Settings

WIDE = "\n".join(",".join(f"{column:02}" for column in range(101)) for _ in range(101))
HOSTILE = {
    "an exponent": ("scenario.toml", "\nmen = 1e999999999\n", "is too large"),
    "an exponent in a cell": ("units.csv", "\nX1,1e999999999\n", "is too large"),
    "many rows": ("units.csv", "\nX1,X2" * 300_000, "expected at most"),
    "short rows": ("units.csv", "\n1" * 300_000, "expected at most 5000 lines"),
    "digits": ("scenario.toml", f"\nmen = {'9' * 5000}\n", "is too large"),
    "digits in a cell": ("units.csv", f"\n{'9' * 5000}\n", "is too large"),
    "lists in lists": ("scenario.toml", f"\nown = {'[' * 5000}{']' * 5000}\n", "nested too deeply"),
    "tables in tables": ("scenario.toml", f"\n[{'.'.join('a' * 3000)}]\n", "nested too deeply"),
    "names of names": ("scenario.toml", f"\n{'.'.join('a' * 9000)} = 1\n", "nested too deeply"),
    "digits of another base": ("scenario.toml", f"\nmen = 0x{'f' * 9000}\n", "too many digits"),
    "a long cell": ("map.csv", f"\n{'x' * 300_000}\n", "expected at most 20000 letters in a line"),
    "a large file": ("names.csv", "x\n" * 10_000_000, "expected at most 1000000 bytes"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_battle_is_refused_in_one_line(what: str, tmp_path: Path) -> None:
    name, text, expected = HOSTILE[what]
    battle = PlantedScenario(tmp_path, "alea-training")
    sheet = battle.folder / name
    before = sheet.read_text(encoding="utf-8") if sheet.is_file() else ""
    # Before the first table of the sheet, where a key stands by itself.
    sheet.write_text(text + before if name == "scenario.toml" and "=" in text else before + text)
    with pytest.raises(BadData, match=expected) as refused:
        load(battle.folder)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200
    linted = CliRunner().invoke(app, ["lint", str(battle.folder)])
    assert linted.exit_code in (1, 2)
    assert expected in " ".join(linted.output.split())


def test_a_map_has_at_most_ninety_nine_columns_and_rows(tmp_path: Path) -> None:
    battle = PlantedScenario(tmp_path, "alea-training")
    (battle.folder / "map.csv").write_text(WIDE)
    assert any("at most 99 columns and 99 rows" in flaw for flaw in battle.flaws())


@pytest.mark.parametrize(
    ("name", "put"), [("turns", "9" * 15), ("minutes", "9" * 15), ("date", '"9999-12-31"')]
)
def test_a_battle_lasts_no_longer_than_can_be_drawn_and_told(name: str, put: str, tmp_path: Path) -> None:
    sheet = (PlantedScenario(tmp_path, "tikhvin-training").folder) / "scenario.toml"
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(re.sub(rf"(?m)^{name} = .*$", f"{name} = {put}", text), encoding="utf-8")
    with pytest.raises(BadData, match=f"{name}: expected"):
        load(sheet.parent)


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 490_000) + " = 1",
        '"a".' * 190_000 + "b = 1",
        "a = {" + "b . " * 200_000 + "c = 1}",
        "\n".join(f"[x{number}.a.b]" for number in range(30_000)),
        f"a = 0x{'f' * 900_000}",
    ],
)
def test_no_text_in_toml_takes_long_or_much(text: str) -> None:
    before = memory()
    # What other tests have left in this process is not searched for garbage on this text's account.
    gc.freeze()
    try:
        with suppress(BadData), limited(SECONDS):
            toml_data("a", text[:LARGEST])
    finally:
        gc.unfreeze()
    assert memory() - before < MEMORY


def test_many_flaws_of_a_battle_are_all_found_in_time(tmp_path: Path) -> None:
    battle = PlantedScenario(tmp_path, "alea-training")
    sheet = battle.folder / "scenario.toml"
    sheet.write_text(sheet.read_text() + "\n".join(f"[x{number}]" for number in range(4500)))
    began = time.process_time()
    assert len(battle.flaws()) >= 4500
    assert time.process_time() - began < 2


def with_format(save: str, put: str) -> str:
    """A saved game that claims to be of another format."""
    changed = save.replace(f'"format": {FORMAT}', f'"format": {put}')
    assert changed != save
    return changed


@pytest.mark.parametrize(
    "put", ["1e999999999", "9" * 5000, "[" * 5000, "[" * 900 + "]" * 900, '"\\ud800"', "x" * 9_000_000]
)
def test_a_hostile_save_is_refused_in_one_line(put: str, tmp_path: Path) -> None:
    text = with_format(new_game("alea-training", seed=1).save(), put)
    file = tmp_path / "a.game"
    file.write_text(text)
    shown = CliRunner().invoke(app, ["game", "show", str(file)])
    assert shown.exit_code == 2
    assert len(shown.output.strip().splitlines()) <= 4
    if len(text) < 10**6:
        with pytest.raises(BadData):
            load_game(text)


def test_the_server_refuses_the_same_saves(tmp_path: Path) -> None:
    text = new_game("alea-training", seed=1).save()
    with TestClient(create_app(Settings(db=f"sqlite+aiosqlite:///{tmp_path}/a.db"))) as client:
        for put, status in (
            ("1e999999999", 422),
            ("9" * 5000, 422),
            ("[" * 5000, 422),
            ("x" * 9_000_000, 413),
        ):
            save = with_format(text, put)
            body = {"save": save, "seats": {"french": "me", "allied": "me"}}
            assert client.post("/api/games/import", json=body).status_code == status
