"""`grognard game`: a whole game in a file."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, refused

from grognard.ai import registry
from grognard.answers.errors import Stop
from grognard.cli.game_file import GameFile, replace
from grognard.core.game.order import parse
from grognard.games import load

RunJson = Callable[..., Any]


@pytest.fixture
def game(run: Run, tmp_path: Path) -> str:
    """The file of a new game, in the French movement phase."""
    file = str(tmp_path / "first.game")
    assert run("game", "new", "alea-training", file, "--seed", "7").exit_code == 0
    assert run("game", "apply", file, "done").exit_code == 0
    return file


def entries(file: str) -> list[str]:
    return [line["given"] for line in json.loads(Path(file).read_text("utf-8"))["entries"]]


@pytest.mark.parametrize(
    ("command", "spellings"),
    [
        ("new", "--seed --option --practice --sealed --side --key --json --lang"),
        ("join", "--key --json --lang"),
        ("resend", "--key --json --lang"),
        ("show", "--side --position --adopt --key --json --lang"),
        ("orders", "--unit --adopt --key --json --lang"),
        ("advise", "--who --adopt --key --json --lang"),
        ("apply", "--dice --adopt --key --json --lang"),
        ("undo", "--side --consent --adopt --json --lang"),
        ("replay", "--key --json --lang"),
        ("verify", "--key --json --lang"),
        ("report", "--json --lang"),
        ("analyse", "--json --lang"),
        ("play", "--own-dice --adopt --json --lang"),
    ],
)
def test_commands_and_options_keep_their_spelling(run: Run, command: str, spellings: str) -> None:
    shown = run("game", command, "--help").stdout
    assert [option for option in spellings.split() if option not in shown] == []
    assert f"grognard game {command}" in shown


def test_an_unknown_command_is_one_line(run: Run) -> None:
    known = "new, join, resend, show, orders, advise, apply, undo, replay, verify, report, analyse, play"
    refused(run("game", "start"), f"there is no command 'start' (one of: {known})")


def test_what_is_missing_is_said(run: Run) -> None:
    refused(run("game", "new"), "SCENARIO: missing")
    refused(run("game", "show"), "FILE: missing")


def test_a_new_game_says_where_it_is(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "a.game")
    said = run("game", "new", "alea-training", file, "--lang", "fr").stdout
    assert "Nouvelle partie de Initiation : le poste de Casa Blanca" in " ".join(said.split())
    assert load(Path(file).read_text("utf-8")).scenario.id == "alea-training"
    assert json.loads(Path(file).read_text("utf-8"))["seed"] not in ("0", "")


def test_a_file_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Marshal")
    refused(
        run("game", "new", "alea-training", str(file)),
        f"{file}: is there already; expected the name of a new file",
    )
    assert file.read_text() == "Dear Marshal"


def test_what_there_is_none_of_is_listed(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "a.game")
    assert "there is no scenario 'waterloo' (one of: " in run("game", "new", "waterloo", file).stderr
    refused(
        run("game", "new", "bailen-1808", file, "--option", "rain"),
        "option: bailen-1808 has no option 'rain' (one of: extended)",
    )
    folder = str(tmp_path / "none" / "a.game")
    refused(
        run("game", "new", "alea-training", folder),
        f"{tmp_path}/none: cannot be opened: No such file or directory",
    )
    assert not Path(file).exists()


def test_show_has_turn_clock_phase_prompt_units_score_and_events(run: Run, game: str) -> None:
    shown = run("game", "show", game).stdout
    assert "Turn 1 of 4, 08:00" in shown
    assert "French patrol: Movement" in shown
    assert "[barrosa 3.2.3]" in shown
    assert "French patrol to decide: Move your units" in shown
    assert "F03    Voltigeurs" in shown
    assert "Allied picket: 0 VP, lead 0 of 3 needed for marginal victory" in shown
    assert "Turn 1, French patrol: Movement" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize(("language", "said"), [("fr", "Tour 1 sur 4, 08:00"), ("es", "Turno 1 de 4, 08:00")])
def test_show_speaks_three_languages(run: Run, game: str, language: str, said: str) -> None:
    shown = run("game", "show", game, "--lang", language).stdout
    assert said in shown
    assert "game-" not in shown
    assert "event-" not in shown


def test_show_refuses_a_side_that_is_not_there(run: Run, game: str) -> None:
    assert run("game", "show", game, "--side", "allied").stdout == run("game", "show", game).stdout
    refused(
        run("game", "show", game, "--side", "red"), "--side: there is no side 'red' (one of: french, allied)"
    )


def test_show_json_has_everything(run_json: RunJson, game: str) -> None:
    data = run_json("game", "show", game)
    assert data["phase"] == {
        "id": "movement",
        "title": "Movement",
        "rule": "barrosa 3.2.3",
        "active": "french",
    }
    assert data["node"]["kind"] == "decision"
    assert data["node"]["side"] == "french"
    assert data["node"]["subjects"] == ["F01", "F02", "F03", "F04", "F05", "F06"]
    (french, allied) = data["sides"]
    assert french["units"][2] == {
        "id": "F03",
        "name": "Voltigeurs",
        "hex": "0706",
        "facing": None,
        "depth": 0,
        "strength": 3,
        "formation": "guerrilla",
        "state": "normal",
        "fate": None,
        "markers": {},
    }
    assert allied["name"] == "Allied picket"
    assert set(data["score"]) == {"french", "allied"}
    assert data["last"][-1]["given"] == "done"
    assert data["last"][-1]["events"][0]["text"] == "Turn 1, French patrol: Movement"


def test_show_position_is_the_notation(run: Run, game: str) -> None:
    lines = run("game", "show", game, "--position").stdout.splitlines()
    assert lines[0] == "alea-training turn 1 step 4 french/movement"
    assert "F03 0706 =guerrilla 3" in lines


def test_advice_names_an_order_that_is_legal_and_its_reason(run: Run, run_json: RunJson, game: str) -> None:
    told = run("game", "advise", game).stdout.splitlines()
    data = run_json("game", "advise", game)
    assert data["order"] in run_json("game", "orders", game)["orders"]
    assert told == data["said"]
    assert told[0].startswith(f"{data['order']}: ")
    known = ", ".join(registry.names())
    refused(
        run("game", "advise", game, "--who", "nobody"),
        f"player: there is no player 'nobody' (one of: {known})",
    )


def test_orders_of_one_unit_are_listed_and_all_are_counted(run: Run, run_json: RunJson, game: str) -> None:
    listed = run("game", "orders", game, "--unit", "F06").stdout.splitlines()
    assert listed == run_json("game", "orders", game, "--unit", "F06")["orders"]
    assert all(line.startswith("move F06 ") for line in listed)
    everything = run_json("game", "orders", game)["orders"]
    assert "done" in everything
    counted = run("game", "orders", game).stdout
    assert f"{len(listed):6} move F06  Field guns of the patrol (F06)" in counted
    assert f"{len(everything)} orders; --unit F01 lists those of one unit" in counted
    assert run("game", "orders", game, "--unit", "X").stderr.startswith(
        "--unit: there is no counter 'X' (one of: A01"
    )


def test_apply_gives_several_orders_and_says_what_came_of_them(run: Run, game: str) -> None:
    done = run("game", "apply", game, "move F03 0604/S =normal", "move F01 0803/S =normal")
    assert done.exit_code == 0
    assert "Voltigeurs (F03) move to 0604" in done.stdout
    assert "French patrol to decide: Move your units" in done.stdout
    assert entries(game)[-2:] == ["move F03 0604/S =normal", "move F01 0803/S =normal"]


def test_apply_is_all_or_nothing_and_a_refusal_has_reason_rule_and_suggestion(run: Run, game: str) -> None:
    before = Path(game).read_bytes()
    twice = "move F03 0604/S =normal"
    result = run("game", "apply", game, twice, twice)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("move F03 0604/S =normal: Not allowed: Voltigeurs (F03) ")
    assert "[barrosa 3.2.3]. Try: move " in line
    assert result.stdout == ""
    assert Path(game).read_bytes() == before


def test_orders_that_cannot_be_read_are_all_named(run: Run, game: str) -> None:
    refused(
        run("game", "apply", game, "move F03 =", "done", "choose"),
        "move F03 =: expected something after '='",
        "choose: expected one option, for example: choose yes",
    )


def test_apply_reads_orders_from_standard_input(run: Run, game: str) -> None:
    assert (
        run("game", "apply", game, "-", input="move F03 0604/S =normal\n\nmove F01 0803/S\n").exit_code == 0
    )
    assert entries(game)[-1] == "move F01 0803/S"


def test_apply_json_has_the_new_entries_and_what_is_wanted(run_json: RunJson, game: str) -> None:
    data = run_json("game", "apply", game, "move F03 0604/S =normal")
    (applied,) = data["applied"]
    assert applied["given"] == "move F03 0604/S =normal"
    assert [event["kind"] for event in applied["events"]][:2] == ["formation-changed", "moved"]
    assert data["node"]["side"] == "french"
    assert data["hash"] == json.loads(Path(game).read_text("utf-8"))["entries"][-1]["hash"]


@pytest.fixture
def firing(run: Run, run_json: RunJson, game: str) -> tuple[str, str]:
    """A game at a phase of fire, and an order to fire there."""
    for _ in range(9):
        listed = run_json("game", "orders", game)["orders"]
        shots = [order for order in listed if order.startswith("fire ")]
        if shots:
            return game, shots[0]
        assert run("game", "apply", game, "done").exit_code == 0
    raise AssertionError("nobody comes to fire")


def throws(file: str) -> list[str]:
    return [given for given in entries(file) if given.startswith("throw")]


def test_the_seed_rolls_what_is_wanted(run: Run, firing: tuple[str, str]) -> None:
    file, shot = firing
    assert run("game", "apply", file, shot).exit_code == 0
    assert throws(file)
    assert run("game", "verify", file).exit_code == 0


def test_own_dice_are_taken_in_order_and_the_game_waits_for_more(
    run: Run, run_json: RunJson, firing: tuple[str, str]
) -> None:
    file, shot = firing
    data = run_json("game", "apply", file, shot, "--dice", "")
    assert throws(file) == []
    assert data["node"]["kind"] == "chance"
    refused_order = run("game", "apply", file, "done", "--dice", "")
    assert refused_order.exit_code == 2
    assert "throw 1d" in refused_order.stderr
    run_json("game", "apply", file, "--dice", "6")
    assert throws(file) == ["throw 6"]


def test_a_throw_by_hand_is_an_order_too(run: Run, firing: tuple[str, str]) -> None:
    file, shot = firing
    assert run("game", "apply", file, shot, "throw 6").exit_code == 0
    assert throws(file) == ["throw 6"]


def test_dice_that_nobody_wants_are_refused(run: Run, game: str) -> None:
    refused(
        run("game", "apply", game, "move F03 0604/S =normal", "--dice", "5,3"),
        "--dice: 2 left over, nothing asks for them: 5, 3",
    )
    refused(run("game", "apply", game, "--dice", "x"), "--dice: expected whole numbers such as 5,3, got 'x'")


def test_a_face_that_no_die_has_is_refused(run: Run, firing: tuple[str, str]) -> None:
    file, shot = firing
    result = run("game", "apply", file, shot, "--dice", "77")
    assert result.exit_code == 2
    assert "77 is not a face of" in result.stderr
    assert not throws(file)


def test_a_plain_file_says_that_it_hides_nothing(run: Run, game: str, tmp_path: Path) -> None:
    def said(file: str) -> str:
        return " ".join(run("game", "show", file).stdout.split())

    assert "This file is open: whoever reads it sees the seed" in said(game)
    secret = str(tmp_path / "secret.game")
    run("game", "new", "maida-1806", secret)
    assert "the seed of the dice and every hidden order" in said(secret)


def test_undo_takes_back_and_keeps_a_trace(run: Run, game: str) -> None:
    position = run("game", "show", game, "--position").stdout
    assert run("game", "apply", game, "move F03 0604/S =normal").exit_code == 0
    done = run("game", "undo", game)
    assert "French patrol takes back: all stands again as after entry 2" in done.stdout
    assert run("game", "show", game, "--position").stdout == position
    assert entries(game)[-2:] == ["move F03 0604/S =normal", "undo 2"]


def test_undo_across_dice_takes_practice_and_consent(run: Run, firing: tuple[str, str]) -> None:
    file, shot = firing
    side = json.loads(run("game", "show", file, "--json").stdout)["node"]["side"]
    other = {"french": "allied", "allied": "french"}[side]
    assert run("game", "apply", file, shot, "throw 1").exit_code == 0
    never = "Not allowed: dice have fallen since: only a game opened for practice takes them back."
    for consent in ([], ["--consent", other]):
        refused(run("game", "undo", file, "--side", side, *consent), never)
    before, again = [given for given in entries(file)[1:] if given], f"{file}.practice"
    assert run("game", "new", "alea-training", again, "--seed", "7", "--practice").exit_code == 0
    assert run("game", "apply", again, *before).exit_code == 0
    refused(
        run("game", "undo", again, "--side", side),
        "Not allowed: dice have fallen since. Try: the same with the opponent's consent.",
    )
    taken = run("game", "undo", again, "--side", side, "--consent", other)
    assert "a throw of dice with it (practice)" in " ".join(taken.stdout.split())
    assert entries(again)[-1].endswith(f" dice 1 with {other}")
    assert run("game", "verify", again).exit_code == 0
    assert "one throw of dice was taken back" in run("game", "report", again).stdout


@pytest.mark.parametrize(
    ("settled", "said"),
    [
        ("resign french", "resigned by French patrol, victory for Allied picket"),
        ("draw with allied", "both sides agreed on a draw"),
        ("end forfeit for french", "forfeit, victory for French patrol"),
    ],
)
def test_players_end_a_game_and_the_file_says_so(run: Run, game: str, settled: str, said: str) -> None:
    assert said in run("game", "apply", game, settled).stdout
    assert said in run("game", "show", game).stdout
    assert run("game", "verify", game).exit_code == 0
    assert "the game is over" in run("game", "apply", game, "done").stderr
    assert "settled something since" in run("game", "undo", game, "--side", "french").stderr
    undone = run("game", "undo", game, "--side", "french", "--consent", "allied")
    assert undone.exit_code == 0
    assert run("game", "apply", game, "done").exit_code == 0


def test_a_fix_is_agreed_on_and_stands_in_the_file(run: Run, game: str) -> None:
    said = run("game", "apply", game, "fix F03 0605 2 with allied").stdout
    assert "Put right: proposed by French patrol, agreed by Allied picket" in said
    assert "Voltigeurs (F03) are put in 0605" in said
    assert entries(game)[-1] == "fix F03 0605 2 with allied"
    assert run("game", "verify", game).exit_code == 0


@pytest.mark.parametrize(
    ("settled", "said"),
    [
        ("fix F03 0605", "the other has to agree. Try: the same «with"),
        ("fix F03 9999 with allied", "fix F03 9999 with allied: Not allowed: "),
        ("fix F03 0403 with allied", "counters of both sides cannot share 0403"),
        ("fix F03 !asleep with allied", "cannot be asleep (one of: normal, disorganized, defeated, fleeing)"),
        ("draw with spain", "there is no side 'spain' (one of: french, allied)"),
    ],
)
def test_what_cannot_be_settled_is_refused_and_nothing_changes(
    run: Run, game: str, settled: str, said: str
) -> None:
    before = Path(game).read_text("utf-8")
    result = run("game", "apply", game, settled)
    assert result.exit_code == 2
    assert said in result.stderr
    assert Path(game).read_text("utf-8") == before


def test_nothing_to_take_back_is_said(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "a.game")
    run("game", "new", "alea-training", file)
    refused(run("game", "undo", file), "Not allowed: French patrol has nothing to take back.")
    refused(
        run("game", "undo", file, "--consent", "x"), "consent: there is no side 'x' (one of: french, allied)"
    )


def test_replay_comes_out_where_the_game_stands(run: Run, run_json: RunJson, game: str) -> None:
    run("game", "apply", game, "move F03 0604/S =normal")
    data = run_json("game", "replay", game)
    assert [entry["given"] for entry in data["entries"]] == entries(game)
    assert data["end"] == run_json("game", "show", game)
    assert "3 entries played again" in run("game", "replay", game).stdout


def test_verify_says_what_holds(run: Run, run_json: RunJson, game: str) -> None:
    assert "2 entries hold." in run("game", "verify", game).stdout
    assert run_json("game", "verify", game) == {
        "holds": True,
        "entries": 2,
        "dice": {"seeded": 0, "typed": 0},
        "other_rules": False,
        "difference": None,
    }


def test_verify_names_the_first_entry_that_differs_and_exits_1(run: Run, game: str) -> None:
    run("game", "apply", game, "move F03 0604/S =normal")
    file = Path(game)
    file.write_text(file.read_text("utf-8").replace('"to": "0604"', '"to": "0605"'), "utf-8")
    result = run("game", "verify", game)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{game}: entry 3: event 2: the file has Moved(")
    checked = json.loads(run("game", "verify", game, "--json").stdout)
    assert checked["difference"]["seq"] == 3
    refused(
        run("game", "show", game),
        f"{game}:17: entry 3 does not fit its hash: it, or something before it, was changed",
    )


def test_replay_stops_where_an_entry_cannot_be_given(run: Run, game: str) -> None:
    file = Path(game)
    file.write_text(file.read_text("utf-8").replace('"given": "done"', '"given": "dance"'), "utf-8")
    result = run("game", "replay", game)
    assert result.exit_code == 2
    assert f"{game}: entry 2 cannot be played again: " in result.stderr


@pytest.mark.parametrize("command", ["show", "orders", "apply", "undo", "replay", "verify", "play"])
def test_what_is_no_game_is_refused_by_every_command(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "notes.txt"
    refused(run("game", command, str(file)), f"{file}: cannot be read: No such file or directory")
    file.write_text("not a game")
    refused(run("game", command, str(file)), f"{file}:1: not a saved game: Expecting value")
    file.write_bytes(b"\xff\xfe")
    refused(run("game", command, str(file)), f"{file}: not a saved game: not a text file in UTF-8")


def test_a_second_writer_is_noticed(game: str) -> None:
    first, second = GameFile(Path(game)), GameFile(Path(game))
    first.game.apply(parse("move F03 0604/S =normal"))
    second.game.apply(parse("move F01 0803/S =normal"))
    first.write()
    with pytest.raises(Stop, match="changed by somebody else since it was read; nothing was written"):
        second.write()
    assert entries(game)[-1] == "move F03 0604/S =normal"


def test_nothing_is_left_half_written(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Path(game).read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = GameFile(Path(game))
    file.game.apply(parse("move F03 0604/S =normal"))
    with pytest.raises(Stop, match="cannot be written: No space left on device"):
        file.write()
    assert Path(game).read_bytes() == before
    assert os.listdir(Path(game).parent) == [Path(game).name]


def test_a_link_and_the_rights_of_a_file_stay(game: str, tmp_path: Path) -> None:
    link = tmp_path / "link.game"
    link.symlink_to(game)
    os.chmod(game, 0o640)
    file = GameFile(link)
    file.game.apply(parse("move F03 0604/S =normal"))
    file.write()
    assert link.is_symlink()
    assert stat.S_IMODE(os.stat(game).st_mode) == 0o640
    replace(tmp_path / "new.game", "new.game", "text")
    assert (tmp_path / "new.game").read_text() == "text"


def test_an_analysis_tells_the_chance_to_win_and_what_swung_it(run: Run, game: str) -> None:
    told = run("game", "analyse", game, "--lang", "fr")
    assert told.exit_code == 0, told.stderr
    assert "La chance de gagner, tour par tour" in told.stdout
    assert "Une estimation" in told.stdout
    data = json.loads(run("game", "analyse", game, "--json").stdout)
    assert [one["turn"] for one in data["turns"]] == [0, 1]
    assert data["winner"] is None


def test_a_report_tells_what_it_has_cost_so_far(run: Run, game: str) -> None:
    told = run("game", "report", game, "--lang", "fr")
    assert told.exit_code == 0
    assert "La bataille continue : tour 1 sur 4" in told.stdout
    data = json.loads(run("game", "report", game, "--json").stdout)
    assert data["result"] is None
    assert {side["id"]: side["start"] for side in data["sides"]} == {"french": 25, "allied": 24}
    assert entries(game) == ["", "done"]
