"""The frame: spelling of the commands, help, version, bad usage, start-up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
import typer
from tests.cli.conftest import Run, refused

from grognard import RULESETS, __version__, ruleset
from grognard.cli.app import app
from grognard.cli.group import Group

#: every command, and those of them that are commands of commands
ALL = cast(Group, typer.main.get_command(app)).commands
COMMANDS = [name for name, command in ALL.items() if not isinstance(command, Group)]
#: what people and programs rely on
PINNED = {
    *("rulesets", "scenarios", "charts", "resolve", "odds", "template", "lint", "simulate", "serve", "play"),
    *("backup", "check-db", "restore-game", "arena", "engine", "pack", "install", "tour"),
    *("new", "packs", "game", "lab", "export"),
}
GROGNARD = str(Path(sys.executable).with_name("grognard"))


def test_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(f" {command} " in result.stdout for command in ALL)


def test_commands_keep_their_spelling() -> None:
    assert PINNED - ALL.keys() == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Example" in result.stdout
    assert f"grognard {command}" in result.stdout


@pytest.mark.parametrize(
    ("command", "spellings"),
    [
        ("rulesets", "--json --lang"),
        ("scenarios", "--json --lang"),
        ("charts", "--json --csv --html --lang --output"),
        ("resolve", "--set --dice --seed --policy --replay --json --lang"),
        ("odds", "--set --policy --sensitivity --compare --marginals --joint --json --lang"),
        ("template", "--json --lang --output"),
        ("lint", "--json"),
        ("serve", "--db --host --port --name --secure"),
        ("play", "--db --port --no-browser"),
        ("backup", "--db --json"),
        ("tour", "--lang"),
    ],
)
def test_the_options_keep_their_spelling(run: Run, command: str, spellings: str) -> None:
    shown = run(command, "--help").stdout
    assert [option for option in spellings.split() if option not in shown] == []


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").stdout == f"grognard {__version__}\n"


def test_no_command_shows_the_help(run: Run) -> None:
    assert "Commands" in run().output


def test_an_unknown_command_is_one_line(run: Run) -> None:
    refused(run("ods"), f"there is no command 'ods' (one of: {', '.join(ALL)})")


def test_an_unknown_option_is_one_line(run: Run) -> None:
    result = run("odds", "tikhvin", "combat", "--polcy", "x")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_argument_is_one_line_with_what_there_is(run: Run) -> None:
    refused(run("odds"), f"RULESET: missing (one of: {', '.join(RULESETS)})")
    procedures = ", ".join(ruleset("tikhvin").procedures)
    refused(run("odds", "tikhvin"), f"PROCEDURE: missing (one of: {procedures})")
    refused(run("odds", "atlantis"), "PROCEDURE: missing")


def test_an_unknown_language_is_one_line(run: Run) -> None:
    refused(run("rulesets", "--lang", "de"), "--lang: got 'de' (one of: en, fr, es)")


@pytest.mark.parametrize("seed", ["x", "1.5", "", "9" * 5000])
def test_a_seed_that_is_no_number_is_one_line(run: Run, seed: str) -> None:
    result = run("resolve", "tikhvin", "weather", "--seed", seed)
    assert result.exit_code == 2
    assert result.stderr.startswith("--seed: expected a whole number, got '")
    assert len(result.stderr) < 100


def test_a_file_without_a_name_is_one_line(run: Run) -> None:
    named = "expected the name of a file"
    refused(run("charts", "tikhvin", "--json", "-o", ""), f"--output: {named}")
    refused(run("resolve", "tikhvin", "weather", "--replay", ""), f"--replay: {named}")
    refused(run("odds", "tikhvin", "weather", ""), f"CASE: {named}, or - for standard input")
    refused(
        run("odds", "tikhvin", "weather", "--compare", ""), f"--compare: {named}, or - for standard input"
    )


@pytest.mark.parametrize(
    "command", ["rulesets", "charts tikhvin", "charts tikhvin --json", "odds tikhvin weather", "--help"]
)
def test_a_full_disk_is_one_line(command: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([GROGNARD, *command.split()], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.stderr == "standard output: cannot be written: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["rulesets", "tour", "odds barrosa melee", "--help"])
def test_a_reader_that_has_seen_enough_is_no_error(command: str) -> None:
    piped = f"'{GROGNARD}' {command} </dev/null | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", piped], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


def test_without_standard_input_nobody_is_asked() -> None:
    asked = f"'{GROGNARD}' resolve tikhvin weather --dice '' <&-"
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True)
    assert done.stderr.startswith("Waiting for die 1: 1d6")
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["rulesets", "charts tikhvin", "charts tikhvin weather"])
def test_looking_up_a_chart_imports_nothing_slow(command: str) -> None:
    slow = ("pydantic", "jinja2", "fluent.runtime", "babel")
    asked = f"import sys; sys.argv[1:] = {command.split()!r}; from grognard.cli import main"
    looked = f"print([name for name in {slow} if name in sys.modules], file=sys.stderr)"
    code = f"{asked}\ntry:\n    main()\nfinally:\n    {looked}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.strip() == "[]"


def test_starting_up_imports_neither_the_renderer_nor_the_linter_nor_rich() -> None:
    heavy = ("rich", "jinja2", "grognard.render", "grognard.lint")
    loaded = f"import sys, grognard.cli; print([name for name in {heavy} if name in sys.modules])"
    out = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "[]"


def test_a_reader_that_stops_early_causes_no_traceback() -> None:
    piped = subprocess.run(
        ["sh", "-c", f"'{GROGNARD}' template tikhvin combat | head -n 1"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert piped.stdout.startswith("# Tikhvin 1941")
    assert "Traceback" not in piped.stderr


def test_output_survives_a_terminal_without_unicode() -> None:
    shown = subprocess.run(
        [GROGNARD, "odds", "tikhvin", "combat", "--lang", "fr", "--policy", "attacker.advance=yes"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin", "COLUMNS": "80"},
        check=True,
    )
    assert b"###" in shown.stdout
    assert shown.stderr == b""
