"""`grognard scenarios`: the battles there are."""

from __future__ import annotations

from grognard.cli.options import Json, Lang, Language

#: the indent of a summary under its title
_INDENT = 2


def scenarios(json: Json = False, lang: Lang = Language.en) -> None:
    """List the scenarios with their rulesets, lengths and sides.

    Example: `grognard scenarios --lang es`
    """
    from grognard.answers.library import scenario_data
    from grognard.core.scenario_files import read_title
    from grognard.scenarios import scenarios as known

    folders = known().values()
    listed = [scenario_data(read_title(folder), lang.value) for folder in folders]
    if json:
        from grognard.cli.screen import print_json

        print_json(listed)
        return
    from rich.padding import Padding
    from rich.text import Text

    from grognard.cli.screen import screen

    out = screen()
    for place, entry in enumerate(listed):
        if place:
            out.print()
        out.print(Text.assemble((entry["id"], "bold cyan"), "  ", (entry["title"], "bold")))
        out.print(Padding(entry["summary"], (0, 0, 0, _INDENT)))
        sides = " - ".join(side["name"] for side in entry["sides"])
        clock = entry["clock"]
        facts = f"{entry['ruleset']}, {entry['turns']} x {clock['minutes']} min, {clock['start']}, {sides}"
        out.print(Padding(Text(facts, "dim"), (0, 0, 0, _INDENT)))
