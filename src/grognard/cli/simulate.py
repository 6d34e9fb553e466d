"""`grognard simulate`: many games of a battle between two computers."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json

if TYPE_CHECKING:
    from collections.abc import Callable

    from grognard.lab.executors import Executor
    from grognard.lab.outcome import Outcome
    from grognard.lab.simulate import Enough
    from grognard.lab.study import Study

#: games that are played where nobody says how many but how well the rate must be known
_MANY = 20_000
_FEW = 20

ScenarioId = Annotated[
    str,
    typer.Argument(
        metavar="SCENARIO", help="An id: see `grognard scenarios`; or a folder that holds a scenario."
    ),
]
Games = Annotated[
    int | None,
    typer.Option("--games", metavar="N", help="Games to play; each pair of them swaps sides."),
]
Ai = Annotated[str, typer.Option("--ai", metavar="A,B", help="The two players, e.g. --ai sergeant,recruit.")]
Until = Annotated[
    str | None,
    typer.Option(
        "--until", metavar="MARGIN", help="Stop when the win rate is known so well, e.g. --until 3%."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FOLDER", help="Keep games, tables and the report there; run again, it goes on."
    ),
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", help="Processes; all cores without it.")
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster, e.g. --ray auto.")
]
Seed = Annotated[
    int, typer.Option("--seed", metavar="N", help="The same seed gives the same games anywhere.")
]
Nodes = Annotated[
    int | None,
    typer.Option("--nodes", metavar="N", help="Inputs that a player may play out for a decision."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="OPTION", help="An option of the scenario. Repeatable."),
]


def simulate(
    scenario: ScenarioId,
    games: Games = None,
    ai: Ai = "greedy,greedy",
    until: Until = None,
    out: Out = None,
    workers: Workers = None,
    ray: Ray = None,
    seed: Seed = 0,
    nodes: Nodes = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play many games between two computers and say what they show.

    Games come in pairs with the same dice and sides swapped. With --out every finished game is kept at once:
    interrupted, the same command goes on where it stopped.

    Example: `grognard simulate alea-training --games 40 --ai greedy,random`
    """
    from grognard.lab.simulate import Enough, new_study
    from grognard.lab.summary import summary

    margin = read_margin(until)
    enough = Enough(games or (_MANY if margin is not None else _FEW), margin)
    study = new_study(scenario, read_players(ai), options=tuple(option or ()), seed=str(seed), nodes=nodes)
    played = run(study, enough, executor_of(workers, ray), out, quiet=json)
    if out is not None:
        write_results(out, study, played)
    data = summary(study, played)
    if json:
        from grognard.cli.screen import print_json

        print_json(data)
    else:
        show(data, out)


def read_players(given: str) -> tuple[str, str]:
    names = [name.strip() for name in given.split(",")]
    if len(names) != 2 or not all(names):
        raise Stop(f"--ai: expected two players such as sergeant,recruit, got {given!r}")
    return names[0], names[1]


def read_margin(given: str | None) -> float | None:
    """`3%`, `±3%` or `0.03`."""
    if given is None:
        return None
    text = given.strip().removeprefix("+-").removeprefix("±")
    try:
        margin = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        margin = 0.0
    if not 0 < margin < 0.5:
        raise Stop(f"--until: expected a margin such as 3%, got {given!r}")
    return margin


def executor_of(workers: int | None, ray: str | None) -> Executor:
    from grognard.lab.executors import Alone, Cluster, Processes

    if ray is not None:
        if workers is not None:
            raise Stop("--workers and --ray: expected one of them")
        return Cluster(ray)
    count = workers or os.cpu_count() or 1
    return Alone() if count == 1 else Processes(count)


def run(study: Study, enough: Enough, executor: Executor, out: Path | None, *, quiet: bool) -> list[Outcome]:
    """Play with a bar that tells how many, how fast, and how long still."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from grognard.cli.screen import screen
    from grognard.lab.simulate import simulate as play

    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=screen(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(f"{study.scenario}", total=enough.games, rate="")
        return play(study, enough, executor, out, _teller(progress, task))


def _teller(progress: Any, task: Any) -> Callable[[Outcome, int], None]:
    def told(_outcome: Outcome, done: int) -> None:
        speed = progress.tasks[task].speed
        rate = "" if not speed else f"{60 * speed:.0f} a minute"
        progress.update(task, completed=done, rate=rate)

    return told


def write_results(out: Path, study: Study, played: list[Outcome]) -> None:
    """Tables and the report beside the games."""
    from grognard.lab.report import report_html
    from grognard.lab.tables import game_rows, loss_rows, write_csv, write_parquet

    write_csv(out / "games.csv", game_rows(study, played))
    write_parquet(out / "games.parquet", game_rows(study, played))
    write_csv(out / "losses.csv", loss_rows(played))
    write_parquet(out / "losses.parquet", loss_rows(played))
    command = shlex.join(["grognard", *sys.argv[1:]])
    (out / "report.html").write_text(report_html(study, played, command), encoding="utf-8")


def show(data: dict[str, Any], out: Path | None) -> None:
    from rich.table import Table

    from grognard.cli.screen import screen
    from grognard.lab.report import figure, headline, share

    console = screen()
    console.print(f"{data['title']}: {data['games']} games", style="bold")
    console.print(headline(data))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("side", "wins", "victory points", "strength lost", "luck"):
        table.add_column(name, justify="left" if name == "side" else "right")
    for side in data["sides"]:
        cells = (share(side["wins"]), figure(side["points"]), figure(side["lost"]), figure(side["luck"]))
        table.add_row(side["name"], *cells)
    console.print(table)
    ends = ", ".join(f"{end['winner'] or 'nobody'} {end['how']} {end['games']}" for end in data["results"])
    console.print(f"Ends: {ends}. A game took {figure(data['length'])} turns.", style="dim")
    if out is not None:
        console.print(f"Kept in {out}: games.csv, games.parquet, losses.csv, losses.parquet, report.html")
