"""The turn as printed, played through by doing nothing."""

from __future__ import annotations

import pytest

from grognard import games
from grognard.core import events as ev
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.order import Input
from grognard.core.game.system import DONE


def idle(game: Game) -> list[str]:
    """Play on to the next turn without doing anything that need not be done; the phases that came."""
    turn, phases = game.state.turn, []
    while not isinstance(game.node, Over) and game.state.turn == turn:
        node = game.node
        if isinstance(node, Chance):
            given: Input = game.roll()
        else:
            found = list(game.orders())
            given = DONE if DONE in found else found[0]
        for event in game.apply(given):
            if isinstance(event, ev.PhaseBegan) and event.turn == turn:
                phases.append(f"{event.unit} {event.phase}".strip())
    return phases


@pytest.mark.rule(
    "tikhvin 3.1", "tikhvin 3.2", "tikhvin 3.3", "tikhvin 3.4", "tikhvin 3.5", "tikhvin 3.7", "tikhvin 1.2"
)
def test_a_turn_is_administration_then_alternate_activations() -> None:
    game = games.new_game("tikhvin-training", seed=1)
    opening = [event.phase for event in game.journal.entries()[0].events if isinstance(event, ev.PhaseBegan)]
    assert opening == [
        "weather", "supply", "replacements", "replacements", "reinforcements", "assignment",
    ]  # fmt: skip
    assert idle(game) == [
        "soviet assignment", "initiative",
        "german activation", "german movement", "german combat", "german headquarters",
        "soviet activation", "soviet movement", "soviet combat", "soviet headquarters",
        "german activation", "german movement", "german combat", "german headquarters",
        "soviet activation", "soviet movement", "soviet combat", "soviet headquarters",
        "restoration",
    ]  # fmt: skip


@pytest.mark.rule("tikhvin 3.8", "tikhvin 11.3", "tikhvin 13.1")
def test_the_game_ends_with_its_last_turn() -> None:
    game = games.new_game("tikhvin-training", seed=1)
    for _ in range(3):
        idle(game)
    node = game.node
    assert isinstance(node, Over)
    # Nobody has taken anything: the German has no points, the Soviet none either.
    assert (node.result.winner, node.result.how, game.state.turn) == ("soviet", "points", 3)


@pytest.mark.rule("tikhvin 3.6")
def test_nobody_passes_while_he_has_something_to_activate() -> None:
    game = games.new_game("tikhvin-training", seed=1)
    while not (isinstance(game.node, Decision) and game.node.phase == "activation"):
        game.apply(DONE)
    assert [str(order) for order in game.orders()] == ["activate GL1", "activate GL3"]
    illegal = game.check(DONE)
    assert illegal is not None
    assert illegal.rule == "tikhvin 3.3"


@pytest.mark.rule("tikhvin 10.1", "tikhvin 1.10")
def test_the_first_turn_is_clear_and_later_ones_are_rolled_for() -> None:
    game = games.new_game("tikhvin-training", seed=1)
    assert game.state.track("weather") == "clear"
    idle(game)
    assert isinstance(game.node, Chance)
    assert game.node.why.key == "ask-weather"
    game.apply(game.roll())
    assert game.state.track("weather") in ("clear", "fog", "rain", "heavy-rain")
