"""`grognard lab balance`: the level of victory that makes a battle even."""

from __future__ import annotations

from grognard.answers.errors import Stop
from grognard.cli.options import Json
from grognard.cli.simulate import (
    Ai,
    Games,
    Nodes,
    Options,
    Out,
    ScenarioId,
    Seed,
    Workers,
    executor_of,
    read_players,
    run,
)

_GAMES = 100


def balance(
    scenario: ScenarioId,
    games: Games = _GAMES,
    ai: Ai = "greedy,greedy",
    workers: Workers = None,
    out: Out = None,
    seed: Seed = 0,
    nodes: Nodes = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Find how many points ahead the first side must be, for both to win as often.

    Example: `grognard lab balance alea-training --games 100`
    """
    import msgspec

    from grognard.cli.screen import print_json, screen
    from grognard.lab.balance import balance as solve
    from grognard.lab.simulate import Enough, new_study

    count = games or _GAMES
    study = new_study(scenario, read_players(ai), options=tuple(option or ()), seed=str(seed), nodes=nodes)
    played = run(study, Enough(count), executor_of(workers, None), out, quiet=json)
    if not any(any(one.score.values()) for one in played):
        raise Stop(f"{scenario}: nobody scored a point, so that no level can be found")
    found = solve(study, played)
    if json:
        print_json({"scenario": scenario, **msgspec.to_builtins(found)})
        return
    console = screen()
    console.print(f"{scenario}: {found.games} games")
    console.print(
        f"As printed {found.side} win {found.printed.mean:.0%} ({100 * found.printed.low:.0f} to "
        f"{100 * found.printed.high:.0f})."
    )
    console.print(
        f"Even if {found.side} need a margin of more than {found.level} points (between {found.low} and "
        f"{found.high}, 95 times in 100): they then win {found.even.mean:.0%} of these games."
    )
