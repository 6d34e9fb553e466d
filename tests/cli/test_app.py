"""The frame: spelling of the commands, help, version, bad usage, start-up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

from grognard import __version__

COMMANDS = ("rulesets", "charts", "resolve", "odds", "template", "lint", "tour")
GROGNARD = str(Path(sys.executable).with_name("grognard"))


def test_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(f" {command} " in result.stdout for command in COMMANDS)


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
        ("charts", "--json --csv --html --lang --output"),
        ("resolve", "--set --dice --seed --policy --replay --json --lang"),
        ("odds", "--set --policy --sensitivity --compare --marginals --joint --json --lang"),
        ("template", "--lang --output"),
        ("lint", "--json"),
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
    refused(run("ods"), "No such command 'ods'. Did you mean 'odds'?")


def test_an_unknown_option_is_one_line(run: Run) -> None:
    result = run("odds", "tikhvin", "combat", "--polcy", "x")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_argument_is_one_line(run: Run) -> None:
    refused(run("odds"), "Missing argument 'RULESET'.")


def test_an_unknown_language_is_one_line(run: Run) -> None:
    result = run("rulesets", "--lang", "de")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "'en', 'fr', 'es'" in result.stderr


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
