"""4.6 initiative and 10. weather, replacements, recovery: what the administrative phase rolls and buys."""

from __future__ import annotations

from typing import Literal

from grognard.core.events import Found, Gained, GainedStrength
from grognard.core.legality import Refusals, refuse
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, consult, roll
from grognard.core.rules import Rules
from grognard.dice import D6
from grognard.rulesets.tikhvin.cases import Initiative, Recovery, Replacements, WeatherRoll
from grognard.rulesets.tikhvin.cells import leading_number, on_top_of_table


def weather(rules: Rules, case: WeatherRoll) -> Flow[Resolution]:
    """10.1  Weather of a turn."""
    rule = rules.cite("10.1")
    month = month_of(rules, case.turn)
    if month is None:
        # 10.1  Turn 1 is clear.
        return Resolution((Found("", rule, "weather", what="weather", value="Clear"),))
    # 10.1  A die in the month's column.
    code = yield from consult(
        rules.chart("weather"), month, rules.tally("weather"), rule, message("ask-weather")
    )
    return Resolution((Found("", rule, "weather", what="weather", value=code),))


def month_of(rules: Rules, turn: int) -> str | None:
    """The weather column of a turn; None before the table begins."""
    for month, (first, last) in rules.fact("weather.column").items():
        if first <= turn <= last:
            return str(month)
    return None


def replacements(rules: Rules, case: Replacements) -> Flow[Resolution]:
    """10.4, 10.5  Replacement points of one side."""
    additional = rules.chart(f"additional-rp-{case.side}")
    if not any(row.holds(case.turn, "rp") for row in additional.rows):
        raise rules.forbid("refuse-no-replacements-yet", "10.4", turn=case.turn)
    # 10.4  A die on the replacement table.
    code = yield from consult(
        rules.chart("replacement-points"),
        "rp",
        rules.tally("replacement-points"),
        rules.cite("10.4"),
        message("ask-replacements", side=case.side),
    )
    # 10.5  The turn adds or takes away, never below nothing.
    gained = max(0, leading_number(code) + on_top_of_table(additional.read("rp", case.turn)))
    return Resolution((Gained(case.side, rules.cite("10.5"), "replacements", what="RP", points=gained),))


def recovery_faults(rules: Rules, case: Recovery) -> Refusals:
    """10.6-10.8  Who may not recover, and what is too much."""
    unit, price = case.unit, price_of(rules, case)
    if not unit.in_supply:
        yield rules.forbid("refuse-recovery-supply", "10.8", unit=unit.id)
    if not unit.in_command:
        yield rules.forbid("refuse-recovery-command", "10.8", unit=unit.id)
    if unit.next_to_enemy:
        yield rules.forbid("refuse-recovery-enemy", "10.8", unit=unit.id)
    most = min(rules.number("recovery.most"), unit.missing)
    if case.wanted > most:
        yield rules.forbid("refuse-recovery-too-much", "10.8", "remedy-recover-less", unit=unit.id, most=most)
    if price is None:
        yield rules.forbid("refuse-recovery-kind", "10.7", unit=unit.id, side=case.side)
    elif price > case.points:
        yield rules.forbid(
            "refuse-recovery-price", "10.6", "remedy-recover-less", price=price, points=case.points, most=most
        )


def price_of(rules: Rules, case: Recovery) -> int | None:
    """10.6, 10.7  What a recovery costs, infantry by its efficiency; None for a kind that is not rebuilt."""
    row: str = rules.fact(f"recovery.row.{case.unit.kind}")
    row = f"{row}-{case.unit.efficiency}" if row == "infantry" else row
    cell = rules.chart("recovery").at(row, case.side)
    return None if cell == "-" else leading_number(cell) * case.wanted


def recovery(rules: Rules, case: Recovery) -> Flow[Resolution]:
    """10.6, 10.8  Buying combat factors back; nothing is rolled."""
    yield from ()
    refuse(recovery_faults(rules, case))
    spent = price_of(rules, case) or 0
    return Resolution(
        (
            GainedStrength(case.unit.id, rules.cite("10.8"), "recovery", points=case.wanted, what="CF"),
            Found("", rules.cite("10.6"), "recovery", what="RP spent", value=spent),
        )
    )


#: 4.6  who goes first on turn 1, without a roll
OPENER: Literal["german", "soviet"] = "german"


def initiative(rules: Rules, case: Initiative) -> Flow[Resolution]:
    """4.6  Who is first player."""
    rule = rules.cite("4.6")
    first = OPENER
    if case.turn > 1:
        bonus = {side: initiative_bonus(rules, side, case.turn) for side in ("german", "soviet")}
        german = yield from roll(D6, rule, message("ask-initiative-german"), bonus=bonus["german"])
        german += bonus["german"]
        ask = message("ask-initiative-soviet")
        soviet = yield from roll(D6, rule, ask, against=german, bonus=bonus["soviet"])
        soviet += bonus["soviet"]
        first = case.last_first if german == soviet else "german" if german > soviet else "soviet"
    return Resolution((Found("", rule, "initiative", what="first player", value=first),))


def initiative_bonus(rules: Rules, side: str, turn: int) -> int:
    """4.6  What a side adds on a turn."""
    return sum(bonus for first, last, bonus in rules.fact(f"initiative.{side}") if first <= turn <= last)
