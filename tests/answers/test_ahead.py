"""The rulings ahead: of an order, of an answer inside one, and with what the other side may reply first."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.staging import stage, table

from grognard.answers.ahead import may_be_weighed, rulings_ahead, sheet_of
from grognard.core.game.game import Game
from grognard.core.game.journal import Journal
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import parse
from grognard.games import new_game

CROSSROADS, TRAINING = "jdg-crossroads", "tikhvin-training"


def game_at(scenario: str, phase: str, side: str, **changed: Any) -> Game:
    state = stage(scenario, phase, side, **changed).state
    return Game(table(scenario), Journal(), state, None)


def chances(game: Game, given: str) -> list[float]:
    """By branch how likely success is after an order or an answer."""
    found: list[float] = []
    for one in rulings_ahead(game, parse(given)):
        found += [float(branch.success) for branch in sheet_of(game.scenario.ruleset, one, "en").branches]
    return found


def asked(game: Game) -> str:
    """The question that somebody has to answer."""
    node = game.node
    assert isinstance(node, Decision)
    return "" if node.choice is None else node.choice.id


def shocked() -> Game:
    """French foot goes at a battery with its infantry, which may fire in reaction."""
    stood = {"at": "1207", "facing": "NW"}
    return game_at(
        CROSSROADS, "combat", "french", only="A1 K1 K6", tracks={"orders.a": "received", "active": "a"},
        A1={"at": "1107", "facing": "SE", "markers": {"led": 1, "shock": "1207"}},
        K1={**stood, "depth": 0}, K6={**stood, "depth": 1},
    )  # fmt: skip


def test_the_answer_to_reaction_fire_has_odds_of_its_own() -> None:
    game = shocked()
    whole = chances(game, "fight >1207")
    game.apply(parse("fight >1207"))
    assert asked(game) == "defender.reaction-fire"
    assert may_be_weighed(game)
    fires, holds = chances(game, "choose yes"), chances(game, "choose no")
    assert fires[0] < holds[0], "fire can only keep attackers away"
    assert sorted(whole) == sorted([*fires, *holds])


def test_what_was_thrown_before_a_question_is_not_thrown_again() -> None:
    game = shocked()
    # A fire of 0 does nothing and the shock of 9 drives foot and guns out: what is left is whether to go on.
    for given in ("fight >1207", "choose yes", "throw 0", "throw 9", "throw 0"):
        game.apply(parse(given))
    while isinstance(game.node, Chance):
        game.apply(parse("throw 0"))
    assert may_be_weighed(game)
    assert chances(game, "choose yes")[0] == 1


def test_the_odds_of_counter_battery_are_told_beside_the_question() -> None:
    game = game_at(
        CROSSROADS, "fire", "french", only="A5 K6", tracks={"orders.a": "received", "active": "a"},
        A5={"at": "1107", "facing": "SE"}, K6={"at": "1307", "facing": "NW"},
    )  # fmt: skip
    game.apply(parse("fire A5 >1307"))
    game.apply(parse("throw 0"))
    assert asked(game) == "target.counter-battery"
    (answered,) = rulings_ahead(game, parse("choose yes"))
    (declined,) = rulings_ahead(game, parse("choose no"))
    struck = {line.label for line in sheet_of("jours-de-gloire", answered, "en").branches[0].lines}
    quiet = {line.label for line in sheet_of("jours-de-gloire", declined, "en").branches[0].lines}
    assert len(struck) > len(quiet) == 1


def test_an_attack_is_weighed_with_everything_the_defender_may_commit() -> None:
    game = game_at(TRAINING, "combat", "german", tracks={"acting.german": "GL1", "weather": "clear"})
    attack = next(order for order in game.orders() if "attack" in str(order))
    found = rulings_ahead(game, attack)
    given = [one.reply.given for one in found if one.reply is not None]
    assert given[0] == ()
    assert len(given) > 1
    assert all(more[: len(less)] == less for less, more in pairwise(given))
    best = [max(chances_of(game, one)) for one in found]
    assert best == sorted(best, reverse=True)
    # The defender is asked, and sees what each unit of his would change.
    game.apply(attack)
    assert asked(game) == "defender.support"
    assert may_be_weighed(game)
    assert max(chances(game, "choose none")) == best[0]
    assert max(chances(game, f"choose {given[1][0]}")) == best[1]


def chances_of(game: Game, one: Any) -> list[float]:
    return [float(branch.success) for branch in sheet_of(game.scenario.ruleset, one, "en").branches]


def test_orders_and_questions_without_a_ruling_have_no_odds() -> None:
    game = new_game("maida-1806", seed=1)
    assert rulings_ahead(game, next(iter(game.orders()))) == ()
    assert not may_be_weighed(game)
    assert rulings_ahead(shocked(), parse("throw 3")) == ()
