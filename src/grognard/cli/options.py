"""The arguments and options that several commands share, spelt once."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from grognard.answers.errors import Stop


class Language(StrEnum):
    """The languages of titles, labels, prompts and log lines."""

    en = "en"
    fr = "fr"
    es = "es"


RulesetId = Annotated[str, typer.Argument(metavar="RULESET", help="A ruleset's id: see `grognard rulesets`.")]
Checked = Annotated[
    str,
    typer.Argument(metavar="RULESET|SCENARIO", help="The id of either, or a folder that holds a scenario."),
]
ProcedureId = Annotated[str, typer.Argument(metavar="PROCEDURE", help="One of the ruleset's procedures.")]
Case = Annotated[
    str | None,
    typer.Argument(
        metavar="CASE",
        help="A TOML file, or - for standard input. Without it: the --set fields alone, "
        "or the ruleset's example where nothing is set.",
    ),
]
Fields = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="a.b=VALUE", help="Fill one field, e.g. --set attackers.0.cf=6. Repeatable."
    ),
]
Policies = Annotated[
    list[str] | None,
    typer.Option(
        "--policy",
        metavar="ID=OPTION",
        help="Settle a decision, e.g. --policy defender.square=yes; "
        "ID@UNIT=OPTION settles it for one counter. Repeatable.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[Language, typer.Option("--lang", help="Language of the words.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to a file instead.")
]


def read_policy(settled: list[str] | None) -> dict[str, str]:
    """`--policy id=option`, as a table."""
    policy: dict[str, str] = {}
    for entry in settled or ():
        id, equals, option = entry.partition("=")
        if not equals or not id.strip() or not option.strip():
            raise Stop(f"--policy: expected id=option such as defender.square=yes, got {entry!r}")
        policy[id.strip()] = option.strip()
    return policy
