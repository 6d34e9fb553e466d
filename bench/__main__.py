"""`make bench`: every speed that was promised, measured beside a named peer in the same run.

Times are processor time, medians over rounds; on a busy machine read the ratios, not the times. `python -m
bench melee random` runs some of its parts.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from itertools import count, takewhile

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import (
    clicks,
    games,
    growth,
    inches,
    listing,
    load,
    opponents,
    playing_on,
    reach,
    sight,
    site,
    thinking,
    turn,
    worst,
)
from bench.melee import (
    POLICY,
    RULES,
    IcepoolMelee,
    MixedMelee,
    StagedMelee,
    fractions_of,
    ours,
    questions,
    sampled,
)
from bench.timing import per_query, shown
from grognard import RULESETS, ruleset
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.turn import losses_by_role, turn_losses
from grognard.rulesets.alea.assault_cases import Melee
from grognard.rulesets.alea.melee import melee
from grognard.scenarios import scenarios

out = Console()


PEERS = (StagedMelee, IcepoolMelee, MixedMelee)


def check_peers() -> None:
    """The peers answer the same question, to the last fraction, or nothing is timed."""
    solver = OddsSolver(RULES, POLICY)
    for peer in PEERS:
        for case in questions(60, seed=1):
            if fractions_of(peer().ask(case)) != ours(solver, case):
                sys.exit(f"{peer.__name__} and the procedure disagree on {case}")


def melees() -> None:
    solver, peers = OddsSolver(RULES, POLICY), [peer() for peer in PEERS]
    for case in questions(300, seed=2):  # everybody's tests are remembered, no melee is
        len(solver.odds(melee, case).fates)
        for peer in peers:
            peer.ask(case)
    fresh = count(100)
    asked: tuple[Callable[[Melee], object], ...] = (
        lambda question: solver.odds(melee, question).fates,
        lambda question: solver.odds(melee, question),
        lambda question: solver.odds(melee, question).outcomes,
        *[peer.ask for peer in peers],
    )
    rounds = [[per_query(ask, questions(100, seed=next(fresh)), 1) for ask in asked] for _ in range(9)]
    mine, factored, folded, *theirs = (statistics.median(times) for times in zip(*rounds, strict=True))
    runs = 100_000
    some = questions(1, seed=4)[0]
    samples = per_query(lambda q: sampled(q, runs // 10, 1), [some], 1) * 10
    table = Table("A distinct melee, three morale tests a side", "a query", "against ours", "promised")
    table.add_row("the procedure, exact: what became of everybody, merged", shown(mine), "1x", "under 1 ms")
    table.add_row("the same before it is multiplied out", shown(factored), f"{factored / mine:.1f}x", "")
    table.add_row("the same as outcomes to be printed", shown(folded), f"{folded / mine:.1f}x", "")
    names = (
        ("icepool, staged, tests memoised", "at least 10x"),
        ("icepool, tests memoised, multiplied out a result at a time", ""),
        ("icepool, fates memoised, one mixture: its best found", ""),
    )
    for (name, promised), spent in zip(names, theirs, strict=True):
        table.add_row(name, shown(spent), f"{spent / mine:.1f}x", promised)
    table.add_row(f"{runs:,} sampled rulings, inexact", shown(samples), f"{samples / mine:,.0f}x", "")
    out.print(table)


def turns() -> None:
    listed = turn.turns(5)
    spent = per_query(turn.weigh, listed, 3)
    ready = [[losses_by_role(OddsSolver(RULES, POLICY).odds(melee, m), {}, turn.SIDES) for m in listed[0]]]
    convolved = per_query(turn_losses, ready, 5)
    table = Table("Twelve combats into the losses of a turn", "time", "promised")
    table.add_row(
        "odds of all twelve, nothing remembered, and their convolution", shown(spent), "under 15 ms"
    )
    table.add_row("the convolution alone", shown(convolved), "")
    out.print(table)


def extremes() -> None:
    table = Table("Odds of cases built to be hard", "what", "counters", "time", "promised")
    missed = []
    for met in worst.built():
        name = f"{met.system} {met.procedure}"
        table.add_row(name, met.what, str(met.counters), shown(met.seconds), shown(met.limit))
        if met.missed:
            missed.append(f"{name} ({met.what}): {shown(met.seconds)}")
    out.print(table)
    out.print(f"over the limit: {'; '.join(missed)}" if missed else "none over its limit")


def procedures(cases: int) -> None:
    table = Table("Worst odds met", "cases", "up to 3 counters", "more, marginals", "promised")
    for system, procedure, met in track(
        worst.every(cases),
        description="worst cases",
        total=sum(len(ruleset(system).procedures) for system in RULESETS),
    ):
        more = shown(met.more) if met.more else "-"
        table.add_row(f"{system} {procedure}", str(met.cases), shown(met.few), more, "200 ms / 2 s")
    out.print(table)


def printed(make: Callable[[], Table]) -> Callable[[], None]:
    return lambda: out.print(make())


def clicked(given: list[str]) -> Table:
    """The first turn with a staff, or without one (--alone); or whole games (--whole, --whole=maida-1806)."""
    whole = next((one.partition("=")[2] for one in given if one.partition("=")[0] == "--whole"), None)
    if whole is not None:
        return clicks.whole_games(whole)
    return clicks.table(quick="--quick" in given, alone="--alone" in given)


#: every part of the bench, in the order in which all of them are run
PARTS: dict[str, Callable[[], None]] = {
    "melee": melees,
    "turn": turns,
    "reach": printed(reach.table),
    "sight": printed(sight.table),
    "clones": printed(games.clones),
    "random": printed(games.table),
    "listing": printed(lambda: listing.table([name for name in sys.argv if name in scenarios()])),
    "opponents": printed(opponents.table),
    "playing-on": printed(playing_on.table),
    "inches": printed(inches.table),
    "growth": printed(growth.table),
    "load": lambda: out.print(load.table(sys.argv[1:])),
    "thinking": lambda: out.print(thinking.table(sys.argv[1:])),
    "site": printed(site.table),
    "clicks": lambda: out.print(clicked(sys.argv)),
    "worst": extremes,
    "procedures": lambda: procedures(120),
}

if __name__ == "__main__":
    # Whatever follows the first option belongs to the options.
    named = list(takewhile(lambda name: not name.startswith("-"), sys.argv[1:]))
    # `listing` may be followed by battles, the others by nothing.
    wanted = [name for name in named if "listing" not in named or name not in scenarios()] or list(PARTS)
    strange = [name for name in wanted if name not in PARTS]
    if strange:
        sys.exit(f"there is no bench {strange[0]!r}: expected {', '.join(PARTS)}")
    for part in wanted:
        if part in ("melee", "turn"):
            check_peers()
        PARTS[part]()
