"""`grognard template`: a commented case file to fill in."""

from __future__ import annotations

from grognard.cli.charts import write
from grognard.cli.options import Json, Lang, Language, Output, ProcedureId, RulesetId


def template(
    ruleset_id: RulesetId,
    procedure: ProcedureId,
    json: Json = False,
    lang: Lang = Language.en,
    output: Output = None,
) -> None:
    """Write a commented case file: what each field is, its choices, range and default.

    Example: `grognard template RULESET PROCEDURE > case.toml`
    """
    from grognard.core.template import template as case_file
    from grognard.rulesets import ruleset

    rules = ruleset(ruleset_id)
    if json:
        from grognard.cli.screen import json_text

        rules.procedure(procedure)
        case = rules.example(procedure)
        write(json_text({"ruleset": rules.id, "procedure": procedure, "case": case}), output)
    else:
        write(case_file(rules, procedure, lang.value), output)
