"""The verifier agrees with honest games, and finds out the others."""

from __future__ import annotations

import json
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.conftest import SOAKING
from tests.promises import record
from tests.server.conftest import HOST, Browser
from tests.server.fair_games import CHEATS, SCENARIOS, Cheat, Pair, honest
from typer.testing import CliRunner

from grognard.cli import app
from grognard.dice import proof
from grognard.scenarios import load as load_scenario
from grognard.server.app import create_app
from grognard.server.settings import Settings

#: games that are checked, and as many that are tampered with; the large count has 200 of every system
GAMES = 200

VERIFY = proof
TOOL = Path(str(proof.__file__))


def finished(french: Browser, orders: int = 60, seed: int = 1) -> tuple[dict[str, Any], dict[str, Any]]:
    body = {
        "scenario": "alea-training",
        "seats": {"french": "me", "allied": "me"},
        "secret": "my-own-words",
    }
    game = french.post("/api/games", body, 201)["game"]
    french.play(game, orders, seed)
    french.post(f"/api/games/{game}/resign", {"side": "allied"})
    return json.loads(french.text(f"/api/games/{game}/export")), french.get(f"/api/games/{game}/dice")


@pytest.fixture(scope="module")
def game_and_proof(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fair')}/games.db")
    with TestClient(create_app(settings), base_url=HOST) as client:
        return finished(Browser(client))


def test_the_verifier_is_one_page_of_the_standard_library() -> None:
    assert len(TOOL.read_text(encoding="utf-8").splitlines()) <= 270


def test_an_honest_game_is_found_honest(game_and_proof: Pair) -> None:
    game, proof = game_and_proof
    assert proof["rolls"]
    assert proof["contributions"][0]["secret"] == "my-own-words"
    assert VERIFY.faults(game, proof) == []


def test_the_secret_stays_secret_until_the_game_is_over(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 15)
    proof = french.get(f"/api/games/{game}/dice")
    assert proof["secret"] is None
    assert VERIFY.faults(json.loads(french.text(f"/api/games/{game}/export")), proof) == [
        "the secret is not shown yet: the game is not over"
    ]


def test_the_secret_is_the_one_the_server_was_bound_to_at_the_start(french: Browser) -> None:
    opened = french.open()
    french.play(opened["game"], 40)
    french.post(f"/api/games/{opened['game']}/resign", {"side": "french"})
    proof = french.get(f"/api/games/{opened['game']}/dice")
    assert proof["commitment"] == opened["commitment"]
    assert VERIFY.faults(json.loads(french.text(f"/api/games/{opened['game']}/export")), proof) == []


@pytest.fixture(scope="module")
def honest_games() -> list[Pair]:
    return [honest(seed) for seed in (of_every_system() if SOAKING else range(GAMES))]


def of_every_system() -> list[int]:
    """Seeds of so many games of each; in turn, so that every cheat is tried on each."""
    rulesets = [load_scenario(id).ruleset for id in SCENARIOS]
    places = {one: [seed for seed, of in enumerate(rulesets) if of == one] for one in set(rulesets)}
    return [
        mine[number % len(mine)] + len(SCENARIOS) * (number // len(mine))
        for number in range(GAMES)
        for _ruleset, mine in sorted(places.items())
    ]


def test_no_honest_game_is_accused(honest_games: list[Pair]) -> None:
    accused = {place: found for place, pair in enumerate(honest_games) if (found := VERIFY.faults(*pair))}
    for ruleset, count in Counter(game["ruleset"] for game, _proof in honest_games).items():
        record("Fairness", f"honest games of {ruleset} found honest", count, len(accused))
    assert accused == {}
    parts = {len(proof["contributions"]) for _game, proof in honest_games}
    assert parts == {0, 1, 2}
    assert len({game["ruleset"] for game, _proof in honest_games}) == 5
    undone = [
        line["given"] for game, _ in honest_games for line in game["entries"] if line["asked"] == "undo"
    ]
    assert any("dice" in given for given in undone)
    assert any("dice" not in given for given in undone)


def test_no_cheat_goes_unnoticed(honest_games: list[Pair]) -> None:
    missed = []
    for place, (pair, cheat) in enumerate(zip(honest_games, cycle(CHEATS), strict=False)):
        cheating = Cheat(pair, place, VERIFY)
        cheat(cheating)
        if not cheat.__name__.startswith("words_of"):
            # Whoever knows the secret in the end can seal anew; the rest must give him away.
            told = cheating.proof
            told["seal"] = VERIFY.seal(told["secret"], told["contributions"], told["rolls"])
        changed = (cheating.game, cheating.proof) != pair
        if not changed or not VERIFY.faults(cheating.game, cheating.proof, pair[1]["commitment"]):
            missed.append((place, cheat.__name__))
    for ruleset, count in Counter(game["ruleset"] for game, _proof in honest_games).items():
        record("Fairness", f"tampered games of {ruleset} found out", count, len(missed))
    assert missed == []


@pytest.mark.parametrize("place", [412, 440])
def test_made_up_words_are_noticed_in_a_game_of_few_dice(place: int) -> None:
    """The first words that are made up here happen to throw the same three dice."""
    cheating = Cheat(honest(place), place, VERIFY)
    cheating.words_that_no_player_gave()
    told = cheating.proof
    told["seal"] = VERIFY.seal(told["secret"], told["contributions"], told["rolls"])
    assert VERIFY.faults(cheating.game, told, told["commitment"])


@pytest.mark.parametrize("place", range(len(SCENARIOS)))
def test_words_left_out_are_missed_even_where_no_die_tells(place: int) -> None:
    game, told = honest(place)
    for gone in range(len(told["contributions"])):
        fewer = [one for number, one in enumerate(told["contributions"]) if number != gone]
        assert VERIFY.faults(game, {**told, "contributions": fewer})
    assert VERIFY.faults(game, {**told, "seal": None})


def test_the_command_says_what_it_found(
    game_and_proof: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "a.game", tmp_path / "a.dice"]
    for file, data in zip(files, game_and_proof, strict=True):
        file.write_text(json.dumps(data), encoding="utf-8")
    assert VERIFY.main(list(map(str, files))) == 0
    assert "all as the secret makes them" in capsys.readouterr().out
    assert VERIFY.main([*map(str, files), game_and_proof[1]["commitment"]]) == 0
    assert VERIFY.main([*map(str, files), "another"]) == 1
    assert VERIFY.main([str(files[0]), str(files[0])]) == 2
    assert VERIFY.main([]) == 2
    verify = ["game", "verify", str(files[0]), "--dice", str(files[1])]
    assert CliRunner().invoke(app, verify).exit_code == 0
    assert CliRunner().invoke(app, [*verify, "--commitment", "another"]).exit_code == 1
