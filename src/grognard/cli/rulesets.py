"""`grognard rulesets`: what there is."""

from __future__ import annotations

from grognard.cli.options import Json, Lang, Language

#: room for "procedures" in three languages
_NAMES = 14


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
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from grognard.cli.screen import screen
    from grognard.render.words import say

    out = screen()
    for place, rules in enumerate(listed):
        if place:
            out.print()
        out.print(Text.assemble((rules.id, "bold cyan"), "  ", (rules.title.say(lang.value), "bold")))
        for key, ids in (("charts", rules.chart_ids), ("procedures", tuple(rules.procedures))):
            row = Table.grid(padding=(0, 2, 0, 0))
            row.add_column(width=_NAMES, style="dim")
            row.add_column(ratio=1, overflow="fold")
            row.add_row(say(key, lang.value).lower(), ", ".join(ids))
            out.print(Padding(row, (0, 0, 0, 2)))
