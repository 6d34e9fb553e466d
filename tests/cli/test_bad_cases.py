"""Malformed case input of every kind: exit 2, one clear line a fault, no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

WEATHER = ("odds", "tikhvin", "weather")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"\xff\xfe", "standard input: not a text file in UTF-8"),
        (b"", "turn: missing: a whole number from 1 to 15"),
        (b"turn = 16", "turn: expected a whole number from 1 to 15, got 16"),
        (b'turn = "5"', "turn: expected a whole number from 1 to 15, got '5'"),
        (b"turn = true", "turn: expected a whole number from 1 to 15, got True"),
        (b"turn = 5.5", "turn: expected a whole number from 1 to 15, got 5.5"),
        (b"turn = []", "turn: expected a whole number from 1 to 15, got []"),
        (b"[turn]", "turn: expected a whole number from 1 to 15, got {}"),
        (b"turn = 5\nmonth = 10", "month: unknown field (one of: turn)"),
    ],
)
def test_a_bad_case_on_standard_input_is_one_line(run: Run, text: bytes, line: str) -> None:
    refused(run(*WEATHER, "-", input=text), line)


@pytest.mark.parametrize("text", ["turn = = 5", "turn = 5\nturn = 6", "turn", "[[", "turn = 5 6"])
def test_text_that_is_no_toml_is_one_line(run: Run, text: str) -> None:
    result = run(*WEATHER, "-", input=text)
    assert result.exit_code == 2
    assert re.match(r"standard input(:\d)?: not valid TOML: ", result.stderr)
    assert len(result.stderr.splitlines()) == 1


def test_a_bad_file_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text("turn = 16\nx = 1\n", encoding="utf-8")
    refused(
        run(*WEATHER, str(file)),
        f"{file}: x: unknown field (one of: turn)",
        f"{file}: turn: expected a whole number from 1 to 15, got 16",
    )


def test_a_missing_file_is_one_line(run: Run) -> None:
    refused(run(*WEATHER, "nowhere.toml"), "nowhere.toml: cannot be read: No such file or directory")


def test_a_folder_is_no_case(run: Run, tmp_path: Path) -> None:
    refused(run(*WEATHER, str(tmp_path)), f"{tmp_path}: cannot be read: Is a directory")


def test_nesting_without_end_is_one_line(run: Run) -> None:
    result = run(*WEATHER, "-", input=b"turn = " + b"[" * 100_000)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ("turn", "--set: expected field=value such as defender.terrain=wood, got 'turn'"),
        ("=5", "--set : expected a field name such as 'defender.terrain' or 'attackers.0.strength'"),
        ("a..b=5", "--set a..b: expected a field name such as 'defender.terrain' or 'attackers.0.strength'"),
    ],
)
def test_a_bad_set_is_one_line(run: Run, entry: str, line: str) -> None:
    refused(run(*WEATHER, "--set", entry), line)


def test_every_bad_set_is_listed(run: Run) -> None:
    result = run(*WEATHER, "--set", "turn", "--set", "turn=5", "--set", "turn.x=1")
    refused(
        result,
        "--set: expected field=value such as defender.terrain=wood, got 'turn'",
        "--set turn.x: 'x' cannot be set inside a single value",
    )


def test_a_set_value_that_is_more_than_a_value_is_a_text(run: Run) -> None:
    refused(
        run(*WEATHER, "--set", "turn=5\nother = 3"),
        "turn: expected a whole number from 1 to 15, got '5\\nother = 3'",
        "A case to fill in: grognard template tikhvin weather",
    )


def test_choices_are_listed(run: Run) -> None:
    text = run("template", "tikhvin", "combat").stdout
    refused(
        run("odds", "tikhvin", "combat", "-", "--set", "terrain=jungle", input=text),
        "terrain: got 'jungle' (one of: clear, wood, swamp, small-town, major-town)",
    )


def test_faults_between_fields_are_listed_where_they_stand(run: Run) -> None:
    text = run("template", "tikhvin", "combat").stdout
    result = run("odds", "tikhvin", "combat", "-", "--set", "attackers.1.id=12 Pz", input=text)
    assert result.exit_code == 2
    assert "'12 Pz' is taken" in result.stderr


def test_a_number_of_thousands_of_digits_is_one_line(run: Run) -> None:
    digits = "9" * 5000
    line = "standard input: not valid TOML: a number has too many digits"
    refused(run(*WEATHER, "-", input=f"turn = {digits}"), line)
    refused(
        run("resolve", "tikhvin", "weather", "--dice", digits),
        f"--dice: expected whole numbers such as 5,3, got '{digits[:40]}...'",
    )
    assert run(*WEATHER, "--set", f"turn={digits}").exit_code == 2


def test_a_case_saved_with_a_byte_order_mark_is_read(run: Run) -> None:
    assert run(*WEATHER, "-", input=b"\xef\xbb\xbfturn = 5").exit_code == 0


class TestPolicies:
    def test_a_decision_that_no_rule_asks_for_is_one_line(self, run: Run) -> None:
        refused(
            run("odds", "tikhvin", "combat", "--policy", "attacker.advnace=yes"),
            "tikhvin knows no decision attacker.advnace (open here: attacker.advance)",
        )
        refused(
            run("resolve", "tikhvin", "combat", "--policy", "attacker.advnace=yes", "--seed", "1"),
            "tikhvin knows no decision attacker.advnace",
        )

    def test_a_counter_that_is_not_there_is_one_line(self, run: Run) -> None:
        result = run("odds", "jours-de-gloire", "charge", "--policy", "attacker.pursue@4e cuirassiers=yes")
        refused(
            result,
            "decision attacker.pursue@4e cuirassiers: there is no counter 4e cuirassiers "
            "(one of: 12e cuirassiers, 3e cuirassiers, Kaluga)",
        )

    def test_a_decision_that_does_not_come_up_is_fine(self, run: Run) -> None:
        assert run("odds", "tikhvin", "combat", "--policy", "defender.decline=no").exit_code == 0
