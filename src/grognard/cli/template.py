"""`grognard template`: a commented case file to fill in."""

from __future__ import annotations

from grognard.cli.charts import write
from grognard.cli.options import Lang, Language, Output, ProcedureId, RulesetId


def template(
    ruleset_id: RulesetId, procedure: ProcedureId, lang: Lang = Language.en, output: Output = None
) -> None:
    """Write a commented case file: what each field is, its choices, range and default.

    Example: `grognard template RULESET PROCEDURE > case.toml`
    """
    from grognard.core.template import template as case_file
    from grognard.rulesets import ruleset

    write(case_file(ruleset(ruleset_id), procedure, lang.value), output)
