"""`grognard rulesets`: what there is."""

from __future__ import annotations

from grognard.cli.options import Json, Lang, Language


def rulesets(json: Json = False, lang: Lang = Language.en) -> None:
    """List the rulesets with their charts and procedures.

    Example: `grognard rulesets --lang fr`
    """
    from grognard.rulesets import RULESETS, ruleset

    listed = [ruleset(id) for id in RULESETS]
    if json:
        from grognard.cli.screen import print_json

        print_json(
            [
                {
                    "id": rules.id,
                    "title": rules.title.say(lang.value),
                    "sides": list(rules.sides),
                    "charts": list(rules.chart_ids),
                    "procedures": list(rules.procedures),
                }
                for rules in listed
            ]
        )
        return
    from rich.text import Text

    from grognard.cli.screen import screen

    out = screen()
    for place, rules in enumerate(listed):
        if place:
            out.print()
        out.print(Text.assemble((rules.id, "bold cyan"), "  ", (rules.title.say(lang.value), "bold")))
        for name, ids in (("charts", rules.chart_ids), ("procedures", tuple(rules.procedures))):
            lines = Text(", ".join(ids)).wrap(out, out.width - 14)
            for number, line in enumerate(lines):
                out.print(Text.assemble((f"  {'' if number else name:<12}", "dim"), line))
