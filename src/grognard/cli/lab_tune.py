"""`grognard lab tune`: the engine's weights from self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.options import Json


def tune(
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write the weights with their record."),
    ] = None,
    start: Annotated[
        str, typer.Option("--from", metavar="WEIGHTS", help="The weights to begin with.")
    ] = "plain",
    scenario: Annotated[
        str, typer.Option("--scenario", help="Where the games are played.")
    ] = "alea-training",
    generations: Annotated[int, typer.Option("--generations", help="Generations of CMA-ES.")] = 8,
    population: Annotated[int, typer.Option("--population", help="Candidates a generation.")] = 8,
    seeds: Annotated[int, typer.Option("--seeds", help="Paired games of each candidate.")] = 4,
    seed: Annotated[int, typer.Option("--seed", help="Of the search itself.")] = 1,
    spread: Annotated[float, typer.Option("--spread", help="First step size, on logarithms.")] = 0.45,
    json: Json = False,
) -> None:
    """Tune the weights of the engine: candidates play paired games against the weights at the start.

    Example: `grognard lab tune --generations 8 -o tuned.toml`
    """
    import msgspec

    from grognard.ai.tune import Generation, Setting, record, tune
    from grognard.ai.weights import weights
    from grognard.cli.screen import print_json, screen

    setting = Setting(scenario, generations, population, seeds, seed, spread)
    begun, said = weights(start), screen(stderr=True)
    heard: list[Generation] = []

    def hear(generation: Generation) -> None:
        heard.append(generation)
        if not json:
            best, mean = f"{generation.best:+.3f}", f"{generation.mean:+.3f}"
            said.print(f"generation {generation.number}: best {best}, mean {mean}")

    tuned = tune(begun, setting, hear)
    text = record(tuned, start, setting, heard)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    if json:
        print_json({"weights": msgspec.to_builtins(tuned), "generations": msgspec.to_builtins(heard)})
    elif output is None:
        screen().print(text)
