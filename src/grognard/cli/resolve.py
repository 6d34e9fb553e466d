"""`grognard resolve`: rule one situation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import (
    Case,
    Fields,
    Json,
    Lang,
    Language,
    Policies,
    ProcedureId,
    RulesetId,
    read_policy,
)

if TYPE_CHECKING:
    from rich.console import Console

    from grognard.answers.situation import Situation
    from grognard.cli.table import Table
    from grognard.core.drivers.play import Played, Step


def resolve(
    ruleset_id: RulesetId,
    procedure: ProcedureId,
    case: Case = None,
    fields: Fields = None,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="5,3", help="Your own dice, in the order rolled.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="Repeatable dice.")] = None,
    policy: Policies = None,
    replay: Annotated[
        Path | None, typer.Option("--replay", metavar="FILE", help="Replay what `resolve --json` recorded.")
    ] = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Rule one situation: every modifier with its rule, every reading, every effect.

    Dice that are missing, and decisions without a --policy, are asked for at a terminal; elsewhere the
    command says what it waits for and exits 2.

    Examples:

    - `grognard resolve RULESET PROCEDURE case.toml --dice 5,3` with your own dice
    - `grognard resolve RULESET PROCEDURE case.toml --seed 7 --policy attacker.advance=yes`
    - `grognard resolve RULESET PROCEDURE case.toml --json > r.json`, and again with `--replay r.json`
    """
    from grognard.cli.cases import read_situation

    if dice is not None and seed is not None:
        raise Stop("expected --dice or --seed, not both")
    if replay is not None and (dice is not None or seed is not None or policy):
        raise Stop("--replay takes dice and decisions from its record: leave out --dice, --seed and --policy")
    situation = read_situation(ruleset_id, procedure, case, fields, lang.value)
    shown = 0
    if replay is not None:
        from grognard.cli.record import replayed

        played, seed = replayed(situation, replay)
        source = situation.words.say("show-replayed")
    else:
        if dice is None and seed is None:
            seed = fresh_seed()
        table = set_table(situation, dice, seed, read_policy(policy), asking=case != "-", quiet=json)
        played, source = ruled(situation, table, seed)
        shown = table.shown
    if json:
        from grognard.answers.situation import ruling_data
        from grognard.cli.screen import print_json

        print_json(ruling_data(situation, played, seed))
        return
    from grognard.cli.screen import screen
    from grognard.cli.show_ruling import show_ruling

    out = screen()
    if not shown:
        show_head(out, situation)
    show_ruling(out, situation, played, shown)
    if source:
        out.print(f"\n{source}", style="dim")


def fresh_seed() -> int:
    import secrets

    return secrets.randbelow(10**6)


def set_table(
    situation: Situation,
    dice: str | None,
    seed: int | None,
    policy: dict[str, str],
    *,
    asking: bool,
    quiet: bool,
) -> Table:
    """Dice and decisions from the options, then from the person; he sees on the way what he needs to know."""
    from grognard.answers.policy import check_policy
    from grognard.cli.screen import screen
    from grognard.cli.show_ruling import show_steps
    from grognard.cli.table import (
        Decisions,
        OwnDice,
        Table,
        ask_line,
        at_terminal,
        read_faces,
        seeded,
    )

    words = situation.words
    check_policy(words, policy)
    ask = ask_line if asking and at_terminal() else None
    out = screen(stderr=quiet)

    def show(steps: list[Step], before: int) -> None:
        if not before:
            show_head(out, situation)
        show_steps(out, words, steps, before)

    thrown = seeded(seed or 0) if dice is None else OwnDice(read_faces(dice), words, ask)
    return Table(words, thrown, Decisions(policy, words, ask), None if quiet and ask is None else show)


def ruled(situation: Situation, table: Table, seed: int | None) -> tuple[Played, str]:
    """The ruling, and a line that says where its dice came from."""
    from grognard.answers.situation import refusal
    from grognard.cli.table import OwnDice
    from grognard.core.errors import IllegalOrder

    words = situation.words
    try:
        played = table.rule(situation.procedure.run, situation.case)
    except IllegalOrder as refused:
        raise refusal(words, refused) from None
    except EOFError:
        raise Stop("left before the ruling was complete") from None
    if not isinstance(table.dice, OwnDice):
        rolled = any(not isinstance(step.given, str) for step in played.steps)
        return played, words.say("show-seed", seed=seed or 0) if rolled else ""
    table.dice.finish()
    given = ", ".join(map(str, table.dice.given))
    return played, words.say("show-own-dice", dice=given) if given else ""


def show_head(out: Console, situation: Situation) -> None:
    from grognard.cli.show_ruling import heading

    out.print(heading(situation))
    if situation.example:
        out.print(situation.words.say("show-example"), style="dim")
    out.print()
