"""`grognard lint`: what is wrong, or only odd, with a ruleset's charts or with a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from grognard.cli.options import Checked, Json
from grognard.cli.parameters import shortened

if TYPE_CHECKING:
    from grognard.lint import Finding


def lint(checked: Checked, json: Json = False) -> None:
    """Check a ruleset's charts, or a scenario: its map, its armies, its victory and special rules.

    Known quirks of the published game are listed with their reason. Exit 1 if anything else is found.

    Example: `grognard lint RULESET --json`
    """
    from grognard import lint as linter
    from grognard.cli.screen import print_json, screen
    from grognard.rulesets import RULESETS, ruleset

    kind = "ruleset" if checked in RULESETS else "scenario"
    if kind == "scenario":
        _is_there(checked)
    with screen(stderr=True).status(f"checking {checked}"):
        findings = linter.lint(ruleset(checked)) if kind == "ruleset" else linter.lint_scenario(checked)
    if json:
        import msgspec

        print_json({kind: checked, "findings": [msgspec.to_builtins(found) for found in findings]})
    else:
        show(checked, findings, "the published game" if kind == "ruleset" else "the scenario")
    if any(not found.known for found in findings):
        raise typer.Exit(1)


def _is_there(checked: str) -> None:
    """Refuse what is neither a ruleset nor a scenario, with everything that there is."""
    from grognard.answers.errors import Stop
    from grognard.rulesets import RULESETS
    from grognard.scenarios import is_file, is_folder, scenarios

    folder = Path(checked)
    if is_folder(checked) and (folder / "pack.toml").is_file() and not (folder / "scenario.toml").is_file():
        # A ruleset is code: it is only run from where somebody has said so.
        raise Stop(
            f"{shortened(checked)!r} is a pack; type: GROGNARD_PACKS={checked} grognard lint {_id_of(folder)}"
        )
    if checked not in scenarios() and not is_folder(checked) and not is_file(checked):
        known = ", ".join((*RULESETS, *scenarios()))
        raise Stop(f"there is no ruleset, scenario or folder {shortened(checked)!r} (one of: {known})")


def _id_of(folder: Path) -> str:
    """What a pack brings along, by its id."""
    from grognard.core.datafiles import read_toml

    said = read_toml(folder / "pack.toml")
    return str(said.get("ruleset") or said.get("id"))


def show(checked: str, findings: list[Finding], whose: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.cli.screen import screen

    out = screen()
    for found in sorted(findings, key=lambda found: bool(found.known)):
        mark = ("known  ", "dim") if found.known else ("found  ", "bold red")
        out.print(Text.assemble(mark, (found.id, "cyan")))
        place = " ".join(filter(None, (found.chart, found.where)))
        out.print(Padding(f"{found.what} ({place})", (0, 0, 0, 7)))
        if found.known:
            out.print(Padding(Text(found.known, "dim"), (0, 0, 0, 7)))
    known = sum(bool(found.known) for found in findings)
    out.print(f"{checked}: {len(findings) - known} to settle, {known} known quirks of {whose}.")
