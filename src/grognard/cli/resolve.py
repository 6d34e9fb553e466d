"""`grognard resolve`: rule one situation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.cli.group import Stop
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
    from grognard.cli.cases import Situation
    from grognard.core.drivers.play import Played


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
    - `grognard resolve RULESET PROCEDURE case.toml --json > ruling.json`, and again with `--replay ruling.json`
    """
    from grognard.cli.cases import read_situation

    if dice is not None and seed is not None:
        raise Stop("expected --dice or --seed, not both")
    if replay is not None and (dice is not None or seed is not None or policy):
        raise Stop("--replay takes dice and decisions from its record: leave out --dice, --seed and --policy")
    situation = read_situation(ruleset_id, procedure, case, fields, lang.value)
    if replay is not None:
        from grognard.cli.record import replayed

        played, seed = replayed(situation, replay)
        source = situation.words.say("show-replayed")
    else:
        if dice is None and seed is None:
            seed = fresh_seed()
        played, source = ruled(situation, dice, seed, read_policy(policy), asking=case != "-", quiet=json)
    if json:
        from grognard.cli.screen import print_json

        print_json(ruling_data(situation, played, seed))
    else:
        from grognard.cli.screen import screen
        from grognard.cli.show_ruling import show_ruling

        out = screen()
        show_head(situation)
        show_ruling(out, situation, played)
        out.print(f"\n{source}" if source else "", style="dim")


def fresh_seed() -> int:
    import secrets

    return secrets.randbelow(10**6)


def ruled(
    situation: Situation,
    dice: str | None,
    seed: int | None,
    policy: dict[str, str],
    *,
    asking: bool,
    quiet: bool,
) -> tuple[Played, str]:
    """The ruling, and a line that says where its dice came from."""
    from grognard.cli.cases import refusal
    from grognard.cli.table import (
        Decisions,
        OwnDice,
        Table,
        Waiting,
        ask_line,
        at_terminal,
        read_faces,
        seeded,
    )
    from grognard.core.errors import IllegalOrder

    words = situation.words
    ask = ask_line if asking and at_terminal() else None
    own = None if dice is None else OwnDice(read_faces(dice), words, ask)
    table = Table(words, own or seeded(seed or 0), Decisions(policy, words, ask))
    try:
        played = table.rule(situation.procedure.run, situation.case)
        if own is not None:
            own.finish()
    except IllegalOrder as refused:
        raise refusal(words, refused) from None
    except EOFError:
        raise Stop("left before the ruling was complete") from None
    except Waiting:
        if table.run.steps and not quiet:
            from grognard.cli.screen import screen
            from grognard.cli.show_ruling import show_steps

            show_head(situation)
            show_steps(screen(), words, table.run.steps)
        raise
    if own is None:
        rolled = any(not isinstance(step.given, str) for step in played.steps)
        return played, words.say("show-seed", seed=seed or 0) if rolled else ""
    return played, words.say("show-own-dice", dice=", ".join(map(str, own.given))) if own.given else ""


def show_head(situation: Situation) -> None:
    from grognard.cli.screen import screen
    from grognard.cli.show_ruling import heading

    out = screen()
    out.print(heading(situation))
    if situation.example:
        out.print(situation.words.say("show-example"), style="dim")
    out.print()


def ruling_data(situation: Situation, played: Played, seed: int | None) -> dict[str, Any]:
    """What `resolve --json` prints; `log` and `seed` repeat it."""
    import msgspec

    from grognard.core.drivers.explain import events_data, trace
    from grognard.core.drivers.replay import log_of

    return {
        "result": played.outcome.to_data(),
        "events": events_data(played.events),
        "trace": trace(played.steps, situation.words),
        "seed": seed,
        "log": [msgspec.to_builtins(entry) for entry in log_of(played)],
    }
