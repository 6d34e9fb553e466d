"""A whole game on six hexes: moves, a gamble with a die, a dare that the other side answers, a look."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from grognard.core import events as ev
from grognard.core.board import Board
from grognard.core.game import Chance, Game, Order, Over, new_game
from grognard.core.game.battle import Battle, Script
from grognard.core.game.sequence import Sequence, sequence
from grognard.core.game.state import OFF, Piece, State
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import Catalogue, Label, Message, message
from grognard.core.procedure import Choose, Roll
from grognard.core.rules import Rules
from grognard.core.scenario import Clock, Option, Player, Scenario
from grognard.dice import Dice
from grognard.hex import Grid, Numbering

D6 = Dice(1, 1, 6)
VERBS = ("gamble", "dare", "scout")


class Row(msgspec.Struct, frozen=True):
    id: str
    name: str
    side: str


class Own(msgspec.Struct, frozen=True):
    units: tuple[Row, ...] = (
        Row("R1", "Reds", "red"),
        Row("R2", "More reds", "red"),
        Row("B1", "Blues", "blue"),
    )


class Act(PhaseRules):
    """One thing after another until somebody has had enough."""

    def asks(self, battle: Battle) -> Ask | None:
        movers = tuple(mine(battle))
        return Ask(message("prompt-toy"), movers) if movers else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for id in mine(battle):
            if unit in ("", id):
                yield from (Order("move", (id,), label) for label in near(battle, id))
                yield from (Order(verb, (id,)) for verb in VERBS)
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order not in self.orders(battle):
            raise battle.rules.forbid("refuse-verb", "1", verb=order.verb, phase="act")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        id, rule = order.unit, battle.rules.cite("2")
        if order.verb == "move":
            battle.emit(ev.Moved(id, rule, to=order.to, facing="N", path=(order.to,)))
        elif order.verb == "gamble":
            die = yield Roll(D6, rule, message("ask-toy-gamble"))
            battle.emit(ev.LostStrength(id, rule, "gamble", points=die - 3) if die > 3 else gain(id, rule))
        elif order.verb == "dare":
            other = "blue" if battle.step.active == "red" else "red"
            taken = yield Choose("toy.dare", other, ("yes", "no"), rule, id)
            again = yield Choose("toy.pride", battle.step.active, ("yes", "no"), rule, id)
            battle.emit(ev.TrackSet("", rule, what=f"dare.{id}", value=f"{taken} {again}"))
        else:
            battle.emit(ev.Found(id, rule, "scout", what="seen", value=1))
        if battle.piece(id).strength == 0:
            battle.emit(ev.Eliminated(id, rule))
        if not list(mine(battle)):
            battle.emit(ev.GameEnded("", rule, how="exhausted"))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        if battle.state.turn == 3:
            battle.emit(ev.GameEnded("blue", battle.rules.cite("9"), how="on points"))


def gain(id: str, rule: str) -> ev.Event:
    return ev.MarkerSet(id, rule, "gamble", marker="lucky", value="1")


def mine(battle: Battle) -> Iterator[str]:
    initial = battle.step.active[0].upper()
    return (piece.id for piece in battle.state.pieces if piece.id[0] == initial and piece.at != OFF)


def near(battle: Battle, id: str) -> list[str]:
    grid = battle.board.grid
    return [grid.label(cell) for cell in grid.disk(battle.piece(id).at, 1)[1:]]


class Toy:
    """The toy as a system; `reveals` makes scouting a discovery."""

    def __init__(self, hash: str = "toy-hash") -> None:
        self.rules = Rules("toy", {}, {}, Catalogue([files("grognard.core") / "text"]), hash)
        self.phases: dict[str, PhaseRules] = {"act": Act(), "night": PhaseRules()}
        self.verbs = ("move", *VERBS, "done")

    def sequence(self, scenario: Scenario[Own]) -> Sequence:
        data = {
            "player": [{"id": "act", "rule": "2", "title": {"en": "Act"}}],
            "joint": [{"id": "night", "rule": "9", "title": {"en": "Night"}}],
        }
        return sequence(data, (player.id for player in scenario.sides))

    def set_up(self, scenario: Scenario[Own]) -> State:
        rows = enumerate(scenario.own.units)
        return State(tuple(Piece(row.id, at=n, strength=4) for n, row in rows), tracks={"weather": "fine"})

    def side_of(self, scenario: Scenario[Own], unit: str) -> str:
        return next(row.side for row in scenario.own.units if row.id == unit)

    def hide(self, scenario: Scenario[Own], state: State, side: str) -> State:  # noqa: ARG002
        return state

    def problems(self, battle: Battle) -> Iterator[Message]:  # noqa: ARG002
        return iter(())

    def reveals(self, events: tuple[ev.Event, ...]) -> bool:
        return any(isinstance(event, ev.Found) for event in events)


def toy_scenario() -> Scenario[Own]:
    return Scenario(
        id="toy-field",
        ruleset="toy",
        title=Label("Toy field"),
        summary=Label("Six hexes."),
        turns=3,
        clock=Clock("08:00", 20),
        sides=(Player("red", Label("Reds")), Player("blue", Label("Blues"))),
        legend={},
        battlefield=Board(Grid(Numbering(), 3, 2), ["clear"] * 6, [0] * 6),
        own=Own(),
        options=(Option("fog", Label("Fog")),),
        plays="field-hash",
    )


def toy_game(seed: int | str = 7, *, practice: bool = False) -> Game:
    return new_game(Toy(), toy_scenario(), seed, practice=practice)


def play_on(game: Game, steps: int, seed: int = 0) -> None:
    """Some inputs, chosen by chance; dice by the game's seed."""
    chance = random.Random(seed)
    for _ in range(steps):
        if isinstance(game.node, Over):
            return
        given = game.roll() if isinstance(game.node, Chance) else chance.choice(list(game.orders()))
        game.apply(given)
