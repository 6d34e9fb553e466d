"""8. Morale: the test that fire, melee and charges call for, and what becomes of the counter."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.core.chart import Chart
from grognard.core.events import Eliminated, Event, FormationChanged, Retreated, StateChanged
from grognard.core.messages import message
from grognard.core.procedure import Flow, at_least, consult, roll
from grognard.core.rules import Rules
from grognard.dice import D6
from grognard.rulesets.alea.counters import Formation, State, Tester

#: The three results of a morale test, whatever letters the edition prints for them.
RESULTS: tuple[State, ...] = ("normal", "disorganized", "defeated")


class Fate(msgspec.Struct, frozen=True, gc=False):
    """How a counter stands after a test."""

    state: State
    formation: Formation
    #: hexes it runs at once
    hexes: int = 0
    eliminated: bool = False
    #: the test had no effect on it, or at least no bad one
    passed: bool = False
    #: it went over to the enemy
    deserted: bool = False


def morale_code(rules: Rules, tester: Tester) -> Flow[str]:
    """8.1  One morale test: 'none', 'disorganized' or 'defeated', whatever the edition prints."""
    chart = rules.chart("morale")
    tally = rules.tally("morale")
    # 8.2  A commander steadies the counter, and so does cover.
    if tester.commander is not None:
        tally.add("commander", times=max(rules.number("commander.least-morale"), tester.commander))
    tally.add_printed("cover", tester.cover)
    # 8.2  The state it is already in.
    tally.add_printed("disorganized", tester.state == "disorganized")
    tally.add_printed("defeated", tester.state in ("defeated", "fleeing"))
    tally.add_printed("disordered-or-defeated", tester.state != "normal")
    # 8.3  Every point lost in the game, after the first.
    tally.add_printed("losses", max(0, tester.losses - rules.number("morale.free-losses")))
    # 7.18, 7.22, 7.24  The charge that caused the test.
    tally.add_printed("no-square", tester.no_square)
    tally.add_printed("short-charge", tester.short_charge)
    tally.add_printed("after-charge", tester.after_charge)
    # 8.2  Tired horses.
    tally.add_printed("fatigue", tester.fatigue)
    # 10.7  Heat and thirst, in reorganization.
    tally.add_printed("heat", tester.heat)
    # 8.9  Reorganizing under the enemy's nose reads one letter worse.
    tally.add_printed("zoc", tester.zoc)
    column = worse_letter(chart, tester.willingness) if tester.zoc else tester.willingness
    code = yield from consult(chart, column, tally, rules.cite("8.1"), message("ask-morale", unit=tester.id))
    return results(rules)[code]


@lru_cache(maxsize=64)
def results(rules: Rules) -> dict[str, str]:
    """What the edition's printed codes mean."""
    codes: dict[str, str] = rules.fact("morale.codes")
    return {printed: result for result, printed in codes.items()}


def worse_letter(chart: Chart, letter: str) -> str:
    """8.9  The next worse column; the worst stays."""
    letters = [column.id for column in chart.columns]
    return letters[min(letters.index(letter) + 1, len(letters) - 1)]


@lru_cache(maxsize=512)
def state_after(rules: Rules, state: State, result: str, occasion: str = "morale.transitions") -> State:
    """8.4  The state that a result leads to, as the edition's own list prints it."""
    chart = rules.chart(rules.fact(occasion))
    printed_states, printed_codes = rules.fact("morale.states"), rules.fact("morale.codes")
    unit, code = printed_states[state], printed_codes[result]
    if chart.dice is None and "becomes" in {column.id for column in chart.columns}:
        lines = (row.id for row in chart.rows)
        becomes = next(
            (
                chart.at(line, "becomes")
                for line in lines
                if (chart.at(line, "unit"), chart.at(line, "result")) == (unit, code)
            ),
            printed_states["normal"] if result == "none" else code,
        )
    else:
        becomes = chart.at(unit, code)
    return next(name for name in RESULTS if printed_states[name] == becomes)


def fate_of(rules: Rules, tester: Tester, result: str, occasion: str = "morale.transitions") -> Fate:
    """8.4, 8.7, 8.8  What a test result makes of a counter."""
    # 8.4  The new state, 8.5 for the better as well as for the worse.
    state = state_after(rules, tester.state, result, occasion)
    again = tester.state == "defeated" and occasion != "morale.transitions"
    if state != "defeated" or result != "defeated" or again:
        return Fate(state, tester.formation, passed=result == "none")
    formation = tester.formation
    # 8.8  A square breaks; guns limber, or are lost where an enemy stands next to them.
    if formation == "square":
        formation = "normal"
    if formation == "deployed":
        if tester.adjacent:
            return Fate(state, formation, eliminated=True)
        formation = "limbered"
    # 8.7  A defeated counter runs at once, each time anew.
    return Fate(state, formation, hexes=rules.number("morale.retreat"))


def undergo(rules: Rules, tester: Tester, occasion: str = "morale.transitions") -> Flow[Fate]:
    """A whole test: the die, the new state, and Swiss who pass over."""
    # 8.17  A fleeing counter takes no tests: nothing can stop it or make it run faster.
    if tester.state == "fleeing":
        return Fate(tester.state, tester.formation, passed=True)
    result = yield from morale_code(rules, tester)
    fate = fate_of(rules, tester, result, occasion)
    # 10.6  Defeated Swiss near their countrymen may pass over.
    if tester.swiss_near and fate.state == "defeated" != tester.state and not fate.eliminated:
        least = rules.number("desertion.from")
        ask, fates = message("ask-swiss-pass-over", unit=tester.id), at_least(least, "yes", "no")
        die = yield from roll(D6, rules.cite("10.6"), ask, bands=fates)
        if die >= least:
            return Fate(fate.state, fate.formation, eliminated=True, deserted=True)
    return fate


def fate_events(rules: Rules, before: Tester, fate: Fate, cause: str) -> tuple[Event, ...]:
    """The events that lead from a counter as it was to its fate."""
    if fate.eliminated:
        return (Eliminated(before.id, rules.cite("10.6" if fate.deserted else "8.8"), cause),)
    events: list[Event] = []
    if fate.state != before.state:
        events.append(StateChanged(before.id, rules.cite("8.4"), cause, state=fate.state))
    if fate.formation != before.formation:
        events.append(FormationChanged(before.id, rules.cite("8.8"), cause, formation=fate.formation))
    if fate.hexes:
        events.append(Retreated(before.id, rules.cite("8.7"), cause, hexes=fate.hexes))
    return tuple(events)
