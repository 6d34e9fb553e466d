"""`grognard odds`: the exact distribution of one situation."""

from __future__ import annotations

from typing import Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import (
    Case,
    Fields,
    Json,
    Lang,
    Language,
    Policies,
    ProcedureId,
    RulesetId,
    read_policy,
)


def odds(
    ruleset_id: RulesetId,
    procedure: ProcedureId,
    case: Case = None,
    fields: Fields = None,
    policy: Policies = None,
    sensitivity: Annotated[
        bool, typer.Option("--sensitivity", help="What each modifier in play is worth, in points of success.")
    ] = False,
    compare: Annotated[
        str | None,
        typer.Option("--compare", metavar="OTHER", help="A second case beside it; --set changes CASE only."),
    ] = None,
    marginals: Annotated[
        bool, typer.Option("--marginals", help="Totals by side, and each counter on its own.")
    ] = False,
    joint: Annotated[bool, typer.Option("--joint", help="Every combination, however many counters.")] = False,
    every: Annotated[
        bool, typer.Option("--all", help="Every line in the terminal, not the likeliest.")
    ] = False,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """The exact odds of the whole chain, as fractions.

    Decisions that no --policy settles are listed, and each branch is shown. With more than three counters
    involved, or more than a thousand combinations, totals by side and each counter's own chances are shown
    instead; --joint lists every combination, --marginals shows totals for fewer too.

    --sensitivity takes each modifier away in turn (a multiplier counts as x1) and says how many percentage
    points of success it accounts for.

    Examples:

    - `grognard odds RULESET PROCEDURE case.toml --policy attacker.advance=yes --sensitivity`
    - `grognard odds RULESET PROCEDURE case.toml --set terrain=woods --compare case.toml`
    """
    from grognard.answers.figures import MOST_BRANCHES, figure, sheet_data
    from grognard.cli.cases import read_situation
    from grognard.cli.screen import screen

    if marginals and joint:
        raise Stop("expected --marginals or --joint, not both")
    if case == "-" and compare == "-":
        raise Stop("only one of CASE and --compare can be standard input")
    shown = True if joint else False if marginals else None
    settled = read_policy(policy)
    situation = read_situation(ruleset_id, procedure, case, fields, lang.value)
    most = None if json or every or compare is not None else MOST_BRANCHES
    other = None
    with screen(stderr=True).status("working out every way it can go"):
        sheet = figure(situation, settled, joint=shown, weigh=sensitivity, most_branches=most)
        if compare is not None:
            beside = read_situation(ruleset_id, procedure, compare, None, lang.value)
            other = figure(beside, settled, joint=not sheet.totals, weigh=sensitivity)
    if json:
        from grognard.cli.screen import print_json

        data = sheet_data(sheet)
        if other is not None:
            data["compare"] = {"case": compare, **sheet_data(other)}
        print_json(data)
        return
    if other is None:
        from grognard.cli.show_odds import show_sheet

        show_sheet(sheet, every=every)
    else:
        from grognard.cli.show_comparison import show_comparison

        show_comparison(sheet, other, every=every)
