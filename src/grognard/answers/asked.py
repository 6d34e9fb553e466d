"""A question inside an order: which counters and places it is about, and what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

import msgspec

from grognard.core.events import PhaseBegan
from grognard.core.game.briefing import Briefs
from grognard.core.game.game import Game
from grognard.core.game.journal import Entry
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.core.procedure import Choose
from grognard.rulesets import ruleset


class Subjects(msgspec.Struct, frozen=True):
    """What a question is about: counters and places, by the names that orders have for them."""

    units: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Consequence(msgspec.Struct, frozen=True):
    """What happens at once after an answer, and the game that waits for the next thing then."""

    entry: Entry
    after: Game


def open_question(game: Game) -> Choose | None:
    """The question that somebody has to answer before an order goes on."""
    node = game.node
    return node.choice if isinstance(node, Decision) else None


def offered(choice: Choose) -> tuple[str, ...]:
    """The answers worth offering: none that comes to the same as another of them."""
    return tuple(option for option in choice.options if option not in choice.idle)


def subjects_of(game: Game) -> Subjects:
    """The counters and places of an open question; of the order under way where it names none."""
    choice = open_question(game)
    if choice is None:
        return Subjects()
    places = tuple(option for option in choice.options if _is_place(game, option))
    answers = [unit for option in choice.options for unit in units_of(game, option)]
    units = _on_map(game, (choice.unit, *answers)) or _on_map(game, _parties(game, choice))
    return Subjects(units, places) if units or places else _of_order(game)


def units_of(game: Game, option: str) -> tuple[str, ...]:
    """The counters that an answer names: itself, or everybody of a formation."""
    system = game.table.system
    if option in game.table.reducer.roll or not isinstance(system, Briefs):
        return _on_map(game, (option,))
    return _on_map(game, (one.id for one in system.members(game.scenario) if one.group == option))


def _on_map(game: Game, names: Iterable[str]) -> tuple[str, ...]:
    roll = game.table.reducer.roll
    return tuple(dict.fromkeys(name for name in names if name in roll and game.battle.piece(name).at != OFF))


def _is_place(game: Game, name: str) -> bool:
    if name in game.table.reducer.roll:
        return False
    try:
        game.scenario.places.cell_of(name)
    except (ValueError, KeyError):
        return False
    return True


def _parties(game: Game, choice: Choose) -> Iterator[str]:
    """In a ruling: whoever of its counters is asked."""
    for ruled in reversed(game.battle.under_way):
        for procedure in ruleset(game.scenario.ruleset).procedures.values():
            if procedure.run == ruled.procedure:
                roles = procedure.roles(ruled.case)
                yield from (unit for unit, role in roles.items() if role == choice.who)


def _of_order(game: Game) -> Subjects:
    """Whoever is asked among those whom the order under way names and strikes at; else where it strikes."""
    _settled, pending = game.standing
    order, node = pending.order if pending is not None else None, game.node
    if not isinstance(order, Order) or not isinstance(node, Decision):
        return Subjects()
    struck = order.target if order.target and _is_place(game, order.target) else ""
    cell = game.scenario.places.cell_of(struck) if struck else OFF
    there = [piece.id for piece in game.state.pieces if struck and piece.at == cell]
    units = _on_map(game, (*order.units, order.target, *there))
    asked = tuple(unit for unit in units if game.side_of(unit) == node.side)
    return Subjects(asked, (struck,) if struck and not asked else ())


def consequence(game: Game, option: str) -> Consequence:
    """What an answer brings at once, tried out on a copy: nothing is thrown for it."""
    after = game.clone()
    after.apply(Order("choose", option=option))
    entry = after.journal.entry
    assert entry is not None
    # What begins when the order is over would begin whatever was answered.
    events = tuple(takewhile(lambda event: not isinstance(event, PhaseBegan), entry.events))
    return Consequence(msgspec.structs.replace(entry, events=events), after)
