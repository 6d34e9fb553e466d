"""`grognard lint`: what is wrong, or only odd, with a ruleset's charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from grognard.cli.options import Json, RulesetId

if TYPE_CHECKING:
    from grognard.lint import Finding


def lint(ruleset_id: RulesetId, json: Json = False) -> None:
    """Check a ruleset's charts: gaps, overlaps, unreachable cells, unknown codes, idle modifiers, odd rows.

    Known quirks of the published game are listed with their reason. Exit 1 if anything else is found.

    Example: `grognard lint RULESET --json`
    """
    from grognard import lint as linter
    from grognard.cli.screen import print_json, screen
    from grognard.rulesets import ruleset

    rules = ruleset(ruleset_id)
    with screen(stderr=True).status(f"checking {rules.id}"):
        findings = linter.lint(rules)
    if json:
        import msgspec

        print_json({"ruleset": rules.id, "findings": [msgspec.to_builtins(found) for found in findings]})
    else:
        show(rules.id, findings)
    if any(not found.known for found in findings):
        raise typer.Exit(1)


def show(ruleset: str, findings: list[Finding]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.cli.screen import screen

    out = screen()
    for found in sorted(findings, key=lambda found: bool(found.known)):
        mark = ("known  ", "dim") if found.known else ("found  ", "bold red")
        out.print(Text.assemble(mark, (found.id, "cyan")))
        out.print(Padding(f"{found.what} ({found.chart} {found.where})", (0, 0, 0, 7)))
        if found.known:
            out.print(Padding(Text(found.known, "dim"), (0, 0, 0, 7)))
    known = sum(bool(found.known) for found in findings)
    out.print(f"{ruleset}: {len(findings) - known} to settle, {known} known quirks of the published game.")
