"""`grognard arena`: players and engines against each other, with error bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json

if TYPE_CHECKING:
    from grognard.ai.arena import Bout, Standing
    from grognard.ai.ladder import Climbed
    from grognard.ai.player import Player

_PLAYER_HELP = "A player (random, greedy, recruit, sergeant, colonel, marshal, also as marshal:bold), or the "
_PLAYER_HELP += "command line of an engine."
Contender = Annotated[str | None, typer.Argument(metavar="PLAYER", help=_PLAYER_HELP)]


def arena(
    first: Contender = None,
    second: Contender = None,
    scenario: Annotated[str, typer.Option("--scenario", help="Where they fight.")] = "alea-training",
    games: Annotated[int, typer.Option("--games", help="Games, two for each seed with sides changed.")] = 20,
    seed: Annotated[int, typer.Option("--seed", help="The first of the seeds for the dice.")] = 0,
    nodes: Annotated[
        int | None, typer.Option("--nodes", help="Another node budget a decision for both players.")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Every level against the one below it.")] = False,
    json: Json = False,
) -> None:
    """Let two players meet: the same dice for both, sides changed, Elo with its 95% interval.

    With --ladder each level meets the one below it at its own node budget, and exit status 1 says that one of
    them is not as strong as it should be.

    Example: `grognard arena marshal sergeant --games 40`
    """
    if ladder:
        if first is not None:
            raise Stop("--ladder: expected no players, it has its own")
        _ladder(scenario, games, seed, json)
        return
    if first is None or second is None:
        raise Stop("expected two players, or --ladder")
    from grognard.ai.arena import pairs, standing

    bouts: list[Bout] = []
    with ExitStack() as open_engines, _progress(games, json) as step:
        makers = [_maker(name, nodes, open_engines) for name in (first, second)]
        for one in pairs(scenario, range(seed, seed + (games + 1) // 2), *makers):
            bouts.append(one)
            step()
    _show(first, second, scenario, standing(bouts), bouts, json)


def _maker(name: str, nodes: int | None, engines: ExitStack) -> Callable[[int], Player]:
    """Makes the player for each game; an engine is started once and meets every game."""
    from grognard.ai.registry import names, player

    if name.partition(":")[0] in names():
        player(name)
        return lambda seed: player(name, seed, nodes)
    if " " not in name and "/" not in name:
        player(name)
    from grognard.ai.process import EngineProcess, command_of

    engine = engines.enter_context(EngineProcess(command_of(name), nodes=nodes))
    return lambda _seed: engine


@contextmanager
def _progress(games: int, quiet: bool) -> Iterator[Callable[[], Any]]:
    from rich.progress import Progress

    from grognard.cli.screen import screen

    with Progress(console=screen(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("games", total=games)
        yield lambda: progress.advance(task)


def _ladder(scenario: str, games: int, seed: int, json: bool) -> None:
    from grognard.ai.ladder import RUNGS, climb

    with _progress(games * len(RUNGS), json) as step:
        climbed = list(climb(scenario, games, seed, heard=lambda _rung, _bout: step()))
    if json:
        from grognard.cli.screen import print_json

        print_json({"scenario": scenario, "seed": seed, "rungs": [_rung_data(one) for one in climbed]})
    else:
        _show_ladder(climbed)
    if not all(one.is_held for one in climbed):
        raise typer.Exit(1)


def _rung_data(one: Climbed) -> dict[str, Any]:
    import msgspec

    rung = msgspec.to_builtins(one.rung)
    return {**rung, **msgspec.to_builtins(one.standing), "held": one.is_held}


def _show_ladder(climbed: list[Climbed]) -> None:
    from rich.table import Table

    from grognard.cli.screen import screen

    table = Table("stronger", "weaker", "games", "points", "95%", "wanted", "")
    for one in climbed:
        stood = one.standing
        table.add_row(
            one.rung.stronger,
            one.rung.weaker,
            str(stood.games),
            f"{stood.score:.1%}",
            f"{stood.low:.1%} to {stood.high:.1%}",
            f"{one.rung.least:.0%}" + (", surely over 50%" if one.rung.surely else ""),
            "held" if one.is_held else "not held",
        )
    screen(wide=True).print(table)


def _show(first: str, second: str, scenario: str, stood: Standing, bouts: list[Bout], json: bool) -> None:
    from grognard.cli.screen import print_json, screen

    if json:
        import msgspec

        data = {"first": first, "second": second, "scenario": scenario, **msgspec.to_builtins(stood)}
        print_json({**data, "bouts": msgspec.to_builtins(bouts)})
        return
    out = screen()
    out.print(f"{first} against {second}, {scenario}: {stood.games} games")
    out.print(f"{stood.wins} won, {stood.draws} drawn, {stood.losses} lost")
    out.print(f"{stood.score:.1%} of the points (95%: {stood.low:.1%} to {stood.high:.1%})")
    out.print(f"Elo {stood.elo:+.0f} (95%: {stood.elo_low:+.0f} to {stood.elo_high:+.0f})")
