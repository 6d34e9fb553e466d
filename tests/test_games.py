"""Games from scenarios and from files, whatever the ruleset."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from grognard import games
from grognard.core.errors import BadCase, BadData
from grognard.core.game import Chance, Game, Over
from grognard.core.game.journal import chain
from grognard.core.game.order import parse
from grognard.core.game.position_text import from_text, to_text
from grognard.core.game.save import read_saved, seal, written
from grognard.games import load, new_game, playable, replay, system_of, verify
from grognard.rulesets import ruleset
from tests.planted_scenario import PlantedScenario

STEPS = 40


def wander(game: Game, seed: int, steps: int = STEPS) -> Game:
    """Some inputs chosen by chance, ending phases now and then."""
    chance = random.Random(seed)
    for _ in range(steps):
        if isinstance(game.node, Over):
            break
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        legal = list(game.orders())
        done = [order for order in legal if str(order) == "done"]
        game.apply(done[0] if done and chance.random() < 0.4 else chance.choice(legal))
    return game


@pytest.mark.parametrize("scenario", ["alea-training", "barrosa-standard", "bailen-standard"])
def test_a_game_is_saved_loaded_replayed_and_verified(scenario: str) -> None:
    game = wander(new_game(scenario, seed=5), seed=5)
    text = game.save()
    again = load(text)
    assert again.state == game.state
    assert again.save() == text
    *_before, last = replay(text)
    assert last.save() == text
    verdict = verify(text)
    assert verdict.difference is None
    assert not verdict.other_rules
    assert verdict.entries == len(game.journal)


@pytest.mark.parametrize("seed", range(4))
def test_every_order_and_position_of_a_game_is_read_as_it_is_written(seed: int) -> None:
    game = new_game("alea-training", seed=seed)
    for step in range(25):
        for order in list(game.orders())[:100]:
            assert parse(str(order)) == order
        assert from_text(game.table, to_text(game.table, game.state)) == game.state
        wander(game, seed * 100 + step, steps=1)


def test_undo_restores_a_battle_exactly() -> None:
    game = wander(new_game("alea-training", seed=2, practice=True), seed=2)
    by = next(entry.by for entry in reversed(game.journal.entries()) if entry.by in ("french", "allied"))
    other = {"french": "allied", "allied": "french"}[by]
    fresh, loaded = game.clone(), load(game.save())
    for one in (fresh, loaded):
        one.undo(by, other)
    assert fresh.state == loaded.state
    assert fresh.node == loaded.node
    assert fresh.save() == loaded.save()
    assert verify(fresh.save()).difference is None


def test_a_scenario_of_ones_own_is_found_again_by_its_folder(tmp_path: Path) -> None:
    planted = PlantedScenario(tmp_path, "alea-training")
    planted.plant("scenario.toml", "minutes = 20", "minutes = 25")
    game = new_game(planted.folder, seed=1)
    assert json.loads(game.save())["folder"] == str(planted.folder)
    assert load(game.save()).scenario.clock.minutes == 25
    planted.plant("scenario.toml", "minutes = 25", "minutes = 30")
    with pytest.raises(
        BadData, match="another edition of scenario alea-training: its files have changed since"
    ):
        load(game.save())


def test_a_save_outlives_another_name_a_typo_and_a_note(tmp_path: Path) -> None:
    planted = PlantedScenario(tmp_path, "alea-training")
    game = wander(new_game(planted.folder, seed=1), seed=1)
    text = game.save()
    sheet, units = planted.folder / "scenario.toml", planted.folder / "units.csv"
    row = units.read_text(encoding="utf-8").splitlines()[1]
    name = row.split(",")[1]
    planted.plant("units.csv", row, row.replace(name, "Old Guard", 1))
    words = sheet.read_text(encoding="utf-8").replace('en = "', 'en = "Amended: ')
    sheet.write_text(f"# A note.\n{words}", encoding="utf-8")
    again = load(text)
    assert again.state == game.state
    assert verify(text).difference is None
    # What plays is another matter.
    planted.plant("scenario.toml", "minutes = 20", "minutes = 25")
    with pytest.raises(BadData, match="not in names and words alone"):
        load(text)


def test_a_folder_that_is_gone_is_named(tmp_path: Path) -> None:
    planted = PlantedScenario(tmp_path, "alea-training")
    text = new_game(planted.folder, seed=1).save()
    planted.folder.rename(tmp_path / "moved")
    with pytest.raises(BadData, match=r"first\.game: scenario: there is no scenario"):
        load(text, "first.game")


def under_other_rules(text: str) -> str:
    """The same game as if it had been played under other rules."""
    saved = read_saved(text)
    data = {**json.loads(text), "rules_hash": "0" * 64}
    old = read_saved(json.dumps(data))
    hashes = chain(old.terms.genesis, (line.entry for line in old.entries))
    for line, hash in zip(data["entries"], hashes, strict=True):
        line["hash"] = hash
    data["seal"] = seal(hashes[-1], saved.position, saved.pending)
    return written(read_saved(json.dumps(data)))


def test_a_game_of_other_rules_is_refused_unless_todays_are_adopted() -> None:
    game = wander(new_game("alea-training", seed=3), seed=3, steps=6)
    text = under_other_rules(game.save())
    with pytest.raises(BadData, match=r"saved under other rules of barrosa \(000000000000, today "):
        load(text)
    again = load(text, adopt=True)
    assert again.state == game.state
    assert again.journal.entry is not None
    assert again.journal.entry.given == ruleset("barrosa").hash
    # From here on it is a game of today's rules, and its file says from where.
    once_more = load(again.save())
    assert once_more.save() == again.save()
    verdict = verify(again.save())
    assert verdict.difference is None
    assert verdict.other_rules


def test_options_are_kept() -> None:
    game = new_game("bailen-1808", seed=1, options=["extended"])
    assert load(game.save()).scenario.chosen == ("extended",)
    with pytest.raises(BadCase, match="alea-training has no option 'extended'"):
        new_game("alea-training", options=["extended"])


def test_rulesets_that_cannot_be_played_yet_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    tikhvin = ruleset("tikhvin")
    monkeypatch.setattr(tikhvin, "game", None)
    games.system_of.cache_clear()
    with pytest.raises(BadCase, match="tikhvin cannot be played yet"):
        system_of("tikhvin")
    assert "barrosa" in playable()
    assert "tikhvin" not in playable()
    games.system_of.cache_clear()
