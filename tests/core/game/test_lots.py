"""Orders by lot: legal ones, each as likely as the others, listed only where listing is cheap."""

from __future__ import annotations

import random
from collections import Counter

from tests.rulesets.liberators.play.test_sampling import moving

from grognard.core.game import Decision
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.lots import drawn
from grognard.core.game.order import Order
from grognard.games import new_game, system_of


def in_hand() -> Game:
    """The farm: a Patriot battalion that stands in a road column with a half move."""
    battle = moving("chacabuco-farm", "patriot", "half-move")
    system = system_of(battle.scenario.ruleset)
    return Game(Table(system, battle.scenario, battle.state, "lots"), Journal(), battle.state, None)


def test_on_a_map_one_of_those_listed_is_drawn() -> None:
    game = new_game("barrosa-standard", seed=1)
    assert isinstance(game.node, Decision)
    unit = game.node.subjects[0]
    assert drawn(game, unit, random.Random(1)) in list(game.orders(unit))
    assert drawn(game, "nobody", random.Random(1)) is None


def test_on_a_table_each_legal_order_is_drawn_as_often_as_the_others() -> None:
    game, lot = in_hand(), random.Random(1)
    listed = list(game.orders("P01"))
    times = 40
    found = Counter(str(drawn(game, "P01", lot)) for _ in range(times * len(listed)))
    assert set(found) == {str(order) for order in listed}
    # Five of its own deviations off.
    assert all(abs(count - times) < 5 * times**0.5 for count in found.values()), found


def test_the_same_lot_draws_the_same() -> None:
    game = in_hand()
    first, second = (drawn(game, "P01", random.Random(7)) for _ in range(2))
    assert isinstance(first, Order)
    assert first == second
