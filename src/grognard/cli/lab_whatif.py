"""`grognard lab whatif`: what a change to the printed game does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.options import Json
from grognard.cli.simulate import (
    Ai,
    Games,
    Nodes,
    Options,
    ScenarioId,
    Seed,
    Workers,
    executor_of,
    read_players,
    run,
)

if TYPE_CHECKING:
    from grognard.lab.whatif import Effect

_GAMES = 40
#: how well a win rate is worth knowing
_MARGIN = 0.03

Changes = Annotated[
    Path,
    typer.Argument(
        metavar="CHANGES",
        help="A TOML file with tables [[cell]], [[modifier]], [[fact]], [[entry]] or [[row]].",
    ),
]


def whatif(
    scenario: ScenarioId,
    changes: Changes,
    games: Games = _GAMES,
    ai: Ai = "greedy,greedy",
    workers: Workers = None,
    seed: Seed = 0,
    nodes: Nodes = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play the printed battle and a changed one with the same dice, and tell them apart.

    A file of changes names a cell of a chart, a modifier, a fact of the ruleset, an entry of scenario.toml
    (a victory level, say) or a row of a table (a unit); see the documentation of the laboratory.

    Example: `grognard lab whatif alea-training changes.toml --games 40`
    """
    from grognard.cli.game_file import read_text
    from grognard.lab.changes import pack, read_changes
    from grognard.lab.simulate import Enough, new_study
    from grognard.lab.whatif import effects, games_needed

    wanted = pack(read_changes(read_text(changes, str(changes)), str(changes)))
    players, chosen, count = read_players(ai), tuple(option or ()), games or _GAMES
    printed = new_study(scenario, players, options=chosen, seed=str(seed), nodes=nodes)
    changed = new_study(scenario, players, options=chosen, seed=str(seed), nodes=nodes, changes=wanted)
    executor = executor_of(workers, None)
    before = run(printed, Enough(count), executor, None, quiet=json)
    after = run(changed, Enough(count), executor, None, quiet=json)
    found = effects(printed, before, after)
    needed = games_needed(found[0], _MARGIN)
    if json:
        import msgspec

        from grognard.cli.screen import print_json

        told = [{**msgspec.to_builtins(effect), "sure": effect.is_sure} for effect in found]
        print_json({"scenario": scenario, "games": count, "effects": told, "games_needed": needed})
    else:
        show(found, count, needed)


def show(found: list[Effect], games: int, needed: int) -> None:
    from rich.table import Table

    from grognard.cli.screen import screen

    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("", "printed", "changed", "difference"):
        table.add_column(name, justify="left" if not name else "right")
    for effect in found:
        gap = effect.difference
        mark = "" if effect.is_sure else " (may be chance)"
        table.add_row(
            effect.what,
            f"{effect.printed.mean:.2f}",
            f"{effect.changed.mean:.2f}",
            f"{gap.mean:+.2f} ± {gap.margin:.2f}{mark}",
        )
    out = screen()
    out.print(f"{games} games of each, with the same dice:")
    out.print(table)
    if not any(effect.difference.mean or effect.difference.margin for effect in found):
        out.print("Not one game came out differently: the change did not come up.", style="dim")
    else:
        out.print(
            f"To know the effect on wins to within 3 in 100: about {needed} games of each.", style="dim"
        )
