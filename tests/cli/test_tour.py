from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from grognard import RULESETS, ruleset

GROGNARD = str(Path(sys.executable).with_name("grognard"))


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files that a tour writes stay out of the tree."""
    monkeypatch.chdir(tmp_path)


def test_without_a_terminal_a_short_demonstration_is_played(run: Run) -> None:
    result = run("tour")
    assert result.exit_code == 0
    assert "a short demonstration" in result.stdout
    assert "Success" in result.stdout
    assert "Result" in result.stdout
    assert "--seed 1" in result.stdout


@pytest.mark.parametrize(("lang", "said"), [("fr", "Bonne chance aux dés."), ("es", "Suerte con los dados.")])
def test_the_demonstration_speaks_the_language(run: Run, lang: str, said: str) -> None:
    assert said in run("tour", "--lang", lang).stdout


@pytest.mark.usefixtures("at_terminal")
class TestAtATerminal:
    def test_the_example_is_weighed_and_rolled(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nweather\n\n\nn\n")
        assert result.exit_code == 0, result.output
        assert "Success, clear weather" in result.stdout
        assert "Dice from seed" in result.stdout
        assert "grognard template tikhvin weather" in result.stdout
        assert result.stdout.endswith("Good luck with the dice.\n")

    def test_ones_own_dice_are_asked_for(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nweather\nn\ny\n7\n6\nn\n")
        assert "1d6 for weather of the turn [tikhvin 10.1] (1 to 6):" in result.stderr
        assert "die 6" in result.stdout
        assert "seed" not in result.stdout

    def test_a_case_is_filled_in_field_by_field(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nreplacements\ny\n9\n1\n\n\nn\n")
        assert result.exit_code == 0, result.output
        assert "side - side that rolls" in result.stderr
        assert "replacement points, German" in result.stdout

    def test_single_fields_are_changed_as_set_spells_them(self, run: Run) -> None:
        result = run("tour", input="tikhvin\ncombat\nattackers.0.cf=20\n\nn\n1\nn\nn\n")
        assert result.exit_code == 0, result.output
        assert "attackers.0: 12 Pz, kind tank, cf 6" in result.stdout
        assert "attackers.0: 12 Pz, kind tank, cf 20" in result.stdout
        assert "Change a field (turn=3)" in result.stderr

    @pytest.mark.parametrize(
        ("change", "line"),
        [
            ("month=10", "month: unknown field (one of: turn)"),
            ("turn=16", "turn: expected a whole number from 1 to 15, got 16"),
            ("nonsense", "expected field=value such as defender.terrain=wood, got 'nonsense'"),
            ("turn.x=1", "turn.x: 'x' cannot be set inside a single value"),
        ],
    )
    def test_a_change_that_cannot_be_leaves_the_case_alone(self, run: Run, change: str, line: str) -> None:
        result = run("tour", input=f"tikhvin\nweather\n{change}\n\nn\nn\n")
        assert f"  {line}\n" in result.stdout
        assert "Success, clear weather" in result.stdout

    def test_a_case_that_was_changed_can_be_kept(self, run: Run, tmp_path: Path) -> None:
        file, taken = tmp_path / "mine.toml", tmp_path / "taken.toml"
        taken.write_text("mine", encoding="utf-8")
        files = f"{tmp_path / 'nowhere' / 'x'}\n{taken}\n{file}\n"
        result = run("tour", input=f"tikhvin\nweather\nturn=12\n\nn\n{files}n\n")
        shown = " ".join(result.stdout.split())
        assert "cannot be written: No such file or directory" in shown
        assert f"{taken} is there already" in shown
        assert f"grognard odds tikhvin weather {file}" in shown
        assert "\nturn = 12\n" in file.read_text(encoding="utf-8")
        assert taken.read_text(encoding="utf-8") == "mine"
        assert run("odds", "tikhvin", "weather", str(file)).exit_code == 0

    def test_a_value_that_cannot_be_is_asked_again(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nweather\ny\n99\nx\n1\nn\nn\n")
        assert result.stdout.count("expected game turn; 1 to 15") == 2
        assert "Weather: clear" in result.stdout

    def test_entries_of_a_list_can_be_dropped_and_added(self, run: Run) -> None:
        keep_all = "\n" * 8
        answers = (
            "tikhvin\ncombat\ny\n\n\n"  # turn, attacker
            "y\n" + keep_all + "n\n"  # keep the first attacker as it is, drop the second
            "y\n" + "third\n" + "\n" * 7 + "n\n"  # one more, and no more
            "y\n" + "\n" * 7 + "n\n"  # the defender
            "\n\n"  # terrain, weather
            "n\nn\nn\nn\n"  # drop both batteries, add none
            "\n"  # retreat_open
            "n\n" + "1\n" + "n\n" * 2
        )
        result = run("tour", input=answers)
        assert result.exit_code == 0, result.output
        assert "keep attackers 2 (18 mot)?" in result.stderr
        assert "Result" in result.stdout

    def test_a_case_the_rules_forbid_is_said_and_asked_again(self, run: Run) -> None:
        first = "tikhvin\nreplacements\ny\n1\n\n"
        result = run("tour", input=first + "turn=5\n\nn\nn\nn\n")
        assert "Not allowed: replacements are rolled for from turn 2" in result.stdout
        assert "Result" in result.stdout

    def test_a_field_that_may_be_left_out_stays_out(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nstep-cost\ny\n" + "\n" * 12)
        assert "mp - printed MP of the unit" in result.stderr
        assert "[-]:" in result.stderr
        assert "\nRoll\n" in result.stdout

    def test_a_wrong_pick_is_asked_again(self, run: Run) -> None:
        result = run("tour", input="99\nnowhere\nq\n")
        assert result.stdout.count(f"expected 1-{len(RULESETS)}") == 2

    @pytest.mark.parametrize(
        "answers", ["q\n", "tikhvin\nq\n", "tikhvin\nweather\nq\n", "tikhvin\nweather\ny\nq\n"]
    )
    def test_q_leaves_at_any_time(self, run: Run, answers: str) -> None:
        result = run("tour", input=answers)
        assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "Good luck with the dice.")

    @pytest.mark.parametrize("answers", ["", "tikhvin\n", "tikhvin\nweather\n\ny\n"])
    def test_the_end_of_input_leaves_too(self, run: Run, answers: str) -> None:
        result = run("tour", input=answers)
        assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "Good luck with the dice.")

    def test_another_situation_follows_if_wanted(self, run: Run) -> None:
        result = run("tour", input="tikhvin\nweather\n\n\ny\ntikhvin\ninitiative\n\n\nn\n")
        assert "First player" in result.stdout

    @pytest.mark.parametrize("id", RULESETS)
    def test_the_example_of_every_procedure_can_be_kept_field_by_field(self, run: Run, id: str) -> None:
        for procedure in ruleset(id).procedures:
            result = run("tour", input=f"{id}\n{procedure}\ny\n" + "\n" * 400)
            assert result.exit_code == 0, result.output
            assert "\nRoll\n" in result.stdout


def test_a_real_terminal_is_noticed() -> None:
    ours, theirs = pty.openpty()
    tour = subprocess.Popen(
        [GROGNARD, "tour"], stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    os.close(theirs)
    os.write(ours, b"tikhvin\nweather\n\n\nn\n")
    output, _none = tour.communicate(timeout=60)
    os.close(ours)
    assert tour.returncode == 0
    assert b"Which system?" in output
    assert b"Good luck with the dice." in output


def test_control_d_at_a_real_terminal_is_graceful() -> None:
    ours, theirs = pty.openpty()
    tour = subprocess.Popen(
        [GROGNARD, "tour"], stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    os.close(theirs)
    os.write(ours, b"\x04")
    output, _none = tour.communicate(timeout=60)
    os.close(ours)
    assert tour.returncode == 0
    assert b"Good luck with the dice." in output
