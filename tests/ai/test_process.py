"""Engines over their standard input and output: ours in a process of its own, and others that misbehave."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from grognard import BadCase, games
from grognard.ai import player
from grognard.ai.engine import serve
from grognard.ai.process import EngineFault, EngineProcess, own
from grognard.ai.protocol import Answer, Bye, Hello, asked, heard_from_engine, heard_from_host, line
from grognard.core.game import Chance, Over

#: an engine in a few lines that ends every phase, or gives the first order it is offered
IDLE = """
import json, sys
for text in sys.stdin:
    said = json.loads(text)
    if said["say"] == "hello":
        print(json.dumps({"say": "hello", "protocol": 1, "name": "idle"}), flush=True)
    elif said["say"] == "decide":
        order = "done" if "done" in said["orders"] else said["orders"][0]
        print(json.dumps({"say": "order", "id": said["id"], "order": order}), flush=True)
    elif said["say"] == "bye":
        break
"""


def written(folder: Path, text: str) -> tuple[str, str]:
    file = folder / "engine.py"
    file.write_text(text, encoding="utf-8")
    return sys.executable, str(file)


def test_an_engine_in_a_few_lines_plays_a_whole_game(tmp_path: Path) -> None:
    game = games.new_game("alea-training", seed=4)
    with EngineProcess(written(tmp_path, IDLE)) as idle:
        assert idle.name == "idle"
        while not isinstance(game.node, Over):
            game.apply(game.roll() if not hasattr(game.node, "side") else idle.choose(game))
    assert game.state.result is not None


def test_our_engine_says_over_the_line_what_it_says_here() -> None:
    game = games.new_game("alea-training", seed=4)
    heard: list[str] = []
    serve("sergeant", 1, [line(Hello(1)), line(asked(game, 7)), line(Bye())], heard.append)
    hello, answer = map(heard_from_engine, heard)
    assert hello == Hello(1, "sergeant", keeps=True)
    assert isinstance(answer, Answer)
    assert (answer.id, answer.order) == (7, str(player("sergeant", 1).choose(game)))
    assert answer.why[0].startswith(answer.order)


def test_a_process_of_its_own_answers_and_goes() -> None:
    game = games.new_game("alea-training", seed=4)
    with own("greedy", 1) as engine:
        assert game.check(engine.choose(game)) is None
    assert engine._process.returncode == 0


@pytest.mark.parametrize("scenario", ["alea-training", "tikhvin-training"])
def test_an_engine_that_keeps_the_game_is_told_what_is_new_alone(scenario: str) -> None:
    """And answers as if it had been sent the whole of it, after orders were taken back too."""
    game, seen = games.new_game(scenario, seed=4), list[bool]()
    with own("sergeant", 1) as engine:
        for number in range(24):
            while isinstance(game.node, Chance):
                game.apply(game.roll())
            seen.append(bool(asked(game, 1, told=engine._told).news))
            order = engine.choose(game)
            assert order == player("sergeant", 1).choose(game)
            game = game.clone()
            game.apply(order)
            if number == 9 and not isinstance(game.node, Chance):
                given = game.journal.entry
                assert given is not None
                game.undo(given.by)
    assert seen.count(False) <= 2
    assert not seen[0]


def test_a_decision_does_not_give_the_dice_away() -> None:
    game = games.new_game("alea-training", seed="secret-seed")
    assert "secret-seed" not in line(asked(game, 1))


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ('{"say": "order", "id": 1, "order": "move F99 0101"}', "is not legal here"),
        ('{"say": "order", "id": 1, "order": ""}', "expected a verb"),
        ("not json", "cannot be read"),
    ],
)
def test_an_answer_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, says: str, expected: str) -> None:
    script = IDLE.replace('json.dumps({"say": "order", "id": said["id"], "order": order})', repr(says))
    game = games.new_game("alea-training", seed=4)
    with EngineProcess(written(tmp_path, script)) as engine, pytest.raises(BadCase, match=expected):
        engine.choose(game)


def test_an_engine_that_goes_away_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(EngineFault, match="went away with status 3"):
        EngineProcess(written(tmp_path, "import sys; sys.exit(3)"))
    with pytest.raises(EngineFault, match="cannot be started"):
        EngineProcess([str(tmp_path / "nothing")])


def test_a_line_that_cannot_be_read_is_refused_with_its_place() -> None:
    with pytest.raises(BadCase, match="line of the host"):
        heard_from_host('{"say": "sing"}')
