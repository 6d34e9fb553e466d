"""A new sealed game, and one that came."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.game import Game
from grognard.core.game.game import Table
from grognard.games import system_of
from grognard.post.course import Course
from grognard.post.key import Key
from grognard.post.knowing import Knowing
from grognard.post.lines import End, Letter
from grognard.post.player import Player, new_secret
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios


def new_letter(where: str, options: Iterable[str] = ()) -> Letter:
    """A sealed game of a battle that both sides have; nobody has joined."""
    if where not in scenarios():
        raise BadCase([Fault("SCENARIO", f"a sealed game is of a battle known by its id, not {where}")])
    scenario = load_scenario(where, options)
    first, second = (player.id for player in scenario.sides)
    return Letter(
        scenario=scenario.id,
        scenario_hash=scenario.plays,
        ruleset=scenario.ruleset,
        rules_hash=system_of(scenario.ruleset).rules.hash,
        options=scenario.chosen,
        sides=(first, second),
    )


def table_of(letter: Letter, source: str) -> Table:
    """What the game is played with; BadData where this house has another edition of it."""
    try:
        scenario = load_scenario(letter.scenario, letter.options)
        system = system_of(scenario.ruleset)
    except BadCase as bad:
        raise BadData(source, str(bad)) from None
    sides = tuple(player.id for player in scenario.sides)
    same = (scenario.ruleset, sides) == (letter.ruleset, letter.sides)
    if not same or not scenario.is_of(letter.scenario_hash):
        raise BadData(source, f"begun with another edition of scenario {letter.scenario}")
    if letter.rules_hash != system.rules.hash:
        raise BadData(
            source, f"begun under other rules of {letter.ruleset}: both sides need the same edition"
        )
    return Table(
        system,
        scenario,
        system.set_up(scenario),
        None,
        commitment=letter.genesis,
        scenario_hash=letter.scenario_hash,
    )


def seated(letter: Letter, side: str, source: str) -> Player:
    """A player with a new secret, who takes a free seat."""
    if side not in letter.sides:
        raise BadCase([Fault("--side", f"there is no side {side!r}", letter.sides)])
    if len(letter.lines) > 1 or any(line.by == side for line in letter.lines):
        raise BadData(source, f"{side} has joined already")
    player = Player(table_of(letter, source), Key(side=side, secret=new_secret(), game=letter), source)
    player.join()
    return player


def everything(letter: Letter, source: str) -> tuple[Course, Game | None]:
    """The game checked whole, as far as it is out; BadData names the first line that cannot stand.

    The game has everything in it that was hidden, if both sides have shown their secrets; else it is as
    somebody sees it who knows none of them.
    """
    table = table_of(letter, source)
    course = Course(table, letter, source)
    secrets = {line.by: bytes.fromhex(line.secret) for line in letter.lines if isinstance(line, End)}
    if course.waits.what:
        return course, course.game
    true = Knowing(table, secrets, source)
    true.follow(course)
    assert course.game is not None
    assert true.game is not None
    if course.game.state.result != true.game.state.result:
        raise BadData(source, "the hidden orders lead to another end")
    return course, true.game
