"""`grognard game play`: an evening at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from tests.cli.conftest import Run
from tests.cli.test_game import entries
from tests.core.game.toy import toy_game
from tests.web.positions import game_where

from grognard.cli import game_play
from grognard.cli.game_complete import OrderCompleter, next_words
from grognard.cli.game_file import GameFile
from grognard.cli.game_map import cell_named, map_around
from grognard.cli.game_play import Sitting, typed_lines
from grognard.core.game import Chance
from grognard.core.game.order import parse
from grognard.core.game.telling import Telling
from grognard.games import load, new_game

COMMANDS = ["help", "quit"]


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A new game, in the French movement phase."""
    file = tmp_path / "first.game"
    begun = new_game("alea-training", seed=7)
    begun.apply(parse("done"))
    file.write_text(begun.save(), "utf-8")
    return str(file)


def played(run: Run, file: str, *lines: str, options: tuple[str, ...] = ()) -> str:
    result = run("game", "play", file, *options, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_orders_are_saved_as_they_are_given(run: Run, game: str) -> None:
    said = played(run, game, "move F03 0604/S =normal", "quit", "move F01 0803/S")
    assert "Voltigeurs (F03) move to 0604" in said
    assert entries(game)[-1] == "move F03 0604/S =normal"
    assert f"Saved in {game}." in " ".join(said.split()) or game.split("/")[-1] in said


def test_the_end_of_input_ends_the_sitting(run: Run, game: str) -> None:
    assert "Saved in" in played(run, game)


def test_what_cannot_be_done_is_said_and_asked_again(run: Run, game: str) -> None:
    said = played(run, game, "move F03 9999", "dance", "move F03 =", "map 9999", "move F03 0604/S =normal")
    assert "«dance» is not an order of this phase" in said
    assert "expected something after '='" in said
    assert "there is no unit and no hex 9999" in said
    assert entries(game)[-1] == "move F03 0604/S =normal"


def test_players_settle_things_at_the_terminal(run: Run, game: str) -> None:
    said = played(run, game, "fix F05 2 with allied", "draw", "resign allied", "done")
    assert "Dragoons (F05) have strength 2" in said
    assert "the other has to agree" in said
    assert "resigned by Allied picket, victory for French patrol" in said
    assert entries(game)[-2:] == ["fix F05 2 with allied", "resign allied"]


def test_a_game_whose_seed_somebody_else_keeps_is_rolled_here(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "brought.game"
    save = game_where(lambda game: isinstance(game.node, Chance))
    file.write_text(load(save).save(secret=True), "utf-8")
    before = len(entries(str(file)))
    played(run, str(file), "")
    assert entries(str(file))[before].startswith("throw ")


def test_commands_show_the_game(run: Run, game: str) -> None:
    said = played(run, game, "help", "map F03", "orders F06", "log", "odds move F03 0604/S =normal")
    assert "Also: show, map [UNIT|HEX]" in said
    assert "move F06 0805/N =deployed" in said
    assert "0706" in said
    assert "What happened last" in said
    assert "The rules cannot tell odds for this order." in said


def test_undo_takes_back_and_asks_for_consent_across_dice(run: Run, game: str) -> None:
    said = played(run, game, "move F03 0604/S =normal", "undo", "undo", "undo")
    assert "all stands again as after entry 2" in said
    assert "French patrol has nothing to take back" in said
    assert entries(game)[-2:] == ["undo 2", "undo 1"]


def to_the_guns(game: str) -> str:
    """A fire order, and the game where it can be given."""
    sitting = GameFile(Path(game))
    while not (shots := [str(order) for order in sitting.game.orders() if str(order).startswith("fire")]):
        sitting.game.apply(parse("done"))
    sitting.write()
    return shots[0]


def test_dice_are_rolled_by_the_seed_or_typed(run: Run, game: str) -> None:
    shot = to_the_guns(game)
    said = played(run, game, shot, "6", options=("--own-dice",))
    assert "Enter rolls; or type the faces" in said
    assert "throw 6" in entries(game)
    assert "dice have fallen since" in played(run, game, "undo", options=("--own-dice",))


def test_enter_rolls_by_the_seed(run: Run, game: str) -> None:
    shot = to_the_guns(game)
    played(run, game, shot, "", options=("--own-dice",))
    assert any(given.startswith("throw") for given in entries(game))


def test_without_own_dice_nobody_is_asked_for_them(run: Run, game: str) -> None:
    shot = to_the_guns(game)
    played(run, game, shot)
    assert any(given.startswith("throw") for given in entries(game))


def test_json_ends_with_the_position(run: Run, game: str) -> None:
    import json

    result = run("game", "play", game, "--json", input="move F03 0604/S =normal\n")
    assert json.loads(result.stdout)["last"][-1]["given"] == "move F03 0604/S =normal"


def test_somebody_elses_input_is_read_again(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(GameFile(Path(game)), "en")
    other = GameFile(Path(game))
    other.game.apply(parse("move F01 0803/S"))
    other.write()
    sitting.read_line = lambda _lead: "move F03 0604/S =normal"
    sitting.turn()
    assert "was changed by somebody else; read again" in " ".join(capsys.readouterr().out.split())
    assert entries(game)[-1] == "move F01 0803/S"
    sitting.turn()
    assert entries(game)[-2:] == ["move F01 0803/S", "move F03 0604/S =normal"]


def test_odds_come_before_a_shot_is_confirmed(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shot = to_the_guns(game)
    monkeypatch.setattr(game_play, "at_terminal", lambda: True)
    lines = iter([shot, "n", shot, "", "quit"])
    monkeypatch.setattr(game_play, "typed_lines", lambda _commands, _game: lambda _lead: next(lines))
    Sitting(GameFile(Path(game)), "en").run()
    said = capsys.readouterr().out
    assert said.count("Outcome") == 2
    assert entries(game).count(shot) == 1


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def test_a_line_is_typed_with_completion(keyboard: PipeInput) -> None:
    ask: Callable[[str], str] = typed_lines(lambda: COMMANDS, toy_game)
    keyboard.send_text("gam\t R1\n")
    assert ask("red> ") == "gamble R1"
    keyboard.send_text("\x1b[A\n")
    assert ask("red> ") == "gamble R1"


def test_words_go_on_as_legal_orders_do() -> None:
    game = toy_game()
    assert next_words(game, "", COMMANDS) == ["move", "gamble", "dare", "scout", "done", "help", "quit"]
    assert next_words(game, "mo", COMMANDS) == ["move"]
    assert next_words(game, "move ", COMMANDS) == ["R1", "R2"]
    assert next_words(game, "move R1 02", COMMANDS) == ["0201"]
    assert next_words(game, "move R9 ", COMMANDS) == []
    game.apply(parse("gamble R1"))
    assert next_words(game, "throw ", COMMANDS) == ["1", "2", "3", "4", "5", "6"]


def test_a_completion_replaces_what_was_begun() -> None:
    completer = OrderCompleter(lambda: COMMANDS, toy_game)
    (found,) = completer.get_completions(Document("move R1 010"), CompleteEvent())
    assert (found.text, found.start_position) == ("0102", -3)


def test_the_map_shows_numbers_and_counters_in_their_columns() -> None:
    game = toy_game()
    game.apply(parse("move R1 0201"))
    cell = cell_named(game, "R1")
    assert cell is not None
    drawn = map_around(game, Telling(game), cell).plain
    assert [line.rstrip() for line in drawn.splitlines()] == [
        "0101            0301",
        ".               B1",
        "        0201",
        "        R2+",
        "0102            0302",
        ".               .",
        "        0202",
        "        .",
    ]
    assert cell_named(game, "0302") == 5
    assert cell_named(game, "nowhere") is None
